import { Button } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { ComponentProps } from "react"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Icon } from "../../components/icon.tsx"
import { isFinal } from "../../components/message/message.ts"
import { tell } from "../../components/tell.ts"
import type { Message } from "@posthorn/client"
import { cancelMessage, deleteMessage, redactMessage } from "../../components/message/messages-api.ts"
import * as strings from "./strings.ts"

/** The acts of a member on a message: cancel it while it waits, erase its text afterwards, delete it. */
export function MessageActions({ message }: { message: Message }) {
  const speaker = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { sid, status } = message
  const isWaiting = status === "queued"
  const own = [speaker.account?.account_sid, "message", sid]
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: own }),
      queries.invalidateQueries({ queryKey: [speaker.account?.account_sid, "messages"] }),
    ])
  return (
    <>
      {isWaiting && (
        <Act
          icon="close"
          words={strings.cancelWords}
          confirm={async () => {
            await cancelMessage(speaker, sid)
            await changed()
            tell(strings.canceled)
          }}
        />
      )}
      {isFinal(message) && message.body !== "" && (
        <Act
          icon="trash"
          words={strings.redactWords}
          confirm={async () => {
            await redactMessage(speaker, sid)
            await changed()
            tell(strings.redacted)
          }}
        />
      )}
      <Act
        icon="trash"
        words={isWaiting ? strings.deleteUnsentWords : strings.deleteWords}
        confirm={async () => {
          await deleteMessage(speaker, sid)
          await navigate({ to: "/messages" })
          queries.removeQueries({ queryKey: own })
          await changed()
          tell(isWaiting ? strings.deletedUnsent : strings.deleted)
        }}
      />
    </>
  )
}

interface ActProps {
  icon: ComponentProps<typeof Icon>["name"]
  words: { button: string; title: string; text: string }
  confirm(): Promise<void>
}

function Act({ icon, words, confirm }: ActProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name={icon} size={16} />} onClick={open}>
        {words.button}
      </Button>
      <ConfirmDialog isOpen={isOpen} close={close} title={words.title} act={words.button} isDangerous confirm={confirm}>
        {words.text}
      </ConfirmDialog>
    </>
  )
}
