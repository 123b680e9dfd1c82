import { z } from "zod"
import { exampleHex, named, noted, sid, timestamp } from "#api/wire/schemas.ts"
import { deliveryStatuses } from "#deliveries/delivery-status.ts"

const fields = {
  sid: sid("delivery", "Identifier of the delivery."),
  account_sid: sid("account", "The account that it belongs to."),
  webhook_sid: sid("webhook", "The endpoint that it goes to."),
  event_sid: sid("event", "The event that it brings."),
  event_type: noted(z.string(), "The type of the event.", "messages.delivered"),
  status: noted(z.enum(deliveryStatuses), "`pending` while attempts follow.", "succeeded"),
  attempts: noted(z.int().min(0), "Attempts so far.", 1),
  last_status_code: noted(z.int().nullable(), "HTTP status of the last attempt; null when no answer came.", 204),
  last_error: noted(z.string().nullable(), "The failure of the last attempt.", null),
  created_at: timestamp("When the event happened."),
  next_attempt_at: timestamp("When the next attempt is due.").nullable(),
  ended_at: timestamp("When it ended.").nullable(),
}

export const deliverySchema = named("Delivery", "One event on its way to one endpoint.", z.object(fields))

const part = (sentence: string, example: number | null) => noted(z.int().min(0).nullable(), sentence, example)

const timingSchema = named(
  "AttemptTiming",
  "Where the time of an attempt went, in milliseconds. What the parts leave of the total is waiting for a free connection, and reading the body.",
  z.object({
    dns_ms: part("Looking up the name. Null for a reused connection, like the next two.", null),
    connect_ms: part("Connecting.", null),
    tls_ms: part("The TLS handshake.", null),
    first_byte_ms: part("From the connection to the head of the answer; null when none came.", 82),
    total_ms: noted(z.int().min(0), "All of it.", 84),
  }),
)

const attemptSchema = named(
  "DeliveryAttempt",
  "One attempt of a delivery.",
  z.object({
    number: noted(z.int().min(1), "Counted from 1.", 1),
    asked_by: noted(z.enum(["schedule", "manual", "replay"]), "The cause of the attempt.", "schedule"),
    started_at: timestamp("The start time."),
    duration_ms: noted(z.int().min(0), "How long it took.", 84),
    timing: noted(timingSchema, "The durations of the parts."),
    repeated: noted(
      z.boolean(),
      "Whether the request was repeated at once, because a connection that was kept open ended without an answer. The endpoint may have received it twice, with the same `webhook-id`.",
      false,
    ),
    status_code: noted(z.int().nullable(), "HTTP status of the answer; null when none came.", 204),
    error: noted(z.string().nullable(), "The error.", null),
    request_headers: noted(
      z.record(z.string(), z.string().nullable()),
      "What it was sent with. Null is a value that is not shown: those of the endpoint's own headers never are. The signature is shown only of a failure that was answered, and only to those who may read the endpoint's secret. The body is that of the event.",
    ),
    response_headers: noted(
      z.record(z.string(), z.string()).nullable(),
      "The headers of the response. A failure keeps 4 KiB. A success with an empty body keeps the header that names the request, such as `x-request-id`. Null without a response, or when it is no longer kept.",
    ),
    response_body: noted(
      z.string().nullable(),
      "The beginning of the answer: 16 KiB of a failure's, 64 bytes of a success's.",
      null,
    ),
  }),
)

export const deliveryWithAttemptsSchema = named(
  "DeliveryWithAttempts",
  "A delivery with all its attempts.",
  z.object({ ...fields, attempt_log: noted(z.array(attemptSchema), "The attempts, the first first.") }),
)

export const deliveryExample = {
  sid: `DL${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  webhook_sid: `WH${exampleHex}`,
  event_sid: `EV${exampleHex}`,
  event_type: "messages.delivered",
  status: "succeeded",
  attempts: 1,
  last_status_code: 204,
  last_error: null,
  created_at: "2026-11-21T08:30:00.000Z",
  next_attempt_at: null,
  ended_at: "2026-11-21T08:30:05.120Z",
}

const requestHeaders = {
  "content-type": "application/json",
  "user-agent": "Posthorn-Webhooks/1",
  "accept-encoding": "identity",
  "webhook-id": `EV${exampleHex}`,
}

export const failedAttemptExample = {
  number: 1,
  asked_by: "schedule",
  started_at: "2026-11-21T08:30:00.012Z",
  duration_ms: 47,
  timing: { dns_ms: 9, connect_ms: 11, tls_ms: 14, first_byte_ms: 12, total_ms: 47 },
  repeated: false,
  status_code: 500,
  error: "The receiver answered with status 500.",
  request_headers: {
    ...requestHeaders,
    "webhook-timestamp": "1795249800",
    "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  },
  response_headers: { "content-type": "text/plain", "x-request-id": "8f14e45f" },
  response_body: "The database is away.",
}

export const answeredAttemptExample = {
  number: 2,
  asked_by: "schedule",
  started_at: "2026-11-21T08:30:05.036Z",
  duration_ms: 84,
  timing: { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: 82, total_ms: 84 },
  repeated: false,
  status_code: 204,
  error: null,
  request_headers: { ...requestHeaders, "webhook-timestamp": "1795249805", "webhook-signature": null },
  response_headers: { "x-request-id": "c9f0f895" },
  response_body: null,
}
