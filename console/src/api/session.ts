import { queryOptions } from "@tanstack/react-query"
import { ApiError } from "posthorn"
import { client } from "./client.ts"

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
    return await client.request<Session>({ method: "GET", path: "/console/v1/session" }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** `code` when the member has a second factor: the first try is refused with `code_required`. */
export interface Credentials {
  email: string
  password: string
  code?: string
}

export function signIn(body: Credentials): Promise<Session> {
  return client.request({ method: "POST", path: "/console/v1/sessions", body })
}

export function signOut(): Promise<void> {
  return client.request({ method: "DELETE", path: "/console/v1/session" })
}

/** What a link gives to whoever has it. */
export interface InviteOffer {
  account_name: string | null
  role: Role | null
  is_operator: boolean
  /** Who alone may use it. */
  email: string | null
  is_reset: boolean
  /** Whether that email is a member's already; null without email. */
  is_member: boolean | null
}

export function lookInvite(token: string): Promise<InviteOffer> {
  return client.request({ method: "POST", path: "/console/v1/invites/look", body: { token } })
}

export interface Acceptance {
  token: string
  email?: string
  name?: string
  password: string
  code?: string
}

export function acceptInvite(body: Acceptance): Promise<Session> {
  return client.request({ method: "POST", path: "/console/v1/invites/accept", body })
}
