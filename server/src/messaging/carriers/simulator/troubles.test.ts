import assert from "node:assert/strict"
import { test } from "node:test"
import { messageErrorCodes } from "#messaging/carriers/error-codes.ts"
import { startSimulator } from "./testing.ts"
import { lateReceiptMs, slowAnswerMs, slowReceiptMs, throttledTimes, troubles } from "./troubles.ts"

const stateOf = ({ state, code }: { state: string; code: string | null }) => [state, code]

const refusals: [string, string, string][] = [
  ["+15005550001", "+15550000009", "invalid_recipient"],
  ["+15005550002", "+15550000009", "unroutable"],
  ["+15005550003", "+15550000009", "region_not_permitted"],
  ["+15005550004", "+15550000009", "recipient_opted_out"],
  ["+15005550009", "+15550000009", "not_mobile"],
  ["+15551234567", "+15005550001", "invalid_sender"],
  ["+15551234567", "+15005550007", "sender_not_permitted"],
  ["+15551234567", "+15005550008", "sender_queue_full"],
  ["+15551234567", "+15005550010", "sender_not_permitted"],
]

for (const [to, from, code] of refusals) {
  test(`a message from ${from} to ${to} is refused for good: ${code}`, async () => {
    const { submit } = await startSimulator()
    const outcome = await submit(to, { from })
    assert.deepEqual(outcome, {
      kind: "refused",
      isPermanent: true,
      code,
      reason: messageErrorCodes[code as "unroutable"],
    })
  })
}

test("Twilio's good test number can send, and its range causes no trouble", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("+15005550103", { from: "+15005550006" })
  await pass()
  assert.deepEqual(receipts.map(stateOf), [["delivered", null]])
})

for (const { suffix, undelivered } of troubles.filter((trouble) => trouble.undelivered)) {
  test(`A number that ends in ${suffix} is undelivered: ${undelivered}`, async () => {
    const { submit, pass, receipts } = await startSimulator()
    await submit(`+1555123${suffix}`)
    await pass()
    assert.deepEqual(receipts.map(stateOf), [["undelivered", undelivered]])
  })
}

test("0101: no receipt ever comes", async () => {
  const { submit, pass, happened, simulator } = await startSimulator()
  await submit("+15551230101")
  await pass(1_000_000)
  assert.deepEqual(happened, ["accepted"])
  assert.equal(simulator.owed, 0)
})

test("0102: the receipt comes before the answer", async () => {
  const { submit, pass, happened } = await startSimulator()
  void submit("+15551230102")
  await pass(1_000)
  assert.deepEqual(happened, ["delivered", "accepted"])
})

test("the receipt comes after the answer without trouble", async () => {
  const { submit, pass, happened } = await startSimulator()
  void submit("+15551230100")
  await pass()
  assert.deepEqual(happened, ["accepted", "delivered"])
})

test("0103: the receipt comes twice, the same", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("+15551230103")
  await pass()
  assert.equal(receipts.length, 2)
  assert.deepEqual(receipts[0], receipts[1])
})

test("0104: the acceptance is reported after the delivery", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("+15551230104")
  await pass()
  assert.deepEqual(
    receipts.map(({ state }) => state),
    ["delivered", "accepted"],
  )
})

test("0105: the message is undelivered, then delivered after all", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("+15551230105")
  await pass()
  assert.deepEqual(receipts.map(stateOf), [
    ["undelivered", "unreachable_handset"],
    ["delivered", null],
  ])
})

test("0106: the last part of a long message fails", async () => {
  const { submit, pass, receipts } = await startSimulator()
  const outcome = await submit("+15551230106", { segments: 3 })
  await pass()
  assert.ok(outcome.kind === "accepted")
  const states = new Map(receipts.map(({ reference, state }) => [reference, state]))
  assert.deepEqual(
    outcome.references.map((reference) => states.get(reference)),
    ["delivered", "delivered", "undelivered"],
  )
})

test("0106: a message of one part is delivered", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("+15551230106")
  await pass()
  assert.deepEqual(
    receipts.map(({ state }) => state),
    ["delivered"],
  )
})

test("0107: throttled three times for each message, then accepted", async () => {
  const { submit } = await startSimulator()
  const kinds: string[] = []
  for (let count = 0; count <= throttledTimes; count++) {
    const outcome = await submit("+15551230107", { messageId: "one" })
    kinds.push(outcome.kind === "refused" ? `${outcome.code} ${outcome.isPermanent}` : outcome.kind)
  }
  assert.deepEqual(kinds, ["throttled false", "throttled false", "throttled false", "accepted"])
  assert.equal((await submit("+15551230107", { messageId: "another" })).kind, "refused")
})

test("0108: the answer is lost though the carrier has it; the next submission is answered", async () => {
  const { submit, pass, receipts, simulator } = await startSimulator()
  assert.equal((await submit("+15551230108", { messageId: "one" })).kind, "unknown")
  await pass()
  assert.equal(receipts.length, 1)
  assert.equal(simulator.inbox.list({ limit: 10 }).length, 1)
  assert.equal((await submit("+15551230108", { messageId: "one" })).kind, "accepted")
})

test("0109: the answer and the receipt are slow", async () => {
  const { submit, pass, happened } = await startSimulator()
  void submit("+15551230109")
  await pass(slowAnswerMs - 1)
  assert.deepEqual(happened, [])
  await pass(1)
  assert.deepEqual(happened, ["accepted"])
  await pass(slowReceiptMs)
  assert.deepEqual(happened, ["accepted", "delivered"])
})

test("The same seed brings the same troubles by chance, and every message still ends", async () => {
  const play = async () => {
    const { submit, pass, happened, simulator } = await startSimulator({ seed: 7, troubleChance: 0.5 })
    for (let count = 0; count < 40; count++) void submit("+15551234567")
    await pass(100_000)
    await pass(100_000)
    assert.equal(simulator.owed, 0)
    return happened
  }
  const first = await play()
  assert.deepEqual(await play(), first)
  assert.ok(new Set(first).size > 3)
})

for (const to of [
  "whatsapp:+15551230112",
  "telegram:55550112",
  "xmpp:ann0112@example.org",
  "matrix:@ann0112:example.org",
])
  test(`${to} is outside the window: free text is refused, and a template passes`, async () => {
    const { submit, pass, receipts, simulator } = await startSimulator()
    const template = { name: "table_ready", language: "en", parameters: { 1: "Ann" }, header: {}, buttons: [] }
    assert.partialDeepStrictEqual(await submit(to), { kind: "refused", isPermanent: true, code: "window_closed" })
    assert.equal((await submit(to, { template, body: "" })).kind, "accepted")
    await pass()
    assert.deepEqual(receipts.map(stateOf), [["delivered", null]])
    assert.equal(simulator.inbox.messages[0]?.body, "[table_ready, en] 1: Ann")
  })

test("0113: the person has blocked the sender", async () => {
  const { submit } = await startSimulator()
  assert.partialDeepStrictEqual(await submit("telegram:55550113"), { kind: "refused", code: "blocked_by_recipient" })
})

test("0114: it is read, and no receipt says that it was delivered", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("xmpp:ann0114@example.org")
  await pass()
  assert.deepEqual(receipts.map(stateOf), [["read", null]])
})

test("0115: the receipt comes late", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("matrix:@ann0115:example.org")
  await pass(lateReceiptMs - 1)
  assert.deepEqual(receipts, [])
  await pass(1)
  assert.deepEqual(receipts.map(stateOf), [["delivered", null]])
})

test("a number in the domain of an address asks for nothing", async () => {
  const { submit, pass, receipts } = await startSimulator()
  await submit("xmpp:ann@host0113")
  await pass()
  assert.deepEqual(receipts.map(stateOf), [["delivered", null]])
})
