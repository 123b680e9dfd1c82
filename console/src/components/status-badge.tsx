import classes from "./status-badge.module.css"

/** Good, moving, needs attention, or bad. A word that is not listed is neutral. */
const tones: Readonly<Record<string, string>> = {
  delivered: "good",
  received: "good",
  succeeded: "good",
  enabled: "good",
  active: "good",
  up: "good",
  connected: "good",
  ready: "good",
  approved: "good",
  queued: "moving",
  sending: "moving",
  sent: "moving",
  pending: "moving",
  connecting: "moving",
  retrying: "warn",
  failing: "warn",
  suspended: "warn",
  running: "moving",
  completed: "good",
  paused: "warn",
  expiring: "warn",
  degraded: "warn",
  expired: "warn",
  conflict: "warn",
  to_review: "moving",
  rejected: "bad",
  undelivered: "bad",
  failed: "bad",
  disabled: "bad",
  revoked: "bad",
  max_attempts_reached: "bad",
  requires_action: "moving",
  processing: "moving",
  authorized: "warn",
  needs_review: "bad",
  needs_response: "bad",
  warning: "warn",
  under_review: "moving",
  won: "good",
  lost: "bad",
  disputed: "bad",
  dispute_lost: "bad",
  blocked: "bad",
  down: "bad",
}

/** `good`, `moving`, `warn` or `bad`. */
export function toneOf(status: string): string | undefined {
  return tones[status]
}

/**
 * A plain element: a page of messages renders fifty of them, and a component of the library costs ten times
 * as much.
 */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={classes.badge} data-tone={toneOf(status)}>
      {status.replaceAll("_", " ")}
    </span>
  )
}
