import { Button, Group } from "@mantine/core"
import { ErrorAlert } from "./error-alert.tsx"
import * as strings from "./strings.ts"
import { useAct } from "./use-act.ts"

export interface ConfirmationProps {
  /** The text of the button: a verb. */
  act: string
  isDangerous?: boolean
  size?: "xs" | "sm"
  /** An error is shown above the buttons. */
  confirm(): Promise<unknown>
  /** The text of the other button. */
  keep?: string
  leave(): void
}

/** The two answers to a question. */
export function Confirmation(props: ConfirmationProps) {
  const { act, isDangerous = false, size = "sm", confirm, keep = strings.cancel, leave } = props
  const { go, error, isBusy } = useAct(confirm)
  return (
    <>
      {error !== null && <ErrorAlert error={error} />}
      <Group justify="flex-end">
        <Button size={size} variant="default" onClick={leave} data-autofocus>
          {keep}
        </Button>
        <Button size={size} color={isDangerous ? "red.8" : undefined} loading={isBusy} onClick={() => go()}>
          {act}
        </Button>
      </Group>
    </>
  )
}
