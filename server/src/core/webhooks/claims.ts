import { readAuthToken } from "#core/accounts/token-copy.ts"
import { StoreUnavailable, type Database } from "#core/db/database.ts"
import { sharedBy } from "#core/db/shared-transactions.ts"
import { cancelPending } from "#core/deliveries/cancel-pending.ts"
import { readClaimed, type ClaimedDelivery } from "#core/deliveries/claimed-deliveries.ts"
import { deliveryLeaseMs } from "#core/endpoints/announcer.ts"
import { putPausedToSleep } from "#core/endpoints/put-paused-to-sleep.ts"
import { type Endpoint, readTarget } from "#core/endpoints/endpoints.ts"
import { claimsMax } from "#core/queue/lane-scheduler.ts"
import type { Claim, Lane, OrderedClaim, Queue } from "#core/queue/queue.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"

/**
 * Lanes that are claimed in one transaction. With a transaction for each, a hundred endpoints with little
 * traffic would wait for each other.
 */
export const lanesPerClaimMax = 8

/** What to claim from one lane. */
export interface ClaimRequest {
  lane: Lane
  claimId: string
  jobsMax: number
  /** One job after the other: `Queue.claimInOrder`. */
  isInOrder: boolean
}

/** What was claimed, with everything that an attempt needs. */
export interface Claimed {
  claim: Claim
  /** The end of the lease. */
  leaseUntil: number
  /** The current row of the lane's endpoint; undefined when it was deleted. */
  target: Endpoint | undefined
  /** The account's, for an endpoint in Twilio's form. Null for all others, and without a copy. */
  authToken: string | null
  /** The first job of the order is not due before this time. */
  blockedUntil: number | null
  /** The jobs' deliveries that the log still holds. Empty for an endpoint that is not enabled. */
  deliveries: ReadonlyMap<string, ClaimedDelivery>
}

interface ClaimsOptions {
  db: Database
  clock: Clock
  deliveryQueue: Queue
  secretKeys: SecretKeys
}

/**
 * Claims deliveries and reads what was claimed. Lanes that are requested at the same time share a
 * transaction.
 */
export class Claims {
  readonly #options: ClaimsOptions
  readonly #batcher: KeyedBatcher<ClaimRequest, Claimed>

  constructor(options: ClaimsOptions) {
    this.#options = options
    this.#batcher = new KeyedBatcher({
      keyOf: ({ lane }) => sharedBy(options.db, lane.accountId),
      itemsMax: lanesPerClaimMax,
      concurrency: claimsMax,
      waitingMax: claimsMax * lanesPerClaimMax,
      isOfOneItem: (error) => !(error instanceof StoreUnavailable),
      run: (asked) => this.#claimAll(asked),
    })
  }

  /**
   * If it rejects, nothing is claimed. `StoreUnavailable` is the exception: the outcome of the claim is then
   * unknown.
   */
  claim(asked: ClaimRequest): Promise<Claimed> {
    return this.#batcher.add(asked)
  }

  /** Returns claimed jobs to their places. */
  async release({ accountId, claimId, jobs }: Claim): Promise<0> {
    const { db, clock, deliveryQueue } = this.#options
    const again = jobs.map(({ id }) => ({ id, claimId, runAt: clock.now(), keepsPlace: true }))
    await db.transaction((tx) => deliveryQueue.retry(tx, accountId, again))
    return 0
  }

  /** The endpoint is paused. */
  async putToSleep(lane: Lane, claim: Claim): Promise<0> {
    await this.release(claim)
    await this.#options.db.transaction((tx) => putPausedToSleep(tx, lane, this.#options.deliveryQueue))
    return 0
  }

  /** The endpoint is disabled or deleted while jobs still wait for it. */
  async cancel(lane: Lane): Promise<0> {
    const { db, clock, deliveryQueue } = this.#options
    for (let isDone = false; !isDone;) {
      ;({ isDone } = await db.transaction((tx) => cancelPending(tx, lane, { deliveryQueue, now: clock.now() })))
    }
    return 0
  }

  #claimAll(asked: readonly ClaimRequest[]): Promise<Claimed[]> {
    const { db, clock, deliveryQueue, secretKeys } = this.#options
    const now = clock.now()
    return db.transaction((tx) => {
      // If a crash of the store undoes a claim, it is made again, so no claim waits for the disk.
      tx.send("set local synchronous_commit = off", [], "synchronous_commit_off")
      return Promise.all(
        asked.map(async ({ lane, claimId, jobsMax, isInOrder }) => {
          const how = { claimId, jobsMax, now, leaseMs: deliveryLeaseMs, leases: clock.leases }
          const [claim, target] = await Promise.all([
            isInOrder ? deliveryQueue.claimInOrder(tx, lane, how) : deliveryQueue.claim(tx, lane, how),
            readTarget(tx, lane),
          ])
          const jobs = target?.status === "enabled" ? claim.jobs : []
          const isSigned = jobs.length > 0 && target?.callbackForm === "twilio"
          const authToken = isSigned ? await readAuthToken(tx, lane.accountId, secretKeys, now) : null
          const rows = jobs.length ? await readClaimed(tx, lane.accountId, jobs, now) : []
          const blockedUntil = (claim as Partial<OrderedClaim>).blockedUntil ?? null
          return {
            claim,
            leaseUntil: now + deliveryLeaseMs,
            target,
            authToken,
            blockedUntil,
            deliveries: new Map(rows.map((row) => [row.id, row])),
          }
        }),
      )
    })
  }
}
