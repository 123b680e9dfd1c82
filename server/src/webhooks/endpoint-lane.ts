import type { KeyObject } from "node:crypto"
import type { ClaimedDelivery } from "#events/claimed-deliveries.ts"
import { liveSecrets, parseSecret, signingKeys } from "#events/endpoint-secrets.ts"
import { openSettings, readSettings, signaturesStandard, timeoutStandard } from "#events/endpoint-settings.ts"
import type { ReadSettings } from "#events/endpoint-settings.ts"
import type { Endpoint } from "#events/endpoints.ts"
import type { Target } from "#events/targets.ts"
import type { ClientIdentity } from "#outgoing/client-identity.ts"
import { priorities } from "#queue/queue.ts"
import type { Job, Lane } from "#queue/queue.ts"
import { open } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { Pace } from "./pace.ts"
import { scheduleOf } from "./retry-schedule.ts"
import { TokenBucket } from "./token-bucket.ts"

/** A claimed job with what it takes to attempt it. */
export interface Held {
  job: Job
  delivery: ClaimedDelivery
  body: string
  claimId: string
  /** When the claim ends. */
  leaseUntil: number
}

/** What it takes to write an outcome, with much to spare: what is sent ends so long before its lease. */
const writeMs = 15_000

/** Left out where only what is read for every batch of changes is at hand. */
interface SealedPart {
  sealed_settings?: Buffer | null
}

/** How long a success may go unwritten while others follow. Writing each would make the endpoint's row the hottest of all. */
const successNoteMs = 1_000

/** How one endpoint is sent to: as its row says, or as all are. */
export interface Steering {
  limit: number | null
  ratePerSecond: number | null
  isInOrder: boolean
}

export const usualSteering: Steering = { limit: null, ratePerSecond: null, isInOrder: false }

/** What this process knows of one endpoint: where to send, how much, and what waits. */
export class EndpointLane {
  readonly lane: Lane
  pace = new Pace()
  steering = usualSteering
  /** This process alone may send to it until then; for an endpoint that `isReserved`. */
  reservedUntil = 0
  /** It is not looked at before: another process has it, or the first in its order is not due yet. */
  blockedUntil = 0
  isWaitingForTokens = false
  #bucket: TokenBucket | null = null
  #circuitSeen: number | null = null
  #isWoken = false
  url = ""
  inFlight = 0
  /** When the last attempt began. */
  usedAt = -Infinity
  readonly waiting: Held[] = []
  /** Of all of an attempt. Standard Webhooks 1.0.0 asks for 15 to 30 s. */
  timeoutMs = timeoutStandard * 1_000
  /** How long to wait after the first failed attempt, the second, and so on. */
  scheduleMs = scheduleOf(undefined)
  isThin = false
  /** Name, value, name, value, … */
  extraHeaders: readonly string[] = []
  client: ClientIdentity | undefined
  /** Its row was changed: nothing is taken before it is read whole. */
  isStale = false
  #keys: KeyObject[] = []
  #secrets: readonly Buffer[] = []
  #settings: ReadSettings = readSettings(null)
  #sealedId: string | undefined
  #notedAt = -Infinity
  #hasFailures = false

  constructor(lane: Lane) {
    this.lane = { accountId: lane.accountId, targetId: lane.targetId }
  }

  /** Nothing is under way and nothing worth remembering. */
  isPlain(now: number): boolean {
    return this.inFlight === 0 && !this.waiting.length && this.pace.isPlain(now) && this.reservedUntil <= now
  }

  /** One process alone may send to it. */
  get isReserved(): boolean {
    const { limit, ratePerSecond, isInOrder } = this.steering
    return isInOrder || limit !== null || ratePerSecond !== null
  }

  /** Jobs that may be claimed at once, those under way included. */
  heldMax(now: number): number {
    return now < this.blockedUntil ? 0 : this.pace.heldMax(now)
  }

  /** Nothing may be claimed for it, or nothing more before an answer comes. */
  isClosed(now: number): boolean {
    return this.heldMax(now) === 0 || this.inFlight >= this.pace.inFlightMax
  }

  /** How many may be claimed under its rate: as many as can be sent at once. Undefined without a rate. */
  roomUnderRate(now: number): number | undefined {
    if (!this.#bucket) return undefined
    if (this.heldMax(now) === 0) return 0
    const places = this.pace.inFlightMax - this.inFlight
    return Math.max(Math.min(this.#bucket.count(now), places) - this.waiting.length, 0)
  }

  /** Whether its rate lets one more request go, which is then counted. */
  spendToken(now: number): boolean {
    return this.#bucket?.take(now) ?? true
  }

  /** Milliseconds until its rate lets some more go, or null when that is not what it waits for. */
  untilTokens(now: number): number | null {
    return this.#bucket && this.#bucket.count(now) <= this.waiting.length ? this.#bucket.untilMore(now) : null
  }

  /** Takes over how it is to be sent to, from the row, which was just read. */
  steer(
    { max_in_flight: limit, rate_limit: ratePerSecond, ordering, circuit_until: circuit }: Endpoint,
    now: number,
  ): void {
    const isInOrder = ordering === "fifo"
    this.steering = { limit, ratePerSecond, isInOrder }
    this.pace.limitTo(isInOrder ? 1 : limit)
    if (ratePerSecond === null) this.#bucket = null
    else if (this.#bucket?.ratePerSecond !== ratePerSecond) this.#bucket = new TokenBucket(ratePerSecond, now)
    // What another process has found out, or this one before its restart. A person may have overruled it.
    if (circuit !== null && circuit !== this.#circuitSeen && !this.#isWoken) this.pace.openCircuit(circuit)
    this.#circuitSeen = circuit
    this.#isWoken = false
  }

  /** A person changed the endpoint, or wants it tried now. */
  wake(): void {
    this.pace.wake()
    this.blockedUntil = 0
    this.#isWoken = true
  }

  /** An attempt came to nothing that would count as an answer. */
  missed(now: number): void {
    this.pace.missed(now)
    this.#circuitSeen = this.pace.circuitUntil ?? this.#circuitSeen
  }

  /** Puts a claimed job in the line: what is new goes before what is replayed. */
  add(held: Held): void {
    const isBehind = (other: Held | undefined) => (other?.job.priority ?? 0) > priorities.bulk
    if (isBehind(held) || !isBehind(this.waiting.at(-1))) this.waiting.push(held)
    else this.waiting.splice(this.waiting.findIndex(isBehind), 0, held)
  }

  /**
   * Takes over what the row says, which was just read. Gives whether that is all: rows that are read for every batch of changes
   * leave out what is sealed, and if that has changed the row has to be read whole.
   */
  refresh(endpoint: Target & SealedPart, secretKeys: SecretKeys, now: number): boolean {
    if (this.url !== endpoint.url) this.pace = new Pace(this.steering.isInOrder ? 1 : this.steering.limit)
    this.url = endpoint.url
    this.#hasFailures ||= endpoint.consecutive_failures > 0
    if (endpoint.paused_until !== null) this.pace.rest(endpoint.paused_until)
    if (endpoint.sealed_settings !== undefined) this.isStale = false
    const settings = readSettings(endpoint.settings)
    this.#refreshKeys(liveSecrets(endpoint, now), settings, { secretKeys, id: endpoint.id })
    if (this.#settings !== settings) this.#apply(settings)
    if (settings.sealedId === this.#sealedId) return true
    if (settings.sealedId && !endpoint.sealed_settings) return false
    const sealed = endpoint.sealed_settings ? openSettings(secretKeys, endpoint.sealed_settings, endpoint.id) : {}
    this.#sealedId = settings.sealedId
    this.extraHeaders = sealed.headers?.flat() ?? []
    const { certificate, key } = sealed
    this.client = certificate && key ? { id: `${endpoint.id} ${this.#sealedId}`, certificate, key } : undefined
    return true
  }

  /** Whether an attempt that begins now is over and written before its claim ends. */
  mayBegin({ leaseUntil }: Held, now: number): boolean {
    return now <= leaseUntil - writeMs - this.timeoutMs
  }

  /** The end of a claim by which attempts begin no later than then. */
  leaseFor(lastStart: number): number {
    return lastStart + writeMs + this.timeoutMs
  }

  #apply(settings: ReadSettings): void {
    this.#settings = settings
    this.timeoutMs = (settings.timeout ?? timeoutStandard) * 1_000
    this.scheduleMs = scheduleOf(settings.retrySchedule)
    this.isThin = settings.payload === "thin"
  }

  #refreshKeys(secrets: Buffer[], settings: ReadSettings, box: { secretKeys: SecretKeys; id: string }): void {
    const schemes = settings.signatures ?? signaturesStandard
    const isSame =
      secrets.length === this.#secrets.length && secrets.every((each, at) => this.#secrets[at]?.equals(each))
    if (isSame && schemes === (this.#settings.signatures ?? signaturesStandard)) return
    this.#keys = secrets.flatMap((secret) =>
      signingKeys(parseSecret(open(box.secretKeys, secret, box.id).toString()), schemes),
    )
    this.#secrets = secrets
  }

  /** The newest secret's first. */
  get keys(): readonly KeyObject[] {
    return this.#keys
  }

  /** Whether this outcome is to be written on the endpoint's row. */
  isWorthNoting(isSuccess: boolean, now: number): boolean {
    if (isSuccess && !this.#hasFailures && now - this.#notedAt < successNoteMs) return false
    this.#hasFailures = !isSuccess
    this.#notedAt = now
    return true
  }
}
