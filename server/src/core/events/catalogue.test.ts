import assert from "node:assert/strict"
import { test } from "node:test"
import { eventTypeNames, matches, parsePatterns, subscribes } from "./catalogue.ts"
import { eventBody } from "./event-body.ts"

test("a pattern matches its own events and no others", () => {
  assert.ok(matches(["*"], "payments.completed"))
  assert.ok(matches(["messages.*"], "messages.sent"))
  assert.ok(!matches(["messages.*"], "payments.completed"))
  assert.ok(matches(["payments.completed", "messages.failed"], "messages.failed"))
  assert.ok(!matches(["messages.sent"], "messages.sending"))
})

test("an event that must be named is in the patterns of a list, but not of a subscription", () => {
  const type = "messages.reply_requested"
  for (const pattern of ["*", "messages.*"]) {
    assert.ok(matches([pattern], type))
    assert.ok(!subscribes([pattern], type))
    assert.ok(subscribes([pattern], "messages.received"))
  }
  assert.ok(subscribes(["messages.sent", type], type))
})

test("left out, everything is asked for", () => {
  const patterns = parsePatterns(undefined)
  assert.ok(eventTypeNames.every((name) => matches(patterns, name)))
})

test("a list and a string with commas mean the same, and repeats are dropped", () => {
  const expected = ["messages.delivered", "payments.completed"]
  assert.deepEqual(parsePatterns("messages.delivered, payments.completed ,messages.delivered,"), expected)
  assert.deepEqual(parsePatterns(["messages.delivered", "payments.completed"]), expected)
  assert.deepEqual(parsePatterns(["messages.delivered,payments.completed"]), expected)
})

test("an unknown name is refused with the catalogue and the nearest name", () => {
  const refused = { code: "unknown_event_type", param: "events" }
  assert.throws(() => parsePatterns("messages.delivred"), {
    ...refused,
    message: /Did you mean "messages\.delivered"\?.*payments\.completed/,
  })
  assert.throws(() => parsePatterns("message.*"), { ...refused, message: /Did you mean "messages\.\*"/ })
  assert.throws(() => parsePatterns("x".repeat(5_000)), refused)
  assert.throws(() => parsePatterns("Messages.Sent"), { ...refused, message: /Did you mean "messages\.sent"/ })
  assert.throws(() => parsePatterns(""), { ...refused, message: /`events` is empty/ })
  assert.throws(() => parsePatterns([]), refused)
  assert.throws(() => parsePatterns(["messages.sent", "*.sent"]), refused)
})

test("an event's body is the JSON that the contract names, in its order", () => {
  const id = "01989a3b-1111-7222-8333-444455556666"
  const body = eventBody(
    { id, type: "messages.sent", accountId: id, sequence: 3, occurredAt: 1_795_248_000_000 },
    '{"sid":"MS…"}',
  )
  assert.deepEqual(JSON.parse(body), {
    sid: "EV01989a3b111172228333444455556666",
    type: "messages.sent",
    timestamp: "2026-11-21T08:00:00.000Z",
    sequence: 3,
    account_sid: "AC01989a3b111172228333444455556666",
    data: { sid: "MS…" },
  })
  assert.deepEqual(Object.keys(JSON.parse(body) as object), [
    "sid",
    "type",
    "timestamp",
    "sequence",
    "account_sid",
    "data",
  ])
})
