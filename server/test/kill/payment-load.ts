import { randomUUID } from "node:crypto"
import { pause, systemClock } from "#core/std/clock.ts"
import type { Answer, RestClient } from "../support/rest-client.ts"

export interface PaymentBody {
  sid: string
  status: string
  amount: number
  amount_capturable: number
  amount_captured: number
  amount_refunded: number
  amount_refund_pending: number
  pending_operation: string | null
  review_reason: string | null
}

/** Refusals that a client may get, because an earlier answer is still unknown. */
const refusals = new Set(["payment_state", "amount_exceeds_captured", "amount_exceeds_capturable", "provider_refused"])
const againMs = 100
const workersMax = 6
const gapMs = 80

/** Clients that pay, capture and refund, each request under a key until it has an answer. */
export class PaymentLoad implements Disposable {
  /** Payments that were accepted, by sid, with their amount. */
  readonly accepted = new Map<string, number>()
  readonly faults: unknown[] = []
  readonly counts = { repeats: 0, captures: 0, refunds: 0 }
  #isOver = false
  #workers: Promise<void>[] = []
  readonly #client: RestClient
  readonly #random: () => number

  constructor(client: RestClient, random: () => number) {
    this.#client = client
    this.#random = random
  }

  start(): void {
    this.#workers = Array.from({ length: workersMax }, () => this.#work())
  }

  /** Resolves when every request has its answer. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#workers)
  }

  [Symbol.dispose](): void {
    this.#isOver = true
  }

  async #work(): Promise<void> {
    while (!this.#isOver) {
      await this.#payOnce().catch((fault: unknown) => this.faults.push(fault))
      await pause(systemClock, gapMs)
    }
  }

  async #payOnce(): Promise<void> {
    const amount = 100 + Math.floor(this.#random() * 10_000)
    const isManual = this.#random() < 0.5
    const capture_method = isManual ? "manual" : "automatic"
    const paid = await this.#insist("/v1/payments", {
      amount,
      currency: "EUR",
      payment_method: "pm_card_visa",
      capture_method,
    })
    if (!paid) return
    const { sid } = paid
    this.accepted.set(sid, amount)
    if (isManual && (await this.#insist(`/v1/payments/${sid}/capture`, { amount: Math.ceil(amount / 2) })))
      this.counts.captures++
    for (let refunds = Math.floor(this.#random() * 3); refunds > 0; refunds--)
      if (await this.#insist("/v1/refunds", { payment_sid: sid, amount: Math.floor(amount / 10) }))
        this.counts.refunds++
  }

  /** Undefined when it is refused. */
  async #insist(path: string, body: object): Promise<PaymentBody | undefined> {
    const headers = { "idempotency-key": randomUUID() }
    for (;;) {
      const answer = await this.#client.post(path, body, headers).catch(() => undefined)
      if (answer && answer.status < 300) return answer.body as PaymentBody
      if (answer && !isPassing(answer)) {
        const { code } = answer.body as { code: string }
        if (!refusals.has(code)) this.faults.push([path, answer.status, answer.body])
        return undefined
      }
      this.counts.repeats++
      await pause(systemClock, againMs)
    }
  }
}

function isPassing({ status, body }: Answer): boolean {
  return status === 503 || (body as { code?: string } | null)?.code === "idempotency_in_progress"
}
