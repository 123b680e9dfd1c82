import { Button } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import type { Message } from "@posthorn/client"
import { deleteMessage } from "../../components/message/messages-api.ts"
import * as strings from "./strings.ts"

export function DeleteButton({ message }: { message: Message }) {
  const speaker = useAccount()
  const [isOpen, { open, close }] = useDisclosure(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isWaiting = message.status === "queued"
  const confirm = async () => {
    await deleteMessage(speaker, message.sid)
    await navigate({ to: "/messages" })
    queries.removeQueries({ queryKey: [speaker.account?.account_sid, "message", message.sid] })
    await queries.invalidateQueries({ queryKey: [speaker.account?.account_sid, "messages"] })
    tell(isWaiting ? strings.deletedUnsent : strings.deleted)
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon name="trash" size={16} />} onClick={open}>
        {strings.deleteButton}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        close={close}
        title={isWaiting ? strings.deleteUnsentTitle : strings.deleteThisMessage}
        act={strings.deleteButton}
        isDangerous
        confirm={confirm}
      >
        {isWaiting ? strings.deleteUnsentText : strings.deleteText}
      </ConfirmDialog>
    </>
  )
}
