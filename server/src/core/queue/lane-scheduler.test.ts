import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { Database, StoreUnavailable } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { LaneScheduler, type LaneSchedulerOptions } from "./lane-scheduler.ts"
import { priorities, Queue, type Lane } from "./queue.ts"

describe("the lane scheduler", async () => {
  const database = await createTestDatabase()
  const db = new Database({ url: database.url, log: silentLog })
  const queue = new Queue("message")
  let clock: FakeClock
  let newId: () => string
  let workers: Worker[]
  beforeEach(async () => {
    clock = new FakeClock()
    newId = createIds(clock)
    workers = []
    await db.query("delete from message_jobs")
    await db.query("delete from message_lanes")
  })
  afterEach(async () => {
    for (const worker of workers) {
      const stopped = worker.scheduler.stop()
      await worker.finishAll()
      await stopped
    }
  })
  after(async () => {
    await db.close()
    await database.close()
  })

  const newLane = (targetId = newId()): Lane => ({ accountId: newId(), targetId })
  const add = async (lane: Lane, count = 1, runAt = clock.now()) => {
    const jobs = Array.from({ length: count }, () => ({ ...lane, id: newId(), priority: 1, runAt }))
    await db.transaction((tx) =>
      queue.enqueue(
        tx,
        jobs.map((job) => ({ ...job, subjectId: job.id })),
      ),
    )
    return jobs.map(({ id }) => id)
  }
  const settle = async () => {
    for (;;) {
      for (let calm = 0; calm < 8; await turn()) calm = db.usage().used || db.usage().waiting ? 0 : calm + 1
      const next = clock.untilNext()
      if (next === undefined || next > 50) return
      clock.advance(next)
    }
  }
  const pass = async (ms: number) => {
    await settle()
    clock.advance(ms)
    await settle()
  }
  const start = async (options: Partial<LaneSchedulerOptions> = {}) => {
    const worker = new Worker(options)
    workers.push(worker)
    worker.scheduler.start()
    await settle()
    return worker
  }

  /** Claims jobs and holds them until the test finishes them. */
  class Worker {
    readonly scheduler: LaneScheduler
    /** One entry for each claim that found jobs. */
    readonly claims: { lane: Lane; claimId: string; ids: string[] }[] = []
    /** The lanes of the turns, in order. */
    readonly turns: Lane[] = []
    held: { lane: Lane; claimId: string; id: string }[] = []
    /** Finishes its claimed jobs by itself. */
    isQuick = false
    failure: Error | undefined
    /** The target for which PostgreSQL refuses each claim. */
    brokenTarget: string | undefined
    readonly failedAt: number[] = []

    constructor(options: Partial<LaneSchedulerOptions>) {
      const take = (lane: Lane, jobsMax: number, claimId: string) => this.#take(lane, jobsMax, claimId)
      const limits = { jobsMax: 1_000, claimMax: 100, laneMax: () => 500 }
      this.scheduler = new LaneScheduler({
        queue,
        db,
        clock,
        log: silentLog,
        newId,
        claim: take,
        ...limits,
        ...options,
      })
    }

    get ids(): string[] {
      return this.claims.flatMap(({ ids }) => ids)
    }

    async finish(count: number): Promise<void> {
      for (const { lane, claimId, id } of this.held.splice(0, count)) {
        await queue.complete(db, lane.accountId, [{ id, claimId }])
        this.scheduler.done(lane)
      }
      await settle()
    }

    async finishAll(): Promise<void> {
      while (this.held.length) await this.finish(this.held.length)
    }

    async #take(lane: Lane, jobsMax: number, claimId: string): Promise<number> {
      if (this.failure) throw this.failure
      if (lane.targetId === this.brokenTarget) {
        this.failedAt.push(clock.now())
        await db.query("select 1 / 0")
      }
      this.turns.push(lane)
      const { jobs } = await queue.claim(db, lane, { claimId, jobsMax, now: clock.now(), leaseMs: 60_000 })
      const ids = jobs.map(({ id }) => id)
      if (ids.length) this.claims.push({ lane, claimId, ids })
      this.held.push(...ids.map((id) => ({ lane, claimId, id })))
      if (this.isQuick) setImmediate(() => void this.finish(ids.length))
      return ids.length
    }
  }

  it("claims notified lanes, and by its sweep lanes without a notification", async () => {
    const worker = await start()
    const lane = newLane()
    const told = await add(lane)
    worker.scheduler.notify([lane])
    await settle()
    assert.deepEqual(worker.ids, told)
    const untold = await add(newLane())
    await pass(500)
    assert.deepEqual(worker.ids, [...told, ...untold])
  })

  it("claims a job when it falls due, without a notification", async () => {
    const worker = await start()
    const [id] = await add(newLane(), 1, clock.now() + 3_600_000)
    await pass(10_000)
    assert.deepEqual(worker.ids, [])
    await pass(3_600_000)
    assert.deepEqual(worker.ids, [id])
  })

  it("gives a lane its turn after one claim of a long one", async () => {
    const worker = new Worker({})
    workers.push(worker)
    const [long, short] = [newLane(), newLane()]
    await add(long, 1_000)
    const [single = ""] = await add(short)
    worker.scheduler.start()
    worker.isQuick = true
    worker.scheduler.notify([long])
    worker.scheduler.notify([short])
    await settle()
    const place = worker.turns.findIndex(({ accountId }) => accountId === short.accountId)
    assert.ok(place <= 1, `It came after ${place} turns of the other.`)
    assert.ok(worker.ids.includes(single))
    assert.equal(worker.ids.length, 1_001)
  })

  it("finds a lane behind more lanes of full targets than it looks at", async () => {
    const [closed, open] = [newId(), newLane()]
    await db.query(
      `insert into message_lanes (account_id, target_id, next_at)
       select lpad(to_hex(n), 32, '0')::uuid, $1, $2 from generate_series(1, 1500) as n`,
      [closed, new Date(clock.now() - 60_000)],
    )
    const [single] = await add(open)
    const laneMax = ({ targetId }: Lane) => (targetId === closed ? 0 : 500)
    const worker = await start({ laneMax, openTargets: () => [open.targetId] })
    await pass(1_000)
    assert.deepEqual(worker.ids, [single])
  })

  it("serves all lanes in turn", async () => {
    const lanes = Array.from({ length: 5 }, () => newLane())
    const turns: number[] = []
    const pending: (() => void)[] = []
    // Every lane has more than enough jobs, and claims end in the order in which they began.
    const take = (lane: Lane, jobsMax: number) => {
      turns.push(lanes.findIndex(({ accountId }) => accountId === lane.accountId))
      const { promise, resolve } = Promise.withResolvers<number>()
      pending.push(() => resolve(jobsMax))
      return promise.finally(() => setImmediate(() => worker.scheduler.done(lane, jobsMax)))
    }
    const worker = new Worker({ claimMax: 10, claim: take })
    workers.push(worker)
    worker.scheduler.start()
    worker.scheduler.notify(lanes)
    while (turns.length < 50) {
      pending.shift()?.()
      await turn()
    }
    assert.deepEqual(
      turns,
      turns.map((_, index) => index % 5),
    )
    const stopped = worker.scheduler.stop()
    for (const end of pending) end()
    await stopped
  })

  it("has room for new jobs of a lane that was found empty, and holds them with the others", async () => {
    const worker = await start({ laneMax: () => 25 })
    const { scheduler } = worker
    const lane = newLane()
    assert.equal(scheduler.roomForNew(lane), 0, "older ones may wait")
    scheduler.notify([lane])
    await settle()
    assert.equal(scheduler.roomForNew(lane), 25)
    scheduler.hold(lane, 20, newId())
    assert.deepEqual([scheduler.roomForNew(lane), scheduler.held], [5, 20])
    await add(lane, 10)
    scheduler.notify([lane])
    assert.equal(scheduler.roomForNew(lane), 0, "older ones wait for their turn")
    scheduler.done(lane, 20)
    await settle()
    assert.deepEqual([worker.ids.length, scheduler.held, scheduler.roomForNew(lane)], [10, 10, 15])
  })

  it("holds no more than its limits: of a lane, of a target, of all", async () => {
    const target = newId()
    const worker = await start({ claimMax: 10, jobsMax: 60, laneMax: () => 25, groupMax: () => 40 })
    const shared = [newLane(target), newLane(target), newLane(target)]
    for (const lane of [...shared, newLane(), newLane()]) await add(lane, 100)
    await pass(1_000)
    const heldOf = (matches: (lane: Lane) => boolean) => worker.held.filter(({ lane }) => matches(lane)).length
    assert.ok(worker.held.length > 50 && worker.held.length <= 60)
    for (const lane of shared) assert.ok(heldOf(({ accountId }) => accountId === lane.accountId) <= 25)
    assert.ok(heldOf(({ targetId }) => targetId === target) <= 40)
  })

  it("finishes everything through a narrow target, with many lanes", async () => {
    const target = newId()
    const worker = new Worker({ claimMax: 10, laneMax: () => 7, groupMax: () => 7, jobsMax: 20 })
    workers.push(worker)
    const lanes = Array.from({ length: 30 }, () => newLane(target))
    for (const lane of lanes) await add(lane, 5)
    worker.isQuick = true
    worker.scheduler.start()
    worker.scheduler.notify(lanes)
    await settle()
    assert.equal(new Set(worker.ids).size, 150)
    assert.equal(worker.scheduler.held, 0)
  })

  it("does not claim one by one behind a lane that is full", async () => {
    const worker = await start({ claimMax: 100, laneMax: () => 40 })
    const lane = newLane()
    await add(lane, 200)
    worker.scheduler.notify([lane])
    await settle()
    const before = worker.claims.length
    for (let finished = 0; finished < 40; finished++) await worker.finish(1)
    assert.ok(worker.claims.length - before <= 4, `There were ${worker.claims.length - before} claims.`)
  })

  describe("a lane that has filled its target", () => {
    const max = 64
    /** An eighth is reserved. */
    const filled = 56
    let worker: Worker
    let target: string
    let busy: Lane
    beforeEach(async () => {
      target = newId()
      busy = newLane(target)
      worker = await start({ claimMax: 32, laneMax: () => max, groupMax: () => max })
      await add(busy, 200)
      worker.scheduler.notify([busy])
      await settle()
      assert.equal(worker.scheduler.held, filled)
    })

    it("lets lanes that hold nothing claim their reserve immediately, and then wait for a sixteenth, not for a quarter", async () => {
      const others = Array.from({ length: 3 }, () => newLane(target))
      for (const other of others) await add(other, 10)
      const taken = () =>
        others.map((other) => worker.held.filter(({ lane }) => lane.accountId === other.accountId).length)
      worker.scheduler.notify(others)
      await settle()
      assert.deepEqual(taken(), [4, 4, 0])
      await worker.finish(3)
      assert.deepEqual(taken(), [4, 4, 0])
      await worker.finish(1)
      assert.deepEqual(taken(), [4, 4, 4])
    })

    it("lets a lane that holds little continue to claim, one by one", async () => {
      const other = newLane(target)
      for (const count of [1, 2, 3]) {
        await add(other)
        worker.scheduler.notify([other])
        await settle()
        assert.equal(worker.held.filter(({ lane }) => lane.accountId === other.accountId).length, count)
      }
    })

    it("continues itself to claim an urgent job, also when it waits already", async () => {
      await worker.finish(1)
      const id = newId()
      const job = { ...busy, id, subjectId: id, priority: priorities.urgent, runAt: clock.now() }
      await db.transaction((tx) => queue.enqueue(tx, [job]))
      worker.scheduler.notify([{ ...busy, isUrgent: true }])
      await settle()
      assert.equal(worker.ids.indexOf(id), filled)
    })

    it("does not hide from the sweep an urgent job without a notification", async () => {
      const id = newId()
      const job = { ...busy, id, subjectId: id, priority: priorities.urgent, runAt: clock.now() }
      await db.transaction(async (tx) => queue.enqueue(tx, [job]))
      await pass(500)
      assert.equal(worker.ids.indexOf(id), filled)
    })

    it("gets its turn again, although many others come", async () => {
      for (let round = 0; round < 40; round++) {
        const others = Array.from({ length: 4 }, () => newLane(target))
        for (const other of others) await add(other)
        worker.scheduler.notify(others)
        await settle()
        await worker.finish(4)
      }
      const ofBusy = worker.claims.filter(({ lane }) => lane.accountId === busy.accountId).flatMap(({ ids }) => ids)
      assert.ok(ofBusy.length > filled)
    })
  })

  it("leaves a paused target alone, and continues when it is back", async () => {
    let isPaused = true
    const worker = await start({ laneMax: () => (isPaused ? 0 : 100) })
    const lane = newLane()
    const ids = await add(lane, 3)
    worker.scheduler.notify([lane])
    await pass(30_000)
    assert.deepEqual(worker.claims, [])
    isPaused = false
    await pass(600)
    assert.deepEqual(worker.ids, ids)
  })

  it("continues by itself after the store was away", async () => {
    const worker = await start()
    worker.failure = new StoreUnavailable("Away.")
    const lane = newLane()
    const ids = await add(lane)
    worker.scheduler.notify([lane])
    await pass(5_000)
    assert.deepEqual(worker.claims, [])
    worker.failure = undefined
    await pass(600)
    assert.deepEqual(worker.ids, ids)
  })

  it("pauses a lane whose claims fail, longer each time, even if it is notified, and serves the others", async () => {
    const worker = await start()
    const broken = newLane()
    worker.brokenTarget = broken.targetId
    const [id] = await add(broken)
    for (let tenths = 0; tenths < 600; tenths++) {
      worker.scheduler.notify([broken])
      await pass(100)
    }
    const pauses = worker.failedAt.slice(1).map((at, index) => at - (worker.failedAt[index] ?? 0))
    assert.ok(pauses.length >= 5 && pauses.length <= 8, `${pauses.length} more claims in a minute`)
    assert.ok(pauses.slice(0, 5).every((pause, index) => pause >= 500 * 2 ** index))
    const healthy = newLane()
    const ids = await add(healthy)
    worker.scheduler.notify([healthy])
    await settle()
    assert.deepEqual(worker.ids, ids)
    worker.brokenTarget = undefined
    await pass(18_000)
    assert.deepEqual(worker.ids, [...ids, id])
  })

  it("finds the jobs of a dead process, when its lease has ended", async () => {
    const dead = await start()
    const lane = newLane()
    const ids = await add(lane, 2)
    dead.scheduler.notify([lane])
    await settle()
    workers.splice(0)
    const stopped = dead.scheduler.stop()
    const heir = await start()
    await pass(59_000)
    assert.deepEqual(heir.ids, [])
    await pass(7_000)
    assert.deepEqual(new Set(heir.ids), new Set(ids))
    assert.equal(heir.ids.length, ids.length)
    for (const { lane: one } of dead.held) dead.scheduler.done(one)
    await stopped
  })

  it("shares the work of a lane with another process, and neither claims the other's jobs", async () => {
    const pair = [new Worker({ claimMax: 10 }), new Worker({ claimMax: 10 })]
    workers.push(...pair)
    const lane = newLane()
    const ids = await add(lane, 200)
    for (const worker of pair) {
      worker.isQuick = true
      worker.scheduler.start()
      worker.scheduler.notify([lane])
    }
    await pass(1_000)
    const taken = pair.flatMap((worker) => worker.ids)
    assert.deepEqual(taken.toSorted(), ids.toSorted())
  })

  it("waits, when it stops, for held jobs, and claims no others", async () => {
    const worker = await start({ laneMax: () => 2 })
    const lane = newLane()
    await add(lane, 4)
    worker.scheduler.notify([lane])
    await settle()
    let isStopped = false
    const stopped = worker.scheduler.stop().then(() => (isStopped = true))
    await worker.finish(1)
    assert.equal(isStopped, false)
    await worker.finish(1)
    await stopped
    worker.scheduler.notify([lane])
    await pass(5_000)
    assert.equal(worker.ids.length, 2)
    assert.equal(clock.untilNext(), undefined)
  })

  it("forgets lanes that stay empty", async () => {
    const worker = await start()
    worker.isQuick = true
    const lane = newLane()
    await add(lane)
    worker.scheduler.notify([lane])
    for (let seconds = 0; seconds < 15; seconds++) await pass(1_000)
    assert.deepEqual(await db.query("select 1 from message_lanes"), [])
  })

  it("holds the lanes of one group to their common limit, and continues with those of another", async () => {
    const account = newId()
    const lanes = Array.from({ length: 10 }, () => ({ accountId: account, targetId: newId() }))
    for (const lane of lanes) await add(lane, 10)
    const other = newLane()
    await add(other, 10)
    const worker = await start({ groupOf: ({ accountId }) => accountId, groupMax: () => 40, laneMax: () => 10 })
    const heldOf = (accountId: string) => worker.held.filter(({ lane }) => lane.accountId === accountId).length
    assert.equal(heldOf(other.accountId), 10)
    assert.ok(heldOf(account) > 30 && heldOf(account) <= 40, `${heldOf(account)} held`)
    await worker.finishAll()
    assert.equal(new Set(worker.ids).size, 110)
  })

  it("claims exactly as many as a lane has room for where it says so", async () => {
    const lane = newLane()
    let max = 1
    const worker: Worker = await start({ laneRoom: () => max - worker.held.length })
    await add(lane, 10)
    worker.scheduler.notify([lane])
    await settle()
    assert.equal(worker.ids.length, 1)
    max = 3
    worker.scheduler.notify([lane])
    await settle()
    assert.equal(worker.ids.length, 3)
  })

  it("does not look for lanes of full targets", async () => {
    const [closed, open] = [newLane(), newLane()]
    await add(closed)
    await add(open)
    const worker = await start({ closedTargets: () => [closed.targetId] })
    await pass(1_000)
    assert.deepEqual(new Set(worker.turns.map(({ targetId }) => targetId)), new Set([open.targetId]))
  })
})
