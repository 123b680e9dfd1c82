import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Difference, Reconciliation } from "./reconciliation.ts"
import { ReconciliationRefusal } from "./refusals.ts"
import {
  reconciliationColumns,
  toDifference,
  toReconciliation,
  type DifferenceRow,
  type ReconciliationRow,
} from "./store.ts"

/** Refuses `reconciliation_not_found`. */
export async function getReconciliation(tx: Tx, accountId: string, id: string): Promise<Reconciliation> {
  const [row] = await tx.query<ReconciliationRow>(
    `select ${reconciliationColumns} from reconciliations where account_id = $1 and id = $2`,
    [accountId, id],
  )
  if (!row)
    throw new ReconciliationRefusal(
      "reconciliation_not_found",
      "There is no reconciliation with this sid in your account.",
    )
  return toReconciliation(row)
}

/** Newest first. */
export async function listReconciliations(tx: Tx, accountId: string, page: Page): Promise<Reconciliation[]> {
  const where = new Conditions(accountId)
  if (page.before !== null) where.add("id < ?", page.before)
  const rows = await tx.query<ReconciliationRow>(
    `select ${reconciliationColumns} from reconciliations where ${where.text} order by id desc limit ${page.limit}`,
    where.values,
  )
  return rows.map(toReconciliation)
}

/** Refuses `difference_not_found`. */
export async function getDifference(tx: Tx, accountId: string, id: string): Promise<Difference> {
  const [row] = await tx.query<DifferenceRow>("select * from differences where account_id = $1 and id = $2", [
    accountId,
    id,
  ])
  if (!row)
    throw new ReconciliationRefusal("difference_not_found", "There is no difference with this sid in your account.")
  return toDifference(row)
}

/** Newest first. */
export async function listDifferences(
  tx: Tx,
  accountId: string,
  { status }: { status?: readonly Difference["status"][] | undefined },
  page: Page,
): Promise<Difference[]> {
  const where = new Conditions(accountId)
  if (status !== undefined) where.add("status = any(?)", plainArray(status))
  if (page.before !== null) where.add("id < ?", page.before)
  const rows = await tx.query<DifferenceRow>(
    `select * from differences where ${where.text} order by id desc limit ${page.limit}`,
    where.values,
  )
  return rows.map(toDifference)
}
