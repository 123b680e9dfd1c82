import type { Frame, Submission, TraceFilter } from "#messaging/carriers/carrier.ts"
import type { Segment } from "./build-segments.ts"

/**
 * The limit of frames of one trace in one process: some megabytes. For more, start another trace, or trace
 * fewer messages.
 */
const framesMax = 20_000
/** Carriers write the recipient of a receipt with or without its country code. */
const commonDigitsMin = 7

/** Decides which messages are traced, and collects the frames of their segments. */
export class Trace {
  #filter: TraceFilter | null = null
  #left = 0
  readonly #frames = new WeakMap<Segment, Frame[]>()
  readonly #onFull: () => void

  /** `onFull` is called when a trace reaches its limit. */
  constructor(onFull: () => void) {
    this.#onFull = onFull
  }

  get isOn(): boolean {
    return this.#filter !== null
  }

  /** Sets the filter. Returns whether it changed. */
  set(filter: TraceFilter | null): boolean {
    const before = this.#filter
    const isSame = before?.accountId === filter?.accountId && before?.recipient === filter?.recipient
    if (isSame && (before === null) === (filter === null)) return false
    this.#filter = filter
    this.#left = framesMax
    return true
  }

  matches({ accountId, to }: Pick<Submission, "accountId" | "to">): boolean {
    const filter = this.#filter
    if (!filter || this.#left <= 0) return false
    return (filter.accountId ?? accountId) === accountId && isSameNumber(filter.recipient ?? to, to)
  }

  /** Begins to collect the frames of the segment. */
  begin(segment: Segment): void {
    this.#frames.set(segment, [])
  }

  add(segment: Segment, frames: readonly Frame[]): void {
    const kept = this.#frames.get(segment)
    if (!kept) return
    this.#count(frames.length)
    kept.push(...frames)
  }

  of(segment: Segment): readonly Frame[] {
    return this.#frames.get(segment) ?? []
  }

  /** Returns the frame of a receipt about this recipient, if the trace may include it. */
  ofReceipt(frame: Frame | undefined, recipient: string): Frame | undefined {
    const filter = this.#filter
    if (!frame || !filter || this.#left <= 0 || !isSameNumber(filter.recipient ?? recipient, recipient))
      return undefined
    this.#count(1)
    return filter.accountId === null ? frame : { ...frame, accountId: filter.accountId }
  }

  #count(frames: number): void {
    const before = this.#left
    this.#left -= frames
    if (before > 0 && this.#left <= 0) this.#onFull()
  }
}

function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  if (a === b) return true
  return Math.min(a.length, b.length) >= commonDigitsMin && (a.endsWith(b) || b.endsWith(a))
}

function digitsOf(address: string): string {
  return address.replace(/\D/g, "").replace(/^0+/, "")
}
