import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { FakeClock } from "#std/fake-clock.ts"
import { Relay, type Peer } from "./relay.ts"
import { Siblings } from "./siblings.ts"

let clock: FakeClock
let relay: Relay

beforeEach(() => {
  clock = new FakeClock()
  relay = new Relay(clock)
})

/** A process, joined to the relay as by a channel that takes no time. */
function join(number: number): { siblings: Siblings; peer: Peer } {
  const peer: Peer = { number, send: (message) => siblings.take(structuredClone(message)) }
  const siblings = new Siblings(
    {
      send(message, sent) {
        sent()
        relay.take(peer, structuredClone(message))
      },
    },
    clock,
  )
  relay.add(peer)
  return { siblings, peer }
}

test("what is told reaches all others together, and not the teller", () => {
  const [first, second, third] = [join(1).siblings, join(2).siblings, join(3).siblings]
  const heard: string[] = []
  for (const [name, siblings] of Object.entries({ first, second, third }))
    siblings.hear("accounts", (ids) => heard.push(`${name} ${ids.join(" ")}`))
  second.tell("accounts", ["a"])
  second.tell("accounts", ["b"])
  clock.advance(2)
  assert.deepEqual(heard, ["first a b", "third a b"])
})

test("so many items are told at once, and no more", () => {
  const [teller, other] = [join(1).siblings, join(2).siblings]
  let heard = 0
  other.hear("accounts", (items) => (heard += items.length))
  for (let round = 0; round < 30; round++)
    teller.tell(
      "accounts",
      Array.from({ length: 100 }, () => "a"),
    )
  clock.advance(2)
  assert.equal(heard, 1_000)
})

test("the first process is asked, and its fault is told", async () => {
  const [first, second] = [join(1).siblings, join(2).siblings]
  first.answer("simulator", async (payload) => `${String(payload)}!`)
  assert.deepEqual(await second.ask("first", "simulator", "hello"), ["hello!"])
  first.answer("simulator", () => Promise.reject(new Error("Not now.")))
  await assert.rejects(second.ask("first", "simulator"), /Not now/)
})

test("a process that dies, or does not answer in time, is left out of the answers", async () => {
  const asker = join(1).siblings
  const [quick, dying, slow] = [join(2), join(3), join(4)]
  quick.siblings.answer("metrics", async () => "quick")
  for (const { siblings } of [dying, slow]) siblings.answer("metrics", () => new Promise(() => {}))
  const answers = asker.ask("others", "metrics")
  relay.remove(dying.peer)
  await new Promise((resolve) => setImmediate(resolve))
  clock.advance(1_000)
  assert.deepEqual(await answers, ["quick"])
})

test("whoever gives up is heard of by who was asked", async () => {
  const [first, second] = [join(1).siblings, join(2).siblings]
  first.answer(
    "simulator",
    (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve("nothing"))),
  )
  const gone = new AbortController()
  const answers = second.ask("first", "simulator", null, gone.signal)
  gone.abort()
  assert.deepEqual(await answers, ["nothing"])
})

test("without a first process there is no answer, and nobody waits for one", async () => {
  assert.deepEqual(await join(2).siblings.ask("first", "simulator"), [])
})
