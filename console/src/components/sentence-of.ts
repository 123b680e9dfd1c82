import { ApiError, ConnectionError, TimeoutError } from "posthorn"
import type { ReactNode } from "react"
import { withCode } from "./with-code.tsx"

/** What went wrong, for people. */
export function sentenceOf(error: unknown): ReactNode {
  if (error instanceof ApiError) return withCode(error.detail)
  if (error instanceof ConnectionError)
    return "The server cannot be reached. Is it running, and is this computer connected to it?"
  if (error instanceof TimeoutError) return "The server did not answer in time. Try again in a moment."
  return error instanceof Error ? error.message : String(error)
}
