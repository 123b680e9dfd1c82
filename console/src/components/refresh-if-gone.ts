import { ApiError } from "posthorn"
import { queryClient } from "../api/query-client.ts"

/** What somebody else took away while a dialog was open shall not go on standing in the list behind it. */
export function refreshIfGone(failure: unknown): void {
  if (isGone(failure)) void queryClient.invalidateQueries()
}

export function isGone(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404
}
