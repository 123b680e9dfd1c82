import { EventType } from "../../components/event-type.tsx"
import classes from "./events.module.css"

/** Good, moving, needs attention, or bad. A type that is not listed is neutral. */
const toneOf: Record<string, string> = {
  "messages.queued": "moving",
  "messages.sending": "moving",
  "messages.sent": "moving",
  "messages.delivered": "good",
  "messages.read": "good",
  "messages.received": "good",
  "messages.undelivered": "bad",
  "messages.failed": "bad",
  "payments.requires_action": "moving",
  "payments.processing": "moving",
  "payments.authorized": "moving",
  "payments.completed": "good",
  "payments.failed": "bad",
  "payments.expired": "warn",
  "payments.review_required": "bad",
  "refunds.created": "moving",
  "refunds.completed": "good",
  "refunds.failed": "bad",
  "disputes.opened": "bad",
  "webhooks.failing": "warn",
  "webhooks.disabled": "bad",
}

export function EventName({ type }: { type: string }) {
  return (
    <code className={classes.type} data-tone={toneOf[type]}>
      <EventType type={type} />
    </code>
  )
}
