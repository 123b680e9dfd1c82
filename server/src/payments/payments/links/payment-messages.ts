import type { Transaction, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { planMessage, type PlannedMessage } from "#messaging/messages/accept/plan-message.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { checkSenders } from "#messaging/numbers/senders.ts"
import type { PaymentContext } from "../context.ts"
import { filledTemplate, linkText, receiptText, reminderText } from "./link-texts.ts"
import { checkoutUrlOf } from "./pay-link.ts"
import { readPayee, type Payee } from "../create/payee.ts"
import type { LinkMessage, LinkTemplate, Payment } from "../payment.ts"

/** Whether each recipient has opted out of messages from its sender, in order. */
export function haveOptedOut(
  tx: Tx,
  accountId: string,
  messages: readonly Pick<LinkMessage, "to" | "from">[],
): Promise<readonly boolean[]> {
  return optedOutPairs(
    tx,
    messages.map(({ to, from }) => ({ accountId, sender: from, recipient: to })),
  )
}

/**
 * Plans the message with the link. Null for a payment that sends none. Refuses with `MessagingRefusal`, also
 * for a requested receipt that WhatsApp would not take.
 */
export function planLink(context: PaymentContext, payment: Payment, name: string): PlannedMessage | null {
  const { linkMessage } = payment
  if (!linkMessage) return null
  if (linkMessage.hasReceipt) templateOf(linkMessage, "receipt")
  return plan(context, payment, linkMessage, {
    kind: "link",
    body: linkText(payment, name, checkoutUrlOf(payment, context)),
  })
}

interface PlannedFor {
  payment: Payment
  planned: PlannedMessage
}

export function planPaymentReceipts(
  tx: Tx,
  context: PaymentContext,
  accountId: string,
  payments: readonly Payment[],
): Promise<PlannedFor[]> {
  const asked = payments.filter(({ linkMessage }) => linkMessage?.hasReceipt)
  return planFollowing(tx, context, accountId, asked, { kind: "receipt", textOf: receiptText })
}

/** Plans the reminder of a payment. Undefined when it cannot be sent. */
export async function planReminder(
  tx: Tx,
  context: PaymentContext,
  payment: Payment,
): Promise<PlannedMessage | undefined> {
  const url = checkoutUrlOf(payment, context)
  const textOf = (_: Payment, { name }: Payee) => reminderText(payment, name, url)
  const planned = await planFollowing(tx, context, payment.accountId, [payment], { kind: "reminder", textOf })
  return planned[0]?.planned
}

/**
 * Plans messages that follow the links of payments of one account. It omits a message whose recipient has
 * opted out, whose sender the account can no longer use, or that cannot be sent. Such a message must not fail
 * its payment.
 */
async function planFollowing(
  tx: Tx,
  context: PaymentContext,
  accountId: string,
  payments: readonly Payment[],
  { kind, textOf }: { kind: PaymentMessageKind; textOf: (payment: Payment, payee: Payee) => string },
): Promise<PlannedFor[]> {
  const asked = payments.flatMap((payment) =>
    payment.linkMessage ? [{ payment, linkMessage: payment.linkMessage }] : [],
  )
  if (!asked.length) return []
  const [payee, refused, verdicts] = await Promise.all([
    readPayee(tx, accountId),
    haveOptedOut(tx, accountId, asked.map(({ linkMessage }) => linkMessage)), // oxfmt-ignore
    checkSenders(tx, accountId, asked.map(({ linkMessage }) => linkMessage.from)), // oxfmt-ignore
  ])
  return asked.flatMap(({ payment, linkMessage }, index) => {
    if (refused[index] || verdicts[index] !== "allowed") return []
    try {
      return [{ payment, planned: plan(context, payment, linkMessage, { kind, body: textOf(payment, payee) }) }]
    } catch (error) {
      if (error instanceof MessagingRefusal) return []
      throw error
    }
  })
}

function plan(
  context: PaymentContext,
  payment: Payment,
  linkMessage: LinkMessage,
  { kind, body }: { kind: PaymentMessageKind; body: string },
): PlannedMessage {
  const { to, from, channel } = linkMessage
  const template = templateOf(linkMessage, kind)
  const url = kind === "receipt" ? "" : checkoutUrlOf(payment, context)
  return planMessage(context, payment.accountId, {
    to,
    from,
    channel,
    body,
    mediaUrls: [],
    ...(template ? { template: filledTemplate(template, kind, { payment, url }) } : {}),
    tags: ["payment"],
    sendAt: null,
    validityMs: null,
    segmentsMax: null,
    isUrgent: false,
  })
}

/**
 * Returns the template of a message over WhatsApp, and null for other channels. Refuses `template_required`:
 * WhatsApp takes no free text for a customer who did not write.
 */
function templateOf(
  { channel, template, receiptTemplate }: LinkMessage,
  kind: PaymentMessageKind,
): LinkTemplate | null {
  if (channel !== "whatsapp") return null
  const own = kind === "receipt" ? receiptTemplate : template
  if (own) return own
  const param = kind === "receipt" ? "receipt_template" : "template"
  throw new MessagingRefusal(
    "template_required",
    `WhatsApp takes the ${kind} of a payment only as an approved template. Send \`${param}\`, or an address of another channel.`,
    { param },
  )
}

export type PaymentMessageKind = "link" | "reminder" | "receipt"

/** The record of a message about a payment. The message itself may be deleted. */
export interface PaymentMessage {
  messageId: string
  kind: PaymentMessageKind
  createdAt: number
}

/** Returns the messages about one payment, in no order. Their number has a limit: see `linksMax`. */
export async function listPaymentMessages(
  tx: Tx,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
): Promise<PaymentMessage[]> {
  const rows = await tx.query<{ message_id: string; kind: PaymentMessageKind; created_at: number }>(
    "select message_id, kind, created_at from payment_messages where account_id = $1 and payment_id = $2",
    [accountId, id],
  )
  return rows.map(({ message_id, kind, created_at }) => ({ messageId: message_id, kind, createdAt: created_at }))
}

/** Records that a message is about a payment, for its timeline. */
export function recordPaymentMessage(
  tx: Transaction,
  payment: Pick<Payment, "accountId" | "id">,
  { message }: PlannedMessage,
  kind: PaymentMessageKind,
): void {
  tx.send(
    "insert into payment_messages (account_id, payment_id, message_id, kind, created_at) values ($1, $2, $3, $4, $5)",
    [payment.accountId, payment.id, message.id, kind, time(message.createdAt)],
    "payments_note_message",
  )
}
