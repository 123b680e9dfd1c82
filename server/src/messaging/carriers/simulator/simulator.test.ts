import assert from "node:assert/strict"
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test, type TestContext } from "node:test"
import { startSimulator } from "./testing.ts"

const to = "+15551230100"

async function tempFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "posthorn-simulator-"))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

test("a paused simulator says so and refuses messages for now; receipts continue", async () => {
  const { simulator, submit, pass, receipts } = await startSimulator({ receiptDelay: { leastMs: 10, mostMs: 10 } })
  await submit(to)
  simulator.pause()
  assert.equal(simulator.status().state, "paused")
  const outcome = await submit(to)
  assert.equal(outcome.kind, "not_sent")
  await pass(10)
  assert.equal(receipts.length, 1)
  simulator.resume()
  assert.equal((await submit(to)).kind, "accepted")
})

test("an injected message resolves when the listener has it, with the reference it came under", async () => {
  const stage = await startSimulator()
  stage.isAway = true
  const injected = stage.simulator.inject({ to: "12345", from: to, body: "STOP" })
  await stage.pass(1_000)
  assert.equal(stage.inbounds.length, 0)
  stage.isAway = false
  await stage.pass(10_000)
  assert.deepEqual(stage.inbounds, [{ ...(await injected), returnsUnowned: true }])
})

test("a stop ends an injection that was never stored, with an error", async () => {
  const stage = await startSimulator()
  stage.isAway = true
  const injected = assert.rejects(stage.simulator.inject({ to: "12345", from: to, body: "x" }), /stopped/)
  await stage.pass()
  await stage.simulator.stop()
  await injected
})

test("the simulator throttles when it owes too many receipts, and accepts more when they are stored", async () => {
  const stage = await startSimulator({ owedMax: 2 })
  stage.isAway = true
  await stage.submit(to)
  await stage.submit(to)
  const outcome = await stage.submit(to)
  assert.ok(outcome.kind === "refused" && outcome.code === "throttled")
  stage.isAway = false
  await stage.pass(10_000)
  assert.equal((await stage.submit(to)).kind, "accepted")
})

test("receipts that were owed at a kill come after the next start, once each", async (context) => {
  const folder = await tempFolder(context)
  const killed = await startSimulator({ folder })
  killed.isAway = true
  const outcome = await killed.submit(to, { segments: 2 })
  assert.ok(outcome.kind === "accepted")
  // Not stopped, so the next simulator finds the files that a kill leaves.
  const next = await startSimulator({ folder })
  await next.pass()
  assert.deepEqual(
    next.receipts.map(({ reference }) => reference),
    outcome.references,
  )
  await next.simulator.stop()
  const third = await startSimulator({ folder })
  await third.pass()
  assert.deepEqual(third.receipts, [])
  await third.simulator.stop()
  await killed.simulator.stop()
})

test("a restart repeats only the receipts of a trouble that were not acknowledged", async (context) => {
  const folder = await tempFolder(context)
  const first = await startSimulator({ folder })
  first.listener.receipt = async (receipt) => {
    if (receipt.state === "delivered") throw new Error("The store is away.")
    first.receipts.push(receipt)
  }
  await first.submit("+15551230105")
  for (let rounds = 0; rounds < 10 && !first.receipts.length; rounds++) await first.pass()
  await first.simulator.stop()
  const next = await startSimulator({ folder })
  await next.pass()
  assert.deepEqual(
    next.receipts.map(({ state }) => state),
    ["delivered"],
  )
  await next.simulator.stop()
})

test("the inbox survives a restart, without the messages that were cleared", async (context) => {
  const folder = await tempFolder(context)
  const first = await startSimulator({ folder })
  await first.submit(to, { body: "cleared" })
  await first.simulator.clear(null)
  await first.submit(to, { body: "kept" })
  await first.simulator.stop()
  for (let restarts = 0; restarts < 3; restarts++) {
    const next = await startSimulator({ folder })
    assert.deepEqual(
      next.simulator.inbox.list({ limit: 10 }).map(({ body }) => body),
      ["kept"],
    )
    await next.simulator.stop()
  }
  assert.equal((await readdir(folder)).length, 1)
})

test("a torn last line is passed over", async (context) => {
  const folder = await tempFolder(context)
  const first = await startSimulator({ folder })
  await first.submit(to, { body: "whole" })
  await first.simulator.stop()
  const [name] = await readdir(folder)
  await appendFile(join(folder, name ?? ""), '["take",{"references":["x"],"bo')
  const next = await startSimulator({ folder })
  assert.deepEqual(
    next.simulator.inbox.list({ limit: 10 }).map(({ body }) => body),
    ["whole"],
  )
  await next.simulator.stop()
})

test("the journal does not grow for ever, even when a receipt is never acknowledged", async (context) => {
  const folder = await tempFolder(context)
  const stage = await startSimulator({ folder, inboxMax: 10, journalBytesMax: 5_000 })
  const take = stage.listener.receipt
  stage.listener.receipt = async (receipt) => {
    if (receipt.state === "undelivered") throw new Error("This one is never stored.")
    await take(receipt)
  }
  const stuck = await stage.submit("+15551230003", { body: "stuck" })
  for (let round = 0; round < 40; round++) {
    await Promise.all(Array.from({ length: 20 }, () => stage.submit(to, { body: "x".repeat(100) })))
    await stage.pass()
  }
  await stage.simulator.stop()
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  assert.ok(sizes.reduce((sum, size) => sum + size) < 100_000, sizes.join())
  const next = await startSimulator({ folder, inboxMax: 10 })
  await next.pass()
  assert.ok(stuck.kind === "accepted")
  assert.ok(next.receipts.some(({ reference }) => reference === stuck.references[0]))
  assert.equal(next.simulator.inbox.size, 10)
  await next.simulator.stop()
})

test("references of two starts never meet", async () => {
  const { simulator, submit, listener } = await startSimulator()
  const first = await submit(to)
  await simulator.stop()
  await simulator.start(listener)
  const second = await submit(to)
  assert.ok(first.kind === "accepted" && second.kind === "accepted")
  assert.notEqual(first.references[0], second.references[0])
})

test("the simulator is down and accepts nothing while its journal cannot be written, and then it is up again", async (context) => {
  const folder = await tempFolder(context)
  const { simulator, submit, pass } = await startSimulator({ folder, journalBytesMax: 1 })
  // The path of the second file, so that it cannot be opened.
  await mkdir(join(folder, "journal-00000002.ndjson"))
  const outcome = await submit(to)
  assert.ok(outcome.kind === "refused" && !outcome.isPermanent)
  assert.equal(simulator.status().state, "down")
  assert.match(simulator.status().reason ?? "", /EISDIR/)
  await rmdir(join(folder, "journal-00000002.ndjson"))
  for (let rounds = 0; rounds < 10_000 && simulator.status().state === "down"; rounds++) await pass(1_000)
  assert.equal((await submit(to)).kind, "accepted")
  await simulator.stop()
})

test("a folder that cannot be made ends the start", async () => {
  await assert.rejects(startSimulator({ folder: "/dev/null/nowhere" }))
})

test("an erased message leaves the inbox, the files and the owed receipts, also after a restart", async (context) => {
  const folder = await tempFolder(context)
  // Each message fills a file, so that some lines are in files before the current one.
  const stage = await startSimulator({ folder, journalBytesMax: 1 })
  stage.isAway = true
  const erased = "01a20000-0000-7000-8000-000000000001"
  await stage.submit(to, { messageId: erased, body: 'planted "messageId":"text"' })
  await stage.submit(to, { body: "another" })
  await stage.simulator.hold("ann", to)
  await stage.submit(to, { messageId: erased, body: "planted again" })
  assert.equal((await stage.simulator.storedMessages()).length, 3)
  await stage.simulator.erase([erased])
  assert.deepEqual(
    stage.simulator.inbox.list({ limit: 10 }).map(({ body }) => body),
    ["another"],
  )
  assert.equal(stage.simulator.owed, 1)
  assert.equal((await stage.simulator.storedMessages()).length, 1)
  for (const name of await readdir(folder)) assert.doesNotMatch(await readFile(join(folder, name), "utf8"), /planted/)
  const next = await startSimulator({ folder })
  assert.deepEqual(
    next.simulator.inbox.list({ limit: 10 }).map(({ body }) => body),
    ["another"],
  )
  await next.simulator.release("ann", null)
  await next.pass(60_000)
  assert.equal(next.receipts.length, 1)
  await next.simulator.stop()
  await stage.simulator.stop()
})

test("messages that are erased at the same time are all erased, also while the simulator stops", async (context) => {
  const folder = await tempFolder(context)
  const stage = await startSimulator({ folder })
  const ids = Array.from({ length: 50 }, (_, index) => `01a20000-0000-7000-8000-${String(index).padStart(12, "0")}`)
  for (const messageId of ids) await stage.submit(to, { messageId, body: "planted" })
  const all = ids.map((id) => stage.simulator.erase([id]))
  await stage.simulator.stop()
  await Promise.all(all)
  for (const name of await readdir(folder)) assert.doesNotMatch(await readFile(join(folder, name), "utf8"), /planted/)
})
