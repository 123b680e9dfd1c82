import assert from "node:assert/strict"
import { test } from "node:test"
import { derivedId } from "./derived-id.ts"
import { idTime } from "./ids.ts"

const at = Date.UTC(2026, 10, 21, 8)

test("a derived id is a UUIDv7 of its time, the same each time, and another for other names or another time", () => {
  const id = derivedId(at, "a", "b")
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(idTime(id), at)
  assert.equal(derivedId(at, "a", "b"), id)
  assert.equal(new Set([id, derivedId(at, "a", "c"), derivedId(at, "b", "a"), derivedId(at + 1, "a", "b")]).size, 4)
})
