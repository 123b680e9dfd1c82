/** The result of the migration for data from before sender rules. */
import assert from "node:assert/strict"
import { after, test } from "node:test"
import pg from "pg"
import { Database } from "#core/db/database.ts"
import { migrate, readMigrations } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { firstIdAt, createIds, idTime } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { listPhoneNumbers } from "./phone-numbers.ts"
import { countSenderConflicts, listSenderRules } from "./sender-rules.ts"

const now = systemClock.now()
const newId = createIds(systemClock)
const all = { limit: 10_000, before: null }

interface Before {
  addAccount(): Promise<string>
  addNumber(accountId: string, number: string): Promise<void>
  addMessages(
    accountId: string,
    sender: string,
    more?: { count?: number; daysAgo?: number; direction?: string },
  ): Promise<void>
}

/** Creates a store of the previous release, fills it with `fill`, and upgrades it. */
async function upgraded(fill: (before: Before) => Promise<void>): Promise<Database> {
  const { url, close } = await createEmptyDatabase()
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === "0019_sender_rules")
  assert.ok(at > 0)
  await migrate(url, { now, migrations: migrations.slice(0, at) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const db = new Database({ url, log: silentLog, poolMax: 2 })
  after(async () => {
    await db.close()
    await close()
  })
  await db.transaction((tx) => ensurePartitions(tx, now))
  await fill(beforeOf(client))
  await client.end()
  await migrate(url, { now })
  return db
}

function beforeOf(client: pg.Client): Before {
  return {
    async addAccount() {
      const id = newId()
      await client.query(
        "insert into accounts (id, name, created_at, updated_at) values ($1, 'Account', now(), now())",
        [id],
      )
      return id
    },
    async addNumber(accountId, number) {
      const id = newId()
      await client.query("insert into phone_numbers values ($1, $2, $3, '{sms}', now())", [accountId, id, number])
      await client.query("insert into number_owners values ($1, $2, $3)", [number, accountId, id])
    },
    async addMessages(accountId, sender, { count = 1, daysAgo = 0, direction = "outbound" } = {}) {
      const status = direction === "outbound" ? "queued" : "received"
      for (let index = 0; index < count; index++) {
        const id = daysAgo === 0 ? newId() : firstIdAt(now - daysAgo * 86_400_000)
        await client.query(
          `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
             num_segments, price_unit, carrier_id, created_at, updated_at)
           values ($1, $2, $3, 'sms', $4, 1, '+15550001001', $5, 'Hi', 'gsm7', 1, 'USD', $1, $6, $6)`,
          [accountId, id, direction, status, count === 1 ? sender : sender + index, new Date(idTime(id))],
        )
      }
    },
  }
}

test("the only account can still send from any sender, and its numbers are active", async () => {
  let ann = ""
  const db = await upgraded(async (before) => {
    ann = await before.addAccount()
    await before.addNumber(ann, "+15551234567")
    await before.addMessages(ann, "Bell")
  })
  const rules = await listSenderRules(db, {}, all)
  assert.deepEqual(
    rules.map(({ accountId, kind, needsReview }) => ({ accountId, kind, needsReview })),
    [{ accountId: ann, kind: "any", needsReview: false }],
  )
  const [number] = await listPhoneNumbers(db, { accountId: ann }, all)
  assert.deepEqual([number?.status, number?.ownerId], ["active", ann])
})

test("a new installation has no rule", async () => {
  const db = await upgraded(async () => undefined)
  assert.deepEqual(await listSenderRules(db, {}, all), [])
})

test("each of several accounts gets a rule for each sender that it used and does not own, to be reviewed", async () => {
  let [ann, bob] = ["", ""]
  const db = await upgraded(async (before) => {
    ann = await before.addAccount()
    bob = await before.addAccount()
    await before.addNumber(ann, "+15551234567")
    await before.addMessages(ann, "+15551234567")
    await before.addMessages(ann, "Bell")
    await before.addMessages(ann, "BELL")
    await before.addMessages(bob, "+15551234567")
    await before.addMessages(bob, "Shared")
    await before.addMessages(ann, "shared")
    await before.addMessages(bob, "Answered", { direction: "inbound" })
  })
  const rules = await listSenderRules(db, { needsReview: true }, all)
  assert.deepEqual(
    rules.map(({ accountId, sender, isConflict }) => [accountId, sender, isConflict].join()).toSorted(),
    [`${ann},bell,false`, `${ann},shared,true`, `${bob},+15551234567,true`, `${bob},shared,true`].toSorted(),
  )
  assert.equal(rules.find(({ sender }) => sender === "+15551234567")?.ownerId, ann)
  assert.equal(await countSenderConflicts(db), 2)
  assert.ok(rules.every(({ id }) => Math.abs(idTime(id) - systemClock.now()) < 600_000))
})

test("an account with more than a thousand senders gets one rule for any of them", async () => {
  let bob = ""
  const db = await upgraded(async (before) => {
    await before.addAccount()
    bob = await before.addAccount()
    await before.addMessages(bob, "S", { count: 1_001 })
  })
  const rules = await listSenderRules(db, { accountId: bob }, all)
  assert.deepEqual(
    rules.map(({ kind, needsReview }) => [kind, needsReview]),
    [["any", true]],
  )
})
