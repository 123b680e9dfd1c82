import type { Tx } from "#core/db/database.ts"
import { readDetail, type AttemptTiming } from "./attempt-detail.ts"
import { findResponses, type NewResponse } from "./attempt-responses.ts"
import { findAttempts, type AttemptRow, type DeliveryRow } from "./store.ts"
import { findDelivery } from "./unattempted.ts"
import { DeliveryRefusal } from "./refusals.ts"

export type Delivery = DeliveryRow

export interface Attempt extends Omit<AttemptRow, "detail" | "responseId"> {
  timing: AttemptTiming
  isRepeated: boolean
  extraHeaders: readonly string[]
  isTwilioForm?: true
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
  const ids = rows.flatMap(({ responseId }) => responseId ?? [])
  const responses = await findResponses(tx, accountId, ids)
  const attempts = rows.map((row) => attemptOf(row, responses.get(row.responseId ?? "")))
  return { delivery, attempts }
}

/** The last attempt is in the delivery's own row, where `number` is the count. */
function lastAttempt(delivery: DeliveryRow): AttemptRow | undefined {
  const { attempts: number, lastAskedBy: askedBy, lastStartedAt: startedAt, lastDurationMs: durationMs } = delivery
  if (askedBy === null || startedAt === null || durationMs === null) return undefined
  const { lastStatusCode: statusCode, lastError: error, lastResponseBody: responseBody } = delivery
  const { lastDetail: detail, lastResponseId: responseId } = delivery
  return { number, askedBy, startedAt, durationMs, statusCode, error, responseBody, detail, responseId }
}

function attemptOf({ detail, ...row }: AttemptRow, response: NewResponse | undefined): Attempt {
  const { responseHeaders, ...sent } = readDetail(detail)
  return {
    ...row,
    ...sent,
    signature: response?.signature ?? null,
    responseHeaders: response?.headers ?? (row.statusCode === null || row.responseId ? null : responseHeaders),
    responseBody: response?.body ?? row.responseBody,
  }
}

export function requireDelivery(row: DeliveryRow | undefined): DeliveryRow {
  if (!row)
    throw new DeliveryRefusal(
      "delivery_not_found",
      "This account has no delivery with this sid, or its retention time is over.",
    )
  return row
}
