/**
 * Whatever dies between a client and its carrier, nothing is lost: not what was accepted, not what the carrier was told that we
 * have. `KILL_ROUNDS` sets the number of deaths of each kind, `KILL_TARGETS` names the kinds, `KILL_SEED` repeats the choices of
 * an earlier run, as far as the machine's own timing allows.
 */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import type { TestContext } from "node:test"
import { seededRandom } from "#carriers/simulator/random.ts"
import { pause, stopwatch, systemClock } from "#std/clock.ts"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { serverProcesses, signal } from "../support/processes.ts"
import { Load } from "./load.ts"
import { disturbances } from "./network.ts"
import { judge } from "./smpp-verdict.ts"
import type { Verdict } from "./smpp-verdict.ts"
import { startWithSmsc } from "./with-smsc.ts"
import type { WithSmsc } from "./with-smsc.ts"

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 2 ** 32))
const targets = process.env.KILL_TARGETS?.split(",") ?? ["api", "sender", "database", "smsc", "network"]
const perSecond = 100
/** How long the load runs between a recovery and the next death; longer after a long recovery, as those who try again expect. */
const calm = { leastMs: 200, mostMs: 1_000 }
const outageMsMax = 1_000
/** From a death to the receipt of a message that was asked for after it. */
const recoveryMaxMs = 60_000

const random = seededRandom(seed)
/** Each load has recipients of its own, each message one. */
let recipients = 2_000_000_000
let batch = 0

/** The process that has this role: one has all of them. */
type Role = "api" | "sender"
const processOf = ({ posthorn }: WithSmsc, _role: Role): Installation => posthorn

const deaths: Record<string, (whole: WithSmsc) => Promise<string>> = {
  api: (whole) => killProcess(whole, "api"),
  sender: (whole) => killProcess(whole, "sender"),
  async database({ posthorn }) {
    const { backends } = serverProcesses(posthorn.postmaster)
    const isBackend = random() < 0.5
    signal(isBackend ? (backends[Math.trunc(random() * backends.length)] as number) : posthorn.postmaster, "SIGKILL")
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
}

async function killProcess(whole: WithSmsc, role: Role): Promise<string> {
  const victim = processOf(whole, role)
  await victim.kill()
  await victim.start()
  return `the ${role}`
}

describe("under at_least_once", () => {
  let whole: WithSmsc
  before(async () => {
    whole = await startWithSmsc(random)
  })
  after(() => whole?.[Symbol.asyncDispose]())

  for (const target of targets)
    test(`${target}: nothing is lost, and only what got no answer is sent twice`, async (t) => {
      const verdict = await runRounds(t, whole, { kinds: [target], count: rounds, policy: "at_least_once" })
      // The store's death takes nothing from the process that knows the answers.
      if (target === "database") assert.equal(verdict.doubled, 0)
      assert.deepEqual(verdict.givenUpWithoutReason, [])
    })
})

describe("under at_most_once", () => {
  test("nothing is sent twice, and what may have been is said to be unknown", async (t) => {
    await using whole = await startWithSmsc(random, { SUBMIT_POLICY: "at_most_once" })
    const kinds = ["sender", "network"]
    const verdict = await runRounds(t, whole, { kinds, count: Math.max(rounds, kinds.length), policy: "at_most_once" })
    assert.equal(verdict.doubled, 0)
    assert.deepEqual(verdict.givenUpWithoutReason, [])
  })
})

/** So many deaths under load, and what was kept of what was promised. Asserts what holds under either policy. */
async function runRounds(
  t: TestContext,
  whole: WithSmsc,
  options: { kinds: readonly string[]; count: number; policy: "at_least_once" | "at_most_once" },
): Promise<Verdict> {
  const { kinds, count, policy } = options
  t.diagnostic(`KILL_SEED=${seed} KILL_ROUNDS=${rounds}`)
  const { client, smsc, posthorn, announced } = whole
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
    const victim = await deaths[kinds[round % kinds.length] ?? ""]?.(whole)
    load.batch = ++batch
    await eventually(`a message is delivered after the death of ${victim}`, recoveryMaxMs, () => hasTaken(smsc.log()))
    recoveries.push(elapsed())
    t.diagnostic(`${victim}, recovered in ${Math.round(elapsed())} ms`)
  }
  await load.stop()
  const settling = stopwatch()
  const verdict = await judge(whole, { load, since, policy })
  t.diagnostic(`settled in ${Math.round(settling())} ms, longest recovery ${Math.round(Math.max(...recoveries))} ms`)
  t.diagnostic(`${announced.deliveries} deliveries, ${announced.repeats} repeated, ${announced.overtaken} overtaken`)
  t.diagnostic(sentenceOf(verdict))
  if (verdict.lostMessages.length + verdict.missingEvents.length) t.diagnostic(posthorn.output.slice(-5_000))
  assert.deepEqual(load.faults, [], "the client met nothing but 201, 503 and 409")
  assert.deepEqual(announced.faults, [], "every delivery was what it should be")
  assert.deepEqual(verdict.lostMessages.slice(0, 10), [], "no message is lost")
  assert.deepEqual(verdict.lostReceipts.slice(0, 10), [], "no receipt is lost that was acknowledged")
  assert.equal(verdict.receiptsTaken, verdict.submissions, "every receipt was taken in the end")
  assert.deepEqual(verdict.missingEvents.slice(0, 10), [], "every event came")
  assert.deepEqual(verdict.lostInbound, [], "no inbound message is lost that was acknowledged")
  assert.deepEqual(verdict.doubledWithoutReason.slice(0, 10), [], "only what got no answer is sent again")
  return verdict
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
