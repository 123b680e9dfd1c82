import type { Database } from "#db/database.ts"
import { deliveryLeaseMs, type Announced, type DeliveryTaker, type TakenDeliveries } from "#events/announcer.ts"
import { cancelPending } from "#events/cancel-pending.ts"
import type { ClaimedDelivery } from "#events/claimed-deliveries.ts"
import { putPausedToSleep } from "#events/put-paused-to-sleep.ts"
import type { Outcome } from "#outgoing/exchange.ts"
import type { Outgoing } from "#outgoing/outgoing.ts"
import { LaneScheduler } from "#queue/lane-scheduler.ts"
import { priorities, type Claim, type Job, type Lane, type Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { attemptResult, pausedUntil, returned } from "./attempt-result.ts"
import { Claims, takesTogether, type Claimed } from "./claims.ts"
import { Crowd } from "./crowd.ts"
import { EndpointLane, usualSteering } from "./endpoint-lane.ts"
import type { Held } from "./endpoint-lane.ts"
import { judge } from "./judge.ts"
import { Pace } from "./pace.ts"
import { toSid } from "#std/ids.ts"
import { thinBody } from "./payload.ts"
import { Recorder } from "./recorder.ts"
import { observedAttempt } from "./observed-attempt.ts"
import type { ObservedAttempt } from "./observed-attempt.ts"
import type { RecordContext } from "./record-results.ts"
import { lookAgainMs, Reservations } from "./reservations.ts"
import { requestHeaders, webhookHeaders } from "./request-headers.ts"
import { sign } from "./sign.ts"

interface Answered {
  startedAt: number
  headers: readonly string[]
  outcome: Outcome
}

export interface DispatcherOptions {
  db: Database
  clock: Clock
  newId: NewId
  /** Left out, claims cannot be told from those of other processes. */
  newClaimId?: NewId
  /** By which what it has reserved is known. Left out, nobody else knows it. */
  processId?: string
  log: Log
  outgoing: Outgoing
  deliveryQueue: Queue
  secretKeys: SecretKeys
  /** Gives [0, 1). */
  random?: () => number
  /** Jobs that this process holds at once, over all endpoints. */
  jobsMax?: number
  /** Whether this process has no time to spare; left out, it is measured. */
  isBusy?(): boolean
  /** For the metrics; called for every attempt. */
  observe?(attempt: ObservedAttempt): void
  /** Counts the attempts in the transaction that writes them down. */
  count?: RecordContext["count"]
}

const jobsMaxDefault = 2_000
/** Of them, what one account may hold: whatever becomes of its endpoints, those of others go on. */
const accountPart = 0.5
const takeMax = 250
/** Of each endpoint where many have work waiting: a claim of few costs the store as much as one of many. */
const takeMin = 64

const responseBytesMax = 16_384

/** We had no room for the host: not its fault, and soon over. */
const busyMs = 1_000
/** When a delivery whose body cannot be read is tried again. */
const unreadableMs = 600_000
const endpointsRememberedMax = 10_000

/**
 * Takes deliveries from their lanes and POSTs them, signed, with every outcome written. At least once: an attempt whose
 * outcome was not written, because the process or the store died in between, is made again with the same `webhook-id`.
 */
export class Dispatcher implements DeliveryTaker {
  readonly #options: DispatcherOptions
  readonly #scheduler: LaneScheduler
  readonly #claims: Claims
  readonly #recorder: Recorder
  readonly #reservations: Reservations
  readonly #endpoints = new Map<string, EndpointLane>()
  readonly #random: () => number
  readonly #crowd: Crowd
  #inFlight = 0
  #isStopping = false

  constructor(options: DispatcherOptions) {
    const { db, clock, newId, log, deliveryQueue, jobsMax = jobsMaxDefault } = options
    this.#options = options
    this.#random = options.random ?? Math.random
    this.#crowd = new Crowd(clock, this.#endpoints, options.isBusy)
    this.#claims = new Claims(options)
    this.#recorder = new Recorder({ ...options, dispatch: (announced) => this.dispatch(announced) })
    this.#reservations = new Reservations({ db, clock, log, processId: options.processId ?? newId() })
    this.#scheduler = new LaneScheduler({
      queue: deliveryQueue,
      db,
      clock,
      log,
      newId: options.newClaimId ?? newId,
      jobsMax,
      takeMax,
      takeMin,
      takesTogether,
      laneMax: (lane) => (this.#endpoints.get(lane.targetId) ?? newPace).heldMax(clock.now()),
      laneRoom: (lane) => this.#roomUnderRate(lane),
      groupOf: ({ accountId }) => accountId,
      groupMax: () => jobsMax * accountPart,
      closedTargets: () => this.#closed(),
      take: (lane, count, claimId) => this.#take(lane, count, claimId),
    })
  }

  start(): void {
    this.#isStopping = false
    this.#scheduler.start()
  }

  /** Begins no attempt any more and gives back what waits. Resolves when those under way are over and written: 30 s at most. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const endpoint of this.#endpoints.values()) this.#giveBackWaiting(endpoint)
    await this.#scheduler.stop()
    await this.#reservations.release(this.#endpoints.values())
  }

  /** How many new deliveries of a lane can be attempted at once. */
  roomForNew(lane: Lane): number {
    const endpoint = this.#endpoints.get(lane.targetId)
    const isShut = endpoint?.isStale || endpoint?.isReserved
    if (this.#isStopping || !endpoint || isShut || endpoint.heldMax(this.#options.clock.now()) === 0) return 0
    return this.#scheduler.roomForNew(lane)
  }

  /** Some of a lane are being claimed as they are made. */
  expect(lane: Lane): string {
    return this.#scheduler.expect(lane)
  }

  /** What a transaction announced: call after its commit. */
  dispatch(announced: readonly Announced[]): void {
    for (const lane of announced) if (lane.taken) this.#takeNew(lane, lane.taken)
    this.poke(announced.filter(({ hasWaiting }) => hasWaiting))
  }

  /** Deliveries that were claimed as they were made. */
  #takeNew(lane: Lane, { claimId, target, deliveries }: TakenDeliveries): void {
    const { clock, secretKeys } = this.#options
    const now = clock.now()
    const endpoint = this.#endpointOf(lane)
    const isKnown = endpoint.refresh(target, secretKeys, now)
    this.#scheduler.hold(lane, deliveries.length, claimId)
    for (const delivery of deliveries) {
      const job = newJobOf(delivery)
      endpoint.add({ job, delivery, body: delivery.body, claimId, leaseUntil: now + deliveryLeaseMs })
    }
    if (isKnown) this.#send(endpoint)
    else this.#giveBackWaiting(endpoint)
  }

  /** These lanes have work to be claimed: call after the commit. */
  poke(lanes: readonly Lane[]): void {
    this.#scheduler.poke(lanes)
  }

  /** A person changed the endpoint, or wants it tried now: forget that it was away, and look at its row before the next attempt. */
  wake(lane: Lane): void {
    const endpoint = this.#endpointOf(lane)
    endpoint.wake()
    endpoint.isStale = true
    this.#giveBackWaiting(endpoint)
    this.poke([lane])
  }

  /** Requests under way, and jobs held, those under way included. */
  usage(): { inFlight: number; held: number } {
    return { inFlight: this.#inFlight, held: this.#scheduler.held }
  }

  async #take(lane: Lane, count: number, claimId: string): Promise<number> {
    const { clock, secretKeys } = this.#options
    const known = this.#endpoints.get(lane.targetId)
    if (known?.isReserved && !(await this.#reservations.hold(known))) return 0
    const { isInOrder } = known?.steering ?? usualSteering
    const claimed = await this.#claims.claim({ lane, claimId, jobsMax: count, isInOrder })
    const { claim, blockedUntil, target } = claimed
    const now = clock.now()
    if (known && blockedUntil !== null) known.blockedUntil = Math.min(blockedUntil, now + lookAgainMs)
    if (!claim.jobs.length) return 0
    if (!target || target.status === "disabled") return this.#cancel(lane)
    const endpoint = this.#endpointOf(lane)
    const wasReserved = endpoint.isReserved
    endpoint.refresh(target, secretKeys, now)
    endpoint.steer(target, now)
    if (target.status === "paused") return this.#putToSleep(lane, claim)
    if (endpoint.isReserved !== wasReserved || endpoint.steering.isInOrder !== isInOrder) {
      // Claimed in the way of another kind of endpoint: once more, in its own.
      await this.#giveBack(claim)
      this.poke([lane])
      return 0
    }
    if (endpoint.heldMax(now) === 0 || this.#isStopping) return this.#giveBack(claim)
    const lastStart = endpoint.isReserved ? this.#reservations.lastStart(endpoint) : Infinity
    this.#load(endpoint, claimed, Math.min(claimed.leaseUntil, endpoint.leaseFor(lastStart)))
    this.#send(endpoint)
    return claim.jobs.length
  }

  /** Puts what was claimed in the endpoint's line. */
  #load(endpoint: EndpointLane, { claim: { claimId, jobs }, deliveries }: Claimed, leaseUntil: number): void {
    for (const job of jobs) {
      const delivery = deliveries.get(job.id)
      const body = delivery?.body ?? null
      if (delivery?.status === "pending" && body !== null) endpoint.add({ job, delivery, body, claimId, leaseUntil })
      // Cancelled, or older than the log reaches.
      else this.#finish(endpoint, { job, claimId }, null)
    }
  }

  /** Starts as many attempts as the endpoint has places for. */
  #send(endpoint: EndpointLane): void {
    const now = this.#options.clock.now()
    if (this.#isStopping || endpoint.heldMax(now) === 0) return this.#giveBackWaiting(endpoint)
    while (endpoint.waiting.length && endpoint.inFlight < endpoint.pace.inFlightMax) {
      if (!endpoint.spendToken(now)) return this.#waitForTokens(endpoint, now)
      const held = endpoint.waiting.shift() as Held
      if (endpoint.mayBegin(held, now)) this.#attempt(endpoint, held, now)
      else this.#finish(endpoint, held, now)
    }
    // Nobody waits for the answer of an endpoint that may be away in the places of others.
    if (endpoint.pace.isAway) this.#giveBackWaiting(endpoint)
  }

  /** How many may be claimed under the endpoint's rate. With none left, its lane is looked at again when there are some. */
  #roomUnderRate(lane: Lane): number | undefined {
    const endpoint = this.#endpoints.get(lane.targetId)
    const now = this.#options.clock.now()
    const room = endpoint?.roomUnderRate(now)
    if (endpoint && room === 0) this.#waitForTokens(endpoint, now)
    return room
  }

  #waitForTokens(endpoint: EndpointLane, now: number): void {
    const waitMs = endpoint.isWaitingForTokens ? null : endpoint.untilTokens(now)
    if (waitMs === null) return
    endpoint.isWaitingForTokens = true
    this.#options.clock.after(waitMs, () => {
      endpoint.isWaitingForTokens = false
      this.#send(endpoint)
      this.poke([endpoint.lane])
    })
  }

  #closed(): string[] {
    const now = this.#options.clock.now()
    const closed: string[] = []
    for (const [id, endpoint] of this.#endpoints) if (endpoint.isClosed(now)) closed.push(id)
    return closed
  }

  #attempt(endpoint: EndpointLane, held: Held, now: number): void {
    const { id, timestamp } = webhookHeaders({ eventId: held.delivery.event_id, startedAt: now })
    const body = this.#render(endpoint, held)
    if (body === null) return this.#finish(endpoint, held, now + unreadableMs)
    const signature = sign({ id, timestamp, body, keys: endpoint.keys })
    const headers = requestHeaders(id, timestamp, signature)
    if (endpoint.extraHeaders.length) headers.push(...endpoint.extraHeaders)
    const { url, client, timeoutMs: deadlineMs } = endpoint
    endpoint.inFlight++
    endpoint.usedAt = now
    this.#inFlight++
    void this.#options.outgoing
      .post({ url, headers, body, deadlineMs, responseBytesMax, client, isRepeatable: true })
      .then((outcome) => this.#answered(endpoint, held, { startedAt: now, headers, outcome }))
  }

  /** Null for a stored body that cannot be read. Its delivery waits alone, and all others go on. */
  #render(endpoint: EndpointLane, held: Held): Buffer | null {
    try {
      return Buffer.from(endpoint.isThin ? thinBody(held.body) : held.body)
    } catch (error) {
      const facts = { err: error, delivery: toSid("delivery", held.delivery.id) }
      this.#options.log.error(
        facts,
        "the stored body of a delivery cannot be read; Posthorn tries again in ten minutes",
      )
      return null
    }
  }

  #answered(endpoint: EndpointLane, held: Held, { startedAt, headers, outcome }: Answered): void {
    const endedAt = this.#options.clock.now()
    const mayGrow = endpoint.inFlight >= endpoint.pace.inFlightMax && this.#crowd.hasPlaceFor(endpoint)
    endpoint.inFlight--
    this.#inFlight--
    if (outcome.kind === "failure" && outcome.failure.kind === "busy") {
      this.#blockOrder(endpoint, endedAt + busyMs)
      this.#finish(endpoint, held, endedAt + busyMs)
    } else {
      const verdict = judge(outcome, endedAt)
      const { pace } = endpoint
      if (verdict.isOverload) pace.overloaded(startedAt, endedAt)
      if (verdict.isMiss) endpoint.missed(endedAt)
      else pace.answered(endedAt - startedAt, mayGrow)
      pace.rest(pausedUntil(verdict, endedAt) ?? 0)
      this.#options.observe?.(observedAttempt(held, outcome, { startedAt, endedAt }))
      const attempted = { endpoint, held, outcome, verdict, headers, startedAt, endedAt }
      const result = attemptResult(attempted, { random: this.#random, newId: this.#options.newId })
      if (result.runAt !== null && result.keepsPlace) this.#blockOrder(endpoint, result.runAt)
      void this.#recorder.record(result).then(() => this.#done(endpoint))
      // The row will say so in a moment; until then nothing more is sent.
      if (verdict.isGone) this.#giveBackWaiting(endpoint)
    }
    this.#send(endpoint)
  }

  /** The first of an order waits, and all behind it with it. */
  #blockOrder(endpoint: EndpointLane, until: number): void {
    if (!endpoint.steering.isInOrder) return
    endpoint.blockedUntil = Math.min(until, this.#options.clock.now() + lookAgainMs)
  }

  #giveBackWaiting(endpoint: EndpointLane): void {
    const now = this.#options.clock.now()
    for (const held of endpoint.waiting.splice(0)) this.#finish(endpoint, held, now)
  }

  /** Ends a claim without an attempt. Null: for good. */
  #finish(endpoint: EndpointLane, held: Pick<Held, "job" | "claimId">, runAt: number | null): void {
    void this.#recorder.record(returned(endpoint, held, runAt)).then(() => this.#done(endpoint))
  }

  #done(endpoint: EndpointLane): void {
    this.#scheduler.done(endpoint.lane)
    if (this.#endpoints.size > endpointsRememberedMax && endpoint.isPlain(this.#options.clock.now())) {
      this.#endpoints.delete(endpoint.lane.targetId)
    }
  }

  async #giveBack({ accountId, claimId, jobs }: Claim): Promise<0> {
    const { db, clock, deliveryQueue } = this.#options
    const again = jobs.map(({ id }) => ({ id, claimId, runAt: clock.now(), keepsPlace: true }))
    await db.transaction((tx) => deliveryQueue.retry(tx, accountId, again))
    return 0
  }

  async #putToSleep(lane: Lane, claim: Claim): Promise<0> {
    const { db, deliveryQueue } = this.#options
    await this.#giveBack(claim)
    await db.transaction((tx) => putPausedToSleep(tx, lane, deliveryQueue))
    return 0
  }

  /** The endpoint is disabled or deleted, and something still waits for it. */
  async #cancel(lane: Lane): Promise<0> {
    const { db, clock, deliveryQueue } = this.#options
    for (let isDone = false; !isDone;) {
      ;({ isDone } = await db.transaction((tx) => cancelPending(tx, lane, { deliveryQueue, now: clock.now() })))
    }
    return 0
  }

  #endpointOf(lane: Lane): EndpointLane {
    let endpoint = this.#endpoints.get(lane.targetId)
    if (!endpoint) this.#endpoints.set(lane.targetId, (endpoint = new EndpointLane(lane)))
    return endpoint
  }
}

const newPace = new Pace()

/** As a first claim would have found it. */
function newJobOf({ id, event_id: subjectId }: ClaimedDelivery): Job {
  return { id, subjectId, priority: priorities.bulk, attempts: 0, memo: null, wasLost: false }
}
