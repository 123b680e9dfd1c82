import type { Transaction } from "#core/db/database.ts"
import type { FactorContext } from "./context.ts"
import type { Factor } from "./factor.ts"
import { factorNotFound } from "./refusals.ts"
import { lockFactors, writeFactorName } from "./store.ts"

/** Gives a factor another name for the person. Creates no event. Refuses `factor_not_found`. */
export async function renameFactor(
  tx: Transaction,
  { clock }: FactorContext,
  accountId: string,
  { id, friendlyName }: { id: string; friendlyName: string },
): Promise<Factor> {
  const [held] = await lockFactors(tx, accountId, [id])
  if (!held) throw factorNotFound()
  const renamed: Factor = { ...held, friendlyName, updatedAt: Math.max(clock.now(), held.updatedAt) }
  writeFactorName(tx, renamed)
  return renamed
}
