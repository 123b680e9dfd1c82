import { createHash } from "node:crypto"
import type { Inbound } from "#messaging/carriers/carrier.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import type { Tx } from "#core/db/database.ts"
import { constraintOf, isRowFault, sqlStateOf, StoreUnavailable } from "#core/db/errors.ts"
import { time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { toSid } from "#core/std/ids.ts"
import { maskNumber } from "#core/std/log.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"

export const deadLetterDueTimes: readonly DueTime[] = [{ table: "inbound_dead_letters", column: "retry_at" }]

/** No account owns the recipient of an inbound message. */
export class UnownedNumber extends Error {
  constructor() {
    super("No account owns the number.")
  }
}

interface Owners {
  receiverOf(number: string): string | null | Promise<string | null>
}

/** An inbound message that could not be stored as a message. */
export interface DeadLetter {
  id: string
  carrierId: string
  from: string
  to: string
  body: string
  error: string
  receivedAt: number
  /** The time of the next try. */
  retryAt: number
}

/** While this many are kept, carriers get a temporary error for further messages, and keep them. */
const keptMax = 10_000
/** Unowned numbers can get many messages. They leave half of the room to messages that the store refuses. */
const unownedMax = keptMax / 2
const unownedError = "number_unowned"
/** The number has another owner now. The message stays with the operator, who can discard it. */
const movedError = "number_moved"
const retryEveryMs = 60 * 60 * 1_000
const retriedMax = 100

/** The part of a message that is stored as JSON. */
type Content = Omit<Inbound, "media"> & { media: { contentType: string; content: string }[] }

interface Row {
  id: string
  carrier_id: string
  owner_id: string | null
  sender: string
  recipient: string
  content: string
  error: string
  received_at: number
  retry_at: number
}

/**
 * Calls `store`. If no account owns the number, keeps the message as a dead letter for the account that gets
 * it. If the store refuses this particular message, keeps it as a dead letter, logs it, and throws
 * `PermanentFault`. Other failures, such as a store that is away, pass unchanged: the carrier sends the
 * message again.
 */
export async function orStoreDeadLetter(
  context: MessagingContext & Owners,
  carrierId: string,
  inbound: Inbound,
  store: () => Promise<void>,
): Promise<void | "unowned"> {
  try {
    return await store()
  } catch (error) {
    if (error instanceof UnownedNumber) return await keepUnowned(context, carrierId, inbound)
    if (!isRowFault(error)) throw error
    const ownerId = await context.receiverOf(inbound.to)
    const id = await keep(context, carrierId, inbound, { error: faultOf(error), ownerId, max: keptMax })
    context.metrics.deadLetters.inc()
    context.log.error(
      { err: error, carrier: toSid("carrier", carrierId), from: maskNumber(inbound.from), deadLetter: id },
      "an inbound message could not be stored and is now a dead letter: see GET /operator/v1/dead_letters",
    )
    // Some parts may already be acknowledged. If no dead letter can be kept, the carrier gets no
    // acknowledgement.
    if (id === null) throw error
    throw new PermanentFault("The store refuses this message for good.", { cause: error })
  }
}

/**
 * The carrier is acknowledged also when no more are kept. Otherwise it would send these messages for ever,
 * before those of other numbers.
 */
async function keepUnowned(context: MessagingContext, carrierId: string, inbound: Inbound): Promise<"unowned"> {
  const { metrics, log } = context
  const kept = { error: unownedError, ownerId: null, max: unownedMax }
  const id = inbound.returnsUnowned ? null : await keep(context, carrierId, inbound, kept)
  metrics.inboundUnowned.inc()
  log.warn(
    { carrier: toSid("carrier", carrierId), to: maskNumber(inbound.to), ...(id !== null && { deadLetter: id }) },
    id === null
      ? "an inbound message for a number that no account owns is not kept: assign the number with posthorn number assign"
      : "an inbound message for a number that no account owns is a dead letter: assign the number with posthorn number assign",
  )
  return "unowned"
}

/** Newest first. */
export async function listDeadLetters(db: Tx, { limit, before }: Page): Promise<DeadLetter[]> {
  const rows = await db.query<Row>(
    `select ${columns} from inbound_dead_letters where id < coalesce($1, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
     order by id desc limit $2`,
    [before, limit],
  )
  return rows.map((row) => {
    const { id, carrier_id: carrierId, sender: from, recipient: to, error } = row
    const times = { receivedAt: row.received_at, retryAt: row.retry_at }
    return { id, carrierId, from, to, error, ...times, body: contentOf(row).body }
  })
}

/** Makes the dead letter due for the next `retryDeadLetters`. Refuses `dead_letter_not_found`. */
export async function scheduleDeadLetterNow(db: Tx, id: string, now: number): Promise<void> {
  const [row] = await db.query(
    "update inbound_dead_letters set retry_at = least(retry_at, $2) where id = $1 returning 1",
    [id, time(now)],
  )
  if (!row) throw deadLetterNotFound()
}

/** Deletes the message permanently. Refuses `dead_letter_not_found`. */
export async function discardDeadLetter(db: Tx, id: string): Promise<void> {
  const [row] = await db.query("delete from inbound_dead_letters where id = $1 returning 1", [id])
  if (!row) throw deadLetterNotFound()
}

function deadLetterNotFound(): MessagingRefusal {
  return new MessagingRefusal(
    "dead_letter_not_found",
    "There is no dead letter with this sid. Posthorn has stored its message since, or an operator discarded it.",
  )
}

/**
 * Tries again to store the dead letters, each once an hour, so that a corrected version of Posthorn delivers
 * them. Deletes those that are older than the retention of messages.
 */
export async function retryDeadLetters(
  context: MessagingContext & Owners,
  { keptMs, store }: { keptMs: number; store(carrierId: string, inbound: Inbound): Promise<unknown> },
): Promise<void> {
  const { db, clock, log } = context
  const now = clock.now()
  await db.query("delete from inbound_dead_letters where received_at <= $1", [time(now - keptMs)])
  const rows = await db.query<Row>(
    `update inbound_dead_letters set retry_at = $2 where id in
       (select id from inbound_dead_letters where retry_at <= $1 order by retry_at limit ${retriedMax})
     returning ${columns}`,
    [time(now), time(now + retryEveryMs)],
  )
  for (const row of rows) {
    const { carrier_id: carrierId, owner_id: ownerId, id } = row
    try {
      // The owner of that time received the message. Another account must not read it.
      if (ownerId !== null && (await context.receiverOf(row.recipient)) !== ownerId) {
        await db.query("update inbound_dead_letters set error = $2 where id = $1", [id, movedError])
        continue
      }
      const { media, ...inbound } = contentOf(row)
      await store(carrierId, { ...inbound, media: media.map(decodeMedia) })
      await db.query("delete from inbound_dead_letters where id = $1", [id])
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      if (error instanceof UnownedNumber) continue
      log.warn({ err: error, deadLetter: id }, "a dead letter still cannot be stored")
    }
  }
}

const columns = "id, carrier_id, owner_id, sender, recipient, content, error, received_at, retry_at"

/** Returns the id under which it is kept, or null when enough are kept already. */
async function keep(
  { db, clock, newId }: MessagingContext,
  carrierId: string,
  inbound: Inbound,
  { error, ownerId, max }: { error: string; ownerId: string | null; max: number },
): Promise<string | null> {
  const { from, to, media } = inbound
  const content: Content = { ...inbound, media: media.map(encodeMedia) }
  const [row] = await db.query<{ id: string }>(
    `insert into inbound_dead_letters (carrier_id, reference, ${columns.replace("carrier_id, ", "")})
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 where (select count(*) from inbound_dead_letters) < ${max}
     on conflict (carrier_id, reference) do update set error = excluded.error
     returning id`,
    [
      carrierId,
      keyOf(inbound),
      newId(),
      ownerId,
      from.replaceAll("\0", ""),
      to.replaceAll("\0", ""),
      JSON.stringify(content),
      error,
      time(clock.now()),
      time(clock.now() + retryEveryMs),
    ],
  )
  return row?.id ?? null
}

/**
 * A message that the carrier sends again is kept once. Some carriers count their references from the start
 * again, so the key also covers the content.
 */
function keyOf({ reference, from, to, body, media }: Inbound): Buffer {
  const files = media.map(({ content }) => createHash("sha256").update(content).digest("hex"))
  return createHash("sha256")
    .update(JSON.stringify([reference, from, to, body, files]))
    .digest()
}

function faultOf(error: unknown): string {
  return `${sqlStateOf(error)} ${constraintOf(error) ?? ""}`.trim()
}

function contentOf({ content }: Row): Content {
  return JSON.parse(content) as Content
}

function encodeMedia({ contentType, content }: Inbound["media"][number]): Content["media"][number] {
  return { contentType, content: Buffer.from(content).toString("base64") }
}

function decodeMedia({ contentType, content }: Content["media"][number]): Inbound["media"][number] {
  return { contentType, content: Buffer.from(content, "base64") }
}
