import type { Tx } from "#core/db/database.ts"
import { plainArray, textArray, timeArray } from "#core/db/literals.ts"
import { insertionsOf, type Insertion } from "#core/db/new-rows.ts"
import { idTime } from "#core/std/ids.ts"
import { writeDetail, type AttemptDetail } from "./attempt-detail.ts"
import { insertResponses, type NewResponse } from "./attempt-responses.ts"
import type { DeliveryStatus } from "./delivery-status.ts"
import { deleteResponses } from "./erase-responses.ts"
import type { AttemptRow } from "./store.ts"
import type { NewDelivery } from "./unattempted.ts"

export type AttemptTrigger = AttemptRow["asked_by"]

export interface NewAttempt {
  deliveryId: string
  /** The first columns of the delivery's row, when it had none at the start of the attempt. */
  unwritten: Omit<NewDelivery, "id"> | null
  /** What requested the attempt: the schedule, or a person. */
  askedBy: AttemptTrigger
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
  /** Set for `pending`. */
  nextAttemptAt: number | null
}

/** A recorded attempt, as the statistics count it. */
export interface CountedAttempt {
  accountId: string
  endpointId: string
  startedAt: number
  isSuccess: boolean
}

export type AttemptsOfAccount = readonly [accountId: string, attempts: readonly NewAttempt[]]

/**
 * Records attempts, each as the last one of its delivery, which counts them. The first attempt inserts the
 * row of its delivery. The former last attempt moves to the log. The delivery gets the attempt's status,
 * unless the delivery was cancelled during a failed attempt. A success always counts.
 */
export async function recordAttempts(tx: Tx, attempts: readonly AttemptsOfAccount[]): Promise<void> {
  const batches = attempts.map(([accountId, own]) => ({ accountId, ...oneEach(own) }))
  const first = batches.flatMap(({ accountId, batch }) => {
    return batch.filter(isUnwritten).map((attempt) => ({ accountId, ...attempt }))
  })
  const [inserted] = await Promise.all([
    insertWithAttempt(tx, first),
    ...batches.map(({ accountId, batch }) => storeResponses(tx, accountId, batch)),
  ])
  await Promise.all(
    batches.map(({ accountId, batch }) => {
      const later = batch.filter(({ deliveryId }) => !inserted.has(deliveryId))
      return later.length ? updateLast(tx, accountId, later) : Promise.resolve()
    }),
  )
  const again = batches.filter((batch) => batch.again.length)
  if (again.length)
    await recordAttempts(
      tx,
      again.map((batch) => [batch.accountId, batch.again]),
    )
}

async function storeResponses(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<void> {
  const responses = attempts.flatMap(({ response }) => response ?? [])
  if (responses.length) await insertResponses(tx, accountId, responses)
}

/** For deliveries with rows. */
async function updateLast(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<void> {
  const [, erased] = await Promise.all([logLast(tx, accountId, attempts), writeLast(tx, accountId, attempts)])
  const unwanted = attempts.filter(({ deliveryId }) => erased.has(deliveryId))
  await deleteResponses(
    tx,
    accountId,
    unwanted.flatMap(({ response }) => response?.id ?? []),
  )
}

/**
 * One statement changes a row only once, so a second attempt of the same delivery waits for a second
 * statement.
 */
function oneEach(attempts: readonly NewAttempt[]): { batch: NewAttempt[]; again: NewAttempt[] } {
  const batch = new Map<string, NewAttempt>()
  const again: NewAttempt[] = []
  for (const attempt of attempts) {
    if (batch.has(attempt.deliveryId)) again.push(attempt)
    else batch.set(attempt.deliveryId, attempt)
  }
  // The rows are sorted, because `writeLast` finds values by the id's position among the sorted ids.
  return { batch: [...batch.values()].sort((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1)), again }
}

async function logLast(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<void> {
  await tx.query(
    `with last as materialized (
       select * from deliveries where account_id = $1 and id = any($2) and id between $3 and $4 order by id for update
     )
     insert into delivery_attempts
       (account_id, delivery_id, number, asked_by, started_at, duration_ms, status_code, error, response_body,
        detail, response_id)
     select account_id, id, attempts, last_asked_by, last_started_at, last_duration_ms, last_status_code, last_error, last_response_body,
       last_detail, last_response_id
     from last where attempts > 0`,
    [accountId, ...named(attempts)],
    "deliveries_log_last",
  )
}

type UnwrittenAttempt = NewAttempt & { unwritten: Omit<NewDelivery, "id"> }

function isUnwritten(attempt: NewAttempt): attempt is UnwrittenAttempt {
  return attempt.unwritten !== null
}

/**
 * Inserts rows with their first attempts, of any accounts. Returns the ids of the inserted deliveries. The
 * others already have a row: another claimant was faster, or a person resent, cancelled or erased the
 * delivery.
 */
async function insertWithAttempt(
  tx: Tx,
  attempts: readonly (UnwrittenAttempt & { accountId: string })[],
): Promise<Set<string>> {
  const inserted = await Promise.all(insertionsOf(tx, attempts).map((insertion) => insertTogether(tx, insertion)))
  return new Set(inserted.flat().map(({ id }) => id))
}

function insertTogether(
  tx: Tx,
  { rows: attempts, from }: Insertion<UnwrittenAttempt & { accountId: string }>,
): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at, attempts, status,
       last_asked_by, last_started_at, last_duration_ms, last_status_code, last_error, last_response_body,
       next_attempt_at, ended_at, last_detail, last_response_id)
     select account_id, id, event_id, endpoint_id, event_type, created_at, 1, coalesce(status, 'pending'),
       asked_by, started_at, duration_ms, status_code, error, response_body,
       case when status is null then created_at else next_attempt_at end, ended_at, detail, response_id
     from ${from(
       `$2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[], $7::text[],
       $8::text[], $9::timestamptz[], $10::integer[], $11::smallint[], $12::text[], $13::text[],
       $14::timestamptz[], $15::timestamptz[], $16::text[], $17::uuid[]`,
       `id, event_id, endpoint_id, event_type, created_at, status, asked_by, started_at,
       duration_ms, status_code, error, response_body, next_attempt_at, ended_at, detail, response_id`,
     )}
     on conflict (account_id, id) do nothing returning id`,
    [
      plainArray(attempts.map(({ accountId }) => accountId)),
      plainArray(attempts.map(({ deliveryId }) => deliveryId)),
      plainArray(attempts.map(({ unwritten }) => unwritten.eventId)),
      plainArray(attempts.map(({ unwritten }) => unwritten.endpointId)),
      plainArray(attempts.map(({ unwritten }) => unwritten.eventType)),
      timeArray(attempts.map(({ deliveryId }) => idTime(deliveryId))),
      ...lastValues(attempts),
    ],
    "deliveries_insert_with_attempt",
  )
}

/** The parameters for the columns of the last attempt and for the delivery's status. */
function lastValues(attempts: readonly NewAttempt[]): string[] {
  return [
    plainArray(attempts.map(({ status }) => status)),
    plainArray(attempts.map(({ askedBy }) => askedBy)),
    timeArray(attempts.map(({ startedAt }) => startedAt)),
    plainArray(attempts.map(({ durationMs }) => durationMs)),
    plainArray(attempts.map(({ statusCode }) => statusCode)),
    textArray(attempts.map(({ error }) => error)),
    textArray(attempts.map(({ responseBody }) => responseBody)),
    timeArray(attempts.map(({ nextAttemptAt }) => nextAttemptAt)),
    timeArray(
      attempts.map(({ status, startedAt, durationMs }) =>
        status === "pending" || status === null ? null : startedAt + durationMs,
      ),
    ),
    textArray(attempts.map(({ detail }) => writeDetail(detail))),
    plainArray(attempts.map(({ response }) => response?.id)),
  ]
}

/**
 * Returns the ids of deliveries whose event was erased, so nothing of the response was written. Rows are
 * named by their ids, and each finds its values by its position among them. A join with the parameters
 * could be planned the wrong way round.
 */
async function writeLast(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<Set<string>> {
  const erased = await tx.query<{ id: string }>(
    `with written as (${write} returning id, is_erased) select id from written where is_erased`,
    [accountId, ...named(attempts), ...lastValues(attempts)],
    "deliveries_write_last",
  )
  return new Set(erased.map(({ id }) => id))
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
 * The sorted ids and their bounds. The bounds choose the partitions; `any` would search each of them for
 * each id.
 */
function named(attempts: readonly NewAttempt[]): [string, string | undefined, string | undefined] {
  const ids = attempts.map(({ deliveryId }) => deliveryId)
  return [plainArray(ids), ids[0], ids.at(-1)]
}
