/** A store whose clock was years ahead at its last use looks as one whose clock is years behind now. */
import assert from "node:assert/strict"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { startApp } from "#host/app/app.ts"
import { runCommand } from "#host/cli/run-command.ts"
import { readConfig } from "#host/config/config.ts"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { dayMs, hourMs } from "#core/std/durations.ts"
import { fromSid, idTime } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"
import { removeData } from "./support/remove-data.ts"

const store = await createEmptyDatabase()
const db = new Database({ url: store.url, log: silentLog })
const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-wrong-clock-"))
const environment = { DATABASE_URL: store.url, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" }
after(async () => {
  await db.close()
  await store.close()
  await removeData(dataDir)
})

test("a process on a machine that is ahead begins with ids of the store's time", async () => {
  const app = await start(2 * hourMs)
  const ids = [app.processId, fromSid("account", app.firstAccount?.sid ?? "") ?? ""]
  await app.stop()
  const [row] = await db.query<{ now: number }>("select clock_timestamp() as now")
  for (const id of ids) assert.ok(idTime(id) <= (row?.now ?? NaN), id)
})

test("a start or command that is years from the last use changes nothing, until a person accepts the time", async () => {
  await db.query("update sweeps set watermark = now() + interval '5 years' where name = 'store clock'")
  const tables = () => db.query("select name from history_tables order by name")
  const rows = () =>
    db.query("select (select count(*) from pg_inherits) as partitions, array_agg(id) as ids from accounts")
  const before = [await tables(), await rows()]
  await assert.rejects(
    start(),
    /^Error: The clock of the store says 20.*Posthorn last used the store at 20.*clock accept/,
  )
  assert.match((await run("account", "create")).printed, /last used the store at/)
  assert.match((await run("doctor")).printed, /BAD +clock +The clock of the store says 20.*clock accept/)
  assert.deepEqual([await tables(), await rows()], before)
  assert.equal((await run("clock", "accept")).code, 0)
  await (await start()).stop()
  const { printed } = await run("doctor")
  assert.match(printed, /ok +clock +the clock of the store is \d+ ms (ahead of|behind) the clock of this machine/)
})

test("the doctor says how far the clocks differ, and which one Posthorn uses", async () => {
  const { code, printed } = await runAt(3 * dayMs, "doctor")
  assert.equal(code, 1)
  assert.match(printed, /BAD +clock +the clock of the store is 3 days behind .*Posthorn uses the clock of the store/)
})

function start(aheadMs = 0) {
  return startApp(readConfig(environment), silentLog, { clock: clockAhead(aheadMs) })
}

function clockAhead(byMs: number): SteeredClock {
  return new SteeredClock({ ...systemClock, now: () => systemClock.now() + byMs })
}

function run(...words: string[]) {
  return runAt(0, ...words)
}

async function runAt(aheadMs: number, ...words: string[]) {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const code = await runCommand(words, {
    environment,
    clock: clockAhead(aheadMs),
    print,
    printError: print,
    promptHidden: null,
    readInput: async () => "",
    program: "",
    exitNow: (exitCode) => assert.fail(`ended with ${exitCode}`),
  })
  return { code, printed: printed.join("\n") }
}
