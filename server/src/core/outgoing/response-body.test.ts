import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { ResponseBody } from "./response-body.ts"

test("the beginning of a body is kept up to the limit, for pieces of any size", () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 60 })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 0, max: 1_500 }), (parts, bytesMax) => {
      const body = new ResponseBody(bytesMax)
      const chunks = parts.map((part) => Buffer.from(part))
      const whole = Buffer.concat(chunks)
      const fits = chunks.map((chunk) => body.add(chunk)).every(Boolean)
      assert.deepEqual(body.bytes(), whole.subarray(0, bytesMax))
      assert.equal(fits, whole.length <= bytesMax)
    }),
  )
})

test("a piece is not overwritten: it is a view of the bytes that arrived with it", () => {
  const arrived = Buffer.from("ab|next response")
  const body = new ResponseBody(100)
  body.add(arrived.subarray(0, 2))
  body.add(Buffer.from("cd"))
  assert.equal(body.bytes().toString(), "abcd")
  assert.equal(arrived.toString(), "ab|next response")
})

test("ten thousand pieces of one byte hold as much memory as one of ten thousand", () => {
  const body = new ResponseBody(16_384)
  for (let count = 0; count < 10_000; count++) body.add(Buffer.from("x"))
  assert.ok(body.bytes().buffer.byteLength <= 16_384)
})
