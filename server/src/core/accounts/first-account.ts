import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { createAccount, type NewAccount } from "./create-account.ts"
import { lockAccounts, readOldestAccountRow } from "./store.ts"

/**
 * Creates the account of a fresh installation, or returns null when an account exists. Of concurrent callers,
 * one creates it. `prepare` runs in the same transaction.
 */
export async function createFirstAccount(
  db: Database,
  account: NewAccount,
  prepare: (tx: Tx, accountId: string) => Promise<unknown> = async () => {},
): Promise<{ accountId: string; authToken: string } | null> {
  // On Citus, one node with an account is enough. Without any, the transaction asks all nodes.
  const known = await readOfAllAccounts(db, { text: "select id from accounts", values: [], orderBy: "id", limit: 1 })
  if (known.length) return null
  return await db.transaction(async (tx) => {
    await lockAccounts(tx)
    if (await readOldestAccountRow(tx)) return null
    const created = await createAccount(tx, account)
    await prepare(tx, created.accountId)
    return created
  })
}
