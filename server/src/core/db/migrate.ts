import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { serverFolder } from "#core/std/server-folder.ts"
import { isDistributed, readCluster } from "./cluster.ts"
import type { SqlValue, Tx } from "./database.ts"
import { placeNewTables, visitShardsInTurn } from "./distribute.ts"
import { createReader } from "./node-reads.ts"
import { waitLimitMs } from "./wait-limit.ts"

/** One forward-only file of `migrations/`. */
export interface Migration {
  name: string
  text: string
  /** The hash of the text. An applied file must never change. */
  sha256: string
}

export interface Applied {
  name: string
  sha256: string
}

/**
 * Migrates the database at `url` to this release's schema, and returns the names of the applied migrations.
 * Each runs in its own transaction. Servers that start at the same time can all call it: every migration runs
 * once. Throws when the database has a migration that this release does not know, or one with another text.
 */
export async function migrate(url: string, options: { now: number; migrations?: Migration[] }): Promise<string[]> {
  const migrations = options.migrations ?? (await readMigrations())
  const client = await connect(url)
  try {
    await createTable(client)
    const before = await renameRenumbered(client, await readApplied(client), migrations)
    refuseUnknown(before, migrations)
    const names = new Set(before.map(({ name }) => name))
    const applied: string[] = []
    for (const migration of migrations.filter(({ name }) => !names.has(name))) {
      if (await apply(client, migration, options.now)) applied.push(migration.name)
    }
    const cluster = await readCluster(txOf(client))
    if (cluster && isDistributed(cluster)) await createReader(txOf(client))
    return applied
  } finally {
    await client.end()
  }
}

/** Returns the migrations of this release, in the order in which they apply. */
export async function readMigrations(folder = join(serverFolder, "src/core/db/migrations")): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), "utf8")
      return { name: file.slice(0, -".sql".length), text, sha256: createHash("sha256").update(text).digest("hex") }
    }),
  )
}

const connectTimeoutMsDefault = 10_000

/** Every start connects here first, so the operator learns here that the PostgreSQL is missing. */
export async function connect(url: string): Promise<pg.Client> {
  const connectionTimeoutMillis = waitLimitMs(url, connectTimeoutMsDefault)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  // The driver reports a broken connection also by this event, which would end the process without a
  // listener.
  client.on("error", () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new Error(unreachable(client, error as Error & { code?: string }), { cause: error })
  }
}

function unreachable({ host, port }: pg.Client, error: Error & { code?: string }): string {
  const place = `The PostgreSQL at ${host}:${port}`
  if (error instanceof pg.DatabaseError)
    return `${place} refused the connection: ${error.message}. Correct DATABASE_URL, or what it says there.`
  // The message is empty for a name with several addresses.
  return `${place} cannot be reached (${error.message || error.code}). Start it, or correct DATABASE_URL.`
}

const create = `create table if not exists migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null
)`

/**
 * `if not exists` still fails when another session creates the table at the same moment. The table then
 * exists.
 */
async function createTable(client: pg.Client): Promise<void> {
  // unique_violation, duplicate_table, and duplicate_object for the type of its rows.
  const madeByAnother = new Set(["23505", "42P07", "42710"])
  await client.query(create).catch((error: pg.DatabaseError) => {
    if (!madeByAnother.has(error.code ?? "")) throw error
  })
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>("select name, sha256 from migrations order by name")
  return rows
}

/**
 * Renames the records of migrations that got another number since they were applied. Their text is the same.
 * Returns all records.
 */
async function renameRenumbered(client: pg.Client, applied: Applied[], migrations: Migration[]): Promise<Applied[]> {
  const names = new Set(migrations.map(({ name }) => name))
  const nameOfText = new Map(migrations.map(({ name, sha256 }) => [sha256, name]))
  const renamed = applied.filter(({ name, sha256 }) => !names.has(name) && nameOfText.has(sha256))
  for (const { name, sha256 } of renamed)
    await client.query("update migrations set name = $2 where name = $1", [name, nameOfText.get(sha256)])
  return renamed.length ? await readApplied(client) : applied
}

function refuseUnknown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const fault = schemaFault(applied, migrations)
  if (fault !== null) throw new Error(fault)
}

/**
 * Returns a sentence when the database has a migration that this release does not know, or has with another
 * text; otherwise null. A migration that only got another number is known by its text.
 */
export function schemaFault(applied: readonly Applied[], migrations: readonly Migration[]): string | null {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const texts = new Set(migrations.map(({ sha256 }) => sha256))
  for (const { name, sha256 } of applied) {
    if (texts.has(sha256)) continue
    return known.has(name) ? changed(name) : unknown(name)
  }
  return null
}

/**
 * The record is inserted before the schema changes. A second server waits at its key until the first commits,
 * and then has nothing to do. If the first server fails, its record is rolled back and the second server
 * applies the migration.
 */
async function apply(client: pg.Client, migration: Migration, now: number): Promise<boolean> {
  const { name, sha256, text } = migration
  await client.query("begin")
  try {
    const record = "insert into migrations (name, sha256, applied_at) values ($1, $2, $3) on conflict do nothing"
    const { rowCount } = await client.query(record, [name, sha256, new Date(now)])
    if (rowCount === 1) await change(client, text)
    await client.query("commit")
    if (rowCount === 0)
      refuseUnknown(
        (await readApplied(client)).filter((row) => row.name === name),
        [migration],
      )
    return rowCount === 1
  } catch (error) {
    await client.query("rollback").catch(() => {})
    throw error instanceof pg.DatabaseError
      ? new Error(`The migration ${name} failed: ${error.message}.`, { cause: error })
      : error
  }
}

/** In a distributed store, the tables that the migration makes are distributed with it. */
async function change(client: pg.Client, text: string): Promise<void> {
  const tx = txOf(client)
  const before = await readCluster(tx)
  if (before && isDistributed(before)) await visitShardsInTurn(tx)
  for (const statement of statementsOf(text)) await client.query(statement)
  if (before && isDistributed(before)) await placeNewTables(tx, before)
}

/**
 * Returns the statements of a migration, each without its `;`. Citus refuses a message with several
 * statements about a partitioned table.
 */
export function statementsOf(text: string): string[] {
  const statements = [""]
  let isInBody = false
  for (const line of text.split("\n")) {
    if (!isInBody && /^\s*--/.test(line)) continue
    if (line.split("$$").length % 2 === 0) isInBody = !isInBody
    const isEnd = !isInBody && line.trimEnd().endsWith(";")
    statements[statements.length - 1] += `${isEnd ? line.trimEnd().slice(0, -1) : line}\n`
    if (isEnd) statements.push("")
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== "")
}

/** Statements on this connection, without the limits of time of `Database`. */
export function txOf(client: pg.Client): Tx {
  return {
    // Migrations and the distribution insert no rows of lists.
    isOnCitus: false,
    query: async <Row>(text: string, values: readonly SqlValue[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
  }
}

function unknown(name: string): string {
  return (
    `The database was changed by a newer release: it has the migration ${name}, which this release does not know. ` +
    "Start the newer release, or restore a backup that was made before the upgrade."
  )
}

function changed(name: string): string {
  return (
    `The migration ${name} was applied to this database with another text than this release has. ` +
    "Restore the file as it was, and put the change into a new migration."
  )
}
