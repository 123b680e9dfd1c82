import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { decodeCursor, decodeIdCursor, encodeCursor } from "./page.ts"

test("a cursor gives back its key, to its own list alone", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      fc.pre(!`${first}${second}`.includes("\0"))
      const cursor = encodeCursor("opt_outs", first, second)
      assert.match(cursor, /^[\w-]+$/)
      assert.deepEqual(decodeCursor("opt_outs", cursor, 2), [first, second])
      assert.throws(() => decodeCursor("messages", cursor, 2), { code: "invalid_cursor" })
    }),
  )
})

test("whatever is not a cursor is refused", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.json().map((text) => Buffer.from(text).toString("base64url")),
      ),
      (text) => {
        assert.throws(() => decodeIdCursor("messages", text), { code: "invalid_cursor", param: "cursor" })
      },
    ),
  )
})
