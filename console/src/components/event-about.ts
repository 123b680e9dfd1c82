import type { Event, Webhook } from "@posthorn/client"
import { formatAmount } from "../money.ts"
import * as strings from "./strings.ts"

export interface About {
  /** The type of the subject, in words. */
  text: string
  /** The page of the subject. Null if it has none. */
  to: string | null
  sid: string | null
}

/** The subject of an event. An unknown, newer type is shown with its sid alone. */
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
        text: strings.factorOf(data.factor_type.replaceAll("_", " "), data.subject || strings.erasedSubject),
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
      return { text: strings.numbersOf(data.key), to: "/verifications/blocks", sid: data.sid }
    default:
      if ("direction" in data) return message(data)
      if ("payment_sid" in data) return ofPayment(type, data)
      if ("amount" in data) return payment(data)
      if ("subject" in data) return { text: data.subject || strings.erasedSubject, to: null, sid: data.sid }
      if ("purpose" in data)
        return { text: strings.verificationOf(data.to, data.purpose), ...placeOf("verifications", data.sid) }
      return unknown(data)
  }
}

type Payment = Extract<Event, { type: "payments.completed" }>["data"]

function payment({ sid, amount, currency, description }: Payment): About {
  const money = formatAmount(amount, currency)
  return { text: description ? `${money}, ${description}` : money, ...placeOf("payments", sid) }
}

type OfPayment = Extract<Event, { type: "refunds.completed" | "disputes.opened" }>["data"]

/** A refund or a dispute links to its payment. */
function ofPayment(type: string, { payment_sid: sid, amount, currency }: OfPayment): About {
  const text = type.startsWith("refunds.") ? strings.refundOf : strings.disputeOf
  return { text: text(formatAmount(amount, currency)), ...placeOf("payments", sid) }
}

type Message = Extract<Event, { type: "messages.queued" }>["data"]

function message({ sid, direction, to, from, error_code: code }: Message): About {
  const party = direction === "inbound" ? strings.fromParty(from) : strings.toParty(to)
  return { text: code ? `${party}: ${code.replaceAll("_", " ")}` : party, ...placeOf("messages", sid) }
}

function testOf(webhooks: readonly Webhook[], sid: string): string {
  const webhook = webhooks.find((each) => each.sid === sid)
  return strings.testOf(webhook ? webhook.description || webhook.url : strings.anEndpoint)
}

function unknown(data: Record<string, unknown>): About {
  const sid = typeof data["sid"] === "string" ? data["sid"] : null
  return { text: sid ?? "–", to: null, sid }
}

function placeOf(page: string, sid: string): Pick<About, "to" | "sid"> {
  return { to: `/${page}/${sid}`, sid }
}
