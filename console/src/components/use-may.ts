import { useAccount } from "../api/account.tsx"

/**
 * The permissions of the member's role: to change the account's objects, and to manage its tokens and keys.
 * The server checks them again.
 */
export function useMay(): { change: boolean; own: boolean } {
  const { session, account } = useAccount()
  const isOperator = session.member.is_operator
  return {
    change: isOperator || (account !== null && account.role !== "viewer"),
    own: isOperator || account?.role === "owner",
  }
}
