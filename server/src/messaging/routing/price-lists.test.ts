/** The result of the migration for rates and prices from before customer rates. */
import assert from "node:assert/strict"
import { test } from "node:test"
import pg from "pg"
import { Database } from "#core/db/database.ts"
import { migrate, readMigrations } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { PriceLists } from "./price-lists.ts"
import { createRate, listRates } from "./rates.ts"

test("an upgrade keeps the rates of carriers, their currency, and the prices of messages", async () => {
  const now = systemClock.now()
  const newId = createIds(systemClock)
  const [carrierId, accountId] = [newId(), newId()]
  const { url, close } = await createEmptyDatabase()
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === "0066_customer_rates")
  await migrate(url, { now, migrations: migrations.slice(0, at) })
  const db = new Database({ url, log: silentLog, poolMax: 2 })
  await db.transaction((tx) => ensurePartitions(tx, now))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into carriers (id, name, kind, settings, secrets, status, revision, created_at, updated_at, price_unit, rates_count, rates_revision)
     values ($1, 'Acme', 'smpp', '{}', '', 'disabled', 1, now(), now(), 'EUR', 1, 7)`,
    [carrierId],
  )
  await client.query("insert into rates values ($1, $2, '49', 72500, now(), now())", [newId(), carrierId])
  await client.query(
    `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
       num_segments, rate_micros, price_unit, carrier_id, created_at, updated_at)
     values ($1, $2, 'outbound', 'sms', 'queued', 1, '+15550001001', 'Bell', 'Hi', 'gsm7', 1, 7900, 'USD', $1, now(), now())`,
    [accountId, newId()],
  )
  await client.end()
  await migrate(url, { now })
  const lists = new PriceLists()
  await lists.follow(db)
  const destination = { to: "+4930123456", channel: "sms" }
  assert.deepEqual(lists.priceOf(carrierId, destination), { micros: 72_500, unit: "EUR" })
  const next = { carrierId, prefix: "44", priceMicros: 1, priceUnit: "EUR" }
  await db.transaction((tx) => createRate(tx, next, { newId, now }))
  const rates = await listRates(db, { carrierId, prefix: null }, { limit: 10, before: null })
  assert.deepEqual(
    rates.map(({ prefix, priceUnit }) => [prefix, priceUnit]),
    [
      ["44", "EUR"],
      ["49", "EUR"],
    ],
  )
  assert.deepEqual(await db.query("select rate_micros, price_unit from messages"), [
    { rate_micros: 7_900, price_unit: "USD" },
  ])
  await db.close()
  await close()
})
