import { Button } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import { keepClearedAt } from "./cleared.ts"
import * as strings from "./strings.ts"

export function ClearInbox() {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const [isOpen, dialog] = useDisclosure(false)
  const clear = async () => {
    const at = new Date().toISOString()
    await client.simulator.messages.clear()
    keepClearedAt(account?.account_sid, at)
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "simulator"] })
    tell(strings.theHandsetsAreEmpty)
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon name="trash" size={14} />} onClick={dialog.open}>
        {strings.clear}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        close={dialog.close}
        title={strings.emptyAllHandsets}
        act={strings.empty}
        isDangerous
        confirm={clear}
      >
        {strings.emptyAllText}
      </ConfirmDialog>
    </>
  )
}
