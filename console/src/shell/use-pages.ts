import { use, useMemo } from "react"
import { useAccount } from "../api/account.tsx"
import { NavigationEntries, type NavigationEntry } from "./navigation-entries.ts"

/** The pages that the member may see, in the order of the navigation. */
export function usePages(): NavigationEntry[] {
  const { session, account } = useAccount()
  const entries = use(NavigationEntries)
  const { is_operator: isOperator } = session.member
  const role = account?.role
  return useMemo(() => {
    const isFor = ({ section, forOwners }: NavigationEntry) => section === "account" && (!forOwners || role === "owner")
    return entries.filter((entry) => isOperator || isFor(entry))
  }, [entries, isOperator, role])
}
