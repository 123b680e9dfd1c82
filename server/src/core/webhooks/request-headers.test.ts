import assert from "node:assert/strict"
import { test } from "node:test"
import { toSid } from "#core/std/ids.ts"
import { requestHeaders, sentHeaders, visibleRequestHeaders, webhookHeaders } from "./request-headers.ts"

const identity = { eventId: "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d", startedAt: 1_795_249_800_999 }

test("the shown headers are those that were sent, and of an endpoint's own headers only the names", () => {
  const { id, timestamp } = webhookHeaders(identity)
  const sent = [...requestHeaders(id, timestamp, "v1,abc"), "X-Api-Key", "secret", "x-tenant", "7"]
  const shown = visibleRequestHeaders(identity, sentHeaders(sent))
  assert.deepEqual(shown, {
    "content-type": "application/json",
    "user-agent": "Posthorn-Webhooks/1",
    "accept-encoding": "identity",
    "webhook-id": toSid("event", identity.eventId),
    "webhook-timestamp": "1795249800",
    "webhook-signature": "v1,abc",
    "x-api-key": null,
    "x-tenant": null,
  })
  assert.deepEqual(
    Object.keys(shown).slice(-6),
    sent.filter((_, at) => at < 12 && at % 2 === 0),
  )
})
