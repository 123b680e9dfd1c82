import { queryOptions } from "@tanstack/react-query"
import type { useAccount } from "../../api/account.tsx"

export function settingsQuery({ account, client }: Pick<ReturnType<typeof useAccount>, "account" | "client">) {
  return queryOptions({
    queryKey: [account?.account_sid, "opt_out_settings"],
    queryFn: ({ signal }) => client.optOuts.getSettings({ signal }),
  })
}
