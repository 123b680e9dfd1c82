import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "./fake-clock.ts"
import { shareResult } from "./share-result.ts"

test("callers share a run that is under way, and its result for as long as it is fresh", async () => {
  const clock = new FakeClock()
  let runs = 0
  let finish = () => {}
  const read = shareResult(clock, 1_000, async () => {
    runs++
    await new Promise<void>((resolve) => (finish = resolve))
    return runs
  })
  const first = [read(), read()]
  clock.advance(60_000)
  const late = read()
  finish()
  assert.deepEqual([...(await Promise.all(first)), await late], [1, 1, 1])
  clock.advance(999)
  assert.equal(await read(), 1)
  clock.advance(1)
  const next = read()
  finish()
  assert.equal(await next, 2)
})

test("a failure is shared as long as a result, and then tried again", async () => {
  const clock = new FakeClock()
  let runs = 0
  const read = shareResult(clock, 1_000, async () => {
    if (++runs === 1) throw new Error("away")
    return runs
  })
  await assert.rejects(read(), /away/)
  await assert.rejects(read(), /away/)
  clock.advance(1_000)
  assert.equal(await read(), 2)
})

test("a clock that was set back does not keep an old result", async () => {
  let now = 1_000_000
  let runs = 0
  const read = shareResult({ elapsed: () => now }, 1_000, async () => ++runs)
  assert.equal(await read(), 1)
  now = 0
  assert.equal(await read(), 2)
})
