import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { type ConcatenatedPart, partHeader, partOfHeader, readHeader, readPduContent, sarTlvs } from "./content.ts"
import { deliveryKindOf } from "./esm-class.ts"
import { tlv } from "./tlvs.ts"

const anyPart: fc.Arbitrary<ConcatenatedPart> = fc
  .record(
    { reference: fc.integer({ min: 0, max: 255 }), isWide: fc.boolean(), total: fc.integer({ min: 1, max: 255 }) },
    { noNullPrototype: true },
  )
  .chain((part) => fc.integer({ min: 1, max: part.total }).map((number) => ({ ...part, number })))

test("a part is read from its header as it was written, in both widths", () => {
  fc.assert(
    fc.property(anyPart, (part) => {
      const headed = readHeader(Buffer.concat([partHeader(part), Buffer.from("text")]))
      assert.deepEqual([partOfHeader(headed?.elements ?? []), headed?.content.toString()], [part, "text"])
    }),
  )
})

test("a header can contain other elements beside the part", () => {
  const port = { id: 5, value: Buffer.of(0x23, 0xf4, 0, 0) }
  const octets = Buffer.of(12, 5, 4, ...port.value, 8, 4, 1, 2, 3, 2)
  const headed = readHeader(octets)
  assert.deepEqual(headed?.elements[0], port)
  assert.deepEqual(partOfHeader(headed.elements), { reference: 258, isWide: true, total: 3, number: 2 })
})

test("octets that do not form a header have no header, and an impossible part is ignored", () => {
  fc.assert(fc.property(fc.uint8Array(), (octets) => void readHeader(Buffer.from(octets))))
  assert.equal(readHeader(Buffer.of(9, 0, 3)), null)
  assert.equal(readHeader(Buffer.of(3, 0, 9, 1)), null)
  assert.equal(readHeader(Buffer.alloc(0)), null)
  assert.equal(partOfHeader([{ id: 0, value: Buffer.of(1, 2, 3) }]), null)
  assert.equal(partOfHeader([{ id: 0, value: Buffer.of(1, 2, 0) }]), null)
  assert.equal(partOfHeader([{ id: 0, value: Buffer.of(1) }]), null)
})

test("content is found in short_message and in message_payload, with its header or without", () => {
  const part = { reference: 7, isWide: false, total: 2, number: 1 }
  const octets = Buffer.concat([partHeader(part), Buffer.from("text")])
  const short = readPduContent({ fields: { esmClass: 0x40, shortMessage: octets }, tlvs: [] })
  const empty = Buffer.alloc(0)
  const payload = readPduContent({
    fields: { esmClass: 0x44, shortMessage: empty },
    tlvs: [tlv("messagePayload", octets)],
  })
  for (const content of [short, payload]) {
    assert.deepEqual([content.octets.toString(), content.part], ["text", part])
  }
  const plain = readPduContent({ fields: { esmClass: 0, shortMessage: octets }, tlvs: [] })
  assert.deepEqual([plain.octets, plain.part], [octets, null])
})

test("a header that cannot be read is content", () => {
  const octets = Buffer.from("Hello")
  assert.deepEqual(readPduContent({ fields: { esmClass: 0x40, shortMessage: octets }, tlvs: [] }).octets, octets)
})

test("a part is read from the SAR parameters too", () => {
  const tlvs = sarTlvs({ reference: 513, total: 3, number: 3 })
  const { part } = readPduContent({ fields: { esmClass: 0, shortMessage: Buffer.from("end") }, tlvs })
  assert.deepEqual(part, { reference: 513, isWide: true, total: 3, number: 3 })
})

test("the kind of a delivery is in bits 5 to 2 of esm_class", () => {
  const kinds = [0x00, 0x40, 0x04, 0x44, 0x0c, 0x08, 0x20, 0x24, 0x10, 0x18].map(deliveryKindOf)
  assert.deepEqual(kinds, [
    "message",
    "message",
    "receipt",
    "receipt",
    "receipt",
    "delivery_acknowledgement",
    "intermediate",
    "receipt",
    "user_acknowledgement",
    "conversation_abort",
  ])
})
