import { ApiError, ConnectionError, TimeoutError } from "posthorn"

/** What went wrong, for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  if (error instanceof ConnectionError)
    return "The server cannot be reached. Is it running, and is this computer connected to it?"
  if (error instanceof TimeoutError) return "The server did not answer in time. Try again in a moment."
  return error instanceof Error ? error.message : String(error)
}
