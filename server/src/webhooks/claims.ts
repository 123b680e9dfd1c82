import { StoreAway } from "#db/database.ts"
import type { Database } from "#db/database.ts"
import { deliveryLeaseMs } from "#events/announcer.ts"
import { readClaimed, type ClaimedDelivery } from "#events/claimed-deliveries.ts"
import type { Endpoint } from "#events/endpoints.ts"
import { readTarget } from "#events/targets.ts"
import { takesMax } from "#queue/lane-scheduler.ts"
import { priorities } from "#queue/queue.ts"
import type { Claim, Job, Lane, OrderedClaim, Queue } from "#queue/queue.ts"
import { Batcher } from "#std/batcher.ts"
import type { Clock } from "#std/clock.ts"
import { idTime } from "#std/ids.ts"

/** Lanes that are claimed in one transaction: with one for each, a hundred endpoints that are sent a little would wait for each other. */
export const takesTogether = 8

/** What is to be claimed of one lane. */
export interface ClaimAsked {
  lane: Lane
  claimId: string
  jobsMax: number
  /** One after the other: `Queue.claimInOrder`. */
  isInOrder: boolean
}

/** What was claimed, with all that it takes to attempt it. */
export interface Claimed {
  claim: Claim
  /** When the claim ends. */
  leaseUntil: number
  /** Of the lane's endpoint, now; undefined when it was deleted. */
  target: Endpoint | undefined
  /** The first in the order is not due before then. */
  blockedUntil: number | null
  /** Those of the jobs whose rows are within the log's reach. None for an endpoint that is not enabled. */
  deliveries: ReadonlyMap<string, ClaimedDelivery>
}

/** Claims deliveries and reads what is claimed, lanes that are asked for at the same time in one transaction. */
export class Claims {
  readonly #options: { db: Database; clock: Clock; deliveryQueue: Queue }
  readonly #batcher: Batcher<ClaimAsked, Claimed>

  constructor(options: { db: Database; clock: Clock; deliveryQueue: Queue }) {
    this.#options = options
    this.#batcher = new Batcher({
      itemsMax: takesTogether,
      concurrency: takesMax,
      waitingMax: takesMax * takesTogether,
      isOfOneItem: (error) => !(error instanceof StoreAway),
      run: (asked) => this.#claimAll(asked),
    })
  }

  /** Nothing is claimed when it rejects, unless the store is away (`StoreAway`) and nobody knows. */
  claim(asked: ClaimAsked): Promise<Claimed> {
    return this.#batcher.add(asked)
  }

  #claimAll(asked: readonly ClaimAsked[]): Promise<Claimed[]> {
    const { db, clock, deliveryQueue } = this.#options
    const now = clock.now()
    return db.transaction((tx) => {
      // A claim that a crash of the store takes back is made again, so nobody waits for the disk.
      tx.send("set local synchronous_commit = off", [], "synchronous_commit_off")
      return Promise.all(
        asked.map(async ({ lane, claimId, jobsMax, isInOrder }) => {
          const how = { claimId, jobsMax, now, leaseMs: deliveryLeaseMs }
          const [claim, target] = await Promise.all([
            isInOrder ? deliveryQueue.claimInOrder(tx, lane, how) : deliveryQueue.claim(tx, lane, how),
            readTarget(tx, lane),
          ])
          const jobs = target?.status === "enabled" ? claim.jobs : []
          const claimed = jobs.map((job) => ({ id: job.id, eventId: job.subjectId, isNew: isNew(job, now) }))
          const rows = claimed.length ? await readClaimed(tx, lane.accountId, claimed) : []
          const blockedUntil = (claim as Partial<OrderedClaim>).blockedUntil ?? null
          return {
            claim,
            leaseUntil: now + deliveryLeaseMs,
            target,
            blockedUntil,
            deliveries: new Map(rows.map((row) => [row.id, row])),
          }
        }),
      )
    })
  }
}

/** Long before the log forgets a delivery. */
const newMs = 3_600_000

/**
 * The job was made with its delivery and never claimed. A delivery that is resent or replayed has a job of another priority, and one
 * that is cancelled has none.
 */
function isNew({ id, priority, attempts }: Job, now: number): boolean {
  return priority === priorities.bulk && attempts === 0 && idTime(id) > now - newMs
}
