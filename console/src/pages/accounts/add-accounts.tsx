import { EmptyState } from "../../components/empty-state.tsx"
import * as strings from "./strings.ts"

/**
 * Shown while there is at most one account: what further accounts are for, and how a program creates them.
 */
export function AddAccounts({ isEmpty }: { isEmpty: boolean }) {
  return (
    <EmptyState title={isEmpty ? strings.noAccountYet : strings.addAccountsTitle} curl={curl()} sdk={sdk()}>
      {strings.addAccountsText}
    </EmptyState>
  )
}

const curl = () =>
  `curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/accounts \\
  -H 'content-type: application/json' -d '{ "name": "Bell Hotels", "rate_per_second": 50 }'`

const sdk = () =>
  `const operator = new Posthorn({ baseUrl: "${location.origin}", operatorToken: process.env.OPERATOR_TOKEN })
const { sid, auth_token } = await operator.operator.accounts.create({ name: "Bell Hotels", rate_per_second: 50 })`
