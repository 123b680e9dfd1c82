import type { Frame, Submission, TraceFilter } from "#carriers/carrier.ts"
import type { Segment } from "./build-segments.ts"

/**
 * The limit of frames of one trace in one process: some megabytes. Start another trace for more, or trace
 * fewer messages.
 */
const framesMax = 20_000
/** Carriers write the recipient of a receipt with or without its country code. */
const commonDigitsMin = 7

/** Which messages are traced, and the frames of their segments. */
export class Trace {
  #filter: TraceFilter | null = null
  #left = 0
  readonly #frames = new WeakMap<Segment, Frame[]>()
  readonly #onFull: () => void

  /** `onFull` is called when a tracing has brought as much as it may. */
  constructor(onFull: () => void) {
    this.#onFull = onFull
  }

  get isOn(): boolean {
    return this.#filter !== null
  }

  /** Gives whether it is another one than before. */
  set(filter: TraceFilter | null): boolean {
    const before = this.#filter
    const isSame = before?.accountId === filter?.accountId && before?.recipient === filter?.recipient
    if (isSame && (before === null) === (filter === null)) return false
    this.#filter = filter
    this.#left = framesMax
    return true
  }

  wants({ accountId, to }: Pick<Submission, "accountId" | "to">): boolean {
    const filter = this.#filter
    if (!filter || this.#left <= 0) return false
    return (filter.accountId ?? accountId) === accountId && isSameNumber(filter.recipient ?? to, to)
  }

  /** Begins to collect what is exchanged about the segment. */
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

  /** The frame of a receipt about this recipient, when it may be one that is asked for. */
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
