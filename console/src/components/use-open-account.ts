import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"
import { tell } from "./tell.ts"
import * as strings from "./strings.ts"

export interface OpenedAccount {
  sid: string
  name: string
}

/** Lets an operator see the pages of an account, beginning with the one at `to`. */
export function useOpenAccount(to: "/" | "/verifications"): (account: OpenedAccount) => void {
  const { choose } = useAccount()
  const navigate = useNavigate()
  return ({ sid, name }) => {
    choose({ account_sid: sid, account_name: name, role: "owner" })
    tell(strings.nowViewing(name))
    void navigate({ to })
  }
}
