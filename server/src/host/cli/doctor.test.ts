import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, beforeEach, test } from "node:test"
import { z } from "zod"
import { readConfig } from "#host/config/config.ts"
import { time } from "#core/db/literals.ts"
import { createTestDatabase, isOnCitus } from "#core/db/testing.ts"
import { Database } from "#core/db/database.ts"
import { defineProviderKind } from "#payments/providers/kind.ts"
import { addProviderKind } from "#payments/providers/kinds.ts"
import { createEndpoint } from "#core/endpoints/endpoints.ts"
import { Queue } from "#core/queue/queue.ts"
import { systemClock } from "#core/std/clock.ts"
import { dayMs } from "#core/std/durations.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import { PgBouncer } from "../../../test/support/pgbouncer.ts"
import { SmallDisk } from "../../../test/support/small-disk.ts"
import { examineConsole } from "./doctor/examine-machine.ts"
import { runCommand } from "./run-command.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
const newId = createIds(systemClock)
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-doctor-"))
after(async () => {
  await db.close()
  await store.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ["carriers", "routes", "carrier_reports", "webhook_endpoints", "message_jobs", "message_lanes"])
    await db.query(`delete from ${table}`)
})

test("a certificate that expired, is not valid yet, or expires within 14 days is bad, and one of 30 days a warning", async () => {
  const now = systemClock.now()
  const found = async (fromDays: number, toDays: number) => {
    const [notBefore, notAfter] = [fromDays, toDays].map((days) => new Date(now + days * dayMs + 60_000))
    const { cert, key } = createAuthority().issue({ names: ["localhost"], notBefore: notBefore!, notAfter: notAfter! })
    writeFileSync(path.join(folder, "cert.pem"), cert)
    writeFileSync(path.join(folder, "key.pem"), key)
    const { printed, code } = await doctor({
      TLS_CERT: path.join(folder, "cert.pem"),
      TLS_KEY: path.join(folder, "key.pem"),
    })
    return [lineOf(printed, "certificate"), code] as const
  }
  const [expired, expiredCode] = await found(-60, -30)
  assert.match(expired, /^BAD  certificate the certificate expired on \d{4}-\d\d-\d\d\. Renew .*cert\.pem, and restart/)
  assert.equal(expiredCode, 1)
  assert.match((await found(3, 60))[0], /^BAD  certificate the certificate is not valid before/)
  assert.match((await found(-60, 13))[0], /^BAD  certificate .* in 13 days\. Renew/)
  const [soon, soonCode] = await found(-60, 29)
  assert.match(soon, /^WARN certificate .* in 29 days\. Renew/)
  assert.equal(soonCode, 0)
  assert.match((await found(-60, 31))[0], /^ok   certificate .* in 31 days$/)
})

test("the earliest end in a chain counts", async () => {
  const now = systemClock.now()
  const authority = createAuthority()
  const long = authority.issue({ names: ["localhost"], notAfter: new Date(now + 300 * dayMs) })
  const short = authority.issue({ names: ["authority"], notAfter: new Date(now + 5 * dayMs + 60_000) })
  writeFileSync(path.join(folder, "chain.pem"), long.cert + short.cert)
  writeFileSync(path.join(folder, "chain.key"), long.key)
  const { printed } = await doctor({
    TLS_CERT: path.join(folder, "chain.pem"),
    TLS_KEY: path.join(folder, "chain.key"),
  })
  assert.match(lineOf(printed, "certificate"), /^BAD .* in 5 days/)
})

test("production without a carrier or without a route to one is bad", async () => {
  const production = { NODE_ENV: "production" }
  const none = await doctor(production)
  assert.match(
    lineOf(none.printed, "carriers"),
    /^BAD .*the simulator is off, and there is no enabled carrier, so every/,
  )
  assert.equal(none.code, 1)
  const carrierId = await addCarrier("Acme")
  assert.match(
    lineOf((await doctor(production)).printed, "carriers"),
    /^BAD .*no enabled route leads to an enabled carrier/,
  )
  await addRoute(carrierId)
  assert.match(
    lineOf((await doctor(production)).printed, "carriers"),
    /^ok .*1 enabled, 1 routes, and none is reported/,
  )
})

test("a carrier that every living process reports as down is bad, and one that a process can use is good", async () => {
  const carrierId = await addCarrier("Acme")
  await report(carrierId, "down", "The password is wrong.")
  assert.match(
    lineOf((await doctor()).printed, "carriers"),
    /^BAD .*no process can send through Acme \(The password is wrong\.\)\. Read docs\/guides\/carrier-troubles\.md/,
  )
  await report(carrierId, "up", null)
  assert.match(lineOf((await doctor()).printed, "carriers"), /^ok /)
})

test("a carrier whose kind no loaded extension has is bad, and is named", async () => {
  await addCarrier("Acme", "pigeon")
  const { printed, code } = await doctor()
  assert.match(
    lineOf(printed, "carriers"),
    /^BAD .*no extension that is loaded here can run Acme \(kind pigeon\)\. Add its module to EXTENSIONS\./,
  )
  assert.equal(code, 1)
})

test("payment providers whose kind no loaded extension has are bad, and their kind is named", async () => {
  assert.match(lineOf((await doctor()).printed, "providers"), /^ok /)
  await db.query(
    `insert into payment_providers (account_id, id, name, kind, settings, priority, is_enabled, created_at, updated_at)
     values ($1, $2, 'Shells', 'shells', '{}', 1, true, now(), now())`,
    [newId(), newId()],
  )
  const { printed, code } = await doctor()
  assert.match(
    lineOf(printed, "providers"),
    /^BAD .*no extension that is loaded here can run 1 payment provider of the kind shells\. Add its module/,
  )
  assert.equal(code, 1)
  await db.query("delete from payment_providers")
})

test("payment providers that cannot start are bad, and are named with the reason", async () => {
  addProviderKind(
    defineProviderKind({
      kind: "shells",
      name: "Shells",
      description: "A test.",
      settings: z.strictObject({ pit: z.string() }),
      secrets: z.strictObject({}),
      independent: [],
      setup: { credentials: [], notifications: [] },
      create: ({ settings }) => Promise.reject(new Error(`No shells in ${settings.pit}.`)),
    }),
  )
  await db.query(
    `insert into payment_providers (account_id, id, name, kind, settings, priority, is_enabled, created_at, updated_at)
     values ($1, $2, 'Shells', 'shells', '{"pit":"A"}', 1, true, now(), now()),
       ($1, $3, 'Spare', 'shells', '{"pit":"B"}', 1, false, now(), now())`,
    [newId(), newId(), newId()],
  )
  const { printed, code } = await doctor({ POSTHORN_SECRET_KEY: Buffer.alloc(32).toString("base64") })
  assert.match(
    lineOf(printed, "providers"),
    /^BAD .*no payment can be made over Shells, PP\w{32} \(No shells in A\.\)\. Mend/,
  )
  assert.doesNotMatch(printed, /Spare/)
  assert.equal(code, 1)
  await db.query("delete from payment_providers")
})

test("messages that are due for more than a minute are bad", async () => {
  const [accountId, targetId, id] = [newId(), newId(), newId()]
  const runAt = systemClock.now() - 190_000
  const job = { accountId, targetId, id, subjectId: id, priority: 1, runAt }
  await db.transaction((tx) => new Queue("message").enqueue(tx, [job]))
  assert.match(
    lineOf((await doctor()).printed, "queues"),
    /^BAD .*messages have waited for 3 min \(role sender\)\. Check that a process with this role runs/,
  )
})

test("webhook endpoints that Posthorn disabled are a warning, and those that their owners disabled are not", async () => {
  const add = async (reason: string) => {
    const context = {
      newId,
      now: systemClock.now(),
      deliveryQueue: new Queue("delivery"),
      secretKeys: [Buffer.alloc(32, 1)] as const,
    }
    const { endpoint } = await db.transaction((tx) =>
      createEndpoint(tx, newId(), { url: "https://example.com/hook" }, context),
    )
    await db.query("update webhook_endpoints set status = 'disabled', disabled_reason = $2 where id = $1", [
      endpoint.id,
      reason,
    ])
  }
  await add("by_user")
  assert.match(lineOf((await doctor()).printed, "endpoints"), /^ok /)
  await add("failing")
  await add("gone")
  assert.match(lineOf((await doctor()).printed, "endpoints"), /^WARN .*has disabled 2 webhook endpoints/)
})

test("a store of a newer release is one bad line", async () => {
  const name = "9999_of_tomorrow"
  await db.query("insert into migrations values ($1, 'other', $2)", [name, time(systemClock.now())])
  const { printed } = await doctor()
  await db.query("delete from migrations where name = $1", [name])
  assert.match(
    printed,
    /\nBAD  schema +The database was changed by a newer release: it has the migration 9999_of_tomorrow.*$/,
  )
  assert.equal(printed.match(/^BAD /gm)?.length, 1)
})

test("a store that cannot be reached is one bad line", async () => {
  const { printed } = await doctor({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })
  assert.match(printed, /\nBAD  store +The store cannot be reached: connect ECONNREFUSED[^\n]+$/)
  assert.equal(printed.match(/^BAD /gm)?.length, 1)
})

test("a console that is not built is a warning", async () => {
  const settings = readConfig({})
  assert.equal((await examineConsole({ settings }, folder)).level, "warn")
  mkdirSync(path.join(folder, "dist"))
  writeFileSync(path.join(folder, "dist/index.html"), "")
  assert.equal((await examineConsole({ settings }, path.join(folder, "dist"))).level, "ok")
})

test("a missing password of the store is a warning, and the doctor makes none", async () => {
  const dataDir = mkdtempSync(path.join(folder, "data-"))
  mkdirSync(path.join(dataDir, "postgres"))
  const { printed } = await doctor({ DATABASE_URL: "", DATA_DIR: dataDir })
  assert.match(printed, /\nWARN store +.*postgres\.password is missing\. The next start creates it again/)
  assert.deepEqual(readdirSync(dataDir), ["postgres"])
})

const tried = SmallDisk.mount(1)
const noDisk = tried instanceof SmallDisk ? tried.unmount() : tried.reason

test("a read-only data folder is one bad line", { skip: noDisk }, async (t) => {
  const disk = SmallDisk.mount(1)
  assert.ok(disk instanceof SmallDisk)
  t.after(() => disk.unmount())
  mkdirSync(path.join(disk.folder, "postgres"))
  writeFileSync(path.join(disk.folder, "postgres.password"), "known")
  assert.equal(spawnSync("mount", ["-o", "remount,ro", disk.folder]).status, 0)
  const { printed } = await doctor({ DATABASE_URL: "", DATA_DIR: disk.folder })
  assert.match(printed, /^BAD  data +The file system of \S+ is read-only\./m)
  assert.doesNotMatch(printed, / store /)
})

/** The pooler signs in to the embedded server only. */
const skip = isOnCitus ? "the pooler does not know the server of Citus" : PgBouncer.skip

test("PgBouncer in transaction mode is one bad line", { skip }, async () => {
  for (const ignores of [true, false]) {
    await using pooler = await PgBouncer.start(store.url, { mode: "transaction", ignores })
    const { printed, code } = await doctor({ DATABASE_URL: pooler.url })
    assert.match(
      printed,
      /\nBAD  pooler +DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer.*$/,
    )
    assert.deepEqual([printed.match(/^BAD /gm)?.length, code], [1, 1])
  }
})

test("PgBouncer in session mode works, whether it drops or refuses parameters at the start", { skip }, async () => {
  for (const ignores of [true, false]) {
    await using pooler = await PgBouncer.start(store.url, { mode: "session", ignores })
    const { printed, code } = await doctor({ DATABASE_URL: pooler.url })
    assert.match(printed, /^ok   pooler +a connection pooler in session mode answers$/m)
    assert.match(printed, /^ok   inbound /m)
    assert.equal(code, 0)
  }
})

test("PostgreSQL itself is no pooler", async () => {
  assert.match(lineOf((await doctor()).printed, "pooler"), /^ok .*without a pooler$/)
})

/** Returns the exit code of the doctor, and its lines. */
async function doctor(environment: Record<string, string> = {}): Promise<{ code: number; printed: string }> {
  const printed: string[] = []
  const code = await runCommand(["doctor"], {
    environment: { DATABASE_URL: store.url, DATA_DIR: folder, PORT: "0", ...environment },
    clock: systemClock,
    print: (line) => void printed.push(line),
    printError: (line) => assert.fail(line),
    promptHidden: null,
    readInput: async () => "",
    program: "",
    exitNow: (exitCode) => assert.fail(`ended with ${exitCode}`),
  })
  return { code, printed: printed.join("\n") }
}

function lineOf(printed: string, subject: string): string {
  const line = printed.split("\n").find((each) => each.slice(5).startsWith(`${subject} `))
  return line ?? assert.fail(`no line about ${subject} in ${printed}`)
}

async function addCarrier(name: string, kind = "smpp"): Promise<string> {
  const id = newId()
  await db.query(
    `insert into carriers (id, name, kind, settings, secrets, status, revision, created_at, updated_at)
     values ($1, $2, $3, '{}', '', 'enabled', 1, now(), now())`,
    [id, name, kind],
  )
  return id
}

async function addRoute(carrierId: string): Promise<void> {
  await db.query(
    `insert into routes (id, carrier_id, priority, weight, status, created_at, updated_at)
     values ($1, $2, 1, 1, 'enabled', now(), now())`,
    [newId(), carrierId],
  )
}

/** The report of a living process. */
async function report(carrierId: string, state: string, reason: string | null): Promise<void> {
  const health = { state, reason, since: 0, connections: [], circuit: { state: "closed", failures: 0 } }
  await db.query(
    `insert into carrier_reports (carrier_id, process_id, lease_until, is_able, health)
     values ($1, $2, now() + interval '1 hour', true, $3)`,
    [carrierId, newId(), JSON.stringify(health)],
  )
}
