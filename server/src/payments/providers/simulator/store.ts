import type { Transaction, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { listColumns } from "#core/db/row-lists.ts"
import { firstIdAt, idTime, type NewId } from "#core/std/ids.ts"
import type { ProviderTransaction } from "#payments/providers/provider.ts"
import { chargeDueAt, type ChargeRecord } from "./charge-record.ts"
import type { SimulatedCharge } from "./simulated-charge.ts"

/**
 * Returns the indexes of the new charges. The key of every other one was used before, and nothing is written
 * for it.
 */
export async function insertCharges(tx: Tx, charges: readonly SimulatedCharge[]): Promise<Set<string>> {
  const records = charges.map(({ record }) => ({
    ...record,
    record: JSON.stringify(record),
    dueAt: chargeDueAt(record),
  }))
  const rows = await tx.query<{ accountId: string; reference: string }>(
    `insert into simulated_charges (${newCharges.columns}) select * from ${newCharges.listed(1)}
     on conflict (account_id, reference) do nothing returning account_id, reference`,
    newCharges.values(records),
    "simulated_charges_insert",
  )
  return new Set(rows.map(({ accountId, reference }) => noticePlaceOf({ accountId, reference })))
}

const newCharges = listColumns<Omit<ChargeRecord, "record"> & RecordRow>()(`
  account_id uuid, reference text, record text, has_page boolean, due_at timestamptz, created_at timestamptz`)

/** Names a charge in this process. */
export function noticePlaceOf({ accountId, reference }: Pick<ChargeRecord, "accountId" | "reference">): string {
  return `${accountId} ${reference}`
}

export async function readRecord(tx: Tx, accountId: string, reference: string): Promise<ChargeRecord | undefined> {
  const [row] = await tx.query<RecordRow>(
    "select record, due_at from simulated_charges where account_id = $1 and reference = $2",
    [accountId, reference],
    "simulated_charges_read",
  )
  return row && toRecord(row)
}

/** As `readRecord`, and locks it until the end of the transaction. */
export async function lockRecord(tx: Tx, accountId: string, reference: string): Promise<ChargeRecord | undefined> {
  const [row] = await tx.query<RecordRow>(
    "select record, due_at from simulated_charges where account_id = $1 and reference = $2 for update",
    [accountId, reference],
    "simulated_charges_hold",
  )
  return row && toRecord(row)
}

/** Locks due charges until the end of the transaction. Skips those that another process has locked. */
export async function lockDue(tx: Tx, now: number, most: number): Promise<ChargeRecord[]> {
  const rows = await tx.query<RecordRow>(
    "select record, due_at from simulated_charges where due_at <= $1 order by due_at limit $2 for update skip locked",
    [time(now), most],
    "simulated_charges_due",
  )
  return rows.map(toRecord)
}

/** Returns the charge of a customer's page. The page does not know the account. */
export async function readPageRecord(tx: Tx, reference: string): Promise<ChargeRecord | undefined> {
  const [row] = await tx.query<RecordRow>(
    "select record, due_at from simulated_charges where reference = $1 and has_page",
    [reference],
    "simulated_charges_page",
  )
  return row && toRecord(row)
}

export function writeRecord(tx: Transaction, record: ChargeRecord): void {
  tx.send(
    "update simulated_charges set record = $3, due_at = $4 where account_id = $1 and reference = $2",
    [record.accountId, record.reference, JSON.stringify(record), time(chargeDueAt(record))],
    "simulated_charges_write",
  )
}

/** Writes the movements of these charges, with the present time. */
export function addMovements(tx: Transaction, charges: readonly SimulatedCharge[], newId: NewId): void {
  const rows = charges.flatMap(({ record: { accountId, reference: chargeReference, currency }, movements }) =>
    movements.map((movement) => ({ ...movement, accountId, id: newId(), chargeReference, currency })),
  )
  if (!rows.length) return
  tx.send(
    `insert into simulated_movements (${newMovements.columns}) select * from ${newMovements.listed(1)}`,
    newMovements.values(rows),
    "simulated_movements_add",
  )
}

const newMovements = listColumns<MovementRow & { accountId: string }>()(`
  account_id uuid, id uuid, charge_reference text, source_reference text, type text, amount bigint, fee bigint,
  currency text`)

interface MovementRow {
  id: string
  chargeReference: string
  sourceReference: string | null
  type: ProviderTransaction["type"]
  amount: number
  fee: number
  currency: string
}

/**
 * At most `most` movements of an account, the oldest first: those from `since` on, or those after the one
 * with the id `after`.
 */
export async function listMovements(
  tx: Tx,
  accountId: string,
  { since, after, most }: { since: number; after: string | null; most: number },
): Promise<ProviderTransaction[]> {
  const rows = await tx.query<MovementRow>(
    `select id, charge_reference, source_reference, type, amount, fee, currency from simulated_movements
     where account_id = $1 and id >= $2 and ($3::uuid is null or id > $3) order by id limit $4`,
    [accountId, firstIdAt(since), after, most],
    "simulated_movements_list",
  )
  return rows.map(({ id, chargeReference, sourceReference, ...row }) => ({
    ...row,
    reference: id,
    chargeReference,
    sourceReference,
    at: idTime(id),
  }))
}

interface RecordRow {
  record: string
  dueAt: number | null
}

/** After a step back of the store's time, `due_at` is earlier than the times in the record. */
function toRecord({ record: text, dueAt }: RecordRow): ChargeRecord {
  const record = JSON.parse(text) as ChargeRecord
  const stepMs = dueAt === null ? 0 : (chargeDueAt(record) ?? dueAt) - dueAt
  const due = record.due.map((step) => ({ ...step, at: step.at - stepMs }))
  return stepMs === 0 ? record : { ...record, due, sendAt: record.sendAt - stepMs }
}
