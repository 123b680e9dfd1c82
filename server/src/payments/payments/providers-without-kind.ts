import type { Tx } from "#core/db/database.ts"
import { findProviderKind } from "#payments/providers/kinds.ts"

/** The providers of all accounts with a kind that no loaded extension has. */
export interface ProvidersWithoutKind {
  kind: string
  count: number
}

export async function countProvidersWithoutKind(tx: Tx): Promise<ProvidersWithoutKind[]> {
  const all = await tx.query<ProvidersWithoutKind>(
    "select kind, count(*) as count from payment_providers group by kind order by kind",
  )
  return all.filter(({ kind }) => findProviderKind(kind) === undefined)
}
