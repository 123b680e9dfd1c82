import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { FakeClock } from "#core/std/fake-clock.ts"
import { MediaMemory } from "./media-memory.ts"

const smallFile = 100_000
const waitMs = 30_000

function begin() {
  const clock = new FakeClock()
  const memory = new MediaMemory(clock)
  /** Returns a function that says whether the message has memory. Null when it was given up. */
  const reserve = (accountId: string) => {
    const reserved = memory.reserve(accountId, clock.now() + waitMs)
    let answer: Awaited<typeof reserved> | undefined
    void reserved.then((value) => (answer = value))
    return () => answer
  }
  return { clock, reserve }
}

test("an account has memory for two messages with the largest media, all accounts for three", async () => {
  const { reserve } = begin()
  const [first, second, third, other, another] = ["a", "a", "a", "b", "b"].map(reserve)
  await turn()
  assert.deepEqual([first, second, third, other, another].map((of) => of?.() !== undefined), [true, true, false, true, false]) // oxfmt-ignore
  first?.()?.release()
  await turn()
  assert.ok(third?.())
  assert.equal(another?.(), undefined)
})

test("a message keeps the memory of its media, and leaves the rest to others", async () => {
  const { reserve } = begin()
  for (let count = 0; count < 50; count++) {
    const of = reserve("a")
    await turn()
    of()?.keep(smallFile)
    assert.ok(of(), `message ${count}`)
  }
})

test("a message that finds no memory in time is given up", async () => {
  const { clock, reserve } = begin()
  for (const account of ["a", "a"]) reserve(account)
  const late = reserve("a")
  clock.advance(waitMs)
  await turn()
  assert.equal(late(), null)
})
