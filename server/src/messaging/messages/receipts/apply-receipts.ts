import type { Receipt } from "#messaging/carriers/carrier.ts"
import { messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { byAccount } from "#core/db/by-account.ts"
import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import {
  channelReference,
  endJobs,
  recordChannels,
  type ChannelChange,
  type EndedJobs,
} from "#messaging/messages/fallback/record-channels.ts"
import type { Message } from "#messaging/messages/message.ts"
import { moveMessages, type Move } from "#messaging/messages/move-messages.ts"
import { insertNotes, type Note, type NoteKind } from "#messaging/messages/notes.ts"
import { lockMessages } from "#messaging/messages/store.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { markRead, type Read } from "./mark-read.ts"
import { lockParts, recordPart, type KnownReceipt } from "./receipt-map.ts"

/** A receipt, and the move that it causes. */
interface PlannedReceipt extends KnownReceipt {
  move: Move | undefined
}

/** The receipts of one account, in rounds with at most one receipt for each message. */
export interface PlannedReceipts {
  accountId: string
  rounds: PlannedReceipt[][]
  /** The jobs that the receipts have ended. */
  jobs: EndedJobs
}

/**
 * Records the parts of messages, and ends the jobs of messages that list several channels and are delivered.
 * `applyReceipts` then changes the messages. So parts are locked before jobs, and jobs before messages, for
 * all accounts.
 */
export async function prepareReceipts(
  tx: Transaction,
  receipts: readonly KnownReceipt[],
  context: MessagingContext,
): Promise<PlannedReceipts[]> {
  const ofParts = receipts.flatMap(({ about, receipt }) =>
    about.parts > 1 && receipt.state !== "accepted" ? [about] : [],
  )
  if (ofParts.length > 1) await lockParts(tx, ofParts)
  const planned: Omit<PlannedReceipts, "jobs">[] = []
  for (const [accountId, group] of byAccount(receipts, ({ about }) => about.accountId)) {
    const rounds: PlannedReceipt[][] = []
    for (const round of splitIntoRounds(group)) {
      const moved: PlannedReceipt[] = []
      for (const known of round) moved.push({ ...known, move: await moveOf(tx, known) })
      rounds.push(moved)
    }
    planned.push({ accountId, rounds })
  }
  return await Promise.all(
    planned.map(async ({ accountId, rounds }) => {
      // Only a reference with siblings may belong to a message that lists several channels.
      const delivered = rounds
        .flat()
        .flatMap(({ about, move }) => (about.siblings && move?.status === "delivered" ? [about.messageId] : []))
      return { accountId, rounds, jobs: await endJobs(tx, accountId, delivered, context) }
    }),
  )
}

/**
 * Moves the messages of one account as their receipts say, in the order of arrival. A receipt that moves
 * nothing is noted on the timeline: one of a part, a repeat, or one that contradicts a final state. Nothing
 * is written about a deleted message.
 */
export async function applyReceipts(
  tx: Transaction,
  { accountId, rounds, jobs }: PlannedReceipts,
  context: MessagingContext,
  announcer: Announcer,
): Promise<void> {
  // A read message is marked after the others, and several rounds change a message again.
  const ids = new Set(rounds.flatMap((round) => round.map(({ about }) => about.messageId)))
  const isSimple =
    rounds.length === 1 && rounds[0]?.every(({ about, receipt }) => !about.siblings && receipt.state !== "read")
  // `moveUnrecorded` looks at a message after the other moves, and its outcome could be committed in between.
  if (tx.isOnCitus || (!isSimple && ids.size > 1)) await lockMessages(tx, accountId, [...ids])
  for (const round of rounds) await applyRound(tx, { accountId, round, jobs }, context, announcer)
}

/** If a message is sent and its first receipt is final, both moves become one. */
export function mergeReceipts(
  moves: readonly Move[],
  receipts: readonly KnownReceipt[],
): { merged: Move[]; others: KnownReceipt[] } {
  if (!receipts.length) return { merged: [...moves], others: [] }
  const others = new Set(receipts)
  const firstOf = new Map<string, KnownReceipt>()
  for (const known of receipts) if (!firstOf.has(known.about.messageId)) firstOf.set(known.about.messageId, known)
  const merged = moves.map((move): Move => {
    const first = move.status === "sent" ? firstOf.get(move.messageId) : undefined
    // A read message is announced twice: as delivered, and as read.
    const final =
      first && first.about.siblings === null && first.receipt.state !== "read"
        ? finalMove(first, first.receipt.state)
        : undefined
    if (!first || !final) return move
    others.delete(first)
    return { ...final, sent: { detail: move.detail } }
  })
  return { merged, others: [...others] }
}

/**
 * Puts receipts of the same message into separate rounds. The first round holds every message, in the order
 * of ids, so it takes all locks in one order. Two batches with the same messages therefore cannot deadlock.
 */
function splitIntoRounds(receipts: readonly KnownReceipt[]): KnownReceipt[][] {
  const rounds: KnownReceipt[][] = []
  const counts = new Map<string, number>()
  for (const known of receipts) {
    const round = counts.get(known.about.messageId) ?? 0
    counts.set(known.about.messageId, round + 1)
    ;(rounds[round] ??= []).push(known)
  }
  return rounds.map((round) => round.sort((a, b) => (a.about.messageId < b.about.messageId ? -1 : 1)))
}

/** At most one receipt for each message. */
async function applyRound(
  tx: Transaction,
  { accountId, round, jobs }: { accountId: string; round: readonly PlannedReceipt[]; jobs: EndedJobs },
  context: MessagingContext,
  announcer: Announcer,
): Promise<void> {
  const { newId, clock } = context
  const moves: Move[] = []
  const reads: Read[] = []
  const notes: Note[] = []
  const note = (kind: NoteKind, messageId: string, detail: string | null) =>
    notes.push({ id: newId(), messageId, kind, at: clock.now(), detail: detail ?? "{}" })
  for (const known of round) {
    const { move } = known
    const isRead = known.receipt.state === "read"
    if (isRead) reads.push({ messageId: known.about.messageId, detail: detailOf(known) })
    if (move) moves.push(move)
    else if (!isRead)
      note(
        known.receipt.state === "accepted" ? "receipt_intermediate" : "part_receipt",
        known.about.messageId,
        detailOf(known),
      )
  }
  const messages = await moveMessages(tx, accountId, moves, context, announcer)
  const unrecorded = await moveUnrecorded(tx, accountId, round, messages, { context, announcer })
  for (const [id, message] of unrecorded) messages.set(id, message)
  const changes = round.flatMap((known) => channelChangeOf(known, moves, messages))
  const listed = await recordChannels(tx, accountId, { changes, jobs }, context, announcer)
  const read = await markRead(tx, accountId, reads, context, announcer)
  const changed = (messageId: string) => messages.has(messageId) || listed.has(messageId) || read.has(messageId)
  for (const { messageId, detail } of moves) if (!changed(messageId)) note("receipt_ignored", messageId, detail)
  const moved = new Set(moves.map(({ messageId }) => messageId))
  for (const { messageId, detail } of reads)
    if (!changed(messageId) && !moved.has(messageId)) note("part_receipt", messageId, detail)
  insertNotes(tx, accountId, notes)
}

/**
 * Moves messages whose references are mapped while their outcomes are not recorded: `mapApart`. The carrier
 * has accepted them, so they become `sent` first. The outcome then moves nothing, and ends the job. The
 * caller has locked the messages.
 */
async function moveUnrecorded(
  tx: Transaction,
  accountId: string,
  round: readonly PlannedReceipt[],
  moved: ReadonlyMap<string, unknown>,
  { context, announcer }: { context: MessagingContext; announcer: Announcer },
): Promise<Map<string, Message>> {
  if (!tx.isOnCitus) return new Map()
  const rest = round.filter(({ about }) => about.siblings === null && !moved.has(about.messageId))
  const moves = rest.flatMap(({ move }) => (move ? [{ ...move, sent: { detail: null } }] : []))
  return await moveMessages(tx, accountId, moves, context, announcer)
}

/**
 * Returns the change of a channel from a receipt that moved nothing. If its reference has siblings, the
 * message may list several channels.
 */
function channelChangeOf(
  { about }: KnownReceipt,
  moves: readonly Move[],
  moved: ReadonlyMap<string, unknown>,
): ChannelChange[] {
  const { messageId, siblings, carrierId, reference } = about
  const move = siblings && !moved.has(messageId) ? moves.find((each) => each.messageId === messageId) : undefined
  if (!move) return []
  const kind = move.status === "delivered" ? ("delivered" as const) : ("undelivered" as const)
  const { errorCode = null, errorMessage = null, detail } = move
  return [
    {
      kind,
      messageId,
      reference: channelReference(carrierId, reference),
      errorCode,
      errorMessage,
      detail: detail ?? "{}",
    },
  ]
}

/**
 * The move that a receipt causes. A message of several parts is delivered when all of them are, and
 * undelivered as soon as one is. Until then a part's receipt moves nothing. A read message was delivered.
 */
async function moveOf(tx: Transaction, known: KnownReceipt): Promise<Move | undefined> {
  const { receipt, about } = known
  if (receipt.state === "accepted") return undefined
  return finalMove(
    known,
    about.parts > 1 ? stateOf(await recordPart(tx, about, finalState(receipt.state))) : receipt.state,
  )
}

/** The move of a message whose parts together have this state. */
function finalMove(known: KnownReceipt, state: Receipt["state"] | undefined): Move | undefined {
  if (state === undefined || state === "accepted") return undefined
  const { messageId } = known.about
  const detail = detailOf(known)
  if (state !== "undelivered") return { messageId, status: "delivered", detail, unlessListed: true }
  const errorCode: MessageErrorCode = known.receipt.code ?? "delivery_failed"
  const errorMessage = messageErrorCodes[errorCode]
  return { messageId, status: "undelivered", errorCode, errorMessage, detail, unlessListed: true }
}

function finalState(state: "delivered" | "undelivered" | "read"): "delivered" | "undelivered" {
  return state === "read" ? "delivered" : state
}

function stateOf(parts: readonly (string | null)[]): "delivered" | "undelivered" | undefined {
  if (parts.includes("undelivered")) return "undelivered"
  return parts.every((state) => state === "delivered") ? "delivered" : undefined
}

function detailOf({ receipt, about }: KnownReceipt): string {
  const { state, code, at, raw } = receipt
  const { carrierId, reference, part, parts } = about
  return JSON.stringify({
    carrier: toSid("carrier", carrierId),
    reference,
    part,
    parts,
    state,
    code,
    carrier_time: isoTime(at),
    raw,
  })
}
