import type { MessageIds, NotSent, Refused, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { statusName } from "#messaging/smpp/command-status.ts"
import type { Segment } from "./build-segments.ts"
import type { SmppCarrierConfig } from "./config.ts"
import { meaningOfStatus } from "./meanings.ts"
import type { SegmentFate } from "./segment-queue.ts"

type Unknown = Extract<SubmitOutcome, { kind: "unknown" }>

/** One segment of a message and its outcome, which is null at first. */
export interface SeriesPart {
  segment: Segment
  /** The same segment with its secret masked, for frames. Null without a secret. */
  masked: Segment | null
  /** The outcome of its latest try. */
  outcome: AcceptedPart | Refused | NotSent | Unknown | null
  /** The acceptance of an earlier try, which arrived while a later one was under way. */
  lateAcceptance: AcceptedPart | null
}

interface AcceptedPart {
  kind: "accepted"
  reference: string
  /** The id in the carrier's form. */
  id: string
}

/** A message on its way, segment by segment. */
export interface Series {
  submission: Submission
  parts: readonly SeriesPart[]
}

/**
 * Delays before a retry. A full queue empties slowly. A segment that waited too long needs no further wait.
 */
const queueFullRetryMs = 5_000
const tooSlowRetryMs = 1_000

/** Returns the outcome of a segment. `referenceOf` derives the reference from the carrier's id. */
export function segmentOutcomeOf(
  fate: SegmentFate,
  config: Pick<SmppCarrierConfig, "statuses">,
  referenceOf: (id: string) => string,
): NonNullable<SeriesPart["outcome"]> {
  if (fate.kind === "unknown") return { kind: "unknown", reason: unknownReasons[fate.cause] }
  if (fate.kind === "not_sent") return notSent(fate)
  const { response, status } = fate
  if (status === 0 && response.command === "submit_sm_resp") return acceptedPart(response.fields.messageId, referenceOf)
  const { code, isPermanent, blame } = meaningOfStatus(status, config)
  const reason = `The carrier refused a segment with ${statusName(status)}.`
  return {
    kind: "refused",
    isPermanent,
    code,
    reason,
    ...(blame === undefined ? {} : { blame }),
    ...(code === "sender_queue_full" && !isPermanent ? { retryAfterMs: queueFullRetryMs } : {}),
  }
}

/**
 * The outcome of the message, from those of its segments:
 * 1. One refused for good: the message is, since it cannot become whole any more. Of segments that were
 *    accepted the carrier may still bring receipts, which mean nothing.
 * 2. Otherwise one unknown: the message is unknown.
 * 3. Otherwise one refused for now: the message is.
 * 4. Otherwise one that has not left: the message waits for a connection.
 * 5. All accepted: the message is, under all their references, each once: some carriers give one id to all
 *    parts.
 *
 * It says when the carrier has, or may have, some of the segments all the same.
 */
export function outcomeOfSeries({ parts }: Series): SubmitOutcome {
  const outcomes = parts.map(({ outcome }) => outcome)
  const refusals = outcomes.filter((outcome) => outcome?.kind === "refused")
  const worst =
    refusals.find(({ isPermanent }) => isPermanent) ??
    outcomes.find((outcome) => outcome?.kind === "unknown") ??
    refusals[0] ??
    outcomes.find((outcome) => outcome?.kind === "not_sent")
  const hasPart = outcomes.some((outcome) => outcome?.kind === "accepted" || outcome?.kind === "unknown")
  if (worst) return worst.kind !== "unknown" && hasPart ? { ...worst, hasPart } : worst
  const accepted = outcomes.filter((outcome) => outcome?.kind === "accepted")
  return { kind: "accepted", references: [...new Set(accepted.map(({ reference }) => reference))] }
}

export function acceptedPart(id: string, referenceOf: (id: string) => string): AcceptedPart {
  return { kind: "accepted", reference: referenceOf(id), id }
}

/**
 * Returns the carrier's ids of the accepted segments, by reference. Segments without an id cannot be queried.
 */
export function idsOfSeries({ parts }: Series): MessageIds {
  return Object.fromEntries(
    parts.flatMap(({ outcome, lateAcceptance }) => {
      const accepted = outcome?.kind === "accepted" ? outcome : lateAcceptance
      return accepted?.id ? [[accepted.reference, accepted.id] as const] : []
    }),
  )
}

const unknownReasons = {
  timeout: "Posthorn sent a segment, and the carrier did not respond in time.",
  closed: "Posthorn sent a segment, and the connection ended before the response.",
}

function notSent({ cause, reason, throttledSince }: Extract<SegmentFate, { kind: "not_sent" }>): Refused | NotSent {
  const base = { kind: "refused", isPermanent: false, reason } as const
  if (cause === "unencodable") return { ...base, isPermanent: true, code: "message_invalid" }
  if (cause === "no_bind") return { kind: "not_sent", reason }
  const since = throttledSince === undefined ? {} : { throttledSince }
  return { ...base, code: "throttled", retryAfterMs: tooSlowRetryMs, ...since }
}
