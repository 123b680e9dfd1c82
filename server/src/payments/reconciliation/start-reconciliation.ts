import type { Transaction, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { firstBookedAt } from "#payments/ledger/reconciled.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { firstCreatedAt } from "#payments/payments/read/for-reconciliation.ts"
import type { UsableProvider } from "#payments/payments/connections/providers.ts"
import { PaymentRefusal } from "#payments/payments/refusals.ts"
import { idTime } from "#core/std/ids.ts"
import type { Reconciliation } from "./reconciliation.ts"
import { ReconciliationRefusal } from "./refusals.ts"
import { reconciliationColumns, toReconciliation, type ReconciliationRow } from "./store.ts"
import { dayMs } from "#core/std/durations.ts"

/** Providers can list records late, and ours can be late after an outage. */
export const listDelayMs = 3 * dayMs
/** The oldest records of a provider's first run, without a given start. */
const firstMaxMs = 90 * dayMs

/** Returns the provider to compare: the named one, or the only one that lists its transactions. */
export async function chooseProvider(
  { providers }: PaymentContext,
  accountId: string,
  providerId: string | null,
): Promise<UsableProvider> {
  if (providerId !== null) {
    const named = await providers.findProvider(accountId, providerId)
    if (!named) throw new PaymentRefusal("provider_not_found", "There is no payment provider with this sid.")
    if (named.adapter.abilities.listsTransactions) return named
    throw new ReconciliationRefusal(
      "provider_lists_nothing",
      "This provider has no list of transactions, so Posthorn cannot compare it. Send another provider.",
      { param: "provider_sid" },
    )
  }
  const [listing, ...more] = (await providers.of(accountId)).filter(
    ({ adapter }) => adapter.abilities.listsTransactions,
  )
  if (listing && !more.length) return listing
  throw new ReconciliationRefusal(
    "provider_lists_nothing",
    listing
      ? "Several providers of the account list their transactions. Send the sid of one as `provider_sid`."
      : "No payment provider of the account lists its transactions. Connect such a provider.",
    { param: "provider_sid" },
  )
}

export interface NewReconciliation {
  accountId: string
  provider: Pick<UsableProvider, "id" | "kind" | "createdAt">
  /** In milliseconds. Null begins at the end of the last run, less the grace period. */
  from: number | null
  /** The day of a nightly run, such as 2026-11-23. Null for a requested one. */
  night: string | null
}

/**
 * Starts a run, which a process with the role `sender` carries out. A failed run that waits for its retry is
 * replaced. Throws `reconciliation_running`.
 */
export async function startReconciliation(
  tx: Transaction,
  { newId, clock }: Pick<PaymentContext, "newId" | "clock">,
  { accountId, provider, from, night }: NewReconciliation,
): Promise<Reconciliation> {
  const id = newId()
  const now = Math.max(clock.now(), idTime(id))
  await tx.query(
    "update reconciliations set due_at = null where account_id = $1 and provider_id = $2 and due_at is not null and status = 'failed'",
    [accountId, provider.id],
  )
  const range = await rangeOf(tx, { accountId, provider, from }, now)
  const [row] = await tx.query<ReconciliationRow>(
    `insert into reconciliations (account_id, id, provider_id, provider_kind, status, night, from_at, until_at, history_from, due_at, created_at)
     values ($1, $2, $3, $4, 'running', $5, $6, $7, $8, $7, $7) on conflict do nothing returning ${reconciliationColumns}`,
    [accountId, id, provider.id, provider.kind, night, time(range.from), time(idTime(id)), time(range.historyFrom)],
  )
  if (row) return toReconciliation(row)
  throw new ReconciliationRefusal(
    "reconciliation_running",
    "A reconciliation of this provider is in progress. Wait until it ends.",
  )
}

async function rangeOf(
  tx: Tx,
  { accountId, provider, from }: Omit<NewReconciliation, "night">,
  now: number,
): Promise<{ from: number; historyFrom: number }> {
  const [last] = await tx.query<{ untilAt: number; historyFrom: number }>(
    `select until_at, history_from from reconciliations
      where account_id = $1 and provider_id = $2 and status = 'completed' order by until_at desc limit 1`,
    [accountId, provider.id],
  )
  if (last) {
    // Begins so that no gap follows the previous run.
    const begin = Math.min(last.untilAt - listDelayMs, from ?? Infinity)
    return { from: begin, historyFrom: Math.min(begin, last.historyFrom) }
  }
  // The provider may have charged the first payment without a booking here.
  const [bookedAt, createdAt] = [await firstBookedAt(tx, accountId), await firstCreatedAt(tx, accountId)]
  const first =
    bookedAt === null ? Math.max(provider.createdAt, now - listDelayMs) : Math.min(bookedAt, createdAt ?? now)
  const begin = from ?? Math.max(Math.min(first, now), now - firstMaxMs)
  return { from: begin, historyFrom: begin }
}
