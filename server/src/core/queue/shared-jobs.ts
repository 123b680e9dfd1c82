import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Lane } from "./lane-table.ts"
import type { QueueName } from "./priorities.ts"

/** Jobs of one priority of a lane whose memos list the names of their requesters, separated by blanks. */
export interface SharedJobs extends Lane {
  priority: number
}

const names = "string_to_array(memo, ' ')"

/**
 * The jobs with ids from `from` and before `until` that do not have this name yet and have room for it. It
 * reads the whole priority, up to `lookedAtMax` jobs, because other lanes may have any number in the range.
 */
export async function findJobsWithoutName(
  tx: Tx,
  queue: QueueName,
  { accountId, targetId, priority }: SharedJobs,
  asked: { name: string; from: string; until: string; namesMax: number; lookedAtMax: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with job as materialized (
       select id, memo from ${queue}_jobs where account_id = $1 and target_id = $2 and priority = $3 limit $4
     )
     select id from job where id >= $5 and id < $6 and $7 <> all(${names}) and cardinality(${names}) < $8`,
    [accountId, targetId, priority, asked.lookedAtMax, asked.from, asked.until, asked.name, asked.namesMax],
  )
  return rows.map(({ id }) => id)
}

/** Adds a name to those of these jobs that still exist. */
export async function addName(tx: Tx, queue: QueueName, jobs: SharedJobs, name: string, ids: string[]): Promise<void> {
  const { accountId, targetId, priority } = jobs
  await tx.query(
    `update ${queue}_jobs set memo = memo || ' ' || $4
     where account_id = $1 and id = any($5) and target_id = $2 and priority = $3`,
    [accountId, targetId, priority, name, plainArray(ids)],
  )
}

/** Removes a name from jobs that also have other names. Returns their number. */
export async function removeName(tx: Tx, queue: QueueName, jobs: SharedJobs, name: string): Promise<number> {
  const { accountId, targetId, priority } = jobs
  const rows = await tx.query(
    `update ${queue}_jobs set memo = trim(replace(' ' || memo || ' ', ' ' || $4::text || ' ', ' '))
     where account_id = $1 and target_id = $2 and priority = $3 and $4 = any(${names}) and memo <> $4 returning 1`,
    [accountId, targetId, priority, name],
  )
  return rows.length
}
