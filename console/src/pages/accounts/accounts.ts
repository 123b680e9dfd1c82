import type { Posthorn } from "posthorn"

export interface Account {
  sid: string
  name: string
  status: "active" | "suspended"
  rate_per_second: number | null
  /** By status. */
  messages_last_day: Record<string, number>
  created_at: string
  updated_at: string
}

/** Its token is told only once. */
export interface NewAccount extends Account {
  auth_token: string
}

export interface AccountPatch {
  name?: string
  status?: Account["status"]
  rate_per_second?: number | null
}

/** All accounts of the installation. */
export function accountsOf(client: Posthorn) {
  const path = "/operator/v1/accounts"
  return {
    list: (cursor: string | undefined, signal: AbortSignal) =>
      client.list<Account>({ method: "GET", path, query: { cursor } }, { signal }).firstPage(),
    create: (body: AccountPatch) => client.request<NewAccount>({ method: "POST", path, body, takesKey: true }),
    update: (sid: string, body: AccountPatch) =>
      client.request<Account>({ method: "PATCH", path: `${path}/{sid}`, sid, body }),
  }
}

/** Messages of the last day, and how many of them came to nothing. */
export function trafficOf({ messages_last_day: counts }: Account): { total: number; lost: number } {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { total, lost: (counts["failed"] ?? 0) + (counts["undelivered"] ?? 0) }
}
