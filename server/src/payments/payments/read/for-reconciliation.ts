import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { idTime } from "#core/std/ids.ts"
import { lockPayments, readPayments } from "../store.ts"
import { addTask } from "../notifications/tasks.ts"
import type { Payment } from "../payment.ts"

/** Returns when the account created its first payment, in milliseconds. Null without payments. */
export async function firstCreatedAt(tx: Tx, accountId: string): Promise<number | null> {
  const [row] = await tx.query<{ id: string }>("select id from payments where account_id = $1 order by id limit 1", [
    accountId,
  ])
  return row ? idTime(row.id) : null
}

/** Returns the payments with these references of a provider, by reference. */
export async function findPayments(
  tx: Tx,
  accountId: string,
  { providerId, references }: { providerId: string; references: readonly string[] },
): Promise<Map<string, Payment>> {
  const rows = await tx.query<{ id: string }>(
    `select found.id from unnest($3::text[]) as asked (reference), lateral (
       select id from payments where account_id = $1 and provider_id = $2 and provider_reference = asked.reference offset 0) as found`,
    [accountId, providerId, textArray(references)],
    "payments_find_by_references",
  )
  if (!rows.length) return new Map()
  const found = await readPayments(
    tx,
    accountId,
    rows.map(({ id }) => id),
  )
  return new Map([...found.values()].map((payment) => [payment.providerReference ?? "", payment]))
}

/** Returns the provider's reference of each of these payments, by id. */
export async function readReferences(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map()
  const payments = [...(await readPayments(tx, accountId, [...new Set(ids)])).values()]
  return new Map(payments.flatMap(({ id, providerReference }) => (providerReference ? [[id, providerReference]] : [])))
}

/** Locks the bookings of these payments until the end of the transaction, and returns the payments. */
export async function lockForBooking(tx: Tx, accountId: string, ids: readonly string[]): Promise<Payment[]> {
  return ids.length ? [...(await lockPayments(tx, accountId, ids)).values()] : []
}

/**
 * Stores the fees that the provider kept of locked payments after they were booked, so that a snapshot does
 * not book them again. A fee never shrinks. A fee that the provider returns is only in the ledger.
 */
export function raiseFees(
  tx: Transaction,
  accountId: string,
  fees: readonly { id: string; fee: number }[],
  now: number,
): void {
  if (!fees.length) return
  tx.send(
    `update payments set amount_fee = greatest(amount_fee, ($3::bigint[])[array_position($2::uuid[], id)]),
       updated_at = greatest(updated_at, $4)
     where account_id = $1 and id = any($2)`,
    [accountId, plainArray(fees.map(({ id }) => id)), plainArray(fees.map(({ fee }) => fee)), time(now)],
    "payments_raise_fees",
  )
}

/**
 * Makes the sync look at payments whose provider lists another amount than was booked. The notification may
 * have been lost, and otherwise no process looks at a completed payment.
 */
export function scheduleSync(tx: Transaction, accountId: string, ids: readonly string[], now: number): void {
  for (const id of new Set(ids.toSorted())) addTask(tx, { accountId, id }, now)
}

/** Returns configured providers that were connected before a time, in pages. */
export async function listConnected(
  tx: Tx,
  { before, after, limit }: { before: number; after: { accountId: string; providerId: string } | null; limit: number },
): Promise<{ accountId: string; providerId: string }[]> {
  const zero = "00000000-0000-0000-0000-000000000000"
  const rows = await tx.query<{ account_id: string; id: string }>(
    `select account_id, id from payment_providers
      where (account_id, id) > ($1::uuid, $2::uuid) and created_at < $3 order by account_id, id limit $4`,
    [after?.accountId ?? zero, after?.providerId ?? zero, time(before), limit],
  )
  return rows.map(({ account_id: accountId, id: providerId }) => ({ accountId, providerId }))
}
