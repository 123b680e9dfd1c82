import type { Database } from "#db/database.ts"
import { deliveryLeaseMs, type Announced, type DeliveryTaker, type TakenDeliveries } from "#events/announcer.ts"
import { cancelPending } from "#events/cancel-pending.ts"
import { readClaimed, type ClaimedDelivery } from "#events/claimed-deliveries.ts"
import { readTarget } from "#events/targets.ts"
import type { Outcome } from "#outgoing/exchange.ts"
import type { Outgoing } from "#outgoing/outgoing.ts"
import { LaneScheduler } from "#queue/lane-scheduler.ts"
import { priorities, type Claim, type Job, type Lane, type Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { attemptResult, pausedUntil, returned } from "./attempt-result.ts"
import { EndpointLane } from "./endpoint-lane.ts"
import type { Held } from "./endpoint-lane.ts"
import { judge } from "./judge.ts"
import { Pace } from "./pace.ts"
import { thinBody } from "./payload.ts"
import { Recorder } from "./recorder.ts"
import { sign } from "./sign.ts"

export interface DispatcherOptions {
  db: Database
  clock: Clock
  newId: NewId
  /** Left out, claims cannot be told from those of other processes. */
  newClaimId?: NewId
  log: Log
  outgoing: Outgoing
  deliveryQueue: Queue
  secretKeys: SecretKeys
  /** Gives [0, 1). */
  random?: () => number
  /** For the metrics; called for every attempt. */
  observe?(attempt: { isSuccess: boolean; durationMs: number }): void
}

/** Jobs that this process holds at once, over all endpoints. */
const jobsMax = 2_000
const takeMax = 250

const responseBytesMax = 16_384

/** We had no room for the host: not its fault, and soon over. */
const busyMs = 1_000
const endpointsRememberedMax = 10_000

/**
 * Takes deliveries from their lanes and POSTs them, signed, with every outcome written. At least once: an attempt whose
 * outcome was not written, because the process or the store died in between, is made again with the same `webhook-id`.
 */
export class Dispatcher implements DeliveryTaker {
  readonly #options: DispatcherOptions
  readonly #scheduler: LaneScheduler
  readonly #recorder: Recorder
  readonly #endpoints = new Map<string, EndpointLane>()
  readonly #random: () => number
  #inFlight = 0
  #isStopping = false

  constructor(options: DispatcherOptions) {
    const { db, clock, newId, log, deliveryQueue } = options
    this.#options = options
    this.#random = options.random ?? Math.random
    this.#recorder = new Recorder({ ...options, dispatch: (announced) => this.dispatch(announced) })
    this.#scheduler = new LaneScheduler({
      queue: deliveryQueue,
      db,
      clock,
      log,
      newId: options.newClaimId ?? newId,
      jobsMax,
      takeMax,
      laneMax: (lane) => (this.#endpoints.get(lane.targetId)?.pace ?? newPace).heldMax(clock.now()),
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
  }

  /** How many new deliveries of a lane can be attempted at once. */
  roomForNew(lane: Lane): number {
    const endpoint = this.#endpoints.get(lane.targetId)
    if (this.#isStopping || !endpoint || endpoint.isStale || endpoint.pace.isResting(this.#options.clock.now()))
      return 0
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
    const endpoint = this.#endpoints.get(lane.targetId)
    if (endpoint) {
      endpoint.pace.wake()
      endpoint.isStale = true
      this.#giveBackWaiting(endpoint)
    }
    this.poke([lane])
  }

  /** Requests under way, and jobs held, those under way included. */
  usage(): { inFlight: number; held: number } {
    return { inFlight: this.#inFlight, held: this.#scheduler.held }
  }

  async #take(lane: Lane, count: number, claimId: string): Promise<number> {
    const { db, clock, deliveryQueue, secretKeys } = this.#options
    const now = clock.now()
    // A claim that a crash of the store takes back is made again, so nobody waits for the disk. All travels in one round trip.
    const [, claim, target] = await db.transaction((tx) =>
      Promise.all([
        tx.query("set local synchronous_commit = off", [], "synchronous_commit_off"),
        deliveryQueue.claim(tx, lane, { claimId, jobsMax: count, now, leaseMs: deliveryLeaseMs }),
        readTarget(tx, lane),
      ]),
    )
    if (!claim.jobs.length) return 0
    if (target?.status !== "enabled") return this.#cancel(lane)
    const endpoint = this.#endpointOf(lane)
    endpoint.refresh(target, secretKeys, now)
    if (endpoint.pace.isResting(now) || this.#isStopping) return this.#giveBack(claim)
    await this.#load(endpoint, claim, now + deliveryLeaseMs)
    this.#send(endpoint)
    return claim.jobs.length
  }

  /** Puts what was claimed in the endpoint's line. */
  async #load(endpoint: EndpointLane, claim: Claim, leaseUntil: number): Promise<void> {
    const { accountId, claimId, jobs } = claim
    const rows = await readClaimed(
      this.#options.db,
      accountId,
      jobs.map(({ id }) => id),
    ).catch(async (error: unknown) => {
      await this.#giveBack(claim)
      throw error
    })
    const deliveries = new Map(rows.map((row) => [row.id, row]))
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
    if (this.#isStopping || endpoint.pace.isResting(now)) return this.#giveBackWaiting(endpoint)
    while (endpoint.waiting.length && endpoint.inFlight < endpoint.pace.inFlightMax) {
      const held = endpoint.waiting.shift() as Held
      if (endpoint.mayBegin(held, now)) this.#attempt(endpoint, held, now)
      else this.#finish(endpoint, held, now)
    }
  }

  #attempt(endpoint: EndpointLane, held: Held, now: number): void {
    const id = toSid("event", held.delivery.event_id)
    const timestamp = Math.floor(now / 1_000)
    const body = Buffer.from(endpoint.isThin ? thinBody(held.body) : held.body)
    const signature = sign({ id, timestamp, body, keys: endpoint.keys })
    const headers = requestHeaders(id, timestamp, signature)
    if (endpoint.extraHeaders.length) headers.push(...endpoint.extraHeaders)
    const { url, client, timeoutMs: deadlineMs } = endpoint
    endpoint.inFlight++
    this.#inFlight++
    void this.#options.outgoing
      .post({ url, headers, body, deadlineMs, responseBytesMax, client })
      .then((outcome) => this.#answered(endpoint, held, now, outcome))
  }

  #answered(endpoint: EndpointLane, held: Held, startedAt: number, outcome: Outcome): void {
    const endedAt = this.#options.clock.now()
    const isFull = endpoint.inFlight >= endpoint.pace.inFlightMax
    endpoint.inFlight--
    this.#inFlight--
    if (outcome.kind === "failure" && outcome.failure.kind === "busy") {
      this.#finish(endpoint, held, endedAt + busyMs)
    } else {
      const verdict = judge(outcome, endedAt)
      const { pace } = endpoint
      if (verdict.isOverload) pace.overloaded(startedAt, endedAt)
      if (verdict.isMiss) pace.missed(endedAt)
      else pace.answered(endedAt - startedAt, isFull)
      pace.rest(pausedUntil(verdict, endedAt) ?? 0)
      this.#options.observe?.({ isSuccess: verdict.isSuccess, durationMs: endedAt - startedAt })
      const result = attemptResult({ endpoint, held, verdict, startedAt, endedAt }, this.#random)
      void this.#recorder.record(result).then(() => this.#done(endpoint))
      // The row will say so in a moment; until then nothing more is sent.
      if (verdict.isGone) this.#giveBackWaiting(endpoint)
    }
    this.#send(endpoint)
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
    const again = jobs.map(({ id }) => ({ id, claimId, runAt: clock.now() }))
    await db.transaction((tx) => deliveryQueue.retry(tx, accountId, again))
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

/** Written out, as `Outgoing` takes them: thousands of these lists are made a second. */
function requestHeaders(id: string, timestamp: number, signature: string): string[] {
  // oxfmt-ignore
  return [
    "content-type", "application/json",
    "user-agent", "Posthorn-Webhooks/1",
    "accept-encoding", "identity",
    "webhook-id", id,
    "webhook-timestamp", `${timestamp}`,
    "webhook-signature", signature,
  ]
}
