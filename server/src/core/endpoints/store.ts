import type { Tx } from "#core/db/database.ts"
import { textArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"

export type DisabledReason = "gone" | "failing" | "by_user"

/** The deliveries of a paused endpoint are kept, those of a disabled one are cancelled. */
export type EndpointStatus = "enabled" | "paused" | "disabled"

/**
 * `fifo`: one at a time, in the order of their creation. A failed delivery blocks later ones until it
 * succeeds or is given up.
 */
export type Ordering = "none" | "fifo"

/** How a status callback looks: an event as for other endpoints, or a request as Twilio sends it. */
export type CallbackForm = "posthorn" | "twilio"

/** How much an endpoint receives, and in which order. */
export interface SendingRules {
  /** Requests under way at once; null: ten, and more for an endpoint that answers quickly. */
  maxInFlight: number | null
  /** Requests a second; null: no limit. */
  rateLimit: number | null
  ordering: Ordering
}

export interface EndpointRow {
  id: string
  url: string
  description: string
  /** Empty for an endpoint of status callbacks. */
  events: string[]
  /** Null for an endpoint that subscribes to events. */
  callbackForm: CallbackForm | null
  status: EndpointStatus
  disabledReason: DisabledReason | null
  maxInFlight: number | null
  rateLimit: number | null
  ordering: Ordering
  secret: Buffer
  olderSecret: Buffer | null
  olderSecretUntil: number | null
  oldestSecret: Buffer | null
  oldestSecretUntil: number | null
  /** endpoint-settings.ts; null for the defaults. */
  settings: string | null
  sealedSettings: Buffer | null
  lastSuccessAt: number | null
  firstFailureAt: number | null
  lastFailureAt: number | null
  lastFailure: string | null
  consecutiveFailures: number
  pausedUntil: number | null
  /** The circuit is open until this time and half open after it. Null: closed. */
  circuitUntil: number | null
  createdAt: number
  updatedAt: number
}

const endpointColumns =
  "id, url, description, events, callback_form, status, disabled_reason, max_in_flight, rate_limit, ordering, circuit_until, secret, older_secret, " +
  "older_secret_until, oldest_secret, oldest_secret_until, settings, sealed_settings, last_success_at, first_failure_at, last_failure_at, " +
  "last_failure, consecutive_failures, paused_until, created_at, updated_at"

/**
 * Locks the endpoints of the account until the transaction ends, then counts those of one kind. So two
 * concurrent creations cannot exceed the limit.
 */
export async function countEndpoints(tx: Tx, accountId: string, kind: "events" | "callbacks"): Promise<number> {
  await tx.query("select from webhook_endpoints where account_id = $1 order by id for update", [accountId])
  const [row] = await tx.query<{ count: number }>(
    "select count(*) from webhook_endpoints where account_id = $1 and (callback_form is not null) = $2",
    [accountId, kind === "callbacks"],
  )
  return row?.count ?? 0
}

export interface NewEndpointRow extends SendingRules {
  id: string
  url: string
  description: string
  events: readonly string[]
  secret: Buffer
  settings: string | null
  sealedSettings: Buffer | null
  now: number
}

export async function insertEndpoint(tx: Tx, accountId: string, endpoint: NewEndpointRow): Promise<EndpointRow> {
  const { id, url, description, events, secret, settings, sealedSettings: sealed, now } = endpoint
  const { maxInFlight, rateLimit, ordering } = endpoint
  const rows = await tx.query<EndpointRow>(
    `insert into webhook_endpoints (account_id, id, url, description, events, secret, settings, sealed_settings,
       max_in_flight, rate_limit, ordering, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${endpointColumns}`,
    [
      accountId,
      id,
      url,
      description,
      textArray(events),
      secret,
      settings,
      sealed,
      maxInFlight,
      rateLimit,
      ordering,
      time(now),
    ],
  )
  return rows[0] as EndpointRow
}

/** Returns the id of the endpoint for status callbacks to this origin. */
export async function findCallbackEndpoint(
  tx: Tx,
  accountId: string,
  { url, form }: { url: string; form: CallbackForm },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from webhook_endpoints where account_id = $1 and url = $2 and callback_form = $3",
    [accountId, url, form],
    "endpoints_find_callback",
  )
  return row?.id
}

/** Inserts the endpoint, unless another process was faster. Returns the id of the one that exists now. */
export async function ensureCallbackEndpoint(
  tx: Tx,
  accountId: string,
  endpoint: { id: string; url: string; form: CallbackForm; secret: Buffer; now: number },
): Promise<string> {
  const { id, url, form, secret, now } = endpoint
  await tx.query(
    `insert into webhook_endpoints (account_id, id, url, callback_form, events, secret, created_at, updated_at)
     values ($1, $2, $3, $4, '{}', $5, $6, $6) on conflict do nothing`,
    [accountId, id, url, form, secret, time(now)],
  )
  return (await findCallbackEndpoint(tx, accountId, endpoint)) ?? id
}

export async function findEndpoint(tx: Tx, accountId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.query<EndpointRow>(
    `select ${endpointColumns} from webhook_endpoints where account_id = $1 and id = $2`,
    [accountId, id],
    "endpoints_find",
  )
  return row
}

/** Locks the row until the transaction ends, so that the endpoint does not change. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.query<EndpointRow>(
    `select ${endpointColumns} from webhook_endpoints where account_id = $1 and id = $2 for update`,
    [accountId, id],
  )
  return row
}

export function findEndpoints(tx: Tx, accountId: string, page: Page): Promise<EndpointRow[]> {
  return tx.query<EndpointRow>(
    `select ${endpointColumns} from webhook_endpoints where account_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [accountId, page.before, page.limit],
  )
}

/**
 * Writes the values that a person can change and the status, and closes the circuit. The health record of a
 * row that is `fresh` starts empty.
 */
export async function writeEndpoint(
  tx: Tx,
  accountId: string,
  row: EndpointRow,
  options: { isFresh: boolean; now: number },
): Promise<EndpointRow> {
  const rows = await tx.query<EndpointRow>(
    `update webhook_endpoints set url = $3, description = $4, events = $5, status = $6, disabled_reason = $7, updated_at = $8,
       secret = $10, settings = $11, sealed_settings = $12,
       max_in_flight = $13, rate_limit = $14, ordering = $15, circuit_until = null,
       warned_hours = case when $9 then 0 else warned_hours end,
       consecutive_failures = case when $9 then 0 else consecutive_failures end,
       first_failure_at = case when $9 then null else first_failure_at end,
       paused_until = case when $9 then null else paused_until end
     where account_id = $1 and id = $2 returning ${endpointColumns}`,
    [
      accountId,
      row.id,
      row.url,
      row.description,
      textArray(row.events),
      row.status,
      row.disabledReason,
      time(options.now),
      options.isFresh,
      row.secret,
      row.settings,
      row.sealedSettings,
      row.maxInFlight,
      row.rateLimit,
      row.ordering,
    ],
  )
  return rows[0] ?? row
}

/** Writes the secrets of a row, and its settings, which contain the public key. */
export async function writeSecrets(tx: Tx, accountId: string, row: EndpointRow, now: number): Promise<EndpointRow> {
  const rows = await tx.query<EndpointRow>(
    `update webhook_endpoints set secret = $3, older_secret = $4, older_secret_until = $5, oldest_secret = $6,
       oldest_secret_until = $7, settings = $8, updated_at = $9
     where account_id = $1 and id = $2 returning ${endpointColumns}`,
    [
      accountId,
      row.id,
      row.secret,
      row.olderSecret,
      time(row.olderSecretUntil),
      row.oldestSecret,
      time(row.oldestSecretUntil),
      row.settings,
      time(now),
    ],
  )
  return rows[0] ?? row
}

export async function removeEndpoint(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx.query("delete from webhook_endpoints where account_id = $1 and id = $2 returning id", [
    accountId,
    id,
  ])
  return rows.length === 1
}
