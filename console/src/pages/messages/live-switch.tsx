import { Button } from "@mantine/core"
import { useHotkeys } from "@mantine/hooks"
import type { StreamState } from "./follow-messages.ts"
import classes from "./messages.module.css"

export type LiveMode = "on" | "paused"

export function LiveSwitch({
  mode,
  state,
  change,
}: {
  mode: LiveMode
  state: StreamState
  change(mode: LiveMode): void
}) {
  const isOn = mode === "on"
  const toggle = () => change(isOn ? "paused" : "on")
  useHotkeys([["p", toggle]])
  const words = isOn ? { live: "Live", connecting: "Connecting", broken: "Reconnecting" }[state] : "Paused"
  const label = isOn ? "Pause the log (p)" : "Go on with the log (p)"
  return (
    <Button
      variant="default"
      onClick={toggle}
      aria-pressed={isOn}
      title={label}
      leftSection={<span className={classes.live} data-state={isOn ? state : "paused"} />}
    >
      {words}
    </Button>
  )
}
