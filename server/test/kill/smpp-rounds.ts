import assert from "node:assert/strict"
import type { TestContext } from "node:test"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { pause, stopwatch, systemClock } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { serverProcesses, signal, workersOf } from "../support/processes.ts"
import { Load } from "./load.ts"
import { disturbances } from "./network.ts"
import { judge, type Verdict } from "./smpp-verdict.ts"
import type { WithSmsc } from "./with-smsc.ts"

const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 2 ** 32))
const perSecond = Number(process.env.KILL_PER_SECOND ?? 100)
/**
 * How long the load runs between a recovery and the next death; longer after a long recovery, as those who
 * try again expect.
 */
const calm = { leastMs: 200, mostMs: 1_000 }
const outageMsMax = 1_000

export const random = seededRandom(seed)
/** Each load has recipients of its own, each message one. */
let recipients = 2_000_000_000
let batch = 0

/** Each kills or disturbs one thing, starts it again, and says what it was. */
const deaths = {
  process: ({ api }) => killWhole(api, "the process"),
  api: ({ api }) => killWhole(api, "the API"),
  sender: ({ sender }, round) => (round % 2 ? killWhole(sender, "the sender") : killOneOf(sender)),
  async database({ postmaster }) {
    const { backends } = serverProcesses(postmaster())
    const isBackend = random() < 0.5
    signal(isBackend ? (backends[Math.trunc(random() * backends.length)] as number) : postmaster(), "SIGKILL")
    return isBackend ? "a backend" : "the postmaster"
  },
  async smsc({ smsc }) {
    await smsc.kill()
    await pause(systemClock, random() * outageMsMax)
    await smsc.start()
    return "the SMSC"
  },
  async network({ network }) {
    const disturbance = disturbances[Math.trunc(random() * disturbances.length)] ?? "cut"
    network.disturb(disturbance)
    await pause(systemClock, random() * outageMsMax)
    network.heal()
    return disturbance
  },
} satisfies Record<string, (whole: WithSmsc, round: number) => Promise<string>>

export type Target = keyof typeof deaths

async function killWhole(victim: Installation, name: string): Promise<string> {
  await victim.kill()
  await victim.start()
  return name
}

/** The one that watches over it starts it again. */
async function killOneOf({ pid }: Installation): Promise<string> {
  const workers = workersOf(pid)
  const worker = workers[Math.trunc(random() * workers.length)]
  assert.ok(worker, "the sender has processes")
  signal(worker, "SIGKILL")
  return "one process of the sender"
}

export interface Rounds {
  kinds: readonly Target[]
  count: number
  policy: "at_least_once" | "at_most_once"
}

/**
 * So many deaths under load, and what was kept of what was promised. Asserts what holds under either policy.
 */
export async function runRounds(t: TestContext, whole: WithSmsc, { kinds, count, policy }: Rounds): Promise<Verdict> {
  t.diagnostic(`KILL_SEED=${seed}`)
  const { client, smsc, announced } = whole
  const since = new Date(systemClock.now()).toISOString()
  const first = (recipients += 1_000_000)
  using load = new Load({ client, perSecond, random, recipientOf: (number) => `+1${first + number}` })
  load.batch = ++batch
  load.start()
  const recoveries: number[] = []
  for (let round = 0; round < count; round++) {
    const calmMs = calm.leastMs + random() * (calm.mostMs - calm.leastMs)
    await pause(systemClock, Math.max(calmMs, recoveries.at(-1) ?? 0))
    const elapsed = stopwatch()
    const victim = await deaths[kinds[round % kinds.length] ?? "process"](whole, round)
    load.batch = ++batch
    await eventually(`a message is delivered after the death of ${victim}`, () => hasTaken(smsc.log()))
    recoveries.push(elapsed())
    t.diagnostic(`${victim}, recovered in ${Math.round(elapsed())} ms`)
  }
  await load.stop()
  const settling = stopwatch()
  const verdict = await judge(whole, { load, since, policy })
  t.diagnostic(`settled in ${Math.round(settling())} ms, longest recovery ${Math.round(Math.max(...recoveries))} ms`)
  t.diagnostic(`${announced.deliveries} deliveries, ${announced.repeats} repeated, ${announced.overtaken} overtaken`)
  t.diagnostic(sentenceOf(verdict))
  if (verdict.lostMessages.length + verdict.missingEvents.length)
    for (const { output } of [whole.api, whole.sender]) t.diagnostic(output.slice(-5_000))
  assertKept(whole, load, verdict)
  return verdict
}

function assertKept({ announced }: WithSmsc, load: Load, verdict: Verdict): void {
  assert.deepEqual(load.faults, [], "the client met nothing but 201, 503 and 409")
  assert.deepEqual(announced.faults, [], "every delivery was what it should be")
  assert.deepEqual(verdict.lostMessages.slice(0, 10), [], "no message is lost")
  assert.deepEqual(verdict.lostReceipts.slice(0, 10), [], "no receipt is lost that was acknowledged")
  assert.equal(verdict.receiptsTaken, verdict.submissions, "every receipt was taken in the end")
  assert.deepEqual(verdict.missingEvents.slice(0, 10), [], "every event came")
  assert.deepEqual(verdict.lostInbound, [], "no inbound message is lost that was acknowledged")
  assert.deepEqual(verdict.doubledWithoutReason.slice(0, 10), [], "only what got no answer is sent again")
}

/** Whether a message of the present batch has come through, and its receipt with it. */
function hasTaken({ submissions, taken }: ReturnType<WithSmsc["smsc"]["log"]>): boolean {
  const latest = [...submissions].slice(-2_000)
  return latest.some(([id, { text }]) => text.startsWith(`batch ${batch} `) && taken.has(id))
}

function sentenceOf(verdict: Verdict): string {
  return Object.entries(verdict)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.length : value}`)
    .join(", ")
}
