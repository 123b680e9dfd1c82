import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { Framer } from "./decode-pdu.ts"
import { anyPdu, draft, octetsOf } from "./testing.ts"

function cutter(pduBytesMax?: number) {
  const frames: string[] = []
  const framer = new Framer((octets, start, end) => frames.push(octets.toString("hex", start, end)), pduBytesMax)
  return { frames, framer }
}

test("a stream gives the same PDUs for any division of its octets", () => {
  const anyStream = fc.array(anyPdu.map(octetsOf), { minLength: 1, maxLength: 6 })
  const anyCuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
  fc.assert(
    fc.property(anyStream, anyCuts, (pdus, cuts) => {
      const stream = Buffer.concat(pdus)
      const places = cuts.map((cut) => Math.floor(cut * stream.length)).toSorted((one, other) => one - other)
      const { frames, framer } = cutter()
      for (const [index, place] of [...places, stream.length].entries())
        assert.equal(framer.push(stream.subarray(places[index - 1] ?? 0, place)), null)
      assert.deepEqual(
        frames,
        pdus.map((pdu) => pdu.toString("hex")),
      )
    }),
    { numRuns: 200 },
  )
})

test("a stream that comes octet by octet is read too", () => {
  const stream = Buffer.concat([octetsOf(draft("enquire_link")), octetsOf(draft("submit_sm", { sourceAddr: "1" }))])
  const { frames, framer } = cutter()
  for (const octet of stream) framer.push(Buffer.of(octet))
  assert.equal(frames.join(""), stream.toString("hex"))
})

for (const [name, octets, reason] of [
  ["a length below 16", "0000000f 00000000", /15 octets/],
  ["a length of nothing", "00000000", /0 octets/],
  ["a length beyond the limit", "00011171 00000000", /70001 octets/],
  ["HTTP", Buffer.from("HTTP/1.1 400 Bad Request\r\n").toString("hex"), /speaks HTTP/],
  ["TLS", "1603010200010001fc0303", /speaks TLS/],
] as const) {
  test(`${name} breaks the framing, and the framer stops reading`, () => {
    for (const piecewise of [false, true]) {
      const { frames, framer } = cutter()
      const stream = Buffer.from(octets.replace(/\s/g, ""), "hex")
      const pieces = piecewise ? [...stream].map((octet) => Buffer.of(octet)) : [stream]
      const said = pieces.map((piece) => framer.push(piece)).find((broken) => broken !== null)
      assert.match(said?.reason ?? "", reason)
      framer.push(octetsOf(draft("enquire_link")))
      assert.deepEqual(frames, [])
    }
  })
}

test("a PDU as long as the limit is read", () => {
  const { frames, framer } = cutter(16)
  assert.equal(framer.push(octetsOf(draft("enquire_link"))), null)
  assert.equal(frames.length, 1)
})

test("a framer that was stopped lets the rest of the piece fall", () => {
  const one = octetsOf(draft("enquire_link"))
  let seen = 0
  const framer: Framer = new Framer(() => {
    seen++
    framer.stop()
  })
  framer.push(Buffer.concat([one, one, one]))
  assert.equal(seen, 1)
})
