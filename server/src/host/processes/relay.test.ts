import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { Relay, type RelayedProcess } from "./relay.ts"
import { ProcessBus } from "./process-bus.ts"

let clock: FakeClock
let relay: Relay

beforeEach(() => {
  clock = new FakeClock()
  relay = new Relay(clock)
})

/** Joins a process to the relay by a channel without delay. */
function join(number: number): { processBus: ProcessBus; peer: RelayedProcess } {
  const peer: RelayedProcess = { number, send: (message) => processBus.receive(structuredClone(message)) }
  const processBus = new ProcessBus(
    {
      send(message, sent) {
        sent()
        relay.receive(peer, structuredClone(message))
      },
    },
    clock,
  )
  relay.add(peer)
  return { processBus, peer }
}

test("a broadcast reaches all others together, and not its sender", () => {
  const [first, second, third] = [join(1).processBus, join(2).processBus, join(3).processBus]
  const heard: string[] = []
  for (const [name, processBus] of Object.entries({ first, second, third }))
    processBus.subscribe("accounts", (ids) => heard.push(`${name} ${ids.join(" ")}`))
  second.publish("accounts", ["a"])
  second.publish("accounts", ["b"])
  clock.advance(2)
  assert.deepEqual(heard, ["first a b", "third a b"])
})

test("a broadcast has a limited number of items", () => {
  const [teller, other] = [join(1).processBus, join(2).processBus]
  let heard = 0
  other.subscribe("accounts", (items) => (heard += items.length))
  for (let round = 0; round < 30; round++)
    teller.publish(
      "accounts",
      Array.from({ length: 100 }, () => "a"),
    )
  clock.advance(2)
  assert.equal(heard, 1_000)
})

test("a request goes to the first process, and its fault comes back", async () => {
  const [first, second] = [join(1).processBus, join(2).processBus]
  first.respond("simulator", async (payload) => `${String(payload)}!`)
  assert.deepEqual(await second.request("first", "simulator", "hello"), ["hello!"])
  first.respond("simulator", () => Promise.reject(new Error("Not now.")))
  await assert.rejects(second.request("first", "simulator"), /Not now/)
})

test("a process that dies, or does not answer in time, is left out of the answers", async () => {
  const asker = join(1).processBus
  const [quick, dying, slow] = [join(2), join(3), join(4)]
  quick.processBus.respond("metrics", async () => "quick")
  for (const { processBus } of [dying, slow]) processBus.respond("metrics", () => new Promise(() => {}))
  const answers = asker.request("others", "metrics")
  relay.remove(dying.peer)
  await new Promise((resolve) => setImmediate(resolve))
  clock.advance(1_000)
  assert.deepEqual(await answers, ["quick"])
})

test("the process that answers learns that the asking process gave up", async () => {
  const [first, second] = [join(1).processBus, join(2).processBus]
  first.respond(
    "simulator",
    (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve("nothing"))),
  )
  const gone = new AbortController()
  const answers = second.request("first", "simulator", null, gone.signal)
  gone.abort()
  assert.deepEqual(await answers, ["nothing"])
})

test("a request without a first process has no answer, and does not wait", async () => {
  assert.deepEqual(await join(2).processBus.request("first", "simulator"), [])
})
