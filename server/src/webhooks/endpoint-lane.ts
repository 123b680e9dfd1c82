import type { KeyObject } from "node:crypto"
import type { ClaimedDelivery } from "#events/claimed-deliveries.ts"
import { liveSecrets, parseSecret, signingKeys } from "#events/endpoint-secrets.ts"
import { openSettings, readSettings, signaturesStandard, timeoutStandard } from "#events/endpoint-settings.ts"
import type { ReadSettings } from "#events/endpoint-settings.ts"
import type { Target } from "#events/targets.ts"
import type { ClientIdentity } from "#outgoing/client-identity.ts"
import { priorities } from "#queue/queue.ts"
import type { Job, Lane } from "#queue/queue.ts"
import { open } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { Pace } from "./pace.ts"
import { scheduleOf } from "./retry-schedule.ts"

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

/** What this process knows of one endpoint: where to send, how much, and what waits. */
export class EndpointLane {
  readonly lane: Lane
  pace = new Pace()
  url = ""
  inFlight = 0
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
    return this.inFlight === 0 && !this.waiting.length && this.pace.isPlain(now)
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
    if (this.url !== endpoint.url) this.pace = new Pace()
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
