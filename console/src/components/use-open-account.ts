import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"
import { tell } from "./tell.ts"
import * as strings from "./strings.ts"

export interface OpenedAccount {
  sid: string
  name: string
}

/** Opens the pages of an account for an operator, beginning with the page `to`. */
export function useOpenAccount(to: "/" | "/verifications"): (account: OpenedAccount) => void {
  const { choose } = useAccount()
  const navigate = useNavigate()
  return ({ sid, name }) => {
    choose({ account_sid: sid, account_name: name, role: "owner" })
    tell(strings.nowViewing(name))
    void navigate({ to })
  }
}
