import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import pg from "pg"
import { createTestDatabase, type TestDatabase } from "./testing.ts"

/**
 * Tables whose rows are named by `account_id = $1 and id = any($2)` on the hot paths, with the columns of a
 * row.
 */
const hotTables: Record<string, string> = {
  messages: `(account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding, num_segments,
      price_unit, carrier_id, created_at, updated_at)
    select account, id, 'outbound', 'sms', 'queued', 1, '+1555' || n, 'Posthorn', '', 'gsm7', 1, 'USD', id, now(), now()`,
  events: "(account_id, id, types, heads) select account, id, array['messages.queued'], '[]'",
  deliveries:
    "(account_id, id, event_id, endpoint_id, event_type, created_at) select account, id, id, id, 'messages.queued', now()",
  message_jobs: "(account_id, id, target_id, subject_id, priority, run_at) select account, id, id, id, 1, now()",
  delivery_jobs: "(account_id, id, target_id, subject_id, priority, run_at) select account, id, id, id, 1, now()",
}

/** States of the statistics when a plan is made: the rows that exist and are known. */
const states: Record<string, { rows: number; accounts: number; areDeleted?: boolean }> = {
  "an empty table": { rows: 0, accounts: 1 },
  "a table of one account's few rows": { rows: 50, accounts: 1 },
  "a table of many accounts' few rows": { rows: 50, accounts: 50 },
  "a table of many accounts' many rows": { rows: 5_000, accounts: 5_000 },
  // Only queues become empty. Other tables lose whole partitions.
  "a queue that was full and is empty": { rows: 30_000, accounts: 1, areDeleted: true },
}

const id = "'00000000-0000-7000-8000-000000000001'"

describe("a plan that is made while a table is small still goes by the primary key", () => {
  let database: TestDatabase
  let client: pg.Client

  before(async () => {
    database = await createTestDatabase()
    client = new pg.Client({
      connectionString: database.url,
      options:
        "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off",
    })
    await client.connect()
  })
  after(async () => {
    await client.end()
    await database.close()
  })

  for (const [table, row] of Object.entries(hotTables)) {
    for (const [state, { rows, accounts, areDeleted = false }] of Object.entries(states)) {
      if (areDeleted && !table.endsWith("_jobs")) continue
      it(`${table}: ${state}`, async (test) => {
        const [server] = (
          await client.query<{ version: number }>("select current_setting('server_version_num')::integer as version")
        ).rows
        if ((rows < 1_000 || areDeleted) && server && server.version < 170_000)
          return test.skip("PostgreSQL before 17 needs statistics first: analyze-young-tables.ts")
        await client.query(`truncate ${table}`)
        await client.query(
          `insert into ${table} ${row} from (
             select n, lpad(to_hex(n % ${accounts}), 32, '0')::uuid as account,
               (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid as id
             from generate_series(1, ${rows}) as n) as made`,
        )
        if (rows) await client.query(`analyze ${table}`)
        if (areDeleted) {
          await client.query(`delete from ${table}`)
          await client.query(`vacuum analyze ${table}`)
        }
        await client.query(
          `prepare hot (uuid, uuid[]) as select * from ${table} where account_id = $1 and id = any($2)`,
        )
        const plan = await client.query<{ "QUERY PLAN": string }>(`explain execute hot (${id}, array[${id}]::uuid[])`)
        await client.query("deallocate hot")
        const text = plan.rows.map((line) => line["QUERY PLAN"]).join("\n")
        // The partitions of other weeks are empty, so not reading them loses nothing.
        const scan = /(?:Scan using|Bitmap Index Scan on) (\S+)(?: on \S+)?[^\n]*\n\s+Index Cond: ([^\n]+)/
        const scans = text
          .split(/(?=->)/)
          .flatMap((node) => scan.exec(node) ?? [])
          .filter(Boolean)
        assert.ok(scans.length > 0, text)
        const busiest =
          rows < 1_000 || areDeleted
            ? text
            : (text.split(/(?=->)/).find((node) => /rows=[1-9]\d+/.test(node) && scan.test(node)) ?? text)
        assert.match(scan.exec(busiest)?.[1] ?? "", /_pkey$/, text)
        assert.match(scan.exec(busiest)?.[2] ?? "", /id = ANY/, text)
      })
    }
  }
})
