import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { Database, Transaction } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import type { SendMessage } from "#messaging/messages/accept/plan-message.ts"
import { lostAnswer } from "#messaging/messages/fake-carrier.ts"
import { failoverDefault, recipient, Stage } from "#messaging/messages/testing.ts"
import { Queue, type Lane } from "#core/queue/queue.ts"
import { silentLog } from "#core/std/log.ts"
import { WaitingMover, type WaitingMoverOptions } from "./move-waiting.ts"
import type { RerouteCause } from "./plan-outcome.ts"

const otherCountry = "+4915112345678"

describe("moving messages away from a carrier that is down", async () => {
  const store = await openTestStore()
  let stage: Stage
  let movers: WaitingMover[]
  let because: RerouteCause
  beforeEach(() => {
    stage = new Stage(store.db, { carriers: 2 })
    movers = []
    because = "down"
  })
  afterEach(async () => {
    const stopped = movers.map((mover) => mover.stop())
    await stage.runDue()
    await Promise.all(stopped)
    await stage.stop()
    await store.db.query("truncate message_mover")
  })
  after(() => store.close())

  const mover = (more: Partial<WaitingMoverOptions> = {}) => {
    const made = new WaitingMover({
      ...stage.context,
      routes: stage.routes,
      failover: failoverDefault,
      submitPolicy: "at_least_once",
      unavailableFor: () =>
        stage.carriers.flatMap(({ id, state }) => (state === "up" ? [] : [{ carrierId: id, because }])),
      ways: () => stage.carriers.map(({ state }) => state).join(),
      ...more,
    })
    movers.push(made)
    return made
  }
  const second = () => stage.carriers[1] ?? assert.fail("There are two.")
  const sendMany = async (count: number, more: Partial<SendMessage> = {}) => {
    const ids: string[] = []
    for (let from = 0; from < count; from += 500)
      ids.push(...(await Promise.all(Array.from({ length: Math.min(500, count - from) }, () => stage.send(more)))))
    return ids
  }
  const jobsBy = async () => {
    const rows = await store.db.query<{ target_id: string; count: number }>(
      "select target_id, count(*)::int as count from message_jobs where account_id = $1 group by target_id",
      [stage.accountId],
    )
    return stage.carriers.map(({ id }) => rows.find((row) => row.target_id === id)?.count ?? 0)
  }
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 2_000) await stage.pass(Math.min(left, 2_000))
  }

  it("moves all of it, urgent first, and says so on each timeline", async () => {
    const bulk = await sendMany(1_200)
    const urgent = await stage.send({ isUrgent: true })
    stage.carrier.state = "down"
    stage.start()
    mover().start()
    await pass(3_000)
    assert.deepEqual(await jobsBy(), [0, 0])
    assert.equal(second().submissions.length, 1_201)
    assert.equal(second().submissions[0]?.messageId, urgent)
    assert.deepEqual(await stage.story(bulk[0] ?? ""), ["queued", "rerouted", "sending", "sent"])
    assert.equal((await stage.message(bulk[0] ?? "")).carrierId, second().id)
  })

  it("moves messages of other accounts although the rows of one account cannot be written", async () => {
    const [first = "", other = ""] = [stage.accountId, stage.newId()].toSorted()
    const refused = await stage.send({ from: "BANK" }, null, first)
    await stage.send({ from: "BANK" }, null, other)
    stage.carrier.state = "down"
    await store.db.query(
      `alter table message_notes add constraint refused check (message_id <> '${refused}') not valid`,
    )
    mover().start()
    await pass(3_000)
    const left = await store.db.query<{ id: string }>("select id from message_jobs where target_id = $1", [
      stage.carrier.id,
    ])
    await store.db.query("alter table message_notes drop constraint refused")
    assert.deepEqual(left, [{ id: refused }])
  })

  it("skips messages without another route, messages that are not due, and messages that possibly left", async () => {
    stage.table = stage.tableOf([
      { carrierId: stage.carrier.id, priority: 1 },
      { carrierId: second().id, prefix: recipient.slice(1), priority: 2, status: "enabled" },
    ])
    stage.carrier.answer = () => lostAnswer
    second().state = "down"
    const unanswered = await stage.sent()
    const alone = await stage.send({ to: otherCountry })
    const scheduled = await stage.send({ sendAt: stage.clock.now() + 3_600_000 })
    stage.carrier.state = "down"
    second().state = "up"
    mover().start()
    await pass(5_000)
    for (const id of [unanswered, alone, scheduled]) assert.ok(!(await stage.story(id)).includes("rerouted"))
    assert.deepEqual(await jobsBy(), [3, 0])
    await stage.pass(3_600_000)
    await pass(70_000)
    assert.ok((await stage.story(scheduled)).includes("rerouted"), "it is due now")
    assert.deepEqual((await jobsBy())[0], 2)
  })

  it("moves messages that were handed over and have not left, unless the carrier has a part", async () => {
    for (const hasPart of [false, true]) {
      stage.carrier.answer = () => {
        stage.carrier.state = "down"
        return { kind: "not_sent", reason: "There is no connection.", hasPart }
      }
      const id = await stage.sent()
      assert.equal(await stage.status(id), "sending")
      mover().start()
      await pass(4_000)
      assert.equal(await stage.status(id), hasPart ? "sending" : "sent")
      stage.carrier.state = "up"
    }
  })

  it("moves messages that possibly left, if the policy says so, also those of a dead process", async () => {
    second().state = "down"
    stage.carrier.answer = () => new Promise(() => {})
    const id = await stage.sent()
    stage.carrier.state = "down"
    second().state = "up"
    await stage.crash()
    mover().start()
    await pass(5_000)
    assert.deepEqual(await jobsBy(), [1, 0])
    mover({ failover: { ...failoverDefault, afterUnknown: true } }).start()
    await pass(80_000)
    assert.deepEqual([await stage.status(id), second().submissions.length], ["sent", 1])
    assert.deepEqual(await stage.story(id), ["queued", "sending", "rerouted", "answer_lost", "sent"])
  })

  it("moves nothing back", async () => {
    await sendMany(3)
    stage.carrier.state = "down"
    mover().start()
    await pass(3_000)
    stage.carrier.state = "up"
    await pass(10_000)
    assert.deepEqual(await jobsBy(), [0, 3])
  })

  it("takes turns among accounts, a batch each", async () => {
    const small = new Stage(store.db, { clock: stage.clock, carriers: 0 })
    await sendMany(1_500)
    const other = { ...small.context, db: store.db }
    const job = { accountId: small.accountId, id: small.newId(), priority: 1, runAt: stage.clock.now() }
    await other.db.transaction((tx) =>
      stage.context.messageQueue.enqueue(tx, [{ ...job, targetId: stage.carrier.id, subjectId: job.id }]),
    )
    const held: string[] = []
    const watching = new WatchedQueue((accountId) => held.push(accountId === small.accountId ? "small" : "large"))
    stage.carrier.state = "down"
    mover({ messageQueue: watching }).start()
    await pass(3_000)
    assert.ok(held.indexOf("small") >= 0 && held.indexOf("small") <= 1, held.join())
    await store.db.query("delete from message_jobs where account_id = $1", [small.accountId])
  })

  for (const round of [1, 2, 3])
    it(`loses and doubles nothing when the process dies in the middle, round ${round}`, async () => {
      const ids = await sendMany(2_300)
      stage.carrier.state = "down"
      let batches = 0
      const { db } = stage.context
      const dying = {
        query: (...given: Parameters<typeof db.query>) => db.query(...given),
        // The process dies after this many batches, and the last one is not stored.
        transaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
          db.transaction(async (tx) => {
            const result = await work(tx)
            if (++batches > 1 + round) throw new Error("The process died.")
            return result
          }),
      } as unknown as Database
      mover({ db: dying, log: silentLog }).start()
      await pass(2_500)
      const [left = 0, moved = 0] = await jobsBy()
      assert.ok(left > 0 && moved > 0 && left + moved === ids.length, `${left} and ${moved}`)
      await movers[0]?.stop()
      // Another process continues when the lease has ended.
      mover().start()
      await pass(3_000)
      stage.start()
      await pass(20_000)
      assert.deepEqual(await jobsBy(), [0, 0])
      assert.equal(second().submissions.length, ids.length)
      assert.equal(new Set(second().submissions.map(({ messageId }) => messageId)).size, ids.length)
      const notes = await store.db.query(
        "select message_id from message_notes where account_id = $1 and kind = 'rerouted'",
        [stage.accountId],
      )
      assert.equal(notes.length, ids.length, "each move is told once")
    })

  it("is done by one process at a time", async () => {
    await sendMany(2_000)
    stage.carrier.state = "down"
    const counts = [0, 0]
    for (const index of [0, 1])
      mover({ messageQueue: new WatchedQueue(() => (counts[index] = (counts[index] ?? 0) + 1)) }).start()
    await pass(2_500)
    assert.deepEqual(await jobsBy(), [0, 2_000])
    assert.ok(counts.includes(0), counts.join())
  })

  it("looks again soon when there are other routes, and seldom without one", async () => {
    stage.table = stage.tableOf([{ carrierId: stage.carrier.id }])
    await stage.send()
    stage.carrier.state = "down"
    let looks = 0
    let ways = "one"
    mover({ messageQueue: new WatchedQueue(() => looks++), ways: () => ways }).start()
    for (let minutes = 0; minutes < 60; minutes++) await pass(10_000)
    assert.ok(looks >= 10 && looks <= 15, String(looks))
    stage.table = stage.tableOf(stage.carriers.map(({ id: carrierId }) => ({ carrierId })))
    ways = "two"
    await pass(4_000)
    assert.deepEqual(await jobsBy(), [0, 1])
  })
})

/** Reports each page, with or without jobs. */
class WatchedQueue extends Queue {
  readonly #onPage: (accountId: string) => void

  constructor(onPage: (accountId: string) => void) {
    super("message")
    this.#onPage = onPage
  }

  override async holdWaiting(tx: Transaction, lane: Lane, options: Parameters<Queue["holdWaiting"]>[2]) {
    const found = await super.holdWaiting(tx, lane, options)
    if (found.length) this.#onPage(lane.accountId)
    return found
  }
}
