import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { QueueName } from "./priorities.ts"
import type { Lane } from "./lane-table.ts"

/** An unfinished job, claimed or not. */
export interface ListedJob {
  id: string
  targetId: string
  subjectId: string
  priority: number
  memo: string | null
}

export interface JobRow {
  id: string
  target_id: string
  subject_id: string
  priority: number
  memo: string | null
}

export const listedColumns = "id, target_id, subject_id, priority, memo"

/** A part of an account's jobs. */
export interface JobRange {
  /** Ids: the bounds `from` and `until` are included, `after` and `below` are not. */
  from?: string | undefined
  after?: string | undefined
  until?: string | undefined
  below?: string | undefined
  subjectId?: string
  /** Without it, the lowest id is first. */
  order?: "desc"
}

/** Returns the first jobs of a range, or all, in the order of the primary key. */
export async function listJobs(
  tx: Tx,
  queue: QueueName,
  accountId: string,
  range: JobRange,
  jobsMax: number | null = null,
): Promise<ListedJob[]> {
  const where = inRange(accountId, range)
  if (range.subjectId !== undefined) where.add("subject_id = ?", range.subjectId)
  const rows = await tx.query<JobRow>(
    `select ${listedColumns} from ${queue}_jobs where ${where.text}
     order by id ${range.order ?? "asc"} limit ${where.value(jobsMax)}`,
    where.values,
  )
  return rows.map(listedJob)
}

/** Returns the id at this position of a range, from 1, of any subject, or null for a shorter range. */
export async function findJobAt(
  tx: Tx,
  queue: QueueName,
  accountId: string,
  range: JobRange,
  place: number,
): Promise<string | null> {
  const where = inRange(accountId, range)
  const [row] = await tx.query<{ id: string }>(
    `select id from ${queue}_jobs where ${where.text} order by id ${range.order ?? "asc"} offset ${where.value(place - 1)} limit 1`,
    where.values,
  )
  return row?.id ?? null
}

/** Jobs of one class that are due from `from` until before `until`, in milliseconds. */
export interface LaneRange {
  priority: number
  from?: number | undefined
  until?: number | undefined
  /** Jobs that the query reads, including those without a memo. */
  lookedAtMax: number
  jobsMax: number
}

/**
 * Returns the jobs of a lane that have a memo, the last due first, with all jobs of the last millisecond.
 * `lastAt` is the time down to which these are all, or null when nothing is left.
 */
export async function listLaneJobs(
  tx: Tx,
  queue: QueueName,
  { accountId, targetId }: Lane,
  { priority, from, until, lookedAtMax, jobsMax }: LaneRange,
): Promise<{ jobs: ListedJob[]; lastAt: number | null }> {
  const where = new Conditions(accountId)
  where.add("target_id = ? and priority = ?", targetId, priority)
  if (from !== undefined) where.add("run_at >= ?", time(from))
  if (until !== undefined) where.add("run_at < ?", time(until))
  const look = where.value(lookedAtMax)
  const rows = await tx.query<JobRow & { run_at: number; is_last: boolean }>(
    `select * from (
       select ${listedColumns}, run_at, row_number() over (order by run_at desc) >= ${look} as is_last from ${queue}_jobs
       where ${where.text} order by run_at desc fetch first ${look} rows with ties
     ) as looked where memo is not null or is_last order by run_at desc fetch first ${where.value(jobsMax)} rows with ties`,
    where.values,
  )
  const last = rows.at(-1)
  const isCut = rows.length >= jobsMax || last?.is_last
  return {
    jobs: rows.filter(({ memo }) => memo !== null).map(listedJob),
    lastAt: isCut ? (last?.run_at ?? null) : null,
  }
}

export function listedJob({ id, target_id: targetId, subject_id: subjectId, priority, memo }: JobRow): ListedJob {
  return { id, targetId, subjectId, priority, memo }
}

function inRange(accountId: string, { from, after, until, below }: JobRange): Conditions {
  const where = new Conditions(accountId)
  if (from !== undefined) where.add("id >= ?", from)
  if (after !== undefined) where.add("id > ?", after)
  if (until !== undefined) where.add("id <= ?", until)
  if (below !== undefined) where.add("id < ?", below)
  return where
}
