import type { Tx } from "#core/db/database.ts"
import type { EventType } from "#core/events/catalogue.ts"
import type { DeliveryStatus } from "./delivery-status.ts"

export interface DeliveryRow {
  id: string
  event_id: string
  endpoint_id: string
  event_type: EventType
  status: DeliveryStatus
  /** How many attempts were made. */
  attempts: number
  /** The values of the last attempt; null before the first. */
  last_asked_by: AttemptRow["asked_by"] | null
  last_started_at: number | null
  last_duration_ms: number | null
  last_status_code: number | null
  last_error: string | null
  last_response_body: string | null
  last_detail: string | null
  last_response_id: string | null
  created_at: number
  next_attempt_at: number | null
  ended_at: number | null
}

export const deliveryColumns =
  "id, event_id, endpoint_id, event_type, status, attempts, last_asked_by, last_started_at, last_duration_ms, last_status_code, " +
  "last_error, last_response_body, last_detail, last_response_id, created_at, next_attempt_at, ended_at"

export async function findDeliveryRow(tx: Tx, accountId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where account_id = $1 and id = $2`,
    [accountId, id],
  )
  return row
}

export interface AttemptRow {
  /** The number of the attempt, from 1, in the order of the records. */
  number: number
  asked_by: "schedule" | "manual" | "replay"
  started_at: number
  duration_ms: number
  status_code: number | null
  error: string | null
  /**
   * The beginning of a success's body. A failure's body is here only in rows from before failures had a table
   * of their own.
   */
  response_body: string | null
  detail: string | null
  response_id: string | null
}

/** Returns the attempts of a delivery before this one, the first one first. */
export function findAttempts(
  tx: Tx,
  accountId: string,
  deliveryId: string,
  { before, attemptsMax }: { before: number; attemptsMax: number },
): Promise<AttemptRow[]> {
  return tx.query<AttemptRow>(
    `select number, asked_by, started_at, duration_ms, status_code, error, response_body, detail, response_id
     from delivery_attempts where account_id = $1 and delivery_id = $2 and number < $3 order by number limit $4`,
    [accountId, deliveryId, before, attemptsMax],
  )
}
