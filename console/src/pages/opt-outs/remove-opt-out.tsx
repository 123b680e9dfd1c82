import { useQueryClient } from "@tanstack/react-query"
import type { OptOut } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"

export function RemoveOptOut({ optOut, close }: { optOut: OptOut | null; close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const shown = useLast(optOut)
  const remove = async () => {
    if (!optOut) return
    await client.optOuts.delete({ from: optOut.from, to: optOut.to })
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "opt_outs"] })
    tell(`${optOut.from} may write to ${optOut.to} again.`)
  }
  return (
    <ConfirmDialog
      isOpen={optOut !== null}
      close={close}
      title="Let the sender write again?"
      act="Remove the opt-out"
      isDangerous
      confirm={remove}
    >
      Only for recipients who asked for it by another way than START, such as on paper: {shown?.to} wrote{" "}
      {shown?.keyword} to {shown?.from}.
    </ConfirmDialog>
  )
}
