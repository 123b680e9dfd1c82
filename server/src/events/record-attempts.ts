import type { Tx } from "#db/database.ts"
import { plainArray, textArray, timeArray } from "#db/literals.ts"
import { writeDetail } from "./attempt-detail.ts"
import type { AttemptDetail } from "./attempt-detail.ts"
import { insertResponses } from "./attempt-responses.ts"
import type { NewResponse } from "./attempt-responses.ts"
import { deleteResponses } from "./erase-responses.ts"
import type { AttemptRow, DeliveryStatus } from "./store.ts"

export type AskedBy = AttemptRow["asked_by"]

export interface NewAttempt {
  deliveryId: string
  /** No attempt of this delivery was known when this one began. */
  isFirst: boolean
  /** The schedule, or a person. */
  askedBy: AskedBy
  /** Milliseconds. */
  startedAt: number
  durationMs: number
  statusCode: number | null
  error: string | null
  detail: AttemptDetail
  /** The beginning of a success's body: `kept-response.ts`. */
  responseBody: string | null
  /** The response to a failure, if there was one. */
  response: NewResponse | null
  /** The delivery's new status, or null when the attempt no longer decides it. */
  status: Exclude<DeliveryStatus, "cancelled"> | null
  /** For `pending`. */
  nextAttemptAt: number | null
}

/**
 * Records attempts, each as the last one of its delivery, which counts them. The former last attempt moves to
 * the log. The delivery gets the attempt's status, unless it was cancelled while the attempt was under way
 * and the attempt failed: a success always counts. Nothing is recorded for deliveries that are older than the
 * log.
 */
export async function recordAttempts(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<void> {
  const { batch, again } = oneEach(attempts)
  if (!batch.length) return
  const responses = batch.flatMap(({ response }) => response ?? [])
  if (responses.length) await insertResponses(tx, accountId, responses)
  const first = batch.filter(({ isFirst }) => isFirst)
  const written = first.length ? await writeLast(tx, accountId, first, { isFirst: true }) : noneOdd
  // Another claimant of the same delivery may have been faster: its claim was lost, or it holds the delivery
  // now.
  const later = batch.filter(({ deliveryId, isFirst }) => !isFirst || written.missing.has(deliveryId))
  const [, added] = later.length
    ? await Promise.all([logLast(tx, accountId, later), writeLast(tx, accountId, later, { isFirst: false })])
    : [undefined, noneOdd]
  const erased = batch.filter(({ deliveryId }) => written.erased.has(deliveryId) || added.erased.has(deliveryId))
  await deleteResponses(
    tx,
    accountId,
    erased.flatMap(({ response }) => response?.id ?? []),
  )
  await recordAttempts(tx, accountId, again)
}

/** A statement changes a row once, so a second attempt of the same delivery waits for a second statement. */
function oneEach(attempts: readonly NewAttempt[]): { batch: NewAttempt[]; again: NewAttempt[] } {
  const batch = new Map<string, NewAttempt>()
  const again: NewAttempt[] = []
  for (const attempt of attempts) {
    if (batch.has(attempt.deliveryId)) again.push(attempt)
    else batch.set(attempt.deliveryId, attempt)
  }
  // The statements below look up values by the id's position among the sorted ids.
  return { batch: [...batch.values()].sort((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1)), again }
}

async function logLast(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<void> {
  await tx.query(
    `insert into delivery_attempts
       (account_id, delivery_id, number, asked_by, started_at, duration_ms, status_code, error, response_body,
        detail, response_id)
     select account_id, id, attempts, last_asked_by, last_started_at, last_duration_ms, last_status_code, last_error, last_response_body,
       last_detail, last_response_id
     from deliveries where account_id = $1 and id = any($2) and id between $3 and $4 and attempts > 0 for update`,
    [accountId, ...named(attempts)],
    "events_log_last",
  )
}

/** Deliveries, by their ids, for which less was written than usual. */
interface Odd {
  /** Nothing was written: the delivery is not kept, or had an attempt before its first. */
  missing: ReadonlySet<string>
  /** The event was erased, so nothing of the response was written. */
  erased: ReadonlySet<string>
}

const noneOdd: Odd = { missing: new Set(), erased: new Set() }

/**
 * Rows are named by their ids, and each finds its values by its position among them. A join with the
 * parameters could be planned the wrong way round.
 */
async function writeLast(
  tx: Tx,
  accountId: string,
  attempts: readonly NewAttempt[],
  { isFirst }: { isFirst: boolean },
): Promise<Odd> {
  const odd = await tx.query<{ id: string; is_erased: boolean }>(
    `with written as (${write} ${isFirst ? "and attempts = 0" : ""} returning id, is_erased)
     select id, false as is_erased from unnest($2::uuid[]) as asked (id) where id not in (select id from written)
     union all select id, true from written where is_erased`,
    [
      accountId,
      ...named(attempts),
      plainArray(attempts.map(({ status }) => status)),
      plainArray(attempts.map(({ askedBy }) => askedBy)),
      timeArray(attempts.map(({ startedAt }) => startedAt)),
      plainArray(attempts.map(({ durationMs }) => durationMs)),
      plainArray(attempts.map(({ statusCode }) => statusCode)),
      textArray(attempts.map(({ error }) => error)),
      textArray(attempts.map(({ responseBody }) => responseBody)),
      timeArray(attempts.map(({ nextAttemptAt }) => nextAttemptAt)),
      timeArray(
        attempts.map(({ status, startedAt, durationMs }) => (status === "pending" ? null : startedAt + durationMs)),
      ),
      textArray(attempts.map(({ detail }) => writeDetail(detail))),
      plainArray(attempts.map(({ response }) => response?.id)),
    ],
    isFirst ? "events_write_first" : "events_write_last",
  )
  if (!odd.length) return noneOdd
  const [missing, erased] = [odd.filter(({ is_erased }) => !is_erased), odd.filter(({ is_erased }) => is_erased)]
  return { missing: new Set(missing.map(({ id }) => id)), erased: new Set(erased.map(({ id }) => id)) }
}

const place = "width_bucket(id, $2::uuid[])"
const newStatus = `($5::text[])[${place}]`
const isMoved = `(${newStatus} = 'succeeded' or (${newStatus} is not null and status = 'pending'))`

// Citus 13 and 14 crash when a column is set to a plain element of an array, hence `coalesce` around it.
const write = `update deliveries set attempts = attempts + 1,
    last_asked_by = coalesce(($6::text[])[${place}]),
    last_started_at = coalesce(($7::timestamptz[])[${place}]),
    last_duration_ms = coalesce(($8::integer[])[${place}]),
    last_status_code = coalesce(($9::smallint[])[${place}]),
    last_error = coalesce(($10::text[])[${place}]),
    last_response_body = case when is_erased then null else ($11::text[])[${place}] end,
    last_detail = case when is_erased then null else ($14::text[])[${place}] end,
    last_response_id = case when is_erased then null else ($15::uuid[])[${place}] end,
    status = case when ${isMoved} then ${newStatus} else status end,
    next_attempt_at = case when ${isMoved} then ($12::timestamptz[])[${place}] else next_attempt_at end,
    ended_at = case when ${isMoved} then ($13::timestamptz[])[${place}] else ended_at end
  where account_id = $1 and id = any($2) and id between $3 and $4`

/**
 * The sorted ids and their bounds. The bounds choose the partitions; `any` would search each of them for each
 * id.
 */
function named(attempts: readonly NewAttempt[]): [string, string | undefined, string | undefined] {
  const ids = attempts.map(({ deliveryId }) => deliveryId)
  return [plainArray(ids), ids[0], ids.at(-1)]
}
