import { ApiError } from "../api/api-error.ts"

/** What went wrong, for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  if (error instanceof TypeError && /fetch|network/i.test(error.message))
    return "The server cannot be reached. Is it running, and is this computer connected to it?"
  return error instanceof Error ? error.message : String(error)
}
