import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import { firstBookedAt, listReceivables } from "#payments/ledger/reconciled.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { listConnected } from "#payments/payments/read/for-reconciliation.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { ReconciliationRefusal } from "./refusals.ts"
import { startReconciliation } from "./start-reconciliation.ts"
import type { ProviderKey } from "./store.ts"
import { dayMs } from "#core/std/durations.ts"

/** When a night begins, in UTC. Most providers have closed their day by then. */
const nightHourMs = 2 * 3_600_000
const pageMax = 500

/**
 * Starts this night's run for every provider that lists its transactions and had any before the night. A
 * process that was down at night starts it later. Several processes can call it at the same time.
 */
export async function startNightlyRuns(context: PaymentContext): Promise<void> {
  const { db, clock } = context
  const begins = Math.floor((clock.now() - nightHourMs) / dayMs) * dayMs + nightHourMs
  const night = isoTime(begins).slice(0, 10)
  const sources = [
    (after: ProviderKey | null) => listConnected(db, { before: begins, after, limit: pageMax }),
    (after: ProviderKey | null) => listReceivables(db, { after, limit: pageMax }),
  ]
  for (const list of sources) {
    let after: ProviderKey | null = null
    do {
      const page: ProviderKey[] = await list(after)
      for (const place of await withoutNight(db, night, page)) await planNight(context, place, { night, begins })
      after = page.length === pageMax ? (page.at(-1) ?? null) : null
    } while (after)
  }
}

async function planNight(
  context: PaymentContext,
  { accountId, providerId }: ProviderKey,
  { night, begins }: { night: string; begins: number },
): Promise<void> {
  const provider = await context.providers.findProvider(accountId, providerId)
  if (!provider?.adapter.abilities.listsTransactions) return
  const first = await firstBookedAt(context.db, accountId)
  if ((first ?? Infinity) >= begins && (provider.createdAt === 0 || provider.createdAt >= begins)) return
  try {
    await context.db.transaction((tx) => startReconciliation(tx, context, { accountId, provider, from: null, night }))
  } catch (error) {
    // Another process started it, or a requested run is under way.
    if (!(error instanceof ReconciliationRefusal)) throw error
  }
}

async function withoutNight(tx: Tx, night: string, places: readonly ProviderKey[]): Promise<ProviderKey[]> {
  if (!places.length) return []
  const rows = await tx.query<{ accountId: string; providerId: string }>(
    `select account_id, provider_id from reconciliations
      where account_id = any($1) and provider_id = any($2) and night = $3`,
    [
      plainArray(places.map(({ accountId }) => accountId)),
      plainArray(places.map(({ providerId }) => providerId)),
      night,
    ],
  )
  const planned = new Set(rows.map((row) => row.accountId + row.providerId))
  return places.filter(({ accountId, providerId }) => !planned.has(accountId + providerId))
}
