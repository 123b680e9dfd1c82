import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { Receipt } from "#messaging/carriers/carrier.ts"
import { JoiningReceipts, UnrecordedReferences } from "./record-receipt.ts"

const receipt = (reference: string): Receipt => ({ reference, state: "delivered", code: null, at: 0, raw: "" })

function begin() {
  const { promise: committed, ...end } = Promise.withResolvers<void>()
  const joining = new JoiningReceipts()
  return { acceptance: { committed, joining }, ...end }
}

test("a receipt that comes before its acceptance is being written goes with it", async () => {
  const unrecorded = new UnrecordedReferences()
  const { acceptance, resolve } = begin()
  unrecorded.add("carrier", ["a", "b"], acceptance)
  const taken = unrecorded.join("carrier", receipt("b"))
  assert.deepEqual(acceptance.joining.all, [receipt("b")])
  resolve()
  assert.equal(await taken, true)
})

test("a receipt that comes while its acceptance is being written waits for that, and is recorded by itself", async () => {
  const unrecorded = new UnrecordedReferences()
  const { acceptance, resolve } = begin()
  unrecorded.add("carrier", ["a"], acceptance)
  acceptance.joining.close()
  let isSettled = false
  const taken = unrecorded.join("carrier", receipt("a")).finally(() => (isSettled = true))
  await turn()
  assert.equal(isSettled, false)
  resolve()
  assert.equal(await taken, false)
  assert.deepEqual(acceptance.joining.all, [])
})

test("a receipt whose acceptance could not be written is recorded by itself", async () => {
  const unrecorded = new UnrecordedReferences()
  const { acceptance, reject } = begin()
  unrecorded.add("carrier", ["a"], acceptance)
  const taken = unrecorded.join("carrier", receipt("a"))
  reject(new Error("The store is away."))
  assert.equal(await taken, false)
})

test("receipts of other carriers, of other references and of written acceptances are recorded by themselves", async () => {
  const unrecorded = new UnrecordedReferences()
  const { acceptance, resolve } = begin()
  unrecorded.add("carrier", ["a"], acceptance)
  assert.equal(await unrecorded.join("other carrier", receipt("a")), false)
  assert.equal(await unrecorded.join("carrier", receipt("b")), false)
  resolve()
  await turn()
  assert.equal(await unrecorded.join("carrier", receipt("a")), false)
  assert.deepEqual(acceptance.joining.all, [])
})

test("a reference that is given again while the first is written means the second", async () => {
  const unrecorded = new UnrecordedReferences()
  const [first, second] = [begin(), begin()]
  unrecorded.add("carrier", ["a"], first.acceptance)
  unrecorded.add("carrier", ["a"], second.acceptance)
  first.resolve()
  await turn()
  void unrecorded.join("carrier", receipt("a"))
  assert.deepEqual([first.acceptance.joining.all, second.acceptance.joining.all], [[], [receipt("a")]])
})

test("receipts keep their order when the first one comes before its acceptance is registered", async () => {
  const unrecorded = new UnrecordedReferences()
  const { acceptance } = begin()
  const [first, second] = [receipt("a"), { ...receipt("a"), state: "undelivered" as const }]
  void unrecorded.join("carrier", first)
  unrecorded.add("carrier", ["a"], acceptance)
  void unrecorded.join("carrier", second)
  await turn()
  assert.deepEqual(acceptance.joining.all, [first, second])
})
