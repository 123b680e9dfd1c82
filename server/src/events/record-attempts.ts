import type { Tx } from "#db/database.ts"
import { plainArray, textArray, timeArray } from "#db/literals.ts"
import { bounds } from "./claimed-deliveries.ts"
import type { AttemptRow, DeliveryStatus } from "./store.ts"

export type AskedBy = AttemptRow["asked_by"]

export interface NewAttempt {
  id: string
  deliveryId: string
  endpointId: string
  number: number
  /** The schedule, or a person. */
  askedBy: AskedBy
  /** Milliseconds. */
  startedAt: number
  durationMs: number
  statusCode: number | null
  error: string | null
  responseBody: string | null
}

/** Adds to the log of attempts. */
export async function recordAttempts(tx: Tx, accountId: string, attempts: readonly NewAttempt[]): Promise<void> {
  if (!attempts.length) return
  await tx.query(
    `insert into delivery_attempts
       (account_id, id, delivery_id, endpoint_id, number, asked_by, started_at, duration_ms, status_code, error, response_body)
     select $1, * from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::smallint[], $6::text[], $7::timestamptz[], $8::integer[],
       $9::smallint[], $10::text[], $11::text[])`,
    [
      accountId,
      plainArray(attempts.map((attempt) => attempt.id)),
      plainArray(attempts.map((attempt) => attempt.deliveryId)),
      plainArray(attempts.map((attempt) => attempt.endpointId)),
      plainArray(attempts.map((attempt) => attempt.number)),
      plainArray(attempts.map((attempt) => attempt.askedBy)),
      timeArray(attempts.map((attempt) => attempt.startedAt)),
      plainArray(attempts.map((attempt) => attempt.durationMs)),
      plainArray(attempts.map((attempt) => attempt.statusCode)),
      textArray(attempts.map((attempt) => attempt.error)),
      textArray(attempts.map((attempt) => attempt.responseBody)),
    ],
    "events_record_attempts",
  )
}

export interface DeliveryOutcome {
  id: string
  status: DeliveryStatus
  statusCode: number | null
  error: string | null
  /** For `pending`. */
  nextAttemptAt: number | null
  /** For everything else. */
  endedAt: number | null
}

/**
 * Writes what an attempt made of each delivery. One that was cancelled while the attempt was under way stays so, unless the
 * attempt succeeded: what arrived has arrived.
 */
export async function recordOutcomes(tx: Tx, accountId: string, outcomes: readonly DeliveryOutcome[]): Promise<void> {
  if (!outcomes.length) return
  const [first, last] = bounds(outcomes.map(({ id }) => id))
  await tx.query(
    `update deliveries as d set status = o.status, attempts = d.attempts + 1, last_status_code = o.status_code, last_error = o.error,
       next_attempt_at = o.next_attempt_at, ended_at = o.ended_at
     from unnest($2::uuid[], $3::text[], $4::smallint[], $5::text[], $6::timestamptz[], $7::timestamptz[])
       as o (id, status, status_code, error, next_attempt_at, ended_at)
     where d.account_id = $1 and d.id = o.id and d.id between $8 and $9 and (d.status = 'pending' or o.status = 'succeeded')`,
    [
      accountId,
      plainArray(outcomes.map((outcome) => outcome.id)),
      plainArray(outcomes.map((outcome) => outcome.status)),
      plainArray(outcomes.map((outcome) => outcome.statusCode)),
      textArray(outcomes.map((outcome) => outcome.error)),
      timeArray(outcomes.map((outcome) => outcome.nextAttemptAt)),
      timeArray(outcomes.map((outcome) => outcome.endedAt)),
      first,
      last,
    ],
    "events_record_outcomes",
  )
}
