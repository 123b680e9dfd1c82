import type { Database, Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { countDeliveries, type CountedDeliveries } from "#core/deliveries/count-deliveries.ts"
import { findRecordAt, lastId } from "#core/events/records.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import { hourOf } from "./hours.ts"
import { readPosition } from "./position.ts"

export const countedStatuses = ["queued", "sent", "delivered", "undelivered", "failed", "received"] as const
export type CountedStatus = (typeof countedStatuses)[number]

/** Counts of messages by the status that they reached, and of attempts to deliver events. */
export type Counts = Record<CountedStatus, number> & { attemptsSucceeded: number; attemptsFailed: number }

export interface CountedError {
  code: string
  count: number
  /** One of the messages. It may have been deleted later. */
  messageId: string
}

export interface CountedEndpoint {
  endpointId: string
  succeeded: number
  failed: number
  /** Deliveries that wait now. */
  pending: number
  /** Deliveries that were given up. */
  gaveUp: number
}

export interface Statistics {
  /** Counts by the beginning of their hour, in milliseconds. An hour without events can be absent. */
  hours: Map<number, Counts>
  /** The errors of the range, the most frequent first. */
  errors: CountedError[]
  /** The endpoints of the range, those with the most failures first. */
  endpoints: CountedEndpoint[]
  /** Events after this time are not counted yet. */
  countedUntil: number
}

/**
 * The limit of events that an answer counts from the log, after the position of the chore. Usually they are
 * those of a minute or two.
 */
export const youngestMax = 10_000
const endpointsMax = 1_000
/**
 * Given-up deliveries are counted among those created within this many days. The default retry schedule takes
 * three.
 */
const deliveryDaysMax = 7

/**
 * Returns the activity of an account in a range of time: counts by hour, errors by code, attempts by
 * endpoint.
 */
export function readStatistics(
  db: Database,
  accountId: string,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<Statistics> {
  const range = [accountId, time(hourOf(from)), time(to)] as const
  return db.transaction(async (tx) => {
    // One snapshot serves the position and the counters. Otherwise a concurrent roll-up would be counted
    // twice, or not at all.
    tx.send("set transaction isolation level repeatable read, read only")
    const [position, messages, attempts, errors, attempted, deliveries] = await Promise.all([
      readPosition(tx),
      tx.query<HourRow>(messageHours, range, "statistics_message_hours"),
      tx.query<AttemptsRow>(attemptHours, range, "statistics_attempt_hours"),
      tx.query<ErrorRow>(errorsInRange, range, "statistics_errors"),
      tx.query<EndpointRow>(endpointsInRange, range, "statistics_endpoints"),
      countDeliveries(tx, accountId, { gaveUpSince: hourOf(from), madeSince: now - deliveryDaysMax * dayMs }),
    ])
    const youngest = await readYoungest(tx, { accountId, position, now, from, to })
    const hours = new Map(messages.map((row) => [row.hour, countsOf(row)]))
    for (const row of youngest.rows) if (row.hour >= hourOf(from) && row.hour < to) addYoungest(hours, row)
    for (const { hour, succeeded, failed } of attempts) {
      const counts = countsAt(hours, hour)
      counts.attemptsSucceeded += succeeded
      counts.attemptsFailed += failed
    }
    return {
      hours,
      errors: together([...errors, ...youngest.errors]),
      endpoints: byEndpoint(attempted, deliveries),
      countedUntil: youngest.until,
    }
  })
}

interface HourRow extends Record<CountedStatus, number> {
  hour: number
}

interface AttemptsRow {
  hour: number
  succeeded: number
  failed: number
}

interface ErrorRow {
  code: string
  count: number
  message_id: string
}

interface EndpointRow {
  endpoint_id: string
  succeeded: number
  failed: number
}

const messageHours = `select hour, ${countedStatuses.join(", ")} from message_hours
  where account_id = $1 and hour >= $2 and hour < $3`

const attemptHours = `select hour, sum(succeeded)::bigint as succeeded, sum(failed)::bigint as failed from endpoint_hours
  where account_id = $1 and hour >= $2 and hour < $3 group by hour`

const errorsInRange = `select code, sum(count)::bigint as count, max(message_id::text) as message_id from message_error_hours
  where account_id = $1 and hour >= $2 and hour < $3 group by code`

const endpointsInRange = `select endpoint_id, sum(succeeded)::bigint as succeeded, sum(failed)::bigint as failed
  from endpoint_hours where account_id = $1 and hour >= $2 and hour < $3 group by endpoint_id order by failed desc limit ${endpointsMax}`

/** The position of the chore. Null before it began. */
interface YoungestRequest {
  accountId: string
  position: number | null
  now: number
  from: number
  to: number
}

interface YoungestRow {
  hour: number
  type: string
  count: number
}

/** Counts the events that are not rolled up yet, from the log itself, up to a limit. */
async function readYoungest(tx: Transaction, { accountId, position, now, from, to }: YoungestRequest) {
  const after = firstIdAt(position ?? now - hourMs)
  const last = await findRecordAt(tx, accountId, { from: after, below: lastId, order: "asc" }, youngestMax + 1)
  const slice = [accountId, after, last ?? lastId] as const
  const [rows, errors] = await Promise.all([
    tx.query<YoungestRow>(youngestByHour, slice, "statistics_youngest"),
    tx.query<ErrorRow>(youngestErrors, [...slice, time(hourOf(from)), time(to)], "statistics_youngest_errors"),
  ])
  return { rows, errors, until: last === null ? now : idTime(last) }
}

const youngestByHour = `select date_trunc('hour', occurred_at) as hour, type, count(*) as count from event_log
  where account_id = $1 and record_id >= $2 and record_id < $3 group by 1, 2`

const youngestErrors = `select m.error_code as code, count(*) as count, max(e.subject_id::text) as message_id
  from event_log e cross join lateral (
    select error_code from messages where account_id = $1 and id = e.subject_id offset 0
  ) m
  where e.account_id = $1 and e.record_id >= $2 and e.record_id < $3 and e.type in ('messages.undelivered', 'messages.failed')
    and m.error_code is not null and e.occurred_at >= $4 and e.occurred_at < $5
  group by m.error_code`

export function noCounts(): Counts {
  return {
    queued: 0,
    sent: 0,
    delivered: 0,
    undelivered: 0,
    failed: 0,
    received: 0,
    attemptsSucceeded: 0,
    attemptsFailed: 0,
  }
}

function countsOf({ hour: _, ...counts }: HourRow): Counts {
  return { ...noCounts(), ...counts }
}

function addYoungest(hours: Map<number, Counts>, { hour, type, count }: YoungestRow): void {
  const status = countedStatuses.find((known) => type === `messages.${known}`)
  if (status) countsAt(hours, hour)[status] += count
}

function countsAt(hours: Map<number, Counts>, hour: number): Counts {
  let counts = hours.get(hour)
  if (!counts) hours.set(hour, (counts = noCounts()))
  return counts
}

function byEndpoint(attempted: readonly EndpointRow[], deliveries: readonly CountedDeliveries[]): CountedEndpoint[] {
  const found = new Map<string, CountedEndpoint>()
  for (const { endpoint_id: endpointId, ...attempts } of attempted)
    found.set(endpointId, { endpointId, ...attempts, pending: 0, gaveUp: 0 })
  for (const counts of deliveries)
    found.set(counts.endpointId, { succeeded: 0, failed: 0, ...found.get(counts.endpointId), ...counts })
  return [...found.values()]
}

function together(rows: readonly ErrorRow[]): CountedError[] {
  const errors = [...Map.groupBy(rows, ({ code }) => code)].map(([code, same]) => ({
    code,
    count: same.reduce((sum, { count }) => sum + count, 0),
    messageId: same.map(({ message_id }) => message_id).reduce((one, other) => (one > other ? one : other)),
  }))
  return errors.sort((one, other) => other.count - one.count || one.code.localeCompare(other.code))
}
