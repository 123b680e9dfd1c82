import { useMemo } from "react"
import { useAccount } from "../api/account.tsx"
import { pages } from "../pages.ts"
import type { PageDefinition } from "./page-definition.ts"

type Entry = PageDefinition["navigation"]

/** The pages that the member may see, in the order of the navigation. */
export function usePages(): Entry[] {
  const { session, account } = useAccount()
  const { is_operator: isOperator } = session.member
  const role = account?.role
  return useMemo(() => {
    const isFor = ({ section, forOwners }: Entry) => section === "account" && (!forOwners || role === "owner")
    return pages.map(({ navigation }) => navigation).filter((entry) => isOperator || isFor(entry))
  }, [isOperator, role])
}
