import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { createWatermark, moveWatermark, tryLockWatermark } from "#core/db/watermark.ts"
import { overlapMs } from "#core/events/follow-events.ts"
import { stopwatch, type Clock } from "#core/std/clock.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import { hourOf } from "./hours.ts"
import { readPosition, rolledUp } from "./position.ts"
import { hourMs } from "#core/std/durations.ts"

/**
 * The period that the first transaction counts. Later periods are as long as half a second of work allows.
 */
const stepMsDefault = 60_000
const stepMsMin = 1_000
const quickMs = 200
const slowMs = 1_000

/**
 * Adds the events of messages and verifications to the counters of their hours, each once. The counters and
 * their position commit together. Only one process works at a time; a concurrent one returns null at once.
 * It stops a minute before now, because an event may commit that late (`follow-events.ts`). Returns the new
 * position.
 */
export async function rollUp(db: Database, clock: Clock): Promise<number | null> {
  await begin(db, clock.now() - overlapMs)
  for (let stepMs = stepMsDefault; ;) {
    const elapsedMs = stopwatch()
    const end = clock.now() - overlapMs
    const position = await db.transaction((tx) => step(tx, stepMs, end))
    if (position === null || position >= end) return position
    if (elapsedMs() < quickMs) stepMs = Math.min(2 * stepMs, hourMs)
    else if (elapsedMs() > slowMs) stepMs = Math.max(stepMs / 2, stepMsMin)
  }
}

/** Begins at the oldest event in the log, so that the counters of an installation include its past. */
async function begin(db: Tx, end: number): Promise<void> {
  if ((await readPosition(db)) === null) await createWatermark(db, rolledUp, await nextEvent(db, 0, end))
}

async function step(tx: Transaction, stepMs: number, end: number): Promise<number | null> {
  const from = await tryLockWatermark(tx, rolledUp)
  if (from === null) return null
  const to = Math.min(from + stepMs, hourOf(from) + hourMs, end)
  if (to <= from) return from
  const slice = [firstIdAt(from), firstIdAt(to), time(hourOf(from))] as const
  const counted = await tx.query(addMessages, slice, "statistics_add_messages")
  if (counted.length) {
    await tx.query(addErrors, slice, "statistics_add_errors")
    await tx.query(addVerifications, slice, "statistics_add_verifications")
  }
  // Nothing happened in this slice, so continue at the next event instead of stepping through an empty day.
  const position = counted.length ? to : await nextEvent(tx, to, end)
  await moveWatermark(tx, rolledUp, position)
  return position
}

/** Works account by account, as the log is keyed. An account without events costs one look into its index. */
const addMessages = `insert into message_hours as known (account_id, hour, queued, sent, delivered, undelivered, failed, received)
  select a.id, $3, c.queued, c.sent, c.delivered, c.undelivered, c.failed, c.received
  from accounts a cross join lateral (
    select count(*) filter (where e.type = 'messages.queued') as queued,
      count(*) filter (where e.type = 'messages.sent') as sent,
      count(*) filter (where e.type = 'messages.delivered') as delivered,
      count(*) filter (where e.type = 'messages.undelivered') as undelivered,
      count(*) filter (where e.type = 'messages.failed') as failed,
      count(*) filter (where e.type = 'messages.received') as received,
      count(*) as events
    from event_log e where e.account_id = a.id and e.record_id >= $1 and e.record_id < $2
  ) c where c.events > 0 order by a.id
  on conflict (account_id, hour) do update set queued = known.queued + excluded.queued, sent = known.sent + excluded.sent,
    delivered = known.delivered + excluded.delivered, undelivered = known.undelivered + excluded.undelivered,
    failed = known.failed + excluded.failed, received = known.received + excluded.received
  returning 1`

/**
 * The message has the code of an error, and the event does not. A message that was deleted or delivered later
 * no longer has a code.
 */
const addErrors = `insert into message_error_hours as known (account_id, hour, code, count, message_id)
  select a.id, $3, f.code, f.count, f.message_id
  from accounts a cross join lateral (
    select m.error_code as code, count(*) as count, max(e.subject_id::text)::uuid as message_id
    from event_log e join messages m on m.account_id = e.account_id and m.id = e.subject_id
    where e.account_id = a.id and e.record_id >= $1 and e.record_id < $2 and e.type in ('messages.undelivered', 'messages.failed')
      and m.error_code is not null
    group by m.error_code
  ) f order by a.id, f.code
  on conflict (account_id, hour, code) do update set count = known.count + excluded.count, message_id = excluded.message_id`

/**
 * A verification attempt has the id of its message. The log does not show whether a delivered message belongs
 * to one.
 */
const addVerifications = `insert into verification_hours as known (account_id, hour, sent, delivered, approved, blocked)
  select a.id, $3, c.sent, d.delivered, c.approved, c.blocked
  from accounts a cross join lateral (
    select count(*) filter (where e.type = 'verifications.sent') as sent,
      count(*) filter (where e.type = 'verifications.approved') as approved,
      count(*) filter (where e.type = 'verifications.blocked') as blocked
    from event_log e where e.account_id = a.id and e.record_id >= $1 and e.record_id < $2
  ) c cross join lateral (
    select count(*) as delivered
    from event_log e join verification_attempts v on v.account_id = e.account_id and v.id = e.subject_id
    where e.account_id = a.id and e.record_id >= $1 and e.record_id < $2 and e.type = 'messages.delivered'
  ) d
  where exists (select from verification_attempts v where v.account_id = a.id) and c.sent + d.delivered + c.approved + c.blocked > 0
  order by a.id
  on conflict (account_id, hour) do update set sent = known.sent + excluded.sent, delivered = known.delivered + excluded.delivered,
    approved = known.approved + excluded.approved, blocked = known.blocked + excluded.blocked`

/** Returns the time of the first event from a time on, or the end. */
async function nextEvent(tx: Tx, from: number, end: number): Promise<number> {
  const [row] = await tx.query<{ id: string }>(
    `select next.id from accounts a cross join lateral (
       select id from events where account_id = a.id and id >= $1 order by id limit 1
     ) next order by next.id limit 1`,
    [firstIdAt(from)],
  )
  return Math.min(row ? idTime(row.id) : end, Math.max(end, from))
}
