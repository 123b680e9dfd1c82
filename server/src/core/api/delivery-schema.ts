import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { exampleHex, named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { shownDeliveryStatuses } from "#core/deliveries/delivery-status.ts"

const fields = {
  sid: sid("delivery", "Identifier of the delivery."),
  account_sid: sid("account", "The account of the delivery."),
  webhook_sid: sid("webhook", "The endpoint that receives the delivery."),
  event_sid: sid("event", "The event that the delivery sends."),
  event_type: noted(z.string(), "The type of the event.", "messages.delivered"),
  status: noted(z.enum(shownDeliveryStatuses), "The status. `pending` means that more attempts follow.", "succeeded"),
  attempts: noted(z.int().min(0), "The number of attempts so far.", 1),
  last_status_code: noted(
    z.int().nullable(),
    "The HTTP status of the last response. Null if the last attempt had no response.",
    204,
  ),
  last_error: noted(z.string().nullable(), "The error of the last attempt. Null if it succeeded.", null),
  created_at: timestamp("The time of the event."),
  next_attempt_at: timestamp("The time of the next attempt. Null if no attempt follows.").nullable(),
  ended_at: timestamp("The time when the delivery succeeded, failed or was canceled. Null before.").nullable(),
}

export const deliverySchema = named("Delivery", "The delivery of one event to one endpoint.", z.object(fields))

const part = (sentence: string, example: number | null) => noted(z.int().min(0).nullable(), sentence, example)

const timingSchema = named(
  "AttemptTiming",
  "The duration of each part of an attempt, in milliseconds. The rest of the total is waiting for a free connection and reading the body.",
  z.object({
    dns_ms: part("The time to look up the host name. Null for a reused connection.", null),
    connect_ms: part("The time to open the connection. Null for a reused connection.", null),
    tls_ms: part("The time for the TLS handshake. Null for a reused connection.", null),
    first_byte_ms: part("The time from the connection to the first byte of the response. Null without a response.", 82),
    total_ms: noted(z.int().min(0), "The total duration of the attempt.", 84),
  }),
)

const attemptSchema = named(
  "DeliveryAttempt",
  "One attempt of a delivery.",
  z.object({
    number: noted(z.int().min(1), "The number of the attempt, starting at 1.", 1),
    asked_by: noted(z.enum(["schedule", "manual", "replay"]), "The cause of the attempt.", "schedule"),
    started_at: timestamp("The start time."),
    duration_ms: noted(z.int().min(0), "The duration in milliseconds.", 84),
    timing: noted(timingSchema, "The duration of each part."),
    repeated: noted(
      z.boolean(),
      "True if Posthorn repeated the request at once, because a reused connection closed without a response. The endpoint can then receive the request twice, with the same `webhook-id`.",
      false,
    ),
    status_code: noted(z.int().nullable(), "The HTTP status of the response. Null without a response.", 204),
    error: noted(z.string().nullable(), "The error. Null if the attempt succeeded.", null),
    request_headers: noted(
      z.record(z.string(), z.string().nullable()),
      "The headers of the request. A null value is hidden: the endpoint's own headers are always hidden. The signature is visible only for a failure that had a response, and only with permission to read the endpoint's secret. The body is the event.",
    ),
    response_headers: noted(
      z.record(z.string(), z.string()).nullable(),
      "The headers of the response. For a failure, Posthorn keeps 4 KiB. For a success with an empty body, it keeps the request id header, such as `x-request-id`. Null without a response, or after the retention time.",
    ),
    response_body: noted(
      z.string().nullable(),
      "The beginning of the response body: 16 KiB for a failure, 64 bytes for a success.",
      null,
    ),
  }),
)

export const deliveryWithAttemptsSchema = named(
  "DeliveryWithAttempts",
  "A delivery with all its attempts.",
  z.object({ ...fields, attempt_log: noted(z.array(attemptSchema), "The attempts, oldest first.") }),
)

export const deliveryExample = exampleOf(deliverySchema, {
  ended_at: "2026-11-21T08:30:05.120Z",
})

const requestHeaders = {
  "content-type": "application/json",
  "user-agent": "Posthorn-Webhooks/1",
  "accept-encoding": "identity",
  "webhook-id": `EV${exampleHex}`,
}

export const failedAttemptExample = exampleOf(attemptSchema, {
  started_at: "2026-11-21T08:30:00.012Z",
  duration_ms: 47,
  timing: { dns_ms: 9, connect_ms: 11, tls_ms: 14, first_byte_ms: 12, total_ms: 47 },
  status_code: 500,
  error: "The receiver responded with status 500.",
  request_headers: {
    ...requestHeaders,
    "webhook-timestamp": "1795249800",
    "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  },
  response_headers: { "content-type": "text/plain", "x-request-id": "8f14e45f" },
  response_body: "The database is away.",
})

export const answeredAttemptExample = exampleOf(attemptSchema, {
  number: 2,
  started_at: "2026-11-21T08:30:05.036Z",
  duration_ms: 84,
  timing: { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: 82, total_ms: 84 },
  status_code: 204,
  error: null,
  request_headers: { ...requestHeaders, "webhook-timestamp": "1795249805", "webhook-signature": null },
  response_headers: { "x-request-id": "c9f0f895" },
  response_body: null,
})
