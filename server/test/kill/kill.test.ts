/**
 * Processes die under load, `kill -9`, at random moments; nothing that was acknowledged may be lost by it.
 * `KILL_ROUNDS` sets the number of deaths, `KILL_SEED` repeats the choices of an earlier run, as far as the
 * machine's own timing allows.
 */
import { test } from "node:test"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { pause, stopwatch, systemClock } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { serverProcesses, signal } from "../support/processes.ts"
import type { RestClient } from "../support/rest-client.ts"
import { Announced } from "./announced.ts"
import { assertKept, settled } from "./kept.ts"
import { Load } from "./load.ts"
import { startWithReceiver } from "./with-receiver.ts"

const rounds = Number(process.env.KILL_ROUNDS ?? 8)
const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 2 ** 32))
const perSecond = 250
/** How long the load runs between a recovery and the next death. */
const calm = { leastMs: 200, mostMs: 2_000 }

test("acknowledged messages are kept, sent and announced, whichever process is killed under load", async (t) => {
  const random = seededRandom(seed)
  t.diagnostic(`KILL_SEED=${seed} KILL_ROUNDS=${rounds}`)
  const announced = new Announced()
  await using whole = await startWithReceiver({ respond: announced.respond, keepRequests: false })
  const { posthorn, client } = whole
  let hasSettled = false
  t.after(() => hasSettled || t.diagnostic(posthorn.output.slice(-5_000)))
  using load = new Load({ client, perSecond, random })
  load.start()
  const recoveries: number[] = []
  for (const victim of victims(rounds, random)) {
    await pause(systemClock, calm.leastMs + random() * (calm.mostMs - calm.leastMs))
    load.batch++
    const elapsed = stopwatch()
    const killedAt = systemClock.now()
    await deaths[victim](posthorn, random)
    await eventually(
      `messages are accepted again after the death of ${victim}`,
      () => load.lastAccepted.askedAt > killedAt,
    )
    recoveries.push(elapsed())
    t.diagnostic(`${victim} killed, recovered in ${Math.round(elapsed())} ms`)
  }
  await load.stop()
  const settling = stopwatch()
  const messages = await settled(client, announced, load)
  const submissions = await countSubmissions(client, load.batch)
  t.diagnostic(`answers: ${[...load.answers].map(([status, count]) => `${count} × ${status || "lost"}`).join(", ")}`)
  t.diagnostic(`${load.accepted.size} accepted, ${messages.length} stored, settled in ${Math.round(settling())} ms`)
  t.diagnostic(`${submissions.repeats} submissions repeated of the last ${submissions.messages} messages`)
  t.diagnostic(
    `${announced.deliveries} deliveries, ${announced.repeats} repeated, ${announced.overtaken} overtaken by a later event`,
  )
  t.diagnostic(`longest recovery ${Math.round(Math.max(...recoveries))} ms`)

  hasSettled = messages.every(({ status }) => status === "delivered")
  await assertKept({ client, announced, load, messages })
})

/** Several of each kind, in a random order. */
function victims(count: number, random: () => number): Victim[] {
  const kinds = Object.keys(deaths) as Victim[]
  const chosen = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] as Victim)
  return chosen
    .map((kind) => ({ kind, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind }) => kind)
}

type Victim = keyof typeof deaths

const deaths = {
  async node(posthorn: Installation) {
    await posthorn.kill()
    await posthorn.start()
  },
  async postmaster(posthorn: Installation) {
    signal(posthorn.postmaster, "SIGKILL")
  },
  async backend(posthorn: Installation, random: () => number) {
    const { backends } = serverProcesses(posthorn.postmaster)
    signal(backends[Math.trunc(random() * backends.length)] as number, "SIGKILL")
  },
  async both(posthorn: Installation) {
    signal(posthorn.postmaster, "SIGKILL")
    await posthorn.kill()
    await posthorn.start()
  },
} satisfies Record<string, (posthorn: Installation, random: () => number) => Promise<void>>

/** The simulator's inbox shows each submission that it took, of the last ten thousand. */
async function countSubmissions(client: RestClient, batches: number): Promise<{ messages: number; repeats: number }> {
  const sids: string[] = []
  // By batch, since one page holds a thousand and there is no next.
  for (let batch = 0; batch <= batches; batch++) {
    const query = `contains=${encodeURIComponent(`batch ${batch} message `)}&limit=1000`
    const { data } = await client.read<{ data: { message_sid: string }[] }>(`/v1/simulator/messages?${query}`)
    sids.push(...data.map(({ message_sid }) => message_sid))
  }
  const messages = new Set(sids).size
  return { messages, repeats: sids.length - messages }
}
