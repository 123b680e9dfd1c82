import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { decodePdu } from "./decode-pdu.ts"
import { encodePdu, Unencodable } from "./encode-pdu.ts"
import { anyDraft, commandNames, draft, octetsOf, pduIn } from "./testing.ts"
import { readTlv, tlv, tlvNames } from "./tlvs.ts"

/** Header and body in hexadecimal; the length is put before them. */
function frame(hex: string): Buffer {
  const rest = Buffer.from(hex.replace(/\s/g, ""), "hex")
  const octets = Buffer.concat([Buffer.alloc(4), rest])
  octets.writeUInt32BE(octets.length)
  return octets
}

for (const command of commandNames) {
  test(`any ${command} is read as it was written`, () => {
    fc.assert(
      fc.property(anyDraft(command), (written) => {
        assert.deepEqual(pduIn(octetsOf(written)), { ...written, fault: null })
      }),
      { numRuns: 50 },
    )
  })
}

test("a submit_sm has the octets of section 4.4.1", () => {
  const fields = {
    serviceType: "CMT",
    sourceAddrTon: 5,
    sourceAddr: "ACME",
    destAddrTon: 1,
    destAddrNpi: 1,
    destinationAddr: "4917",
    esmClass: 0x40,
    protocolId: 2,
    priorityFlag: 3,
    validityPeriod: "000001000000000R",
    registeredDelivery: 1,
    dataCoding: 8,
    shortMessage: Buffer.from("hi"),
  }
  const tlvs = [tlv("userMessageReference", 7)]
  const expected = frame(
    `00000004 00000000 0000002a 434d5400 05 00 41434d4500 01 01 3439313700 40 02 03 00
     30303030303130303030303030303052 00 01 00 08 00 02 6869 0204 0002 0007`,
  )
  assert.deepEqual(octetsOf(draft("submit_sm", fields, { sequence: 42, tlvs })), expected)
})

test("a PDU that does not fit says how much room it needs, and stays within its target", () => {
  const big = draft("data_sm", {}, { tlvs: [tlv("messagePayload", Buffer.alloc(1_000, 7))] })
  const target = Buffer.alloc(100)
  assert.equal(encodePdu(big, target, 60), 60 + octetsOf(big).length)
})

for (const [name, fields] of [
  ["a text that is too long", { sourceAddr: "1".repeat(21) }],
  ["a text with a NUL", { sourceAddr: "1\0" }],
  ["a text beyond Latin-1", { sourceAddr: "Ж" }],
  ["a number beyond its octet", { esmClass: 256 }],
  ["a fraction", { esmClass: 1.5 }],
  ["a short message of 255 octets", { shortMessage: Buffer.alloc(255) }],
] as const) {
  test(`${name} is refused`, () => {
    assert.throws(() => octetsOf(draft("submit_sm", fields)), Unencodable)
  })
}

test("a negative answer can have no body, and a positive one too", () => {
  for (const status of ["00000058", "00000000"]) {
    const pdu = pduIn(frame(`80000004 ${status} 00000001`))
    assert.ok(pdu.command === "submit_sm_resp")
    assert.deepEqual([pdu.fields.messageId, pdu.fault], ["", null])
  }
})

test("a negative answer can still have a body", () => {
  const pdu = pduIn(frame("80000004 0000000a 00000001 313233 00"))
  assert.deepEqual([pdu.status, pdu.fields], [0x0a, { messageId: "123" }])
})

test("a message id without its NUL is read to the end", () => {
  const pdu = pduIn(frame("80000004 00000000 00000001 313233"))
  assert.deepEqual([pdu.fields, pdu.fault?.severity], [{ messageId: "123" }, "repaired"])
})

test("a text longer than the standard allows is read whole", () => {
  const octets = frame(`00000005 00000000 00000001 ${Buffer.from("A_LONG_SERVICE_TYPE").toString("hex")} 00 01 01 3100
    01 01 3200 04 00 00 00 00 00 00 00 00 02 6869`)
  const pdu = pduIn(octets)
  assert.ok(pdu.command === "deliver_sm")
  assert.deepEqual(
    [pdu.fields.serviceType, pdu.fields.esmClass, pdu.fields.shortMessage.toString(), pdu.fault],
    ["A_LONG_SERVICE_TYPE", 4, "hi", null],
  )
})

test("a request that ends within its mandatory parameters is broken", () => {
  const whole = octetsOf(draft("submit_sm", { sourceAddr: "1234", shortMessage: Buffer.from("hello") }))
  for (let end = 16; end < whole.length - 6; end++) {
    const pdu = decodePdu(whole, 0, end)
    assert.ok(pdu.command === "submit_sm")
    assert.equal(pdu.fault?.severity, "broken", `cut at ${end}`)
  }
})

test("sm_length beyond the end keeps the present octets, and says so", () => {
  const whole = octetsOf(draft("deliver_sm", { shortMessage: Buffer.from("hello") }))
  const pdu = pduIn(Buffer.from(whole.subarray(0, -2)))
  assert.ok(pdu.command === "deliver_sm")
  assert.deepEqual([pdu.fields.shortMessage.toString(), pdu.fault?.status], ["hel", 0x01])
  assert.equal(pdu.fault?.severity, "repaired")
})

test("the decoder never reads the neighbours of a PDU, even if its lengths are wrong", () => {
  const anyChange = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
  const anyFrame = fc
    .constantFrom(...commandNames)
    .chain(anyDraft)
    .map(octetsOf)
  fc.assert(
    fc.property(anyFrame, fc.array(anyChange, { minLength: 1, maxLength: 4 }), fc.nat(), (frame, changes, cut) => {
      for (const [place, octet] of changes) frame[place % frame.length] = octet
      const alone = Buffer.from(frame.subarray(0, 16 + (cut % (frame.length - 15))))
      const among = Buffer.concat([Buffer.alloc(50, 1), alone, Buffer.alloc(300, 2)])
      assert.deepEqual(decodePdu(among, 50, 50 + alone.length), decodePdu(alone, 0, alone.length))
    }),
    { numRuns: 500 },
  )
})

test("an optional parameter that is cut off keeps its present octets", () => {
  const whole = octetsOf(draft("deliver_sm", {}, { tlvs: [tlv("receiptedMessageId", "abc")] }))
  const pdu = pduIn(Buffer.from(whole.subarray(0, -1)))
  assert.deepEqual([readTlv(pdu.tlvs, "receiptedMessageId"), pdu.fault?.severity], ["abc", "repaired"])
})

test("octets behind the last parameter that do not form one are ignored", () => {
  const whole = octetsOf(draft("deliver_sm", { shortMessage: Buffer.from("hello") }))
  const pdu = pduIn(Buffer.concat([whole, Buffer.of(0)]))
  assert.ok(pdu.command === "deliver_sm")
  assert.deepEqual([pdu.fields.shortMessage.toString(), pdu.fault?.severity], ["hello", "repaired"])
})

test("unknown parameters are kept as they are, in place and in order", () => {
  const tlvs = [
    { tag: 0x1454, value: Buffer.from("x") },
    { tag: 0x1403, value: Buffer.alloc(0) },
  ]
  assert.deepEqual(pduIn(octetsOf(draft("deliver_sm", {}, { tlvs }))).tlvs, tlvs)
})

test("a dest_flag of neither kind breaks a submit_multi", () => {
  const octets = frame("00000021 00000000 00000001 00 00 00 00 01 03 3100")
  assert.deepEqual([pduIn(octets).fault?.severity, pduIn(octets).fault?.status], ["broken", 0x40])
})

test("a command that 3.4 does not have is given with its number", () => {
  const octets = frame("00000111 00000000 00000009")
  assert.deepEqual(decodePdu(octets, 0, octets.length), {
    command: "unknown",
    commandId: 0x111,
    status: 0,
    sequence: 9,
  })
})

test("every optional parameter is read as it was written", () => {
  for (const name of tlvNames) {
    const value = valueFor(name)
    assert.deepEqual(readTlv([tlv(name, value as never)], name), value, name)
  }
})

function valueFor(name: (typeof tlvNames)[number]): unknown {
  if (name === "alertOnMessageDelivery") return true
  const empty = readTlv([{ tag: tlv(name, Buffer.alloc(0) as never).tag, value: Buffer.alloc(0) }], name)
  if (empty === undefined) return 5
  return empty === "" ? "text" : Buffer.from("octets")
}

test("optional parameters of a wrong width, or without a NUL, are read by their meaning", () => {
  const tlvs = [
    { tag: 0x0427, value: Buffer.of(0, 0, 2) },
    { tag: 0x001e, value: Buffer.from("no-nul") },
    { tag: 0x0304, value: Buffer.alloc(0) },
  ]
  assert.equal(readTlv(tlvs, "messageState"), 2)
  assert.equal(readTlv(tlvs, "receiptedMessageId"), "no-nul")
  assert.equal(readTlv(tlvs, "numberOfMessages"), undefined)
})
