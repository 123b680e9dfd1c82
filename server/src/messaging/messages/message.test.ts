import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import fc from "fast-check"
import { openTestStore } from "#core/db/testing.ts"
import { messageDefaults } from "./accept/plan-message.ts"
import { messageAnnouncerOf } from "./context.ts"
import { messageStatuses, type Message, type MessageStatus } from "./message.ts"
import { messageMovesFrom, type Move, moveMessages } from "./move-messages.ts"
import { insertMessages } from "./store.ts"
import { Stage } from "./testing.ts"

/** The moves to each status. */
const ways: Record<MessageStatus, MessageStatus[]> = {
  queued: [],
  received: [],
  sending: ["sending"],
  failed: ["failed"],
  sent: ["sending", "sent"],
  delivered: ["sending", "sent", "delivered"],
  undelivered: ["sending", "sent", "undelivered"],
}

describe("the state machine of a message", async () => {
  const store = await openTestStore()
  const stage = new Stage(store.db)
  after(() => store.close())

  for (const from of messageStatuses) {
    for (const to of messageStatuses) {
      const isLegal = messageMovesFrom[to].includes(from)
      it(`${isLegal ? "allows" : "refuses, in the schema too,"} ${from} → ${to}`, async () => {
        const id = await messageIn(from)
        if (isLegal) await force(id, to)
        else await assert.rejects(force(id, to), { constraint: "messages_move" })
        assert.equal((await stage.message(id)).status, isLegal ? to : from)
      })
    }
  }

  it("refuses a new message in any status but the first", async () => {
    for (const status of messageStatuses) {
      for (const direction of ["outbound", "inbound"] as const) {
        const isFirst = status === (direction === "outbound" ? "queued" : "received")
        const inserted = insert({ ...blank(), direction, status })
        if (isFirst) await inserted
        else await assert.rejects(inserted)
      }
    }
  })

  for (const [constraint, change] of [
    ["messages_sent", "sent_at = case when sent_at is null then now() end"],
    ["messages_delivered", "delivered_at = case when delivered_at is null then now() end"],
    ["messages_error", "error_code = case when error_code is null then 'landline' end"],
  ] as const) {
    it(`refuses, in the schema, a row that contradicts the status: ${constraint}`, async () => {
      for (const status of messageStatuses) {
        const id = await messageIn(status)
        await assert.rejects(store.db.query(`update messages set ${change} where id = $1`, [id]), { constraint })
      }
    })
  }

  it("is never left, for random moves in any order, and each move has its event", async () => {
    const anyMoves = fc.array(fc.constantFrom(...messageStatuses), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(anyMoves, async (statuses) => {
        const id = await messageIn("queued")
        const path: MessageStatus[] = ["queued"]
        for (const status of statuses) {
          const messages = await move(id, status)
          const isLegal = messageMovesFrom[status].includes(path.at(-1) as MessageStatus)
          assert.equal(messages.has(id), isLegal)
          if (isLegal) path.push(status)
        }
        const { status, sequence } = await stage.message(id)
        assert.deepEqual([status, sequence], [path.at(-1), path.length])
        const events = await store.db.query<{ type: string; sequence: number }>(
          "select type, sequence from event_log where account_id = $1 and subject_id = $2 order by sequence",
          [stage.accountId, id],
        )
        assert.deepEqual(
          events.map(({ type, sequence }) => [sequence, type]),
          path.map((each, index) => [index + 1, `messages.${each}`]).slice(1),
        )
      }),
      { numRuns: 60 },
    )
  })

  it("lets one of two different ends at the same time win", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await messageIn("sending")
      const moved = await Promise.all([move(id, "sent"), move(id, "failed")])
      assert.equal(moved.filter((messages) => messages.has(id)).length, 1)
    }
  })

  it("moves messages of the own account only", async () => {
    const id = await messageIn("queued")
    const messages = await move(id, "sending", stage.newId())
    assert.equal(messages.size, 0)
    assert.equal(await stage.status(id), "queued")
  })

  function blank(): Message {
    const id = stage.newId()
    const { accountId, clock } = stage
    const addresses = {
      channel: "sms",
      to: "+15550001001",
      from: "+15550000001",
      body: "",
      encoding: "gsm7",
      numSegments: 1,
    } as const
    const times = { createdAt: clock.now(), updatedAt: clock.now() }
    return { ...messageDefaults, ...addresses, ...times, accountId, id, priceUnit: "USD", carrierId: stage.carrier.id }
  }

  async function messageIn(status: MessageStatus): Promise<string> {
    const message: Message = status === "received" ? { ...blank(), direction: "inbound", status } : blank()
    await insert(message)
    for (const each of ways[status]) await move(message.id, each)
    return message.id
  }

  function insert(message: Message): Promise<void> {
    return store.db.transaction((tx) => insertMessages(tx, [message]))
  }

  function move(id: string, status: MessageStatus, accountId = stage.accountId) {
    return store.db.transaction((tx) => {
      const announcer = messageAnnouncerOf(tx, [accountId], stage.context)
      return moveMessages(tx, accountId, [moveTo(id, status)], stage.context, announcer)
    })
  }

  /** Makes the change of a move without the check. */
  async function force(id: string, status: MessageStatus): Promise<void> {
    await store.db.query(
      `update messages set previous_status = status, status = $2,
         sent_at = case when $2 in ('sent', 'delivered', 'undelivered') then now() end,
         delivered_at = case when $2 = 'delivered' then now() end,
         error_code = case when $2 in ('failed', 'undelivered') then 'landline' end
       where id = $1`,
      [id, status],
    )
  }
})

function moveTo(messageId: string, status: MessageStatus): Move {
  const isTrouble = status === "failed" || status === "undelivered"
  return { messageId, status, detail: null, ...(isTrouble ? { errorCode: "landline" } : {}) }
}
