import type { KeyObject } from "node:crypto"
import type { ClaimedDelivery } from "#events/claimed-deliveries.ts"
import type { Target } from "#events/targets.ts"
import { priorities } from "#queue/queue.ts"
import type { Job, Lane } from "#queue/queue.ts"
import { open } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { Pace } from "./pace.ts"
import { signingKey } from "./sign.ts"

/** A claimed job with what it takes to attempt it. */
export interface Held {
  job: Job
  delivery: ClaimedDelivery
  body: string
  claimId: string
  /** Sent later than this, the answer might come after the lease. */
  sendUntil: number
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
  #keys: KeyObject[] = []
  #secret: Buffer | undefined
  #olderSecret: Buffer | null = null
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

  /** Takes over what the row says, which was just read. */
  refresh(endpoint: Target, secretKeys: SecretKeys, now: number): void {
    if (this.url !== endpoint.url) this.pace = new Pace()
    this.url = endpoint.url
    this.#hasFailures ||= endpoint.consecutive_failures > 0
    if (endpoint.paused_until !== null) this.pace.rest(endpoint.paused_until)
    const older = endpoint.older_secret && (endpoint.older_secret_until ?? 0) > now ? endpoint.older_secret : null
    if (this.#secret?.equals(endpoint.secret) && isSame(this.#olderSecret, older)) return
    this.#secret = endpoint.secret
    this.#olderSecret = older
    const sealed = older ? [endpoint.secret, older] : [endpoint.secret]
    this.#keys = sealed.map((secret) => signingKey(open(secretKeys, secret, endpoint.id).toString()))
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

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === other || (one !== null && other !== null && one.equals(other))
}
