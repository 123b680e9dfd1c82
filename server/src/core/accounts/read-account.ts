import type { Tx } from "#core/db/database.ts"
import { fromRow } from "#core/db/from-row.ts"
import type { Page } from "#core/db/page.ts"
import type { Account } from "./account.ts"
import { hasOtherAccount, readAccountRowForUpdate, readAccountPage, readAccountRow, readAccountRows } from "./store.ts"

export async function readAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const row = await readAccountRow(tx, accountId)
  return row && fromRow<Account>(row)
}

/**
 * Returns the account and locks it until the transaction ends. So two changes that count the same rows run
 * one after the other.
 */
export async function readAccountForUpdate(tx: Tx, accountId: string): Promise<Account | undefined> {
  const row = await readAccountRowForUpdate(tx, accountId)
  return row && fromRow<Account>(row)
}

/** Returns whether the installation has no other account. */
export async function isOnlyAccount(tx: Tx, accountId: string): Promise<boolean> {
  return !(await hasOtherAccount(tx, accountId))
}

/** Returns every account, the oldest first, for the operator. */
export async function listAccounts(tx: Tx): Promise<Account[]> {
  return (await readAccountRows(tx)).map(fromRow<Account>)
}

/** A page of all accounts, newest first. */
export async function listAccountPage(tx: Tx, page: Page): Promise<Account[]> {
  return (await readAccountPage(tx, page)).map(fromRow<Account>)
}
