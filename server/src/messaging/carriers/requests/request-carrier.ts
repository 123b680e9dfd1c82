import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  ConnectionStatus,
  Submission,
  SubmitOutcome,
} from "#messaging/carriers/carrier.ts"
import { causeOf } from "#messaging/carriers/error-codes.ts"
import { Pacer } from "#messaging/carriers/pacer.ts"
import { refuseExpired, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import { backoffMs } from "#core/std/backoff.ts"
import { timeOf, type Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import { PendingWork } from "#core/std/pending-work.ts"
import type { MessageApi } from "./message-api.ts"
import { RequestQueue } from "./request-queue.ts"

export interface RequestCarrierOptions {
  id: string
  clock: Clock
  random: () => number
  log: Log
  /** `leased`: only the shares that `openSessions` names make requests. Otherwise `start` opens all. */
  sessions?: "leased"
}

/** The number of shares into which processes can divide the connections. */
const sharesMax = 20
const messagesPerConnectionDefault = 3
/** The messages that a slow rate sends within this time can be handed over. */
const paceMs = 2_000
/** The wait and the answer's timeout together stay below the minute of a sender's claim. */
const waitMs = 10_000
const backoff = { firstMs: 1_000, mostMs: 60_000 }
/** Accounts can read this, so it names no hosts. The carrier's status shows hosts to the operator. */
const downReason = "Posthorn cannot reach the carrier now."
const slowReason = "The carrier accepts messages too slowly, so the message waited too long."
const slowRetryMs = 1_000

/** Why nothing is sent until `retryAt`. From then on, a probe or single messages test the network. */
interface Fault {
  reason: string
  retryAt: number
  failures: number
}

/**
 * A carrier that accepts each message by a request. It has the queue, the rate limit and the health check
 * that all such carriers share.
 *
 * No permanent connection shows that a carrier works. So a carrier counts as up until a request cannot reach
 * it. Then the API probes it, or messages test it. Its connection says whether the carrier has answered yet.
 */
export class RequestCarrier implements Carrier {
  readonly id: string
  readonly kind: string
  readonly sessions: readonly string[]
  readonly #api: MessageApi
  readonly #options: RequestCarrierOptions
  readonly #pacer = new Pacer(null)
  readonly #queue: RequestQueue
  readonly #open = new Set<string>()
  readonly #underWay = new PendingWork()
  #isStarted = false
  #fault: Fault | null = null
  #throttled = 0
  #hasAnswered = false
  #cancelProbe = () => {}

  constructor(api: MessageApi, options: RequestCarrierOptions) {
    const { id, clock } = options
    this.id = id
    this.kind = api.kind
    this.#api = api
    this.#options = options
    const shares = Math.min(api.connections, sharesMax)
    this.sessions = Array.from({ length: shares }, (_, index) => `${api.name} ${index + 1} of ${shares}`)
    this.#queue = new RequestQueue({ clock, pacer: this.#pacer, waitMs, room: () => this.#connections })
  }

  /** Enough messages to keep the connections busy, and no more than a slow rate sends soon. */
  get windowMax(): number {
    if (this.#fault) return 1
    const perSecond = this.#share ?? Infinity
    const { messagesPerConnection = messagesPerConnectionDefault } = this.#api
    return Math.max(Math.min(this.#connections * messagesPerConnection, Math.ceil((perSecond * paceMs) / 1_000)), 1)
  }

  /** Resolves when the API has been probed. The listener gets no calls from here. */
  async start(_listener: CarrierListener): Promise<void> {
    this.#fault = null
    this.#isStarted = true
    if (this.#options.sessions !== "leased") await this.openSessions(this.sessions)
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    await this.#underWay.settled()
    this.#cancelProbe()
    this.#open.clear()
    await this.#api.close?.()
  }

  async openSessions(names: readonly string[]): Promise<void> {
    const isFirst = !this.#open.size && names.length > 0
    for (const name of names) this.#open.add(name)
    this.#applyRateShare()
    if (!isFirst) return
    this.#api.open?.()
    await this.#probe()
  }

  /** Resolves when the requests under way fit into the remaining shares. */
  async closeSessions(names: readonly string[]): Promise<void> {
    for (const name of names) this.#open.delete(name)
    this.#applyRateShare()
    if (!this.#open.size) this.#cancelProbe()
    while (this.#queue.underWay > this.#connections) await this.#underWay.next()
  }

  /** As `closeSessions`, because that ends within the timeout of a request. */
  async cutSessions(names: readonly string[]): Promise<void> {
    await this.closeSessions(names)
  }

  status(): CarrierStatus {
    if (!this.#isStarted) return { state: "down", reason: "The carrier is not started." }
    if (!this.#open.size) return { state: "down", reason: "This process has none of the carrier's connections." }
    return { state: this.#isDown ? "down" : "up", reason: this.#fault?.reason ?? this.#api.trouble ?? null }
  }

  connections(): readonly ConnectionStatus[] {
    if (!this.#isStarted || !this.#open.size) return []
    const { state, reason } = this.status()
    const rate = this.#pacer.rateAt(this.#options.clock.elapsed())
    return [
      {
        name: this.#api.name,
        state: state === "up" ? "up" : "down",
        reason,
        retryAt: state === "up" || !this.#fault ? null : timeOf(this.#options.clock, this.#fault.retryAt),
        unanswered: this.#queue.underWay,
        windowMax: this.#connections,
        throttled: this.#throttled,
        segmentsPerSecond: rate === Infinity ? null : rate,
        hasAnswered: this.#hasAnswered,
      },
    ]
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    return this.#refuse(submission) ?? (await this.#underWay.add(this.#send(submission)))
  }

  #refuse(submission: Submission): SubmitOutcome | null {
    if (this.status().state !== "up") return { kind: "not_sent", reason: downReason }
    return this.#api.refuse(submission) ?? refuseExpired(submission, this.#options.clock)
  }

  async #send(submission: Submission): Promise<SubmitOutcome> {
    const { accountId, isUrgent, segments } = submission
    const standing = { accountId, isUrgent, segments }
    const outcome = await this.#queue.run(standing, () => this.#exchange(submission))
    if (outcome) return outcome
    if (this.#isDown) return { kind: "not_sent", reason: downReason }
    return { ...temporaryRefusal("throttled", slowReason), retryAfterMs: slowRetryMs }
  }

  async #exchange(submission: Submission): Promise<SubmitOutcome> {
    if (this.#isDown) return { kind: "not_sent", reason: downReason }
    const outcome = await this.#api.send(submission)
    if (outcome.kind === "unreachable") {
      this.#markUnreachable(outcome.reason)
      return outcome.outcome ?? { kind: "not_sent", reason: downReason, ...(outcome.hasPart ? { hasPart: true } : {}) }
    }
    if (outcome.kind === "not_sent") return outcome
    this.#markReachable()
    if (outcome.kind === "refused" && outcome.code === "throttled" && causeOf(outcome) === "carrier") {
      this.#throttled++
      this.#pacer.slowDown(this.#options.clock.elapsed())
    }
    return outcome
  }

  /** Sends nothing for a while. Waiting messages return to the message queue, and can use another route. */
  #markUnreachable(reason: string): void {
    const { clock, log, random } = this.#options
    const failures = this.#fault?.failures ?? 0
    if (this.#fault?.reason !== reason)
      log.warn({ carrier: toSid("carrier", this.id), host: this.#api.name, reason }, "a carrier cannot be reached")
    const now = clock.elapsed()
    if (this.#fault === null || this.#fault.retryAt <= now) {
      const waitMs = backoffMs(failures, backoff, random)
      this.#fault = { reason, retryAt: now + waitMs, failures: failures + 1 }
      this.#cancelProbe()
      if (this.#api.probe) this.#cancelProbe = clock.after(waitMs, () => void this.#probe())
    }
    this.#queue.endWaits()
  }

  async #probe(): Promise<void> {
    let isCancelled = false
    this.#cancelProbe = () => (isCancelled = true)
    const reason = await this.#api.probe?.()
    if (isCancelled || reason === undefined) return
    if (reason === null) return this.#markReachable()
    if (this.#fault) this.#fault.retryAt = this.#options.clock.elapsed()
    this.#markUnreachable(reason)
  }

  #markReachable(): void {
    this.#hasAnswered = true
    if (!this.#fault) return
    this.#options.log.info({ carrier: toSid("carrier", this.id) }, "a carrier is reachable again")
    this.#fault = null
    this.#cancelProbe()
  }

  get #isDown(): boolean {
    return (
      this.#fault !== null && (this.#api.probe !== undefined || this.#fault.retryAt > this.#options.clock.elapsed())
    )
  }

  #applyRateShare(): void {
    this.#pacer.limit(this.#share)
    this.#queue.pump()
  }

  /** The limit of requests under way in this process. */
  get #connections(): number {
    return Math.floor((this.#api.connections * this.#open.size) / this.sessions.length)
  }

  /** This process's part of the carrier's rate. Null for no limit. */
  get #share(): number | null {
    const { perSecond } = this.#api
    return perSecond === null ? null : (perSecond * Math.max(this.#open.size, 1)) / this.sessions.length
  }
}
