import { useQueryClient } from "@tanstack/react-query"
import type { WebhooksResource } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { useMay } from "../../components/use-may.ts"

export interface Acts {
  webhooks: WebhooksResource
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
  const { change: mayChange } = useMay()
  return {
    webhooks: client.webhooks,
    cancelReplay: (sid) => client.replays.cancel(sid),
    mayChange,
    refresh: () => queries.invalidateQueries({ queryKey: [account?.account_sid] }),
  }
}
