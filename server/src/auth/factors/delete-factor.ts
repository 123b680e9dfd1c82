import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { factorAnnouncerOf, type FactorChores, type FactorContext } from "./context.ts"
import { factorEvent, type Factor } from "./factor.ts"
import { factorNotFound } from "./refusals.ts"
import { lockFactors, readFactorsOf, removeFactors } from "./store.ts"

/** Deletes a factor with its secret. Its challenges can no longer be approved. Refuses `factor_not_found`. */
export async function deleteFactor(
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  id: string,
): Promise<void> {
  const announcer = factorAnnouncerOf(tx, [accountId], context)
  const held = await lockFactors(tx, accountId, [id])
  if (!held.length) throw factorNotFound()
  await endFactors(tx, context, held, announcer)
}

/**
 * Deletes all factors of a person in a service, null for the default one. Returns their number.
 */
export async function deleteFactorsOf(
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  { subject, serviceId }: { subject: string; serviceId: string | null },
): Promise<number> {
  const announcer = factorAnnouncerOf(tx, [accountId], context)
  const own = (await readFactorsOf(tx, accountId, subject)).filter((factor) => factor.serviceId === serviceId)
  const held = await lockFactors(
    tx,
    accountId,
    own.map(({ id }) => id),
  )
  await endFactors(tx, context, held, announcer)
  return held.length
}

/** Deletes factors and creates the events. Returns the factors in their last state. */
export async function endFactors(
  tx: Transaction,
  { newId, clock }: FactorChores,
  factors: readonly Factor[],
  announcer: Announcer,
): Promise<Factor[]> {
  const deleted = factors.map((factor): Factor => {
    const updatedAt = Math.max(clock.now(), factor.updatedAt)
    return { ...factor, status: "deleted", sequence: factor.sequence + 1, updatedAt }
  })
  for (const [accountId, own] of Map.groupBy(deleted, (factor) => factor.accountId))
    removeFactors(
      tx,
      accountId,
      own.map(({ id }) => id),
    )
  await announcer.announce(deleted.map((factor) => factorEvent(factor, "deleted", newId)))
  return deleted
}
