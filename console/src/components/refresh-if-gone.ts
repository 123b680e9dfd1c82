import { ApiError } from "@posthorn/client"
import { queryClient } from "../api/query-client.ts"

/** Reloads the list when its object was deleted while a dialog was open. */
export function refreshIfGone(failure: unknown): void {
  if (isGone(failure)) void queryClient.invalidateQueries()
}

export function isGone(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404
}
