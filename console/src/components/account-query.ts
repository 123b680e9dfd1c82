import { queryOptions } from "@tanstack/react-query"
import type { useAccount } from "../api/account.tsx"

export function accountQuery({ account, client }: Pick<ReturnType<typeof useAccount>, "account" | "client">) {
  return queryOptions({
    queryKey: [account?.account_sid, "account"],
    queryFn: ({ signal }) => client.account.get({ signal }),
  })
}
