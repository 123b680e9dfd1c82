import { Button } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import type { Message } from "posthorn"
import { deleteMessage } from "../../components/message/messages-api.ts"

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
    tell(isWaiting ? "The message is deleted and is not sent." : "The message is deleted.")
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon name="trash" size={16} />} onClick={open}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        close={close}
        title={isWaiting ? "Cancel and delete this message?" : "Delete this message?"}
        act="Delete"
        isDangerous
        confirm={confirm}
      >
        {isWaiting
          ? "It is not sent any more. Its text and media are erased at once, and it cannot be brought back."
          : "Its text and media are erased at once, and it cannot be brought back. A message that a carrier has cannot be recalled."}
      </ConfirmDialog>
    </>
  )
}
