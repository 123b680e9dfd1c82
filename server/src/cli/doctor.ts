import { existsSync } from "node:fs"
import { access, constants, statfs } from "node:fs/promises"
import { get } from "node:http"
import { get as getSecurely } from "node:https"
import { createServer } from "node:net"
import path from "node:path"
import pg from "pg"
import type { SqlValue } from "#db/database.ts"
import { readMigrations } from "#db/migrate.ts"
import { waitLimitMs } from "#db/wait-limit.ts"
import { clockWatermark } from "#operations/follow-clock-step.ts"
import { pictureAdvice } from "#operations/picture-advice.ts"
import { adviceOn, examineSecretKeys } from "#operations/secret-keys.ts"
import { countSenderConflicts } from "#numbers/sender-rules.ts"
import type { CommandCall, Command, Settings } from "./command.ts"
import { openStoreForCommand } from "./open-store.ts"

export const doctorCommand: Command = {
  name: "doctor",
  operands: [],
  options: {},
  sentence: "Checks this installation for problems, and prints the remedies. It changes nothing.",
  async run(call) {
    let code = 0
    for (const [subject, examine] of examinations) {
      const { ok, finding } = await examine(call).catch(troubled)
      if (!ok) code = 1
      call.print(`${ok ? "ok  " : "BAD "} ${subject.padEnd(10)} ${finding}`)
    }
    return code
  },
}

interface Finding {
  ok: boolean
  finding: string
}

const good = (finding: string): Finding => ({ ok: true, finding })
const bad = (finding: string): Finding => ({ ok: false, finding })
const troubled = (error: unknown): Finding => bad(error instanceof Error ? error.message : String(error))

const diskMinBytes = 2 ** 30
/** Beyond this, times in the API and in webhook signatures mislead (Standard Webhooks tolerates 5 min). */
const clockOffMaxMs = 5_000
const versionMin = 15
const askMs = 2_000

const examinations: readonly [string, (call: CommandCall) => Promise<Finding>][] = [
  ["config", examineConfig],
  ["node", examineNode],
  ["data", examineData],
  ["disk", examineDisk],
  ["port", examinePort],
  ["pictures", examinePictures],
  ["store", (call) => inStore(call, examineStore)],
  ["schema", (call) => inStore(call, examineSchema)],
  ["secrets", (call) => inStore(call, examineSecrets)],
  ["senders", (call) => inStore(call, examineSenders)],
  ["clock", (call) => inStore(call, examineClock)],
  ["inbound", (call) => inStore(call, examineInbound)],
]

/** An invalid configuration has already ended this command. */
async function examineConfig({ settings }: CommandCall): Promise<Finding> {
  if (!settings.isProduction || !settings.allowSimulator) return good("every variable can be used")
  return bad("ALLOW_SIMULATOR is true in production, so messages to the simulator reach no handset. Set it to false.")
}

async function examineNode(): Promise<Finding> {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 24 || (major === 24 && minor >= 12)) return good(process.versions.node)
  return bad(`${process.versions.node} is too old. Start with "npm start", which installs a newer version.`)
}

async function examineData({ settings }: CommandCall): Promise<Finding> {
  const place = nearestExisting(settings.dataDir)
  await access(place, constants.W_OK).catch(() => {
    throw new Error(`This user cannot write to ${place}. Change its owner, or set DATA_DIR to another folder.`)
  })
  return good(place === settings.dataDir ? settings.dataDir : `${settings.dataDir}, which the first start creates`)
}

async function examineDisk({ settings }: CommandCall): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearestExisting(settings.dataDir))
  const free = `${((bavail * bsize) / 2 ** 30).toFixed(1)} GiB free`
  return bavail * bsize >= diskMinBytes
    ? good(free)
    : bad(`${free}. Free disk space, or move DATA_DIR to a larger disk.`)
}

async function examinePictures(): Promise<Finding> {
  const advice = await pictureAdvice()
  return advice === null ? good("are made to fit the limits of carriers") : bad(advice)
}

async function examinePort({ settings }: CommandCall): Promise<Finding> {
  const code = await listenCode(settings)
  const where = `${settings.host}:${settings.port}`
  if (code === undefined) return good(`${where} is free`)
  if (code === "EADDRINUSE" && (await isPosthorn(settings))) return good(`this Posthorn listens on ${where}`)
  if (code === "EADDRINUSE")
    return bad(`another program uses ${where}. Stop that program, or set PORT to another port.`)
  return bad(
    `Posthorn cannot listen on ${where} (${code}). Set HOST to an address of this machine, and PORT above 1023.`,
  )
}

/**
 * Requests `/healthz`, which every Posthorn answers. The certificate is not verified, because it is for
 * another name and the request discloses nothing.
 */
function isPosthorn({ host, port, tls }: Settings): Promise<boolean> {
  const options = {
    host: host === "0.0.0.0" || host === "::" ? "localhost" : host,
    port,
    path: "/healthz",
    timeout: askMs,
    rejectUnauthorized: false,
  }
  return new Promise((resolve) => {
    const asked = (tls ? getSecurely : get)(options, (response) => {
      response.resume()
      resolve(response.statusCode === 200 && response.headers["content-type"]?.startsWith("application/json") === true)
    })
    asked.on("timeout", () => asked.destroy()).on("error", () => resolve(false))
  })
}

async function examineStore(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ server_version: string }>("show server_version")
  const version = rows[0]?.server_version ?? ""
  return Number.parseInt(version) >= versionMin
    ? good(`PostgreSQL ${version}`)
    : bad(`PostgreSQL ${version} is too old. Upgrade to ${versionMin} or later.`)
}

async function examineSchema(client: pg.Client): Promise<Finding> {
  const { rows } = await client
    .query<{ name: string }>("select name from migrations")
    .catch(() => ({ rows: [] as { name: string }[] }))
  const applied = new Set(rows.map(({ name }) => name))
  const missing = (await readMigrations()).filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  return missing.length === 0
    ? good(`${applied.size} migrations applied`)
    : good(`the next start applies ${missing.join(", ")}`)
}

/** A store of an older release has no check yet. Then its sealed values show whether the key is right. */
async function examineSecrets(client: pg.Client, { settings }: CommandCall): Promise<Finding> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('secret_key_check') is not null as exists",
  )
  if (!rows[0]?.exists) return good("the next start checks the secret key")
  const query = async <Row>(text: string, values: readonly SqlValue[] = []) =>
    (await client.query(text, [...values])).rows as Row[]
  const { kind } = await examineSecretKeys({ query }, settings)
  if (kind === "right") return good("the secret key is that of this store")
  if (kind === "unmade") return good("the next start makes the secret key")
  return bad(adviceOn(kind, settings))
}

/** A store of an older release has no sender rules yet. */
async function examineSenders(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass('sender_rules') is not null as exists")
  if (!rows[0]?.exists) return good("the next start finds out which accounts use the same sender")
  const count = await countSenderConflicts({
    query: async <Row>(text: string) => (await client.query(text)).rows as Row[],
  })
  if (count === 0) return good("no sender is in use by two accounts without the operator's consent")
  return bad(
    `${count} ${count === 1 ? "sender is" : "senders are"} in use by more than one account. List them with "posthorn sender-rule list --is-conflict true". Then assign each number, or delete or keep each rule.`,
  )
}

async function examineClock(client: pg.Client, { clock }: CommandCall): Promise<Finding> {
  const before = clock.now()
  const { rows } = await client.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  )
  const off = Math.round((rows[0]?.ms ?? 0) - (before + clock.now()) / 2)
  const aheadMs = await storeStepBack(client)
  if (aheadMs > 0)
    return bad(
      `the clock of the store stepped back by ${aheadMs} ms, and no process has followed the step. Synchronize it with a time server, and start Posthorn.`,
    )
  if (Math.abs(off) <= clockOffMaxMs) return good("the clocks of the store and of this machine agree")
  return bad(
    `the clock of the store differs by ${off} ms from the clock of this machine. Synchronize both with a time server.`,
  )
}

/** How far the latest time that a process noted is ahead of the store's clock. */
async function storeStepBack(client: pg.Client): Promise<number> {
  const { rows } = await client
    .query<{ ms: number }>(
      `select (extract(epoch from watermark - clock_timestamp()) * 1000)::integer as ms from sweeps where name = '${clockWatermark}'`,
    )
    .catch(() => ({ rows: [] }))
  return rows[0]?.ms ?? 0
}

/** A store of an older release has no table of dead letters. */
async function examineInbound(client: pg.Client): Promise<Finding> {
  const { rows } = await client
    .query<{ count: number }>("select count(*)::integer as count from inbound_dead_letters")
    .catch(() => ({ rows: [] }))
  const count = rows[0]?.count ?? 0
  if (count === 0) return good("every inbound message was stored")
  return bad(`${count} inbound messages could not be stored. List them with "posthorn dead-letter list".`)
}

/** The examination does not create an embedded store that does not exist yet. */
async function inStore(
  call: CommandCall,
  examine: (client: pg.Client, call: CommandCall) => Promise<Finding>,
): Promise<Finding> {
  const { settings, clock } = call
  if (!settings.databaseUrl && !existsSync(path.join(settings.dataDir, "postgres")))
    return good("the first start creates the store")
  const store = await openStoreForCommand(settings, clock)
  const client = new pg.Client({ connectionString: store.url, connectionTimeoutMillis: waitLimitMs(store.url, 5_000) })
  try {
    await client.connect().catch((error: Error) => {
      throw new Error(
        `The store cannot be reached: ${error.message || "no response"}. Check that DATABASE_URL is correct and the database runs.`,
      )
    })
    return await examine(client, call)
  } finally {
    await client.end().catch(() => undefined)
    await store.close()
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder))
}

/** Returns undefined when the address is free, or the error code. */
function listenCode({ host, port }: Settings): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
