import { ApiError, ConnectionError, TimeoutError } from "posthorn"
import type { ReactNode } from "react"
import { wordsOfParam } from "./faults.ts"
import { withCode } from "./with-code.tsx"

/** Converts an error into a sentence. `labelOf` returns the label of a parameter that the server names. */
export function sentenceOf(error: unknown, labelOf?: (name: string) => string | undefined): ReactNode {
  if (error instanceof ApiError) return withCode(error.detail, labelOf ?? wordsOfParam(error.param))
  if (error instanceof ConnectionError)
    return "The server cannot be reached. Is it running, and is this computer connected to it?"
  if (error instanceof TimeoutError) return "The server did not answer in time. Try again in a moment."
  return error instanceof Error ? error.message : String(error)
}
