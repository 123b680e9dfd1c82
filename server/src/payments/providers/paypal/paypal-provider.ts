import type { HttpClient } from "#core/outgoing/http-client.ts"
import {
  providerTimeoutMs,
  type AmountFault,
  type Capture,
  type Charge,
  type FindRequest,
  type Notification,
  type ProviderOperation,
  type PaymentProvider,
  type ProviderAbilities,
  type ProviderOutcome,
  type RefundRequest,
  type TransactionPage,
} from "#payments/providers/provider.ts"
import type { Clock } from "#core/std/clock.ts"
import { FairTurns } from "#core/std/fair-turns.ts"
import { amountFaultOf, moneyOf } from "./amounts.ts"
import { anything, capture, changedOrder, order, payPalId, refund, type Order } from "./answers.ts"
import {
  authorizationOf,
  chargeOfOrder,
  closeReasonOf,
  paymentSidOf,
  refundableCapture,
  refundSidOf,
} from "./charge-of-order.ts"
import { PayPalClient, type PayPalAnswer, type PayPalFailure } from "./client.ts"
import { apiBaseOf, approvalUrlOf, type PayPalSecrets, type PayPalSettings } from "./config.ts"
import { payPalDeclineOf, declineOfPart, isSettled, isProviderIssue, mayApproveAgain } from "./declines.ts"
import { disputesOf } from "./disputes.ts"
import { listPayPalTransactions } from "./list-transactions.ts"
import { orderRequestOf } from "./order-request.ts"
import { readNotification, signatureOf } from "./read-notification.ts"

export interface PayPalOptions {
  settings: PayPalSettings
  secrets: PayPalSecrets
  clock: Clock
  outgoing: Pick<HttpClient, "request">
}

type Payments = Order["purchase_units"][0]["payments"]

/**
 * An object at PayPal already has this invoice id. Ours are unique, so an earlier request of ours had its
 * effect.
 */
const duplicate = "DUPLICATE_INVOICE_ID"
/**
 * Notifications that PayPal is asked about at once, and those of one network. Each exists several times in
 * memory meanwhile. Anybody can send one that only PayPal knows as forged.
 */
const verifiedAtOnce = 8
const networkVerifiedAtOnce = 4
const verifyWaitingMax = 100
/** PayPal repeats a notification without an answer. */
const verifyWaitMs = 10_000

/**
 * PayPal, by its Orders v2 and Payments v2 APIs. A charge is an order with one purchase unit, and its
 * reference is the order's id. The customer approves the order on PayPal's page, which moves no money. The
 * adapter then captures or authorizes it (`#advance`). Authorizations, captures and refunds are separate
 * objects, so the adapter fetches the whole order after each change.
 */
export class PayPalProvider implements PaymentProvider {
  readonly kind = "paypal"
  readonly abilities: ProviderAbilities = {
    hosted: true,
    tokens: false,
    manualCapture: true,
    multipleCaptures: true,
    partialRefunds: true,
    listsTransactions: true,
  }
  readonly isLive: boolean
  readonly #settings: PayPalSettings
  readonly #clock: Clock
  readonly #client: PayPalClient
  readonly #verifying: FairTurns

  constructor({ settings, secrets, clock, outgoing }: PayPalOptions) {
    this.isLive = settings.environment === "live"
    this.#settings = settings
    this.#clock = clock
    const limits = { turnsMax: verifiedAtOnce, ownerTurnsMax: [networkVerifiedAtOnce], waitingMax: verifyWaitingMax }
    this.#verifying = new FairTurns({ clock, ...limits })
    const { client_id: clientId } = settings
    const { client_secret: clientSecret } = secrets
    this.#client = new PayPalClient({ base: apiBaseOf(settings), clientId, clientSecret, clock, outgoing })
  }

  amountFault(amount: number, currency: string): AmountFault | null {
    return amountFaultOf(amount, currency)
  }

  async charge(charge: Charge): Promise<ProviderOutcome> {
    const fault = this.amountFault(charge.amount, charge.currency)
    if (fault)
      return refused(fault.kind === "currency" ? "CURRENCY_NOT_SUPPORTED" : "INVALID_AMOUNT", fault.sentence, true)
    if (charge.method.kind !== "hosted") {
      const decline = { reason: "invalid_payment_method", providerCode: null } as const
      const detail = "PayPal does not support tokens. The customer pays on its page."
      return { kind: "refused", decline, isOfProvider: true, detail }
    }
    const deadline = this.#deadline()
    const answer = await this.#create(charge, deadline)
    if (answer.kind !== "ok") return failure(answer)
    return answer.status === 201 ? this.#known(answer.value) : this.#current(answer.value.id, deadline)
  }

  fetch(reference: string): Promise<ProviderOutcome> {
    return this.#current(reference, this.#deadline())
  }

  /**
   * PayPal cannot search for orders. But it answers a repeated request with the order of the first one (200
   * instead of 201), as long as it keeps the `PayPal-Request-Id`. That is 6 hours. If the first request never
   * arrived, or is forgotten, the repetition creates an order. That is harmless. An order moves no money
   * before the customer approves it, and no customer has the link of an order whose answer was lost. So the
   * charge is "not found", and its key can be used.
   */
  async find(charge: FindRequest): Promise<ProviderOutcome> {
    const deadline = this.#deadline()
    const answer = await this.#create(charge, deadline)
    if (answer.kind !== "ok") return readFailure(answer)
    if (answer.status !== 201) return this.#current(answer.value.id, deadline)
    return { kind: "not_found", detail: "PayPal did not know this request before." }
  }

  async capture({ key, reference, amount, currency, isFinal }: Capture): Promise<ProviderOutcome> {
    const deadline = this.#deadline()
    const found = await this.#read(reference, deadline)
    if (found.kind !== "ok") return readFailure(found)
    const [unit] = found.value.purchase_units
    const authorization = authorizationOf(unit)
    const own = unit.payments.captures.find(({ invoice_id: invoiceId }) => invoiceId === key)
    if (own?.status === "DECLINED" || own?.status === "FAILED") return declined(own)
    if (own || (!authorization && found.value.status === "COMPLETED")) return this.#known(found.value)
    if (!authorization) return refused("ORDER_NOT_AUTHORIZED", "The order is not authorized, so it cannot be captured.")
    const answer = await this.#client.call({
      method: "POST",
      path: `/v2/payments/authorizations/${authorization.id}/capture`,
      // PayPal refuses a second capture with the same invoice id. So it has the operation's key, and not the
      // order's.
      body: { amount: moneyOf(amount, currency), final_capture: isFinal, invoice_id: key },
      requestId: key,
      expects: capture,
      deadline,
    })
    if (answer.kind === "problem" && isSettled(answer.issue)) return this.#readAfterChange(reference, deadline)
    if (answer.kind === "problem" && answer.issue === duplicate)
      return this.#readAfterChange(reference, deadline, ({ captures }) =>
        captures.some((each) => each.invoice_id === key),
      )
    if (answer.kind !== "ok") return failure(answer)
    const made = answer.value
    if (made.status === "DECLINED" || made.status === "FAILED") return declined(made)
    if (made.amount.amount !== amount || made.amount.currency !== currency)
      return { kind: "unknown", detail: `PayPal captured another amount than Posthorn requested (${made.id}).` }
    return this.#readAfterChange(reference, deadline, ({ captures }) => captures.some(({ id }) => id === made.id))
  }

  async cancel({ reference }: ProviderOperation): Promise<ProviderOutcome> {
    const deadline = this.#deadline()
    const found = await this.#read(reference, deadline)
    if (found.kind !== "ok") return readFailure(found)
    const outcome = this.#known(found.value)
    if (outcome.kind !== "known") return outcome
    const { state } = outcome.charge
    if (state === "requires_action") return this.#close(found.value, "canceled", deadline)
    const authorization = authorizationOf(found.value.purchase_units[0])
    if (state !== "authorized" || !authorization) return outcome
    const answer = await this.#client.call({
      method: "POST",
      path: `/v2/payments/authorizations/${authorization.id}/void`,
      expects: anything,
      deadline,
    })
    if (answer.kind === "ok" || (answer.kind === "problem" && isSettled(answer.issue)))
      return this.#readAfterChange(reference, deadline)
    return failure(answer)
  }

  async refund({ key, reference, refundSid, amount, currency }: RefundRequest): Promise<ProviderOutcome> {
    const deadline = this.#deadline()
    const found = await this.#read(reference, deadline)
    if (found.kind !== "ok") return readFailure(found)
    const [unit] = found.value.purchase_units
    const isThere = ({ refunds }: Payments) => refunds.some((each) => refundSidOf(each) === refundSid)
    if (isThere(unit.payments)) return this.#known(found.value)
    const from = refundableCapture(unit, amount)
    if (!from) return refused("NO_CAPTURE_TO_REFUND", "No capture of this order has enough money left for this refund.")
    const answer = await this.#client.call({
      method: "POST",
      path: `/v2/payments/captures/${from.id}/refund`,
      body: { amount: moneyOf(amount, currency), custom_id: refundSid, invoice_id: refundSid },
      requestId: key,
      expects: refund,
      deadline,
    })
    if (answer.kind === "problem" && answer.issue === duplicate)
      return this.#readAfterChange(reference, deadline, isThere)
    if (answer.kind !== "ok") return failure(answer)
    const made = answer.value
    if (made.amount.amount !== amount || made.amount.currency !== currency)
      return { kind: "unknown", detail: `PayPal refunded another amount than Posthorn requested (${made.id}).` }
    return this.#readAfterChange(reference, deadline, ({ refunds }) => refunds.some(({ id }) => id === made.id))
  }

  admitsNotification(headers: Readonly<Record<string, string>>): boolean {
    return this.#settings.webhook_id !== null && signatureOf(headers) !== undefined
  }

  async readNotification(
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
    network = "",
  ): Promise<Notification | null> {
    const release = await this.#verifying.acquire([network], verifyWaitMs)
    if (typeof release === "string") return null
    const { webhook_id: webhookId } = this.#settings
    return await readNotification(this.#client, { body, headers, webhookId, deadline: this.#deadline() }).finally(
      release,
    )
  }

  listTransactions(since: number, cursor: string | null): Promise<TransactionPage> {
    return listPayPalTransactions(this.#client, { since, cursor, now: this.#clock.now() })
  }

  /**
   * Returns the order of a charge: created by this request (201), or by an earlier one with the same key
   * (200).
   */
  async #create(charge: FindRequest, deadline: number): Promise<PayPalAnswer<Order>> {
    const answer = await this.#client.call({
      method: "POST",
      path: "/v2/checkout/orders",
      body: orderRequestOf(charge),
      requestId: charge.key,
      expects: order,
      deadline,
    })
    if (answer.kind !== "ok" || isOrderOf(answer.value, charge)) return answer
    return { kind: "unknown", detail: `PayPal responded with another order than requested (${answer.value.id}).` }
  }

  /** Returns the current charge, with its disputes. An approved order is captured or authorized first. */
  async #current(reference: string, deadline: number): Promise<ProviderOutcome> {
    const found = await this.#read(reference, deadline)
    if (found.kind !== "ok") return readFailure(found)
    const outcome = await this.#advance(found.value, deadline)
    if (outcome.kind !== "known" || !outcome.charge.captured) return outcome
    const answer = await disputesOf(this.#client, found.value.purchase_units[0], deadline)
    if (answer.kind !== "ok") return readFailure(answer)
    return { kind: "known", charge: { ...outcome.charge, disputes: answer.disputes } }
  }

  /**
   * Captures or authorizes an approved order. Money moves only once, whatever process does it and however
   * often. PayPal captures an order only once, refuses a second payment with our invoice id, and answers a
   * repeated request id with the first answer. The id contains the time of the order's last change, so that
   * an approval after a decline is a new request.
   */
  async #advance(approved: Order, deadline: number): Promise<ProviderOutcome> {
    const [unit] = approved.purchase_units
    if (approved.status !== "APPROVED" || closeReasonOf(unit)) return this.#known(approved)
    if (unit.invoice_id === undefined || paymentSidOf(unit.custom_id) === null)
      return {
        kind: "unknown",
        detail: `The order ${approved.id} was not created by this service, so Posthorn does not capture it.`,
      }
    const action = approved.intent === "CAPTURE" ? "capture" : "authorize"
    const answer = await this.#client.call({
      method: "POST",
      path: `/v2/checkout/orders/${approved.id}/${action}`,
      body: {},
      requestId: `${unit.invoice_id}-${action}-${Date.parse(approved.update_time ?? "") || 0}`,
      expects: changedOrder,
      deadline,
    })
    if (answer.kind === "ok" || (answer.kind === "problem" && isSettled(answer.issue)))
      return this.#readAfterChange(approved.id, deadline)
    if (answer.kind !== "problem")
      return answer.kind === "unauthorized" ? failure(answer) : { ...answer, kind: "unknown" }
    if (mayApproveAgain(answer.issue)) return this.#known(approved, answer)
    // The order cannot succeed any more, and it must not be captured after another charge has replaced it.
    if (answer.status === 422 && answer.issue !== duplicate) return this.#close(approved, answer.issue, deadline)
    return { kind: "unknown", detail: answer.detail }
  }

  /** Marks the order as not to be captured. An order that was completed first stays completed. */
  async #close({ id, purchase_units: [unit] }: Order, closing: string, deadline: number): Promise<ProviderOutcome> {
    const value = `${paymentSidOf(unit.custom_id)}.${closing.replaceAll(/[^A-Za-z0-9_]/g, "")}`
    const answer = await this.#client.call({
      method: "PATCH",
      path: `/v2/checkout/orders/${id}`,
      body: [{ op: "replace", path: "/purchase_units/@reference_id=='default'/custom_id", value }],
      expects: anything,
      deadline,
    })
    if (answer.kind === "ok" || (answer.kind === "problem" && isSettled(answer.issue)))
      return this.#readAfterChange(id, deadline)
    return failure(answer)
  }

  async #read(reference: string, deadline: number): Promise<PayPalAnswer<Order>> {
    if (!payPalId.safeParse(reference).success)
      return {
        kind: "problem",
        status: 404,
        issue: "RESOURCE_NOT_FOUND",
        detail: "This is not the id of an order.",
        redirect: null,
      }
    const path = `/v2/checkout/orders/${reference}`
    const answer = await this.#client.call({ method: "GET", path, expects: order, deadline })
    if (answer.kind !== "ok" || answer.value.id === reference) return answer
    return { kind: "unknown", detail: `PayPal responded with the order ${answer.value.id}, which was not requested.` }
  }

  /**
   * Returns the order after a change. The change may have had an effect, so every other answer is unknown.
   * This includes an order without the change.
   */
  async #readAfterChange(
    reference: string,
    deadline: number,
    has: (payments: Payments) => boolean = () => true,
  ): Promise<ProviderOutcome> {
    const found = await this.#read(reference, deadline)
    if (found.kind !== "ok") return { kind: "unknown", detail: found.detail }
    if (has(found.value.purchase_units[0].payments)) return this.#known(found.value)
    return { kind: "unknown", detail: `The order ${reference} does not show the change yet.` }
  }

  #known(found: Order, refusal?: PayPalFailure & { kind: "problem" }): ProviderOutcome {
    const charge = chargeOfOrder(found, {
      now: this.#clock.now(),
      redirect: refusal?.redirect ?? null,
      approvalUrl: approvalUrlOf(this.#settings, found.id),
      decline: refusal && refusal.issue !== "PAYER_ACTION_REQUIRED" ? payPalDeclineOf(refusal.issue) : undefined,
    })
    if (charge) return { kind: "known", charge }
    return { kind: "unknown", detail: `The order ${found.id} says that it is complete, but has no payment.` }
  }

  #deadline(): number {
    return this.#clock.elapsed() + providerTimeoutMs
  }
}

/** A closed order still belongs to the charge. So the text after the payment's sid is not compared. */
function isOrderOf({ intent, purchase_units: [unit] }: Order, charge: FindRequest): boolean {
  return (
    unit.amount.amount === charge.amount &&
    unit.amount.currency === charge.currency &&
    unit.invoice_id === charge.key &&
    paymentSidOf(unit.custom_id) === charge.paymentSid &&
    (intent === "CAPTURE") === (charge.captureMethod === "automatic")
  )
}

function refused(issue: string, detail: string, isOfProvider = false): ProviderOutcome {
  return { kind: "refused", decline: payPalDeclineOf(issue), isOfProvider, detail }
}

function declined(part: Parameters<typeof declineOfPart>[0]): ProviderOutcome {
  const decline = declineOfPart(part)
  return {
    kind: "refused",
    decline,
    isOfProvider: false,
    detail: `PayPal declined the capture (${decline.providerCode}).`,
  }
}

/** Returns the meaning of a failed change. */
function failure(answer: PayPalFailure): ProviderOutcome {
  if (answer.kind === "unauthorized") return refused("AUTHENTICATION_FAILURE", answer.detail, true)
  if (answer.kind === "busy") return { ...answer, kind: "not_sent", isBusy: true }
  if (answer.kind !== "problem") return answer
  return refused(answer.issue, answer.detail, answer.status === 403 || isProviderIssue(answer.issue))
}

/**
 * Returns the meaning of a failed fetch. An earlier request may have had its effect, so this is never its
 * refusal.
 */
function readFailure(answer: PayPalFailure): ProviderOutcome {
  if (answer.kind === "unauthorized") return failure(answer)
  if (answer.kind === "busy") return { ...answer, kind: "unknown" }
  if (answer.kind !== "problem") return answer
  return { kind: answer.status === 404 ? "not_found" : "unknown", detail: answer.detail }
}
