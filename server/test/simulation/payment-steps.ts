import { cancelPayment, capturePayment, createPayment } from "#payments/api/payments.ts"
import { createRefund } from "#payments/api/refunds.ts"
import { openCharge } from "#payments/payments/operations/open-charge.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import type { PageAction } from "#payments/providers/simulator/simulated-charge.ts"
import { simulatorTokens } from "#payments/providers/simulator/tokens.ts"
import { fromSid } from "#core/std/ids.ts"
import type { Ask, PaymentWorld } from "./payment-world.ts"

/** A payment that a client was told of. */
export interface Created {
  accountId: string
  id: string
  token: string | null
  amount: number
  currency: string
  isManual: boolean
}

interface Known {
  payment: Created
  /** As the answer had it. */
  json: Record<string, unknown>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Payments on which steps are taken: the latest. */
const recentMax = 30
const pageMs = 24 * hourMs
const currencies = ["EUR", "USD", "JPY", "KWD"]
const largestAmount = 99_999_999

/** What a client may be told, and changes nothing. */
const refusals = new Set([
  "payment_state",
  "amount_exceeds_capturable",
  "amount_exceeds_captured",
  "payment_disputed",
  "too_many_refunds",
  "provider_refused",
])

/** What happens to the world is over before the next step; requests go on meanwhile. */
type Step = [weight: number, act: () => Promise<unknown>, isOfWorld?: true]

/** Random steps of clients and customers, and what they were told. */
export class PaymentSteps {
  readonly created: Created[] = []
  readonly refunds: Known[] = []
  readonly captures: Known[] = []
  readonly cancellations: Known[] = []
  readonly counts = { steps: 0 }
  readonly #world: PaymentWorld
  readonly #steps: readonly Step[]

  constructor(world: PaymentWorld) {
    this.#world = world
    this.#steps = [
      [20, () => this.#charge()],
      [8, () => this.#create({ amount: this.#amount(), currency: this.#any(currencies) }, null)],
      [12, () => this.#openPage()],
      [14, () => this.#actOnPage()],
      [12, () => this.#capture()],
      [5, () => this.#cancel()],
      [12, () => this.#refund(this.#anyCreated())],
      [3, () => this.#refundAtOnce()],
      [3, () => world.kill(), true],
      [4, async () => world.startProcesses(), true],
      [5, async () => world.clock.advance(Math.floor(world.random() * 3_000)), true],
      [2, () => world.leap(Math.floor(world.random() * 20 * minuteMs)), true],
      [0.3, () => world.leap(Math.floor(world.random() * 30 * hourMs)), true],
    ]
  }

  async take(count: number): Promise<void> {
    const world = this.#world
    const weights = this.#steps.reduce((sum, [weight]) => sum + weight, 0)
    for (; this.counts.steps < count; this.counts.steps++) {
      let chance = world.random() * weights
      const [, act, isOfWorld] = this.#steps.find(([weight]) => (chance -= weight) < 0) ?? this.#steps[0] ?? []
      const acting = act?.().catch((fault: unknown) => world.faults.push(fault))
      if (isOfWorld) await acting
      await world.pass(Math.floor(world.random() ** 2 * 300))
    }
  }

  #charge(): Promise<void> {
    const token = this.#any(simulatorTokens)
    const capture_method = this.#world.random() < 0.4 ? "manual" : "automatic"
    const body = { amount: this.#amount(), currency: this.#any(currencies), payment_method: token, capture_method }
    return this.#create(body, token)
  }

  async #create(asked: Record<string, unknown>, token: string | null): Promise<void> {
    const accountId = this.#any(this.#world.accountIds)
    const capture_method = this.#world.random() < 0.3 ? "manual" : "automatic"
    const page = { expires_in: this.#any([30 * minuteMs, hourMs, pageMs]) / 1_000 }
    const body = { capture_method, locale: "en", ...(token === null ? page : {}), ...asked }
    const ask: Ask = (needs, idempotency) =>
      createPayment.handle(needs as never, requestOf(accountId, "", body, idempotency))
    const told = await this.#ask(ask)
    if (!told) return
    const { amount, currency, capture_method: method } = body as typeof body & { amount: number; currency: string }
    this.created.push({ accountId, id: idOf("payment", told), token, amount, currency, isManual: method === "manual" })
  }

  async #openPage(): Promise<void> {
    const payment = this.#anyPage()
    if (!payment) return
    await this.#world.insist(async ({ operations }) => {
      const { actionUrl } = await openCharge(operations, payment)
      return { status: 303, json: { actionUrl } }
    })
  }

  /** The customer presses a button of the provider's page. */
  async #actOnPage(): Promise<void> {
    const payment = this.#anyPage()
    if (!payment) return
    const chance = this.#world.random()
    const action: PageAction = chance < 0.7 ? "pay" : chance < 0.9 ? "decline" : "cancel"
    const { accountId, id: paymentId } = payment
    await this.#world.insist(async ({ payments, operations, simulatedPayments }) => {
      const { actionUrl, providerReference } = await getPayment(payments.db, accountId, paymentId)
      if (actionUrl === null || providerReference === null) return { status: 404 }
      const outcome = await simulatedPayments.actOnPage(accountId, providerReference, action)
      if (outcome)
        await operations.recorder.recordAnswer({ accountId, paymentId, number: null, outcome, source: "page" })
      return { status: 303 }
    })
  }

  async #capture(): Promise<void> {
    const payment = this.#any(this.created.slice(-recentMax).filter(({ isManual }) => isManual))
    if (!payment) return
    const { random } = this.#world
    const amount = random() < 0.5 ? undefined : 1 + Math.floor(random() * payment.amount)
    const body = { ...(amount === undefined ? {} : { amount }), final: random() < 0.6 }
    const { accountId, id } = payment
    const json = await this.#ask((needs, idempotency) =>
      capturePayment.handle(needs as never, requestOf(accountId, id, body, idempotency)),
    )
    if (json) this.captures.push({ payment, json })
  }

  async #cancel(): Promise<void> {
    const payment = this.#anyCreated()
    if (!payment) return
    const { accountId, id } = payment
    const body = { reason: "abandoned" }
    const json = await this.#ask((needs, idempotency) =>
      cancelPayment.handle(needs as never, requestOf(accountId, id, body, idempotency)),
    )
    if (json) this.cancellations.push({ payment, json })
  }

  async #refund(payment: Created | undefined): Promise<void> {
    if (!payment) return
    const { random } = this.#world
    const amount = random() < 0.2 ? undefined : 1 + Math.floor((random() * payment.amount) / 2)
    const body = { payment_sid: payment.id, ...(amount === undefined ? {} : { amount }) }
    const { accountId } = payment
    const json = await this.#ask((needs, idempotency) =>
      createRefund.handle(needs as never, requestOf(accountId, "", body, idempotency)),
    )
    if (json) this.refunds.push({ payment, json })
  }

  async #refundAtOnce(): Promise<void> {
    const payment = this.#anyCreated()
    const many = 2 + Math.floor(this.#world.random() * 6)
    await Promise.all(Array.from({ length: many }, () => this.#refund(payment)))
  }

  /** The answer, when the request was accepted. */
  async #ask(ask: Ask): Promise<Record<string, unknown> | undefined> {
    const told = await this.#world.ask(ask)
    if ("json" in told) return told.json
    if (!refusals.has(told.refused)) this.#world.faults.push(told)
    return undefined
  }

  /** Mostly small, and sometimes the largest: what is multiplied must not lose digits. */
  #amount(): number {
    const { random } = this.#world
    return random() < 0.05 ? largestAmount : 1 + Math.floor(random() ** 3 * 200_000)
  }

  #anyCreated(): Created | undefined {
    return this.#any(this.created.slice(-recentMax))
  }

  #anyPage(): Created | undefined {
    const isPage = ({ token }: Created) => token === null || token.startsWith("sim_3ds")
    return this.#any(this.created.filter(isPage).slice(-recentMax / 3))
  }

  #any<T>(all: readonly T[]): T {
    return all[Math.floor(this.#world.random() * all.length)] as T
  }
}

function requestOf(accountId: string, id: string, body: unknown, idempotency: Parameters<Ask>[1]) {
  return { accountId, id, body, idempotency, gone: () => new AbortController().signal } as never
}

function idOf(kind: "payment" | "refund", { sid }: Record<string, unknown>): string {
  return fromSid(kind, String(sid)) ?? ""
}
