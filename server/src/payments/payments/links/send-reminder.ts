import { queueMessages } from "#messaging/messages/accept/accept-message.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { PaymentContext } from "../context.ts"
import { recordPaymentMessage, planReminder } from "./payment-messages.ts"
import { isOpen, isPast, reminderAtOf, type Payment } from "../payment.ts"
import { lockPayments, readOpenOperations, writeLinkMessage } from "../store.ts"

/**
 * Sends the reminder of a payment when it is due and the customer can still pay. The message, its note and
 * the end of the plan commit together while the payment is locked. So a crash or a second process never sends
 * it twice. A reminder that cannot be sent is given up, and the timeline says so.
 */
export async function sendReminder(context: PaymentContext, read: Payment): Promise<void> {
  const { db, clock } = context
  if (!isDue(read, clock.now())) return
  await db.transaction(async (tx) => {
    const { accountId, id } = read
    const announcer = messageAnnouncerOf(tx, [accountId], context)
    const payment = (await lockPayments(tx, accountId, [id])).get(id)
    const now = clock.now()
    if (!payment?.linkMessage || !isDue(payment, now)) return
    // The customer may be at the provider now, or a cancellation may be under way. The next check decides.
    if ((await readOpenOperations(tx, accountId, [id])).length) return
    const planned = await planReminder(tx, context, payment)
    const { to, from } = payment.linkMessage
    const end = planned ? { reminderSentAt: planned.message.createdAt } : { unsentReminder: { at: now, to, from } }
    const linkMessage = { ...payment.linkMessage, reminderAt: null, ...end }
    writeLinkMessage(tx, { ...payment, linkMessage, updatedAt: Math.max(now, payment.updatedAt) })
    if (!planned) return
    recordPaymentMessage(tx, payment, planned, "reminder")
    await queueMessages(tx, [planned], context, announcer)
  })
}

function isDue(payment: Payment, now: number): boolean {
  const reminderAt = reminderAtOf(payment)
  if (reminderAt === null || reminderAt > now || !isOpen(payment)) return false
  return !isPast(payment, now)
}
