import assert from "node:assert/strict"
import { test } from "node:test"
import { FairQueue } from "./fair-queue.ts"

const item = (accountId: string, order: number, isUrgent = false) => ({ accountId, order, isUrgent })
const namesOf = (turns: FairQueue<ReturnType<typeof item>>) =>
  Array.from({ length: turns.size }, () => {
    const { accountId, order } = turns.next() ?? assert.fail()
    return accountId + order
  }).join(" ")

test("accounts take turns, each in its own order, even if one of them has many items", () => {
  const turns = new FairQueue<ReturnType<typeof item>>()
  for (const order of [1, 2, 3, 4]) turns.add(item("a", order))
  turns.add(item("b", 5))
  turns.add(item("c", 6))
  turns.add(item("c", 7))
  assert.equal(namesOf(turns), "a1 b5 c6 a2 c7 a3 a4")
  assert.equal(turns.next(), undefined)
})

test("urgent items go before all others", () => {
  const turns = new FairQueue<ReturnType<typeof item>>()
  for (const order of [1, 2]) turns.add(item("a", order))
  for (const order of [3, 4]) turns.add(item("a", order, true))
  turns.add(item("b", 5, true))
  assert.equal(namesOf(turns), "a3 b5 a4 a1 a2")
})

test("an item that is added again has its old place among those of its account", () => {
  const turns = new FairQueue<ReturnType<typeof item>>()
  for (const order of [1, 2, 3]) turns.add(item("a", order))
  const first = turns.next() ?? assert.fail()
  const second = turns.next() ?? assert.fail()
  turns.add(item("a", 4))
  turns.add(second)
  turns.add(first)
  assert.equal(namesOf(turns), "a1 a2 a3 a4")
})

test("a removed item is gone, and the others keep their turns", () => {
  const turns = new FairQueue<ReturnType<typeof item>>()
  for (const order of [1, 2, 3]) turns.add(item("a", order))
  turns.add(item("b", 4, true))
  const gone = turns.remove(({ order }) => order === 2 || order === 4)
  assert.deepEqual(
    gone.map(({ order }) => order),
    [4, 2],
  )
  assert.deepEqual(
    [...turns].map(({ order }) => order),
    [1, 3],
  )
  assert.equal(namesOf(turns), "a1 a3")
})

test("an account without a turn lets the others pass, and keeps its place", () => {
  const turns = new FairQueue<ReturnType<typeof item>>()
  turns.add(item("a", 1, true))
  for (const order of [2, 3]) turns.add(item("a", order))
  turns.add(item("b", 4))
  const withoutA = (accountId: string) => accountId !== "a"
  assert.equal(turns.next(withoutA)?.order, 4)
  assert.equal(turns.next(withoutA), undefined)
  assert.equal(namesOf(turns), "a1 a2 a3")
})
