import type { Tx } from "#core/db/database.ts"
import { fromRow } from "#core/db/from-row.ts"
import type { Account, AccountChange } from "./account.ts"
import { AccountRefusal } from "./refusals.ts"
import { updateAccountRow } from "./store.ts"

/**
 * Changes the given fields of an account. The credentials of a suspended account are refused. Throws
 * `account_not_found`.
 */
export async function updateAccount(tx: Tx, accountId: string, change: AccountChange, now: number): Promise<Account> {
  const row = await updateAccountRow(tx, accountId, change, now)
  if (!row) throw new AccountRefusal("account_not_found", "There is no account with this sid. List the accounts.")
  return fromRow<Account>(row)
}
