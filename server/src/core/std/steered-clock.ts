import { systemClock, type Clock } from "./clock.ts"
import { dayMs } from "./durations.ts"

/** One reading of another clock, between two moments of `Clock.elapsed`. */
export interface ClockReading {
  askedAt: number
  answeredAt: number
  ms: number
}

/** A smaller difference is corrected at once: it delays nothing that a person would notice. */
const stepMinMs = 1_000
/** Longer than a lease, and than the time in which every process of an installation notices a step. */
const cautiousMs = 75_000
/**
 * A longer step is not followed, because such a clock is wrong. A machine that was suspended makes shorter
 * ones.
 */
export const stepMaxMs = 366 * dayMs

/**
 * The time of the store, counted by this machine's monotonic clock. So the processes of an installation agree
 * on the time, whatever the clocks of their machines say. A step of such a clock has no effect.
 *
 * When the time of the store itself steps, the clock continues without a step until `adopt`. From the first
 * reading of the step until some time after it, leases begin at the later and end at the earlier of both
 * times. So no process ends the lease of another that has noticed the step earlier or later.
 */
export class SteeredClock implements Clock {
  readonly #machine: Clock
  #aheadMs: number
  #formerAheadMs: number
  #noticedAheadMs: number
  #cautiousUntil = -Infinity
  readonly leases = {
    end: (leaseMs: number) => this.#atOffset(Math.max(...this.#possibleAheadMs)) + leaseMs,
    check: () => this.#atOffset(Math.min(...this.#possibleAheadMs)),
  }

  constructor(machine: Clock = systemClock) {
    this.#machine = machine
    this.#aheadMs = machine.now() - machine.elapsed()
    this.#formerAheadMs = this.#aheadMs
    this.#noticedAheadMs = this.#aheadMs
  }

  now(): number {
    return this.#atOffset(this.#aheadMs)
  }

  elapsed(): number {
    return this.#machine.elapsed()
  }

  after(delayMs: number, act: () => void): () => void {
    return this.#machine.after(delayMs, act)
  }

  /** How far the clock of this machine is ahead of this one, in milliseconds. */
  get machineAheadMs(): number {
    return this.#machine.now() - this.now()
  }

  /**
   * Compares this clock with a reading, and corrects a small difference. Returns the step that `adopt` would
   * make, in milliseconds, or 0. A slow reading says less, and never looks like a step.
   */
  compare({ askedAt, answeredAt, ms }: ClockReading): number {
    const differenceMs = Math.min(Math.max(this.#aheadMs, ms - answeredAt), ms - askedAt) - this.#aheadMs
    const isStep = Math.abs(differenceMs) >= stepMinMs
    if (!isStep) this.#aheadMs += differenceMs
    const mayBeAdopted = isStep && Math.abs(differenceMs) <= stepMaxMs
    this.#noticedAheadMs = this.#aheadMs + (mayBeAdopted ? differenceMs : 0)
    return isStep ? Math.round(differenceMs) : 0
  }

  /** Steps. For the first reading of a process, which has no leases, `isFirst` needs no caution. */
  adopt(stepMs: number, { isFirst = false } = {}): void {
    this.#formerAheadMs = isFirst ? this.#aheadMs + stepMs : this.#aheadMs
    this.#aheadMs += stepMs
    this.#noticedAheadMs = this.#aheadMs
    this.#cautiousUntil = isFirst ? -Infinity : this.elapsed() + cautiousMs
  }

  /** Processes of the installation can have these times now. */
  get #possibleAheadMs(): readonly [number, number, number] {
    const isCautious = this.elapsed() < this.#cautiousUntil
    return [this.#aheadMs, this.#noticedAheadMs, isCautious ? this.#formerAheadMs : this.#aheadMs]
  }

  #atOffset(aheadMs: number): number {
    return Math.round(this.#machine.elapsed() + aheadMs)
  }
}
