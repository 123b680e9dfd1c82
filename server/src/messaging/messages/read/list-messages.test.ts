import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { insertMessages } from "#messaging/messages/store.ts"
import { messageDefaults } from "#messaging/messages/accept/plan-message.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import type { Page } from "#core/db/page.ts"
import type { Message } from "#messaging/messages/message.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { firstIdAt } from "#core/std/ids.ts"
import { listMessages, type MessageFilters } from "./list-messages.ts"
import { dayMs } from "#core/std/durations.ts"

describe("the list of messages", async () => {
  const store = await openTestStore()
  const stage = new Stage(store.db)
  const stored: Message[] = []
  after(() => store.close())

  /**
   * Messages of two weeks, in three partitions, some in the same millisecond, including those of other
   * accounts.
   */
  before(async () => {
    const other = stage.newId()
    for (let index = 0; index < 120; index++) {
      if (index % 2) stage.clock.advance(dayMs / 5)
      const message = plan(index)
      stored.unshift(message)
      await insert([message, { ...plan(index), accountId: other }])
      if (message.direction === "outbound" && index % 12 === 2) await fail(message)
    }
  })

  const insert = (messages: Message[]) => store.db.transaction((tx) => insertMessages(tx, messages))
  /** Ends a queued message with an error. */
  async function fail(message: Message): Promise<void> {
    message.status = "failed"
    message.errorCode = "unroutable"
    await store.db.query(
      `update messages set previous_status = status, status = 'failed', error_code = $3, error_message = 'It has no way.'
       where account_id = $1 and id = $2`,
      [message.accountId, message.id, message.errorCode],
    )
  }

  const page = (filters: MessageFilters, limit: number, nextBefore: string | null, order?: Page["order"]) =>
    listMessages(store.db, stage.accountId, filters, { limit, before: nextBefore, order })

  async function pages(filters: MessageFilters, limit: number, order?: Page["order"]): Promise<string[][]> {
    const found: string[][] = []
    for (let next: string | null = null, isFirst = true; isFirst || next !== null; isFirst = false) {
      const { messages, nextBefore } = await page(filters, limit, next, order)
      found.push(messages.map(({ id }) => id))
      next = nextBefore
    }
    return found
  }

  const middle = () => stored[60]?.createdAt ?? 0
  const cases: [string, () => MessageFilters, (message: Message) => boolean][] = [
    ["all", () => ({}), () => true],
    ["to", () => ({ to: "+15550001001" }), ({ to }) => to === "+15550001001"],
    ["from", () => ({ from: "Shop" }), ({ from }) => from === "Shop"],
    ["status", () => ({ status: ["received"] }), ({ status }) => status === "received"],
    [
      "several statuses",
      () => ({ status: ["received", "failed"] }),
      ({ status }) => status === "received" || status === "failed",
    ],
    ["statuses with an error", () => ({ status: ["failed", "undelivered"] }), ({ status }) => status === "failed"],
    ["metadata", () => ({ metadata: { order: "7" } }), ({ metadata }) => metadata["order"] === "7"],
    [
      "two entries of metadata and a direction",
      () => ({ metadata: { order: "7", shop: 'say "hi"' }, direction: "outbound" }),
      ({ metadata, direction }) =>
        metadata["order"] === "7" && metadata["shop"] === 'say "hi"' && direction === "outbound",
    ],
    ["metadata in another order", () => ({ metadata: { order: "shop" } }), () => false],
    ["error", () => ({ errorCode: "unroutable" }), ({ errorCode }) => errorCode === "unroutable"],
    ["direction", () => ({ direction: "outbound" }), ({ direction }) => direction === "outbound"],
    ["channel", () => ({ channel: "mms" }), ({ channel }) => channel === "mms"],
    ["tag", () => ({ tag: 'say "hi"' }), ({ tags }) => tags.includes('say "hi"')],
    ["a whole number", () => ({ number: "+15550001001" }), ({ to, from }) => [to, from].includes("+15550001001")],
    ["a whole address", () => ({ number: "Shop" }), ({ to, from }) => [to, from].includes("Shop")],
    ["digits of a number", () => ({ number: "0001001" }), ({ to, from }) => `${to} ${from}`.includes("0001001")],
    ["created after", () => ({ createdAfter: middle() }), ({ createdAt }) => createdAt >= middle()],
    ["created before", () => ({ createdBefore: middle() }), ({ createdAt }) => createdAt < middle()],
    [
      "all at once",
      () => ({
        to: "+15550001001",
        from: "Shop",
        status: ["queued"],
        direction: "outbound",
        createdAfter: middle() - dayMs,
        createdBefore: middle() + dayMs,
      }),
      ({ to, from, status, createdAt }) =>
        status === "queued" &&
        to === "+15550001001" &&
        from === "Shop" &&
        createdAt >= middle() - dayMs &&
        createdAt < middle() + dayMs,
    ],
    [
      "recipient and direction",
      () => ({ to: "+15550001001", direction: "outbound" }),
      ({ to, direction }) => to === "+15550001001" && direction === "outbound",
    ],
    [
      "sender and direction",
      () => ({ from: "Shop", direction: "outbound" }),
      ({ from, direction }) => from === "Shop" && direction === "outbound",
    ],
    [
      "status and a whole number",
      () => ({ status: ["queued"], number: "+15550001001" }),
      ({ status, to, from }) => status === "queued" && [to, from].includes("+15550001001"),
    ],
    [
      "status and digits of a number",
      () => ({ status: ["queued"], number: "0001001" }),
      ({ status, to, from }) => status === "queued" && `${to} ${from}`.includes("0001001"),
    ],
    [
      "status between two times",
      () => ({ status: ["queued"], createdAfter: middle() - dayMs, createdBefore: middle() + dayMs }),
      ({ status, createdAt }) => status === "queued" && createdAt >= middle() - dayMs && createdAt < middle() + dayMs,
    ],
    ["nothing that is there", () => ({ tag: "none" }), () => false],
  ]
  for (const [name, filters, matches] of cases) {
    it(`filtered by ${name} gives each match once, newest or oldest first, on pages of any size`, async () => {
      const expected = stored.filter(matches).map(({ id }) => id)
      for (const limit of [1, 7, 1_000]) {
        const found = await pages(filters(), limit)
        assert.deepEqual(found.flat(), expected)
        assert.ok(found.every((ids) => ids.length <= limit))
        assert.deepEqual((await pages(filters(), limit, "asc")).flat(), expected.toReversed())
      }
    })
  }

  it("has no page after one that is exactly full", async () => {
    const { messages, nextBefore } = await page({}, stored.length, null)
    assert.deepEqual([messages.length, nextBefore], [stored.length, null])
  })

  it("keeps its place while new messages come", async () => {
    const first = await page({}, 10, null)
    await insert([{ ...plan(1), accountId: stage.accountId, to: "+15550001009" }])
    const second = await page({}, 10, first.nextBefore)
    assert.deepEqual(
      second.messages.map(({ id }) => id),
      stored.slice(10, 20).map(({ id }) => id),
    )
  })

  it("looks at ten thousand messages for one page, and continues behind them with the next", async () => {
    const busy = new Stage(store.db)
    const oldest = { ...plan(0), id: firstIdAt(busy.clock.now()), accountId: busy.accountId, tags: ["rare"] }
    await insert([oldest])
    for (let batch = 0; batch < 21; batch++) {
      busy.clock.advance(1)
      await insert(
        Array.from({ length: 500 }, () => ({ ...plan(1), id: busy.newId(), accountId: busy.accountId, tags: [] })),
      )
    }
    const list = (filters: MessageFilters, before: string | null) =>
      listMessages(store.db, busy.accountId, filters, { limit: 10, before })
    const first = await list({ tag: "rare" }, null)
    assert.deepEqual(first.messages, [])
    assert.notEqual(first.nextBefore, null)
    const second = await list({ tag: "rare" }, first.nextBefore)
    assert.deepEqual([second.messages.map(({ id }) => id), second.nextBefore], [[oldest.id], null])
    // An index finds these.
    await fail(oldest)
    for (const filters of [{ status: ["failed"] }, { errorCode: "unroutable" }] satisfies MessageFilters[]) {
      const found = await list(filters, null)
      assert.deepEqual([found.messages.map(({ id }) => id), found.nextBefore], [[oldest.id], null])
    }
  })

  it("finds a message by its metadata among any number of others, until it is deleted", async () => {
    const metadata = { order: "8731" }
    const id = await stage.send({ metadata })
    const list = () => page({ metadata }, 10, null)
    assert.deepEqual((await list()).messages.map((message) => message.id), [id]) // oxfmt-ignore
    await deleteMessage(stage.context, stage.accountId, id)
    assert.deepEqual((await list()).messages, [])
    const terms = "select from message_terms where account_id = $1 and id = $2"
    assert.equal((await store.db.query(terms, [stage.accountId, id])).length, 0)
  })

  function plan(index: number): Message {
    const id = stage.newId()
    const [createdAt, isInbound] = [stage.clock.now(), index % 5 === 4]
    return {
      ...messageDefaults,
      accountId: stage.accountId,
      id,
      direction: isInbound ? "inbound" : "outbound",
      status: isInbound ? "received" : "queued",
      channel: index % 7 ? "sms" : "mms",
      to: index % 3 ? "+15550001001" : "+15550001002",
      from: index % 4 ? "Shop" : "+15550000001",
      tags: index % 6 ? [] : ["other", 'say "hi"'],
      metadata: index % 6 === 1 ? { order: "7" } : index % 6 === 2 ? { order: "7", shop: 'say "hi"' } : {},
      body: `number ${index}`,
      encoding: "gsm7",
      numSegments: 1,
      priceUnit: "USD",
      carrierId: stage.carrier.id,
      createdAt,
      updatedAt: createdAt,
    }
  }
})
