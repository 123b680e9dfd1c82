/** The guide to Citus as an operator follows it, on a single node where TEST_CITUS_URL names one. */
import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { test } from "node:test"
import pg from "pg"
import { createEmptyDatabase, isOnCitus } from "#core/db/testing.ts"
import { checkAnswers, codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"

const guide = readGuide("many-machines")
const [extension = "", coordinator = "", workers = "", single = "", later = ""] = codeBlocks(guide, "sql")
const [plan = "", distribution = "", doctor = ""] = codeBlocks(guide)
const skip = isOnCitus ? false : "TEST_CITUS_URL names no server"

test("every block of many-machines.md is followed here", () => {
  assert.equal(codeBlocks(guide, "sql").length, 5)
  assert.equal(codeBlocks(guide).length, 3)
})

test("a single node is prepared and distributed as the guide says", { skip }, async () => {
  await using stack = new AsyncDisposableStack()
  const { url, close } = await createEmptyDatabase()
  stack.defer(close)
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const { hostname, port } = new URL(url)
  const run = async (block: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(block.replaceAll(/db\d\.example\.com', 5432/g, `${hostname}', ${port || 5432}`))
    await client.end()
  }
  for (const block of [extension, coordinator, single]) await run(block)
  using terminal = new ReadersTerminal(folder, { DATABASE_URL: url, DATA_DIR: path.join(folder, "data") })
  checkAnswers(plan, await terminal.paste(plan), [
    /^The store has the schema of this release/,
    /^accounts +by id, with accounts +0 +will be moved$/,
    /^Accounts get 4 shards\.$/,
  ])
  checkAnswers(distribution, await terminal.paste(distribution), [
    /^accounts: 0 rows, by id, with accounts\.$/,
    /^\d+ tables were distributed in [\d.]+ s\.$/,
    /^NODE +ACCOUNTS +MESSAGES +ROWS$/,
  ])
  checkAnswers(doctor, await terminal.paste(doctor), [/^ok {3}cluster +1 nodes answer, with 4 shards of 63 tables$/])
})

test("the functions with which the guide adds nodes exist", { skip }, async () => {
  const { url, close } = await createEmptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(extension)
  for (const [, name] of `${workers}${later}`.matchAll(/select (\w+)\(/g)) {
    const { rows } = await client.query("select 1 from pg_proc where proname = $1", [name])
    assert.ok(rows.length, name)
  }
  await client.end()
  await close()
})
