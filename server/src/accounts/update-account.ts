import type { Tx } from "#db/database.ts"
import { fromRow } from "#db/from-row.ts"
import type { Account } from "./read-account.ts"
import { AccountRefusal } from "./refusals.ts"
import { updateAccountRow } from "./store.ts"

export interface AccountChange {
  name?: string | undefined
  status?: Account["status"] | undefined
  /** Requests a second; null for the installation's default. */
  ratePerSecond?: number | null | undefined
  /** Phone numbers; null for the installation's default. */
  phoneNumbersMax?: number | null | undefined
}

/**
 * Changes the given fields of an account. The credentials of a suspended account are refused. Throws
 * `account_not_found`.
 */
export async function updateAccount(tx: Tx, accountId: string, change: AccountChange, now: number): Promise<Account> {
  const row = await updateAccountRow(tx, accountId, change, now)
  if (!row) throw new AccountRefusal("account_not_found", "There is no account with this sid. List the accounts.")
  return fromRow<Account>(row)
}
