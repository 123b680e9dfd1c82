import type { NotSent, Refused, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { causeOf } from "#messaging/carriers/error-codes.ts"
import { channelReference, type ChannelChange } from "#messaging/messages/fallback/record-channels.ts"
import type { Message } from "#messaging/messages/message.ts"
import type { Move } from "#messaging/messages/move-messages.ts"
import type { NoteKind } from "#messaging/messages/notes.ts"
import type { Job, Lane } from "#core/queue/queue.ts"
import type { ChosenRoute, RouteRequest } from "#messaging/routing/route-table.ts"
import { backoffMs } from "#core/std/backoff.ts"
import { toSid } from "#core/std/ids.ts"
import { isListed } from "#messaging/messages/fallback/fallback.ts"
import { readFailoverState, writeFailoverState, type FailoverState } from "./failover-state.ts"
import type { SenderOptions } from "./sender-options.ts"

/** The result of a claim: the carrier's answer, or a better route for the message. */
export type HandOverOutcome = SubmitOutcome | { kind: "rerouted"; choice: ChosenRoute }

/** A message whose claim has a result. */
export interface ClaimedMessage {
  lane: Lane
  job: Job
  message: Message
  outcome: HandOverOutcome
}

export interface Plan {
  /** The final move of the message, or null when it is tried again. */
  move: Move | null
  /** When and where it is tried again. */
  again: Again | null
  note: { kind: NoteKind; detail: object } | null
  /** Why it moves to another carrier, for the metrics. */
  why?: RerouteCause
  /** The change to the current channel of a message that lists several, in place of `move`. */
  channel?: ChannelChange
}

interface Again {
  runAt: number
  memo: string | null
  to: ChosenRoute | null
  /** The message has not left, and is due as before. */
  keepsPlace?: boolean
}

export type RerouteCause = "due" | "refused" | "throttled" | "unanswered" | "down" | "circuit_open" | "deleted"

export type PlanOptions = Pick<SenderOptions, "routes" | "failover" | "submitPolicy">

/**
 * A message that the carrier keeps throttling is given up a day after it was due, unless its validity is set.
 */
const deferralMaxMs = 24 * 60 * 60 * 1000
/** The limit of submissions without any answer: each may have reached the handset. */
export const submissionsMax = 3
const deferral = { firstMs: 1_000, mostMs: 60_000 }
/**
 * The wait for a status that names a submission without an answer, before the message is submitted again. It
 * is longer than `answeredWithinMs` and two rounds of the search for such statuses.
 */
const namedStatusWaitMs = 20_000

/**
 * Plans the next step after an outcome. If the carrier refused for a reason of its own, the message moves to
 * the next route that fits. Each carrier gets one try in a round. The next round begins after a pause. A
 * message that may have left, whole or in part, stays with its carrier, unless the policy allows another one.
 */
export function planOutcome(attempted: ClaimedMessage, options: PlanOptions, now: number): Plan {
  const plan = planAttempted(attempted, options, now)
  return plan.move && isListed(attempted.message) ? onChannel(attempted, plan.move) : plan
}

/** A failed submission ends the message only on the last of its channels: `recordChannels`. */
function onChannel({ lane, job, message, outcome }: ClaimedMessage, move: Move): Plan {
  const { errorCode = "delivery_failed", errorMessage = errorCode } = move
  const change = { messageId: message.id, detail: move.detail ?? "{}", attempt: job.attempts + 1 }
  const channel: ChannelChange =
    outcome.kind === "accepted"
      ? {
          ...change,
          kind: "accepted",
          references: outcome.references.map((reference) => channelReference(lane.targetId, reference)),
          endsJob: true,
        }
      : { ...change, kind: "failed", errorCode, errorMessage }
  return { move: null, again: null, note: null, channel }
}

function planAttempted(attempted: ClaimedMessage, options: PlanOptions, now: number): Plan {
  const { outcome, message, job, lane } = attempted
  switch (outcome.kind) {
    case "accepted": {
      const detail = JSON.stringify({
        carrier: toSid("carrier", lane.targetId),
        references: outcome.references,
        ids: outcome.ids,
        attempt: job.attempts + 1,
      })
      return { move: { messageId: message.id, status: "sent", detail }, again: null, note: null }
    }
    case "rerouted":
      return reroute(attempted, outcome.choice, {
        runAt: now,
        state: readFailoverState(job.memo),
        why: { because: "due" },
      })
    case "refused":
      return planRefused(attempted, outcome, options, now)
    case "not_sent":
      return requeue(attempted, outcome, now)
    case "unknown":
      return planUnknown(attempted, outcome, options, now)
  }
}

/** The carrier throttles. That does not count against the carrier. */
export function isThrottled({ code, isPermanent }: Refused): boolean {
  return !isPermanent && (code === "throttled" || code === "sender_queue_full")
}

/** Whether the message or a part of it may have left, and the policy does not allow another carrier. */
export function isBound(
  { message, isLost, state }: { message: Pick<Message, "submissions">; isLost: boolean; state: FailoverState },
  { failover, submitPolicy }: PlanOptions,
): boolean {
  if (failover.afterUnknown && submitPolicy === "at_least_once") return false
  return isLost || message.submissions > 1 || state.hasPart
}

export function requestOf({ accountId, to, from, channel, tags }: Pick<Message, keyof RouteRequest>): RouteRequest {
  return { accountId, to, from, channel, tags }
}

function planRefused(attempted: ClaimedMessage, refused: Refused, options: PlanOptions, now: number): Plan {
  const { job, message } = attempted
  const before = readFailoverState(job.memo)
  const throttledSince = isThrottled(refused) ? (before.throttledSince ?? refused.throttledSince ?? now) : null
  const state = { ...before, throttledSince, hasPart: before.hasPart || refused.hasPart === true }
  const retryAt = now + (refused.retryAfterMs ?? backoffMs(job.attempts, deferral))
  const isOfMessage = causeOf(refused) === "message"
  if (isOfMessage || isBound({ message, isLost: job.wasLost, state }, options))
    return retrySame(attempted, refused, { state, retryAt })
  const isPatient = throttledSince !== null && retryAt - throttledSince < options.failover.throttledMs
  return isPatient
    ? retrySame(attempted, refused, { state, retryAt })
    : failOver(attempted, refused, { state, retryAt }, options, now)
}

/** Moves the message to the next carrier of the round, or into the next round. */
function failOver(
  attempted: ClaimedMessage,
  refused: Refused,
  { state, retryAt }: { state: FailoverState; retryAt: number },
  options: PlanOptions,
  now: number,
): Plan {
  const { lane, message } = attempted
  const here = lane.targetId
  const because = isThrottled(refused) ? "throttled" : "refused"
  const why = { because, code: refused.code, reason: refused.reason } as const
  const excluded = refused.isPermanent ? [...state.excluded, here] : state.excluded
  const tried = [...state.tried, here]
  const next = readyRoute(message, [...tried, ...excluded], options)
  if (next)
    return reroute(attempted, next, {
      runAt: now,
      state: { ...state, tried, excluded, throttledSince: null },
      why,
    })
  const round = { ...state, tried: [], excluded }
  const first =
    readyRoute(message, excluded, options) ??
    (refused.isPermanent ? options.routes.chooseRoute(requestOf(message), { except: new Set(excluded) }) : undefined)
  if (!first || first.carrierId === here) return retrySame(attempted, refused, { state: round, retryAt })
  if (isTooLate(message, retryAt)) return fail(attempted, refused.code, refused.reason)
  return reroute(attempted, first, { runAt: retryAt, state: { ...round, throttledSince: null }, why })
}

function readyRoute(message: Message, except: readonly string[], { routes }: PlanOptions): ChosenRoute | undefined {
  const choice = routes.chooseRoute(requestOf(message), { except: new Set(except) })
  return choice?.isWaiting ? undefined : choice
}

function retrySame(
  attempted: ClaimedMessage,
  refused: Refused,
  { state, retryAt }: { state: FailoverState; retryAt: number },
): Plan {
  const { code, reason, isPermanent } = refused
  if (isPermanent || isTooLate(attempted.message, retryAt)) return fail(attempted, code, reason)
  const detail = { carrier: toSid("carrier", attempted.lane.targetId), code, reason }
  const again = { runAt: retryAt, memo: writeFailoverState(state), to: null }
  return { move: null, again, note: { kind: "submission_deferred", detail } }
}

/**
 * The job returns to its earlier place. From there it continues with its carrier, or with another one if its
 * carrier stays down.
 */
function requeue({ lane, job }: ClaimedMessage, { reason, hasPart }: NotSent, now: number): Plan {
  const state = readFailoverState(job.memo)
  const memo = writeFailoverState({ ...state, hasPart: state.hasPart || hasPart === true })
  const detail = { carrier: toSid("carrier", lane.targetId), code: "carrier_unavailable", reason }
  return {
    move: null,
    again: { runAt: now, memo, to: null, keepsPlace: true },
    note: { kind: "submission_deferred", detail },
  }
}

function planUnknown(
  attempted: ClaimedMessage,
  { reason, isNamed }: Extract<SubmitOutcome, { kind: "unknown" }>,
  options: PlanOptions,
  now: number,
): Plan {
  const { lane, job, message } = attempted
  const mayRepeat = options.submitPolicy === "at_least_once" && message.submissions < submissionsMax
  if (!mayRepeat) return fail(attempted, "outcome_unknown", reason)
  const state = readFailoverState(job.memo)
  const tried = [...state.tried, lane.targetId]
  const next = options.failover.afterUnknown ? readyRoute(message, [...tried, ...state.excluded], options) : undefined
  const why = { because: "unanswered" as const, reason }
  if (next) return reroute(attempted, next, { runAt: now, state: { ...state, tried, throttledSince: null }, why })
  const waitMs = Math.max(backoffMs(message.submissions - 1, deferral), isNamed ? namedStatusWaitMs : 0)
  const again = { runAt: now + waitMs, memo: job.memo, to: null }
  const detail = { carrier: toSid("carrier", lane.targetId), reason }
  return { move: null, again, note: { kind: "answer_unknown", detail } }
}

function reroute(
  { lane }: ClaimedMessage,
  to: ChosenRoute,
  { runAt, state, why }: { runAt: number; state: FailoverState; why: { because: RerouteCause } },
): Plan {
  const again = { runAt, memo: writeFailoverState(state), to }
  const note = { kind: "rerouted", detail: rerouteDetail(lane.targetId, to, why) } as const
  return { move: null, again, note, why: why.because }
}

/** The timeline's detail: the former carrier, why the message left it, and the choice of the next one. */
export function rerouteDetail(fromCarrierId: string, to: ChosenRoute, why: { because: RerouteCause }): object {
  return { from: toSid("carrier", fromCarrierId), ...why, ...to.detail }
}

function isTooLate({ expiresAt, sendAt, createdAt }: Message, retryAt: number): boolean {
  return retryAt > (expiresAt ?? (sendAt ?? createdAt) + deferralMaxMs)
}

function fail({ lane, message }: ClaimedMessage, errorCode: string, errorMessage: string): Plan {
  const detail = JSON.stringify({ carrier: toSid("carrier", lane.targetId), reason: errorMessage })
  return { move: { messageId: message.id, status: "failed", errorCode, errorMessage, detail }, again: null, note: null }
}
