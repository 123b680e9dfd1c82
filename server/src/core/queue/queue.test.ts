import assert from "node:assert/strict"
import { after, before, beforeEach, describe, it } from "node:test"
import { Database, type Transaction } from "#core/db/database.ts"
import { createTestDatabase, type TestDatabase } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, createOwnedIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Queue, priorities, type Lane, type NotifiedLane, type ReturnedJob } from "./queue.ts"

describe("the queue", () => {
  const clock = new FakeClock()
  const newId = createIds(clock)
  const queue = new Queue("message")
  let database: TestDatabase
  let db: Database
  let lane: Lane

  before(async () => {
    database = await createTestDatabase()
    db = new Database({ url: database.url, log: silentLog })
  })
  after(async () => {
    await db.close()
    await database.close()
  })
  beforeEach(() => {
    lane = { accountId: newId(), targetId: newId() }
  })

  const add = async (more: { priority?: number; runAt?: number; lane?: Lane } = {}) => {
    const id = newId()
    const job = {
      ...(more.lane ?? lane),
      id,
      subjectId: id,
      priority: more.priority ?? 1,
      runAt: more.runAt ?? clock.now(),
    }
    await db.transaction((tx) => queue.enqueue(tx, [job]))
    return id
  }
  const claim = (jobsMax = 10) =>
    queue.claim(db, lane, { claimId: newId(), jobsMax, now: clock.now(), leaseMs: 60_000 })
  const retry = (again: ReturnedJob[]) => db.transaction((tx) => queue.retry(tx, lane.accountId, again))
  const ids = (claimed: { jobs: { id: string }[] }) => claimed.jobs.map(({ id }) => id)

  it("notifies once of the lanes of new and moved jobs, when their transaction is committed", async () => {
    const notified: (readonly NotifiedLane[])[] = []
    const notifying = new Queue("message", (lanes) => notified.push(lanes))
    const [one, other, third] = [newId(), newId(), newId()] as const
    const jobFor = (targetId: string, priority: number) => {
      const id = newId()
      return { ...lane, targetId, id, subjectId: id, priority, runAt: clock.now() }
    }
    const work = async (tx: Transaction) => {
      const job = jobFor(other, priorities.bulk)
      notifying.enqueue(tx, [jobFor(one, priorities.bulk), jobFor(one, priorities.urgent)])
      notifying.enqueue(tx, [job])
      notifying.move(tx, lane.accountId, [{ ...job, memo: null, wasLost: false }], third)
      await tx.query("select 1")
      assert.equal(notified.length, 0, "the commit is still to come")
    }
    const refused = db.transaction((tx) => work(tx).then(() => Promise.reject(new Error("refused"))))
    await assert.rejects(refused, /refused/)
    assert.equal(notified.length, 0)
    await db.transaction(work)
    const places = notified.map((lanes) => lanes.map(({ targetId, isUrgent }) => [targetId, isUrgent]))
    assert.deepEqual(places, [[[one, true], [other, false], [third, false]]]) // oxfmt-ignore
  })

  it("gives a job to one claim only", async () => {
    const id = await add()
    assert.deepEqual(ids(await claim()), [id])
    assert.deepEqual(ids(await claim()), [])
  })

  it("gives two claims at the same time different jobs", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => add()))
    const claims = await Promise.all([claim(10), claim(10)])
    assert.equal(new Set(claims.flatMap(ids)).size, claims.flatMap(ids).length)
    assert.ok(claims.flatMap(ids).every((id) => all.includes(id)))
  })

  it("gives urgent jobs first, even if others fell due before", async () => {
    const bulk = await add()
    const urgent = await add({ priority: 0 })
    assert.deepEqual(ids(await claim(1)), [urgent])
    assert.deepEqual(ids(await claim(1)), [bulk])
  })

  it("removes the jobs that have a memo, claimed or not, and no others", async () => {
    const noted = async (memo: string, priority = 1) => {
      const id = newId()
      const job = { ...lane, id, subjectId: id, priority, runAt: clock.now(), memo }
      await db.transaction((tx) => queue.enqueue(tx, [job]))
      return id
    }
    const [first, second] = [await noted("one"), await noted("one")]
    const [claimed] = (await claim(1)).jobs
    assert.deepEqual([claimed?.id, claimed?.memo], [first, "one"])
    const others = [await noted("two"), await noted("one", 0), await add()]
    const some = { priority: 1, memo: "one" }
    assert.equal((await queue.cancelLane(db, lane, 1, some)).length, 1)
    const rest = await queue.cancelLane(db, lane, 10, some)
    assert.ok([first, second].includes(rest[0]?.id ?? ""))
    assert.deepEqual(ids(await claim()).toSorted(), others.toSorted())
  })

  it("keeps a job until its time has come", async () => {
    const id = await add({ runAt: clock.now() + 1_000 })
    assert.deepEqual(ids(await claim()), [])
    clock.advance(1_000)
    assert.deepEqual(ids(await claim()), [id])
  })

  it("lets a claim that ran out fall due again, and says that it was lost", async () => {
    const id = await add()
    const lost = await claim()
    clock.advance(60_000)
    const [again] = (await claim()).jobs
    assert.equal(again?.id, id)
    assert.equal(again?.wasLost, true)
    assert.equal(again?.attempts, 1)
    assert.equal(lost.jobs[0]?.wasLost, false)
  })

  it("ignores the completion of a claim that ran out", async () => {
    const id = await add()
    const lost = await claim()
    clock.advance(60_000)
    const live = await claim()
    const stale = await queue.complete(db, lane.accountId, [{ id, claimId: lost.claimId }])
    assert.equal(stale.size, 0)
    assert.deepEqual([...(await queue.complete(db, lane.accountId, [{ id, claimId: live.claimId }])).keys()], [id])
  })

  it("distinguishes a lost claim from the live one, though both end in one call, and though the live one holds more", async () => {
    const [first, second] = [await add(), await add()]
    const lost = await claim()
    clock.advance(60_000)
    const live = await claim()
    const stale = { id: first, claimId: lost.claimId }
    const done = await queue.complete(db, lane.accountId, [stale, { id: second, claimId: live.claimId }])
    assert.deepEqual([...done], [[second, live.claimId]])
    const runAt = clock.now()
    assert.equal((await retry([{ ...stale, runAt }])).size, 0)
    const both = await retry([
      { id: first, claimId: live.claimId, runAt },
      { ...stale, runAt: runAt + 1_000 },
    ])
    assert.deepEqual([...both], [[first, live.claimId]])
    assert.deepEqual(ids(await claim()), [first])
  })

  it("gives a job back to another lane, which is due then, with the memo written on it", async () => {
    const [id, other] = [await add({ priority: 0 }), { accountId: lane.accountId, targetId: newId() }]
    const memo = JSON.stringify({ 'a"b': "\\" })
    const { claimId } = await claim()
    await retry([{ id, claimId, runAt: clock.now(), targetId: other.targetId, memo }])
    assert.deepEqual(ids(await claim()), [])
    assert.ok((await queue.lanes.due(db, clock.now(), 100)).some(({ targetId }) => targetId === other.targetId))
    const moved = await queue.claim(db, other, { claimId: newId(), jobsMax: 1, now: clock.now(), leaseMs: 60_000 })
    assert.deepEqual(moved.jobs, [{ id, subjectId: id, priority: 0, attempts: 1, memo, wasLost: false }])
  })

  it("leaves a job where it is when the claim was another's meanwhile", async () => {
    const id = await add()
    const { claimId } = await claim()
    clock.advance(60_000)
    await claim()
    assert.equal((await retry([{ id, claimId, runAt: clock.now(), targetId: newId() }])).size, 0)
    clock.advance(60_000)
    assert.deepEqual(ids(await claim()), [id])
  })

  it("moves the waiting jobs of a lane, page by page, without claimed, lost or later ones", async () => {
    const at = clock.now()
    const waiting = [await add(), await add(), await add({ runAt: at - 1 })]
    await add({ runAt: at + 1 })
    const urgent = await add({ priority: 0 })
    const taken = await claim(1)
    assert.deepEqual(ids(taken), [urgent])
    const target = newId()
    const page = (after: { runAt: number; id: string } | null, withLost = false, priority = 1) =>
      db.transaction((tx) => {
        const how = { priority, after, jobsMax: 2, now: clock.now(), leases: clock.leases, withLost }
        return queue.holdWaiting(tx, lane, how)
      })
    const first = await page(null)
    const second = await page(first.at(-1) ?? null)
    assert.deepEqual(
      [...first, ...second].map(({ id }) => id),
      [waiting[2], waiting[0], waiting[1]],
    )
    assert.deepEqual(await queue.lanes.accountsOf(db, lane.targetId), [lane.accountId])
    await db.transaction((tx) => queue.move(tx, lane.accountId, first, target))
    assert.deepEqual(await page(null), second)
    assert.deepEqual(await page(null, false, 0), [])
    clock.advance(60_000)
    assert.deepEqual(await page(null, false, 0), [])
    assert.deepEqual(
      (await page(null, true, 0)).map(({ id }) => id),
      [urgent],
    )
    const there = { ...lane, targetId: target }
    const moved = await queue.claim(db, there, { claimId: newId(), jobsMax: 9, now: at, leaseMs: 1 })
    assert.deepEqual(ids(moved).toSorted(), first.map(({ id }) => id).toSorted())
  })

  it("does not call a job lost that was given back", async () => {
    const id = await add()
    const { claimId } = await claim()
    await retry([{ id, claimId, runAt: clock.now() + 5_000 }])
    assert.deepEqual(ids(await claim()), [])
    clock.advance(5_000)
    assert.equal((await claim()).jobs[0]?.wasLost, false)
  })

  it("releases a claim without a result: its jobs are due immediately and not lost, and other claims stay", async () => {
    const [first, second] = [await add(), await add()]
    const { claimId } = await claim(1)
    const other = await claim(1)
    await queue.release(db, lane, claimId)
    const again = await claim()
    assert.deepEqual(
      again.jobs.map(({ id, wasLost }) => ({ id, wasLost })),
      [{ id: first, wasLost: false }],
    )
    assert.deepEqual(
      [...(await queue.complete(db, lane.accountId, [{ id: second, claimId: other.claimId }])).keys()],
      [second],
    )
  })

  it("ends the leases of a process that is dead, whose jobs are lost and due in their lanes, and of no other", async () => {
    const [dead, living] = [newId(), newId()]
    const claimAs = (processId: string) =>
      queue.claim(db, lane, { claimId: createOwnedIds(processId, newId)(), jobsMax: 1, now: clock.now(), leaseMs: 60_000 }) // oxfmt-ignore
    const isDue = async () =>
      (await queue.lanes.due(db, clock.now(), 100)).some((due) => due.targetId === lane.targetId)
    const [first, second] = [await add(), await add()]
    await claimAs(dead)
    const { claimId } = await claimAs(living)
    await queue.lanes.reschedule(db, [lane], clock.now())
    clock.advance(5_000)
    await queue.lanes.reschedule(db, [lane], clock.now())
    assert.equal(await isDue(), false)
    await db.transaction((tx) => queue.releaseOf(tx, dead, clock.now()))
    assert.ok(await isDue())
    const { jobs } = await claim()
    assert.deepEqual(jobs.map(({ id, wasLost }) => ({ id, wasLost })), [{ id: first, wasLost: true }]) // oxfmt-ignore
    assert.equal((await queue.complete(db, lane.accountId, [{ id: second, claimId }])).size, 1)
  })

  it("leaves to a transaction that outlived its process the jobs that it is just finishing", async () => {
    const dead = newId()
    const id = await add()
    const claimId = createOwnedIds(dead, newId)()
    await queue.claim(db, lane, { claimId, jobsMax: 1, now: clock.now(), leaseMs: 60_000 })
    await db.transaction(async (tx) => {
      await queue.complete(tx, lane.accountId, [{ id, claimId }])
      await db.transaction((other) => queue.releaseOf(other, dead, clock.now()))
    })
    clock.advance(60_000)
    assert.deepEqual(ids(await claim()), [])
  })

  it("ends every lease immediately for a process that starts again, and the jobs count as lost", async () => {
    await add()
    await claim()
    await db.transaction((tx) => queue.releaseAll(tx, clock.now()))
    assert.equal((await claim()).jobs[0]?.wasLost, true)
  })

  it("names lanes with due work, and forgets an empty one only after it has cooled", async () => {
    const isDue = async () =>
      (await queue.lanes.due(db, clock.now(), 100)).some(({ targetId }) => targetId === lane.targetId)
    const id = await add()
    assert.ok(await isDue())
    const { claimId } = await claim()
    await queue.complete(db, lane.accountId, [{ id, claimId }])
    await queue.lanes.reschedule(db, [lane], clock.now())
    assert.equal(await isDue(), false)
    clock.advance(5_000)
    assert.ok(await isDue())
    await queue.lanes.reschedule(db, [lane], clock.now())
    clock.advance(60_000)
    assert.equal(await isDue(), false)
  })

  it("sees a job again whose enqueue read the lane as due and committed after it was found empty", async () => {
    const first = await add()
    const { claimId } = await claim()
    await queue.complete(db, lane.accountId, [{ id: first, claimId }])
    const id = newId()
    await db.transaction(async (tx) => {
      queue.enqueue(tx, [{ ...lane, id, subjectId: id, priority: 1, runAt: clock.now() }])
      await tx.query("select 1")
      // Before the commit of the enqueue, on another connection.
      await queue.lanes.reschedule(db, [lane], clock.now())
    })
    clock.advance(5_000)
    assert.ok((await queue.lanes.due(db, clock.now(), 100)).some(({ targetId }) => targetId === lane.targetId))
    await queue.lanes.reschedule(db, [lane], clock.now())
    assert.ok((await queue.lanes.due(db, clock.now(), 100)).some(({ targetId }) => targetId === lane.targetId))
    assert.deepEqual(ids(await claim()), [id])
  })

  it("wakes a sleeping lane for a job that comes before the one it sleeps for", async () => {
    await add({ runAt: clock.now() + 600_000 })
    for (let times = 0; times < 2; times++) {
      clock.advance(5_000)
      await queue.lanes.reschedule(db, [lane], clock.now())
    }
    const isDue = async () =>
      (await queue.lanes.due(db, clock.now(), 100)).some(({ targetId }) => targetId === lane.targetId)
    assert.equal(await isDue(), false)
    await add()
    assert.ok(await isDue())
  })

  it("finds a lane that was lost", async () => {
    await add()
    await db.query("delete from message_lanes")
    await queue.lanes.restoreLostLanes(db)
    assert.equal(
      (await queue.lanes.due(db, clock.now(), 100)).filter(({ targetId }) => targetId === lane.targetId).length,
      1,
    )
  })

  it("withdraws an unclaimed job, and no other", async () => {
    const claimed = await add()
    await claim()
    const waiting = await add()
    assert.deepEqual([...(await queue.withdraw(db, lane.accountId, [claimed, waiting]))], [waiting])
  })

  it("cancels a job whether or not it is claimed", async () => {
    const claimed = await add()
    await claim()
    const waiting = await add()
    assert.equal((await queue.cancel(db, lane.accountId, [claimed, waiting, newId()])).size, 2)
    clock.advance(60_000)
    assert.deepEqual(ids(await claim()), [])
  })
})
