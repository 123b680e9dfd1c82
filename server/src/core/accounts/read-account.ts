import type { Tx } from "#core/db/database.ts"
import { hasOtherAccount } from "./store.ts"

export {
  isAccountSuspended,
  listAccounts,
  listAccountPage,
  readAccount,
  readAccountForUpdate,
  readTokenFacts,
} from "./store.ts"
export type { TokenFacts } from "./store.ts"

/** Returns whether the installation has no other account. */
export async function isOnlyAccount(tx: Tx, accountId: string): Promise<boolean> {
  return !(await hasOtherAccount(tx, accountId))
}
