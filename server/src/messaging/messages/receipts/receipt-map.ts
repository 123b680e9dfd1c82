import type { Receipt } from "#messaging/carriers/carrier.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { startOfWeek } from "#core/db/iso-week.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { weekMs } from "#core/std/durations.ts"
import { isoTime } from "#core/std/iso-time.ts"

/**
 * Maps a carrier's reference to its message. This is the one table of this folder without the account in its
 * key, because the carrier knows no accounts. The rows of a week share a partition and are dropped together.
 */
export interface Reference {
  carrierId: string
  reference: string
  accountId: string
  messageId: string
  part: number
  parts: number
  /** All references of the submission, if it has several parts or its message lists several channels. */
  siblings: readonly string[] | null
  /** The Monday of the week of its submission, which all parts share: the key of the partition. */
  submittedOn: string
}

/** A receipt, and the part of a submission that it is about. */
export interface KnownReceipt {
  receipt: Receipt
  about: Reference
}

/** A submission that a carrier accepted, under these references. */
export interface AcceptedSubmission {
  carrierId: string
  accountId: string
  messageId: string
  references: readonly string[]
  /** The message lists several channels. */
  isListed?: boolean
}

/** The meaning of the references. A reference that a carrier used twice means the later message. */
export function referencesOf(accepted: readonly AcceptedSubmission[], submittedOn: string): Reference[] {
  const byReference = new Map<string, Reference>()
  for (const { carrierId, accountId, messageId, references, isListed } of accepted) {
    const parts = references.length
    const siblings = parts > 1 || isListed ? references : null
    for (const [index, reference] of references.entries()) {
      const about = { carrierId, reference, accountId, messageId, part: index + 1, parts, siblings, submittedOn }
      byReference.set(keyOf(about), about)
    }
  }
  return [...byReference.values()]
}

/** Returns these receipts of carriers with what they are about, in order. Omits those of other references. */
export function receiptsAbout(
  references: readonly Reference[],
  came: readonly { carrierId: string; receipt: Receipt }[],
): KnownReceipt[] {
  if (!came.length) return []
  const byReference = new Map(references.map((about) => [keyOf(about), about]))
  return came.flatMap(({ carrierId, receipt }) => {
    const about = byReference.get(keyOf({ carrierId, reference: receipt.reference }))
    return about ? [{ receipt, about }] : []
  })
}

function keyOf({ carrierId, reference }: Pick<Reference, "carrierId" | "reference">): string {
  return reference + carrierId
}

interface MappedRow {
  reference: string
  account_id: string
  message_id: string
  part: number
  parts: number
  siblings: string[] | null
  submitted_on: string
}

function toReference(carrierId: string, row: MappedRow): Reference {
  const {
    reference,
    account_id: accountId,
    message_id: messageId,
    part,
    parts,
    siblings,
    submitted_on: submittedOn,
  } = row
  return { carrierId, reference, accountId, messageId, part, parts, siblings, submittedOn }
}

/** The Monday of the week, as a date. */
export function weekOf(ms: number): string {
  return isoTime(startOfWeek(ms)).slice(0, 10)
}

/**
 * Writes the references of accepted submissions, and returns the receipts that arrived earlier. Such a
 * receipt left a row under the same key, so whichever of the two commits later sees the other.
 */
export async function mapReferences(tx: Tx, references: readonly Reference[], now: number): Promise<KnownReceipt[]> {
  if (!references.length) return []
  const rows = await tx.query<{
    submitted_on: string
    carrier_id: string
    reference: string
    early_receipts: string[]
  }>(
    `with written as (
     insert into receipt_map as map (submitted_on, carrier_id, reference, account_id, message_id, part, parts, siblings, submitted_at)
     select submitted_on, carrier_id, reference, account_id, message_id, part, parts, siblings::text[], $1
     from unnest($2::date[], $3::uuid[], $4::text[], $5::uuid[], $6::uuid[], $7::smallint[], $8::smallint[], $9::text[])
       as new (submitted_on, carrier_id, reference, account_id, message_id, part, parts, siblings)
     order by carrier_id, reference collate "C"
     on conflict (submitted_on, carrier_id, reference) do update set
       account_id = excluded.account_id, message_id = excluded.message_id, part = excluded.part, parts = excluded.parts,
       siblings = excluded.siblings, submitted_at = excluded.submitted_at,
       state = case when map.message_id = excluded.message_id then map.state end
     returning submitted_on::text, carrier_id, reference, early_receipts
     ) select * from written where early_receipts is not null`,
    [
      time(now),
      plainArray(references.map(({ submittedOn }) => submittedOn)),
      plainArray(references.map(({ carrierId }) => carrierId)),
      textArray(references.map(({ reference }) => reference)),
      plainArray(references.map(({ accountId }) => accountId)),
      plainArray(references.map(({ messageId }) => messageId)),
      plainArray(references.map(({ part }) => part)),
      plainArray(references.map(({ parts }) => parts)),
      textArray(references.map(({ siblings }) => siblings && textArray(siblings))),
    ],
    "messaging_map_references",
  )
  for (const { submitted_on: submittedOn, carrier_id: carrierId, reference } of rows) {
    // Otherwise these receipts would also apply to a later message with the same reference.
    await tx.query(
      "update receipt_map set early_receipts = null where submitted_on = $1 and carrier_id = $2 and reference = $3",
      [submittedOn, carrierId, reference],
    )
  }
  const early = rows.flatMap(({ carrier_id: carrierId, reference, early_receipts: kept }) =>
    kept.map((text) => ({ carrierId, receipt: readStoredReceipt(reference, text) })),
  )
  return receiptsAbout(references, early)
}

/**
 * Maps references before the transaction of their outcomes where the two can be on different servers, which
 * would commit in two phases (docs/decisions/102). Returns the references that the transaction must map: all
 * elsewhere, those with siblings, and those whose receipts arrived earlier.
 *
 * A receipt can then find a message whose outcome is not committed. `applyReceipts` moves it.
 */
export async function mapApart(
  db: Database,
  references: readonly Reference[],
  now: number,
): Promise<readonly Reference[]> {
  if (!db.isOnCitus) return references
  const mapped = new Set<string>()
  const apart = references.filter(({ siblings }) => siblings === null)
  for (const [carrierId, own] of Map.groupBy(apart, (about) => about.carrierId))
    for (const reference of await mapUnheard(db, carrierId, own, now)) mapped.add(keyOf({ carrierId, reference }))
  return references.filter((about) => !mapped.has(keyOf(about)))
}

/** Maps references of one carrier, but those with siblings or early receipts. Returns the mapped ones. */
async function mapUnheard(db: Tx, carrierId: string, own: readonly Reference[], now: number): Promise<string[]> {
  const rows = own.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  const written = await db.query<{ reference: string }>(
    `insert into receipt_map as map (carrier_id, submitted_at, part, parts, submitted_on, reference, account_id, message_id)
     values ${rowsOfValues(rows.length, "$1::uuid, $2::timestamptz, 1, 1", "date, text, uuid, uuid", 2)}
     on conflict (submitted_on, carrier_id, reference) do update set
       account_id = excluded.account_id, message_id = excluded.message_id, part = 1, parts = 1, siblings = null,
       submitted_at = excluded.submitted_at,
       state = case when map.message_id = excluded.message_id then map.state end
     where map.early_receipts is null
     returning reference`,
    [
      carrierId,
      time(now),
      ...rows.flatMap(({ submittedOn, reference, accountId, messageId }) => [
        submittedOn,
        reference,
        accountId,
        messageId,
      ]),
    ],
  )
  return written.map(({ reference }) => reference)
}

/**
 * Returns rows of parameters for `values`, each after `first`. Citus sends rows of one key to their server.
 * Rows from a list it copies.
 */
function rowsOfValues(count: number, first: string, types: string, used: number): string {
  const columns = types.split(", ")
  const rowOf = (row: number) => columns.map((type, index) => `$${used + row * columns.length + index + 1}::${type}`)
  return Array.from({ length: count }, (_, row) => `(${first}, ${rowOf(row).join(", ")})`).join(", ")
}

/**
 * Returns the receipts of a carrier whose submissions are known, back to the oldest week in the store. The
 * others are kept until their submissions are.
 */
export async function matchReceipts(
  tx: Tx,
  carrierId: string,
  receipts: readonly Receipt[],
  range: { now: number; oldestMs: number },
): Promise<KnownReceipt[]> {
  const find = (references: readonly string[]) => findReferences(tx, carrierId, [...new Set(references)], range)
  const meanings = await find(receipts.map(({ reference }) => reference))
  const isUnknown = ({ reference }: Receipt) => !meanings.has(reference)
  // A part that was stored under another reference is rare, so this reads only if the first look-up failed.
  const moved = receipts.filter((receipt) => receipt.formerReference !== undefined && isUnknown(receipt))
  if (moved.length) {
    const former = await find(moved.map(({ formerReference = "" }) => formerReference))
    for (const { reference, formerReference = "" } of moved) {
      const meaning = former.get(formerReference)
      if (meaning) meanings.set(reference, meaning)
    }
  }
  for (const [reference, meaning] of await storeEarlyReceipts(tx, carrierId, receipts.filter(isUnknown), range.now))
    meanings.set(reference, meaning)
  return receipts.flatMap((receipt) => {
    const about = meanings.get(receipt.reference)
    return about ? [{ receipt, about }] : []
  })
}

/**
 * Returns the messages of these references, back to the oldest week in the store. `limit 1` holds the plan to
 * one look-up of the key for each reference and week.
 */
export async function findReferences(
  tx: Tx,
  carrierId: string,
  references: readonly string[],
  { now, oldestMs }: { now: number; oldestMs: number },
): Promise<Map<string, Reference>> {
  const rows = await tx.query<MappedRow>(
    `select map.reference, map.account_id, map.message_id, map.part, map.parts, map.siblings, map.submitted_on::text
     from unnest($2::text[]) as wanted (reference) cross join unnest($3::date[]) as week (monday)
     cross join lateral (
       select * from receipt_map where submitted_on = week.monday and carrier_id = $1 and reference = wanted.reference limit 1
     ) as map
     where map.account_id is not null`,
    [carrierId, textArray(references), plainArray(weeksBetween(oldestMs, now))],
    "messaging_find_references",
  )
  // If the carrier reused a reference, it means the later message.
  rows.sort((a, b) => (a.submitted_on < b.submitted_on ? -1 : 1))
  return new Map(rows.map((row) => [row.reference, toReference(carrierId, row)]))
}

function weeksBetween(fromMs: number, toMs: number): string[] {
  const weeks = [weekOf(toMs)]
  for (let ms = toMs - weekMs; weekOf(ms) >= weekOf(fromMs); ms -= weekMs) weeks.push(weekOf(ms))
  return weeks
}

/** The limit for one reference. A faulty carrier can repeat one without end. */
const earlyMax = 20

/**
 * Keeps receipts whose submissions are not known yet. Returns the mappings that were committed at the same
 * time. For these nothing was kept, and their receipts can be recorded like any other.
 */
async function storeEarlyReceipts(
  tx: Tx,
  carrierId: string,
  receipts: readonly Receipt[],
  now: number,
): Promise<Map<string, Reference>> {
  if (!receipts.length) return new Map()
  const early = Map.groupBy(receipts, ({ reference }) => reference)
  const references = [...early.keys()].sort()
  const submittedOn = weekOf(now)
  const rows = await tx.query<Omit<MappedRow, "account_id"> & { account_id: string | null }>(
    `insert into receipt_map as map (submitted_on, carrier_id, submitted_at, reference, early_receipts)
     values ${rowsOfValues(references.length, "$1::date, $2::uuid, $3::timestamptz", "text, text[]", 3)}
     on conflict (submitted_on, carrier_id, reference) do update set
       early_receipts = case when map.account_id is null then (map.early_receipts || excluded.early_receipts)[:${earlyMax}] end
     returning reference, account_id, message_id, part, parts, siblings`,
    [
      submittedOn,
      carrierId,
      time(now),
      ...references.flatMap((reference) => [reference, textArray(early.get(reference)?.map(keptForm) ?? [])]),
    ],
  )
  return new Map(
    rows.flatMap((row) => {
      const { reference, account_id } = row
      if (account_id === null) return []
      return [[reference, toReference(carrierId, { ...row, account_id, submitted_on: submittedOn })] as const]
    }),
  )
}

/** The fields by which a receipt is searched come first: see `sweepEarlyReceipts` and `findLostAnswers`. */
function keptForm({ reference: _, formerReference, submission, ...kept }: Receipt): string {
  return JSON.stringify({ formerReference, submission, ...kept })
}

/** Returns a receipt that was kept under this reference. */
export function readStoredReceipt(reference: string, text: string): Receipt {
  return { reference, ...(JSON.parse(text) as Omit<Receipt, "reference">) }
}

/**
 * Locks the rows of all parts of these submissions, in the order of `mapReferences`. Call it before
 * `recordPart` if a transaction records several receipts.
 */
export async function lockParts(tx: Tx, submissions: readonly Reference[]): Promise<void> {
  const weekKey = ({ carrierId, submittedOn }: Reference) => carrierId + submittedOn
  const ordered = submissions.toSorted((one, other) => (weekKey(one) < weekKey(other) ? -1 : 1))
  for (const group of Map.groupBy(ordered, weekKey).values()) {
    const [{ submittedOn, carrierId } = {}] = group
    const references = group.flatMap(({ siblings, reference }) => siblings ?? [reference])
    await tx.query(
      `select from receipt_map
       where submitted_on = $1 and carrier_id = $2 and reference = any($3::text[]) order by reference collate "C" for update`,
      [submittedOn ?? null, carrierId ?? null, textArray([...new Set(references)])],
      "messaging_hold_parts",
    )
  }
}

/**
 * Records the state of one part and returns the states of all parts. It locks the rows of all parts first, in
 * one order, so that two simultaneous last receipts cannot miss each other.
 */
export async function recordPart(
  tx: Tx,
  about: Reference,
  state: "delivered" | "undelivered",
): Promise<(string | null)[]> {
  const { submittedOn, carrierId, reference, siblings } = about
  const rows = await tx.query<{ reference: string; state: string | null }>(
    `select reference, state from receipt_map
     where submitted_on = $1 and carrier_id = $2 and reference = any($3::text[]) order by reference collate "C" for update`,
    [submittedOn, carrierId, textArray(siblings ?? [reference])],
  )
  await tx.query("update receipt_map set state = $4 where submitted_on = $1 and carrier_id = $2 and reference = $3", [
    submittedOn,
    carrierId,
    reference,
    state,
  ])
  return rows.map((row) => (row.reference === reference ? state : row.state))
}
