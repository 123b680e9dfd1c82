import Stripe from "stripe"
import type { Outgoing } from "#outgoing/outgoing.ts"
import type { Clock } from "#std/clock.ts"
import { fromSid, idTime } from "#std/ids.ts"
import { providerTimeoutMs } from "../provider.ts"
import type {
  AmountFault,
  Capture,
  Charge,
  DeclineReason,
  Notification,
  Operation,
  PaymentProvider,
  ProviderAbilities,
  ProviderOutcome,
  RefundRequest,
  TransactionPage,
} from "../provider.ts"
import { checked, intentAnswer, refundAnswer, sessionAnswer } from "./answers.ts"
import { listBooks } from "./list-books.ts"
import { ChargeReader } from "./charge-reader.ts"
import type { StripeSecrets, StripeSettings } from "./config.ts"
import { declineOf } from "./declines.ts"
import { isMissing, outcomeOf } from "./failures.ts"
import { findCharge } from "./find-charge.ts"
import { stripeAmountFault, toStripe } from "./money.ts"
import { readEvent } from "./notifications.ts"
import { intentParams, intentParts, sessionParams, sessionParts } from "./requests.ts"
import { snapshotOf } from "./snapshot.ts"
import type { ChargeObjects } from "./snapshot.ts"
import { guardedClient } from "./transport.ts"

export interface StripeConfig {
  settings: StripeSettings
  secrets: StripeSecrets
}

export interface StripeEnvironment {
  clock: Clock
  outgoing: Outgoing
}

/**
 * Stripe, by its own library. A token is charged with a payment intent, and a page of Stripe is a Checkout session. The reference of a
 * charge is the intent's id (`pi_…`), or the session's (`cs_…`), since a session has no intent before the customer tries to pay.
 *
 * Stripe forgets an idempotency key after 24 hours. So everything that moves money, besides carrying its key, first reads whether it
 * was done; only `charge` does not, because `find` is for that.
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
      httpClient: guardedClient(outgoing),
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
      return this.#declined(error) ?? outcomeOf(error)
    }
  }

  async capture({ key, reference, amount, currency, isFinal }: Capture): Promise<ProviderOutcome> {
    return this.#change({ key, reference, amount, currency }, async (objects, wire) => {
      const { intent } = objects
      if (!intent || intent.status !== "requires_capture" || intent.metadata[key] === "capture") return objects
      const params: Stripe.PaymentIntentCaptureParams = { amount_to_capture: wire, expand: intentParts }
      // Of a capture that another can follow, no state says that it was done. The metadata does, once the key is forgotten.
      if (!isFinal) Object.assign(params, { final_capture: false, metadata: { [key]: "capture" } })
      const answer = await this.#stripe.paymentIntents.capture(intent.id, params, { idempotencyKey: key })
      return { ...objects, intent: checked(answer, intentAnswer) }
    })
  }

  async cancel(operation: Operation): Promise<ProviderOutcome> {
    const { key: idempotencyKey } = operation
    return this.#change(operation, async (objects) => {
      const { session, intent } = objects
      if (session?.status === "open") {
        const answer = await this.#stripe.checkout.sessions.expire(
          session.id,
          { expand: sessionParts },
          { idempotencyKey },
        )
        return { ...objects, session: checked(answer, sessionAnswer) }
      }
      if (!intent || ["succeeded", "canceled", "processing"].includes(intent.status)) return objects
      const answer = await this.#stripe.paymentIntents.cancel(intent.id, { expand: intentParts }, { idempotencyKey })
      return { ...objects, intent: checked(answer, intentAnswer) }
    })
  }

  async refund(refund: RefundRequest): Promise<ProviderOutcome> {
    const { key: idempotencyKey, refundSid, reason } = refund
    return this.#change(refund, async (objects, amount) => {
      const { intent, refunds } = objects
      if (!intent || intent.amount_received === 0) return refused("Nothing of this payment was captured at Stripe.")
      if (refunds.some(({ metadata }) => metadata?.["refund_sid"] === refundSid)) return objects
      const params: Stripe.RefundCreateParams = {
        payment_intent: intent.id,
        amount,
        metadata: { refund_sid: refundSid, payment_sid: intent.metadata["payment_sid"] ?? "" },
        ...(reason === null ? {} : { reason }),
      }
      const made = checked(await this.#stripe.refunds.create(params, { idempotencyKey }), refundAnswer)
      return { ...objects, refunds: [...refunds.filter(({ id }) => id !== made.id), made] }
    })
  }

  async fetch(reference: string): Promise<ProviderOutcome> {
    try {
      const objects = await this.#reader.read(reference)
      return objects ? this.#known(objects) : notFound
    } catch (error) {
      return isMissing(error) ? notFound : outcomeOf(error)
    }
  }

  async find({ key, paymentSid }: Pick<Charge, "key" | "paymentSid">): Promise<ProviderOutcome> {
    const id = fromSid("payment", paymentSid)
    try {
      const found = await findCharge(this.#stripe, { key, since: id ? idTime(id) : 0, nowMs: this.#clock.now() })
      return typeof found === "string" ? await this.fetch(found) : found
    } catch (error) {
      return outcomeOf(error)
    }
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
    // Without an answer of Stripe the notification still names the intent, which `fetch` understands.
    const owner = await this.#reader.ownerOf(intent, metadata).catch(() => null)
    return {
      reference,
      chargeReference: owner?.reference ?? intent,
      paymentSid: owner?.paymentSid ?? metadata["payment_sid"] ?? null,
    }
  }

  listTransactions(since: number, cursor: string | null): Promise<TransactionPage> {
    return listBooks(this.#stripe, this.#reader, { since, cursor, nowMs: this.#clock.now() })
  }

  /**
   * Reads the charge, changes it unless it was changed already, and gives its state. When Stripe refuses because the charge has changed
   * in the meantime, its state is the answer; Stripe has no code for each of these refusals, so the states are compared.
   */
  async #change(
    { reference, amount, currency }: Operation,
    act: (objects: ChargeObjects, wireAmount: number) => Promise<ChargeObjects | ProviderOutcome>,
  ): Promise<ProviderOutcome> {
    const wire = toStripe(amount, currency)
    if (wire === undefined) return refusedAmount(stripeAmountFault(amount, currency))
    let before: ChargeObjects | null = null
    try {
      before = await this.#reader.read(reference)
      if (!before) return notFound
      const after = await act(before, wire)
      return "kind" in after ? after : this.#known(after)
    } catch (error) {
      if (!before) return isMissing(error) ? notFound : outcomeOf(error)
      const outcome = outcomeOf(error)
      return outcome.kind === "refused" ? this.#unlessChanged(reference, before, outcome) : outcome
    }
  }

  async #unlessChanged(reference: string, before: ChargeObjects, refusal: ProviderOutcome): Promise<ProviderOutcome> {
    const now = await this.#reader.read(reference).catch(() => null)
    if (!now) return refusal
    const isSame = now.intent?.status === before.intent?.status && now.session?.status === before.session?.status
    return isSame ? refusal : this.#known(now)
  }

  /** A declined card is an error of the library, whose intent says how the charge stands. */
  #declined(error: unknown): ProviderOutcome | undefined {
    if (!(error instanceof Stripe.errors.StripeCardError)) return undefined
    const intent = intentAnswer.safeParse(error.payment_intent)
    if (!intent.success) return undefined
    const charge = snapshotOf({ ...fresh, intent: intent.data }, this.#clock.now())
    return { kind: "known", charge: { ...charge, decline: charge.decline ?? declineOf(error) } }
  }

  #known(objects: ChargeObjects): ProviderOutcome {
    return { kind: "known", charge: snapshotOf(objects, this.#clock.now()) }
  }
}

/** A charge of another amount is not what was asked for. It is looked up before anything is believed. */
function asAsked({ amount, currency }: Charge, outcome: ProviderOutcome): ProviderOutcome {
  if (outcome.kind !== "known" || (outcome.charge.amount === amount && outcome.charge.currency === currency))
    return outcome
  return { kind: "unknown", detail: "Stripe answered with another amount or currency than was asked for." }
}

/** Of a charge that was made just now. */
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
  return refused(fault?.sentence ?? "Stripe has no such amount.", reason)
}
