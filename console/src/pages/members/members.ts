import type { Posthorn } from "posthorn"
import type { Membership } from "../../api/session.ts"

export type Role = Membership["role"]

export interface Member {
  sid: string
  email: string
  name: string
  role: Role | null
  is_operator: boolean
  has_totp: boolean
  created_at: string
}

export interface Invite {
  sid: string
  role: Role
  is_operator: boolean
  email: string | null
  made_by: string | null
  created_at: string
  ends_at: string
}

/** Its link is told only once. */
export interface NewInvite extends Invite {
  path: string
}

export const meaningOfRole: Record<Role, string> = {
  owner: "everything, with members, tokens and API keys",
  developer: "everything but members, tokens and API keys",
  viewer: "reads, and sees no secret",
}

/** The members of the account for which the client speaks. */
export function membersOf(client: Posthorn) {
  const members = "/console/v1/members"
  const invites = "/console/v1/invites"
  return {
    list: (cursor: string | undefined, signal: AbortSignal) =>
      client.list<Member>({ method: "GET", path: members, query: { cursor } }, { signal }).firstPage(),
    setRole: (sid: string, role: Role) =>
      client.request<Member>({ method: "PATCH", path: `${members}/{sid}`, sid, body: { role } }),
    remove: (sid: string) => client.request({ method: "DELETE", path: `${members}/{sid}`, sid }),
    invites: (signal: AbortSignal) =>
      Array.fromAsync(client.list<Invite>({ method: "GET", path: invites }, { signal })),
    invite: (body: { role: Role; email?: string }) =>
      client.request<NewInvite>({ method: "POST", path: invites, body, takesKey: true }),
    withdraw: (sid: string) => client.request({ method: "DELETE", path: `${invites}/{sid}`, sid }),
  }
}
