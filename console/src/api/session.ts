import { queryOptions } from "@tanstack/react-query"
import { ApiError } from "./api-error.ts"
import { request } from "./request.ts"

export type Role = "owner" | "developer" | "viewer"

export interface Membership {
  account_sid: string
  account_name: string
  role: Role
}

export interface Session {
  member: { sid: string; email: string; name: string; is_operator: boolean; has_totp: boolean }
  memberships: Membership[]
}

/** Null while nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => lookSession(signal),
  staleTime: 60_000,
})

async function lookSession(signal: AbortSignal): Promise<Session | null> {
  try {
    return await request<Session>("/console/v1/session", { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export function signIn(credentials: { email: string; password: string; code?: string }): Promise<Session> {
  return request("/console/v1/sessions", { method: "POST", body: credentials })
}

export function signOut(): Promise<unknown> {
  return request("/console/v1/session", { method: "DELETE" })
}

export interface Invite {
  email: string | null
  account_name: string | null
  role: Role
}

export function lookInvite(token: string): Promise<Invite> {
  return request("/console/v1/invites/look", { query: { token } })
}

export function acceptInvite(acceptance: {
  token: string
  email?: string
  name?: string
  password: string
}): Promise<Session> {
  return request("/console/v1/invites/accept", { method: "POST", body: acceptance })
}
