import { useQueryClient } from "@tanstack/react-query"
import type { WebhooksResource } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { useMay } from "../../components/use-may.ts"

export interface Acts {
  webhooks: WebhooksResource
  cancelReplay(replaySid: string): Promise<unknown>
  /** Whether the member may perform the actions. The server refuses them otherwise. */
  mayChange: boolean
  /** Called after an action: reads all shown data of the account again. */
  refresh(): Promise<void>
}

/** The actions on webhooks in the chosen account. */
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
