import { createHash } from "node:crypto"
import pg from "pg"
import { pause, systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { readCluster } from "./cluster.ts"
import { Database } from "./database.ts"
import { placeTable, setNodeSettings } from "./distribute.ts"
import { isoWeek } from "./iso-week.ts"
import { knowAccountsOfInsertions } from "./known-accounts-testing.ts"
import { refuseWrongLockOrder } from "./lock-order-testing.ts"
import { migrate, readMigrations, txOf } from "./migrate.ts"
import { readerText } from "./node-reads.ts"
import { ensurePartitions } from "./partitions.ts"
import { testServer } from "./test-server.ts"

/**
 * A database for one test. `close` drops it, even with open connections. It fails if the database had a
 * deadlock, or if this process locked tables in a wrong order (lock-order.ts).
 */
export interface TestDatabase {
  /** Its `connect_timeout` is minutes, because the machine may be slow. */
  url: string
  close(): Promise<void>
}

/** Whether the server for tests is the one of TEST_CITUS_URL, where each test database is distributed. */
export const isOnCitus = isCitusServer(process.env)

if (isOnCitus) knowAccountsOfInsertions()

function isCitusServer({ TEST_DATABASE_URL: url, TEST_CITUS_URL: citus }: NodeJS.ProcessEnv): boolean {
  return Boolean(citus) && url === citus
}

/** The option `skip` of a test that cannot hold on Citus, for this reason. */
export function notOnCitus(reason: string): { skip: string | false } {
  return { skip: isOnCitus ? `on Citus ${reason}` : false }
}

/** The start of a `FakeClock`, so that its ids find a partition. */
const fakeStart = Date.UTC(2026, 10, 21, 8)

/**
 * A new, migrated database with partitions for the present and for the start of a `FakeClock`, cloned from a
 * template.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServer()
  // Copied as files: with fsync off it takes 20 ms, and 250 ms through the log.
  return create(server, `template ${await ensureTemplate(server)} strategy file_copy`)
}

export async function openTestStore(): Promise<{ db: Database; close(): Promise<void> }> {
  const database = await createTestDatabase()
  const db = new Database({ url: database.url, log: silentLog, poolMax: 6 })
  return {
    db,
    async close() {
      await db.close()
      await database.close()
    },
  }
}

/**
 * Returns how the prepared statement of this name finds rows. The database must have one connection, in which
 * the statement has run.
 */
export async function planOf(db: Database, name: string, parameters: number): Promise<string> {
  const nulls = Array.from({ length: parameters }, () => "null").join()
  const lines = await db.query<{ "QUERY PLAN": string }>(`explain execute "${name}" (${nulls})`)
  return lines.map((line) => line["QUERY PLAN"]).join("\n")
}

/** Creates an empty database of Citus, with one node, where `isOnCitus`. */
export async function createCitusDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  await makeNode(database.url)
  return database
}

async function makeNode(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const node = [hostname, port || "5432"]
  await administer(url, async (client) => {
    await client.query("create extension citus")
    await client.query("select citus_set_coordinator_host($1, $2)", node)
    await client.query("select citus_set_node_property($1, $2, 'shouldhaveshards', true)", node)
  })
}

/** Creates an empty database, without the schema. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return create(await testServer(), "template template0")
}

async function create(server: string, how: string): Promise<TestDatabase> {
  const name = `${testPrefix}${newName()}`
  await administer(server, (client) => client.query(`create database ${name} ${how}`))
  const url = urlOf(server, name)
  // The settings of a database are not in its template.
  if (isOnCitus) await administer(url, (client) => setNodeSettings(txOf(client)))
  return {
    url,
    async close() {
      const deadlocks = await administer(server, async (client) => {
        const count = await countDeadlocks(client, name)
        await client.query(`drop database if exists ${name} with (force)`)
        return count
      })
      refuseWrongLockOrder()
      if (deadlocks) throw new Error(`The database of this test had ${deadlocks} deadlocks.`)
    },
  }
}

const connectionsPollMs = 5
const connectionsMaxMs = 60_000

/** A connection reports its deadlocks when it ends. */
async function countDeadlocks(client: pg.Client, database: string): Promise<number> {
  await endConnections(client, database)
  const count = "select deadlocks::integer from pg_stat_database where datname = $1"
  const { rows } = await client.query<{ deadlocks: number }>(count, [database])
  return rows[0]?.deadlocks ?? 0
}

/** Ends all connections, and waits for them. */
async function endConnections(client: pg.Client, database: string): Promise<void> {
  const end = "select count(pg_terminate_backend(pid))::integer as open from pg_stat_activity where datname = $1"
  for (const deadline = systemClock.now() + connectionsMaxMs; systemClock.now() < deadline;) {
    const { rows } = await client.query<{ open: number }>(end, [database])
    if (!rows[0]?.open) return
    await pause(systemClock, connectionsPollMs)
  }
}

const testPrefix = "posthorn_test_"
const newId = createIds(systemClock)

/** Returns a unique name. It begins with the time, so that leftovers can be found. */
function newName(): string {
  return newId().replaceAll("-", "")
}

const templates = new Map<string, Promise<string>>()

function ensureTemplate(server: string): Promise<string> {
  const known = templates.get(server) ?? makeTemplate(server)
  templates.set(server, known)
  return known
}

/**
 * Creates one template for each state of the migrations and each week. The first process creates it, and the
 * others wait for the lock.
 */
async function makeTemplate(server: string): Promise<string> {
  const now = systemClock.now()
  const migrations = (await readMigrations()).map(({ sha256 }) => sha256)
  const state = [isoWeek(now), isOnCitus && (await readerText()), ...migrations].join()
  const name = `posthorn_template_${createHash("sha256").update(state).digest("hex").slice(0, 16)}`
  return administer(server, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('posthorn_template'))")
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name])
    if (rowCount === 0) await fillTemplate(client, { name, draft: `${name}_draft`, server, now })
    return name
  })
}

async function fillTemplate(
  client: pg.Client,
  template: { name: string; draft: string; server: string; now: number },
): Promise<void> {
  const { name, draft, server, now } = template
  await dropLeftovers(client, now)
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const url = urlOf(server, draft)
  await migrate(url, { now })
  const db = new Database({ url, log: silentLog, poolMax: 1 })
  for (const around of [now, fakeStart]) await db.transaction((tx) => ensurePartitions(tx, around))
  await db.close()
  if (isOnCitus) await distributeTemplate(client, url, draft)
  // Renamed when it is complete, so that a killed run leaves no incomplete template.
  await client.query(`alter database ${draft} rename to ${name}`)
}

/** A single node with two shards, so that the rows of some accounts are apart. */
async function distributeTemplate(client: pg.Client, url: string, draft: string): Promise<void> {
  await makeNode(url)
  await administer(url, async (own) => {
    const tx = txOf(own)
    const cluster = await readCluster(tx)
    for (const placed of cluster?.tables ?? []) {
      await own.query("begin")
      await placeTable(tx, placed, 2)
      await own.query("commit")
    }
  })
  // Citus keeps connections of its own, and a database with one cannot be a template.
  await client.query(`alter database ${draft} allow_connections false`)
  await endConnections(client, draft)
}

const leftoverAgeMs = 6 * 3_600_000

/** Another branch may be in use at the same time, with its own template. */
const templatesMax = 3

/** Drops the databases of killed runs, and the templates of earlier states of the migrations. */
async function dropLeftovers(client: pg.Client, now: number): Promise<void> {
  const oldest =
    testPrefix +
    Math.max(now - leftoverAgeMs, 0)
      .toString(16)
      .padStart(12, "0")
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname >= $1 and datname < $2
     union all
     (select datname from pg_database where datname ~ '^posthorn_template_[0-9a-f]+$' order by oid desc offset $3)`,
    [testPrefix, oldest, templatesMax - 1],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

async function administer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Longer than a slow machine takes for a statement, or than any queue of tests waits for a connection. */
const waitSeconds = 300

/** Returns the URL of another database on the same server. */
function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  url.searchParams.set("connect_timeout", String(waitSeconds))
  return url.href
}
