import { isDeepStrictEqual } from "node:util"
import type { Transaction } from "#core/db/database.ts"
import { sharedBy, sharedTransactions } from "#core/db/shared-transactions.ts"
import type { Announcer, NewEvent } from "#core/endpoints/announcer.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { book } from "#payments/ledger/book.ts"
import { queueMessages } from "#messaging/messages/accept/accept-message.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { ProviderOutcome } from "#payments/providers/provider.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import type { PaymentContext } from "../context.ts"
import { withDecision, type MismatchDecision } from "../change/mismatch.ts"
import { recordPaymentMessage, planPaymentReceipts } from "../links/payment-messages.ts"
import { disputeResource, eventOf, paymentResource, refundResource } from "../payment-resource.ts"
import { isFinal, isOpen, type Dispute, type PaymentOperation, type Payment, type Refund } from "../payment.ts"
import { isOpenDispute } from "./plan-disputes.ts"
import { planOperation, type PlannedOperation } from "./plan-operation.ts"
import {
  lockPayments,
  readDisputesOf,
  readOpenOperations,
  readRefundsOf,
  writeDispute,
  writeOperations,
  writePayments,
  writeRefund,
} from "../store.ts"
import { lockTasks, taskDueAt, postponeTasks, type NextCheck } from "../notifications/tasks.ts"

/** An answer of a provider about a payment. */
export interface ProviderAnswer {
  accountId: string
  paymentId: string
  /** The operation that was sent; null for a fetch. */
  number: number | null
  outcome: ProviderOutcome
  /** The number of fetches that changed nothing. Each one makes the next delay longer. */
  tries?: number
  /** For a fetch of the state sync: the end of its claim of the payment. */
  claimedUntil?: number
  /** For a fetch before a person's decision about the amount. */
  decision?: MismatchDecision
  /** The cause of the answer, for the timeline. */
  source: "request" | "page" | "notification" | "sync"
}

export interface RecordedOperation {
  payment: Payment
  operation: PaymentOperation | null
  /** As in `PlannedOperation`. */
  needsOtherProvider: boolean
}

/**
 * Records the answers of providers. The payment, its refunds and disputes, the ledger and the events change
 * in one transaction. Answers that arrive together share it, and those of one payment are applied one after
 * the other.
 */
export class OperationRecorder {
  readonly #context: PaymentContext
  readonly #batcher: KeyedBatcher<ProviderAnswer, RecordedOperation>

  constructor(context: PaymentContext) {
    this.#context = context
    this.#batcher = new KeyedBatcher({
      keyOf: (answer) => sharedBy(context.db, answer.accountId),
      ...sharedTransactions,
      run: (answers) => context.db.transaction((tx) => this.#runIn(tx, answers)),
    })
  }

  recordAnswer(answer: ProviderAnswer): Promise<RecordedOperation> {
    return this.#batcher.add(answer)
  }

  /** Records an answer in the caller's transaction. */
  async recordIn(tx: Transaction, answer: ProviderAnswer): Promise<void> {
    for (const result of await this.#runIn(tx, [answer])) if (result instanceof Error) throw result
  }

  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  async #runIn(tx: Transaction, answers: readonly ProviderAnswer[]): Promise<(RecordedOperation | Error)[]> {
    const byAccount = Map.groupBy(answers, ({ accountId }) => accountId)
    const announcer = messageAnnouncerOf(tx, byAccount.keys(), this.#context)
    const results = new Map<ProviderAnswer, RecordedOperation | Error>()
    // Sorted, so that two batches cannot deadlock.
    for (const accountId of [...byAccount.keys()].toSorted()) {
      const account = await RecordedAccount.open(tx, this.#context, accountId, byAccount.get(accountId) ?? [])
      for (const [answer, result] of account.apply()) results.set(answer, result)
      await account.write(announcer)
    }
    return answers.map((answer) => results.get(answer) ?? new Error("An exchange was not recorded."))
  }
}

interface State {
  before: Payment
  payment: Payment
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  operations: Map<number, PaymentOperation>
}

/** The payments of one account in a batch, with their changes. */
class RecordedAccount {
  readonly #tx: Transaction
  readonly #context: PaymentContext
  readonly #accountId: string
  readonly #answers: readonly ProviderAnswer[]
  readonly #now: number
  readonly #states: ReadonlyMap<string, State>
  readonly #planned: PlannedOperation[] = []
  readonly #events: NewEvent[] = []
  readonly #refunds = new Map<string, Refund>()
  readonly #disputes = new Map<string, Dispute>()
  /** The latest state of each operation, by payment and number. */
  readonly #operations = new Map<string, PaymentOperation>()

  private constructor(
    tx: Transaction,
    context: PaymentContext,
    {
      accountId,
      answers,
      states,
    }: { accountId: string; answers: readonly ProviderAnswer[]; states: Map<string, State> },
  ) {
    this.#tx = tx
    this.#context = context
    this.#accountId = accountId
    this.#answers = answers
    this.#states = states
    this.#now = context.clock.now()
  }

  static async open(
    tx: Transaction,
    context: PaymentContext,
    accountId: string,
    answers: readonly ProviderAnswer[],
  ): Promise<RecordedAccount> {
    const held = await lockPayments(tx, accountId, answers.map(({ paymentId }) => paymentId)) // oxfmt-ignore
    const ids = [...held.keys()]
    const withMore = answers.filter((each) => hasMore(each, held.get(each.paymentId))).map(({ paymentId }) => paymentId)
    const [operations, refunds, disputes] = await Promise.all([
      readOpenOperations(tx, accountId, ids),
      readRefundsOf(tx, accountId, withMore),
      readDisputesOf(tx, accountId, withMore),
    ])
    const states = new Map<string, State>()
    for (const [id, payment] of held) {
      states.set(id, {
        before: payment,
        payment,
        refunds: new Map(refunds.filter(({ paymentId }) => paymentId === id).map((refund) => [refund.id, refund])),
        disputes: new Map(disputes.filter(({ paymentId }) => paymentId === id).map((dispute) => [dispute.id, dispute])),
        operations: new Map(operations.filter(({ paymentId }) => paymentId === id).map((each) => [each.number, each])),
      })
    }
    return new RecordedAccount(tx, context, { accountId, answers, states })
  }

  apply(): Map<ProviderAnswer, RecordedOperation | Error> {
    return new Map(this.#answers.map((answer) => [answer, this.#applyOne(answer)]))
  }

  #applyOne(answer: ProviderAnswer): RecordedOperation | Error {
    const state = this.#states.get(answer.paymentId)
    if (!state) return new Error("A payment of an exchange is not stored.")
    const operation = answer.number === null ? null : (state.operations.get(answer.number) ?? null)
    const { decision, outcome } = answer
    const isDecided = decision && outcome.kind === "known"
    const held = {
      payment: isDecided ? withDecision(state.payment, decision, outcome.charge, this.#now) : state.payment,
      refunds: [...state.refunds.values()],
      disputes: [...state.disputes.values()],
    }
    const planned = planOperation(held, operation, outcome, { now: this.#now, newId: this.#context.newId })
    this.#planned.push(planned)
    this.#applyOperation(state, planned)
    this.#applyPayment(state, planned.payment, answer)
    for (const refund of planned.refunds) this.#applyRefund(state, refund)
    for (const dispute of planned.disputes) this.#applyDispute(state, dispute)
    return { payment: state.payment, operation: planned.operation, needsOtherProvider: planned.needsOtherProvider }
  }

  #applyOperation(state: State, { operation }: PlannedOperation): void {
    if (!operation) return
    this.#operations.set(`${operation.paymentId} ${operation.number}`, operation)
    if (operation.status === "requested") state.operations.set(operation.number, operation)
    else state.operations.delete(operation.number)
  }

  #applyPayment(state: State, changed: Payment, { source, number }: ProviderAnswer): void {
    const detail = { source, operation: number }
    const before = state.payment
    state.payment = changed
    const happenings: EventType[] = []
    if (changed.reviewReason === null && before.reviewReason !== null) happenings.push("payments.review_resolved")
    const isPartlyPaid = changed.amountCaptured > before.amountCaptured && !isFinal(changed)
    // A customer who has paid a part at the desk has nothing to confirm.
    const isTold = changed.status !== before.status && !(isPartlyPaid && isOpen(changed))
    if (isTold && changed.status !== "pending") happenings.push(`payments.${changed.status}`)
    if (isPartlyPaid) happenings.push("payments.partially_paid")
    if (changed.reviewReason !== null && before.reviewReason === null) happenings.push("payments.review_required")
    for (const type of happenings) {
      state.payment = { ...state.payment, sequence: state.payment.sequence + 1 }
      const data = paymentResource(state.payment, this.#context)
      this.#events.push(eventOf(type, state.payment, data, { newId: this.#context.newId, detail }))
    }
  }

  #applyRefund(state: State, changed: Refund): void {
    const before = state.refunds.get(changed.id)
    const isTold = changed.status !== before?.status
    const refund = isTold ? { ...changed, sequence: changed.sequence + 1 } : changed
    state.refunds.set(refund.id, refund)
    this.#refunds.set(refund.id, refund)
    if (!isTold) return
    const types: Record<Refund["status"], EventType> = {
      pending: "refunds.created",
      completed: "refunds.completed",
      failed: "refunds.failed",
      canceled: "refunds.failed",
    }
    const { newId } = this.#context
    this.#events.push(eventOf(types[refund.status], refund, refundResource(refund), { newId, detail: null }))
  }

  #applyDispute(state: State, changed: Dispute): void {
    const isNew = !state.disputes.has(changed.id)
    // A dispute can end before its first report arrives.
    const types: EventType[] = isOpenDispute(changed)
      ? [isNew ? "disputes.opened" : "disputes.updated"]
      : [...(isNew ? (["disputes.opened"] as const) : []), "disputes.closed"]
    const { newId } = this.#context
    let dispute = changed
    for (const type of types) {
      dispute = { ...dispute, sequence: dispute.sequence + 1 }
      this.#events.push(eventOf(type, dispute, disputeResource(dispute), { newId, detail: null }))
    }
    state.disputes.set(dispute.id, dispute)
    this.#disputes.set(dispute.id, dispute)
  }

  /** Writes the changes. */
  async write(announcer: Announcer): Promise<void> {
    const states = [...this.#states.values()].map((state) => {
      return { ...state, isChanged: !isDeepStrictEqual(state.payment, state.before) }
    })
    const changed = states.flatMap(({ payment, isChanged }) => (isChanged ? [payment] : []))
    writePayments(this.#tx, this.#accountId, changed)
    writeOperations(this.#tx, this.#accountId, [...this.#operations.values()])
    for (const refund of this.#refunds.values()) writeRefund(this.#tx, refund)
    for (const dispute of this.#disputes.values()) writeDispute(this.#tx, dispute)
    const looks = states.map((state) => this.#nextLook(state))
    await lockTasks(this.#tx, this.#accountId, looks)
    postponeTasks(this.#tx, this.#accountId, looks, this.#now)
    const postings = this.#planned.flatMap((planned) => planned.postings)
    await announcer.announce(this.#events)
    const completed = [...this.#states.values()].flatMap(({ before, payment }) =>
      payment.status === "completed" && before.status !== "completed" ? [payment] : [],
    )
    const receipts = await planPaymentReceipts(this.#tx, this.#context, this.#accountId, completed)
    for (const { payment, planned } of receipts) recordPaymentMessage(this.#tx, payment, planned, "receipt")
    const messages = receipts.map(({ planned }) => planned)
    if (messages.length) await queueMessages(this.#tx, messages, this.#context, announcer)
    book(this.#tx, this.#accountId, postings, { newId: this.#context.newId, now: this.#now })
  }

  #nextLook({ payment, operations, isChanged }: State & { isChanged: boolean }): NextCheck {
    const answers = this.#answers.filter(({ paymentId }) => paymentId === payment.id)
    const looks = answers.map(({ tries = 0 }) => tries)
    const isInDoubt = payment.providerReference !== null && answers.some(({ outcome }) => !isAnswer.has(outcome.kind))
    const asked = [...operations.values()].map((operation) => operation.tries)
    const tries = isChanged && !asked.length ? 0 : Math.max(0, ...looks, ...asked)
    const attention = { payment, hasOpenOperations: operations.size > 0, isInDoubt }
    const claimedUntil = answers.find((each) => each.claimedUntil !== undefined)?.claimedUntil ?? null
    const dueAt = taskDueAt(attention, tries, this.#now)
    const earliest = this.#now + Math.max(0, ...answers.map(({ outcome }) => waitOf(outcome)))
    return {
      paymentId: payment.id,
      dueAt: dueAt && Math.max(dueAt, earliest),
      isChanged,
      claimedUntil,
      isNeeded: isInDoubt,
    }
  }
}

/** The outcomes that state the charge. */
const isAnswer: ReadonlySet<ProviderOutcome["kind"]> = new Set(["known", "not_found"])

/** Returns how long the provider asked to wait, in milliseconds. */
function waitOf(outcome: ProviderOutcome): number {
  return "retryAfterMs" in outcome ? (outcome.retryAfterMs ?? 0) : 0
}

/** Whether refunds and disputes of the payment must be read. */
function hasMore({ outcome }: ProviderAnswer, payment: Payment | undefined): boolean {
  if (payment?.amountRefundPending) return true
  return outcome.kind === "known" && outcome.charge.refunds.length + outcome.charge.disputes.length > 0
}
