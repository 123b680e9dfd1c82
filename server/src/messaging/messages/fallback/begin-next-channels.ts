import { messageErrorCodes } from "#messaging/carriers/error-codes.ts"
import type { Transaction } from "#core/db/database.ts"
import { optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { lockJobs, type HeldJob } from "#core/queue/lock-jobs.ts"
import {
  customerWindowDetail,
  customerWindowUntil,
  needsCustomerWindow,
} from "#messaging/messages/accept/customer-window.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { currentChannel, hasNext, withChannel, withFallback, type ListedMessage } from "./fallback.ts"
import type { ChannelState, Fallback, ListedChannel } from "./listed-channels.ts"
import { lockDueFallbacks, lockListed, setFallbackDue, writeListed } from "./fallback-store.ts"
import { readFailoverState } from "#messaging/messages/send/failover-state.ts"
import type { Message } from "#messaging/messages/message.ts"
import { moveMessages, type Move } from "#messaging/messages/move-messages.ts"
import { insertNotes, type Note } from "#messaging/messages/notes.ts"
import { requestOf } from "#messaging/messages/send/plan-outcome.ts"
import type { MessageRoutes } from "#messaging/routing/message-routes.ts"
import type { ChosenRoute } from "#messaging/routing/route-table.ts"

export interface NextChannelContext extends MessagingContext {
  routes: Pick<MessageRoutes, "chooseRoute">
}

/** The wait before a message that is being handed over is checked again. */
const handedOverMs = 2_000

interface Begun {
  moves: Move[]
  notes: Note[]
}

/**
 * Begins the next channel of those of these messages of one account that are due. One commit ends the current
 * channel and adds the job for the carrier of the next address. If no carrier serves a further channel, the
 * message ends. This waits for a submission under way, and its outcome is recorded before this locks the job.
 */
export async function beginNextChannels(
  context: NextChannelContext,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const { db, messageCache } = context
  await db.transaction(async (tx) => {
    const announcer = messageAnnouncerOf(tx, [accountId], context)
    const begun: Begun = { moves: [], notes: [] }
    // Jobs before messages: the sender and deletions lock in this order.
    const jobs = await lockJobs(tx, "message", accountId, ids)
    const messages = await lockListed(tx, accountId, ids)
    const due = await lockDueFallbacks(tx, accountId, ids, context.clock.now())
    const optedOut = await optedOutOf(tx, [...messages.values()])
    for (const id of due) {
      const message = messages.get(id)
      const state = { job: jobs.get(id), hasOptedOut: optedOut.has(id) }
      if (message) await advance(tx, context, message, state, begun)
      else setFallbackDue(tx, accountId, id, null)
    }
    insertNotes(tx, accountId, begun.notes)
    await moveMessages(tx, accountId, begun.moves, context, announcer)
  })
  for (const id of ids) messageCache?.forget(id)
}

/** The messages whose recipient has opted out, at any of their addresses. */
async function optedOutOf(tx: Transaction, messages: readonly ListedMessage[]): Promise<Set<string>> {
  const pairs = messages.flatMap(({ id, accountId, messagingServiceId: serviceId, fallback }) =>
    fallback.channels.map(({ from, to }) => ({ id, accountId, serviceId, sender: from, recipient: to })),
  )
  const optedOut = await optedOutPairs(tx, pairs)
  return new Set(pairs.flatMap(({ id }, place) => (optedOut[place] ? [id] : [])))
}

async function advance(
  tx: Transaction,
  context: NextChannelContext,
  message: ListedMessage,
  { job, hasOptedOut }: { job: HeldJob | undefined; hasOptedOut: boolean },
  begun: Begun,
): Promise<void> {
  const { accountId, id, fallback, status } = message
  const now = context.clock.now()
  const isEnded = status !== "queued" && status !== "sending" && status !== "sent"
  const isExpired = message.expiresAt !== null && message.expiresAt <= now
  const isOpen = isUnderWay(fallback)
  // A message that expires, or whose recipient has opted out, waits for the result of its current channel.
  if (isEnded || !hasNext(fallback) || ((isExpired || hasOptedOut) && isOpen))
    return setFallbackDue(tx, accountId, id, null)
  const isClaimed = job?.claimedUntil != null && job.claimedUntil > context.clock.leases.check()
  if (isClaimed) return setFallbackDue(tx, accountId, id, now + handedOverMs)
  if (job) await context.messageQueue.cancel(tx, accountId, [id])
  const ended = endCurrent(message, job)
  const next = isExpired || hasOptedOut ? { fallback: ended, choice: undefined } : findNext(context, message, ended)
  const detail = detailOf(fallback, ended, next)
  if (!next.choice) {
    const { errorCode } = currentChannel(next.fallback) ?? {}
    const code = hasOptedOut ? "recipient_opted_out" : isExpired ? "validity_expired" : (errorCode ?? "delivery_failed")
    writeListed(tx, { ...message, ...withFallback(next.fallback), fallback: next.fallback })
    setFallbackDue(tx, accountId, id, null)
    begun.moves.push(endOf(message, code, JSON.stringify(detail)))
    return
  }
  begin(tx, context, message, { ...next, choice: next.choice }, now)
  const window = await windowOf(tx, { ...message, ...currentChannel(next.fallback) }, now)
  const begunDetail = JSON.stringify({ ...detail, ...window })
  begun.notes.push({ id: context.newId(), messageId: id, kind: "channel_begun", at: now, detail: begunDetail })
}

function isUnderWay(fallback: Fallback): boolean {
  const state = currentChannel(fallback)?.state
  return state === "sending" || state === "sent"
}

/**
 * Returns the channels after giving up the current one. If its claim was lost, or a carrier has a part, it
 * can still deliver.
 */
function endCurrent({ fallback, submissions }: ListedMessage, job: HeldJob | undefined): Fallback {
  const attempts = Math.max(fallback.attempts, job?.attempts ?? 0)
  const state = currentChannel(fallback)?.state
  const mayHaveLeft =
    job !== undefined && (job.claimedUntil !== null || submissions > 1 || readFailoverState(job.memo).hasPart)
  const ended: ChannelState | undefined =
    state === "sending" ? (mayHaveLeft ? "unknown" : "timed_out") : state === "sent" ? "timed_out" : state
  return withChannel({ ...fallback, attempts }, fallback.current, ended ? { state: ended } : {})
}

/** Finds the next channel that a carrier serves. Marks the channels that it skips as failed. */
function findNext(
  { routes }: NextChannelContext,
  message: ListedMessage,
  ended: Fallback,
): { fallback: Fallback; choice: ChosenRoute | undefined } {
  let fallback = ended
  for (let index = ended.current + 1; index < ended.channels.length; index++) {
    const channel = ended.channels[index] as ListedChannel
    const choice = routes.chooseRoute(requestOf({ ...message, ...channel }))
    fallback = withChannel({ ...fallback, current: index }, index, { attemptsBefore: ended.attempts })
    if (choice) return { fallback: withChannel(fallback, index, { state: "sending" }), choice }
    fallback = withChannel(fallback, index, { state: "failed", errorCode: "channel_unavailable" })
  }
  return { fallback, choice: undefined }
}

function begin(
  tx: Transaction,
  { messageQueue }: NextChannelContext,
  message: ListedMessage,
  { fallback, choice }: { fallback: Fallback; choice: ChosenRoute },
  now: number,
): void {
  const { accountId, id, priority, status } = message
  const { carrierId } = choice
  // A message that was claimed before does not move to `sending` again, so its first submission counts here.
  const isFresh = status === "queued"
  const submissions = isFresh ? 0 : 1
  writeListed(tx, { ...message, ...withFallback(fallback), fallback, carrierId, submissions })
  setFallbackDue(tx, accountId, id, hasNext(fallback) ? now + fallback.afterMs : null)
  const attempts = isFresh ? 0 : Math.max(fallback.attempts, 1)
  messageQueue.enqueue(tx, [{ accountId, id, targetId: carrierId, subjectId: id, priority, runAt: now, attempts }])
}

function endOf({ id: messageId, status }: ListedMessage, code: string, detail: string): Move {
  const errorMessage = (messageErrorCodes as Record<string, string>)[code] ?? code
  return { messageId, status: status === "sent" ? "undelivered" : "failed", errorCode: code, errorMessage, detail }
}

/**
 * The detail for the timeline: which channel ended and how, which one begins, and the choice of its route.
 */
function detailOf(
  before: Fallback,
  ended: Fallback,
  next: { fallback: Fallback; choice: ChosenRoute | undefined },
): object {
  const from = ended.channels[before.current]
  const to = next.choice && currentChannel(next.fallback)
  return {
    from: from && { channel: from.channel, to: from.to },
    because: from?.state,
    code: from?.errorCode,
    ...(to ? { to: { channel: to.channel, to: to.to } } : {}),
    ...next.choice?.detail,
  }
}

/** The window of the new channel, as it is now: the person may have written since the acceptance. */
async function windowOf(tx: Transaction, message: Message, now: number): Promise<object> {
  if (!needsCustomerWindow(message)) return {}
  const { accountId, from: own, to: contact } = message
  return customerWindowDetail(await customerWindowUntil(tx, accountId, { own, contact }), now)
}
