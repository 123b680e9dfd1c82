import { unreportedChannels } from "#messaging/channels/channels.ts"
import type { LearnedIds } from "#messaging/carriers/carrier.ts"
import { ignorePermanentFault } from "#messaging/carriers/permanent-fault.ts"
import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { lockWatermark, moveWatermark } from "#core/db/watermark.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { insertNotes } from "#messaging/messages/notes.ts"
import { readStoredReceipt } from "./receipt-map.ts"
import type { ReceiptRecorder } from "./record-receipt.ts"

const sweepName = "unconfirmed_messages"
/** The period of submissions that one transaction reads: at 4,000 messages a second, some 40,000 rows. */
const windowMs = 10_000
/** A first sweep looks back no further than this. */
const lookBackMs = 24 * 60 * 60 * 1000

/**
 * Adds the note `delivery_unconfirmed` to messages that were handed over `receiptLimitMs` ago and are still
 * `sent`. Each period of submissions is read once, by whichever process comes first. Returns the number of
 * notes.
 */
export async function sweepUnconfirmed(context: MessagingContext, receiptLimitMs: number): Promise<number> {
  for (let noted = 0; ;) {
    const swept = await context.db.transaction((tx) => sweepWindow(tx, context, receiptLimitMs))
    noted += swept.noted
    if (swept.isCaughtUp) return noted
  }
}

async function sweepWindow(
  tx: Transaction,
  context: MessagingContext,
  receiptLimitMs: number,
): Promise<{ noted: number; isCaughtUp: boolean }> {
  const now = context.clock.now()
  const end = now - receiptLimitMs
  const from = await lockWatermark(tx, sweepName, end - lookBackMs)
  const to = Math.min(from + windowMs, end)
  if (to <= from) return { noted: 0, isCaughtUp: true }
  const submitted = await tx.query<{ accountId: string; messageId: string }>(
    `select distinct account_id, message_id from receipt_map
     where submitted_at > $1 and submitted_at <= $2 and account_id is not null`,
    [time(from), time(to)],
  )
  let noted = 0
  for (const [accountId, group] of Map.groupBy(submitted, ({ accountId }) => accountId)) {
    noted += await noteUnconfirmed(
      tx,
      context,
      accountId,
      group.map(({ messageId }) => messageId),
    )
  }
  // Nothing was submitted in this window. Continue at the next submission instead of stepping through an
  // empty day.
  const next = submitted.length ? to : await nextSubmission(tx, to, end)
  await moveWatermark(tx, sweepName, next)
  return { noted, isCaughtUp: next >= end }
}

async function noteUnconfirmed(
  tx: Transaction,
  context: MessagingContext,
  accountId: string,
  ids: readonly string[],
): Promise<number> {
  // A message that was submitted more than once is in more than one window.
  const rows = await tx.query<{ id: string }>(
    `select id from messages where account_id = $1 and id = any($2) and status = 'sent' and channel <> all($3) and not exists (
       select 1 from message_notes where account_id = $1 and message_id = messages.id and kind = 'delivery_unconfirmed'
     )`,
    [accountId, plainArray(ids), textArray(unreportedChannels)],
  )
  const at = context.clock.now()
  insertNotes(
    tx,
    accountId,
    rows.map(({ id }) => ({ id: context.newId(), messageId: id, kind: "delivery_unconfirmed", at, detail: "{}" })),
  )
  return rows.length
}

async function nextSubmission(tx: Tx, after: number, end: number): Promise<number> {
  const [row] = await tx.query<{ next: number | null }>(
    "select min(submitted_at) as next from receipt_map where submitted_at > $1 and submitted_at <= $2 and account_id is not null",
    [time(after), time(end)],
  )
  return row?.next == null ? end : row.next - 1
}

const earlyAgeMs = 10_000
const earlyKeptMs = 60 * 60 * 1000
const earlyMax = 1_000
/**
 * The position in a kept receipt. The receipt is not read as JSON here, because PostgreSQL refuses JSON with
 * a NUL anywhere.
 */
const formerReference = '^\\{"formerReference":"([^"\\\\]+)"'

/** For this long after one process has learned the relation of ids, another may still store unchanged ids. */
const heardWithinMs = 60_000

interface EarlyRow {
  carrierId: string
  reference: string
  earlyReceipts: string[]
  /** The reference under which its submission is stored. */
  knownReference: string
}

/**
 * Records receipts that were kept for a submission that was later stored under another key. That happens at
 * the turn of the week, or in a process that did not yet know how the carrier changes ids. Returns their
 * number.
 */
export async function sweepEarlyReceipts(
  db: Database,
  recorder: ReceiptRecorder,
  now: number,
  learned: readonly LearnedIds[] = [],
): Promise<number> {
  const rows = [...(await findMet(db, now)), ...(await findUnchanged(db, now, learned))]
  for (const { carrierId, reference, earlyReceipts, knownReference } of rows) {
    for (const text of earlyReceipts) {
      const receipt = { ...readStoredReceipt(reference, text), formerReference: knownReference }
      // The recorder has logged a receipt that can never be stored. The others continue.
      await recorder.recordReceipt(carrierId, receipt).catch(ignorePermanentFault)
    }
    await db.query("delete from receipt_map where carrier_id = $1 and reference = $2 and account_id is null", [
      carrierId,
      reference,
    ])
  }
  return rows.length
}

/** Receipts whose submission is stored under their own reference or their former one. */
function findMet(db: Database, now: number): Promise<EarlyRow[]> {
  return db.query<EarlyRow>(
    `select early.carrier_id, early.reference, early.early_receipts, met.reference as known_reference
     from receipt_map as early cross join lateral (
       select known.reference from receipt_map as known
        where known.carrier_id = early.carrier_id and known.account_id is not null
          and known.reference in (early.reference, substring(early.early_receipts[1] from '${formerReference}'))
        limit 1
     ) as met
     where early.account_id is null and early.submitted_at between $1 and $2 limit ${earlyMax}`,
    [time(now - earlyKeptMs), time(now - earlyAgeMs)],
  )
}

/**
 * Finds receipts whose submission was stored with the unchanged id, because its process did not know the base
 * yet. A number without a letter means one message in hexadecimal and another in decimal. So only submissions
 * from before that time are read.
 */
async function findUnchanged(db: Database, now: number, learned: readonly LearnedIds[]): Promise<EarlyRow[]> {
  const rows: EarlyRow[] = []
  for (const { carrierId, relation, learnedAt } of learned)
    rows.push(
      ...(await db.query<EarlyRow>(
        `select early.carrier_id, early.reference, early.early_receipts, met.reference as known_reference
         from receipt_map as early
         cross join lateral (select case
           when $4 = 'hex_to_decimal' and early.reference ~ '^[0-9]{1,18}$'
             then to_hex(early.reference::bigint)
           when $4 = 'decimal_to_hex' and early.reference ~ '^[0-9a-f]{1,15}$' and early.submitted_at <= $5
             then ('x' || lpad(early.reference, 16, '0'))::bit(64)::bigint::text
         end as reference) as other
         cross join lateral (
           select known.reference from receipt_map as known
            where known.carrier_id = $3 and known.account_id is not null
              and known.reference = other.reference and known.submitted_at <= $5
            limit 1
         ) as met
         where early.carrier_id = $3 and early.account_id is null and early.submitted_at between $1 and $2 limit ${earlyMax}`,
        [time(now - earlyKeptMs), time(now - earlyAgeMs), carrierId, relation, time(learnedAt + heardWithinMs)],
      )),
    )
  return rows
}
