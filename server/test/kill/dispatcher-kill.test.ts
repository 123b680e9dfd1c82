/**
 * The dispatcher, a process of its own, dies under load, and so do the API and the store beside it: every
 * event still reaches its endpoint, and every attempt is counted. `KILL_ROUNDS` sets the number of deaths,
 * `KILL_SEED` repeats the choices of an earlier run, as far as the machine's own timing allows.
 */
import { test } from "node:test"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { pause, stopwatch, systemClock } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import { signal } from "../support/processes.ts"
import { Announced } from "./announced.ts"
import { assertCounted } from "./counted.ts"
import { assertKept, settled } from "./kept.ts"
import { Load } from "./load.ts"
import { startWithRoles, type RolesApart } from "./with-roles.ts"

const rounds = Number(process.env.KILL_ROUNDS ?? 3)
const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 2 ** 32))
const perSecond = 150
/** How long the load runs between a recovery and the next death. */
const calm = { leastMs: 200, mostMs: 2_000 }

const deaths = [
  async function dispatcher({ others: [, dispatcher] }: RolesApart) {
    await dispatcher?.kill()
    await dispatcher?.start()
  },
  async function api({ api }: RolesApart) {
    await api.kill()
    await api.start()
  },
  async function database({ postmaster }: RolesApart) {
    signal(postmaster(), "SIGKILL")
  },
]

test("every event reaches its endpoint, whichever process dies beside or as the dispatcher", async (t) => {
  const random = seededRandom(seed)
  t.diagnostic(`KILL_SEED=${seed} KILL_ROUNDS=${rounds}`)
  const announced = new Announced()
  await using stack = new AsyncDisposableStack()
  const receiver = { respond: announced.respond, keepRequests: false }
  const groups = [{ ROLES: "sender" }, { ROLES: "dispatcher" }]
  const whole = await startWithRoles(stack, receiver, { environment: {}, groups })
  using load = new Load({ client: whole.client, perSecond, random })
  load.start()
  for (let round = 0; round < rounds; round++) {
    await pause(systemClock, calm.leastMs + random() * (calm.mostMs - calm.leastMs))
    const elapsed = stopwatch()
    const death = deaths[round % deaths.length] ?? deaths[0]
    await death?.(whole)
    const batch = ++load.batch
    await eventually("an event of the time after it has come", () => isHeardOf(announced, load, batch))
    t.diagnostic(`${death?.name} killed, recovered in ${Math.round(elapsed())} ms`)
  }
  await load.stop()
  const settling = stopwatch()
  const messages = await settled(whole.client, announced, load)
  t.diagnostic(`${load.accepted.size} accepted, ${messages.length} stored, settled in ${Math.round(settling())} ms`)
  t.diagnostic(`${announced.deliveries} deliveries, ${announced.repeats} repeated, ${announced.overtaken} overtaken`)
  await assertKept({ client: whole.client, announced, load, messages })
  await assertCounted(whole.client)
})

/** Whether an event has come of a message that was accepted in this batch. */
function isHeardOf({ messages }: Announced, { accepted }: Load, batch: number): boolean {
  const latest = [...accepted].slice(-2_000)
  return latest.some(([sid, { body }]) => body.startsWith(`batch ${batch} `) && messages.has(sid))
}
