import { EmptyState } from "../../components/empty-state.tsx"

/**
 * Shown while there is at most one account: what further accounts are for, and how a program creates them.
 */
export function AddAccounts({ isEmpty }: { isEmpty: boolean }) {
  return (
    <EmptyState title={isEmpty ? "No account yet" : "An account for each customer"} curl={curl()} sdk={sdk()}>
      Give each customer, product or test environment an account of its own. It has its own credentials, numbers,
      webhooks and members, cannot see other accounts, and can be suspended alone. A program that signs customers up
      makes them with the operator's token; “npx posthorn operator token” on the server prints one.
    </EmptyState>
  )
}

const curl = () =>
  `curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/accounts \\
  -H 'content-type: application/json' -d '{ "name": "Bell Hotels", "rate_per_second": 50 }'`

const sdk = () =>
  `const operator = new Posthorn({ baseUrl: "${location.origin}", operatorToken: process.env.OPERATOR_TOKEN })
const { sid, auth_token } = await operator.operator.accounts.create({ name: "Bell Hotels", rate_per_second: 50 })`
