import assert from "node:assert/strict"
import { after, afterEach, beforeEach, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { listDeliveries } from "#core/deliveries/list-deliveries.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { createEndpoint, updateEndpoint } from "#core/endpoints/endpoints.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue } from "#core/queue/queue.ts"
import {
  cancelReplay,
  countWaiting,
  createReplay,
  getReplay,
  type Replay,
  type ReplayRequest,
} from "#core/replays/replays.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "../../../test/support/eventually.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import { Dispatcher } from "./dispatcher.ts"
import { Replayer, type ReplayerOptions } from "./replayer.ts"

const clock = systemClock
const newId = createIds(clock)
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 6 })
const receiver = await startHttpsReceiver()
const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: receiver.ca })
const deliveryQueue = new Queue("delivery")
const secretKeys = [Buffer.alloc(32, 7)] as const
const dispatcher = new Dispatcher({ db, clock, newId, log: silentLog, outgoing, deliveryQueue, secretKeys })

after(async () => {
  await dispatcher.stop()
  await outgoing.stop()
  await receiver.close()
  await db.close()
  await database.close()
})

let accountId = newId()
let endpointId = ""
let replayers: Replayer[] = []
beforeEach(async () => {
  accountId = newId()
  receiver.requests.length = 0
  receiver.respond = (response) => response.end()
  const asked = context()
  const request = { url: `${receiver.url}/hook` }
  endpointId = (await db.transaction((tx) => createEndpoint(tx, accountId, request, asked))).endpoint.id
})
afterEach(async () => {
  for (const replayer of replayers) await replayer.stop()
  replayers = []
  await dispatcher.stop()
})

function context() {
  return { newId, now: clock.now(), deliveryQueue, secretKeys }
}

const writeBodies: ReplayerOptions["writeBodies"] = async (_tx, _accountId, events) =>
  new Map(events.map(({ id }) => [id, "{}"]))

function startReplayer(more: Partial<ReplayerOptions> = {}): Replayer {
  const notify = (lanes: Parameters<Dispatcher["notify"]>[0]) => dispatcher.notify(lanes)
  const options = { db, clock, newId, log: silentLog, deliveryQueue, writeBodies, notify, eventsDays: 30, ...more }
  const replayer = new Replayer(options)
  replayers.push(replayer)
  replayer.start()
  return replayer
}

/** Announces events without notifying the dispatcher of this test. */
async function announce(count: number): Promise<string[]> {
  const events = Array.from({ length: count }, (_, index) => {
    const head = {
      id: newId(),
      type: "messages.sent",
      accountId,
      sequence: index + 1,
      occurredAt: clock.now(),
    } as const
    return { ...head, subjectId: newId(), body: () => "{}", detail: null }
  })
  await db.transaction((tx) => new Announcer(tx, [accountId], context()).announce(events))
  return events.map(({ id }) => toSid("event", id))
}

async function setStatus(status: "enabled" | "disabled"): Promise<void> {
  const asked = context()
  await db.transaction((tx) => updateEndpoint(tx, accountId, endpointId, { status }, asked))
}

async function ask(request: Partial<ReplayRequest> = {}): Promise<Replay> {
  const asked = { from: clock.now() - 3_600_000, isOnlyFailed: true, withMissing: true, ...request }
  return await db.transaction((tx) => createReplay(tx, accountId, endpointId, asked, context()))
}

function ended({ id }: Replay): Promise<Replay> {
  return eventually("the replay has ended", async () => {
    const replay = await getReplay(db, accountId, id)
    return replay.ended_at !== null && replay
  })
}

function cancel({ id }: Replay): Promise<Replay> {
  return db.transaction((tx) => cancelReplay(tx, accountId, id, context()))
}

const waiting = () => countWaiting(db, accountId, endpointId, context())

async function deliveries() {
  return (await listDeliveries(db, accountId, { endpointId }, { limit: 1_000, before: null })).deliveries
}

const received = () => receiver.requests.map(({ headers }) => String(headers["webhook-id"]))

test("events that a disabled endpoint missed arrive, and their attempts name the replay", async () => {
  await setStatus("disabled")
  const events = await announce(3)
  await setStatus("enabled")
  dispatcher.start()
  startReplayer()
  const { status, queued } = await ended(await ask())
  assert.deepEqual([status, queued], ["completed", 3])
  await receiver.received(3)
  assert.deepEqual(received().toSorted(), events)
  const last = await eventually("the attempts are written", async () => {
    const { deliveries } = await listDeliveries(
      db,
      accountId,
      { endpointId, status: ["succeeded"] },
      { limit: 10, before: null },
    )
    return deliveries.length === 3 && deliveries[0]
  })
  const { attempts } = await getDelivery(db, accountId, last.id)
  assert.deepEqual(attempts.map(({ asked_by: by }) => by), ["replay"]) // oxfmt-ignore
})

test("a new event goes before hundreds that are replayed", async () => {
  await setStatus("disabled")
  const old = new Set(await announce(600))
  await setStatus("enabled")
  startReplayer()
  await ended(await ask())
  const held: (() => void)[] = []
  receiver.respond = (response) => void held.push(() => response.end())
  dispatcher.start()
  await receiver.received(10)
  const fresh = await announce(5)
  receiver.respond = (response) => response.end()
  for (const answer of held) answer()
  await receiver.received(605)
  const places = fresh.map((id) => received().indexOf(id))
  assert.ok(
    places.every((place) => place >= 0 && place < 200),
    `They came after ${Math.max(...places)} others.`,
  )
  assert.equal(new Set(received().filter((id) => old.has(id))).size, 600)
})

test("a replay continues in another process when its own dies in the middle, and everything is delivered once", async () => {
  await setStatus("disabled")
  const events: string[] = []
  for (let batch = 0; batch < 3; batch++) events.push(...(await announce(400)))
  await setStatus("enabled")
  const replay = await ask()
  const url = new URL(database.url)
  url.searchParams.set("application_name", "mortal")
  await using mortal = new Database({ url: url.href, log: silentLog, poolMax: 2 })
  const died = Promise.withResolvers<void>()
  let steps = 0
  const dying = startReplayer({
    db: mortal,
    async writeBodies(...asked) {
      if (++steps < 2) return await writeBodies(...asked)
      await db.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'mortal'")
      died.resolve()
      return await writeBodies(...asked)
    },
  })
  await died.promise
  await dying.stop()
  const { status, queued } = await getReplay(db, accountId, replay.id)
  assert.equal(status, "running")
  assert.ok(queued > 0 && queued < events.length, "It died in the middle.")
  await db.query("update replays set lease_until = 'epoch'")
  dispatcher.start()
  startReplayer()
  assert.equal((await ended(replay)).queued, events.length)
  await receiver.received(events.length)
  assert.deepEqual(received().toSorted(), events.toSorted())
})

test("a cancelled replay queues no further deliveries, and cancels those that it queued", async () => {
  await setStatus("disabled")
  for (let batch = 0; batch < 3; batch++) await announce(400)
  await setStatus("enabled")
  const replay = await ask()
  const cancelled = Promise.withResolvers<void>()
  let isCancelling = false
  startReplayer({
    notify() {
      isCancelling = true
      void cancel(replay).then(() => cancelled.resolve(), cancelled.reject)
    },
    // The next step waits until then. On Citus, the wait for the first one can be as short.
    clock: {
      ...clock,
      after: (ms, act) => clock.after(ms, isCancelling ? () => void cancelled.promise.then(act) : act),
    },
  })
  await cancelled.promise
  const { status, reason, queued } = await ended(replay)
  assert.deepEqual([status, reason], ["cancelled", "by_user"])
  assert.ok(queued > 0 && queued < 1_200, `${queued} were queued.`)
  assert.equal(await waiting(), 0)
  assert.deepEqual(new Set((await deliveries()).map(({ status: each }) => each)), new Set(["cancelled"]))
})

test("a replay that has queued everything can be cancelled while a delivery waits, and keeps recorded outcomes", async () => {
  await setStatus("disabled")
  await announce(3)
  await setStatus("enabled")
  receiver.respond = (response) => response.writeHead(500).end()
  dispatcher.start()
  startReplayer()
  const failing = await ended(await ask())
  assert.deepEqual([failing.status, failing.queued], ["completed", 3])
  await eventually("each was attempted and waits", async () => {
    const claimed = await db.query("select from delivery_jobs where account_id = $1 and claim_id is not null", [
      accountId,
    ])
    return (
      claimed.length === 0 &&
      (await deliveries()).every(({ attempts, status }) => attempts === 1 && status === "pending")
    )
  })
  const { status, reason } = await cancel(failing)
  assert.deepEqual([status, reason, await waiting()], ["cancelled", "by_user", 0])
  for (const each of await deliveries()) {
    assert.deepEqual([each.status, each.next_attempt_at], ["failed", null])
    assert.equal(each.ended_at, (each.last_started_at ?? 0) + (each.last_duration_ms ?? 0))
  }

  receiver.respond = (response) => response.end()
  const arriving = await ended(await ask({ withMissing: false }))
  const haveArrived = async () => (await deliveries()).every((each) => each.status === "succeeded")
  await eventually("all have arrived", haveArrived)
  await assert.rejects(cancel(arriving), { code: "replay_ended", message: /completed and none of its deliveries/ })

  await dispatcher.stop()
  const other = await ask({ isOnlyFailed: false, withMissing: false, to: clock.now() })
  assert.equal((await ended(other)).queued, 3)
  assert.equal(await waiting(), 3)
  await cancel(other)
  assert.equal(await waiting(), 0)
  assert.ok(await haveArrived(), "what had arrived has arrived")
})

test("a replay that is cancelled leaves the deliveries of another one", async () => {
  await setStatus("disabled")
  await announce(2)
  await setStatus("enabled")
  startReplayer()
  assert.equal((await ended(await ask())).queued, 2)
  await cancel(await ask())
  assert.equal(await waiting(), 2)
})

test("a replay whose steps fail again and again is given up, and others are not held up", async () => {
  await setStatus("disabled")
  await announce(1)
  await setStatus("enabled")
  const [faulty, sound] = [await ask(), await ask({ withMissing: false })]
  startReplayer({ writeBodies: () => Promise.reject(new Error("It cannot be read.")) })
  assert.equal((await ended(sound)).status, "completed")
  const { id } = faulty
  await eventually("it was given up", async () => {
    await db.query("update replays set next_at = now() where account_id = $1 and id = $2", [accountId, id])
    return (await getReplay(db, accountId, id)).ended_at !== null
  })
  const { status, reason } = await getReplay(db, accountId, id)
  assert.deepEqual([status, reason], ["failed", "fault"])
})
