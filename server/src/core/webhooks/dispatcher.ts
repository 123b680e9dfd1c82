import type { ClaimedDelivery } from "#core/deliveries/claimed-deliveries.ts"
import {
  deliveryLeaseMs,
  type Announced,
  type DeliveryClaimer,
  type ClaimedDeliveries,
} from "#core/endpoints/announcer.ts"
import type { Outcome } from "#core/outgoing/http-client.ts"
import { LaneScheduler } from "#core/queue/lane-scheduler.ts"
import { priorities, type Job, type Lane } from "#core/queue/queue.ts"
import { toSid } from "#core/std/ids.ts"
import type { AnswerReader, ReadAnswer } from "./answer-reader.ts"
import { attemptResult, pausedUntil, unattemptedResult, type MadeAttempt } from "./attempt-result.ts"
import { buildRequest, type WebhookRequest } from "./build-request.ts"
import { Claims, lanesPerClaimMax, type Claimed } from "./claims.ts"
import { classifyResponse } from "./classify-response.ts"
import { ConnectionBudget } from "./connection-budget.ts"
import type { DispatcherOptions } from "./dispatcher-options.ts"
import { EndpointLane, defaultPolicy, type HeldDelivery } from "./endpoint-lane.ts"
import { EndpointLimiter } from "./endpoint-limiter.ts"
import { observeAttempt } from "./observe-attempt.ts"
import { readAnswer, unread } from "./read-answer.ts"
import { Recorder } from "./recorder.ts"
import { recheckMs, Reservations } from "./reservations.ts"

interface Answered {
  startedAt: number
  request: WebhookRequest
  outcome: Outcome
}

const jobsMaxDefault = 2_000
/** The share of these jobs that one account can hold, so that its endpoints cannot delay those of others. */
const accountPart = 0.5
const claimMax = 250
/**
 * The fewest jobs in a claim from a lane that has many. Claiming a few costs the store as much as claiming
 * many.
 */
const claimMin = 64

const responseBytesMax = 16_384
/** The limit of an answer that is read, as the reader knows documents. */
const answerBytesMax = 65_536

/** The wait when this process had no room for the host. This is not the host's fault and ends soon. */
const busyMs = 1_000
/** The wait before a delivery whose body cannot be read is tried again. */
const unreadableMs = 600_000
const endpointsRememberedMax = 10_000

/**
 * Claims deliveries and POSTs them, signed, and records every outcome. A delivery is sent at least once. If
 * the process or the store dies before the outcome is recorded, the attempt is repeated with the same
 * `webhook-id`.
 */
export class Dispatcher implements DeliveryClaimer {
  readonly #options: DispatcherOptions
  readonly #scheduler: LaneScheduler
  readonly #claims: Claims
  readonly #recorder: Recorder
  readonly #reservations: Reservations
  readonly #endpoints = new Map<string, EndpointLane>()
  readonly #random: () => number
  readonly #connectionBudget: ConnectionBudget
  #answers: AnswerReader | undefined
  #inFlight = 0
  #isStopping = false

  constructor(options: DispatcherOptions) {
    const { db, clock, newId, log, deliveryQueue, jobsMax = jobsMaxDefault } = options
    this.#options = options
    this.#random = options.random ?? Math.random
    this.#connectionBudget = new ConnectionBudget(clock, this.#endpoints, options.isBusy)
    this.#claims = new Claims(options)
    this.#recorder = new Recorder({ ...options, claimer: this, answers: () => this.#answers })
    this.#reservations = new Reservations({ db, clock, log, processId: options.processId ?? newId() })
    this.#scheduler = new LaneScheduler({
      queue: deliveryQueue,
      db,
      clock,
      log,
      newId: options.newClaimId ?? newId,
      jobsMax,
      claimMax,
      claimMin,
      lanesPerClaimMax,
      laneMax: (lane) => (this.#endpoints.get(lane.targetId) ?? newPace).heldMax(clock.now()),
      laneRoom: (lane, held) => this.#roomOf(lane, held),
      groupOf: ({ accountId }) => accountId,
      groupMax: () => jobsMax * accountPart,
      closedTargets: () => this.#closed(),
      claim: (lane, count, claimId) => this.#claim(lane, count, claimId),
    })
  }

  /** Sets the reader of answers, before the start. Without one, no answer is read. */
  readAnswersWith(answers: AnswerReader): void {
    this.#answers = answers
  }

  start(): void {
    this.#isStopping = false
    this.#scheduler.start()
  }

  /**
   * Starts no more attempts, and releases the waiting jobs. Resolves when the attempts under way are
   * recorded, after at most 30 s.
   */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const endpoint of this.#endpoints.values()) this.#releaseWaiting(endpoint)
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

  /** The time of day stepped by this much. */
  shiftTimes(byMs: number): void {
    for (const endpoint of this.#endpoints.values()) endpoint.shift(byMs)
  }

  /** Announces that a transaction will claim new deliveries of this lane. Returns the claim id. */
  expect(lane: Lane): string {
    return this.#scheduler.expect(lane)
  }

  /** Sends what a transaction announced. The announcer calls it on commit. */
  dispatch(announced: readonly Announced[]): void {
    for (const lane of announced) if (lane.claimed) this.#claimNew(lane, lane.claimed)
    this.notify(announced.filter(({ hasWaiting }) => hasWaiting))
  }

  /** Loads deliveries that were claimed in the transaction that created them. */
  #claimNew(lane: Lane, { claimId, target, deliveries }: ClaimedDeliveries): void {
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
    else this.#releaseWaiting(endpoint)
  }

  /** These lanes have work. Call it after the commit. */
  notify(lanes: readonly Lane[]): void {
    this.#scheduler.notify(lanes)
  }

  /**
   * A person changed the endpoint or requested an attempt. Closes its circuit and reads its row before the
   * next attempt.
   */
  wake(lane: Lane): void {
    const endpoint = this.#endpointOf(lane)
    endpoint.wake()
    endpoint.isStale = true
    this.#releaseWaiting(endpoint)
    this.notify([lane])
  }

  /** Requests under way, and jobs held, including those under way. */
  usage(): { inFlight: number; held: number } {
    return { inFlight: this.#inFlight, held: this.#scheduler.held }
  }

  async #claim(lane: Lane, count: number, claimId: string): Promise<number> {
    const { clock, secretKeys } = this.#options
    const known = this.#endpoints.get(lane.targetId)
    if (known?.isReserved && !(await this.#reservations.hold(known))) return 0
    const { isInOrder } = known?.policy ?? defaultPolicy
    const claimed = await this.#claims.claim({ lane, claimId, jobsMax: count, isInOrder })
    const { claim, blockedUntil, target } = claimed
    const now = clock.now()
    if (known && blockedUntil !== null) known.blockedUntil = Math.min(blockedUntil, now + recheckMs)
    if (!claim.jobs.length) return 0
    if (!target || target.status === "disabled") return this.#claims.cancel(lane)
    const endpoint = this.#endpointOf(lane)
    const wasReserved = endpoint.isReserved
    endpoint.refresh(target, secretKeys, now)
    endpoint.applyPolicy(target, now)
    if (target.status === "paused") return this.#claims.putToSleep(lane, claim)
    endpoint.authToken = claimed.authToken
    if (endpoint.isReserved !== wasReserved || endpoint.policy.isInOrder !== isInOrder) {
      // The claim followed the rules of another kind of endpoint. Repeat it with the right ones.
      await this.#claims.release(claim)
      this.notify([lane])
      return 0
    }
    if (endpoint.heldMax(now) === 0 || this.#isStopping) return this.#claims.release(claim)
    const lastStart = endpoint.isReserved ? this.#reservations.lastStart(endpoint) : Infinity
    this.#load(endpoint, claimed, Math.min(claimed.leaseUntil, endpoint.leaseFor(lastStart)))
    this.#send(endpoint)
    return claim.jobs.length
  }

  /** Adds claimed jobs to the endpoint's waiting list. */
  #load(endpoint: EndpointLane, { claim: { claimId, jobs }, deliveries }: Claimed, leaseUntil: number): void {
    for (const job of jobs) {
      const delivery = deliveries.get(job.id)
      const body = delivery?.body ?? null
      if (delivery?.status === "pending" && body !== null) endpoint.add({ job, delivery, body, claimId, leaseUntil })
      // The delivery was cancelled, or is older than its retention.
      else this.#finish(endpoint, { job, claimId }, null)
    }
  }

  /** Starts as many attempts as the endpoint allows. */
  #send(endpoint: EndpointLane): void {
    const now = this.#options.clock.now()
    if (this.#isStopping || endpoint.heldMax(now) === 0) return this.#releaseWaiting(endpoint)
    while (endpoint.waiting.length && endpoint.inFlight < endpoint.limiter.inFlightMax) {
      if (!endpoint.spendToken(now)) return this.#waitForTokens(endpoint, now)
      const held = endpoint.waiting.shift() as HeldDelivery
      if (endpoint.canStartAttempt(held, now)) this.#attempt(endpoint, held, now)
      else this.#finish(endpoint, held, now)
    }
    // While an endpoint may be down, its jobs do not occupy room that other endpoints need.
    if (endpoint.limiter.isCircuitTripped) this.#releaseWaiting(endpoint)
  }

  /** How many jobs the endpoint allows. If its rate allows none, its lane is looked at again in time. */
  #roomOf(lane: Lane, held: number): number | undefined {
    const endpoint = this.#endpoints.get(lane.targetId)
    const now = this.#options.clock.now()
    const room = endpoint?.room(now, held)
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
      this.notify([endpoint.lane])
    })
  }

  #closed(): string[] {
    return [...this.#endpoints].flatMap(([id, endpoint]) => (endpoint.isClosed(this.#options.clock.now()) ? id : []))
  }

  #attempt(endpoint: EndpointLane, held: HeldDelivery, now: number): void {
    const request = this.#build(endpoint, held, now)
    if (request === null) return this.#finish(endpoint, held, now + unreadableMs)
    const { client, timeoutMs: deadlineMs } = endpoint
    endpoint.inFlight++
    endpoint.usedAt = now
    this.#inFlight++
    const bytesMax = request.event && this.#answers?.reads(request.event.type) ? answerBytesMax : responseBytesMax
    void this.#options.outgoing
      .request({ ...request, deadlineMs, responseBytesMax: bytesMax, client, isRepeatable: true })
      .then((outcome) => this.#answered(endpoint, held, { startedAt: now, request, outcome }))
  }

  /** Null for a stored body that cannot be read. Only its delivery waits; the others continue. */
  #build(endpoint: EndpointLane, held: HeldDelivery, startedAt: number): WebhookRequest | null {
    try {
      return buildRequest(endpoint, held, { startedAt, ...this.#options })
    } catch (error) {
      const facts = { err: error, delivery: toSid("delivery", held.delivery.id) }
      this.#options.log.error(
        facts,
        "the stored body of a delivery cannot be read; Posthorn tries again in ten minutes",
      )
      return null
    }
  }

  #answered(endpoint: EndpointLane, held: HeldDelivery, { startedAt, request, outcome }: Answered): void {
    const endedAt = this.#options.clock.now()
    const mayGrow = endpoint.inFlight >= endpoint.limiter.inFlightMax && this.#connectionBudget.tryReserve(endpoint)
    endpoint.inFlight--
    this.#inFlight--
    if (outcome.kind === "failure" && outcome.failure.kind === "busy") {
      this.#blockOrder(endpoint, endedAt + busyMs)
      this.#finish(endpoint, held, endedAt + busyMs)
    } else {
      const verdict = classifyResponse(outcome, endedAt, endpoint.callbackForm === null)
      const { limiter: pace, isFailing } = endpoint
      if (verdict.isOverload) pace.recordOverload(startedAt, endedAt)
      if (verdict.isEndpointFailure) endpoint.recordFailure(endedAt)
      else pace.answered(endedAt - startedAt, mayGrow)
      pace.pauseUntil(pausedUntil(verdict, endedAt) ?? 0)
      if (this.#options.metrics) observeAttempt(this.#options.metrics, held, outcome, { startedAt, endedAt, isFailing })
      const { headers, event } = request
      const attempted = { endpoint, held, outcome, verdict, headers, startedAt, endedAt }
      const answered = event && { ...endpoint.lane, event, outcome, ...verdict }
      const reading = answered && this.#answers && readAnswer(this.#answers, answered, this.#options)
      if (!reading) this.#record(attempted, null)
      else void reading.then((read) => this.#record(read ? attempted : unread(attempted), read))
      // The endpoint's row changes in a moment. Until then, nothing more is sent to the endpoint.
      if (verdict.isGone) this.#releaseWaiting(endpoint)
    }
    this.#send(endpoint)
  }

  #record(attempted: MadeAttempt, answer: ReadAnswer | null): void {
    const { endpoint } = attempted
    const result = attemptResult(attempted, answer, { random: this.#random, newId: this.#options.newId })
    if (result.runAt !== null && result.keepsPlace) this.#blockOrder(endpoint, result.runAt)
    void this.#recorder.recordResult(result).then(() => this.#done(endpoint))
  }

  /** The first delivery of an order waits, and so do all deliveries after it. */
  #blockOrder(endpoint: EndpointLane, until: number): void {
    if (!endpoint.policy.isInOrder) return
    endpoint.blockedUntil = Math.min(until, this.#options.clock.now() + recheckMs)
  }

  #releaseWaiting(endpoint: EndpointLane): void {
    for (const held of endpoint.waiting.splice(0)) this.#finish(endpoint, held, this.#options.clock.now())
  }

  /** Ends a claim without an attempt. Null means that the job is done. */
  #finish(endpoint: EndpointLane, held: Pick<HeldDelivery, "job" | "claimId">, runAt: number | null): void {
    void this.#recorder.recordResult(unattemptedResult(endpoint, held, runAt)).then(() => this.#done(endpoint))
  }

  #done(endpoint: EndpointLane): void {
    this.#scheduler.done(endpoint.lane)
    if (this.#endpoints.size > endpointsRememberedMax && endpoint.isUnchanged(this.#options.clock.now())) {
      this.#endpoints.delete(endpoint.lane.targetId)
    }
  }

  #endpointOf(lane: Lane): EndpointLane {
    let endpoint = this.#endpoints.get(lane.targetId)
    if (!endpoint) this.#endpoints.set(lane.targetId, (endpoint = new EndpointLane(lane)))
    return endpoint
  }
}

const newPace = new EndpointLimiter()

/** Builds the job that a first claim would have returned. */
function newJobOf({ id, eventId: subjectId, eventType: memo }: ClaimedDelivery): Job {
  return { id, subjectId, priority: priorities.bulk, attempts: 0, memo, wasLost: false }
}
