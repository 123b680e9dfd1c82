import { useQueryClient } from "@tanstack/react-query"
import type { ApiKey } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import * as strings from "./strings.ts"

export function RevokeApiKey({ apiKey, close }: { apiKey: ApiKey | null; close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const shown = useLast(apiKey)
  const revoke = async () => {
    if (!apiKey) return
    await client.apiKeys.revoke(apiKey.sid)
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "api_keys"] })
    tell(strings.keyRevoked(apiKey.name))
  }
  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      close={close}
      title={strings.revokeTitle(shown?.name ?? "")}
      act={strings.revoke}
      isDangerous
      confirm={revoke}
    >
      {strings.revokeText}
    </ConfirmDialog>
  )
}
