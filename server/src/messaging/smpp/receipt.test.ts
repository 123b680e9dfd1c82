import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { encodeUcs2 } from "./alphabets.ts"
import { leastProcessorMs } from "#core/std/hostile-bodies.ts"
import { buildReceiptText, fieldsOfReceipt, parseReceiptText, readReceipt, stateOfNumber } from "./receipt.ts"
import { tlv, type Tlv } from "./tlvs.ts"

const options = { alphabet: "gsm7", trustsTlvs: false } as const
const at = Date.UTC(2026, 10, 21, 8, 30)

function delivery(text: string | Buffer, tlvs: readonly Tlv[] = [], esmClass = 4, dataCoding = 0) {
  return { fields: { esmClass, dataCoding, shortMessage: Buffer.from(text) }, tlvs }
}

test("a receipt is read as it was built", () => {
  const text = buildReceiptText({
    messageId: "abc1",
    state: "undeliverable",
    error: "011",
    submittedAt: at,
    doneAt: at + 60_000,
    text: "The message, and much more of it",
  })
  assert.equal(
    text,
    "id:abc1 sub:001 dlvrd:000 submit date:2611210830 done date:2611210831 stat:UNDELIV err:011 text:The message, and muc",
  )
  assert.deepEqual(parseReceiptText(text), {
    messageId: "abc1",
    state: "undeliverable",
    stateWord: "UNDELIV",
    error: "011",
    submittedAt: at,
    doneAt: at + 60_000,
  })
})

for (const [text, expected] of [
  ["id:1 stat:DELIVRD", { messageId: "1", state: "delivered", error: null, doneAt: null }],
  ["ID:1 STAT:delivrd ERR:0000 Text:", { messageId: "1", state: "delivered", error: "0000" }],
  ["stat:EXPIRED err:nul id:9b2d-7f", { messageId: "9b2d-7f", state: "expired", error: "nul" }],
  ["id: 1 done date: 261121083000 stat: REJECTD err: 0x1F", { doneAt: at, state: "rejected", error: "0x1F" }],
  ["id:1 submit date:20261121083000 done date:202611210830", { submittedAt: at, doneAt: at }],
  ["id:1 done_date:2611210830 stat:ACCEPTD\0", { doneAt: at, state: "accepted", stateWord: "ACCEPTD" }],
  ["id:1 done date:9999999999 stat:PARKED", { doneAt: null, state: null, stateWord: "PARKED" }],
  ["id:1 stat:BUFFRED", { state: "accepted" }],
  ["id:1 stat:DELIVRD text:id:2 stat:EXPIRED", { messageId: "1", state: "delivered" }],
  ["id: sub:001 stat:ENROUTE", { messageId: null, state: "enroute" }],
  ["", { messageId: null, state: null, stateWord: null, error: null, submittedAt: null, doneAt: null }],
] as const) {
  test(`a receipt that says "${text}" is understood`, () => {
    const said = parseReceiptText(text)
    assert.deepEqual({ ...said, ...expected }, said)
  })
}

const whole = "id:abc1 sub:001 dlvrd:001 submit date:2611210830 done date:2611210831 stat:DELIVRD err:000"
for (const [text, kept] of [
  [`${whole} text:Your code is 482913`, whole],
  [`${whole} Your code is 482913`, whole],
  [`${whole} 482913`, whole],
  [`${whole}482913`, whole.slice(0, whole.indexOf(" err:"))],
  [`${whole} msg:482913`, whole],
  [`${whole} id:482913`, whole],
  ["id:1, stat:DELIVRD; err:0x1F; code 482913", "id:1, stat:DELIVRD; err:0x1F"],
  ["id:1 done date:26-11-21 08:30 482913", "id:1 done date:26-11-21 08:30"],
  ["id:1 done date:482913", "id:1"],
  ["stat:482913 id:1", ""],
  ["Your code is 482913 id:1 stat:DELIVRD", ""],
  ["482913", ""],
] as const) {
  test(`a receipt that says "${text}" keeps "${kept}"`, () => assert.equal(fieldsOfReceipt(text), kept))
}

test("any text at all is some receipt", () => {
  const words = fc.constantFrom("id:", " stat:", "done date:", "err:", "text:", "1", "\0", " ", "DELIVRD", ";", "26")
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const text = parts.join("")
      parseReceiptText(text)
      assert.ok(text.startsWith(fieldsOfReceipt(text)))
    }),
  )
})

test("optional parameters go before the text, and both ids are kept", () => {
  const tlvs = [tlv("receiptedMessageId", "ff"), tlv("messageState", 2), tlv("networkErrorCode", Buffer.of(3, 1, 2))]
  const receipt = readReceipt(delivery("id:255 stat:UNDELIV err:001", tlvs), options)
  assert.deepEqual(
    [receipt?.messageIds, receipt?.state, receipt?.networkError],
    [["ff", "255"], "delivered", { networkType: 3, code: 258 }],
  )
})

test("a network error in three digits is understood", () => {
  const receipt = readReceipt(delivery("", [tlv("networkErrorCode", Buffer.from("021"))]), options)
  assert.deepEqual(receipt?.networkError, { networkType: null, code: 21 })
})

test("an empty body with everything in parameters is a receipt", () => {
  const receipt = readReceipt(delivery("", [tlv("receiptedMessageId", "1"), tlv("messageState", 5)]), options)
  assert.deepEqual([receipt?.messageIds, receipt?.state, receipt?.text], [["1"], "undeliverable", ""])
})

test("many NULs before a letter are read in linear time", async () => {
  const messagePayload = Buffer.concat([Buffer.alloc(60_000), Buffer.from("x")])
  const spentMs = await leastProcessorMs(async () => {
    for (let times = 0; times < 20; times++)
      readReceipt({ fields: { esmClass: 4, dataCoding: 0 }, tlvs: [tlv("messagePayload", messagePayload)] }, options)
  })
  // Some 2 ms. Quadratic time would be minutes.
  assert.ok(spentMs < 2_000, `${spentMs} ms`)
})

test("a receipt in message_payload is read", () => {
  const receipt = readReceipt(delivery("", [tlv("messagePayload", Buffer.from("id:7 stat:DELIVRD"))]), options)
  assert.deepEqual([receipt?.messageIds, receipt?.state], [["7"], "delivered"])
})

test("plain text under the data_coding of a Chinese message is read, and so is text in that coding", () => {
  const plain = readReceipt(delivery("id:7 stat:DELIVRD\0", [], 4, 8), options)
  const wide = readReceipt(delivery(encodeUcs2("id:7 stat:DELIVRD"), [], 4, 8), options)
  assert.deepEqual([plain?.state, wide?.state, plain?.text], ["delivered", "delivered", "id:7 stat:DELIVRD"])
})

test("a message that only reads like a receipt is a message", () => {
  assert.equal(readReceipt(delivery("id:1 stat:DELIVRD", [], 0), options), null)
  assert.equal(
    readReceipt(delivery("id:1", [tlv("receiptedMessageId", "1")], 0), { ...options, trustsTlvs: true }),
    null,
  )
})

test("two parameters together make a receipt where parameters are trusted", () => {
  const tlvs = [tlv("receiptedMessageId", "1"), tlv("messageState", 2)]
  assert.equal(readReceipt(delivery("", tlvs, 0), { ...options, trustsTlvs: true })?.kind, "receipt")
  assert.equal(readReceipt(delivery("", tlvs, 0), options), null)
})

test("an intermediate notice says that it is one", () => {
  assert.equal(readReceipt(delivery("id:1 stat:ENROUTE", [], 0x20), options)?.kind, "intermediate")
})

test("states have the numbers of section 5.2.28", () => {
  assert.deepEqual([1, 2, 5, 8].map(stateOfNumber), ["enroute", "delivered", "undeliverable", "rejected"])
  assert.equal(stateOfNumber(10), null)
})
