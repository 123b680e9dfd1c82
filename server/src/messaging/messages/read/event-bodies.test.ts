import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import type { EventRow } from "#core/events/event-record.ts"
import { toSid } from "#core/std/ids.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { readEventBodies, writeEventBody } from "./event-bodies.ts"

describe("an event without a stored body", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const listen = () =>
    store.db.query(
      `insert into webhook_endpoints (account_id, id, url, events, secret, created_at, updated_at)
       values ($1, $2, 'https://example.com', array['*'], ''::bytea, now(), now())`,
      [stage.accountId, stage.newId()],
    )
  const eventsOf = (id: string) =>
    store.db.query<EventRow>("select * from event_log where account_id = $1 and subject_id = $2 order by sequence", [
      stage.accountId,
      id,
    ])

  /** The receipt arrives together with the carrier's answer. */
  const quickly = async (state: "delivered" | "undelivered") => {
    const told: Promise<void>[] = []
    stage.carrier.answer = (submission) => {
      void setImmediate(() => told.push(stage.receipt(submission.messageId, state)))
      return stage.carrier.accept(submission)
    }
    const id = await stage.sent()
    await Promise.all(told)
    return id
  }

  const carrierOf = (body: string) => (JSON.parse(body) as { data: { carrier_sid: string } }).data.carrier_sid

  const lives: Record<string, () => Promise<string>> = {
    "was delivered": async () => {
      const id = await stage.sent({ tags: ["a"], validityMs: 60_000 })
      await stage.pass(1_234)
      await stage.receipt(id, "delivered")
      return id
    },
    "was read": async () => {
      const id = await stage.sent()
      await stage.receipt(id, "delivered")
      await stage.pass(1_234)
      await stage.receipt(id, "read")
      return id
    },
    "was undelivered and then delivered after all": async () => {
      const id = await stage.sent()
      await stage.receipt(id, "undelivered")
      await stage.pass(1_000)
      await stage.receipt(id, "delivered")
      return id
    },
    "was delivered as soon as it was sent": () => quickly("delivered"),
    "was undelivered as soon as it was sent": () => quickly("undelivered"),
    "was undelivered": async () => {
      const id = await stage.sent()
      await stage.receipt(id, "undelivered")
      return id
    },
    "moved to another carrier": async () => {
      await stage.stop()
      stage = new Stage(store.db, { carriers: 2 })
      await listen()
      stage.carrier.answer = () => ({
        kind: "refused",
        isPermanent: false,
        code: "carrier_unavailable",
        reason: "The carrier has an error of its own.",
      })
      const id = await stage.sent({ isUrgent: true })
      const carriers = (await eventsOf(id)).map(({ body }) => carrierOf(body ?? ""))
      const [first, second] = stage.carriers.map((carrier) => toSid("carrier", carrier.id))
      assert.deepEqual([carriers[0], carriers.at(-1)], [first, second])
      return id
    },
    failed: async () => {
      stage.carrier.answer = () => ({
        kind: "refused",
        isPermanent: true,
        code: "landline",
        reason: "It is a landline.",
      })
      return stage.sent()
    },
  }

  for (const [life, live] of Object.entries(lives)) {
    it(`says what an endpoint would have been sent, of a message that ${life}`, async () => {
      await listen()
      const id = await live()
      const events = await eventsOf(id)
      const message = await stage.message(id)
      assert.ok(events.length >= 3)
      for (const event of events) {
        assert.ok(event.body, "the endpoint asked for it")
        assert.deepEqual(JSON.parse(writeEventBody(message, event)), JSON.parse(event.body))
      }
    })
  }

  it("is written when a client reads the log", async () => {
    const id = await stage.sent({ body: "written again" })
    const events = await eventsOf(id)
    assert.deepEqual(
      events.map(({ body }) => body),
      [null, null, null],
    )
    const bodies = await readEventBodies(store.db, stage.accountId, events)
    assert.deepEqual(
      bodies.map((body) => (JSON.parse(body) as { type: string; data: { body: string } }).data.body),
      ["written again", "written again", "written again"],
    )
  })
})
