import type { Webhook } from "posthorn"

export type Mood = "enabled" | "failing" | "paused" | "disabled"

const disabledReasons: Record<NonNullable<Webhook["disabled_reason"]>, string> = {
  gone: "It answered 410 Gone, so nothing is sent to it any more.",
  failing: "Nothing succeeded for five days, so nothing is sent to it any more.",
  by_user: "Nothing is sent to it, and what happens meanwhile is not kept for it.",
}

/** How an endpoint does, in a word. */
export function moodOf({ status, consecutive_failures, circuit }: Webhook): Mood {
  if (status !== "enabled") return status
  return consecutive_failures > 0 || circuit.state !== "closed" ? "failing" : "enabled"
}

/** What a person should know of it before everything else; nothing of one that does well. */
export function warningOf(webhook: Webhook): string | undefined {
  const { status, disabled_reason, circuit, paused_until } = webhook
  if (status === "disabled") return disabledReasons[disabled_reason ?? "by_user"]
  if (status === "paused") return "Nothing is sent to it, and everything waits until it is enabled again."
  if (circuit.state === "open")
    return "It failed ten times in a row, so it is left alone for a while. What waits uses up no attempt."
  if (circuit.state === "half_open")
    return "It failed ten times in a row. The next request decides whether it is called as before."
  return paused_until && Date.parse(paused_until) > Date.now() ? "It asked not to be called for a while." : undefined
}

/** What people call it, or where it is: its host and path, without what may be long or secret behind them. */
export function endpointName({ description, url }: Pick<Webhook, "description" | "url">): string {
  if (description || !URL.canParse(url)) return description || url
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/$/, "")
}
