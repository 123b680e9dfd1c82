import type { Receipt } from "#messaging/carriers/carrier.ts"
import { byAccount } from "#core/db/by-account.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { readStoredReceipt } from "#messaging/messages/receipts/receipt-map.ts"
import type { LateAcceptanceRecorder } from "./record-late-acceptance.ts"

/** Answers usually arrive within this time. It is shorter than the carriers' timeouts. */
const answeredWithinMs = 5_000
const earlyKeptMs = 60 * 60 * 1000
/** The rows that one statement reads. */
const earlyMax = 1_000
const lowestId = "00000000-0000-0000-0000-000000000000"

/** The beginning of a kept receipt that names its submission: `keptForm`. */
const submission = '^\\{"submission":\\{"accountId":"[0-9a-f-]{36}","messageId":"[0-9a-f-]{36}"'

interface EarlyRow {
  carrierId: string
  reference: string
  receipt: string
  submittedAt: number
}

interface Early {
  carrierId: string
  reference: string
  named: NonNullable<Receipt["submission"]>
}

/**
 * Finds receipts that name a submission whose answer was lost, and records that the carrier accepted it. The
 * receipts are then applied like others that arrived before the answer. Returns the number of submissions.
 */
export async function findLostAnswers(
  db: Database,
  recorder: Pick<LateAcceptanceRecorder, "recordAcceptance">,
  now: number,
): Promise<number> {
  let count = 0
  for await (const early of readEarly(db, now)) {
    const stored = await withMessages(db, early)
    count += stored.length
    await Promise.all(
      stored.map(({ carrierId, reference, named }) =>
        recorder.recordAcceptance(carrierId, { ...named, references: [reference] }),
      ),
    )
  }
  return count
}

/** In pages, because a carrier can name messages that no longer exist. */
async function* readEarly(db: Database, now: number): AsyncGenerator<Early[]> {
  for (let last: EarlyRow | undefined, isEnd = false; !isEnd;) {
    const values = [
      time(last?.submittedAt ?? now - earlyKeptMs),
      time(now - answeredWithinMs),
      last?.carrierId ?? lowestId,
      last?.reference ?? "",
    ]
    const rows = await db.transaction((tx) => {
      // Else the planner, which expects few rows, would read and sort all of them for each page.
      tx.send("set local enable_sort = off", [], "messaging_read_in_order")
      return tx.query<EarlyRow>(earlySql, values)
    })
    yield rows.flatMap(({ carrierId, reference, receipt }) => {
      const { submission: named } = readStoredReceipt(reference, receipt)
      return named ? [{ carrierId, reference, named }] : []
    })
    last = rows.at(-1)
    isEnd = rows.length < earlyMax
  }
}

/** The order is that of an index, and only rows of the same millisecond are sorted. */
const earlySql = `select early.carrier_id, early.reference, early.early_receipts[1] as receipt, early.submitted_at
  from receipt_map as early
  where early.account_id is null and early.submitted_at between $1 and $2 and early.early_receipts[1] ~ '${submission}'
    and (early.submitted_at, early.carrier_id, early.reference) > ($1, $3::uuid, $4::text) and not exists (
    select from receipt_map as known
     where known.carrier_id = early.carrier_id and known.reference = early.reference and known.account_id is not null
  ) order by early.submitted_at, early.carrier_id, early.reference limit ${earlyMax}`

/** The references are distributed by carrier and the messages by account, so no statement joins them. */
async function withMessages(db: Tx, early: readonly Early[]): Promise<Early[]> {
  const accounts = byAccount(early, ({ named }) => named.accountId)
  const known = await Promise.all(
    accounts.map(async ([accountId, own]) => {
      const ids = await readMessageIds(
        db,
        accountId,
        own.map(({ named }) => named.messageId),
      )
      return own.filter(({ named }) => ids.has(named.messageId))
    }),
  )
  return known.flat()
}

async function readMessageIds(db: Tx, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>("select id from messages where account_id = $1 and id = any($2)", [
    accountId,
    plainArray(ids),
  ])
  return new Set(rows.map(({ id }) => id))
}
