import { Modal, Stack, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Confirmation } from "./confirmation.tsx"

export interface ConfirmDialogProps {
  isOpen: boolean
  close(): void
  title: string
  /** The effect of the action, and what cannot be undone. */
  children: ReactNode
  /** The text of the button: a verb. */
  act: string
  isDangerous?: boolean
  /** Performs the action. If it rejects, the dialog stays open and shows the error. */
  confirm(): Promise<unknown>
}

export function ConfirmDialog({ isOpen, close, title, children, act, isDangerous, confirm }: ConfirmDialogProps) {
  const confirmed = async () => {
    await confirm()
    close()
  }
  return (
    <Modal opened={isOpen} onClose={close} title={title}>
      <Stack>
        <Text component="div">{children}</Text>
        <Confirmation act={act} isDangerous={isDangerous} confirm={confirmed} leave={close} />
      </Stack>
    </Modal>
  )
}
