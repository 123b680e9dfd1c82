import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../api/account.tsx"
import { readListPage } from "./list-page.ts"

const accountsMax = 1_000

export interface Accounts {
  /** The name, or the sid of an account that is not among the newest thousand. */
  nameOf(sid: string): string
  isSuspended(sid: string): boolean
  /** For a select, the newest at the top. */
  options: { value: string; label: string }[]
}

/** The accounts of the installation, by name. */
export function useAccounts(): Accounts {
  const { client } = useAccount()
  const { data } = useQuery({
    queryKey: ["operator", "accounts", "names"],
    queryFn: ({ signal }) => readListPage(client.operator.accounts.list({ limit: accountsMax }, { signal })),
  })
  const accounts = data?.data ?? []
  const find = (sid: string) => accounts.find((account) => account.sid === sid)
  return {
    nameOf: (sid) => find(sid)?.name ?? sid,
    isSuspended: (sid) => find(sid)?.status === "suspended",
    options: accounts.map(({ sid, name }) => ({ value: sid, label: name })),
  }
}
