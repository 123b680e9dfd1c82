import { Button, type ButtonProps } from "@mantine/core"
import { tellFailure } from "./tell.ts"
import { useAct } from "./use-act.ts"

export interface ActButtonProps extends Omit<ButtonProps, "loading"> {
  "aria-label"?: string
  act(): Promise<unknown>
}

/**
 * Performs its action at once, without a dialog. A notice shows a failure. A click does not open the row
 * around it.
 */
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
