import { Button, Group, Modal, Stack, Text } from "@mantine/core"
import { useState, type ReactNode } from "react"
import { ErrorAlert } from "./error-alert.tsx"

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

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, close, title, children, act, isDangerous = false, confirm } = props
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setError(null)
    close()
  }
  const go = async () => {
    setBusy(true)
    setError(null)
    try {
      await confirm()
      leave()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened={isOpen} onClose={leave} title={title}>
      <Stack>
        <Text component="div">{children}</Text>
        {error !== null && <ErrorAlert error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave} data-autofocus>
            Cancel
          </Button>
          <Button color={isDangerous ? "red.8" : undefined} loading={isBusy} onClick={() => void go()}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
