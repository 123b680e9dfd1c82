import type { Database } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { readStoredReceipt } from "#messaging/receipts/receipt-map.ts"
import type { LateAcceptanceRecorder } from "./record-late-acceptance.ts"

/** Answers usually arrive within this time. It is shorter than the carriers' timeouts. */
const answeredWithinMs = 5_000
const earlyKeptMs = 60 * 60 * 1000
const earlyMax = 1_000

/** The beginning of a kept receipt that names its submission: `keptForm`. */
const submission = '^\\{"submission":\\{"accountId":"([0-9a-f-]{36})","messageId":"([0-9a-f-]{36})"'

interface EarlyRow {
  carrier_id: string
  reference: string
  receipt: string
}

/**
 * Finds receipts that name a submission whose answer was lost, and records that the carrier accepted it. The
 * receipts are then applied like others that arrived before the answer. Returns the number of submissions.
 */
export async function findLostAnswers(
  db: Database,
  recorder: Pick<LateAcceptanceRecorder, "record">,
  now: number,
): Promise<number> {
  const rows = await db.query<EarlyRow>(
    `select early.carrier_id, early.reference, early.early_receipts[1] as receipt
     from receipt_map as early
     cross join lateral regexp_match(early.early_receipts[1], '${submission}') as named
     join messages as message on message.account_id = named[1]::uuid and message.id = named[2]::uuid
     where early.account_id is null and early.submitted_at between $1 and $2 and not exists (
       select from receipt_map as known
        where known.carrier_id = early.carrier_id and known.reference = early.reference and known.account_id is not null
     ) limit ${earlyMax}`,
    [time(now - earlyKeptMs), time(now - answeredWithinMs)],
  )
  const recorded = rows.map(async ({ carrier_id: carrierId, reference, receipt }) => {
    const { submission: named } = readStoredReceipt(reference, receipt)
    if (named) await recorder.record(carrierId, { ...named, references: [reference] })
  })
  await Promise.all(recorded)
  return rows.length
}
