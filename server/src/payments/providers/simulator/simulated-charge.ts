import type { Capture, Charge, DeclineReason, ProviderOutcome, RefundRequest } from "#payments/providers/provider.ts"
import {
  feeOf,
  referenceOf,
  simulatedSnapshotOf,
  type ChargeRecord,
  type DueStep,
  type Movement,
} from "./charge-record.ts"
import type { Behaviour } from "./tokens.ts"
import { dayMs } from "#core/std/durations.ts"

export type PageAction = "pay" | "decline" | "cancel"

/** The present time, and the delay of the next automatic step. */
export interface SimulatedTime {
  now: number
  delayMs: number
}

const pageMs = dayMs
const authorizationMs = 7 * dayMs
const evidenceMs = 7 * dayMs
/** The limit of refunds, and of captures, of one charge. */
const operationsMax = 100

/**
 * One charge of the simulator and all its changes. It changes its record and collects the movements in the
 * simulator's books. `simulated-payments.ts` stores both.
 */
export class SimulatedCharge {
  readonly record: ChargeRecord
  readonly movements: Movement[] = []
  isChanged = false
  readonly #time: SimulatedTime

  constructor(record: ChargeRecord, time: SimulatedTime) {
    this.record = record
    this.#time = time
  }

  static open(
    accountId: string,
    charge: Charge,
    behaviour: Exclude<Behaviour, { kind: "lost" }>,
    time: SimulatedTime,
  ): SimulatedCharge {
    const opened = new SimulatedCharge(newRecord(accountId, charge, time.now), time)
    opened.#begin(behaviour, charge.expiresAt)
    return opened
  }

  get known(): ProviderOutcome {
    return { kind: "known", charge: simulatedSnapshotOf(this.record) }
  }

  /** Whether the charge was created by the same request. */
  isOf({ amount, currency, captureMethod, method }: Charge): boolean {
    const { record } = this
    const token = method.kind === "token" ? method.token : null
    return (
      record.requested === amount &&
      record.currency === currency &&
      record.captureMethod === captureMethod &&
      record.token === token
    )
  }

  /** Performs all due steps, in the order of their time. */
  advance(): void {
    const { record } = this
    for (let step = this.#nextDue(); step; step = this.#nextDue()) {
      record.due = record.due.filter((other) => other !== step)
      this.#step(step)
      this.#notify(step.at)
      this.isChanged = true
    }
  }

  capture(capture: Capture): ProviderOutcome {
    const { record } = this
    const known = record.captures.find(({ key }) => key === capture.key)
    if (known) return known.amount === capture.amount ? this.known : refusedKey()
    if (capture.currency !== record.currency) return refused("currency_mismatch", `It is in ${record.currency}.`)
    if (record.state === "completed") return this.known
    if (record.state !== "authorized") return refused("not_authorized", `It is ${record.state}.`)
    if (!isAmount(capture.amount) || capture.amount > record.capturable)
      return refused("amount_too_large", `${record.capturable} can be captured.`)
    if (record.captures.length === operationsMax) return refused("too_many_captures", "It was captured too often.")
    record.captures.push({ key: capture.key, amount: capture.amount })
    this.#capture(capture.amount, capture.isFinal)
    return this.#changed()
  }

  cancel(): ProviderOutcome {
    const { record } = this
    if (record.state === "processing") return refused("is_processing", "It is being processed.")
    if (record.state !== "requires_action" && record.state !== "authorized") return this.known
    this.#end("canceled")
    return this.#changed()
  }

  refund({ key, refundSid, amount, currency }: RefundRequest): ProviderOutcome {
    const { record } = this
    const known = record.refunds.find((refund) => refund.key === key)
    if (known) return known.amount === amount ? this.known : refusedKey()
    if (currency !== record.currency) return refused("currency_mismatch", `It is in ${record.currency}.`)
    if (!isAmount(amount) || amount > this.#refundable)
      return refused("amount_too_large", `${this.#refundable} can be refunded.`)
    if (record.refunds.length === operationsMax) return refused("too_many_refunds", "It was refunded too often.")
    const isLater = record.token === "sim_refund_async" || record.token === "sim_refund_fails"
    const refund = { key, reference: `simre_${key}`, refundSid, amount, state: "pending" as const, failureReason: null }
    record.refunds.push(refund)
    const act = record.token === "sim_refund_fails" ? "fail_refund" : "complete_refund"
    const step: DueStep = { at: this.#time.now + this.#time.delayMs, act, refund: refund.reference }
    if (isLater) record.due.push(step)
    else this.#step(step)
    return this.#changed()
  }

  /** Performs the customer's action on the page. Does nothing when the page has ended. */
  actOnPage(action: PageAction): ProviderOutcome {
    const { record } = this
    if (record.state !== "requires_action") return this.known
    const isBank = record.token !== null
    if (action === "cancel") this.#end("canceled")
    else if (action === "pay" && !record.failsOnPage) this.#succeed()
    else this.#decline(isBank ? "authentication_failed" : "generic_decline")
    this.#notify(this.#time.now)
    return this.#changed()
  }

  /** No other process sends its notifications until then. */
  lease(until: number): void {
    this.record.sendAt = until
    this.isChanged = true
  }

  /** Records the sent notifications. The others are retried later, `triesMax` times in all. */
  recordSent(sent: ReadonlySet<string>, triesMax: number): void {
    const { record } = this
    record.unsent = record.unsent.filter((id) => !sent.has(id))
    record.sendTries = record.unsent.length ? record.sendTries + 1 : 0
    if (record.sendTries >= triesMax) record.unsent = []
    record.sendAt = this.#time.now + this.#time.delayMs * 2 ** record.sendTries
    this.isChanged = true
  }

  /** Returns the captured amount that was neither refunded nor taken back in a dispute. */
  get #refundable(): number {
    const { captured, refunds, disputes } = this.record
    const refunded = refunds.filter(({ state }) => state === "pending" || state === "completed")
    const withdrawn = disputes.filter(({ isWithdrawn }) => isWithdrawn)
    return [...refunded, ...withdrawn].reduce((rest, { amount }) => rest - amount, captured)
  }

  #nextDue(): DueStep | undefined {
    const due = this.record.due.filter(({ at }) => at <= this.#time.now)
    return due.toSorted((one, other) => one.at - other.at)[0]
  }

  #begin(behaviour: Exclude<Behaviour, { kind: "lost" }>, expiresAt: number | null): void {
    const { record } = this
    switch (behaviour.kind) {
      case "take":
        return this.#succeed()
      case "decline":
        return this.#decline(behaviour.reason)
      case "later":
        record.state = "processing"
        record.due.push({ at: this.#time.now + this.#time.delayMs, act: behaviour.result })
        return
      case "page":
        record.state = "requires_action"
        record.hasPage = true
        record.failsOnPage = behaviour.fails
        record.due.push({ at: expiresAt ?? this.#time.now + pageMs, act: "expire" })
    }
  }

  #step({ at, act, refund }: DueStep): void {
    switch (act) {
      case "take":
        return this.#succeed()
      case "decline":
        return this.#decline("generic_decline")
      case "expire":
        return this.#end("expired")
      case "dispute":
        return this.#openDispute(at)
      case "win":
      case "lose":
        return this.#closeDispute(act)
      case "complete_refund":
      case "fail_refund":
        return this.#endRefund(refund, act)
    }
  }

  #succeed(): void {
    const { record } = this
    const time = this.#time
    this.#dropDueSteps()
    if (record.captureMethod === "automatic") return this.#capture(record.amount, true)
    record.state = "authorized"
    record.capturable = record.amount
    const lifeMs = record.token === "sim_auth_expires" ? time.delayMs : authorizationMs
    record.due.push({ at: time.now + lifeMs, act: "expire" })
  }

  #decline(reason: DeclineReason): void {
    this.record.decline = { reason, providerCode: reason }
    this.record.state = "failed"
    this.#dropDueSteps()
  }

  #capture(amount: number, isFinal: boolean): void {
    const { record } = this
    const time = this.#time
    const fee = feeOf(record.captured + amount) - feeOf(record.captured)
    record.captured += amount
    record.capturable = isFinal ? 0 : record.capturable - amount
    this.movements.push({ type: "charge", amount, fee, sourceReference: null })
    if (record.capturable > 0) return
    record.state = "completed"
    this.#dropDueSteps()
    if (record.token?.startsWith("sim_dispute")) record.due.push({ at: time.now + time.delayMs, act: "dispute" })
  }

  /** Captured money stays captured. */
  #end(state: "canceled" | "expired"): void {
    const { record } = this
    record.state = record.captured ? "completed" : state
    record.capturable = 0
    this.#dropDueSteps()
  }

  /** Drops the future steps of the charge. Its refunds continue. */
  #dropDueSteps(): void {
    this.record.due = this.record.due.filter(({ refund }) => refund !== undefined)
  }

  #openDispute(at: number): void {
    const { record } = this
    const amount = this.#refundable
    if (!amount) return
    record.disputes.push({
      reference: `simdp_${record.reference}`,
      amount,
      state: "needs_response",
      reason: "fraudulent",
      evidenceDueAt: at + evidenceMs,
      isWithdrawn: true,
    })
    this.movements.push({ type: "dispute", amount: -amount, fee: 0, sourceReference: `simdp_${record.reference}` })
    const end = at + this.#time.delayMs
    if (record.token === "sim_dispute_won") record.due.push({ at: end, act: "win" })
    if (record.token === "sim_dispute_lost") record.due.push({ at: end, act: "lose" })
  }

  #closeDispute(act: "win" | "lose"): void {
    const { record } = this
    for (const dispute of record.disputes) {
      dispute.state = act === "win" ? "won" : "lost"
      dispute.isWithdrawn = act === "lose"
      const { amount, reference } = dispute
      if (act === "win") this.movements.push({ type: "dispute_reversal", amount, fee: 0, sourceReference: reference })
    }
  }

  #endRefund(reference: string | undefined, act: "complete_refund" | "fail_refund"): void {
    const refund = this.record.refunds.find((each) => each.reference === reference)
    if (!refund) return
    refund.state = act === "complete_refund" ? "completed" : "failed"
    if (act === "fail_refund") refund.failureReason = "expired_or_canceled_card"
    else
      this.movements.push({
        type: "refund",
        amount: -refund.amount,
        fee: 0,
        sourceReference: refund.reference,
      })
  }

  /** Queues a notification. Some tokens cause it twice, or after a newer one. */
  #notify(at: number): void {
    const { record } = this
    const idOf = () => `simev_${record.reference}_${++record.notifications}`
    const id = idOf()
    const ids = [id]
    if (record.token === "sim_duplicate_webhook") ids.push(id)
    if (record.token === "sim_out_of_order") ids.unshift(idOf())
    if (!record.unsent.length) record.sendAt = at
    record.unsent.push(...ids)
  }

  #changed(): ProviderOutcome {
    this.isChanged = true
    return this.known
  }
}

function newRecord(accountId: string, charge: Charge, now: number): ChargeRecord {
  const { key, paymentSid, amount, currency, captureMethod, method, description, returnUrl, locale } = charge
  const token = method.kind === "token" ? method.token : null
  return {
    accountId,
    reference: referenceOf(key),
    paymentSid,
    token,
    captureMethod,
    requested: amount,
    state: "processing",
    amount: token === "sim_amount_mismatch" ? amount + 1 : amount,
    currency,
    capturable: 0,
    captured: 0,
    hasPage: false,
    failsOnPage: false,
    description,
    returnUrl,
    locale,
    decline: null,
    refunds: [],
    disputes: [],
    captures: [],
    due: [],
    unsent: [],
    sendAt: 0,
    sendTries: 0,
    notifications: 0,
    createdAt: now,
  }
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0
}

function refusedKey(): ProviderOutcome {
  return refused("idempotency_key_reused", "The key was used with another amount.")
}

/** Returns the refusal of an invalid request, which another provider would also refuse. */
export function refused(code: string, detail: string): ProviderOutcome {
  const decline = { reason: "processing_error" as const, providerCode: code }
  return { kind: "refused", decline, isOfProvider: false, detail }
}
