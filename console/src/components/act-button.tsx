import { Button, type ButtonProps } from "@mantine/core"
import { tellFailure } from "./tell.ts"
import { useAct } from "./use-act.ts"

export interface ActButtonProps extends Omit<ButtonProps, "loading"> {
  "aria-label"?: string
  act(): Promise<unknown>
}

/** Does its act at once, without a dialog: a notice tells what fails. Of a row that opens on a click it is left closed. */
export function ActButton({ act, ...look }: ActButtonProps) {
  const { go, isBusy } = useAct(act, tellFailure)
  return (
    <Button
      {...look}
      loading={isBusy}
      onClick={(event) => {
        event.stopPropagation()
        go()
      }}
    />
  )
}
