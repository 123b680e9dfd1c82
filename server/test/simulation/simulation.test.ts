/**
 * The whole of an installation under everything that can go wrong at once, on a clock of its own: see
 * `World`, and `judge` for what must be true at the end. `SIMULATION_SEEDS` runs that many seeds,
 * `SIMULATION_SEED` one of them alone.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import type { SendMessage } from "#messaging/messages/accept/plan-message.ts"
import { judge } from "./verdict.ts"
import { receiptLimitMs, World, type Account } from "./world.ts"

const seedsDefault = 3
const only = process.env["SIMULATION_SEED"]
const count = Number(process.env["SIMULATION_SEEDS"] ?? seedsDefault)
const seeds = only === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(only)]

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** How long customers and handsets write, and processes die. */
const trafficMs = 25_000
const jumpMs = 2 * hourMs
/** The longest that anything takes: a dead endpoint is given up after five days. */
const restMaxMs = 12 * 24 * hourMs

for (const seed of seeds) {
  test(`the whole keeps its promises (SIMULATION_SEED=${seed})`, async (t) => {
    let isKept = false
    t.after(
      () =>
        isKept || t.diagnostic(`run it alone: SIMULATION_SEED=${seed} node --test server/test/simulation/*.test.ts`),
    )
    await using world = await World.open(seed)
    await world.addAccount([
      ["good", "*"],
      ["flaky", "messages.*"],
      ["dead", "messages.failed"],
    ])
    await world.addAccount([
      ["slow", "messages.delivered"],
      ["forgetful", "*"],
      ["gone", "messages.sent"],
    ])
    await world.addAccount([["patient", "*"]])
    world.startProcesses()
    const actions = planTraffic(world)
    await live(world, actions)
    await rest(world)
    await judge(world)
    isKept = true
    const { acknowledged, counts, left, submitPolicy } = world
    const repeats = [...left.values()].filter((times) => times > 1).length
    t.diagnostic(
      `${submitPolicy}: ${acknowledged.length} accepted, ${repeats} left more than once, ${JSON.stringify(counts)}`,
    )
  })
}

interface Action {
  at: number
  act(): Promise<void>
}

/** Everything that will happen, with its time. */
function planTraffic(world: World): Action[] {
  const { random, clock, accounts } = world
  const startedAt = clock.now()
  const any = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const actions: Action[] = []
  const plan = (times: number, act: () => Promise<void>) => {
    for (let index = 0; index < times; index++) actions.push({ at: startedAt + Math.floor(random() * trafficMs), act })
  }
  plan(25, async () => {
    const account = any(accounts)
    const burst = random() < 0.2 ? 12 : 1
    await Promise.all(Array.from({ length: burst }, () => world.send(account, anyRequest(world, account))))
  })
  plan(4, () => world.kill())
  plan(1, () => world.stopOne())
  plan(6, async () => world.startProcesses())
  plan(5, () => world.deleteOne())
  plan(4, () => world.write(any(accounts), any(recipients), "How are you?"))
  plan(3, () => world.write(any(accounts), any(recipients), "STOP"))
  plan(3, () => world.catchUp(any(accounts), any(["good", "flaky", "forgetful"])))
  plan(2, async () => {
    world.simulator.pause()
    clock.after(4_000, () => world.simulator.resume())
  })
  plan(2, async () => clock.advance(Math.floor(random() * 20 * minuteMs)))
  return actions.sort((a, b) => a.at - b.at)
}

const ordinary = Array.from({ length: 8 }, (_, index) => `+1555200${7_000 + index}`)
/** Those that ask the simulator for a trouble. */
const troubled = ["0003", "0101", "0102", "0103", "0105", "0106", "0107", "0108", "0109"].map(
  (suffix) => `+1555300${suffix}`,
)
const recipients = [...ordinary, ...troubled]

function anyRequest({ random, clock }: World, account: Account): SendMessage {
  const all = random() < 0.7 ? ordinary : troubled
  const isLater = random() < 0.1
  return {
    to: all[Math.floor(random() * all.length)] as string,
    from: account.number,
    channel: "sms",
    body: "a".repeat(1 + Math.floor(random() ** 2 * 450)),
    mediaUrls: [],
    tags: [],
    sendAt: isLater ? clock.now() + Math.floor(random() * hourMs) : null,
    validityMs: random() < 0.1 ? 1_000 + Math.floor(random() * 20_000) : null,
    segmentsMax: null,
    isUrgent: random() < 0.1,
  }
}

async function live(world: World, actions: readonly Action[]): Promise<void> {
  for (const { at, act } of actions) {
    await world.pass(Math.max(at - world.clock.now(), 0))
    act().catch((fault: unknown) => world.faults.push(fault))
  }
  await world.pass(1_000)
  world.startProcesses()
}

/** Until nothing is left to be done, by leaps from job to job; and beyond the limit for receipts. */
async function rest(world: World): Promise<void> {
  const startedAt = world.clock.now()
  for (;;) {
    await world.pass(700)
    const next = await world.nextJob()
    const restedMs = world.clock.now() - startedAt
    if (next === Infinity && !world.isWaiting && restedMs > receiptLimitMs + hourMs) return
    assert.ok(restedMs < restMaxMs, "it comes to rest")
    if (world.isWaiting || restedMs < minuteMs) continue
    const leapMs = Math.min(next, world.clock.now() + receiptLimitMs) - world.clock.now()
    world.clock.advance(Math.max(leapMs, next === Infinity ? jumpMs : 0, restedMs > 2 * hourMs ? jumpMs : 5_000))
  }
}
