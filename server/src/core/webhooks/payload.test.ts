import assert from "node:assert/strict"
import { test } from "node:test"
import { eventBody } from "#core/events/event-body.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { thinBody } from "./payload.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const head = { id: newId(), type: "messages.delivered", accountId: newId(), sequence: 4, occurredAt: 0 } as const

test("the thin body of a message has the sid, the status and the path, and the rest of the event as it is", () => {
  const sid = toSid("message", newId())
  const full = eventBody(head, JSON.stringify({ sid, body: 'a text with "data":{}', status: "delivered", to: "+1" }))
  const { data, ...rest } = JSON.parse(thinBody(full)) as Record<string, unknown>
  assert.deepEqual(data, { sid, status: "delivered", url: `/v1/messages/${sid}` })
  assert.deepEqual({ ...rest, data: 0 }, { ...(JSON.parse(full) as object), data: 0 })
})

test("the thin body of a body is always the same", () => {
  const full = eventBody(head, JSON.stringify({ sid: "MS1", status: "sent" }))
  assert.equal(thinBody(full), thinBody(full))
})

test("an event about no resource stays whole", () => {
  const full = eventBody(
    { ...head, type: "webhooks.test" },
    JSON.stringify({ webhook_sid: "WH1", text: "This is a test." }),
  )
  assert.equal(thinBody(full), full)
})
