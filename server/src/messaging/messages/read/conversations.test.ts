import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { notOnCitus, openTestStore } from "#core/db/testing.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { listConversations, readConversation } from "./conversations.ts"

describe("conversations", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
    Object.assign(stage.owners, { [`whatsapp:${sender}`]: stage.accountId, "xmpp:hotel@x.example": stage.accountId })
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const contact = (index: number) => `+1555000${String(2_000 + index)}`
  const next = () => stage.clock.advance(1)
  const send = async (more: Parameters<Stage["send"]>[0]) => (next(), stage.send(more))
  const receive = async (body: string, more: Parameters<Stage["receive"]>[1] = {}) => (
    next(),
    stage.receive(body, more)
  )
  const all = async (limit: number) => {
    const pages: string[][] = []
    let before: string | null = null
    do {
      const page = await listConversations(store.db, stage.accountId, { limit, before })
      pages.push(page.conversations.map(({ contact: name, lastMessage }) => `${name} ${lastMessage.body}`))
      before = page.nextBefore
    } while (before !== null)
    return pages
  }
  const thread = async (pair: { own: string; contact: string }, limit = 100) => {
    const bodies: string[] = []
    let before: string | null = null
    do {
      const page = await readConversation(store.db, stage.accountId, pair, { limit, before })
      bodies.push(...page.messages.map(({ body }) => body))
      before = page.nextBefore
    } while (before !== null)
    return bodies
  }

  it("are listed once, the newest activity first, on pages of any size", async () => {
    for (const index of [1, 2, 3, 4, 5]) await send({ to: contact(index), body: `to ${index}` })
    await receive("from 2", { from: contact(2) })
    await send({ to: contact(1), body: "to 1 again" })
    const expected = [1, 2, 5, 4, 3].map((index) => {
      return `${contact(index)} ${index === 1 ? "to 1 again" : index === 2 ? "from 2" : `to ${index}`}`
    })
    for (const limit of [1, 2, 3, 4, 5, 100]) assert.deepEqual((await all(limit)).flat(), expected, `limit ${limit}`)
  })

  it("hold all messages of two numbers over all channels, in order", async () => {
    stage.table = stage.tableOf([{ carrierId: stage.carrier.id, carries: ["sms", "whatsapp"] }])
    await send({ body: "1" })
    await receive("2")
    await send({ to: `whatsapp:${recipient}`, from: `whatsapp:${sender}`, channel: "whatsapp", body: "3" })
    await receive("4", { from: `whatsapp:${recipient}`, to: `whatsapp:${sender}` })
    await send({ to: contact(1), body: "to another" })
    await send({ from: "+15550000009", body: "from another" })
    await receive("at another", { to: "xmpp:hotel@x.example", from: "xmpp:ann@x.example" })
    for (const limit of [1, 2, 100])
      assert.deepEqual(await thread({ own: sender, contact: recipient }, limit), ["4", "3", "2", "1"])
    assert.deepEqual(await thread({ own: "xmpp:hotel@x.example", contact: "xmpp:ann@x.example" }), ["at another"])
    assert.equal((await all(1)).flat().length, 4)
  })

  it("are of one account", async () => {
    await send({ body: "mine" })
    const other = new Stage(store.db, { clock: stage.clock })
    assert.deepEqual(
      (await listConversations(store.db, other.accountId, { limit: 10, before: null })).conversations,
      [],
    )
    const pair = { own: sender, contact: recipient }
    assert.deepEqual(
      (await readConversation(store.db, other.accountId, pair, { limit: 10, before: null })).messages,
      [],
    )
    await other.stop()
  })

  it(
    "are found by indexes, beside many messages of the same number",
    notOnCitus("shows a plan of its own"),
    async () => {
      await store.db.query(
        `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
         num_segments, price_unit, carrier_id, created_at, updated_at)
       select $1, overlay($2::uuid::text placing lpad(to_hex(n), 6, '0') from 31)::uuid, case when n % 3 = 0 then 'inbound' else 'outbound' end, 'sms',
         case when n % 3 = 0 then 'received' else 'queued' end, 1,
         case when n % 3 = 0 then $3 else '+4915' || n end, case when n % 3 = 0 then '+4915' || n - 1 else $3 end,
         '', 'gsm7', 1, 'USD', $2::uuid, now(), now() from generate_series(1, 30000) as n`,
        [stage.accountId, stage.newId(), sender],
      )
      await store.db.query("analyze messages")
      const indexes: string[] = []
      const explaining: Tx = {
        query: async (sql: string, values: never) => {
          const plan = await store.db.query<{ "QUERY PLAN": string }>(`explain ${sql}`, values)
          const text = plan.map((line) => line["QUERY PLAN"]).join("\n")
          assert.doesNotMatch(text, /Seq Scan/)
          indexes.push(...Array.from(text.matchAll(/messages_\d+w\d+_(\w+)/g), ([, name = ""]) => name))
          return store.db.query(sql, values)
        },
      } as never
      const page = await listConversations(explaining, stage.accountId, { limit: 20, before: null })
      await listConversations(explaining, stage.accountId, { limit: 20, before: page.nextBefore })
      assert.equal(page.conversations.length, 20)
      const [{ own, contact: name } = { own: "", contact: "" }] = page.conversations
      const { messages } = await readConversation(
        explaining,
        stage.accountId,
        { own, contact: name },
        { limit: 20, before: null },
      )
      assert.ok(messages.length >= 1)
      assert.deepEqual([...new Set(indexes)].toSorted(), [
        "from_address_account_id_created_at_idx",
        "pkey",
        "to_address_account_id_created_at_idx",
      ])
    },
  )

  it("of a busy pair do not hide the others: later pages have them", async () => {
    await send({ to: contact(1), body: "old" })
    await store.db.query(
      `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
         num_segments, price_unit, carrier_id, created_at, updated_at)
       select account_id, overlay(id::text placing lpad(to_hex(n), 6, '0') from 31)::uuid, direction, channel, status, 1, $2, from_address,
         'busy', encoding, 1, price_unit, carrier_id, created_at, updated_at
       from messages, generate_series(1, 1200) as n where account_id = $1`,
      [stage.accountId, contact(2)],
    )
    const pages = await all(1)
    assert.deepEqual(new Set(pages.flat()), new Set([`${contact(1)} old`, `${contact(2)} busy`]))
    assert.equal(pages.flat().length, 2)
  })
})
