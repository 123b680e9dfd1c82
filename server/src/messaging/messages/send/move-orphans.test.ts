import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { lostAnswer } from "#messaging/messages/fake-carrier.ts"
import { failoverDefault, Stage, type StageOptions } from "#messaging/messages/testing.ts"
import { moveOrphans } from "./move-orphans.ts"

describe("messages that were taken for a carrier that had just been deleted", async () => {
  const store = await openTestStore()
  let stage: Stage
  let policy: Pick<StageOptions, "submitPolicy" | "failover">
  const open = (given: typeof policy = {}) => {
    policy = given
    stage = new Stage(store.db, { carriers: 2, ...given })
  }
  beforeEach(() => open())
  afterEach(() => stage.stop())
  after(() => store.close())

  const second = () => stage.carriers[1] ?? assert.fail("There are two.")
  /** The first carrier is deleted, and this process knows it. */
  const forget = () => {
    stage.carrier.state = "down"
    stage.table = stage.tableOf([{ carrierId: second().id }])
  }
  const move = async () => {
    const deletedOf = async (ids: readonly string[]) => ids.filter((id) => id === stage.carrier.id)
    const { submitPolicy = "at_least_once" } = policy
    const failover = { ...failoverDefault, ...policy.failover }
    const moving = moveOrphans({ ...stage.context, routes: stage.routes, submitPolicy, failover, deletedOf })
    await Promise.all([stage.runDue(), moving])
    return moving
  }
  const laneCount = async () =>
    (await store.db.query("select 1 from message_lanes where target_id = $1", [stage.carrier.id])).length

  it("go by another route, and say so: urgent ones, and those for later too", async () => {
    const now = await stage.send()
    const urgent = await stage.send({ isUrgent: true })
    const later = await stage.send({ sendAt: stage.clock.now() + 3_600_000 })
    forget()
    stage.start()
    assert.equal(await move(), 3)
    await stage.runDue()
    for (const id of [now, urgent]) assert.deepEqual(await stage.story(id), ["queued", "rerouted", "sending", "sent"])
    assert.equal(await stage.status(later), "queued")
    await stage.pass(3_600_000)
    assert.equal(await stage.status(later), "sent")
    assert.equal(second().submissions.length, 3)
    assert.equal((await stage.message(now)).carrierId, second().id)
  })

  it("of one account move although the rows of another account cannot be written", async () => {
    const [first = "", other = ""] = [stage.accountId, stage.newId()].toSorted()
    const refused = await stage.send({ from: "BANK" }, null, first)
    await stage.send({ from: "BANK" }, null, other)
    forget()
    // The note about the first message fails.
    await store.db.query(
      `alter table message_notes add constraint refused check (message_id <> '${refused}') not valid`,
    )
    assert.equal(await move(), 1)
    const left = await store.db.query<{ id: string }>("select id from message_jobs where target_id = $1", [
      stage.carrier.id,
    ])
    await store.db.query("alter table message_notes drop constraint refused")
    assert.deepEqual(left, [{ id: refused }])
    assert.equal(await move(), 1)
  })

  it("leave no lane behind", async () => {
    await stage.send()
    forget()
    assert.equal(await move(), 1)
    stage.clock.advance(10_000)
    assert.equal(await move(), 0)
    assert.equal(await laneCount(), 0)
  })

  it("fail where no route leads anywhere", async () => {
    const id = await stage.send()
    stage.table = stage.tableOf([])
    assert.equal(await move(), 1)
    assert.equal(await stage.status(id), "failed: channel_unavailable")
    assert.deepEqual(await stage.jobs(), [])
    assert.deepEqual(await stage.story(id), ["queued", "failed"])
  })

  it("stay until this process learns of the deletion too", async () => {
    const id = await stage.send()
    assert.equal(await move(), 0)
    assert.equal((await stage.message(id)).carrierId, stage.carrier.id)
    forget()
    assert.equal(await move(), 1)
  })

  const unanswered = () => stage.sent()
  const ofDeadProcess = async () => {
    stage.carrier.answer = () => new Promise(() => {})
    const id = await stage.sent()
    forget()
    await stage.crash()
    return id
  }
  const inParts = () => {
    const refused = {
      kind: "refused",
      isPermanent: false,
      code: "carrier_unavailable",
      reason: "No.",
      hasPart: true,
    } as const
    stage.carrier.answer = () => refused
    return stage.sent()
  }
  for (const [what, left] of Object.entries({ unanswered, ofDeadProcess, inParts }))
    for (const [submitPolicy, afterUnknown, status] of [
      ["at_least_once", false, "failed: outcome_unknown"],
      ["at_least_once", true, "sent"],
      ["at_most_once", true, "failed: outcome_unknown"],
    ] as const) {
      if (what === "unanswered" && submitPolicy === "at_most_once") continue
      it(`end as ${status} when they possibly left (${what}), under ${submitPolicy}, failover after unknown: ${afterUnknown}`, async () => {
        open({ submitPolicy, failover: { afterUnknown } })
        second().state = "down"
        stage.carrier.answer = () => lostAnswer
        const id = await left()
        second().state = "up"
        forget()
        assert.equal(await move(), 1)
        await stage.pass(1_000)
        await stage.pass(60_000)
        assert.equal(await stage.status(id), status)
        assert.equal(second().submissions.length, status === "sent" ? 1 : 0)
        assert.deepEqual(await stage.jobs(), [])
      })
    }

  it("do not go to a carrier that has refused them for good", async () => {
    const id = await stage.send()
    const memo = JSON.stringify({ barred: [second().id] })
    await store.db.query("update message_jobs set memo = $2 where account_id = $1", [stage.accountId, memo])
    forget()
    assert.equal(await move(), 1)
    assert.equal(await stage.status(id), "failed: channel_unavailable")
  })

  it("are gone when they were deleted", async () => {
    const id = await stage.send()
    await store.db.query("delete from messages where account_id = $1 and id = $2", [stage.accountId, id])
    stage.table = stage.tableOf([])
    assert.equal(await move(), 1)
    assert.deepEqual(await stage.jobs(), [])
  })
})
