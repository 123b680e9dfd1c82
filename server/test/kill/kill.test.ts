/**
 * Processes die under load, `kill -9`, at random moments; nothing that was acknowledged may be lost by it. `KILL_ROUNDS` sets the
 * number of deaths, `KILL_SEED` repeats the choices of an earlier run, as far as the machine's own timing allows.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import { seededRandom } from "#carriers/simulator/random.ts"
import { pause, stopwatch, systemClock } from "#std/clock.ts"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { serverProcesses, signal } from "../support/processes.ts"
import type { RestClient } from "../support/rest-client.ts"
import { Announced } from "./announced.ts"
import { Load } from "./load.ts"
import { startWithReceiver } from "./with-receiver.ts"

const rounds = Number(process.env.KILL_ROUNDS ?? 8)
const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 2 ** 32))
const perSecond = 250
/** How long the load runs between a recovery and the next death. */
const calm = { leastMs: 200, mostMs: 2_000 }
/** From a death to the next 201. */
const recoveryMaxMs = 20_000
const settleMaxMs = 60_000

const story = "1 messages.queued, 2 messages.sending, 3 messages.sent, 4 messages.delivered"

interface Message {
  sid: string
  body: string
  status: string
}

test("whatever process is killed under load, what was acknowledged is kept, sent and announced", async (t) => {
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
      recoveryMaxMs,
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
  assert.deepEqual(load.faults, [], "the client met nothing but 201, 503 and 409")
  assert.deepEqual(announced.faults, [], "every delivery was what it should be")
  await assertKept(client, load)
  assert.deepEqual(
    wrongOf(messages, ({ status }) => status !== "delivered"),
    [],
    "no message sticks",
  )
  assert.deepEqual(
    wrongOf(messages, ({ sid }) => announced.story(sid) !== story).map(({ sid }) => announced.story(sid)),
    [],
    "every event came",
  )
  const stored = new Set(messages.map(({ sid }) => sid))
  assert.deepEqual(
    [...announced.messages.keys()].filter((sid) => !stored.has(sid)),
    [],
    "nothing was announced that is not stored",
  )
  assertOnce(messages, load)
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

/** Every message there is, once all are in a final state and all their events came; or as it is when that does not happen. */
async function settled(client: RestClient, announced: Announced, load: Load): Promise<Message[]> {
  let messages: Message[] = []
  await eventually("everything settled", settleMaxMs, async () => {
    messages = await Array.fromAsync(client.list<Message>("/v1/messages"))
    return (
      messages.length >= load.accepted.size &&
      messages.every(({ sid, status }) => status === "delivered" && announced.story(sid) === story)
    )
  }).catch(() => undefined)
  return messages
}

async function assertKept(client: RestClient, load: Load): Promise<void> {
  const lost: string[] = []
  const rest = load.accepted.entries()
  const look = async () => {
    for (const [sid, { body }] of rest) {
      const answer = await client.get(`/v1/messages/${sid}`)
      if (answer.status !== 200 || (answer.body as Message).body !== body) lost.push(sid)
    }
  }
  await Promise.all(Array.from({ length: 16 }, look))
  assert.deepEqual(lost, [], "every message that was answered with 201 is there")
}

/** No text was sent twice by the client except under its key, so no text may be stored twice. */
function assertOnce(messages: readonly Message[], load: Load): void {
  const stored = Map.groupBy(messages, ({ body }) => body)
  assert.deepEqual(
    [...stored.values()].filter(({ length }) => length > 1),
    [],
    "nothing is stored twice",
  )
  assert.deepEqual(
    [...load.keyed].filter((body) => !stored.has(body)),
    [],
    "every keyed request was carried out",
  )
}

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

function wrongOf(messages: readonly Message[], isWrong: (message: Message) => boolean): Message[] {
  return messages.filter(isWrong).slice(0, 10)
}
