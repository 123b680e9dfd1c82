import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { listMessages } from "#messaging/messages/read/list-messages.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { listDeadLetters } from "./dead-letters.ts"
import { storeParts, sweepParts } from "./join-parts.ts"
import { minuteMs } from "#core/std/durations.ts"

describe("parts of a long message that came to several processes", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  /** Stores parts as one process does. */
  const keep = (texts: (string | null)[], series = "7") =>
    storeParts(stage.receiving, stage.carrier.id, {
      from: recipient,
      to: sender,
      series,
      texts,
      at: stage.clock.now(),
      expiresAt: stage.clock.now() + 30 * minuteMs,
    })
  const sweep = () => sweepParts(stage.receiving)
  const bodies = async () => {
    const { messages } = await listMessages(store.db, stage.accountId, {}, { limit: 100, before: null })
    return messages.reverse().map(({ body }) => body)
  }

  it("is stored once when the last of them arrives, in any order", async () => {
    await keep([null, "two ", null])
    await keep([null, null, "three"])
    assert.deepEqual(await bodies(), [])
    await keep(["one ", null, null])
    assert.deepEqual(await bodies(), ["one two three"])
    const [kept] = await store.db.query<{ texts: string }>("select texts from inbound_parts")
    assert.doesNotMatch(kept?.texts ?? "", /one|two|three/, "a deletion would not find the texts there")
    await keep(["one ", null, null])
    await sweep()
    stage.clock.advance(31 * minuteMs)
    await sweep()
    assert.deepEqual(await bodies(), ["one two three"])
  })

  it("is stored once when the last parts come at the same moment", async () => {
    await keep(["one ", null, null])
    await Promise.all([keep([null, "two ", null]), keep([null, null, "three"])])
    assert.deepEqual(await bodies(), ["one two three"])
  })

  it("is stored with gaps when a part never comes, and not before", async () => {
    await keep([null, "two "])
    stage.clock.advance(29 * minuteMs)
    await sweep()
    assert.deepEqual(await bodies(), [])
    stage.clock.advance(2 * minuteMs)
    await sweep()
    await sweep()
    assert.deepEqual(await bodies(), ["…two "])
  })

  it("is another one when the carrier uses its number again with another text", async () => {
    await keep(["one ", null])
    await keep(["a ", null])
    assert.deepEqual(await bodies(), ["one …"])
    await keep([null, "b"])
    assert.deepEqual(await bodies(), ["one …", "a b"])
  })

  it("is stored by the sweep when the process that completed it died before", async () => {
    await keep(["one ", null])
    await store.db.query("update inbound_parts set texts = $1, look_at = $2 where not is_stored", [
      JSON.stringify(["one ", "two"]),
      new Date(stage.clock.now() + 10_000),
    ])
    stage.clock.advance(11_000)
    await sweep()
    assert.deepEqual(await bodies(), ["one two"])
  })

  it("is stored although a message before it can never be stored, and that one is set aside once", async () => {
    await store.db.query("alter table messages add constraint refused check (body not like 'poison%') not valid")
    await keep(["poison", null], "1")
    stage.clock.advance(10)
    await keep(["Dear clinic, ", null], "2")
    stage.clock.advance(31 * minuteMs)
    await sweep()
    await sweep()
    await store.db.query("alter table messages drop constraint refused")
    assert.deepEqual(await bodies(), ["Dear clinic, …"])
    const letters = await listDeadLetters(store.db, { limit: 10, before: null })
    assert.deepEqual(
      letters.map(({ from, to, body }) => [from, to, body]),
      [[recipient, sender, "poison…"]],
    )
    await store.db.query("delete from inbound_dead_letters")
  })

  it("is stored although the row of a message before it cannot be read, and that one is put off", async () => {
    await keep(["broken", null], "1")
    await store.db.query("update inbound_parts set texts = 'no JSON' where not is_stored")
    stage.clock.advance(10)
    await keep(["Dear clinic, ", null], "2")
    stage.clock.advance(31 * minuteMs)
    await sweep()
    assert.deepEqual(await bodies(), ["Dear clinic, …"])
    const rows = await store.db.query<{ look_at: number }>("select look_at from inbound_parts where not is_stored")
    assert.deepEqual(
      rows.map(({ look_at }) => look_at),
      [stage.clock.now() + 10 * minuteMs],
    )
    await store.db.query("delete from inbound_parts where not is_stored")
  })

  it("is stored with U+FFFD in place of characters that a text cannot contain", async () => {
    await keep(["evil\0 \ud83d", null])
    await keep([null, "\ude00 \ud83d"])
    assert.deepEqual(await bodies(), ["evil\u{FFFD} 😀 \u{FFFD}"])
  })

  it("leaves nothing behind", async () => {
    await keep(["one ", "two"])
    stage.clock.advance(60 * minuteMs)
    await sweep()
    assert.deepEqual(await store.db.query("select 1 from inbound_parts"), [])
  })
})
