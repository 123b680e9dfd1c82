import assert from "node:assert/strict"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "node:test"
import { heldOfAccountMax } from "./held-receipts.ts"
import { holdsOfAccountMax } from "./holds.ts"
import { startSimulator } from "./testing.ts"

const to = "+15551230100"
const other = "+15551230200"

test("receipts of a recipient wait while they are held, and those of others come", async () => {
  const { simulator, submit, pass, receipts } = await startSimulator()
  await simulator.hold("ann", to)
  const held = await submit(to, { segments: 2 })
  await submit(to, { accountId: "bob" })
  await submit(other)
  await pass()
  assert.equal(receipts.length, 2)
  assert.deepEqual(
    simulator.holds("ann").map((hold) => [hold.to, hold.heldReceipts]),
    [[to, 2]],
  )
  const shown = simulator.inbox.list({ limit: 10, accountId: "ann" })
  assert.deepEqual(
    shown.map(({ heldReceipts }) => heldReceipts),
    [0, 2],
  )
  await simulator.release("ann", to)
  await pass()
  assert.ok(held.kind === "accepted")
  assert.deepEqual(
    receipts.slice(2).map(({ reference, state }) => [reference, state]),
    held.references.map((reference) => [reference, "delivered"]),
  )
  assert.deepEqual(simulator.holds("ann"), [])
})

test("one recipient's release leaves the others held; a release without one lifts every hold of the account", async () => {
  const { simulator, submit, pass, receipts } = await startSimulator()
  await simulator.hold("ann", to)
  await simulator.hold("ann", other)
  await simulator.hold("bob", to)
  await submit(to)
  await submit(other)
  await submit(to, { accountId: "bob" })
  await simulator.release("ann", other)
  await pass()
  assert.equal(receipts.length, 1)
  await simulator.release("ann", null)
  await pass()
  assert.equal(receipts.length, 2)
  assert.equal(simulator.holds("bob").length, 1)
})

test("a hold between two receipts of one message keeps back the second", async () => {
  const stage = await startSimulator()
  const take = stage.listener.receipt
  stage.listener.receipt = async (receipt) => {
    await take(receipt)
    if (stage.receipts.length === 1) await stage.simulator.hold("ann", "+15551230105")
  }
  await stage.submit("+15551230105")
  await stage.pass()
  assert.deepEqual(stage.happened, ["accepted", "undelivered"])
  await stage.simulator.release("ann", null)
  await stage.pass()
  assert.deepEqual(stage.happened, ["accepted", "undelivered", "delivered"])
})

test("holds and held receipts outlive a kill", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "posthorn-holds-"))
  context.after(() => rm(folder, { recursive: true }))
  const killed = await startSimulator({ folder })
  await killed.simulator.hold("ann", to)
  await killed.submit(to)
  await killed.pass()
  const next = await startSimulator({ folder })
  await next.pass()
  assert.deepEqual(next.receipts, [])
  assert.equal(next.simulator.holds("ann")[0]?.heldReceipts, 1)
  await next.simulator.release("ann", to)
  await next.pass()
  assert.equal(next.receipts.length, 1)
  await next.simulator.stop()
  await killed.simulator.stop()
  const third = await startSimulator({ folder })
  assert.deepEqual(third.simulator.holds("ann"), [])
  await third.simulator.stop()
})

test("a file of holds that cannot be read holds nothing", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "posthorn-holds-"))
  context.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, "holds.json"), '[{"acc')
  const { simulator } = await startSimulator({ folder })
  assert.deepEqual(simulator.holds("ann"), [])
  assert.equal((await simulator.hold("ann", to))?.to, to)
  await simulator.stop()
})

test("an account holds a limited number of recipients, each once, and does not affect other accounts", async () => {
  const { simulator } = await startSimulator()
  for (let number = 0; number < holdsOfAccountMax; number++)
    assert.ok(await simulator.hold("ann", `+1555200${1_000 + number}`))
  assert.equal(await simulator.hold("ann", to), null)
  assert.ok(await simulator.hold("ann", "+15552001000"))
  assert.ok(await simulator.hold("bob", to))
  assert.equal(simulator.holds("ann").length, holdsOfAccountMax)
})

test("receipts beyond the limit of an account are not held", async () => {
  const { simulator, submit, pass, receipts } = await startSimulator()
  await simulator.hold("ann", to)
  for (let message = 0; message < heldOfAccountMax; message++) await submit(to)
  await pass()
  assert.equal(receipts.length, 0)
  await submit(to)
  await pass()
  assert.equal(receipts.length, 1)
})
