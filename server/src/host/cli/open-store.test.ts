import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import pg from "pg"
import { readConfig } from "#host/config/config.ts"
import { systemClock } from "#core/std/clock.ts"
import { openStoreForCommand } from "./open-store.ts"

const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-cli-"))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const settings = readConfig({ DATA_DIR: dataDir })

test("a command starts the embedded store, and another one meanwhile uses it and leaves it running", async () => {
  const first = await openStoreForCommand(settings, systemClock)
  const second = await openStoreForCommand(settings, systemClock)
  assert.equal(await startOf(second.url), await startOf(first.url))
  await second.close()
  assert.ok(await startOf(first.url))
  await first.close()
  await assert.rejects(startOf(first.url))
})

/** Returns when the server behind the URL was started, which distinguishes it from all others. */
async function startOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ started: string }>("select pg_postmaster_start_time()::text as started")
  await client.end()
  return rows[0]?.started ?? assert.fail("no answer")
}
