import type { MessageIds, StatusQuery } from "#messaging/carriers/carrier.ts"
import type { Transaction } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import { lockWatermark, moveWatermark } from "#core/db/watermark.ts"
import { findSubjectEvents } from "#core/events/records.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"

/** The period of submissions that one transaction reads, and the step by which it skips an empty window. */
const windowMs = 10_000
const stepMs = 10 * 60_000
/** The oldest submissions to query, for a carrier that supports the query only now or was down for longer. */
const lookBackMs = 24 * 60 * 60 * 1000
/** The limit for one window. It bounds the queries to a carrier that sends no receipts at all. */
const questionsMax = 2_000

const sweepPrefix = "questions "
/** After the time stepped back, submissions of the new time would lie before the position. */
export const statusQueryDueTimes: readonly DueTime[] = [
  { table: "sweeps", column: "watermark", where: `name like '${sweepPrefix}%'` },
]

interface Open {
  reference: string
  account_id: string
  message_id: string
}

/**
 * Claims the next window of submissions to a carrier that are older than `afterMs`, and returns a query for
 * each part without a receipt. Each moment of submission is claimed once, by whichever process comes first.
 */
export async function claimStatusQueries(
  { db, clock }: Pick<MessagingContext, "db" | "clock">,
  carrierId: string,
  afterMs: number,
): Promise<{ questions: StatusQuery[]; isCaughtUp: boolean }> {
  const end = clock.now() - afterMs
  return await db.transaction(async (tx) => {
    const sweep = `${sweepPrefix}${carrierId}`
    const from = Math.max(await lockWatermark(tx, sweep, end - lookBackMs), end - lookBackMs)
    if (from >= end) return { questions: [], isCaughtUp: true }
    const to = Math.min(from + windowMs, end)
    const open = await openParts(tx, carrierId, from, to)
    const next = open.length ? to : await nextSubmission(tx, carrierId, to, Math.min(to + stepMs, end))
    await moveWatermark(tx, sweep, next)
    const byAccount = [...Map.groupBy(open, ({ account_id }) => account_id)]
    const questions = await Promise.all(byAccount.map(([accountId, parts]) => questionsOf(tx, accountId, parts)))
    return { questions: questions.flat(), isCaughtUp: next >= end }
  })
}

/** The start of the next window with submissions. */
async function nextSubmission(tx: Transaction, carrierId: string, from: number, to: number): Promise<number> {
  const [row] = await tx.query<{ next: number | null }>(
    `select min(submitted_at) as next from receipt_map
     where submitted_at > $1 and submitted_at <= $2 and carrier_id = $3 and account_id is not null`,
    [time(from), time(to), carrierId],
  )
  return row?.next == null ? to : row.next - 1
}

function openParts(tx: Transaction, carrierId: string, from: number, to: number): Promise<Open[]> {
  return tx.query<Open>(
    `select reference, account_id, message_id from receipt_map
     where submitted_at > $1 and submitted_at <= $2 and carrier_id = $3 and account_id is not null and state is null
     limit ${questionsMax}`,
    [time(from), time(to), carrierId],
  )
}

async function questionsOf(tx: Transaction, accountId: string, parts: readonly Open[]): Promise<StatusQuery[]> {
  const ids = plainArray(parts.map(({ message_id }) => message_id))
  const sent = await tx.query<{ id: string; from: string; to: string; event_records: string[] }>(
    `select id, from_address as from, to_address as to, event_records from messages
     where account_id = $1 and id = any($2) and status = 'sent'`,
    [accountId, ids],
  )
  if (!sent.length) return []
  const subjectIds = sent.map(({ id }) => id)
  const recordIds = sent.flatMap(({ event_records: records }) => records)
  const events = await findSubjectEvents(tx, accountId, { subjectIds, recordIds })
  const messages = new Map(sent.map((message) => [message.id, message]))
  const names = new Map(
    events.flatMap(({ type, subject_id, detail }) =>
      type === "messages.sent" ? [[subject_id, idsIn(detail)] as const] : [],
    ),
  )
  return parts.flatMap(({ message_id, reference }) => {
    const message = messages.get(message_id)
    const id = names.get(message_id)?.[reference]
    return message && id ? [{ reference, id, from: message.from, to: message.to, accountId }] : []
  })
}

/** The carrier's ids of the parts of a message, from the detail of its event `sent`. */
function idsIn(detail: string | null): MessageIds {
  return detail === null ? {} : ((JSON.parse(detail) as { ids?: MessageIds }).ids ?? {})
}
