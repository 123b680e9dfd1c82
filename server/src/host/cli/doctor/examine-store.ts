import { sqlStateOf } from "#core/db/errors.ts"
import { readMigrations, schemaFault, type Applied } from "#core/db/migrate.ts"
import { countSenderConflicts } from "#messaging/numbers/sender-rules.ts"
import { adviceOn, examineSecretKeys } from "#host/operations/secret-keys.ts"
import { readStoreTime, storeTimeFault } from "#host/operations/store-time.ts"
import { dayMs, hourMs, minuteMs } from "#core/std/durations.ts"
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

/** Posthorn uses the clock of the store, so a wrong one moves the times of all messages. */
export async function examineClock({ db, clock }: Examined): Promise<Finding> {
  const before = clock.now()
  const { now, noted } = await readStoreTime(db)
  const machineMs = (before + clock.now()) / 2
  const fault = await storeTimeFault(db, machineMs)
  if (fault !== null) return bad(fault)
  const behindMs = (noted ?? now) - now
  if (behindMs > 0)
    return bad(
      `the clock of the store stepped back by ${behindMs} ms, and no process has followed the step. Synchronize it with a time server, and start Posthorn.`,
    )
  const offMs = Math.round(now - machineMs)
  const distance = `the clock of the store is ${inWords(Math.abs(offMs))} ${offMs < 0 ? "behind" : "ahead of"} the clock of this machine`
  if (Math.abs(offMs) <= clockOffMaxMs) return good(distance)
  return bad(`${distance}. Posthorn uses the clock of the store. Synchronize both with a time server.`)
}

/** Two digits say enough, from milliseconds to years. */
function inWords(ms: number): string {
  const [unitMs, unit] = clockUnits.find(([unitMs]) => ms >= 2 * unitMs) ?? ([1, "ms"] as const)
  return `${Math.round(ms / unitMs)} ${unit}`
}

const clockUnits = [
  [365 * dayMs, "years"],
  [dayMs, "days"],
  [hourMs, "hours"],
  [minuteMs, "minutes"],
  [1_000, "seconds"],
] as const

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
