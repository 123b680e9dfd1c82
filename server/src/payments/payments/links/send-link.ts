import type { Transaction } from "#core/db/database.ts"
import { queueMessages } from "#messaging/messages/accept/accept-message.ts"
import { refuseSender } from "#messaging/messages/accept/check-sender.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { SenderVerdict } from "#messaging/numbers/senders.ts"
import { assert } from "#core/std/assert.ts"
import { refusePendingOperation } from "../change/capture-payment.ts"
import type { PaymentContext } from "../context.ts"
import { lockPayment } from "../read/get-payment.ts"
import { haveOptedOut, listPaymentMessages, recordPaymentMessage, planLink } from "./payment-messages.ts"
import { readPayee } from "../create/payee.ts"
import { isOpen, isPast, type LinkMessage, type Payment } from "../payment.ts"
import { optedOutRefusal } from "#messaging/messages/refusals.ts"
import { PaymentRefusal } from "../refusals.ts"
import { writeLinkMessage } from "../store.ts"
import { addTask } from "../notifications/tasks.ts"

/** The limit of link messages for one payment, including the first. More would annoy the customer. */
const linksMax = 10

/**
 * Returns a payment whose link can be sent, and locks it until the end of the transaction. Refuses
 * `payment_not_found` and `payment_state`.
 */
export async function lockSendable(
  tx: Transaction,
  { clock }: Pick<PaymentContext, "clock">,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
): Promise<Payment> {
  const payment = await lockPayment(tx, accountId, id)
  if (!payment.isHosted)
    throw new PaymentRefusal(
      "payment_state",
      "The payment was created with `payment_method`, so it has no page and no link. Create a payment without `payment_method`.",
    )
  if (!isOpen(payment) || isPast(payment, clock.now())) {
    const status = isOpen(payment) ? "expired" : payment.status
    throw new PaymentRefusal("payment_state", `The payment is ${status}, so the customer cannot pay on its page.`)
  }
  refusePendingOperation(payment)
  return payment
}

/**
 * Sends the link of a locked payment, and stores `linkMessage` for its reminder and its receipt. Refuses
 * `too_many_links`, and with `MessagingRefusal`. `verdict` is that of the sender.
 */
export async function sendLink(
  tx: Transaction,
  context: PaymentContext,
  held: Payment,
  { linkMessage, verdict }: { linkMessage: LinkMessage; verdict: SenderVerdict },
): Promise<void> {
  const { accountId } = held
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  refuseSender(verdict, linkMessage.from)
  const [[hasLeft], { name }, messages] = await Promise.all([
    haveOptedOut(tx, accountId, [linkMessage]),
    readPayee(tx, accountId),
    listPaymentMessages(tx, held),
  ])
  if (messages.filter(({ kind }) => kind === "link").length >= linksMax)
    throw new PaymentRefusal(
      "too_many_links",
      `The link of a payment can be sent ${linksMax} times, and this link has been. Create another payment.`,
    )
  if (hasLeft) throw optedOutRefusal()
  const payment = { ...held, linkMessage, updatedAt: Math.max(context.clock.now(), held.updatedAt) }
  const planned = planLink(context, payment, name)
  assert(planned, "A payment with `linkMessage` has a message.")
  writeLinkMessage(tx, payment)
  if (linkMessage.reminderAt !== null) addTask(tx, payment, linkMessage.reminderAt)
  recordPaymentMessage(tx, payment, planned, "link")
  await queueMessages(tx, [planned], context, announcer)
}
