import type { ProviderCharge, ProviderOutcome } from "#payments/providers/provider.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { StoreUnavailable } from "#core/db/errors.ts"
import { StoreTask } from "#core/db/store-task.ts"
import { toSid } from "#core/std/ids.ts"
import { requestCancel } from "../change/cancel-payment.ts"
import type { PaymentContext } from "../context.ts"
import { runOperation, type OperationContext } from "../operations/run-operation.ts"
import { begunAt, isOpen, isPast, type PaymentOperation, type Payment } from "../payment.ts"
import { lookUp, sendOperation } from "../operations/send-operation.ts"
import { PaymentRefusal } from "../refusals.ts"
import { runDecided } from "../change/resolve-mismatch.ts"
import { sendReminder } from "../links/send-reminder.ts"
import { lockPayments, readOpenOperations, readOperations, writeOperations } from "../store.ts"
import { claimTasks, taskDueAt, taskLeaseMs, postponeTasks, removeTask, type Task } from "./tasks.ts"

const everyMs = 500
/** Payments that are checked together, because each may wait for a provider that does not answer. */
const tasksMax = 50
/**
 * The limit of checks of a charge that was given up, while its provider does not answer. With one for each
 * lease, they last an hour.
 */
const lostTriesMax = 120
/**
 * The longest time after which a charge can arrive at its provider. It is sent within its lease, and no
 * request is under way for longer than another lease.
 */
const arrivalMaxMs = 2 * taskLeaseMs

/**
 * Looks at due payments. It finds the outcome of operations without an answer, sees changes at providers,
 * sends reminders, and ends expired payments. Every process with the role `sender` does it. A payment is
 * claimed for as long as a provider may take to answer.
 */
export class PaymentSync extends StoreTask {
  readonly #context: OperationContext

  constructor(context: OperationContext) {
    super(context.payments, everyMs, "payments could not be synchronized; it is tried again")
    this.#context = context
  }

  async round(): Promise<void> {
    const { db, clock } = this.#context.payments
    let claimed: number
    do {
      const tasks = await claimTasks(db, clock.leases, tasksMax)
      claimed = tasks.length
      await Promise.all(tasks.map((task) => this.#syncOne(task)))
    } while (claimed === tasksMax && !this.isStopped)
  }

  /** If one payment fails, the others continue. It has its turn again when its claim has ended. */
  async #syncOne(task: Task): Promise<void> {
    try {
      await syncPayment(this.#context, task)
    } catch (error) {
      // For example, the customer has just pressed the button of an expiring page.
      if (error instanceof StoreUnavailable || error instanceof PaymentRefusal) return
      const payment = toSid("payment", task.paymentId)
      this.#context.payments.log.error({ err: error, payment }, "a payment could not be synchronized")
    }
  }
}

async function syncPayment(context: OperationContext, task: Task): Promise<void> {
  const { payments, recorder } = context
  const { accountId, paymentId: id, tries, dueAt: claimedUntil } = task
  const { payment, operation } = await readHeld(payments, { accountId, id })
  if (!payment) return await putOff(context, task)
  if (operation) return await resolveOperation(context, payment, operation, claimedUntil)
  if (payment.mismatch?.isDue) {
    await runDecided(context, payment, "sync")
    return await putOff(context, task)
  }
  if (isOpen(payment) && isPast(payment, payments.clock.now())) return await expire(context, payment)
  if (payment.status === "failed" && payment.providerReference === null) {
    const isKnown = await lookForLost(context, payment)
    // Its turn comes again when its claim has ended.
    if (!isKnown && tries < lostTriesMax) return
  }
  if (payment.providerReference === null || isRecordedKind(payment.providerKind)) {
    await sendReminder(payments, payment)
    return await putOff(context, task)
  }
  const outcome = await lookUp(payments, payment, null)
  await recorder.recordAnswer({ accountId, paymentId: id, number: null, outcome, tries, claimedUntil, source: "sync" })
  // For other outcomes, the customer may have paid. The next check decides.
  if (outcome.kind === "known" || outcome.kind === "not_found") await sendReminder(payments, payment)
}

/**
 * Returns the payment and its first operation without an outcome, read together. The holder of a payment
 * writes its operations. Between two separate reads, another process could record one capture and request the
 * next. The sync would then mistake the effect of the first for that of the second.
 */
function readHeld({ db }: PaymentContext, { accountId, id }: Pick<Payment, "accountId" | "id">) {
  return db.transaction(async (tx) => {
    const payment = (await lockPayments(tx, accountId, [id])).get(id)
    const [operation] = await readOpenOperations(tx, accountId, [id])
    return { payment, operation }
  })
}

/**
 * A provider has sent a notification about a payment whose charge it did not know before. The charge may have
 * arrived after it was given up. Returns false without an answer.
 */
async function lookForLost({ payments, recorder }: OperationContext, payment: Payment): Promise<boolean> {
  const { accountId, id } = payment
  const operations = await readOperations(payments.db, accountId, id)
  const lost = operations.findLast(({ kind, status }) => kind === "charge" && status === "lost")
  if (!lost) return true
  const outcome = await lookUp(payments, payment, lost)
  if (outcome.kind === "unknown") return false
  await recorder.recordAnswer({ accountId, paymentId: id, number: null, outcome, source: "notification" })
  return true
}

/**
 * No request to a provider is needed until the payment's reminder, the end of its page, or the check of a new
 * charge.
 */
async function putOff({ payments }: OperationContext, task: Task): Promise<void> {
  const { accountId, paymentId: id, dueAt: claimedUntil } = task
  await payments.db.transaction(async (tx) => {
    const now = payments.clock.now()
    const payment = (await lockPayments(tx, accountId, [id])).get(id)
    if (!payment) return removeTask(tx, { accountId, id })
    const hasOpenOperations = (await readOpenOperations(tx, accountId, [id])).length > 0
    const attention = { payment, hasOpenOperations, isInDoubt: false }
    const dueAt = taskDueAt(attention, 0, now)
    postponeTasks(tx, accountId, [{ paymentId: id, dueAt, isChanged: false, claimedUntil }], now)
  })
}

/**
 * Finds the outcome of an operation without an answer. If the provider has no trace of it, it is performed
 * again, except a charge.
 */
async function resolveOperation(
  context: OperationContext,
  payment: Payment,
  operation: PaymentOperation,
  claimedUntil: number,
): Promise<void> {
  const { payments, recorder } = context
  const { accountId, paymentId, number } = operation
  if (operation.isUnsent) return await sendAgain(context, payment, operation, claimedUntil)
  const askedAt = payments.clock.leases.check()
  const found = unlessEarly(await lookUp(payments, payment, operation), operation, askedAt)
  const isSettled = operation.kind === "charge" || found.kind !== "known" || hasEffect(payment, operation, found.charge)
  // Other changes are recorded first, because the answer to the operation may be a refusal, which does not
  // contain them.
  if (!isSettled) await recorder.recordAnswer({ accountId, paymentId, number: null, outcome: found, source: "sync" })
  const outcome = isSettled ? found : await sendOperation(payments, payment, operation)
  const unlessCharge = outcome.kind === "not_found" && operation.kind !== "charge"
  await recorder.recordAnswer({
    accountId,
    paymentId,
    number,
    outcome: unlessCharge ? { kind: "unknown", detail: outcome.detail } : outcome,
    claimedUntil,
    source: "sync",
  })
}

/**
 * Sends a charge again that its provider did not get, under the same key. The attempt is recorded first. So
 * if this process dies, the next one looks for the charge, as after any attempt.
 */
async function sendAgain(
  { payments, recorder }: OperationContext,
  payment: Payment,
  { accountId, paymentId, number }: PaymentOperation,
  claimedUntil: number,
): Promise<void> {
  const attempt = await payments.db.transaction(async (tx) => {
    await lockPayments(tx, accountId, [paymentId])
    const open = (await readOpenOperations(tx, accountId, [paymentId])).find((each) => each.number === number)
    if (!open?.isUnsent) return undefined
    const begun = { ...open, isUnsent: false, attemptedAt: payments.clock.leases.check() }
    writeOperations(tx, accountId, [begun])
    return begun
  })
  if (!attempt) return
  const outcome = await sendOperation(payments, payment, attempt)
  await recorder.recordAnswer({ accountId, paymentId, number, outcome, claimedUntil, source: "sync" })
}

/** A provider that does not know a charge can receive it after the query, however late its answer is. */
function unlessEarly(found: ProviderOutcome, operation: PaymentOperation, askedAt: number): ProviderOutcome {
  const isEarly = found.kind === "not_found" && askedAt - begunAt(operation) < arrivalMaxMs
  return isEarly ? { kind: "unknown", detail: found.detail } : found
}

/** Whether the provider's state shows that the operation was performed, or is no longer possible. */
function hasEffect(payment: Payment, operation: PaymentOperation, charge: ProviderCharge): boolean {
  if (operation.kind === "refund") {
    const sid = operation.refundId && toSid("refund", operation.refundId)
    return charge.refunds.some(({ refundSid }) => refundSid === sid)
  }
  if (operation.kind === "capture" && charge.captured > payment.amountCaptured) return true
  return charge.state !== "authorized" && charge.state !== "requires_action"
}

/** Ends an expired payment. It ends at its provider first, because the customer may be paying now. */
async function expire(context: OperationContext, { accountId, id }: Payment): Promise<void> {
  const { payments } = context
  const { payment, operation } = await payments.db.transaction((tx) =>
    requestCancel(tx, payments, { accountId, id }, null),
  )
  if (operation) await runOperation(context, payment, operation, "sync")
}
