import assert from "node:assert/strict"
import { test } from "node:test"
import { followEvents, Posthorn } from "../src/index.ts"

test("followEvents rests for a second after a quick answer without events", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  let now = 0
  const asked: { url: string; at: number }[] = []
  const client = new Posthorn({
    baseUrl: "https://posthorn.example.com",
    fetch: (url) => {
      const data = asked.push({ url: url as string, at: now }) === 1 ? [] : [{ sid: "EV1" }]
      return Promise.resolve(Response.json({ data, next_cursor: "c1" }))
    },
  })
  let isOver = false
  const first = followEvents(client)
    .next()
    .finally(() => (isOver = true))
  for (; !isOver; now += 100, await new Promise(setImmediate)) t.mock.timers.tick(100)
  assert.deepEqual((await first).value, { event: { sid: "EV1" }, cursor: "c1" })
  assert.deepEqual(
    asked.map(({ url }) => new URL(url).searchParams.get("cursor")),
    [null, "c1"],
  )
  assert.ok((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0) >= 1_000)
})
