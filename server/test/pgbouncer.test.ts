/** Posthorn behind PgBouncer of the Debian package. */
import assert from "node:assert/strict"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { startApp } from "#host/app/app.ts"
import { readConfig } from "#host/config/config.ts"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { silentLog } from "#core/std/log.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"
import { eventually } from "./support/eventually.ts"
import { PgBouncer } from "./support/pgbouncer.ts"
import { removeData } from "./support/remove-data.ts"
import { RestClient } from "./support/rest-client.ts"

const { skip } = PgBouncer
const store = await createEmptyDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-pgbouncer-data-"))
after(async () => {
  await store.close()
  await removeData(dataDir)
})

const start = (url: string) =>
  startApp(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" }), silentLog, {
    clock: new SteeredClock(),
  })

test(
  "a start through PgBouncer in transaction mode is refused with the reason, and changes nothing",
  { skip },
  async () => {
    for (const mode of ["transaction", "statement"] as const) {
      await using pooler = await PgBouncer.start(store.url, { mode, ignores: true })
      await assert.rejects(start(pooler.url), /pooler in transaction mode, such as PgBouncer.*or pool in session mode/)
    }
    await using db = new Database({ url: store.url, log: silentLog })
    assert.deepEqual(await db.query("select from pg_class where relname = 'migrations'"), [])
  },
)

test(
  "messages are delivered in session mode, and the settings of sessions are those of Posthorn",
  { skip },
  async () => {
    await using pooler = await PgBouncer.start(store.url, { mode: "session", ignores: false })
    const app = await start(pooler.url)
    const account = app.firstAccount
    assert.ok(account)
    const client = new RestClient({ baseUrl: app.baseUrl, account })
    const { body } = await client.post("/v1/messages", { to: "+14155550123", from: "+15005550006", body: "Hello" })
    await eventually("the message is delivered", async () => {
      const { body: message } = await client.get(`/v1/messages/${(body as { sid: string }).sid}`)
      return (message as { status: string }).status === "delivered"
    })
    await client.close()
    await app.stop()
    const names = "{TimeZone,plan_cache_mode,enable_seqscan,statement_timeout,idle_in_transaction_session_timeout,jit}"
    const settings = 'select name, setting from pg_settings where name = any($1::text[]) order by name collate "C"'
    await using direct = new Database({ url: store.url, log: silentLog })
    await using pooled = new Database({ url: pooler.url, log: silentLog })
    const ours = await pooled.query<{ name: string; setting: string }>(settings, [names])
    assert.deepEqual(ours, await direct.query(settings, [names]))
    assert.deepEqual(ours[1], { name: "enable_seqscan", setting: "off" })
  },
)
