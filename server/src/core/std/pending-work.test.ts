import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { PendingWork } from "./pending-work.ts"

test("work counts until it ends, whether it succeeds or fails", async () => {
  const pending = new PendingWork()
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const answer = pending.add(first.promise)
  const failure = assert.rejects(pending.add(second.promise), /no/)
  assert.equal(pending.size, 2)
  let isSettled = false
  const settled = pending.settled().then(() => (isSettled = true))
  first.resolve("yes")
  assert.equal(await answer, "yes")
  assert.deepEqual([pending.size, isSettled], [1, false])
  await turn()
  assert.equal(isSettled, false)
  second.reject(new Error("no"))
  await failure
  await settled
  assert.equal(pending.size, 0)
})
