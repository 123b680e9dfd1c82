import type { Database } from "#core/db/database.ts"
import { releaseEndpoint, reservationMs, reserveEndpoint } from "#core/endpoints/reserve-endpoint.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import type { EndpointLane } from "./endpoint-lane.ts"

export interface ReservationsOptions {
  db: Database
  clock: Clock
  log: Log
  /** The name of this process in reservations. */
  processId: string
}

/** A reservation with less time left is renewed before anything is claimed. */
const leaseMinMs = 45_000
/** The longest duration of an attempt, with a margin. */
const attemptMs = 31_000
/**
 * How often a process looks again at an endpoint that another process reserved, or whose first delivery is
 * not due.
 */
export const recheckMs = 5_000

/**
 * Endpoints to which only one process sends: those with an order, a rate, or a limit of concurrent requests.
 * A reservation lasts longer than every attempt that starts under it, so the next holder starts after the
 * last attempt.
 */
export class Reservations {
  readonly #options: ReservationsOptions

  constructor(options: ReservationsOptions) {
    this.#options = options
  }

  /**
   * Whether this process has reserved the endpoint for long enough to attempt new claims. If not, the lane is
   * blocked for a while.
   */
  async hold(endpoint: EndpointLane): Promise<boolean> {
    const { db, clock, processId } = this.#options
    const now = clock.now()
    if (endpoint.reservedUntil - now >= leaseMinMs) return true
    const until = now + reservationMs
    const { leases } = clock
    const isOurs = await reserveEndpoint(db, endpoint.lane, {
      processId,
      now: leases.check(),
      until: leases.end(reservationMs),
    })
    endpoint.reservedUntil = isOurs ? until : 0
    if (!isOurs) endpoint.blockedUntil = now + recheckMs
    return isOurs
  }

  /** The last moment at which an attempt may start under the endpoint's reservation. */
  lastStart(endpoint: EndpointLane): number {
    return endpoint.reservedUntil - attemptMs
  }

  /** These endpoints have no request under way. Other processes can reserve them at once. */
  async release(endpoints: Iterable<EndpointLane>): Promise<void> {
    const { db, clock, log, processId } = this.#options
    for (const endpoint of endpoints) {
      if (endpoint.reservedUntil <= clock.now()) continue
      endpoint.reservedUntil = 0
      await releaseEndpoint(db, endpoint.lane, processId).catch((error: unknown) =>
        log.warn({ err: error }, "a webhook endpoint stays reserved for this process for a minute"),
      )
    }
  }
}
