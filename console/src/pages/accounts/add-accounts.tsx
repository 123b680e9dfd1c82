import { EmptyState } from "../../components/empty-state.tsx"
import { createAccount } from "../../snippets/generated/create-account.ts"
import * as strings from "./strings.ts"

/**
 * Shown while there is at most one account: what further accounts are for, and how a program creates them.
 */
export function AddAccounts({ isEmpty }: { isEmpty: boolean }) {
  return (
    <EmptyState title={isEmpty ? strings.noAccountYet : strings.addAccountsTitle} snippet={createAccount}>
      {strings.addAccountsText}
    </EmptyState>
  )
}
