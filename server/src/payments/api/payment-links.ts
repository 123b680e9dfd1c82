import { z } from "zod"
import { getPayment as get } from "#payments/payments/read/get-payment.ts"
import { paymentResource } from "#payments/payments/payment-resource.ts"
import { lockSendable, sendLink } from "#payments/payments/links/send-link.ts"
import { runIdempotentInTwoSteps } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { linkMessageAfter, sendAgainParameters } from "./payment-link-schema.ts"
import { paymentExample, paymentSchema } from "./payment-schema.ts"
import type { PaymentNeeds } from "./payments.ts"

const example = {
  ...paymentExample,
  status: "pending",
  amount_captured: 0,
  amount_fee: 0,
  provider: null,
  provider_sid: null,
  provider_reference: null,
  is_live: null,
  checkout_url: "https://posthorn.example.com/pay/dGhpcyBpcyBhIHRva2Vu",
  payment_method_details: null,
  send: {
    to: "+15552345678",
    from: "+15551234567",
    channel: "sms",
    receipt: true,
    reminder_at: "2026-11-21T10:30:00.000Z",
    reminder_sent_at: null,
  },
  expires_at: "2026-12-21T08:30:00.000Z",
  completed_at: null,
}

export const sendPaymentLink = operation<PaymentNeeds>()({
  id: "sendPaymentLink",
  tag: "Payments",
  summary: "Send the link of a payment",
  description:
    "Sends the link to the page of a payment that is `pending` or `requires_action`. You can send it up to ten times. `to` and `from` default to the values of the earlier message. Needs an `Idempotency-Key`.",
  scopes: ["payments"],
  sid: "payment",
  needsKey: true,
  body: z.object(sendAgainParameters),
  bodyExamples: {
    first: {
      summary: "Send it, with a reminder after two hours",
      value: { to: "+15552345678", from: "+15551234567", reminder_after: 7_200 },
    },
  },
  responses: { 200: { description: "The current payment.", schema: paymentSchema, example } },
  problems: [
    "payment_not_found",
    "payment_state",
    "too_many_links",
    "invalid_address",
    "same_address",
    "sender_not_owned",
    "sender_not_allowed",
    "recipient_opted_out",
    "channel_unavailable",
    "message_too_long",
    "template_required",
  ],
  async handle(needs, request) {
    const { payments } = needs
    const { accountId, id, body } = request
    const from = body.from?.text ?? (await get(payments.db, accountId, id)).linkMessage?.from
    const verdict = from === undefined ? "allowed" : await payments.senders.check(accountId, from)
    return await runIdempotentInTwoSteps(needs, request, {
      async begin(tx) {
        const payment = await lockSendable(tx, payments, { accountId, id })
        const until = { now: payments.clock.now(), expiresAt: payment.expiresAt }
        const linkMessage = linkMessageAfter(payment.linkMessage, body, until)
        await sendLink(tx, payments, payment, { linkMessage, verdict })
        return {}
      },
      async finish() {
        return { status: 200, json: paymentResource(await get(payments.db, accountId, id), payments) }
      },
    })
  },
})
