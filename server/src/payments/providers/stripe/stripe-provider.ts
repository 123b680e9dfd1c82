import Stripe from "stripe"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { Clock } from "#core/std/clock.ts"
import { fromSid, idTime } from "#core/std/ids.ts"
import {
  providerTimeoutMs,
  type AmountFault,
  type Capture,
  type Charge,
  type DeclineReason,
  type Notification,
  type ProviderOperation,
  type PaymentProvider,
  type ProviderAbilities,
  type ProviderOutcome,
  type RefundRequest,
  type TransactionPage,
} from "../provider.ts"
import { checked, intentAnswer, refundAnswer, sessionAnswer, UnexpectedAnswer } from "./answers.ts"
import { listBalanceTransactions } from "./list-balance-transactions.ts"
import { ChargeReader } from "./charge-reader.ts"
import type { StripeSecrets, StripeSettings } from "./config.ts"
import { stripeDeclineOf } from "./declines.ts"
import { isMissing, isReplayedFault, stripeOutcomeOf } from "./failures.ts"
import { findCharge } from "./find-charge.ts"
import { stripeAmountFault, toStripe } from "./money.ts"
import { hasFreshSignature, readEvent } from "./notifications.ts"
import { intentParams, intentParts, sessionParams, sessionParts } from "./requests.ts"
import { stripeSnapshotOf, type ChargeObjects } from "./snapshot.ts"
import { createStripeHttpClient } from "./transport.ts"

export interface StripeConfig {
  settings: StripeSettings
  secrets: StripeSecrets
}

export interface StripeEnvironment {
  clock: Clock
  outgoing: Pick<HttpClient, "request">
}

/** The limit of idempotency keys that one call of the adapter tries. */
const keysMax = 3

/**
 * Stripe, through its own library. The adapter charges a token with a payment intent, and shows Stripe's page
 * with a Checkout session. The reference of a charge is the intent's id (`pi_…`) or the session's id
 * (`cs_…`). A session has no intent before the customer tries to pay.
 *
 * Stripe forgets an idempotency key after 24 hours. So before each request that moves money, the adapter
 * reads whether Stripe has done it already. `charge` alone does not read first: after a lost answer, the
 * caller uses `find`.
 */
export class StripeProvider implements PaymentProvider {
  readonly kind = "stripe"
  readonly abilities: ProviderAbilities
  readonly isLive: boolean
  readonly #stripe: Stripe
  readonly #reader: ChargeReader
  readonly #clock: Clock
  readonly #config: StripeConfig

  constructor(config: StripeConfig, { clock, outgoing }: StripeEnvironment) {
    const { settings, secrets } = config
    const base = new URL(settings.api_base ?? "https://api.stripe.com")
    this.#stripe = new Stripe(secrets.secret_key, {
      host: base.hostname,
      port: base.port || 443,
      protocol: "https",
      httpClient: createStripeHttpClient(outgoing),
      timeout: providerTimeoutMs,
      maxNetworkRetries: 0,
      telemetry: false,
    })
    this.#reader = new ChargeReader(this.#stripe)
    this.#clock = clock
    this.#config = config
    this.isLive = !/^(sk|rk)_test_/.test(secrets.secret_key)
    this.abilities = {
      hosted: true,
      tokens: true,
      manualCapture: true,
      multipleCaptures: settings.multicapture,
      partialRefunds: true,
      listsTransactions: true,
    }
  }

  amountFault(amount: number, currency: string): AmountFault | null {
    return stripeAmountFault(amount, currency)
  }

  async charge(charge: Charge): Promise<ProviderOutcome> {
    const { method, key: idempotencyKey } = charge
    const fault = stripeAmountFault(charge.amount, charge.currency)
    if (fault) return refusedAmount(fault)
    const amount = toStripe(charge.amount, charge.currency) ?? 0
    try {
      if (method.kind === "hosted") {
        const params = sessionParams(charge, amount, this.#clock.now())
        const session = checked(await this.#stripe.checkout.sessions.create(params, { idempotencyKey }), sessionAnswer)
        return asAsked(charge, this.#known({ ...fresh, session }))
      }
      const params = intentParams(charge, method.token, amount, this.#config.settings.multicapture)
      const intent = checked(await this.#stripe.paymentIntents.create(params, { idempotencyKey }), intentAnswer)
      return asAsked(charge, this.#known({ ...fresh, intent }))
    } catch (error) {
      return this.#declined(error) ?? stripeOutcomeOf(error, this.#clock.now())
    }
  }

  async capture({ key, reference, amount, currency, isFinal }: Capture): Promise<ProviderOutcome> {
    return this.#change({ key, reference, amount, currency }, async (objects, { wire, idempotencyKey }) => {
      const { intent } = objects
      if (!intent || intent.status !== "requires_capture" || intent.metadata[key] === "capture") return objects
      const params: Stripe.PaymentIntentCaptureParams = { amount_to_capture: wire, expand: intentParts }
      // The state of the intent does not show whether a partial capture was done. The metadata shows it, even
      // when Stripe has forgotten the key.
      if (!isFinal) Object.assign(params, { final_capture: false, metadata: { [key]: "capture" } })
      const answer = await this.#stripe.paymentIntents.capture(intent.id, params, { idempotencyKey })
      return { ...objects, intent: sameObject(checked(answer, intentAnswer), intent.id) }
    })
  }

  async cancel(operation: ProviderOperation): Promise<ProviderOutcome> {
    return this.#change(operation, async (objects, { idempotencyKey }) => {
      const { session, intent } = objects
      if (session?.status === "open") {
        const answer = await this.#stripe.checkout.sessions.expire(
          session.id,
          { expand: sessionParts },
          { idempotencyKey },
        )
        return { ...objects, session: sameObject(checked(answer, sessionAnswer), session.id) }
      }
      if (!intent || ["succeeded", "canceled", "processing"].includes(intent.status)) return objects
      const answer = await this.#stripe.paymentIntents.cancel(intent.id, { expand: intentParts }, { idempotencyKey })
      return { ...objects, intent: sameObject(checked(answer, intentAnswer), intent.id) }
    })
  }

  async refund(refund: RefundRequest): Promise<ProviderOutcome> {
    const { refundSid, reason } = refund
    return this.#change(refund, async (objects, { wire: amount, idempotencyKey }) => {
      const { intent, refunds } = objects
      if (!intent || intent.amount_received === 0) return refused("Stripe has captured no money of this payment.")
      if (refunds.some(({ metadata }) => metadata?.["refund_sid"] === refundSid)) return objects
      const params: Stripe.RefundCreateParams = {
        payment_intent: intent.id,
        amount,
        metadata: { refund_sid: refundSid, payment_sid: intent.metadata["payment_sid"] ?? "" },
        ...(reason === null ? {} : { reason }),
      }
      const made = checked(await this.#stripe.refunds.create(params, { idempotencyKey }), refundAnswer)
      if (made.amount !== amount || made.currency !== intent.currency || made.metadata?.["refund_sid"] !== refundSid)
        throw new UnexpectedAnswer("Stripe responded with another refund than requested.")
      return { ...objects, refunds: [...refunds.filter(({ id }) => id !== made.id), made] }
    })
  }

  async fetch(reference: string): Promise<ProviderOutcome> {
    try {
      const objects = await this.#reader.read(reference)
      return objects ? this.#known(objects) : notFound
    } catch (error) {
      return isMissing(error) ? notFound : stripeOutcomeOf(error, this.#clock.now())
    }
  }

  async find({ key, paymentSid }: Pick<Charge, "key" | "paymentSid">): Promise<ProviderOutcome> {
    const id = fromSid("payment", paymentSid)
    try {
      const found = await findCharge(this.#stripe, { key, since: id ? idTime(id) : 0, nowMs: this.#clock.now() })
      return typeof found === "string" ? await this.fetch(found) : found
    } catch (error) {
      return stripeOutcomeOf(error, this.#clock.now())
    }
  }

  admitsNotification({ "stripe-signature": signature = "" }: Readonly<Record<string, string>>): boolean {
    const { webhook_secrets: secrets } = this.#config.secrets
    return secrets.length > 0 && hasFreshSignature(signature, this.#clock.now())
  }

  async readNotification(body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<Notification | null> {
    const event = readEvent(this.#stripe, {
      body,
      signature: headers["stripe-signature"],
      secrets: this.#config.secrets.webhook_secrets,
      nowMs: this.#clock.now(),
    })
    if (!event) return null
    const { id: reference, session, intent, metadata } = event
    if (session !== null || intent === null)
      return { reference, chargeReference: session, paymentSid: metadata["payment_sid"] ?? null }
    // When Stripe does not answer, the notification still names the intent, and `fetch` accepts the id of an
    // intent.
    const owner = await this.#reader.ownerOf(intent, metadata).catch(() => null)
    return {
      reference,
      chargeReference: owner?.reference ?? intent,
      paymentSid: owner?.paymentSid ?? metadata["payment_sid"] ?? null,
    }
  }

  listTransactions(since: number, cursor: string | null): Promise<TransactionPage> {
    return listBalanceTransactions(this.#stripe, this.#reader, { since, cursor, nowMs: this.#clock.now() })
  }

  /**
   * Stripe replays a stored answer for 24 hours, including a stored fault of its own (5xx). If a request gets
   * such a replay, the adapter first reads again that Stripe has not done it. Then it sends the request under
   * another key. The keys are the same each time, so two processes cannot do it twice.
   */
  async #change(operation: ProviderOperation, act: Act): Promise<ProviderOutcome> {
    const wire = toStripe(operation.amount, operation.currency)
    if (wire === undefined) return refusedAmount(stripeAmountFault(operation.amount, operation.currency))
    for (let number = 1; ; number++) {
      const idempotencyKey = number === 1 ? operation.key : `${operation.key}-${number}`
      const result = await this.#changeOnce(operation.reference, { wire, idempotencyKey }, act)
      if (!result.isReplayedFault || number === keysMax) return result.outcome
    }
  }

  /**
   * Reads the charge, changes it unless it was changed already, and returns its state. If Stripe refuses
   * because the charge has changed since the read, its state is the answer. Stripe does not have a code for
   * each of these refusals, so the adapter compares the states.
   */
  async #changeOnce(
    reference: string,
    request: ChangeRequest,
    act: Act,
  ): Promise<{ outcome: ProviderOutcome; isReplayedFault?: boolean }> {
    let before: ChargeObjects | null = null
    try {
      before = await this.#reader.read(reference)
      if (!before) return { outcome: notFound }
      const after = await act(before, request)
      return { outcome: "kind" in after ? after : this.#known(after) }
    } catch (error) {
      const outcome = stripeOutcomeOf(error, this.#clock.now())
      if (!before) return { outcome: isMissing(error) ? notFound : outcome }
      if (outcome.kind === "refused") return { outcome: await this.#refuseUnlessChanged(reference, before, outcome) }
      return { outcome, isReplayedFault: isReplayedFault(error) }
    }
  }

  async #refuseUnlessChanged(
    reference: string,
    before: ChargeObjects,
    refusal: ProviderOutcome,
  ): Promise<ProviderOutcome> {
    const now = await this.#reader.read(reference).catch(() => null)
    if (!now) return refusal
    const isSame = now.intent?.status === before.intent?.status && now.session?.status === before.session?.status
    return isSame ? refusal : this.#known(now)
  }

  /**
   * The library throws an error for a declined card. The error has the intent, which has the state of the
   * charge.
   */
  #declined(error: unknown): ProviderOutcome | undefined {
    if (!(error instanceof Stripe.errors.StripeCardError)) return undefined
    const intent = intentAnswer.safeParse(error.payment_intent)
    if (!intent.success) return undefined
    const charge = stripeSnapshotOf({ ...fresh, intent: intent.data }, this.#clock.now())
    return { kind: "known", charge: { ...charge, decline: charge.decline ?? stripeDeclineOf(error) } }
  }

  #known(objects: ChargeObjects): ProviderOutcome {
    return { kind: "known", charge: stripeSnapshotOf(objects, this.#clock.now()) }
  }
}

/** What a request sends: the amount in Stripe's smallest unit, and the idempotency key. */
interface ChangeRequest {
  wire: number
  idempotencyKey: string
}

type Act = (objects: ChargeObjects, request: ChangeRequest) => Promise<ChargeObjects | ProviderOutcome>

/**
 * A charge with another amount is not the one that was requested. The outcome is unknown until the charge is
 * looked up.
 */
function asAsked({ amount, currency }: Charge, outcome: ProviderOutcome): ProviderOutcome {
  if (outcome.kind !== "known" || (outcome.charge.amount === amount && outcome.charge.currency === currency))
    return outcome
  return { kind: "unknown", detail: "Stripe responded with another amount or currency than requested." }
}

/** Stripe's answer about another object says nothing about this one. */
function sameObject<T extends { id: string }>(answer: T, id: string): T {
  if (answer.id === id) return answer
  throw new UnexpectedAnswer(`Stripe responded with ${answer.id} instead of ${id}.`)
}

/** The parts of a charge that was created just now. */
const fresh: ChargeObjects = { session: null, intent: null, refunds: [], disputes: [] }

const notFound: ProviderOutcome = { kind: "not_found", detail: "Stripe has no such payment." }

function refused(detail: string, reason: DeclineReason = "generic_decline"): ProviderOutcome {
  return {
    kind: "refused",
    decline: { reason, providerCode: null },
    isOfProvider: reason !== "generic_decline",
    detail,
  }
}

function refusedAmount(fault: AmountFault | null): ProviderOutcome {
  const reason = fault?.kind === "currency" ? "currency_not_supported" : "generic_decline"
  return refused(fault?.sentence ?? "Stripe does not support this amount.", reason)
}
