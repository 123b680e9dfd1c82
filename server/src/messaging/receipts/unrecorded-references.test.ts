import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { Receipt } from "#carriers/carrier.ts"
import { UnrecordedReferences, type Writing } from "./unrecorded-references.ts"

const receipt = (reference: string): Receipt => ({ reference, state: "delivered", code: null, at: 0, raw: "" })

function begin() {
  const { promise: written, ...end } = Promise.withResolvers<void>()
  const writing: Writing = { written, receipts: [], isBegun: false }
  return { writing, ...end }
}

test("a receipt that comes before its acceptance is being written goes with it", async () => {
  const unrecorded = new UnrecordedReferences()
  const { writing, resolve } = begin()
  unrecorded.add("carrier", ["a", "b"], writing)
  const taken = unrecorded.join("carrier", receipt("b"))
  assert.deepEqual(writing.receipts, [receipt("b")])
  resolve()
  assert.equal(await taken, true)
})

test("a receipt that comes while its acceptance is being written waits for that, and is recorded by itself", async () => {
  const unrecorded = new UnrecordedReferences()
  const { writing, resolve } = begin()
  unrecorded.add("carrier", ["a"], writing)
  writing.isBegun = true
  let isSettled = false
  const taken = unrecorded.join("carrier", receipt("a")).finally(() => (isSettled = true))
  await turn()
  assert.equal(isSettled, false)
  resolve()
  assert.equal(await taken, false)
  assert.deepEqual(writing.receipts, [])
})

test("a receipt whose acceptance could not be written is recorded by itself", async () => {
  const unrecorded = new UnrecordedReferences()
  const { writing, reject } = begin()
  unrecorded.add("carrier", ["a"], writing)
  const taken = unrecorded.join("carrier", receipt("a"))
  reject(new Error("The store is away."))
  assert.equal(await taken, false)
})

test("receipts of other carriers, of other references and of written acceptances are recorded by themselves", async () => {
  const unrecorded = new UnrecordedReferences()
  const { writing, resolve } = begin()
  unrecorded.add("carrier", ["a"], writing)
  assert.equal(await unrecorded.join("other carrier", receipt("a")), false)
  assert.equal(await unrecorded.join("carrier", receipt("b")), false)
  resolve()
  await turn()
  assert.equal(await unrecorded.join("carrier", receipt("a")), false)
  assert.deepEqual(writing.receipts, [])
})

test("a reference that is given again while the first is written means the second", async () => {
  const unrecorded = new UnrecordedReferences()
  const [first, second] = [begin(), begin()]
  unrecorded.add("carrier", ["a"], first.writing)
  unrecorded.add("carrier", ["a"], second.writing)
  first.resolve()
  await turn()
  void unrecorded.join("carrier", receipt("a"))
  assert.deepEqual([first.writing.receipts, second.writing.receipts], [[], [receipt("a")]])
})

test("receipts keep their order when the first one comes before its acceptance is registered", async () => {
  const unrecorded = new UnrecordedReferences()
  const { writing } = begin()
  const [first, second] = [receipt("a"), { ...receipt("a"), state: "undelivered" as const }]
  void unrecorded.join("carrier", first)
  unrecorded.add("carrier", ["a"], writing)
  void unrecorded.join("carrier", second)
  await turn()
  assert.deepEqual(writing.receipts, [first, second])
})
