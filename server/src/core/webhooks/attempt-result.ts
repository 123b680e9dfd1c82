import type { AttemptTrigger, NewAttempt } from "#core/deliveries/record-attempts.ts"
import type { Outcome } from "#core/outgoing/http-client.ts"
import { noTiming } from "#core/outgoing/timing.ts"
import { priorities } from "#core/queue/queue.ts"
import type { NewId } from "#core/std/ids.ts"
import type { AttemptVerdict } from "./classify-response.ts"
import type { EndpointLane, HeldDelivery } from "./endpoint-lane.ts"
import { storedFailureResponse, storedSuccessResponse } from "./kept-response.ts"
import type { Result } from "./record-results.ts"
import { sentHeaders } from "./request-headers.ts"
import type { ReadAnswer } from "./answer-reader.ts"
import { retryDelayMs } from "./retry-schedule.ts"

export interface MadeAttempt {
  endpoint: EndpointLane
  held: HeldDelivery
  outcome: Outcome
  verdict: AttemptVerdict
  /** The headers of the request, from `requestHeaders`. */
  headers: readonly string[]
  startedAt: number
  endedAt: number
}

/** Returns what to record about an attempt. */
export function attemptResult(
  made: MadeAttempt,
  answer: ReadAnswer | null,
  { random, newId }: { random: () => number; newId: NewId },
): Result {
  const verdict = answer?.fault == null ? made.verdict : { ...made.verdict, isSuccess: false, error: answer.fault }
  const attempted = { ...made, verdict }
  const { endpoint, held, startedAt, endedAt } = made
  const { delivery, job } = held
  const { eventId, eventType } = delivery
  const { statusCode, error } = verdict
  const next =
    verdict.isSuccess || verdict.isGone || answer?.isFinal
      ? null
      : retryDelayMs(failuresOf(held), random, verdict.retryAfterMs, endpoint.scheduleMs)
  const runAt = next === null ? null : endedAt + next
  const isAlreadyRecorded = endpoint.shouldRecordOutcome(verdict.isSuccess, endedAt)
  return {
    accountId: endpoint.lane.accountId,
    endpointId: endpoint.lane.targetId,
    jobId: job.id,
    claimId: held.claimId,
    runAt,
    // A requested attempt must not delay the jobs of the order.
    keepsPlace: endpoint.policy.isInOrder && job.priority !== priorities.urgent,
    attempt: {
      deliveryId: delivery.id,
      unwritten: eventType && { eventId, endpointId: endpoint.lane.targetId, eventType },
      askedBy: triggerOf(held),
      startedAt,
      durationMs: endedAt - startedAt,
      statusCode,
      error,
      ...whatCameBack(attempted, newId),
      status: verdict.isSuccess ? "succeeded" : runAt === null ? "failed" : "pending",
      nextAttemptAt: runAt,
    },
    health:
      isAlreadyRecorded && !isAboutOneUrl(endpoint, verdict)
        ? {
            isSuccess: verdict.isSuccess,
            at: endedAt,
            failure: error,
            isGone: verdict.isGone,
            pausedUntil: pausedUntil(verdict, endedAt),
            circuit: verdict.isEndpointFailure ? endpoint.limiter.circuitUntil : "closed",
          }
        : null,
    answer,
  }
}

/** A refusal of one callback, or an answer without use, says nothing of the other URLs at its origin. */
function isAboutOneUrl({ callbackForm }: EndpointLane, { statusCode, isSuccess }: AttemptVerdict): boolean {
  if (callbackForm === null || statusCode === null || isSuccess) return false
  return statusCode < 300 || (statusCode >= 400 && statusCode < 500 && statusCode !== 429)
}

/** The response to a success is in the delivery's row. The response to a failure has a row of its own. */
function whatCameBack(
  { outcome, verdict, headers }: MadeAttempt,
  newId: NewId,
): Pick<NewAttempt, "detail" | "responseBody" | "response"> {
  const { timing = noTiming, isRepeated = false } = outcome
  const { signature, ...sent } = sentHeaders(headers)
  const detail = { timing, isRepeated, ...sent, responseHeaders: {} }
  if (outcome.kind === "failure") return { detail, responseBody: null, response: null }
  if (!verdict.isSuccess) {
    const response = { id: newId(), signature, ...storedFailureResponse(outcome.headers, outcome.body) }
    return { detail, responseBody: null, response }
  }
  const kept = storedSuccessResponse(outcome.headers, outcome.body)
  return { detail: { ...detail, responseHeaders: kept.headers }, responseBody: kept.body, response: null }
}

/** Returns what to record about a job without an attempt: it returns to its place, or (null) it is done. */
export function unattemptedResult(
  endpoint: EndpointLane,
  held: Pick<HeldDelivery, "job" | "claimId">,
  runAt: number | null,
): Result {
  const { accountId, targetId: endpointId } = endpoint.lane
  return {
    accountId,
    endpointId,
    jobId: held.job.id,
    claimId: held.claimId,
    runAt,
    keepsPlace: true,
    attempt: null,
    health: null,
    answer: null,
  }
}

/** The time until which the receiver asked to wait. */
export function pausedUntil({ retryAfterMs }: AttemptVerdict, now: number): number | null {
  return retryAfterMs ? now + retryAfterMs : null
}

/**
 * The failures of the schedule, including this one. A new job after a resend or a replay starts a new
 * schedule. Claims without an attempt (after a crash, or while the circuit is open) count in the job, but use
 * up nothing.
 */
function failuresOf({ job, delivery }: HeldDelivery): number {
  return Math.min(job.attempts, delivery.attempts) + 1
}

export function triggerOf({ job }: HeldDelivery): AttemptTrigger {
  if (job.attempts > 0) return "schedule"
  if (job.priority === priorities.urgent) return "manual"
  return job.priority === priorities.replay ? "replay" : "schedule"
}
