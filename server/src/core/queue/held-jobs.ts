/** A job and the claim under which a process held it. */
export interface ClaimedJob {
  id: string
  claimId: string
}

/**
 * The ids that are no longer held: nearly always none. The opposite query would return a row for each job.
 */
export const lostJobs = "select id from unnest($2::uuid[]) as asked (id) where id not in (select id from held)"

export function addHeldJobs(
  held: Map<string, string>,
  jobs: readonly ClaimedJob[],
  lost: readonly { id: string }[],
): void {
  const lostIds = new Set(lost.map(({ id }) => id))
  for (const { id, claimId } of jobs) if (!lostIds.has(id)) held.set(id, claimId)
}

/**
 * The position of a row's id among the sorted ids of the parameters, to find the values that belong to it.
 */
export const place = "width_bucket(id, $2::uuid[])"

/** Rounds in which each job occurs once, sorted by id. */
export function splitIntoRounds<Job extends ClaimedJob>(jobs: readonly Job[]): Job[][] {
  const rounds: Job[][] = []
  const counts = new Map<string, number>()
  for (const job of jobs) {
    const round = counts.get(job.id) ?? 0
    counts.set(job.id, round + 1)
    ;(rounds[round] ??= []).push(job)
  }
  return rounds.map((round) => round.sort((a, b) => (a.id < b.id ? -1 : 1)))
}
