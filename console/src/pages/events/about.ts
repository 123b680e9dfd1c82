import type { Event, Webhook } from "posthorn"

export interface About {
  /** What it happened to, in words. */
  text: string
  /** The page of that; null for what has none. */
  to: string | null
  sid: string | null
}

/** What an event is about. A type that came later than this page is shown with its sid alone. */
export function aboutOf(event: Event, webhooks: readonly Webhook[] = []): About {
  const { type, data } = event
  switch (type) {
    case "factors.created":
    case "factors.verified":
    case "factors.deleted":
    case "challenges.approved":
    case "challenges.denied":
    case "challenges.expired":
      return {
        text: `${data.factor_type.replaceAll("_", " ")} of ${data.subject || "an erased subject"}`,
        to: null,
        sid: data.sid,
      }
    case "webhooks.test":
      return { text: testOf(webhooks, data.webhook_sid), ...placeOf("webhooks", data.webhook_sid) }
    case "webhooks.failing":
    case "webhooks.disabled":
      return { text: data.description || data.url, ...placeOf("webhooks", data.sid) }
    case "differences.opened":
    case "differences.resolved":
      return { text: `${data.type} ${data.provider_reference}`, to: null, sid: data.sid }
    case "verifications.blocked":
      return { text: `Numbers of ${data.key}`, to: "/verifications/blocks", sid: data.sid }
    default:
      if ("direction" in data) return message(data)
      if ("payment_sid" in data) return { text: data.payment_sid, ...placeOf("payments", data.payment_sid) }
      if ("amount" in data) return { text: data.description ?? data.sid, ...placeOf("payments", data.sid) }
      if ("subject" in data) return { text: data.subject || "An erased subject", to: null, sid: data.sid }
      if ("purpose" in data) return { text: `${data.to} for ${data.purpose}`, ...placeOf("verifications", data.sid) }
      return unknown(data)
  }
}

type Message = Extract<Event, { type: "messages.queued" }>["data"]

function message({ sid, direction, to, from, error_code: code }: Message): About {
  const party = direction === "inbound" ? `From ${from}` : `To ${to}`
  return { text: code ? `${party}: ${code.replaceAll("_", " ")}` : party, ...placeOf("messages", sid) }
}

function testOf(webhooks: readonly Webhook[], sid: string): string {
  const webhook = webhooks.find((each) => each.sid === sid)
  return `Test of ${webhook ? webhook.description || webhook.url : "an endpoint"}`
}

function unknown(data: Record<string, unknown>): About {
  const sid = typeof data["sid"] === "string" ? data["sid"] : null
  return { text: sid ?? "–", to: null, sid }
}

function placeOf(page: string, sid: string): Pick<About, "to" | "sid"> {
  return { to: `/${page}/${sid}`, sid }
}
