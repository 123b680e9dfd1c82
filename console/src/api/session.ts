import { queryOptions } from "@tanstack/react-query"
import { ApiError } from "posthorn"
import { consoleApi } from "./client.ts"
import type { SignedInMember } from "./generated/schemas.ts"

export type Session = SignedInMember
export type Membership = Session["memberships"][number]

/** Null while nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => lookSession(signal),
  staleTime: 5_000,
})

async function lookSession(signal: AbortSignal): Promise<Session | null> {
  try {
    return await consoleApi.session.get({ signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
