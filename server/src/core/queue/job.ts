import type { LeaseTimes } from "#core/std/clock.ts"
import type { ClaimedJob } from "./held-jobs.ts"
import type { Lane } from "./lane-table.ts"

export interface NewJob extends Lane {
  id: string
  /** The subject of the job: the message or the event. */
  subjectId: string
  /** The lowest number goes first: `priorities`. */
  priority: number
  runAt: number
  /**
   * The process that adds the job also claims it, as `claim` would. Its lane is still due, so that the job is
   * found when it is released.
   */
  claim?: { id: string; leaseUntil: number }
  /** No scheduler looks for the job: its target accepts nothing. `LaneTable.wake` ends that. */
  isAsleep?: boolean
  /** A note for the claimant. All jobs of a lane with the same memo can be removed together. */
  memo?: string
  /** Earlier claims of work that this job continues. Default: none. */
  attempts?: number
}

export interface Job {
  id: string
  subjectId: string
  priority: number
  /** How often the job was claimed before. */
  attempts: number
  /** The memo from when the job was added or deferred; null for nearly all. */
  memo: string | null
  /** An earlier claim expired without a result, so what it did is unknown. */
  wasLost: boolean
}

export interface ClaimOptions {
  claimId: string
  jobsMax: number
  now: number
  leaseMs: number
  /** Default: a lease begins and ends by `now`. */
  leases?: LeaseTimes
}

/** A claim of some jobs of one lane, valid until its lease ends. */
export interface Claim extends Lane {
  claimId: string
  jobs: Job[]
}

/** A claim of a lane whose jobs go one after the other. */
export interface OrderedClaim extends Claim {
  /** If the first job of the lane blocks the others: when it can be claimed again. Otherwise null. */
  blockedUntil: number | null
}

/** A job that is returned to the queue. */
export interface ReturnedJob extends ClaimedJob {
  runAt: number
  /** The lane where the job continues. Default: its own. */
  targetId?: string | undefined
  /** If no job of the call has one, the memos stay as they are. */
  memo?: string | null
  /**
   * Keeps the job's position in its lane, but does not claim it before `runAt`. Default: the job is queued
   * again at `runAt`.
   */
  keepsPlace?: boolean
}

/** An unclaimed job, in the order of its lane. */
export interface WaitingJob {
  id: string
  subjectId: string
  priority: number
  runAt: number
  memo: string | null
  /** A claim of the job expired. */
  wasLost: boolean
}
