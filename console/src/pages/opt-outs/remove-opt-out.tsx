import { useQueryClient } from "@tanstack/react-query"
import type { OptOut } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import * as strings from "./strings.ts"

export function RemoveOptOut({ optOut, close }: { optOut: OptOut | null; close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const shown = useLast(optOut)
  const remove = async () => {
    if (!optOut) return
    await client.optOuts.delete({ ...(optOut.from !== null && { from: optOut.from }), to: optOut.to })
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "opt_outs"] })
    tell(strings.mayWriteToAgain(optOut.from ?? strings.everySender, optOut.to))
  }
  return (
    <ConfirmDialog
      isOpen={optOut !== null}
      close={close}
      title={strings.removeTitle}
      act={strings.removeTheOptOut}
      isDangerous
      confirm={remove}
    >
      {shown && strings.removeText(shown.to, shown.from ?? strings.everySender)}
    </ConfirmDialog>
  )
}
