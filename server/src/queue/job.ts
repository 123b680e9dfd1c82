import type { ClaimedJob } from "./held-jobs.ts"
import type { Lane } from "./lane-table.ts"

export interface NewJob extends Lane {
  id: string
  /** What the job is about: the message, the event. */
  subjectId: string
  /** The lowest goes first: `priorities`. */
  priority: number
  runAt: number
  /**
   * Claimed from the start by the process that adds it, which need not read it again: as `claim` would have done. Its lane is due
   * all the same, so that somebody looks when the job is given back.
   */
  claim?: { id: string; leaseUntil: number }
  /** Nobody is to look for it: its target takes nothing, and whoever opens that again calls `wakeLane`. */
  isAsleep?: boolean
  /** For whoever claims it; and by it those of a lane can be removed together. */
  memo?: string
}

export interface Job {
  id: string
  subjectId: string
  priority: number
  /** How often it was claimed before this time. */
  attempts: number
  /** What whoever added it or put it off wrote on it; null for nearly all. */
  memo: string | null
  /** An earlier claim of it ran out without a word: what that claim did is not known. */
  wasLost: boolean
}

/** A claim of some jobs of one lane, valid until its lease ends. */
export interface Claim extends Lane {
  claimId: string
  jobs: Job[]
}

/** Of a lane whose jobs go one after the other. */
export interface OrderedClaim extends Claim {
  /** When the very first of the lane may be claimed again; null unless that is why there is nothing. */
  blockedUntil: number | null
}

/** A job that is given back. */
export interface PutOffJob extends ClaimedJob {
  runAt: number
  /** The lane where it goes on; left out, it stays in its own. */
  targetId?: string | undefined
  /** Left out by all that are given back together, it stays as it is. */
  memo?: string | null
  /** It is as old as it was, so that nothing overtakes it, and is not claimed before `runAt`; left out, it goes behind what is due by then. */
  keepsPlace?: boolean
}

/** A job that nobody has claimed, in the order of its lane. */
export interface WaitingJob {
  id: string
  subjectId: string
  priority: number
  runAt: number
  memo: string | null
  /** Somebody had claimed it, and the claim ran out. */
  wasLost: boolean
}
