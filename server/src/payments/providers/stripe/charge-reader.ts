import type Stripe from "stripe"
import {
  checked,
  intentAnswer,
  listOfDisputes,
  listOfRefunds,
  listOfSessions,
  sessionAnswer,
  type IntentAnswer,
  type SessionAnswer,
} from "./answers.ts"
import { intentParts, sessionParts } from "./requests.ts"
import type { ChargeObjects } from "./snapshot.ts"

/** One page is enough: Posthorn makes at most 50 refunds of a payment. */
const limit = 100

/** Reads all objects of a charge, by the id of its session or of its intent. */
export class ChargeReader {
  readonly #stripe: Stripe

  constructor(stripe: Stripe) {
    this.#stripe = stripe
  }

  /** Null for a reference that is neither a session nor an intent. */
  async read(reference: string): Promise<ChargeObjects | null> {
    if (reference.startsWith("cs_")) {
      const answer = await this.#stripe.checkout.sessions.retrieve(reference, { expand: sessionParts })
      const session = checked(answer, sessionAnswer)
      const { payment_intent: intent = null } = session
      return this.#withParts(session, typeof intent === "string" ? await this.#intent(intent) : intent)
    }
    if (!reference.startsWith("pi_")) return null
    const intent = await this.#intent(reference)
    return this.#withParts(await this.#sessionOf(reference, intent.metadata), intent)
  }

  /**
   * The reference of the charge that an intent belongs to, and its payment. A refund or dispute does not have
   * the intent's metadata, so this function fetches the intent. It also looks up the session of a hosted
   * charge.
   */
  async ownerOf(
    intentId: string,
    metadata: Readonly<Record<string, string>>,
  ): Promise<{ reference: string; paymentSid: string | null }> {
    const whole = metadata["method"] ? metadata : (await this.#intent(intentId)).metadata
    const session = await this.#sessionOf(intentId, whole)
    return { reference: session?.id ?? intentId, paymentSid: whole["payment_sid"] ?? null }
  }

  async #intent(id: string): Promise<IntentAnswer> {
    return checked(await this.#stripe.paymentIntents.retrieve(id, { expand: intentParts }), intentAnswer)
  }

  async #sessionOf(intentId: string, metadata: Readonly<Record<string, string>>): Promise<SessionAnswer | null> {
    if (metadata["method"] !== "hosted") return null
    const answer = await this.#stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 })
    return checked(answer, listOfSessions).data[0] ?? null
  }

  /** Stripe includes the ten latest refunds in the charge, but no disputes. */
  async #withParts(session: SessionAnswer | null, intent: IntentAnswer | null): Promise<ChargeObjects> {
    if (!intent || intent.amount_received === 0) return { session, intent, refunds: [], disputes: [] }
    const of = { payment_intent: intent.id, limit }
    const shown = typeof intent.latest_charge === "object" ? intent.latest_charge?.refunds : null
    const refunds = shown && !shown.has_more ? shown : checked(await this.#stripe.refunds.list(of), listOfRefunds)
    const disputes = checked(await this.#stripe.disputes.list(of), listOfDisputes)
    return { session, intent, refunds: refunds.data, disputes: disputes.data }
  }
}
