import type { Inbound, InboundParts, PartText } from "#messaging/carriers/carrier.ts"
import { hasBinaryPart, isSamePart, joinParts } from "#messaging/carriers/part-text.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { StoreUnavailable } from "#core/db/errors.ts"
import { time } from "#core/db/literals.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import { toSid } from "#core/std/ids.ts"
import { maskNumber } from "#core/std/log.ts"
import { storableText } from "#core/std/storable-text.ts"
import { receiveMessage, type ReceiveContext, withoutCodesInParts } from "./receive-message.ts"
import { columns, seriesHash, storedMs, textHashes } from "./remember-joined.ts"

export const inboundPartDueTimes: readonly DueTime[] = [{ table: "inbound_parts", column: "look_at" }]

/** The wait before the sweep stores a complete message that the process of its last part did not store. */
const wholeMs = 10_000
/** The wait after a row failed. */
const putOffMs = 10 * 60 * 1_000
const sweptMax = 100

interface Row {
  series: Buffer
  id: string
  carrierId: string
  sender: string
  recipient: string
  texts: string
  beganAt: number
  isStored: boolean
}

type Texts = (PartText | null)[]

/**
 * Stores parts of a long message, joined with those of other processes. Resolves when they are stored and, if
 * they completed the message, when the message is stored. With `onlyWithOthers`, stores them only if other
 * parts of the same message are stored. Resolves with whether they are stored. If the carrier reuses a number
 * for another message, the different text reveals it, as in `messaging/carriers/smpp/reassembly.ts`.
 */
export async function storeParts(
  context: ReceiveContext,
  carrierId: string,
  said: InboundParts,
  { onlyWithOthers } = { onlyWithOthers: false },
): Promise<boolean> {
  const { db } = context
  const parts = { ...said, texts: await withoutCodesInParts(context, said.from, said.texts) }
  const series = seriesHash(parts)
  for (;;) {
    if (onlyWithOthers && !(await isKept(db, carrierId, series))) return false
    const row = await db.transaction((tx) => merge(tx, context, { carrierId, series, parts }))
    if (!row) return true
    await handOn(context, row)
    if (isJoined(row, parts)) return true
    // The row belonged to another message, which was just passed on. Deleting it makes room for this one.
    await db.query("delete from inbound_parts where carrier_id = $1 and series = $2 and id = $3", [
      carrierId,
      series,
      row.id,
    ])
  }
}

/**
 * Passes on messages that have waited long enough, with gaps if parts are missing. Deletes those that were
 * stored some time ago. Any process can do it.
 */
export async function sweepParts(context: ReceiveContext): Promise<void> {
  const now = time(context.clock.now())
  await context.db.query("delete from inbound_parts where is_stored and look_at <= $1", [now])
  const rows = await context.db.query<Row>(
    `select ${columns} from inbound_parts where look_at <= $1 and not is_stored order by look_at limit ${sweptMax}`,
    [now],
  )
  for (const row of rows) await handOnAlone(context, row)
}

/** A row that fails is deferred, and never delays the others. */
async function handOnAlone(context: ReceiveContext, row: Row): Promise<void> {
  const { db, clock, log } = context
  try {
    await handOn(context, row)
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    const facts = { err: error, carrier: toSid("carrier", row.carrierId), from: maskNumber(row.sender), id: row.id }
    log.error(facts, "parts of a long inbound message could not be joined: Posthorn tries again in ten minutes")
    await db.query("update inbound_parts set look_at = $3 where carrier_id = $1 and series = $2", [
      row.carrierId,
      row.series,
      time(clock.now() + putOffMs),
    ])
  }
}

async function isKept(db: Tx, carrierId: string, series: Buffer): Promise<boolean> {
  const rows = await db.query("select from inbound_parts where carrier_id = $1 and series = $2", [carrierId, series])
  return rows.length > 0
}

/** Returns the row when it should be passed on: it is complete, or belongs to another message. */
async function merge(
  tx: Transaction,
  { newId, clock }: ReceiveContext,
  { carrierId, series, parts }: { carrierId: string; series: Buffer; parts: InboundParts },
): Promise<Row | undefined> {
  const { from, to, texts, at, expiresAt } = parts
  await tx.query(
    `insert into inbound_parts (${columns}, look_at) values ($1, $2, $3, $4, $5, $6, $7, false, $8)
     on conflict (carrier_id, series) do nothing`,
    [carrierId, series, newId(), from, to, JSON.stringify(texts), time(at), time(expiresAt)],
  )
  const [row] = await tx.query<Row>(
    `select ${columns} from inbound_parts where carrier_id = $1 and series = $2 for update`,
    [carrierId, series],
  )
  if (!row || !isJoined(row, parts)) return row
  if (row.isStored) return undefined
  const had = JSON.parse(row.texts) as Texts
  const joined = JSON.stringify(had.map((text, index) => text ?? texts[index] ?? null))
  const isWhole = !(JSON.parse(joined) as Texts).includes(null)
  await tx.query(
    "update inbound_parts set texts = $3, look_at = case when $4 then $5 else look_at end where carrier_id = $1 and series = $2",
    [carrierId, series, joined, isWhole, time(clock.now() + wholeMs)],
  )
  return isWhole ? { ...row, texts: joined } : undefined
}

/** Whether the row has no part with another text. */
function isJoined(row: Row, { texts }: InboundParts): boolean {
  const given = row.isStored ? textHashes(texts) : texts
  return (JSON.parse(row.texts) as Texts).every((had, index) => had === null || isSamePart(given[index] ?? had, had))
}

/**
 * Stores the message once, however often it is called, and replaces the texts of its parts by their hashes.
 */
async function handOn(context: ReceiveContext, { carrierId, series, ...row }: Row): Promise<void> {
  if (row.isStored) return
  const { sender: from, recipient: to, beganAt: at, id } = row
  const texts = JSON.parse(row.texts) as Texts
  try {
    const body = storableText(joinParts(texts))
    const inbound: Inbound = { from, to, body, media: [], at, reference: id }
    if (hasBinaryPart(texts)) inbound.described = "binary"
    await receiveMessage(context, carrierId, inbound)
  } catch (error) {
    // The message became a dead letter, which ends the series, as storing it does.
    if (!(error instanceof PermanentFault)) throw error
  }
  const hashes = JSON.stringify(textHashes(texts))
  await markStored(context.db, { carrierId, series, id, texts: hashes, until: context.clock.now() + storedMs })
}

async function markStored(
  tx: Tx,
  { carrierId, series, id, texts, until }: Pick<Row, "series" | "id" | "texts"> & { carrierId: string; until: number },
): Promise<void> {
  await tx.query(
    "update inbound_parts set is_stored = true, look_at = $4, texts = $5 where carrier_id = $1 and series = $2 and id = $3",
    [carrierId, series, id, time(until), texts],
  )
}
