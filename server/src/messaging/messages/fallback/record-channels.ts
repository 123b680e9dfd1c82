import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { moveMessages, type Move } from "#messaging/messages/move-messages.ts"
import { insertNotes, type Note, type NoteKind } from "#messaging/messages/notes.ts"
import { findListed, lockListed, setFallbackDue, writeListed } from "./fallback-store.ts"
import { channelOfAttempt, countPossible, hasNext, withChannel, withFallback, type ListedMessage } from "./fallback.ts"
import type { Fallback } from "./listed-channels.ts"

/** A result on one channel of a message that lists several. */
export type ChannelChange = Accepted | Failed | Reported

interface Change {
  messageId: string
  /** The exchange behind it, for the timeline: JSON. */
  detail: string
}

/** A carrier accepted a submission. */
interface Accepted extends Change {
  kind: "accepted"
  /** The submission's number among those of the message. */
  attempt: number
  references: readonly string[]
  /** The message's job belonged to this submission and is done. Otherwise only the references count. */
  endsJob: boolean
}

/** The current channel cannot deliver. Its job is done. */
interface Failed extends Change {
  kind: "failed"
  attempt: number
  errorCode: string
  errorMessage: string
}

/** A carrier reported the final state of a submission. */
interface Reported extends Change {
  kind: "delivered" | "undelivered"
  /** As in `ListedChannel`. */
  reference: string
  errorCode: string | null
  errorMessage: string | null
}

/** A reference as a channel stores it, with its carrier, because two carriers can use the same one. */
export function channelReference(carrierId: string, reference: string): string {
  return `${carrierId} ${reference}`
}

/**
 * Records changes on channels of messages of one account that list several, and moves the messages. The first
 * channel that a carrier accepts makes a message sent, and the first that delivers makes it delivered. The
 * last channel that cannot deliver makes it failed or undelivered. If another channel follows, the status
 * stays and the `FallbackScheduler` begins it. `jobs` are the ended jobs of delivered messages. Returns the
 * ids of the messages whose channels changed. Omits messages that list no channels.
 */
export async function recordChannels(
  tx: Transaction,
  accountId: string,
  { changes, jobs }: { changes: readonly ChannelChange[]; jobs: EndedJobs },
  context: MessagingContext,
  announcer: Announcer,
): Promise<Set<string>> {
  if (!changes.length) return new Set()
  const { clock, newId } = context
  const held = await lockListed(tx, accountId, [...new Set(changes.map(({ messageId }) => messageId))])
  const changed = new Set(held.keys())
  const moves: Move[] = []
  const notes: Note[] = []
  for (const change of changes) {
    const { messageId } = change
    const message = held.get(messageId)
    if (!message) continue
    const result = resultOf(message, change, { now: clock.now(), job: jobs.get(messageId) ?? null })
    held.set(messageId, result.message)
    if (result.move) moves.push({ messageId, detail: change.detail, ...result.move })
    if (result.dueAt !== undefined) setFallbackDue(tx, accountId, messageId, result.dueAt)
    for (const kind of result.notes)
      notes.push({ id: newId(), messageId, kind, at: clock.now(), detail: change.detail })
  }
  for (const message of held.values()) writeListed(tx, message)
  insertNotes(tx, accountId, notes)
  await moveMessages(tx, accountId, moves, context, announcer)
  return changed
}

type EndedJob = "waited" | "was_claimed"

/** The ended jobs of delivered messages, by the ids of the messages. */
export type EndedJobs = ReadonlyMap<string, EndedJob>

export const noEndedJobs: EndedJobs = new Map()

/**
 * Ends the jobs of delivered messages that list several channels, so that these are not submitted again. Call
 * it before the transaction locks messages.
 */
export async function endJobs(
  tx: Transaction,
  accountId: string,
  delivered: readonly string[],
  { messageQueue }: Pick<MessagingContext, "messageQueue">,
): Promise<EndedJobs> {
  // A receipt that moved nothing can belong to a message that lists no channels and is being sent again.
  const ids = delivered.length ? [...(await findListed(tx, accountId, delivered))] : []
  if (!ids.length) return new Map()
  const waiting = await messageQueue.withdraw(tx, accountId, ids)
  const claimed = await messageQueue.cancel(tx, accountId, ids)
  return new Map([
    ...[...waiting].map((id) => [id, "waited"] as const),
    ...[...claimed].map((id) => [id, "was_claimed"] as const),
  ])
}

interface Result {
  message: ListedMessage
  move: Omit<Move, "messageId" | "detail"> | null
  /** Undefined leaves it unchanged. */
  dueAt?: number | null
  notes: NoteKind[]
}

interface Circumstances {
  now: number
  job: EndedJob | null
}

function resultOf(message: ListedMessage, change: ChannelChange, circumstances: Circumstances): Result {
  const result = byKind(message, change, circumstances)
  const isFirstDoubt = countPossible(message.fallback) < 2 && countPossible(result.message.fallback) > 1
  return isFirstDoubt ? { ...result, notes: [...result.notes, "possible_double_delivery"] } : result
}

function byKind(message: ListedMessage, change: ChannelChange, circumstances: Circumstances): Result {
  switch (change.kind) {
    case "accepted":
      return accepted(message, change, circumstances)
    case "failed":
      return failed(message, change, circumstances)
    default: {
      const index = message.fallback.channels.findIndex(({ references }) => references.includes(change.reference))
      if (index < 0) return { message, move: null, notes: ["receipt_ignored"] }
      return change.kind === "delivered"
        ? delivered(message, index, circumstances)
        : undelivered(message, index, change, circumstances)
    }
  }
}

function accepted(message: ListedMessage, { attempt, references, endsJob }: Accepted, { now }: Circumstances): Result {
  const { fallback } = message
  const index = channelOfAttempt(fallback, attempt)
  const channel = fallback.channels[index]
  const isFinal = channel?.state === "delivered" || channel?.state === "undelivered"
  const next = withChannel({ ...fallback, attempts: Math.max(fallback.attempts, attempt) }, index, {
    state: isFinal || channel?.state === "timed_out" ? channel.state : "sent",
    isAccepted: true,
    errorCode: isFinal ? channel.errorCode : null,
    references: [...new Set([...(channel?.references ?? []), ...references])],
  })
  const isCurrent = endsJob && index === fallback.current
  const isSent = isCurrent && message.status === "sending"
  return {
    message: changed(message, next, now),
    move: isSent ? { status: "sent" } : null,
    // The next channel is due at once if the wait for this answer had ended.
    ...(isCurrent && channel?.state === "unknown" ? { dueAt: now + fallback.afterMs } : {}),
    notes: isSent ? [] : [isCurrent ? "channel_sent" : "accepted_late"],
  }
}

function failed(message: ListedMessage, change: Failed, { now }: Circumstances): Result {
  const { fallback } = message
  const { errorCode, errorMessage, attempt } = change
  const state = errorCode === ("outcome_unknown" satisfies MessageErrorCode) ? "unknown" : "failed"
  const next = withChannel({ ...fallback, attempts: Math.max(fallback.attempts, attempt) }, fallback.current, {
    state,
    errorCode,
  })
  const status = message.status === "sent" ? "undelivered" : "failed"
  return endOfChannel(message, next, { status, errorCode, errorMessage }, now)
}

function undelivered(
  message: ListedMessage,
  index: number,
  { errorCode, errorMessage }: Reported,
  { now }: Circumstances,
): Result {
  const { fallback } = message
  const code = errorCode ?? "delivery_failed"
  const isOpen = fallback.channels[index]?.state !== "delivered"
  const next = isOpen ? withChannel(fallback, index, { state: "undelivered", errorCode: code }) : fallback
  if (index !== fallback.current || message.status !== "sent")
    return { message: changed(message, next, now), move: null, notes: ["receipt_ignored"] }
  return endOfChannel(
    message,
    next,
    { status: "undelivered", errorCode: code, errorMessage: errorMessage ?? code },
    now,
  )
}

/** The current channel has ended. Either the next one is due, or the message ends. */
function endOfChannel(
  message: ListedMessage,
  next: Fallback,
  end: { status: "failed" | "undelivered"; errorCode: string; errorMessage: string },
  now: number,
): Result {
  const isExpired = message.expiresAt !== null && message.expiresAt <= now
  const hasOptedOut = end.errorCode === ("recipient_opted_out" satisfies MessageErrorCode)
  if (hasNext(next) && !isExpired && !hasOptedOut)
    return { message: changed(message, next, now), move: null, dueAt: now, notes: ["channel_failed"] }
  return { message: changed(message, next, now), move: end, dueAt: null, notes: [] }
}

function delivered(message: ListedMessage, index: number, { now, job }: Circumstances): Result {
  const { fallback, status } = message
  if (status === "delivered" || status === "failed") {
    const isSecond = status === "delivered" && fallback.channels[index]?.state !== "delivered"
    const next = withChannel(fallback, index, { state: "delivered", errorCode: null })
    return {
      message: changed(message, next, now),
      move: null,
      notes: [isSecond ? "double_delivery" : "receipt_ignored"],
    }
  }
  // Another channel had begun. It ends here, but may also have delivered if it was being handed over.
  const other = job && index !== fallback.current ? ({ waited: "waiting", was_claimed: "unknown" } as const)[job] : null
  const stopped = other ? withChannel(fallback, fallback.current, { state: other }) : fallback
  const next = withChannel({ ...stopped, current: index }, index, { state: "delivered", errorCode: null })
  const wasSent = status === "sent" || status === "undelivered"
  return {
    message: changed(message, next, now),
    move: { status: "delivered", ...(wasSent ? {} : { sent: { detail: null } }) },
    dueAt: null,
    notes: [],
  }
}

function changed(message: ListedMessage, fallback: Fallback, now: number): ListedMessage {
  const updatedAt = Math.max(message.updatedAt, now)
  return { ...message, updatedAt, ...withFallback(fallback), fallback }
}
