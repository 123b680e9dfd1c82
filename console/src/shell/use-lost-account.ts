import { useEffect, useRef } from "react"
import { useAccount } from "../api/account.tsx"
import { tell } from "../components/tell.ts"
import * as strings from "./strings.ts"

/** Notifies a member whom an owner removed from the open account. The pages continue with another account. */
export function useLostAccount(): void {
  const { session, account } = useAccount()
  const before = useRef(account)
  useEffect(() => {
    const lost = before.current
    before.current = account
    if (!lost || lost.account_sid === account?.account_sid || session.member.is_operator) return
    if (session.memberships.some(({ account_sid: sid }) => sid === lost.account_sid)) return
    tell(strings.lostAccount(lost.account_name, account?.account_name ?? ""))
  }, [session, account])
}
