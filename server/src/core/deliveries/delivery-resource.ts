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
    webhook_sid: toSid("webhook", delivery.endpoint_id),
    event_sid: toSid("event", delivery.event_id),
    event_type: delivery.event_type,
    status: shownDeliveryStatus(delivery.status),
    attempts: delivery.attempts,
    last_status_code: delivery.last_status_code,
    last_error: delivery.last_error,
    created_at: isoTime(delivery.created_at),
    next_attempt_at: isoTime(delivery.next_attempt_at),
    ended_at: isoTime(delivery.ended_at),
  }
}

/** `requestHeaders` are the sent headers, in the form that the account can see. */
export function renderAttempt(attempt: Attempt, requestHeaders: Readonly<Record<string, string | null>>) {
  const { timing } = attempt
  return {
    number: attempt.number,
    asked_by: attempt.asked_by,
    started_at: isoTime(attempt.started_at),
    duration_ms: attempt.duration_ms,
    timing: {
      dns_ms: timing.dnsMs,
      connect_ms: timing.connectMs,
      tls_ms: timing.tlsMs,
      first_byte_ms: timing.firstByteMs,
      total_ms: attempt.duration_ms,
    },
    repeated: attempt.isRepeated,
    status_code: attempt.status_code,
    error: attempt.error,
    request_headers: requestHeaders,
    response_headers: attempt.responseHeaders,
    response_body: attempt.response_body,
  }
}
