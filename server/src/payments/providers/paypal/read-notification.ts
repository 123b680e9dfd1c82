import type { Notification } from "#payments/providers/provider.ts"
import { capture, notification, webhookVerificationAnswer, type Event } from "./answers.ts"
import { paymentSidOf } from "./charge-of-order.ts"
import type { PayPalClient } from "./client.ts"

export interface ReceivedNotification {
  body: Uint8Array
  headers: Readonly<Record<string, string>>
  /** PayPal's id of the webhook, which the signature covers. */
  webhookId: string | null
  deadline: number
}

/**
 * Returns a notification that PayPal confirms as signed, or null. It is also null if PayPal cannot be
 * reached. The sender then gets an error, and PayPal repeats a notification for three days.
 */
export async function readNotification(
  client: PayPalClient,
  { body, headers, webhookId, deadline }: ReceivedNotification,
): Promise<Notification | null> {
  const text = new TextDecoder().decode(body)
  const event = eventOf(text)
  const signature = signatureOf(headers)
  // The request below would lose blanks around the object, and PayPal sends none.
  if (webhookId === null || !event || !signature || text.trim() !== text) return null
  const answer = await client.call({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    // PayPal signed the text. Parsed and serialized again, 1.0 would be 1 and the signature wrong. The text
    // is valid JSON, so it is inserted unchanged.
    body: `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${text}}`,
    expects: webhookVerificationAnswer,
    deadline,
  })
  if (answer.kind !== "ok" || answer.value.verification_status !== "SUCCESS") return null
  const chargeReference = await orderIdOf(client, event, deadline)
  if (chargeReference === undefined) return null
  return { reference: event.id, chargeReference, paymentSid: paymentSidOf(event.resource.custom_id) }
}

function eventOf(text: string): Event | undefined {
  try {
    return notification.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const headerMax = 2_000

/** Returns undefined for headers that cannot be PayPal's, so that forged notifications cost no request. */
export function signatureOf(headers: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const parts = {
    transmission_id: headers["paypal-transmission-id"],
    transmission_time: headers["paypal-transmission-time"],
    transmission_sig: headers["paypal-transmission-sig"],
    cert_url: headers["paypal-cert-url"],
    auth_algo: headers["paypal-auth-algo"],
  }
  const found = Object.entries(parts).filter(
    (part): part is [string, string] => part[1] !== undefined && part[1] !== "" && part[1].length <= headerMax,
  )
  if (found.length < 5 || !isPayPals(parts.cert_url ?? "")) return undefined
  return Object.fromEntries(found)
}

/** The certificate in the signature must be at PayPal. */
function isPayPals(certUrl: string): boolean {
  const url = URL.parse(certUrl)
  return url?.protocol === "https:" && (url.hostname === "paypal.com" || url.hostname.endsWith(".paypal.com"))
}

/**
 * Returns the order of an event: its own, that of its payment, or that of the capture which it refunds or
 * disputes. Null without an order, and undefined when PayPal did not answer.
 */
async function orderIdOf(client: PayPalClient, event: Event, deadline: number): Promise<string | null | undefined> {
  const { event_type: type, resource } = event
  if (type.startsWith("CHECKOUT.ORDER.")) return resource.id ?? null
  const known = resource.order_id ?? resource.supplementary_data?.related_ids?.order_id
  if (known !== undefined) return known
  const captureId = captureIdOf(event)
  if (captureId === undefined) return null
  const answer = await client.call({
    method: "GET",
    path: `/v2/payments/captures/${captureId}`,
    expects: capture,
    deadline,
  })
  if (answer.kind === "problem" && answer.status === 404) return null
  return answer.kind === "ok" ? (answer.value.supplementary_data?.related_ids?.order_id ?? null) : undefined
}

function captureIdOf({ event_type: type, resource }: Event): string | undefined {
  if (type.startsWith("CUSTOMER.DISPUTE.")) return resource.disputed_transactions[0]?.seller_transaction_id
  const up = resource.links.find(({ rel, href }) => rel === "up" && href.includes("/captures/"))
  const id = up?.href.split("/").at(-1)
  return id !== undefined && /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : undefined
}
