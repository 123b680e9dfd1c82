import assert from "node:assert/strict"
import { test } from "node:test"
import { waitersOfAccountMax } from "./inbox.ts"
import { startSimulator } from "./testing.ts"

const ann = "+15551230100"
const bob = "+15551230200"
const bodies = (messages: readonly { body: string }[]) => messages.map(({ body }) => body)

test("the inbox shows what was accepted, newest first, with its code", async () => {
  const { submit, simulator } = await startSimulator()
  await submit(ann, { body: "Your code is 4711" })
  await submit(bob, { body: "for Bob" })
  await submit(ann, { body: "last" })
  assert.deepEqual(bodies(simulator.inbox.list({ limit: 10 })), ["last", "for Bob", "Your code is 4711"])
  assert.deepEqual(bodies(simulator.inbox.list({ limit: 1, to: ann })), ["last"])
  assert.equal(simulator.inbox.list({ limit: 1, contains: "code" })[0]?.code, "4711")
  assert.deepEqual(simulator.inbox.list({ limit: 10, accountId: "nobody" }), [])
})

test("the inbox continues before the message of a reference, and ends when it dropped that message", async () => {
  const { submit, simulator } = await startSimulator()
  for (const body of ["first", "second", "third"]) await submit(ann, { body })
  const [last] = simulator.inbox.list({ limit: 1 })
  const beforeReference = last?.reference ?? ""
  assert.deepEqual(bodies(simulator.inbox.list({ limit: 10, beforeReference })), ["second", "first"])
  assert.deepEqual(simulator.inbox.list({ limit: 10, beforeReference: "sim-none" }), [])
})

test("a refused message is not in the inbox", async () => {
  const { submit, simulator } = await startSimulator()
  await submit("+15005550001")
  assert.equal(simulator.inbox.size, 0)
})

test("wait returns a message that is already in the inbox immediately", async () => {
  const { submit, simulator } = await startSimulator()
  await submit(ann, { body: "first" })
  assert.equal((await simulator.inbox.wait({ to: ann, timeoutMs: 1_000 }))?.body, "first")
})

test("wait returns the next message that matches, and no earlier one", async () => {
  const { submit, simulator, clock } = await startSimulator()
  await submit(ann, { body: "old code 1111" })
  clock.advance(1)
  const found = simulator.inbox.wait({ to: ann, contains: "code", after: clock.now(), timeoutMs: 1_000 })
  await submit(bob, { body: "code 2222" })
  await submit(ann, { body: "no digits" })
  await submit(ann, { body: "code 3333" })
  assert.equal((await found)?.code, "3333")
})

test("wait continues behind a message that was seen, even if the clock does not move", async () => {
  const { submit, simulator } = await startSimulator()
  await submit(ann, { body: "seen" })
  const [seen] = simulator.inbox.list({ limit: 1 })
  const found = simulator.inbox.wait({ to: ann, afterReference: seen?.reference ?? "", timeoutMs: 1_000 })
  await submit(ann, { body: "next" })
  assert.equal((await found)?.body, "next")
})

test("the inbox holds the references of an account's messages until they are dropped", async () => {
  const { submit, simulator } = await startSimulator({ inboxMax: 2 })
  await submit(ann, { body: "first", accountId: "one" })
  const reference = simulator.inbox.list({ limit: 1 })[0]?.reference ?? ""
  const holds = () => ["one", "two"].map((account) => simulator.inbox.holds(account, reference))
  assert.deepEqual(holds(), [true, false])
  await submit(ann, { body: "second" })
  await submit(ann, { body: "third" })
  assert.deepEqual(holds(), [false, false])
  assert.equal(simulator.inbox.holds("one", "sim-none"), false)
})

test("wait ends with null when the time is over, when it is aborted, and when the simulator stops", async () => {
  const { simulator, clock } = await startSimulator()
  const late = simulator.inbox.wait({ timeoutMs: 1_000 })
  clock.advance(1_000)
  assert.equal(await late, null)
  const abort = new AbortController()
  const aborted = simulator.inbox.wait({ timeoutMs: 1_000, signal: abort.signal })
  abort.abort()
  assert.equal(await aborted, null)
  const stopped = simulator.inbox.wait({ timeoutMs: 1_000 })
  await simulator.stop()
  assert.equal(await stopped, null)
})

test("an account with the maximum of waits leaves places for the others, and one that ends makes room", async () => {
  const { simulator, clock } = await startSimulator()
  const wait = (accountId: string, signal?: AbortSignal) =>
    simulator.inbox.wait({ accountId, timeoutMs: 1_000, ...(signal && { signal }) })
  const gone = new AbortController()
  const waiting = [wait("one", gone.signal)]
  while (waiting.length < waitersOfAccountMax) waiting.push(wait("one"))
  await assert.rejects(wait("one"), { name: "Overloaded", message: /requests of this account/ })
  waiting.push(wait("two"))
  gone.abort()
  waiting.push(wait("one"))
  clock.advance(1_000)
  assert.deepEqual(new Set(await Promise.all(waiting)), new Set([null]))
})

test("the inbox keeps the last messages only", async () => {
  const { submit, simulator } = await startSimulator({ inboxMax: 3 })
  for (let count = 1; count <= 8; count++) await submit(ann, { body: `${count}` })
  assert.deepEqual(bodies(simulator.inbox.list({ limit: 10 })), ["8", "7", "6"])
})

test("clear empties the inbox of one account, or all of it", async () => {
  const { submit, simulator } = await startSimulator()
  await submit(ann, { body: "one", accountId: "one" })
  await submit(ann, { body: "two", accountId: "two" })
  await simulator.clear("one")
  assert.deepEqual(bodies(simulator.inbox.list({ limit: 10 })), ["two"])
  await simulator.clear(null)
  assert.equal(simulator.inbox.size, 0)
})
