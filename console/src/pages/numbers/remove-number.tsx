import { useQueryClient } from "@tanstack/react-query"
import type { PhoneNumber } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import * as strings from "./strings.ts"

export function RemoveNumber({ number, close }: { number: PhoneNumber | null; close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const shown = useLast(number)
  const remove = async () => {
    if (!number) return
    await client.phoneNumbers.delete(number.sid)
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "phone_numbers"] })
    tell(strings.numberRemoved(number.number))
  }
  return (
    <ConfirmDialog
      isOpen={number !== null}
      close={close}
      title={strings.removeTitle(shown?.number ?? "")}
      act={strings.remove}
      isDangerous
      confirm={remove}
    >
      {shown?.status === "active" ? strings.removeText : strings.removeRequestText}
    </ConfirmDialog>
  )
}
