import { sqlStateOf } from "#db/errors.ts"
import { readMigrations, schemaFault, type Applied } from "#db/migrate.ts"
import { countSenderConflicts } from "#numbers/sender-rules.ts"
import { clockWatermark } from "#operations/follow-clock-step.ts"
import { adviceOn, examineSecretKeys } from "#operations/secret-keys.ts"
import { bad, good, warning, type Finding } from "./finding.ts"
import type { Examined } from "./opened-store.ts"

/** Beyond this, times in the API and in webhook signatures mislead (Standard Webhooks tolerates 5 min). */
const clockOffMaxMs = 5_000
/** SQLSTATE undefined_table and undefined_column: an older release created the store. */
const olderSchemaCodes = new Set(["42P01", "42703"])

export function isOlderSchema(error: unknown): boolean {
  return olderSchemaCodes.has(sqlStateOf(error))
}

export async function examineSchema({ db }: Examined): Promise<Finding> {
  const applied = await db.query<Applied>("select name, sha256 from migrations").catch((error: unknown) => {
    if (isOlderSchema(error)) return []
    throw error
  })
  const migrations = await readMigrations()
  const fault = schemaFault(applied, migrations)
  if (fault !== null) return bad(fault)
  const texts = new Set(applied.map(({ sha256 }) => sha256))
  const missing = migrations.filter(({ sha256 }) => !texts.has(sha256)).map(({ name }) => name)
  return missing.length === 0
    ? good(`${applied.length} migrations applied`)
    : good(`the next start applies ${missing.join(", ")}`)
}

/** A store of an older release has no check yet. Then its sealed values show whether the key is right. */
export async function examineSecrets({ db, settings }: Examined): Promise<Finding> {
  const { kind } = await examineSecretKeys(db, settings)
  if (kind === "right") return good("the secret key is that of this store")
  if (kind === "unmade") return good("the next start makes the secret key")
  return bad(adviceOn(kind, settings))
}

export async function examineSenders({ db }: Examined): Promise<Finding> {
  const count = await countSenderConflicts(db)
  if (count === 0) return good("no sender is in use by two accounts without the operator's consent")
  return bad(
    `${count} ${count === 1 ? "sender is" : "senders are"} in use by more than one account. List them with "posthorn sender-rule list --is-conflict true". Then assign each number, or delete or keep each rule.`,
  )
}

export async function examineClock({ db, clock }: Examined): Promise<Finding> {
  const before = clock.now()
  const [row] = await db.query<{ ms: number }>("select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms")
  const off = Math.round((row?.ms ?? 0) - (before + clock.now()) / 2)
  const aheadMs = await storeStepBack(db)
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
async function storeStepBack(db: Examined["db"]): Promise<number> {
  const [row] = await db.query<{ ms: number }>(
    "select (extract(epoch from watermark - clock_timestamp()) * 1000)::integer as ms from sweeps where name = $1",
    [clockWatermark],
  )
  return row?.ms ?? 0
}

export async function examineInbound({ db }: Examined): Promise<Finding> {
  const [row] = await db.query<{ unowned: number; refused: number }>(
    `select count(*) filter (where error = 'number_unowned') as unowned,
            count(*) filter (where error <> 'number_unowned') as refused from inbound_dead_letters`,
  )
  const { unowned, refused } = row ?? { unowned: 0, refused: 0 }
  const list = `List them with "posthorn dead-letter list"`
  if (refused) return bad(`${refused} inbound messages could not be stored. ${list}.`)
  if (!unowned) return good("every inbound message was stored")
  return warning(
    `${unowned} inbound messages wait for numbers that no account owns. ${list}, and assign the numbers with "posthorn number assign".`,
  )
}
