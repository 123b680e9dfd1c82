import { Modal, Stack, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Confirmation } from "./confirmation.tsx"

export interface ConfirmDialogProps {
  isOpen: boolean
  close(): void
  title: string
  /** What will be and what cannot be taken back. */
  children: ReactNode
  /** On the button: the verb of the act. */
  act: string
  isDangerous?: boolean
  /** Done when it resolves; what it throws is shown, and the dialog stays. */
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
