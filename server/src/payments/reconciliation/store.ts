import type { Transaction, Tx } from "#core/db/database.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { plainArray, textArray, timeArray } from "#core/db/literals.ts"
import { insertionsOf, rowsOfAccount, type Insertion } from "#core/db/new-rows.ts"
import type { ProviderTransaction } from "#payments/providers/provider.ts"
import type { ListedRecord } from "./compare-family.ts"
import type { Difference, Reconciliation } from "./reconciliation.ts"

export type ReconciliationRow = RowOf<Omit<Reconciliation, "from" | "until">> & {
  from_at: number
  until_at: number
  cursor: string | null
  is_listed: boolean
  tries: number
}

export const reconciliationColumns = `account_id, id, provider_id, provider_kind, status, night is not null as is_nightly, from_at, until_at,
  history_from, cursor, is_listed, matched_count, difference_count, error, tries, created_at, completed_at`

export function toReconciliation(row: ReconciliationRow): Reconciliation {
  return {
    accountId: row.account_id,
    id: row.id,
    providerId: row.provider_id,
    providerKind: row.provider_kind,
    status: row.status,
    from: row.from_at,
    until: row.until_at,
    historyFrom: row.history_from,
    isNightly: row.is_nightly,
    matchedCount: row.matched_count,
    differenceCount: row.difference_count,
    error: row.error,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  }
}

export type DifferenceRow = RowOf<Difference>

export function toDifference(row: DifferenceRow): Difference {
  return fromRow<Difference>(row)
}

/** The records of one provider of an account. */
export interface ProviderKey {
  accountId: string
  providerId: string
}

/** Stores a provider's records. Records that were listed before stay as they are. */
export function insertRecords(
  tx: Transaction,
  { accountId, providerId }: ProviderKey,
  listed: readonly ProviderTransaction[],
): void {
  if (!listed.length) return
  tx.send(
    `insert into provider_records (account_id, provider_id, reference, family, source_reference, type, amount, fee, currency, at)
     select account_id, $2, reference, family, source_reference, type, amount, fee, currency, at
     from ${rowsOfAccount(
       tx,
       "$3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::text[], $10::timestamptz[]",
       "reference, family, source_reference, type, amount, fee, currency, at",
     )}
     on conflict do nothing`,
    [
      accountId,
      providerId,
      textArray(listed.map(({ reference }) => reference)),
      textArray(listed.map(({ chargeReference, sourceReference, reference }) => chargeReference ?? sourceReference ?? reference)), // oxfmt-ignore
      textArray(listed.map(({ sourceReference }) => sourceReference)),
      textArray(listed.map(({ type }) => type)),
      plainArray(listed.map(({ amount }) => amount)),
      plainArray(listed.map(({ fee }) => fee)),
      textArray(listed.map(({ currency }) => currency)),
      timeArray(listed.map(({ at }) => at)),
    ],
    "reconciliation_insert_records",
  )
}

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
  source_reference: string | null
}

export async function readListedRecords(
  tx: Tx,
  { accountId, providerId }: ProviderKey,
  families: readonly string[],
): Promise<(ListedRecord & { family: string })[]> {
  const rows = await tx.query<RecordRow>(
    `select listed.* from unnest($3::text[]) as asked (name), lateral (
       select reference, family, source_reference, type, amount, fee, currency, at from provider_records
        where account_id = $1 and provider_id = $2 and family = asked.name offset 0) as listed
      order by at, reference`,
    [accountId, providerId, textArray(families)],
    "reconciliation_read_records",
  )
  return rows.map(({ source_reference: sourceReference, ...row }) => ({ ...row, sourceReference }))
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
  const rows = await tx.query<DifferenceRow>(
    "select * from differences where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray(found.map(({ id }) => id))],
    "reconciliation_hold_differences",
  )
  return rows.map(toDifference)
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

const differenceColumns = `id, reconciliation_id, provider_id, kind, type, provider_reference, family, payment_id,
  transaction_id, amount_ledger, amount_provider, currency, status, resolution, note, sequence, effective_at, created_at, updated_at,
  resolved_at`

/** Writes differences that are new, or that the caller has locked. */
export function writeDifferences(tx: Transaction, differences: readonly Difference[]): void {
  for (const { rows, from } of insertionsOf(tx, differences)) writeTogether(tx, rows, from)
}

function writeTogether(tx: Transaction, differences: readonly Difference[], from: Insertion<Difference>["from"]): void {
  const plain = (read: (difference: Difference) => string | number | null) => plainArray(differences.map(read))
  const texts = (read: (difference: Difference) => string | null) => textArray(differences.map(read))
  const times = (read: (difference: Difference) => number | null) => timeArray(differences.map(read))
  tx.send(
    `insert into differences (account_id, ${differenceColumns})
     select account_id, ${differenceColumns}
     from ${from(
       `$2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::uuid[],
       $10::uuid[], $11::bigint[], $12::bigint[], $13::text[], $14::text[], $15::text[], $16::text[], $17::integer[], $18::timestamptz[],
       $19::timestamptz[], $20::timestamptz[], $21::timestamptz[]`,
       differenceColumns,
     )}
     on conflict (account_id, id) do update set reconciliation_id = excluded.reconciliation_id, payment_id = excluded.payment_id,
       transaction_id = excluded.transaction_id, amount_ledger = excluded.amount_ledger, amount_provider = excluded.amount_provider,
       status = excluded.status, resolution = excluded.resolution, note = excluded.note, sequence = excluded.sequence,
       effective_at = excluded.effective_at, updated_at = excluded.updated_at, resolved_at = excluded.resolved_at`,
    [
      plain(({ accountId }) => accountId),
      plain(({ id }) => id),
      plain(({ reconciliationId }) => reconciliationId),
      plain(({ providerId }) => providerId),
      plain(({ kind }) => kind),
      plain(({ type }) => type),
      texts(({ providerReference }) => providerReference),
      texts(({ family }) => family),
      plain(({ paymentId }) => paymentId),
      plain(({ transactionId }) => transactionId),
      plain(({ amountLedger }) => amountLedger),
      plain(({ amountProvider }) => amountProvider),
      texts(({ currency }) => currency),
      plain(({ status }) => status),
      plain(({ resolution }) => resolution),
      texts(({ note }) => note),
      plain(({ sequence }) => sequence),
      times(({ effectiveAt }) => effectiveAt),
      times(({ createdAt }) => createdAt),
      times(({ updatedAt }) => updatedAt),
      times(({ resolvedAt }) => resolvedAt),
    ],
    "reconciliation_write_differences",
  )
}
