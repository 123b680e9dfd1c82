import assert from "node:assert/strict"
import { test } from "node:test"
import { fromRow } from "./from-row.ts"

test("a row is read under the names of its type, and its values stay as they are", () => {
  const secret = Buffer.from("secret")
  const read = fromRow<{ id: string; isLive: boolean; resolvedAt: number | null; secret: Buffer }>({
    id: "one",
    is_live: true,
    resolved_at: null,
    secret,
  })
  assert.deepEqual(read, { id: "one", isLive: true, resolvedAt: null, secret })
  assert.equal(read.secret, secret)
})
