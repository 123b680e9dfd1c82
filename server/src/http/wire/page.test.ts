import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { answerList, decodeCursor, decodeIdCursor, encodeCursor, withLookahead } from "./page.ts"

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

test("a text that is not a cursor is refused", () => {
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

interface Page {
  data: string[]
  has_more: boolean
  next_cursor: string | null
}

test("a list that only gives entries ends where they end, also when the last page is full", async () => {
  const newest = Array.from({ length: 6 }, createIds(new FakeClock())).toReversed()
  const read = withLookahead(async ({ limit, before }) => {
    const left = newest.filter((id) => before === null || id < before)
    return left.slice(0, limit).map((id) => ({ id }))
  })
  for (const limit of [1, 2, 4, 6, 7]) {
    const pages: Page[] = []
    for (let cursor: string | undefined; ;) {
      const { json } = await answerList("things", { limit, cursor }, read, ({ id }) => id)
      pages.push(json as Page)
      const { has_more, next_cursor } = json as Page
      assert.equal(has_more, next_cursor !== null)
      if (next_cursor === null) break
      cursor = next_cursor
    }
    assert.deepEqual(pages.map(({ data }) => data).flat(), newest)
    assert.equal(pages.length, Math.ceil(newest.length / limit))
  }
})
