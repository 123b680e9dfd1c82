import type { KeyObject } from "node:crypto"
import type { ClaimedDelivery } from "#core/deliveries/claimed-deliveries.ts"
import type { Target } from "#core/endpoints/announcer.ts"
import type { CallbackForm } from "#core/endpoints/callback-endpoints.ts"
import { liveSecrets, parseSecret, signingKeys } from "#core/endpoints/endpoint-secrets.ts"
import {
  openSettings,
  readEndpointSettings,
  signaturesDefault,
  timeoutDefaultSeconds,
  type ReadSettings,
} from "#core/endpoints/endpoint-settings.ts"
import type { Endpoint } from "#core/endpoints/endpoints.ts"
import type { ClientIdentity } from "#core/outgoing/client-identity.ts"
import { priorities, type Job, type Lane } from "#core/queue/queue.ts"
import { open, type SecretKeys } from "#core/std/secret-box.ts"
import { EndpointLimiter } from "./endpoint-limiter.ts"
import { scheduleOf } from "./retry-schedule.ts"
import { TokenBucket } from "./token-bucket.ts"

/** A claimed job with everything that an attempt needs. */
export interface HeldDelivery {
  job: Job
  delivery: ClaimedDelivery
  body: string
  claimId: string
  /** The end of the claim. */
  leaseUntil: number
}

/** Time to record an outcome, with a wide margin. An attempt ends at least this long before its lease. */
const writeMs = 15_000

/** Absent when the row was read together with a batch of changes, because that query omits sealed columns. */
interface SealedPart {
  sealedSettings?: Buffer | null
}

/**
 * The longest that a success can stay unrecorded while others follow. Recording each would make the
 * endpoint's row the hottest of all.
 */
const successNoteMs = 1_000

/** The limits of an endpoint's row, or the defaults. */
export interface SendPolicy {
  limit: number | null
  ratePerSecond: number | null
  isInOrder: boolean
}

export const defaultPolicy: SendPolicy = { limit: null, ratePerSecond: null, isInOrder: false }

/** The state of one endpoint in this process: its URL, its limits, and the jobs that wait for it. */
export class EndpointLane {
  readonly lane: Lane
  limiter = new EndpointLimiter()
  policy = defaultPolicy
  /** The end of this process's reservation, for an endpoint that `isReserved`. */
  reservedUntil = 0
  /**
   * The lane is not looked at before this time: another process reserved the endpoint, or the first delivery
   * of its order is not due.
   */
  blockedUntil = 0
  isWaitingForTokens = false
  #bucket: TokenBucket | null = null
  #circuitSeen: number | null = null
  #isWoken = false
  url = ""
  inFlight = 0
  /** The start of the last attempt. */
  usedAt = -Infinity
  readonly waiting: HeldDelivery[] = []
  /** The timeout of a whole attempt. Standard Webhooks 1.0.0 recommends 15 to 30 s. */
  timeoutMs = timeoutDefaultSeconds * 1_000
  /** The waits after the first failed attempt, the second, and so on. */
  scheduleMs = scheduleOf(undefined)
  isThin = false
  /** Null for an endpoint that subscribes to events. */
  callbackForm: CallbackForm | null = null
  /** The account's, for signatures in Twilio's form. Null without a copy, and for all other endpoints. */
  authToken: string | null = null
  /** Name, value, name, value, … */
  extraHeaders: readonly string[] = []
  client: ClientIdentity | undefined
  /** The row changed. The process reads it whole before it sends again. */
  isStale = false
  #keys: KeyObject[] = []
  #secrets: readonly Buffer[] = []
  #settings: ReadSettings = readEndpointSettings(null)
  #sealedId: string | undefined
  #notedAt = -Infinity
  #hasFailures = false

  constructor(lane: Lane) {
    this.lane = { accountId: lane.accountId, targetId: lane.targetId }
  }

  /** Nothing is under way, and there is nothing to remember. */
  isUnchanged(now: number): boolean {
    return this.inFlight === 0 && !this.waiting.length && this.limiter.isUnchanged(now) && this.reservedUntil <= now
  }

  /** Only one process may send to it. */
  get isReserved(): boolean {
    const { limit, ratePerSecond, isInOrder } = this.policy
    return isInOrder || limit !== null || ratePerSecond !== null
  }

  /** Jobs that may be claimed at once, including those under way. */
  heldMax(now: number): number {
    return now < this.blockedUntil ? 0 : this.limiter.heldMax(now)
  }

  /** Nothing can be claimed for it now, or nothing more until an answer arrives. */
  isClosed(now: number): boolean {
    return this.heldMax(now) === 0 || this.inFlight >= this.limiter.inFlightMax
  }

  /**
   * How many jobs its order and rate allow beyond the held ones: as many as can be sent at once. In order, a
   * held job keeps back all others, so a claim would find none. Undefined if neither sets a limit.
   */
  room(now: number, held: number): number | undefined {
    if (this.policy.isInOrder && held > 0) return 0
    if (!this.#bucket) return undefined
    if (this.heldMax(now) === 0) return 0
    const places = this.limiter.inFlightMax - this.inFlight
    return Math.max(Math.min(this.#bucket.count(now), places) - this.waiting.length, 0)
  }

  /** Whether its rate allows one more request. If so, the request is counted. */
  spendToken(now: number): boolean {
    return this.#bucket?.consume(now) ?? true
  }

  /** Milliseconds until its rate allows more, or null when it does not wait for its rate. */
  untilTokens(now: number): number | null {
    return this.#bucket && this.#bucket.count(now) <= this.waiting.length ? this.#bucket.untilMore(now) : null
  }

  /** Applies the limits of the row, which was just read. */
  applyPolicy(
    { maxInFlight: limit, rateLimit: ratePerSecond, ordering, circuitUntil: circuit }: Endpoint,
    now: number,
  ): void {
    const isInOrder = ordering === "fifo"
    this.policy = { limit, ratePerSecond, isInOrder }
    this.limiter.setLimit(isInOrder ? 1 : limit)
    if (ratePerSecond === null) this.#bucket = null
    else if (this.#bucket?.ratePerSecond !== ratePerSecond) this.#bucket = new TokenBucket(ratePerSecond, now)
    // The circuit as another process recorded it, or this process before its restart. A person may have
    // closed it since.
    if (circuit !== null && circuit !== this.#circuitSeen && !this.#isWoken) this.limiter.openCircuit(circuit)
    this.#circuitSeen = circuit
    this.#isWoken = false
  }

  /** The time of day stepped by this much. Every wait and lease keeps its length. */
  shift(byMs: number): void {
    this.limiter.shift(byMs)
    this.#bucket?.shift(byMs)
    this.blockedUntil += byMs
    this.reservedUntil += byMs
    this.#notedAt += byMs
    for (const held of this.waiting) held.leaseUntil += byMs
  }

  /** A person changed the endpoint or requested an attempt. */
  wake(): void {
    this.limiter.wake()
    this.blockedUntil = 0
    this.#isWoken = true
  }

  /** An attempt failed in a way that counts for the circuit. */
  recordFailure(now: number): void {
    this.limiter.recordFailure(now)
    this.#circuitSeen = this.limiter.circuitUntil ?? this.#circuitSeen
  }

  /** Adds a claimed job to the waiting list. New deliveries go before replayed ones. */
  add(held: HeldDelivery): void {
    const isBehind = (other: HeldDelivery | undefined) => (other?.job.priority ?? 0) > priorities.bulk
    if (isBehind(held) || !isBehind(this.waiting.at(-1))) this.waiting.push(held)
    else this.waiting.splice(this.waiting.findIndex(isBehind), 0, held)
  }

  /**
   * Applies a row that was just read. Returns whether it was complete. A row that was read with a batch of
   * changes has no sealed columns. If a sealed column changed, the whole row must be read.
   */
  refresh(endpoint: Target & SealedPart, secretKeys: SecretKeys, now: number): boolean {
    if (this.url !== endpoint.url) this.limiter = new EndpointLimiter(this.policy.isInOrder ? 1 : this.policy.limit)
    this.url = endpoint.url
    this.callbackForm = endpoint.callbackForm
    this.#hasFailures ||= endpoint.consecutiveFailures > 0
    if (endpoint.pausedUntil !== null) this.limiter.pauseUntil(endpoint.pausedUntil)
    if (endpoint.sealedSettings !== undefined) this.isStale = false
    const settings = readEndpointSettings(endpoint.settings)
    this.#refreshKeys(liveSecrets(endpoint, now), settings, { secretKeys, id: endpoint.id })
    if (this.#settings !== settings) this.#apply(settings)
    if (settings.sealedId === this.#sealedId) return true
    if (settings.sealedId && !endpoint.sealedSettings) return false
    const sealed = endpoint.sealedSettings ? openSettings(secretKeys, endpoint.sealedSettings, endpoint.id) : {}
    this.#sealedId = settings.sealedId
    this.extraHeaders = sealed.headers?.flat() ?? []
    const { certificate, key } = sealed
    this.client = certificate && key ? { id: `${endpoint.id} ${this.#sealedId}`, certificate, key } : undefined
    return true
  }

  /** Whether an attempt that starts now ends and is recorded before its claim ends. */
  canStartAttempt({ leaseUntil }: HeldDelivery, now: number): boolean {
    return now <= leaseUntil - writeMs - this.timeoutMs
  }

  /** The end of a claim whose attempts must start by `lastStart`. */
  leaseFor(lastStart: number): number {
    return lastStart + writeMs + this.timeoutMs
  }

  #apply(settings: ReadSettings): void {
    this.#settings = settings
    this.timeoutMs = (settings.timeout ?? timeoutDefaultSeconds) * 1_000
    this.scheduleMs = scheduleOf(settings.retrySchedule)
    this.isThin = settings.payload === "thin"
  }

  #refreshKeys(secrets: Buffer[], settings: ReadSettings, box: { secretKeys: SecretKeys; id: string }): void {
    const schemes = settings.signatures ?? signaturesDefault
    const isSame =
      secrets.length === this.#secrets.length && secrets.every((each, at) => this.#secrets[at]?.equals(each))
    if (isSame && schemes === (this.#settings.signatures ?? signaturesDefault)) return
    this.#keys = secrets.flatMap((secret) =>
      signingKeys(parseSecret(open(box.secretKeys, secret, box.id).toString()), schemes),
    )
    this.#secrets = secrets
  }

  /** The key of the newest secret comes first. */
  get keys(): readonly KeyObject[] {
    return this.#keys
  }

  /** The latest attempt failed, as far as this process knows, or the circuit is not closed. */
  get isFailing(): boolean {
    return this.#hasFailures || this.limiter.circuitUntil !== null
  }

  /** Whether to record this outcome in the endpoint's row. */
  shouldRecordOutcome(isSuccess: boolean, now: number): boolean {
    if (isSuccess && !this.#hasFailures && now - this.#notedAt < successNoteMs) return false
    this.#hasFailures = !isSuccess
    this.#notedAt = now
    return true
  }
}
