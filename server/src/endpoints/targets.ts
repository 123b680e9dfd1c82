import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import type { Lane } from "#queue/queue.ts"
import { findEndpoint, type EndpointRow } from "./store.ts"

/** The columns that are needed to send to an endpoint. */
export type Target = Pick<
  EndpointRow,
  | "id"
  | "url"
  | "secret"
  | "older_secret"
  | "older_secret_until"
  | "oldest_secret"
  | "oldest_secret_until"
  | "settings"
  | "consecutive_failures"
  | "paused_until"
>

export interface SubscribedEndpoint extends Target {
  account_id: string
  /** Its deliveries wait until it is resumed. */
  is_paused: boolean
  /** Only one process may send to it: `reserveEndpoint`. */
  is_reserved: boolean
  /** Names and patterns. */
  events: string[]
}

/** Returns the subscribed endpoints of the accounts. Hot: once for each batch of changes. */
export function subscribedEndpoints(tx: Tx, accountIds: readonly string[]): Promise<SubscribedEndpoint[]> {
  return tx.query<SubscribedEndpoint>(
    `select account_id, id, events, url, secret, older_secret, older_secret_until, oldest_secret, oldest_secret_until,
       settings, consecutive_failures, paused_until, status = 'paused' as is_paused,
       (max_in_flight is not null or rate_limit is not null or ordering <> 'none') as is_reserved
     from webhook_endpoints where account_id = any($1) and status <> 'disabled'`,
    [plainArray(accountIds)],
    "events_subscriptions",
  )
}

/** The endpoint of a lane, or undefined when it was deleted. */
export function readTarget(tx: Tx, lane: Lane): Promise<EndpointRow | undefined> {
  return findEndpoint(tx, lane.accountId, lane.targetId)
}
