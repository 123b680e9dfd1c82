import { useQueryClient } from "@tanstack/react-query"
import type { WebhooksResource } from "posthorn"
import { useAccount } from "../../api/account.tsx"

export interface Acts {
  webhooks: WebhooksResource
  resend(deliverySid: string): Promise<unknown>
  cancelReplay(replaySid: string): Promise<unknown>
  /** Whether who is signed in may do them; the server refuses them anyway. */
  mayChange: boolean
  /** After an act: everything of the account that is shown is looked at again. */
  refresh(): Promise<void>
}

/** What a person can do about webhooks in the account that was chosen. */
export function useActs(): Acts {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  return {
    webhooks: client.webhooks,
    resend: (sid) => client.deliveries.resend(sid),
    cancelReplay: (sid) => client.replays.cancel(sid),
    mayChange: account?.role !== "viewer",
    refresh: () => queries.invalidateQueries({ queryKey: [account?.account_sid] }),
  }
}
