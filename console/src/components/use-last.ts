import { useState } from "react"

/** The value that was there last, so that a dialog which is closing keeps its words. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
