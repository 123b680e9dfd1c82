import { isoTime } from "#core/std/iso-time.ts"
import { timeOf, type Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { CircuitBreaker, type CircuitStatus, type HealthSignal } from "./circuit-breaker.ts"

export interface CircuitsOptions {
  clock: Clock
  log: Log
  metrics: Metrics
}

/**
 * The circuits of the configured carriers, as this process sees them. A carrier that is not configured has
 * none.
 */
export class CircuitBreakers {
  readonly #options: CircuitsOptions
  readonly #circuits = new Map<string, CircuitBreaker>()

  constructor(options: CircuitsOptions) {
    this.#options = options
  }

  /** Sets the configured carriers. */
  follow(carrierIds: readonly string[]): void {
    for (const id of carrierIds) if (!this.#circuits.has(id)) this.#circuits.set(id, new CircuitBreaker())
    for (const id of this.#circuits.keys()) if (!carrierIds.includes(id)) this.#circuits.delete(id)
    this.#measure()
  }

  /** Returns the limit of messages of the carrier under way in this process. */
  room(carrierId: string): number {
    return this.#circuits.get(carrierId)?.room(this.#now) ?? Infinity
  }

  allowsNew(carrierId: string): boolean {
    return this.#circuits.get(carrierId)?.allowsNew(this.#now) ?? true
  }

  /** Whether a new message can go to the trial of another process: one in each interval. */
  allowsTrial(carrierId: string, everyMs: number): boolean {
    return this.#circuits.get(carrierId)?.allowsTrial(this.#now, everyMs) ?? true
  }

  chosen(carrierId: string): void {
    this.#circuits.get(carrierId)?.chosen(this.#now)
  }

  recordHealthSignal(carrierId: string, sign: HealthSignal, reason: string): void {
    const circuit = this.#circuits.get(carrierId)
    if (!circuit?.recordHealthSignal(sign, reason, this.#now)) return
    this.#measure()
    this.#logChange(carrierId, this.status(carrierId))
  }

  status(carrierId: string): CircuitStatus {
    const status = this.#circuits.get(carrierId)?.status(this.#now) ?? closed
    return status.retryAt === null ? status : { ...status, retryAt: timeOf(this.#options.clock, status.retryAt) }
  }

  get #now(): number {
    return this.#options.clock.elapsed()
  }

  #logChange(carrierId: string, { state, failures, reason, retryAt }: CircuitStatus): void {
    const { log } = this.#options
    const carrier = toSid("carrier", carrierId)
    if (state === "closed") return log.info({ carrier }, "a carrier works again: its circuit is closed")
    log.error(
      { carrier, failures, reason, retryAt: isoTime(retryAt ?? 0) },
      "submissions to a carrier failed in a row, so its circuit is open. Its messages use other routes or wait. Posthorn tries a few at retryAt. Ask the carrier about the reason, or correct its settings at /operator/v1/carriers",
    )
  }

  #measure(): void {
    const { carrierCircuitOpen } = this.#options.metrics
    carrierCircuitOpen.reset()
    for (const [id, circuit] of this.#circuits) {
      const isOpen = circuit.status(this.#now).state !== "closed"
      carrierCircuitOpen.set({ carrier: toSid("carrier", id) }, isOpen ? 1 : 0)
    }
  }
}

const closed: CircuitStatus = { state: "closed", failures: 0, reason: null, retryAt: null }
