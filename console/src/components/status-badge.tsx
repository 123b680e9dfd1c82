import { Badge } from "@mantine/core"
import classes from "./status-badge.module.css"

/** Good, on its way, to be looked at, or bad. A word that is not listed is neutral. */
const toneOf: Record<string, string> = {
  delivered: "good",
  received: "good",
  succeeded: "good",
  enabled: "good",
  active: "good",
  up: "good",
  connected: "good",
  queued: "moving",
  sending: "moving",
  sent: "moving",
  pending: "moving",
  connecting: "moving",
  retrying: "warn",
  failing: "warn",
  running: "moving",
  completed: "good",
  paused: "warn",
  expiring: "warn",
  degraded: "warn",
  undelivered: "bad",
  failed: "bad",
  disabled: "bad",
  revoked: "bad",
  down: "bad",
}

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge variant="default" size="sm" radius="sm" classNames={{ root: classes.badge }} data-tone={toneOf[status]}>
      {status.replaceAll("_", " ")}
    </Badge>
  )
}
