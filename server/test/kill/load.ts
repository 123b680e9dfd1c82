import { pause, systemClock } from "#core/std/clock.ts"
import type { RestClient } from "../support/rest-client.ts"

export interface LoadOptions {
  client: RestClient
  perSecond: number
  random: () => number
  /** To whom the message with this number goes, instead of the simulator's recipients. */
  recipientOf?: (number: number) => string
}

/**
 * Requests without an answer at once. Beyond it the load waits, as a client with that many connections would.
 */
const underWayMax = 64
const tickMs = 10
/** Part of the requests that carry an `Idempotency-Key` and are repeated until they are answered. */
const keyedPart = 0.3
const againMs = 200

/** What the simulator delivers without any trouble: the troubles' numbers end in 0003 to 0109. */
const plainNumbers = 7_000
/** Delivered too, but with the receipt before the answer, twice, or followed by an older one. */
const oddNumbers = ["0102", "0103", "0104"]
const oddEvery = 20
/** Of three parts, each with a receipt of its own. */
const longEvery = 10
const filling = " and so on".repeat(40)

/**
 * A client that sends messages at a steady rate and writes down what it was told. Each body is its own, and
 * begins like `batch 7 message 3456`. All of them are to be delivered in the end.
 */
export class Load {
  /** Messages that were answered with 201, by sid. */
  readonly accepted = new Map<string, { body: string; key: string | null }>()
  /** Bodies of keyed requests, each answered with 201 in the end. */
  readonly keyed = new Set<string>()
  /** When the last 201 came, and to what was asked when. */
  lastAccepted = { askedAt: 0, at: 0 }
  /** Answers by status; 0 counts requests whose answer was lost. */
  readonly answers = new Map<number, number>()
  /** Anything that a client must never see. */
  readonly faults: string[] = []
  batch = 0
  readonly #options: LoadOptions
  readonly #underWay = new Set<Promise<void>>()
  #sent = 0
  #isStopped = false
  #isAbandoned = false
  #running: Promise<void> | undefined

  constructor(options: LoadOptions) {
    this.#options = options
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Sends nothing new; resolves when every request is answered or lost, and every keyed one answered. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
    await Promise.all(this.#underWay)
  }

  /** For the end of a test, come what may: waits for no answer that does not come. */
  [Symbol.dispose](): void {
    this.#isStopped = true
    this.#isAbandoned = true
  }

  async #run(): Promise<void> {
    let due = 0
    for (let lastAt = systemClock.now(); !this.#isStopped;) {
      const now = systemClock.now()
      due = Math.min(due + ((now - lastAt) * this.#options.perSecond) / 1_000, underWayMax)
      lastAt = now
      for (; due >= 1 && this.#underWay.size < underWayMax; due--) this.#send()
      await pause(systemClock, tickMs)
    }
  }

  #send(): void {
    const number = this.#sent++
    const { recipientOf = simulated } = this.#options
    const message = messageOf(number, this.batch, recipientOf(number))
    const key = this.#options.random() < keyedPart ? `key-${number}-${message.to}` : null
    const sending = (key === null ? this.#ask(message, null) : this.#insist(message, key)).then(
      () => void this.#underWay.delete(sending),
    )
    this.#underWay.add(sending)
  }

  async #insist(message: { body: string }, key: string): Promise<void> {
    this.keyed.add(message.body)
    while (!(await this.#ask(message, key)) && !this.#isAbandoned) await pause(systemClock, againMs)
  }

  /** Whether it was accepted. */
  async #ask(message: { body: string }, key: string | null): Promise<boolean> {
    const askedAt = systemClock.now()
    const answer = await this.#options.client
      .post("/v1/messages", message, key === null ? {} : { "idempotency-key": key })
      .catch(() => undefined)
    const status = answer?.status ?? 0
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
    if (answer && status === 201) {
      this.lastAccepted = { askedAt, at: systemClock.now() }
      this.accepted.set((answer.body as { sid: string }).sid, { body: message.body, key })
    } else if (answer) this.#judge(answer)
    return status === 201
  }

  /** While something is down: 503 with `Retry-After`, or that the same key is under way. Nothing else. */
  #judge({ status, headers, body }: { status: number; headers: Record<string, unknown>; body: unknown }): void {
    const isExpected = (status === 503 || status === 409) && Number(headers["retry-after"]) >= 1
    if (!isExpected) this.faults.push(`${status} ${JSON.stringify(body)}`)
  }
}

function messageOf(number: number, batch: number, to: string): { to: string; from: string; body: string } {
  const body = `batch ${batch} message ${number}${number % longEvery ? "" : filling}`
  return { to, from: "+15005550006", body }
}

function simulated(number: number): string {
  const odd = number % oddEvery ? undefined : oddNumbers[(number / oddEvery) % oddNumbers.length]
  return `+1415555${odd ?? 2_000 + (number % plainNumbers)}`
}
