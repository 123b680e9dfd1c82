import { createHmac } from "node:crypto"
import type { Clock } from "#core/std/clock.ts"

/**
 * One of Stripe's objects, as JSON. The names of fields that Stripe expands only on demand begin with `$`.
 */
export type Json = Record<string, unknown>
export type Answer = { status: number; body: unknown; isReplayed?: boolean }

type Params = URLSearchParams

/**
 * Stripe's rules for payment intents, Checkout sessions, refunds, disputes and balance transactions, in
 * memory.
 */
export class FakeStripe {
  readonly intents: Json[] = []
  readonly sessions: Json[] = []
  readonly disputes: Json[] = []
  readonly books: Json[] = []
  /** Whether the search finds the intents. */
  isIndexed = false
  refundStatus = "succeeded"
  /** How many of the next POST requests fail with a fault of Stripe, and do nothing. */
  faults = 0
  readonly #refunds: Json[] = []
  readonly #clock: Clock
  #count = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** One request, after authentication and idempotency. */
  act(method: string, path: string, params: Params): Answer {
    const [, name = "", id = "", verb = ""] =
      /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    const route = `${method} ${name}${id && id !== "search" ? "/id" : id && "/search"}${verb && `/${verb}`}`
    const routes: Record<string, () => Answer> = {
      "POST payment_intents": () => this.#createIntent(params),
      "GET payment_intents": () => this.#list(this.intents, params),
      "GET payment_intents/search": () => this.#search(params),
      "GET payment_intents/id": () => this.#with(this.intents, id, (intent) => this.#ok(intent, params)),
      "POST payment_intents/id/capture": () => this.#with(this.intents, id, (intent) => this.#capture(intent, params)),
      "POST payment_intents/id/cancel": () => this.#with(this.intents, id, (intent) => this.#cancel(intent, params)),
      "POST checkout/sessions": () => this.#createSession(params),
      "GET checkout/sessions": () => this.#list(this.sessions, params),
      "GET checkout/sessions/id": () => this.#with(this.sessions, id, (session) => this.#ok(session, params)),
      "POST checkout/sessions/id/expire": () =>
        this.#with(this.sessions, id, (session) => this.#expire(session, params)),
      "POST refunds": () => this.#refund(params),
      "GET refunds": () => this.#list(this.#refunds, params),
      "GET disputes": () => this.#list(this.disputes, params),
      "GET balance_transactions": () => this.#list(this.books, params),
    }
    return routes[route]?.() ?? refusal(404, { message: `Unrecognized request URL (${route})` })
  }

  /** The customer pays on the page of a session, or tries to with a declined card. */
  pay(sessionId: string, card = "pm_card_visa"): void {
    const session = this.sessions.find(({ id }) => id === sessionId) as Json & { $intent: Json }
    const intent = (session.payment_intent as Json | null) ?? this.#newIntent(session.$intent)
    session.payment_intent = intent
    this.#confirm(intent, card)
    if (intent.status !== "requires_payment_method") Object.assign(session, { status: "complete", url: null })
  }

  /** The customer's bank has asked the customer, and allows the payment or not. */
  authenticate(intentId: string, isApproved: boolean): void {
    const intent = this.#intentOf(intentId)
    if (isApproved) return this.#confirm(intent, "pm_card_visa")
    const last_payment_error = { code: "payment_intent_authentication_failure", message: "Authentication failed." }
    Object.assign(intent, { status: "requires_payment_method", next_action: null, last_payment_error })
  }

  /** The bank decides a dispute. Stripe returns the amount when the merchant wins, and keeps its fee. */
  closeDispute(dispute: Json, status: "won" | "lost"): void {
    dispute.status = status
    if (status === "lost") return
    const book = this.#book("dispute_reversal", Number(dispute.amount), 0, dispute)
    ;(dispute.balance_transactions as Json[]).push(book)
  }

  /** Adds an entry to Stripe's books that belongs to no charge: a payout, or a fee of the account. */
  addBook(category: string, amount: number, more: Json = {}): Json {
    const source = { ...this.#new(category, category.slice(0, 2)), currency: "eur" }
    return Object.assign(this.#book(category, amount, 0, source), more)
  }

  /** The customer's bank returns a refund. */
  failRefund(refundId: string, reason: string): void {
    const refund = this.#refunds.find(({ id }) => id === refundId) as Json
    Object.assign(refund, { status: "failed", failure_reason: reason })
    this.#book("refund_failure", Number(refund.amount), 0, refund)
  }

  #intentOf(id: string): Json {
    return this.intents.find((each) => each.id === id) as Json
  }

  /** The customer's bank takes the amount back. */
  dispute(intentId: string, more: Json = {}): Json {
    const intent = this.intents.find(({ id }) => id === intentId)
    const dispute = {
      ...this.#new("dispute", "du"),
      amount: intent?.amount_received,
      currency: intent?.currency,
      payment_intent: intentId,
      status: "needs_response",
      reason: "fraudulent",
      evidence_details: { due_by: this.#now() + 604_800 },
      balance_transactions: [] as Json[],
      ...more,
    }
    // An inquiry, whose status begins with warning_, takes nothing yet.
    if (!String(dispute.status).startsWith("warning"))
      dispute.balance_transactions.push(this.#book("dispute", -Number(dispute.amount), 1_500, dispute))
    this.disputes.push(dispute)
    return dispute
  }

  /** A signed event about the object. */
  notification(object: Json, { secret, ageMs = 0 }: { secret: string; ageMs?: number }) {
    const event = { ...this.#new("event", "evt"), type: `${String(object.object)}.updated`, data: { object } }
    const body = JSON.stringify(rendered(event, []))
    const time = Math.floor((this.#clock.now() - ageMs) / 1_000)
    const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")
    return { body: Buffer.from(body), headers: { "stripe-signature": `t=${time},v1=${signature}` } }
  }

  #createIntent(params: Params): Answer {
    const card = params.get("payment_method") ?? ""
    if (params.get("confirm") !== "true" || !params.get("return_url")) return invalid("return_url", "parameter_missing")
    if (!card.startsWith("pm_card_"))
      return invalid("payment_method", "resource_missing", `No such PaymentMethod: '${card}'`)
    const intent = this.#newIntent({
      amount: Number(params.get("amount")),
      currency: params.get("currency"),
      capture_method: params.get("capture_method"),
      metadata: nested(params, "metadata"),
      $multicapture: params.has("payment_method_options[card][request_multicapture]"),
    })
    this.#confirm(intent, card)
    if (!intent.last_payment_error) return this.#ok(intent, params)
    return refusal(402, {
      type: "card_error",
      ...(intent.last_payment_error as Json),
      payment_intent: rendered(intent, []),
    })
  }

  #newIntent(fields: Json): Json {
    const intent = {
      ...this.#new("payment_intent", "pi"),
      status: "requires_payment_method",
      amount_capturable: 0,
      amount_received: 0,
      cancellation_reason: null,
      next_action: null,
      last_payment_error: null,
      $latest_charge: null,
      ...fields,
    }
    this.intents.push(intent)
    return intent
  }

  #confirm(intent: Json, card: string): void {
    intent.last_payment_error = null
    if (card === "pm_card_authenticationRequired") {
      const url = "https://hooks.stripe.com/3d_secure_2/hosted"
      return void Object.assign(intent, { status: "requires_action", next_action: { redirect_to_url: { url } } })
    }
    if (card === "pm_card_slow") return void (intent.status = "processing")
    if (card.startsWith("pm_card_chargeDeclined")) {
      const why = card.endsWith("InsufficientFunds") ? "insufficient_funds" : "generic_decline"
      intent.last_payment_error = { code: "card_declined", decline_code: why, message: "Your card was declined." }
      return
    }
    const details = { type: "card", card: { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2030 } }
    intent.$latest_charge = {
      ...this.#new("charge", "ch"),
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: details,
      $balance_transaction: null,
      $refunds: [],
    }
    if (intent.capture_method === "manual")
      Object.assign(intent, { status: "requires_capture", amount_capturable: intent.amount })
    else this.#receiveMoney(intent, Number(intent.amount))
  }

  #receiveMoney(intent: Json, amount: number): void {
    const charge = intent.$latest_charge as Json
    intent.status = "succeeded"
    intent.amount_capturable = 0
    intent.amount_received = Number(intent.amount_received) + amount
    charge.$balance_transaction = this.#book("charge", amount, Math.round(amount * 0.029) + 30, {
      ...charge,
      currency: intent.currency,
    })
  }

  #capture(intent: Json, params: Params): Answer {
    if (intent.status !== "requires_capture") return invalid("intent", "payment_intent_unexpected_state")
    const capturable = Number(intent.amount_capturable)
    const amount = Number(params.get("amount_to_capture") ?? capturable)
    if (amount > capturable) return invalid("amount_to_capture", "amount_too_large")
    const isFinal = params.get("final_capture") !== "false"
    if (!isFinal && !intent.$multicapture) return invalid("final_capture", "parameter_invalid")
    Object.assign(intent.metadata as Json, nested(params, "metadata"))
    this.#receiveMoney(intent, amount)
    if (!isFinal) Object.assign(intent, { status: "requires_capture", amount_capturable: capturable - amount })
    return this.#ok(intent, params)
  }

  #cancel(intent: Json, params: Params): Answer {
    const isOpen = /^requires_(payment_method|capture|confirmation|action)$/.test(String(intent.status))
    const isOfSession = this.sessions.some(({ payment_intent: own }) => own === intent)
    if (!isOpen || (isOfSession && intent.status !== "requires_capture"))
      return invalid("intent", "payment_intent_unexpected_state")
    Object.assign(intent, { status: "canceled", amount_capturable: 0, next_action: null })
    return this.#ok(intent, params)
  }

  #createSession(params: Params): Answer {
    const price = "line_items[0][price_data]"
    const expiresAt = Number(params.get("expires_at") ?? this.#now() + 86_400)
    const livesFor = expiresAt - this.#now()
    if (livesFor < 1_800 || livesFor > 86_400) return invalid("expires_at", "parameter_invalid")
    const amount = Number(params.get(`${price}[unit_amount]`)) * Number(params.get("line_items[0][quantity]"))
    const currency = params.get(`${price}[currency]`)
    if (!amount || !currency || !params.get(`${price}[product_data][name]`))
      return invalid("line_items", "parameter_missing")
    const data = "payment_intent_data"
    const session = {
      ...this.#new("checkout.session", "cs_test"),
      status: "open",
      amount_total: amount,
      currency,
      expires_at: expiresAt,
      payment_intent: null,
      metadata: nested(params, "metadata"),
      url: "https://checkout.stripe.com/c/pay/test",
      locale: params.get("locale"),
      $intent: {
        amount,
        currency,
        capture_method: params.get(`${data}[capture_method]`),
        metadata: nested(params, `${data}[metadata]`),
      },
    }
    this.sessions.push(session)
    return this.#ok(session, params)
  }

  #expire(session: Json, params: Params): Answer {
    // Stripe's answer to this request has no error code.
    if (session.status !== "open") return refusal(400, { message: "Only open Checkout Sessions can be expired." })
    Object.assign(session, { status: "expired", url: null })
    return this.#ok(session, params)
  }

  #refund(params: Params): Answer {
    const intent = this.intents.find(({ id }) => id === params.get("payment_intent"))
    const charge = intent?.$latest_charge as Json | undefined
    if (!intent || !charge) return invalid("payment_intent", "resource_missing")
    const made = charge.$refunds as Json[]
    const left = Number(intent.amount_received) - made.reduce((sum, { amount }) => sum + Number(amount), 0)
    const amount = Number(params.get("amount"))
    if (left === 0) return invalid("payment_intent", "charge_already_refunded")
    if (amount > left) return refusal(400, { message: "Refund amount is greater than unrefunded amount on charge." })
    const refund = {
      ...this.#new("refund", "re"),
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: this.refundStatus,
      failure_reason: null,
      metadata: nested(params, "metadata"),
      reason: params.get("reason"),
    }
    made.unshift(refund)
    this.#refunds.push(refund)
    this.#book("refund", -amount, 0, refund)
    return this.#ok(refund, params)
  }

  #book(category: string, amount: number, fee: number, source: Json): Json {
    const named = { type: category, reporting_category: category, currency: source.currency, $source: source }
    const book = { ...this.#new("balance_transaction", "txn"), amount, fee, ...named }
    this.books.push(book)
    return book
  }

  #search(params: Params): Answer {
    const [, key] = /^metadata\["charge_key"\]:"([^"]+)"$/.exec(params.get("query") ?? "") ?? []
    const found = this.intents.filter(({ metadata }) => this.isIndexed && (metadata as Json).charge_key === key)
    return { status: 200, body: { object: "search_result", data: rendered(found, []), has_more: false } }
  }

  /** The newest first. */
  #list(all: readonly Json[], params: Params): Answer {
    const intent = params.get("payment_intent")
    const after = params.get("starting_after")
    const limit = Number(params.get("limit") ?? 10)
    const wanted = all.toReversed().filter((each) => {
      const created = Number(each.created)
      const own =
        typeof each.payment_intent === "object" ? (each.payment_intent as Json | null)?.id : each.payment_intent
      const isIn =
        created >= Number(params.get("created[gte]") ?? 0) && created < Number(params.get("created[lt]") ?? Infinity)
      return isIn && (intent === null || own === intent)
    })
    const from = after === null ? 0 : wanted.findIndex(({ id }) => id === after) + 1
    const paths = expandOf(params).map((path) => path.replace(/^data\./, ""))
    const data = rendered(wanted.slice(from, from + limit), paths)
    return { status: 200, body: { object: "list", url: "/", data, has_more: wanted.length > from + limit } }
  }

  #with(all: readonly Json[], id: string, act: (object: Json) => Answer): Answer {
    const object = all.find((each) => each.id === id)
    return object ? act(object) : invalid("id", "resource_missing", `No such object: '${id}'`, 404)
  }

  #ok(object: Json, params: Params): Answer {
    return { status: 200, body: rendered(object, expandOf(params)) }
  }

  #new(object: string, prefix: string): Json {
    return { object, id: `${prefix}_${String(++this.#count).padStart(8, "0")}`, created: this.#now() }
  }

  #now(): number {
    return Math.floor(this.#clock.now() / 1_000)
  }
}

function refusal(status: number, error: Json): Answer {
  return { status, body: { error: { type: "invalid_request_error", ...error } } }
}

function invalid(param: string, code: string, message = `${param}: ${code}`, status = 400): Answer {
  return refusal(status, { code, param, message })
}

/**
 * An object within an object is an id, unless its path is expanded. Fields that Stripe expands only on demand
 * are left out otherwise.
 */
function rendered(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => rendered(each, paths))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const name = key.replace(/^\$/, "")
    const within = paths.filter((path) => path.split(".", 1)[0] === name)
    const rest = within.map((path) => path.slice(name.length + 1)).filter((path) => path !== "")
    if (name === "refunds")
      return within.length
        ? [
            [
              name,
              {
                object: "list",
                data: rendered((child as Json[]).slice(0, 10), []),
                has_more: (child as Json[]).length > 10,
              },
            ],
          ]
        : []
    if (/^(intent|multicapture)$/.test(name) && key !== name) return []
    const isReference = /^(latest_charge|balance_transaction|source|payment_intent)$/.test(name)
    if (isReference && typeof child === "object" && child !== null)
      return [[name, within.length ? rendered(child, rest) : (child as Json).id]]
    return [[name, rendered(child, rest)]]
  })
  return Object.fromEntries(entries)
}

function expandOf(params: Params): string[] {
  return [...params].filter(([name]) => name.startsWith("expand[")).map(([, path]) => path)
}

function nested(params: Params, prefix: string): Record<string, string> {
  const own = [...params].filter(([name]) => name.startsWith(`${prefix}[`))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]))
}
