import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, realpath, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, test, type TestContext } from "node:test"
import pg from "pg"
import { pause, systemClock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import { EmbeddedPostgres, type EmbeddedOptions } from "./launcher.ts"
import { identifyProcess, isAlive } from "./process-identity.ts"

const isRoot = process.getuid?.() === 0
const asRoot = { skip: isRoot ? false : "only root may do this" }
const quick = { fsync: "off", shared_buffers: "16MB" }
let scratch: string
let made: string

before(async () => {
  scratch = await realpath(await mkdtemp(join(tmpdir(), "posthorn-store-")))
  await chmod(scratch, 0o755)
  made = join(scratch, "made")
  const server = embedded({ dataDir: made })
  await query(await server.start(), "create table kept (n int)")
  await server.stop()
})

after(() => rm(scratch, { recursive: true, force: true }))

test("the first start makes a store that only a password opens, with checksums and a locale of its own", async (t) => {
  const { url } = await start(t)
  const { rows } = await query(
    url,
    "select current_setting('data_checksums') as sums, datlocale from pg_database where datname = 'postgres'",
  )
  assert.deepEqual(rows, [{ sums: "on", datlocale: "C.UTF-8" }])
  await assert.rejects(query(url.replace(/:[^:@]+@/, ":wrong@"), "select 1"), /password authentication failed/)
})

test("the password is readable by our user alone", async () => {
  assert.equal((await stat(join(made, "postgres.password"))).mode & 0o777, 0o600)
})

test("root hands the server to another user, and that user nothing but the folder of the rows", asRoot, async (t) => {
  const { server, dataDir } = await start(t)
  assert.notEqual((await stat(`/proc/${server.pid}`)).uid, 0)
  const owners = await Promise.all(
    ["", "postgres.password", "postgres"].map(async (name) => (await stat(join(dataDir, name))).uid),
  )
  assert.deepEqual(
    owners.map((uid) => uid === 0),
    [true, true, false],
  )
})

test("root uses `nobody` when that user owns the folder of the rows", asRoot, async (t) => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, "postgres"))
  await chown(join(dataDir, "postgres"), 65_534, 65_534)
  const { server } = await start(t, { dataDir })
  assert.equal((await stat(`/proc/${server.pid}`)).uid, 65_534)
})

test("a DATA_DIR that only root can enter is opened for passing through", asRoot, async (t) => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, "closed"), { mode: 0o700 })
  await start(t, { dataDir: join(dataDir, "closed") })
  assert.equal((await stat(join(dataDir, "closed"))).mode & 0o777, 0o711)
})

test("a DATA_DIR under a folder that only root can enter links to rows elsewhere", asRoot, async (t) => {
  const home = await newFolder()
  await mkdir(join(home, "root/data"), { recursive: true })
  await chmod(join(home, "root"), 0o700)
  const elsewhere = join(home, "elsewhere")
  const options = { dataDir: join(home, "root/data"), elsewhere }
  const first = await start(t, options)
  await query(first.url, "create table written (n int)")
  await first.server.stop()
  const second = await start(t, options)
  await query(second.url, "select * from written")
  assert.equal((await stat(join(home, "root"))).mode & 0o777, 0o700)
  assert.equal((await readdir(elsewhere)).filter((name) => name.startsWith("store-")).length, 1)
})

test("the rows of a passing DATA_DIR that only root can enter stay among the passing files", asRoot, async (t) => {
  const home = await newFolder()
  await mkdir(join(home, "root/data"), { recursive: true })
  await chmod(join(home, "root"), 0o700)
  const { server } = await start(t, { dataDir: join(home, "root/data") })
  t.after(() => rm(join(server.dataFolder ?? home, ".."), { recursive: true }))
  assert.ok(server.dataFolder?.startsWith(join(tmpdir(), "posthorn")), server.dataFolder)
})

test("a DATA_DIR that the server's user cannot reach is refused when there is no place elsewhere", asRoot, async () => {
  const home = await newFolder()
  await mkdir(join(home, "root/data"), { recursive: true })
  await chmod(join(home, "root"), 0o700)
  await assert.rejects(
    embedded({ dataDir: join(home, "root/data"), elsewhere: "/dev/null/posthorn" }).start(),
    /Set DATA_DIR to a folder/,
  )
})

test("the socket is in the folder of the rows, and the server listens on no TCP port", async (t) => {
  const { url, dataDir } = await start(t)
  const { rows } = await query(
    url,
    "select current_setting('unix_socket_directories') as folder, current_setting('listen_addresses') as tcp",
  )
  assert.deepEqual(rows, [{ folder: join(dataDir, "postgres"), tcp: "" }])
})

test("a path too long for a socket is served on the loopback", async (t) => {
  const { url } = await start(t, { dataDir: join(await newFolder(), "d".repeat(100)) })
  assert.match(url, /@127\.0\.0\.1:\d+\//)
  await query(url, "select 1")
})

test("a server that an earlier start left behind is stopped, and its rows survive", async (t) => {
  const dataDir = await copyOfMade()
  const parent = await startInChild(dataDir)
  await query(parent.url, "create table left_behind (n int)")
  // Without its watchdog, the server outlives its parent.
  killWatchdog(parent.serverPid)
  parent.child.kill("SIGKILL")
  await once(parent.child, "exit")
  assert.ok(isAlive(parent.serverPid))
  const { url, server } = await start(t, { dataDir })
  assert.notEqual(server.pid, parent.serverPid)
  await query(url, "select * from left_behind")
})

test("the server ends by itself when its parent is killed", async () => {
  const parent = await startInChild(await copyOfMade())
  parent.child.kill("SIGKILL")
  await until(() => !isAlive(parent.serverPid))
})

test("a start during the end of a server whose parent was killed succeeds", async (t) => {
  const dataDir = await copyOfMade()
  const parent = await startInChild(dataDir)
  parent.child.kill("SIGKILL")
  const { url } = await start(t, { dataDir })
  await query(url, "select * from kept")
})

test("files that name a dead server do not stop a start", async (t) => {
  const dataDir = await crashed()
  const { url } = await start(t, { dataDir })
  await query(url, "select * from kept")
})

test("files that name a process which has the dead server's number now do not stop a start", async (t) => {
  const dataDir = await crashed()
  const folder = join(dataDir, "postgres")
  const { uid, gid } = await stat(folder)
  const other = spawn("sleep", ["60"], { uid, gid, cwd: "/" })
  t.after(() => other.kill())
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
    const path = join(folder, name)
    await writeFile(path, (await readFile(path, "utf8")).replace(/^\d+/, String(other.pid)))
  }
  const { url } = await start(t, { dataDir })
  await query(url, "select * from kept")
})

test("rows of another major version are refused with the remedy", async () => {
  const dataDir = await copyOfMade()
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n")
  await assert.rejects(
    embedded({ dataDir }).start(),
    /was written by PostgreSQL 17, and this release runs PostgreSQL 18.*pg_dump/,
  )
})

test("a folder that holds something else is left alone", async () => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, "postgres"))
  await writeFile(join(dataDir, "postgres/letter.txt"), "dear")
  await assert.rejects(embedded({ dataDir }).start(), /holds files but no PostgreSQL data/)
})

test("a first start that was killed in the middle is done again", async (t) => {
  const dataDir = await newFolder()
  const { child } = spawnStart(dataDir)
  await until(async () => (await readdir(dataDir)).some((name) => name.includes(".making-")))
  child.kill("SIGKILL")
  await once(child, "exit")
  await assert.rejects(stat(join(dataDir, "postgres")), /ENOENT/)
  const { url } = await start(t, { dataDir })
  await query(url, "select 1")
})

test("the second of two starts over one DATA_DIR is refused, also in one process", async (t) => {
  const { dataDir } = await start(t)
  await assert.rejects(
    embedded({ dataDir }).start(),
    new RegExp(`in use by another Posthorn \\(process ${process.pid}\\)`),
  )
  await query((await start(t)).url, "select 1")
})

test("exactly one of many simultaneous first starts succeeds", async (t) => {
  const dataDir = await newFolder()
  const servers = Array.from({ length: 5 }, () => embedded({ dataDir }))
  const started = await Promise.allSettled(servers.map((server) => server.start()))
  t.after(() => servers[started.findIndex(({ status }) => status === "fulfilled")]?.stop())
  assert.equal(started.filter(({ status }) => status === "fulfilled").length, 1)
})

test("a lock of a process that is dead, or whose number another has now, is taken over", async (t) => {
  const dataDir = await copyOfMade()
  const reused = { ...identifyProcess(process.pid), startedAt: "long ago" }
  await writeFile(join(dataDir, "postgres.lock"), JSON.stringify(reused))
  await start(t, { dataDir })
})

test("a server that was killed comes back at the same address with every committed row", async (t) => {
  const ends: string[] = []
  const { url, server } = await start(t, { onExit: (how) => ends.push(how), settings: { ...quick, fsync: "on" } })
  await query(url, "insert into kept values (1)")
  const killed = server.pid ?? 0
  process.kill(killed, "SIGKILL")
  await until(async () => server.pid !== killed && (await answers(url)))
  assert.equal((await query(url, "select n from kept")).rows.length, 1)
  assert.deepEqual(ends, ["signal SIGKILL"])
})

test("the server is not in our process group, so Ctrl-C reaches us alone", async (t) => {
  const { server } = await start(t)
  const group = (pid: number) => spawnSync("ps", ["-o", "pgid=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim()
  assert.notEqual(group(server.pid ?? 0), group(process.pid))
})

test("stop ends every process of the server and lets the folder go", async (t) => {
  const { server, dataDir } = await start(t)
  const pid = server.pid ?? 0
  await server.stop()
  assert.ok(!isAlive(pid))
  await assert.rejects(stat(join(dataDir, "postgres/postmaster.pid")), /ENOENT/)
  await start(t, { dataDir })
})

test("stop during a start ends the server too", async () => {
  const dataDir = await copyOfMade()
  const server = embedded({ dataDir })
  const starting = server.start().catch(() => undefined)
  await server.stop()
  await starting
  await assert.rejects(stat(join(dataDir, "postgres/postmaster.pid")), /ENOENT/)
})

test("a lost password is replaced", async (t) => {
  const dataDir = await copyOfMade()
  await rm(join(dataDir, "postgres.password"))
  const { url } = await start(t, { dataDir })
  await query(url, "select * from kept")
})

test("the log never shows the values of a failed statement or its row", async (t) => {
  const { url, dataDir } = await start(t)
  await query(url, "create table secrets (text text check (length(text) < 3), n int)")
  await assert.rejects(query(url, "insert into secrets values ('planted-secret')"))
  await assert.rejects(query(url, "select 'planted-secret'::int"))
  assert.doesNotMatch(await readFile(join(dataDir, "postgres.log"), "utf8"), /planted-secret/)
})

test("a log that has grown too large is set aside at the next start", async (t) => {
  const dataDir = await copyOfMade()
  await writeFile(join(dataDir, "postgres.log"), "x".repeat(9 * 1024 * 1024))
  await start(t, { dataDir })
  assert.ok((await stat(join(dataDir, "postgres.log"))).size < 100_000)
  assert.ok((await stat(join(dataDir, "postgres.log.1"))).size > 8 * 1024 * 1024)
})

test("a start that fails says why in the server's own words and lets the folder go", async (t) => {
  const dataDir = await copyOfMade()
  await assert.rejects(
    embedded({ dataDir, settings: { shared_buffers: "nonsense" } }).start(),
    /invalid value for parameter "shared_buffers"/,
  )
  await start(t, { dataDir })
})

function embedded(options: Partial<EmbeddedOptions> & { dataDir: string }): EmbeddedPostgres {
  return new EmbeddedPostgres({ clock: systemClock, log: silentLog, settings: quick, ...options })
}

/** Starts a server over a copy of the prepared store. It stops when the test ends. */
async function start(t: TestContext, options: Partial<EmbeddedOptions> = {}) {
  const dataDir = options.dataDir ?? (await copyOfMade())
  const server = embedded({ ...options, dataDir })
  const url = await server.start()
  t.after(() => server.stop())
  return { server, url, dataDir }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratch, "d"))
  await chmod(folder, 0o755)
  return folder
}

/** Creating a store takes most of a second, copying one a few milliseconds. */
async function copyOfMade(): Promise<string> {
  const folder = await newFolder()
  spawnSync("cp", ["-a", `${made}/.`, folder])
  return folder
}

/** Returns a store whose server was killed, with the files that it left. */
async function crashed(): Promise<string> {
  const dataDir = await copyOfMade()
  const parent = await startInChild(dataDir)
  parent.child.kill("SIGKILL")
  process.kill(parent.serverPid, "SIGKILL")
  await until(() => !isAlive(parent.serverPid))
  return dataDir
}

async function startInChild(dataDir: string) {
  const { child, started } = spawnStart(dataDir)
  return { child, ...(await started) }
}

/** Starts a separate process that starts the store and then waits to be killed. */
function spawnStart(dataDir: string) {
  const script = `
    import { EmbeddedPostgres } from "${import.meta.dirname}/launcher.ts"
    import { systemClock } from "#core/std/clock.ts"
    import { silentLog } from "#core/std/log.ts"
    const server = new EmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, clock: systemClock, log: silentLog })
    console.log(JSON.stringify({ url: await server.start(), serverPid: server.pid }))`
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const started = once(child.stdout, "data").then(
    ([line]) => JSON.parse(String(line)) as { url: string; serverPid: number },
  )
  return { child, started }
}

function killWatchdog(serverPid: number): void {
  const { stdout } = spawnSync("ps", ["-eo", "pid,args"], { encoding: "utf8" })
  const line = stdout.split("\n").find((entry) => entry.includes(`posthorn-watchdog ${serverPid} `))
  process.kill(Number(line?.trim().split(" ")[0]), "SIGKILL")
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

function answers(url: string): Promise<boolean> {
  return query(url, "select 1").then(
    () => true,
    () => false,
  )
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(systemClock, 10)
}
