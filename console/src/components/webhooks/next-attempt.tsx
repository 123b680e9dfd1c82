import { Text } from "@mantine/core"
import type { Delivery, Webhook } from "@posthorn/client"
import { Filled } from "../filled.tsx"
import { Time } from "../time.tsx"
import * as strings from "./strings.ts"

export interface Wait {
  /** The reason for the delay; undefined when only the delivery's own schedule applies. */
  reason?: string
  /** The time of the next attempt. Null when none is set. */
  at: string | null
}

/**
 * Why a pending delivery waits, and until when: the later of its own schedule and the pause of its endpoint.
 */
export function waitOf(
  { next_attempt_at: due }: Pick<Delivery, "next_attempt_at">,
  webhook: Webhook | undefined,
): Wait {
  if (!webhook || webhook.status === "disabled") return { at: due }
  const { status, circuit, consecutive_failures: failures, paused_until: pausedUntil } = webhook
  if (status === "paused") return { reason: strings.waitPaused, at: null }
  if (circuit.state === "open") return { reason: strings.waitCircuitOpen(failures), at: laterOf(due, circuit.retry_at) }
  if (circuit.state === "half_open") return { reason: strings.waitCircuitHalfOpen, at: null }
  if (pausedUntil && Date.parse(pausedUntil) > Date.now())
    return { reason: strings.waitRetryAfter, at: laterOf(due, pausedUntil) }
  return { at: due }
}

/** Shows when the next attempt is made, and what delays it. */
export function NextAttempt({ delivery, webhook }: { delivery: Delivery; webhook: Webhook | undefined }) {
  const { reason, at } = waitOf(delivery, webhook)
  if (delivery.status !== "pending" || (!reason && !at)) return null
  return (
    <Text size="xs" c="dimmed">
      {at && <MomentOrNow at={at} />} {reason}
    </Text>
  )
}

function MomentOrNow({ at }: { at: string }) {
  if (Date.parse(at) <= Date.now()) return strings.nextAttemptNow
  return <Filled text={strings.nextAttempt} parts={{ time: <Time at={at} short /> }} />
}

/** Times of the API sort as texts. */
function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}
