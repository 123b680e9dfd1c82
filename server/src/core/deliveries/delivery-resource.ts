import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { Attempt } from "./deliveries.ts"
import { shownDeliveryStatus } from "./delivery-status.ts"
import type { DeliveryRow } from "./store.ts"

/** A delivery as the API shows it: one event for one endpoint. */
export function renderDelivery(accountId: string, delivery: DeliveryRow) {
  return {
    sid: toSid("delivery", delivery.id),
    account_sid: toSid("account", accountId),
    webhook_sid: toSid("webhook", delivery.endpointId),
    event_sid: toSid("event", delivery.eventId),
    event_type: delivery.eventType,
    status: shownDeliveryStatus(delivery.status),
    attempts: delivery.attempts,
    last_status_code: delivery.lastStatusCode,
    last_error: delivery.lastError,
    created_at: isoTime(delivery.createdAt),
    next_attempt_at: isoTime(delivery.nextAttemptAt),
    ended_at: isoTime(delivery.endedAt),
  }
}

/** `requestHeaders` are the sent headers, in the form that the account can see. */
export function renderAttempt(attempt: Attempt, requestHeaders: Readonly<Record<string, string | null>>) {
  const { timing } = attempt
  return {
    number: attempt.number,
    asked_by: attempt.askedBy,
    started_at: isoTime(attempt.startedAt),
    duration_ms: attempt.durationMs,
    timing: {
      dns_ms: timing.dnsMs,
      connect_ms: timing.connectMs,
      tls_ms: timing.tlsMs,
      first_byte_ms: timing.firstByteMs,
      total_ms: attempt.durationMs,
    },
    repeated: attempt.isRepeated,
    status_code: attempt.statusCode,
    error: attempt.error,
    request_headers: requestHeaders,
    response_headers: attempt.responseHeaders,
    response_body: attempt.responseBody,
  }
}
