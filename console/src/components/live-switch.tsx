import { Button } from "@mantine/core"
import { useHotkeys } from "@mantine/hooks"
import classes from "./live-switch.module.css"
import * as strings from "./strings.ts"

export type LiveMode = "on" | "paused"

export type StreamState = "connecting" | "live" | "broken"

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
  const words = isOn
    ? { live: strings.live, connecting: strings.connecting, broken: strings.reconnecting }[state]
    : strings.paused
  const label = isOn ? strings.pauseLog : strings.resumeLog
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

/** Shown above a list that holds back new rows: their number, and a button that shows them. */
export function NewRows({ label, show }: { label: string; show(): void }) {
  return (
    <div className={classes.pill}>
      <Button size="compact-sm" radius="xl" leftSection="↑" onClick={show}>
        {label}
      </Button>
    </div>
  )
}
