import { useAccount } from "../api/account.tsx"

/** What the role allows: to change things of the account, and to have its tokens and keys. The server asks again. */
export function useMay(): { change: boolean; own: boolean } {
  const { session, account } = useAccount()
  const isOperator = session.member.is_operator
  return {
    change: isOperator || (account !== null && account.role !== "viewer"),
    own: isOperator || account?.role === "owner",
  }
}
