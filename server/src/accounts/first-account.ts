import type { Database } from "#db/database.ts"
import { createAccount } from "./create-account.ts"
import type { NewAccount } from "./create-account.ts"
import { holdAccounts, readOldestAccountRow } from "./store.ts"

/** The account of a fresh installation, or null when there is one already. Of all who ask at once, one makes it. */
export async function createFirstAccount(
  db: Database,
  account: NewAccount,
): Promise<{ accountId: string; authToken: string } | null> {
  if (await readOldestAccountRow(db)) return null
  return await db.transaction(async (tx) => {
    await holdAccounts(tx)
    return (await readOldestAccountRow(tx)) ? null : createAccount(tx, account)
  })
}
