import { useQueryClient } from "@tanstack/react-query"
import type { ApiKey } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"

export function RevokeApiKey({ apiKey, close }: { apiKey: ApiKey | null; close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const shown = useLast(apiKey)
  const revoke = async () => {
    if (!apiKey) return
    await client.apiKeys.revoke(apiKey.sid)
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "api_keys"] })
    tell(`${apiKey.name} is revoked.`)
  }
  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      close={close}
      title={`Revoke “${shown?.name}”?`}
      act="Revoke"
      isDangerous
      confirm={revoke}
    >
      Whatever signs in with it is refused from now on, for good. The key stays in the list.
    </ConfirmDialog>
  )
}
