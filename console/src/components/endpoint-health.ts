import type { Webhook } from "posthorn"

export type Mood = "enabled" | "failing" | "paused" | "disabled"

const disabledReasons: Record<NonNullable<Webhook["disabled_reason"]>, string> = {
  gone: "The endpoint answered 410 Gone. It receives no more events.",
  failing: "No attempt succeeded for five days. The endpoint receives no more events.",
  by_user: "The endpoint receives no events. Events that happen in the meantime are not kept for it.",
}

/** The state of an endpoint in a word. */
export function moodOf({ status, consecutive_failures, circuit }: Webhook): Mood {
  if (status !== "enabled") return status
  return consecutive_failures > 0 || circuit.state !== "closed" ? "failing" : "enabled"
}

/** The most important fact about an endpoint's health; undefined for a healthy one. */
export function warningOf(webhook: Webhook): string | undefined {
  const { status, disabled_reason, circuit, paused_until, consecutive_failures: failures } = webhook
  if (status === "disabled") return disabledReasons[disabled_reason ?? "by_user"]
  if (status === "paused") return "The endpoint is paused. Its deliveries wait until it is enabled again."
  if (circuit.state === "open")
    return `Paused after ${failures} failures in a row. Waiting deliveries do not use up attempts.`
  if (circuit.state === "half_open")
    return `Failed ${failures} times in a row. Deliveries continue if the next request succeeds.`
  return paused_until && Date.parse(paused_until) > Date.now() ? "The endpoint asked to wait (Retry-After)." : undefined
}

/**
 * The endpoint's description, or its host and path. The query is omitted because it may be long or secret.
 */
export function endpointName({ description, url }: Pick<Webhook, "description" | "url">): string {
  if (description || !URL.canParse(url)) return description || url
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/$/, "")
}
