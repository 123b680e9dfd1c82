/** The result of the migration for events from before records. */
import assert from "node:assert/strict"
import { after, test } from "node:test"
import pg from "pg"
import { Database } from "#core/db/database.ts"
import { migrate, readMigrations } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { eraseEventsOfPerson } from "#core/deliveries/erase-events.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, firstIdAt } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { listEvents } from "./list-events.ts"
import { findEvents, findSubjectEvents, nextSequence } from "./records.ts"

test("every event of the release before keeps its id, its place and its text", async () => {
  const now = systemClock.now()
  const newId = createIds(systemClock)
  const { url, close } = await createEmptyDatabase()
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name.endsWith("_event_records"))
  await migrate(url, { now, migrations: migrations.slice(0, at) })
  const db = new Database({ url, log: silentLog, poolMax: 2 })
  after(async () => {
    await db.close()
    await close()
  })
  await db.transaction((tx) => ensurePartitions(tx, now))
  const [accountId, messageId, sessionId] = [newId(), newId(), newId()]
  const lastWeek = `${firstIdAt(now - 6 * 86_400_000).slice(0, 33)}000`
  const events = [
    { id: lastWeek, type: "messages.queued", subject: messageId, sequence: 1, body: null, detail: null },
    {
      id: newId(),
      type: "messages.sent",
      subject: messageId,
      sequence: 2,
      body: '{"data":{"body":"Hi"}}',
      detail: '{"a":1}',
    },
    {
      id: newId(),
      type: "sessions.created",
      subject: sessionId,
      sequence: 1,
      body: '{"data":{"subject":"ann"}}',
      detail: "",
    },
  ]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const { id, type, subject, sequence, body, detail } of events) {
    await client.query(
      `insert into events (account_id, id, type, subject_id, sequence, occurred_at, body, detail)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [accountId, id, type, subject, sequence, new Date(now), body, detail],
    )
  }
  await client.end()
  await migrate(url, { now })

  const ids = events.map(({ id }) => id)
  const found = await findEvents(db, accountId, ids)
  const expected = events.map(({ id, type, subject: subject_id, sequence, body, detail }) => {
    return { id, type, subject_id, sequence, occurred_at: now, body, detail: detail || null }
  })
  assert.deepEqual(
    ids.map((id) => found.get(id)),
    expected,
  )
  const logged = await db.query(
    "select id, type, sequence, body, detail from event_log where account_id = $1 order by id",
    [accountId],
  )
  assert.deepEqual(
    logged,
    expected.map(({ id, type, sequence, body, detail }) => ({ id, type, sequence, body, detail })),
  )
  const { events: page } = await listEvents(db, accountId, {}, { limit: 10, before: null })
  assert.deepEqual(page, expected.toReversed())
  assert.equal((await findSubjectEvents(db, accountId, { subjectIds: [messageId] })).length, 2)
  assert.equal(await nextSequence(db, accountId, messageId), 3)
  await eraseEventsOfPerson(db, accountId, "ann")
  assert.equal((await findEvents(db, accountId, ids)).get(ids[2] ?? "")?.body, '{"data":{"subject":""}}')
})
