import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import { insertRows, listColumns } from "#core/db/row-lists.ts"
import type { ProviderTransaction } from "#payments/providers/provider.ts"
import type { ListedRecord } from "./compare-family.ts"
import type { Difference, Reconciliation } from "./reconciliation.ts"

export type ReconciliationRow = Omit<Reconciliation, "from" | "until"> & {
  fromAt: number
  untilAt: number
  cursor: string | null
  isListed: boolean
  tries: number
}

export const reconciliationColumns = `account_id, id, provider_id, provider_kind, status, night is not null as is_nightly, from_at, until_at,
  history_from, cursor, is_listed, matched_count, difference_count, error, tries, created_at, completed_at`

export function toReconciliation(row: ReconciliationRow): Reconciliation {
  const { fromAt: from, untilAt: until, cursor: _, isListed: __, tries: ___, ...shown } = row
  return { ...shown, from, until }
}

/** The records of one provider of an account. */
export interface ProviderKey {
  accountId: string
  providerId: string
}

/** Stores a provider's records. Records that were listed before stay as they are. */
export function insertRecords(tx: Transaction, key: ProviderKey, listed: readonly ProviderTransaction[]): void {
  const rows = listed.map((record) => ({
    ...record,
    ...key,
    family: record.chargeReference ?? record.sourceReference ?? record.reference,
  }))
  insertRows(tx, "provider_records", newRecords, rows, {
    name: "reconciliation_insert_records",
    onConflict: "on conflict do nothing",
  })
}

const newRecords = listColumns<ProviderTransaction & ProviderKey & { family: string }>()(`
  provider_id uuid, reference text, family text, source_reference text, type text, amount bigint, fee bigint,
  currency text, at timestamptz`)

/** Families with records that were not compared yet, in the order of their names. */
export async function listNewFamilies(
  tx: Tx,
  { accountId, providerId }: ProviderKey,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ family: string }>(
    `select family from provider_records where account_id = $1 and provider_id = $2 and family > $3 and not is_compared
      group by family order by family limit $4`,
    [accountId, providerId, after, limit],
    "reconciliation_new_families",
  )
  return rows.map(({ family }) => family)
}

interface RecordRow extends Omit<ListedRecord, "sourceReference"> {
  family: string
  sourceReference: string | null
}

export async function readListedRecords(
  tx: Tx,
  { accountId, providerId }: ProviderKey,
  families: readonly string[],
): Promise<(ListedRecord & { family: string })[]> {
  return await tx.query<RecordRow>(
    `select listed.* from unnest($3::text[]) as asked (name), lateral (
       select reference, family, source_reference, type, amount, fee, currency, at from provider_records
        where account_id = $1 and provider_id = $2 and family = asked.name offset 0) as listed
      order by at, reference`,
    [accountId, providerId, textArray(families)],
    "reconciliation_read_records",
  )
}

/** Marks these records as compared. */
export function markCompared(
  tx: Transaction,
  { accountId, providerId }: ProviderKey,
  references: readonly string[],
): void {
  tx.send(
    `update provider_records set is_compared = true
      where account_id = $1 and provider_id = $2 and reference = any($3) and is_compared is not true`,
    [accountId, providerId, textArray(references)],
    "reconciliation_mark_compared",
  )
}

/** Locks the differences of these families until the end of the transaction. */
export async function lockDifferences(
  tx: Tx,
  { accountId, providerId }: ProviderKey,
  families: readonly string[],
): Promise<Difference[]> {
  const found = await tx.query<{ id: string }>(
    `select found.id from unnest($3::text[]) as asked (name), lateral (
       select id from differences where account_id = $1 and provider_id = $2 and family = asked.name offset 0) as found`,
    [accountId, providerId, textArray(families)],
    "reconciliation_find_differences",
  )
  if (!found.length) return []
  return await tx.query<Difference>(
    "select * from differences where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray(found.map(({ id }) => id))],
    "reconciliation_hold_differences",
  )
}

/** Open differences, in the order of their ids. */
export function listOpen(
  tx: Tx,
  { accountId, providerId }: ProviderKey,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; family: string }[]> {
  return tx.query(
    `select id, family from differences where account_id = $1 and provider_id = $2 and id > $3 and status = 'open'
      order by id limit $4`,
    [accountId, providerId, after, limit],
    "reconciliation_open_differences",
  )
}

const writtenDifferences = listColumns<Difference>()(`
  id uuid, reconciliation_id uuid, provider_id uuid, kind text, type text, provider_reference text, family text,
  payment_id uuid, transaction_id uuid, amount_ledger bigint, amount_provider bigint, currency text, status text,
  resolution text, note text, sequence integer, effective_at timestamptz, created_at timestamptz,
  updated_at timestamptz, resolved_at timestamptz`)

/** Writes differences that are new, or that the caller has locked. */
export function writeDifferences(tx: Transaction, differences: readonly Difference[]): void {
  insertRows(tx, "differences", writtenDifferences, differences, {
    name: "reconciliation_write_differences",
    onConflict: `on conflict (account_id, id) do update set ${writtenDifferences.assignments("excluded", "id", "createdAt")}`,
  })
}
