import type { Tx } from "#core/db/database.ts"
import { EventRefusal } from "#core/events/refusals.ts"
import { readDetail, type AttemptTiming } from "./attempt-detail.ts"
import { findResponses, type NewResponse } from "./attempt-responses.ts"
import { findAttempts, type AttemptRow, type DeliveryRow } from "./store.ts"
import { findDelivery } from "./unattempted.ts"

export type Delivery = DeliveryRow

export interface Attempt extends Omit<AttemptRow, "detail" | "response_id"> {
  timing: AttemptTiming
  isRepeated: boolean
  extraHeaders: readonly string[]
  /** These are null without a response, or when the response was deleted. */
  signature: string | null
  responseHeaders: Readonly<Record<string, string>> | null
}

/**
 * The limit of attempts before the last. A delivery has ten attempts by the schedule. Each further one was
 * requested.
 */
const attemptsShownMax = 1_000

/** Returns a delivery with its attempts, the first one first. Refuses `delivery_not_found`. */
export async function getDelivery(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ delivery: Delivery; attempts: Attempt[] }> {
  const delivery = requireDelivery(await findDelivery(tx, accountId, id))
  const last = lastAttempt(delivery)
  if (!last) return { delivery, attempts: [] }
  const earlier = await findAttempts(tx, accountId, id, { before: last.number, attemptsMax: attemptsShownMax })
  const rows = [...earlier, last]
  const ids = rows.flatMap(({ response_id }) => response_id ?? [])
  const responses = await findResponses(tx, accountId, ids)
  const attempts = rows.map((row) => attemptOf(row, responses.get(row.response_id ?? "")))
  return { delivery, attempts }
}

/** The last attempt is in the delivery's own row, where `number` is the count. */
function lastAttempt(delivery: DeliveryRow): AttemptRow | undefined {
  const {
    attempts: number,
    last_asked_by: asked_by,
    last_started_at: started_at,
    last_duration_ms: duration_ms,
  } = delivery
  if (asked_by === null || started_at === null || duration_ms === null) return undefined
  const { last_status_code: status_code, last_error: error, last_response_body: response_body } = delivery
  const { last_detail: detail, last_response_id: response_id } = delivery
  return { number, asked_by, started_at, duration_ms, status_code, error, response_body, detail, response_id }
}

function attemptOf({ detail, response_id, ...row }: AttemptRow, response: NewResponse | undefined): Attempt {
  const { timing, isRepeated, extraHeaders, responseHeaders } = readDetail(detail)
  return {
    ...row,
    timing,
    isRepeated,
    extraHeaders,
    signature: response?.signature ?? null,
    responseHeaders: response?.headers ?? (row.status_code === null || response_id ? null : responseHeaders),
    response_body: response?.body ?? row.response_body,
  }
}

export function requireDelivery(row: DeliveryRow | undefined): DeliveryRow {
  if (!row)
    throw new EventRefusal(
      "delivery_not_found",
      "This account has no delivery with this sid, or its retention time is over.",
    )
  return row
}
