import { queryOptions } from "@tanstack/react-query"
import { ApiError, type RequestOptions } from "@posthorn/client"
import { consoleApi } from "./client.ts"
import type { SignedInMember } from "./generated/schemas.ts"

export type Session = SignedInMember
export type Membership = Session["memberships"][number]

/** Null while no member is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => lookSession({ signal }),
  staleTime: 5_000,
})

export async function lookSession(options: RequestOptions): Promise<Session | null> {
  try {
    return await consoleApi.session.get(options)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
