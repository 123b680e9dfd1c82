import type { ProviderCharge } from "#providers/provider.ts"
import { StoreAway } from "#db/errors.ts"
import type { Announced } from "#events/announcer.ts"
import { announcerOf } from "#messaging/context.ts"
import { Rounds } from "#std/rounds.ts"
import { toSid } from "#std/ids.ts"
import { endUncharged, requestCancel } from "./cancel-payment.ts"
import { operate } from "./operate.ts"
import type { OperateContext } from "./operate.ts"
import { isFinal } from "./payment.ts"
import type { Operation, Payment } from "./payment.ts"
import { lookUp, perform } from "./perform.ts"
import { withReview } from "./planning.ts"
import { holdPayments, readOpenOperations, readPayments, writePayment } from "./store.ts"
import { sendReminder } from "./send-reminder.ts"
import { claimTasks, dueAtOf, removeTask, setTask, unknownMaxMs } from "./tasks.ts"
import type { Task } from "./tasks.ts"

const everyMs = 500
/** Looked at together: each may wait for a provider that does not answer. */
const tasksMax = 50

/**
 * Looks at payments that are due: finds out what became of operations without an answer, sees what changed at providers, sends
 * reminders, and ends what has expired. Every process with the role `sender` does it. A payment is claimed for as long as a provider may take to answer.
 */
export class PaymentSync {
  readonly #context: OperateContext
  readonly #rounds: Rounds

  constructor(context: OperateContext) {
    this.#context = context
    this.#rounds = new Rounds(context.payments.clock, everyMs, () => this.round())
  }

  start(): void {
    this.#rounds.start()
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  /** One round, until nothing is due. */
  async round(): Promise<void> {
    const { db, clock, log } = this.#context.payments
    try {
      let claimed: number
      do {
        const tasks = await claimTasks(db, clock.now(), tasksMax)
        claimed = tasks.length
        await Promise.all(tasks.map((task) => this.#look(task)))
      } while (claimed === tasksMax && !this.#rounds.isStopped)
    } catch (error) {
      if (error instanceof StoreAway) return
      log.error({ err: error }, "payments could not be synchronized; it is tried again")
    }
  }

  /** One that cannot be looked at must not hold up the others: its turn comes again when its claim has ended. */
  async #look(task: Task): Promise<void> {
    try {
      await syncPayment(this.#context, task)
    } catch (error) {
      if (error instanceof StoreAway) return
      const payment = toSid("payment", task.payment_id)
      this.#context.payments.log.error({ err: error, payment }, "a payment could not be synchronized")
    }
  }
}

async function syncPayment(context: OperateContext, task: Task): Promise<void> {
  const { payments, recorder } = context
  const { account_id: accountId, payment_id: id } = task
  const [payment, operations] = await Promise.all([
    readPayments(payments.db, accountId, [id]).then((found) => found.get(id)),
    readOpenOperations(payments.db, accountId, [id]),
  ])
  if (!payment) return await reschedule(context, task)
  const [operation] = operations
  if (operation) return await settle(context, payment, operation)
  const isPast = payment.expiresAt !== null && payment.expiresAt <= payments.clock.now()
  if (isPast && !isFinal(payment) && payment.status !== "processing") return await expire(context, payment)
  if (payment.providerReference === null) {
    await sendReminder(payments, payment)
    return await reschedule(context, task)
  }
  const outcome = await lookUp(payments, payment, null)
  await recorder.record({ accountId, paymentId: id, number: null, outcome, tries: task.tries, source: "sync" })
  // Otherwise the customer may have paid. The next look decides.
  if (outcome.kind === "known" || outcome.kind === "not_found") await sendReminder(payments, payment)
}

/** The payment may have changed since it was read. */
async function reschedule({ payments }: OperateContext, task: Task): Promise<void> {
  const [accountId, id] = [task.account_id, task.payment_id]
  await payments.db.transaction(async (tx) => {
    const payment = (await holdPayments(tx, accountId, [id])).get(id)
    const hasOpenOperations = (await readOpenOperations(tx, accountId, [id])).length > 0
    const dueAt = payment ? dueAtOf({ payment, hasOpenOperations }, task.tries, payments.clock.now()) : null
    if (dueAt === null) removeTask(tx, { accountId, id })
    else setTask(tx, { accountId, id }, dueAt, false)
  })
}

/** Finds out what became of an operation without an answer. One that left no trace at the provider is performed again, but for a charge. */
async function settle(context: OperateContext, payment: Payment, operation: Operation): Promise<void> {
  const { payments, recorder } = context
  const { accountId, paymentId, number } = operation
  if (payments.clock.now() - operation.createdAt > unknownMaxMs) await askForReview(context, payment)
  const found = await lookUp(payments, payment, operation)
  const isSettled = operation.kind === "charge" || found.kind !== "known" || hasEffect(payment, operation, found.charge)
  const outcome = isSettled ? found : await perform(payments, payment, operation)
  const unlessCharge = outcome.kind === "not_found" && operation.kind !== "charge"
  await recorder.record({
    accountId,
    paymentId,
    number,
    outcome: unlessCharge ? { kind: "unknown", detail: outcome.detail } : outcome,
    source: "sync",
  })
}

/** Whether the provider's state shows that the operation was performed, or cannot be any more. */
function hasEffect(payment: Payment, operation: Operation, charge: ProviderCharge): boolean {
  if (operation.kind === "refund") {
    const sid = operation.refundId && toSid("refund", operation.refundId)
    return charge.refunds.some(({ refundSid }) => refundSid === sid)
  }
  if (operation.kind === "capture" && charge.captured > payment.amountCaptured) return true
  return charge.state !== "authorized" && charge.state !== "requires_action"
}

async function askForReview({ payments }: OperateContext, { accountId, id }: Payment): Promise<void> {
  await payments.db.transaction(async (tx) => {
    const held = (await holdPayments(tx, accountId, [id])).get(id)
    if (held) writePayment(tx, withReview(held, "outcome_unknown", payments.clock.now()))
  })
}

/** Ends a payment whose time is over: at its provider first, where the customer may be paying at this moment. */
async function expire(context: OperateContext, { accountId, id, providerReference }: Payment): Promise<void> {
  const { payments } = context
  if (providerReference === null) {
    const announced = await payments.db.transaction(async (tx): Promise<Announced[]> => {
      const announcer = announcerOf(tx, [accountId], payments)
      const held = (await holdPayments(tx, accountId, [id])).get(id)
      // The customer pressed the button meanwhile.
      if (!held || held.status !== "pending" || held.operations > 0) return []
      await endUncharged(tx, payments, held, "expired", announcer)
      return announcer.announced
    })
    payments.dispatch(announced)
    return
  }
  const { payment, operation } = await payments.db.transaction((tx) =>
    requestCancel(tx, payments, { accountId, id }, null),
  )
  if (operation) await operate(context, payment, operation, "sync")
}
