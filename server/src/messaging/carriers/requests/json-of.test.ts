import assert from "node:assert/strict"
import { test } from "node:test"
import { jsonOf } from "./json-of.ts"

test("a JSON text of any type has its value", () => {
  for (const value of [{ a: [1] }, [], "text", -1.5, 0, true, false, null])
    assert.deepEqual(jsonOf(` ${JSON.stringify(value)}\r\n`), value)
  assert.deepEqual(jsonOf(Buffer.from('{"a":1}')), { a: 1 })
})

test("a text that is not JSON has no value", () => {
  for (const text of ["", "to=%2B15550001001&text=hi", "nullable", "0: Accepted", "<a/>", "{", "truefalse"])
    assert.equal(jsonOf(text), undefined, text)
})
