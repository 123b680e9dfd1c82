import type { Carrier, CarrierListener, CarrierStatus, ConnectionStatus } from "#carriers/carrier.ts"
import type { Submission, SubmitOutcome } from "#carriers/carrier.ts"
import { Pacer } from "#carriers/pacer.ts"
import type { Outcome } from "#outgoing/exchange.ts"
import type { Failure } from "#outgoing/failure.ts"
import type { Outgoing } from "#outgoing/outgoing.ts"
import { backoffMs } from "#std/backoff.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { HttpApi } from "./http-api.ts"
import { RequestQueue } from "./request-queue.ts"

export interface HttpCarrierOptions {
  id: string
  api: HttpApi
  outgoing: Pick<Outgoing, "request">
  clock: Clock
  random: () => number
  log: Log
  /**
   * `leased`: requests are made only for the shares that `openSessions` names; otherwise `start` opens all.
   */
  sessions?: "leased"
}

/** Processes share the connections in so many parts at most. */
const sharesMax = 20
/**
 * Messages for each connection: while the outcome of one is being written, others keep the connection busy.
 */
const messagesPerConnection = 3
/** What a slow pace lets out in so much time may be handed over. */
const paceMs = 2_000
/** Waiting and the answer's time together stay below the minute of a sender's claim. */
const waitMs = 10_000
const answerBytesMax = 65_536
const probe = { firstMs: 1_000, mostMs: 60_000 }
/** Accounts read it, so it says nothing of hosts; the operator finds those in the carrier's status. */
const downReason = "The carrier cannot be reached at this moment."
const slowReason = "The carrier takes messages more slowly than they come: the message waited too long for its turn."
const slowRetryMs = 1_000

/** Why nothing is sent until `retryAt`. From then on one message at a time tries it. */
interface Fault {
  reason: string
  retryAt: number
  failures: number
}

/**
 * A carrier with an API over HTTP: `api` says what a request holds, and what an answer means. A message
 * leaves in one request, long ones too. It is never sent twice by this file: a request that may have left and
 * has no answer is `unknown`.
 *
 * There is no connection that could be watched. So a carrier counts as up until a request cannot reach it,
 * and is then tried by messages.
 */
export class HttpCarrier implements Carrier {
  readonly id: string
  readonly kind: string
  readonly sessions: readonly string[]
  readonly #options: HttpCarrierOptions
  readonly #pacer = new Pacer(null)
  readonly #queue: RequestQueue
  readonly #open = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  #isStarted = false
  #fault: Fault | null = null
  #throttled = 0

  constructor(options: HttpCarrierOptions) {
    const { id, api, clock } = options
    this.id = id
    this.kind = api.kind
    this.#options = options
    const shares = Math.min(api.connections, sharesMax)
    this.sessions = Array.from({ length: shares }, (_, index) => `${api.host} ${index + 1} of ${shares}`)
    this.#queue = new RequestQueue({ clock, pacer: this.#pacer, waitMs, room: () => this.#connections })
  }

  /** Enough to keep the connections busy, and no more than a slow pace lets out soon. */
  get windowMax(): number {
    if (this.#fault) return 1
    const perSecond = this.#share ?? Infinity
    return Math.max(Math.min(this.#connections * messagesPerConnection, Math.ceil((perSecond * paceMs) / 1_000)), 1)
  }

  /** The listener hears nothing from here: what the carrier brings comes to the webhooks. */
  async start(_listener: CarrierListener): Promise<void> {
    this.#fault = null
    this.#isStarted = true
    if (this.#options.sessions !== "leased") await this.openSessions(this.sessions)
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    await Promise.allSettled(this.#underWay)
    this.#open.clear()
  }

  async openSessions(names: readonly string[]): Promise<void> {
    for (const name of names) this.#open.add(name)
    this.#sharesChanged()
  }

  /** Resolves when no more requests are under way than the shares that are left allow. */
  async closeSessions(names: readonly string[]): Promise<void> {
    for (const name of names) this.#open.delete(name)
    this.#sharesChanged()
    while (this.#queue.underWay > this.#connections) await Promise.race([...this.#underWay].map(settled))
  }

  /** As `closeSessions`, which ends within the time of a request. */
  async cutSessions(names: readonly string[]): Promise<void> {
    await this.closeSessions(names)
  }

  status(): CarrierStatus {
    if (!this.#isStarted) return { state: "down", reason: "The carrier is not started." }
    if (!this.#open.size) return { state: "down", reason: "This process holds none of the carrier's connections." }
    return { state: this.#isDown ? "down" : "up", reason: this.#fault?.reason ?? null }
  }

  connections(): readonly ConnectionStatus[] {
    if (!this.#isStarted || !this.#open.size) return []
    const { state, reason } = this.status()
    const rate = this.#pacer.rateAt(this.#options.clock.now())
    return [
      {
        name: this.#options.api.host,
        state: state === "up" ? "up" : "down",
        reason,
        retryAt: state === "up" ? null : (this.#fault?.retryAt ?? null),
        unanswered: this.#queue.underWay,
        windowMax: this.#connections,
        throttled: this.#throttled,
        segmentsPerSecond: rate === Infinity ? null : rate,
      },
    ]
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    const refusal = this.#refuse(submission)
    if (refusal) return refusal
    const sending = this.#send(submission)
    this.#underWay.add(sending)
    try {
      return await sending
    } finally {
      this.#underWay.delete(sending)
    }
  }

  #refuse(submission: Submission): SubmitOutcome | null {
    const { api, clock } = this.#options
    const { expiresAt } = submission
    if (this.status().state !== "up") return { kind: "not_sent", reason: downReason }
    if (expiresAt !== null && expiresAt <= clock.now())
      return { kind: "refused", isPermanent: true, code: "validity_expired", reason: "The validity period is over." }
    return api.refuse(submission)
  }

  async #send(submission: Submission): Promise<SubmitOutcome> {
    const { accountId, isUrgent, parts } = submission
    const standing = { accountId, isUrgent, segments: parts.length }
    const outcome = await this.#queue.run(standing, () => this.#exchange(submission))
    if (outcome) return outcome
    if (this.#isDown) return { kind: "not_sent", reason: downReason }
    return { kind: "refused", isPermanent: false, code: "throttled", reason: slowReason, retryAfterMs: slowRetryMs }
  }

  async #exchange(submission: Submission): Promise<SubmitOutcome> {
    const { api, clock, outgoing } = this.#options
    if (this.#isDown) return { kind: "not_sent", reason: downReason }
    const outcome = await outgoing.request({
      ...(await api.requestOf(submission, clock.now())),
      deadlineMs: api.timeoutMs,
      responseBytesMax: answerBytesMax,
    })
    return this.#outcomeOf(outcome, submission)
  }

  #outcomeOf(outcome: Outcome, submission: Submission): SubmitOutcome {
    if (outcome.kind === "failure") {
      if (outcome.isSent) return { kind: "unknown", reason: `The request was sent. ${outcome.failure.reason}` }
      this.#cannotReach(outcome.failure)
      return { kind: "not_sent", reason: downReason }
    }
    const { api, clock, log } = this.#options
    if (this.#fault) log.info({ carrier: toSid("carrier", this.id) }, "a carrier is reached again")
    this.#fault = null
    const now = clock.now()
    const meant = api.outcomeOf(outcome, submission, now)
    if (meant.kind === "refused" && meant.code === "throttled") {
      this.#throttled++
      this.#pacer.slowDown(now)
    }
    return meant
  }

  /**
   * Nothing is sent for a while. What waits goes back to the queue of messages, and may take another route.
   */
  #cannotReach({ kind, reason }: Failure): void {
    const { clock, log, random } = this.#options
    const failures = this.#fault?.failures ?? 0
    const told = `The carrier cannot be reached: ${reason}${kind === "blocked" ? rangesAdvice : ""}`
    if (this.#fault?.reason !== told)
      log.warn(
        { carrier: toSid("carrier", this.id), host: this.#options.api.host, reason },
        "a carrier cannot be reached",
      )
    const now = clock.now()
    if (this.#fault === null || this.#fault.retryAt <= now)
      this.#fault = { reason: told, retryAt: now + backoffMs(failures, probe, random), failures: failures + 1 }
    this.#queue.dismiss()
  }

  get #isDown(): boolean {
    return this.#fault !== null && this.#fault.retryAt > this.#options.clock.now()
  }

  #sharesChanged(): void {
    this.#pacer.limit(this.#share)
    this.#queue.pump()
  }

  /** Requests that this process may have under way. */
  get #connections(): number {
    return Math.floor((this.#options.api.connections * this.#open.size) / this.sessions.length)
  }

  /** Of the carrier's segments a second, what this process may send; null for no limit. */
  get #share(): number | null {
    const { segmentsPerSecond: perSecond } = this.#options.api
    return perSecond === null ? null : (perSecond * Math.max(this.#open.size, 1)) / this.sessions.length
  }
}

const rangesAdvice = " If it is a gateway of yours, name its range in CARRIER_ALLOWED_RANGES."

async function settled(promise: Promise<unknown>): Promise<void> {
  await promise.catch(() => undefined)
}
