import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, beforeEach, test } from "node:test"
import type { Transaction } from "#core/db/database.ts"
import { plainArray, timeArray } from "#core/db/literals.ts"
import { openTestStore } from "#core/db/testing.ts"
import type { DeliveryStatus } from "#core/deliveries/delivery-status.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { createEndpoint, updateEndpoint } from "#core/endpoints/endpoints.ts"
import { priorities, Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, firstIdAt, idTime } from "#core/std/ids.ts"
import { advanceReplay } from "./advance-replay.ts"
import { releaseReplay, claimReplay, type HeldReplay } from "./replay-leases.ts"
import { readReplayForUpdate } from "./replay-store.ts"
import { replaysPerJobMax } from "./replayed-jobs.ts"
import { cancelReplay, createReplay, getReplay, type ReplayRequest } from "./replays.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
const deliveryQueue = new Queue("delivery")
after(close)

const start = clock.now()
let accountId = newId()
let endpointId = ""
beforeEach(async () => {
  await db.query("delete from replays")
  accountId = newId()
  const request = { url: "https://example.com/hook" }
  endpointId = (await db.transaction((tx) => createEndpoint(tx, accountId, request, context()))).endpoint.id
})

function context() {
  return {
    newId,
    now: clock.now(),
    deliveryQueue,
    secretKeys: [Buffer.alloc(32, 1)] as const,
  }
}

/** Adds deliveries of one millisecond that have ended, each after an attempt unless it was cancelled. */
async function add(count: number, status: Exclude<DeliveryStatus, "pending">): Promise<string[]> {
  clock.advance(1)
  const ids = Array.from({ length: count }, () => firstIdAt(clock.now()).slice(0, 14) + randomUUID().slice(14)).sort()
  const isTried = status !== "cancelled"
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at,
       attempts, last_asked_by, last_started_at, last_duration_ms, last_error)
     select $1, id, id, $2, 'messages.sent', $3, at, at,
       $6::boolean::integer, case when $6 then 'schedule' end, case when $6 then at end, case when $6 then 0 end, $7
     from unnest($4::uuid[], $5::timestamptz[]) as new (id, at)`,
    [
      accountId,
      endpointId,
      status,
      plainArray(ids),
      timeArray(ids.map(idTime)),
      isTried,
      status === "failed" ? "500" : null,
    ],
  )
  return ids
}

async function ask(request: Partial<ReplayRequest> = {}): Promise<string> {
  clock.advance(1)
  const asked = { from: start, isOnlyFailed: true, withMissing: false, ...request }
  return (await db.transaction((tx) => createReplay(tx, accountId, endpointId, asked, context()))).id
}

async function take(): Promise<HeldReplay> {
  const held = await claimReplay(db, { leaseId: newId(), leases: clock.leases })
  assert.ok(held, "A replay should be due.")
  return held
}

function step(held: HeldReplay, tx: Transaction) {
  const writeBodies = async () => new Map<string, string>()
  return advanceReplay(tx, held, { deliveryQueue, writeBodies, now: clock.now() })
}

/** Requests a replay and advances it to its end. */
async function replayed(request?: Partial<ReplayRequest>): Promise<string> {
  const id = await ask(request)
  const held = await take()
  while ((await db.transaction((tx) => step(held, tx))) === "more");
  assert.equal((await getReplay(db, accountId, id)).status, "completed")
  return id
}

function cancel(id: string) {
  return db.transaction((tx) => cancelReplay(tx, accountId, id, context()))
}

/** Returns the deliveries with a job of a replay, and their number in each status. */
async function waiting(): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select j.id from delivery_jobs j join deliveries d on d.account_id = j.account_id and d.id = j.id and d.status = 'pending'
     where j.account_id = $1 and j.priority = $2 order by j.id`,
    [accountId, priorities.replay],
  )
  return rows.map(({ id }) => id)
}

async function countOf(status: DeliveryStatus): Promise<number> {
  return (await db.query("select from deliveries where account_id = $1 and status = $2", [accountId, status])).length
}

/** Opens a transaction that stays open until the test commits it. */
async function hold<T>(work: (tx: Transaction) => Promise<T>) {
  const done = Promise.withResolvers<T>()
  const end = Promise.withResolvers<void>()
  const over = db.transaction(async (tx) => {
    done.resolve(await work(tx))
    await end.promise
  })
  over.catch(done.reject)
  await done.promise
  return async () => {
    end.resolve()
    await over
  }
}

/** Resolves when a statement waits for a locked row. */
async function somebodyWaits(): Promise<void> {
  const blocked =
    "select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0"
  while (!(await db.query(blocked)).length);
}

test("deliveries that both replays asked for stay queued when one is cancelled", async () => {
  for (const cancelled of [0, 1]) {
    const failed = await add(2, "failed")
    await add(1, "succeeded")
    const from = start
    const ids = [await replayed({ from, isOnlyFailed: false }), await replayed({ from })]
    await cancel(ids[cancelled] ?? "")
    // Cancelling the first replay removes the deliveries that only it requested. The second has none of
    // those.
    assert.deepEqual((await waiting()).filter((id) => failed.includes(id)), failed) // oxfmt-ignore
    await cancel(ids[1 - cancelled] ?? "")
    assert.deepEqual(await waiting(), [])
  }
  assert.deepEqual([await countOf("failed"), await countOf("succeeded")], [4, 2])
})

test("deliveries that only the cancelled replay asked for are taken back, each as it was", async () => {
  const [before, within] = [await add(1, "failed"), await add(1, "failed")]
  const from = clock.now()
  await add(2, "succeeded")
  await add(1, "cancelled")
  const first = await replayed({ isOnlyFailed: false })
  await replayed({ from })
  assert.equal((await waiting()).length, 5)
  await cancel(first)
  assert.deepEqual(await waiting(), within)
  assert.deepEqual(
    [await countOf("failed"), await countOf("succeeded"), await countOf("cancelled")],
    [before.length, 2, 1],
  )
})

test("everything that was missed stays queued for another that was asked for it, though it had no delivery before", async () => {
  await db.transaction((tx) => updateEndpoint(tx, accountId, endpointId, { status: "disabled" }, context()))
  clock.advance(1)
  const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
  await db.transaction((tx) =>
    new Announcer(tx, [accountId], context()).announce([{ ...head, subjectId: newId(), body: "{}", detail: null }]),
  )
  await db.transaction((tx) => updateEndpoint(tx, accountId, endpointId, { status: "enabled" }, context()))
  const first = await replayed({ withMissing: true })
  const second = await replayed({ withMissing: true })
  const onlyFailed = await replayed()
  await cancel(first)
  assert.equal((await waiting()).length, 1)
  await cancel(second)
  assert.deepEqual([await waiting(), await countOf("cancelled")], [[], 1])
  await assert.rejects(cancel(onlyFailed), { code: "replay_ended" })
})

test("the other replay itself queues the deliveries that it has not yet reached", async () => {
  const failed = await add(2, "failed")
  const first = await replayed()
  await ask()
  await cancel(first)
  assert.deepEqual([await waiting(), await countOf("failed")], [[], 2])
  const held = await take()
  await db.transaction((tx) => step(held, tx))
  assert.deepEqual(await waiting(), failed)
})

test("a delivery that was attempted meanwhile and waits for a further attempt is still wanted by both", async () => {
  const [id = ""] = await add(1, "failed")
  const first = await replayed()
  const lane = { accountId, targetId: endpointId }
  const claimId = newId()
  const claim = { claimId, jobsMax: 1, now: clock.now(), leaseMs: 1_000 }
  assert.equal((await deliveryQueue.claim(db, lane, claim)).jobs.length, 1)
  const second = await replayed()
  const again = { id, claimId, runAt: clock.now() + 5_000 }
  await db.transaction((tx) => deliveryQueue.retry(tx, accountId, [again]))
  await cancel(first)
  assert.deepEqual(await waiting(), [id])
  await cancel(second)
  assert.deepEqual([await waiting(), await countOf("failed")], [[], 1])
})

test("a step that joins another replay's deliveries joins none if its process dies before the commit", async () => {
  await add(1, "failed")
  const first = await replayed()
  const second = await ask()
  const held = await take()
  const died = new Error("killed")
  const dying = db.transaction(async (tx) => {
    await step(held, tx)
    throw died
  })
  await assert.rejects(dying, died)
  await releaseReplay(db, held, { isResting: false })
  await cancel(second)
  await cancel(first)
  assert.deepEqual([await waiting(), await countOf("failed")], [[], 1])
})

test("a cancellation in the middle of the other's step loses no delivery of the other", async () => {
  const failed = await add(3, "failed")
  const first = await replayed()
  await ask()
  const held = await take()
  const commit = await hold((tx) => step(held, tx))
  const cancelled = cancel(first)
  await somebodyWaits()
  await commit()
  await cancelled
  assert.deepEqual(await waiting(), failed)
})

test("a step in the middle of the other's cancellation finds the deliveries that were taken back", async () => {
  for (const isAskedBefore of [true, false]) {
    const failed = await add(3, "failed")
    const from = idTime(failed[0] ?? "")
    const first = await replayed({ from })
    const begin = async () => ask({ from }).then(take)
    let held = isAskedBefore ? await begin() : undefined
    const commit = await hold((tx) => cancelReplay(tx, accountId, first, context()))
    held ??= await begin()
    const own = held
    const stepped = db.transaction((tx) => step(own, tx))
    await somebodyWaits()
    await commit()
    await stepped
    assert.deepEqual((await waiting()).filter((id) => failed.includes(id)), failed) // oxfmt-ignore
  }
})

test("a replay that is asked for while another is being cancelled begins after it", async () => {
  const failed = await add(3, "failed")
  const first = await getReplay(db, accountId, await replayed())
  const commit = await hold((tx) => readReplayForUpdate(tx, accountId, first, { all: false }))
  await ask()
  const held = await take()
  const stepped = db.transaction((tx) => step(held, tx))
  await somebodyWaits()
  await commit()
  await stepped
  await cancel(first.id)
  assert.deepEqual(await waiting(), failed)
})

test("two replays in the middle of their steps wait for each other, and cancelling either leaves the shared deliveries", async () => {
  const failed = await add(3, "failed")
  const first = await ask()
  await ask()
  const [one, other] = [await take(), await take()]
  assert.equal(one.id, first)
  const commit = await hold((tx) => step(one, tx))
  const stepped = db.transaction((tx) => step(other, tx))
  await somebodyWaits()
  await commit()
  await stepped
  await cancel(first)
  assert.deepEqual(await waiting(), failed)
})

test("a delivery remembers at most ten replays that want it", async () => {
  const failed = await add(1, "failed")
  const ids: string[] = []
  for (let count = 0; count <= replaysPerJobMax; count++) ids.push(await replayed())
  const last = ids.pop() ?? ""
  await assert.rejects(cancel(last), { code: "replay_ended" })
  for (const id of ids.slice(1)) await cancel(id)
  assert.deepEqual(await waiting(), failed)
})
