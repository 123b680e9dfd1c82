import type { Clock } from "#core/std/clock.ts"
import type { Fate } from "#messaging/smpp/fate.ts"
import type { Bind } from "./bind.ts"
import type { Segment } from "./build-segments.ts"
import type { Pacer } from "#messaging/carriers/pacer.ts"
import { FairQueue } from "#core/std/fair-queue.ts"

/** Why a segment did not leave. */
export type SegmentNotSent = {
  kind: "not_sent"
  cause: "no_bind" | "too_slow" | "unencodable"
  reason: string
  /** When the carrier first throttled this segment. */
  throttledSince?: number
}
export type SegmentFate = Exclude<Fate<"submit_sm">, { kind: "not_sent" }> | SegmentNotSent

export interface SegmentQueueOptions {
  clock: Clock
  binds: readonly Bind[]
  /** The rate limit of all binds together. */
  pacer: Pacer
  /** How long a segment can wait before it leaves. */
  waitMs: number
  /** Returns why no bind is up, for people. */
  whyDown(): string
  /** Called right before a segment leaves. */
  onLeave(segment: Segment): void
}

/** The account of a segment, and whether it is urgent. */
export interface QueueState {
  accountId: string
  isUrgent: boolean
}

interface Waiting extends QueueState {
  /** Counts up in the order of arrival. */
  order: number
  segment: Segment
  giveUpAt: number
  throttledSince?: number
  resolve: (fate: SegmentFate) => void
}

/**
 * Segments that wait for a bind with room in its window and its rate. Urgent ones go first, and accounts take
 * turns. A segment that a bind throttled, or lost before it left, returns to the front of its account's
 * queue. It then goes to whichever bind is ready, so one slow bind delays no other.
 */
export class SegmentQueue {
  readonly #options: SegmentQueueOptions
  readonly #waiting = new FairQueue<Waiting>()
  #cancelTimer: (() => void) | null = null
  /** No waiting segment is given up before this time. */
  #giveUpAt = Infinity
  #order = 0

  constructor(options: SegmentQueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#waiting.size
  }

  /** Never rejects. */
  send(segment: Segment, { accountId, isUrgent }: QueueState): Promise<SegmentFate> {
    const { clock, waitMs } = this.#options
    return new Promise((resolve) => {
      const giveUpAt = clock.elapsed() + waitMs
      this.#wait({ order: this.#order++, segment, accountId, isUrgent, giveUpAt, resolve })
      this.pump()
    })
  }

  /** Sends all segments that can leave. Call it when a bind changed. */
  pump(): void {
    const { clock, binds, pacer, whyDown } = this.#options
    this.#cancelTimer?.()
    this.#cancelTimer = null
    const now = clock.elapsed()
    if (now >= this.#giveUpAt) this.#expireWaiting(now)
    while (this.#waiting.size) {
      const up = binds.filter((bind) => bind.isUp)
      if (!up.length) return this.#refuseAll(whyDown())
      const ready = pacer.waitMs(now) === 0 ? freest(up, now) : undefined
      if (!ready) return this.#schedule(up, now)
      const next = this.#waiting.next()
      if (next) this.#submit(next, ready, now)
    }
  }

  #wait(waiting: Waiting): void {
    this.#waiting.add(waiting)
    this.#giveUpAt = Math.min(this.#giveUpAt, waiting.giveUpAt)
  }

  #expireWaiting(now: number): void {
    for (const { resolve, throttledSince: since } of this.#waiting.remove(({ giveUpAt }) => giveUpAt <= now)) {
      const throttledSince = since === undefined ? {} : { throttledSince: since }
      resolve({ kind: "not_sent", cause: "too_slow", reason: slowReason, ...throttledSince })
    }
    this.#giveUpAt = Infinity
    for (const { giveUpAt } of this.#waiting) this.#giveUpAt = Math.min(this.#giveUpAt, giveUpAt)
  }

  #submit(waiting: Waiting, bind: Bind, now: number): void {
    const { pacer, onLeave } = this.#options
    pacer.spend(now)
    onLeave(waiting.segment)
    void bind.send(waiting.segment).then((fate) => {
      this.#applyFate(waiting, fate, bind)
      this.pump()
    })
  }

  #applyFate(waiting: Waiting, fate: Fate<"submit_sm">, bind: Bind): void {
    if (fate.kind === "answered" && bind.wasThrottled(fate.status)) {
      waiting.throttledSince ??= this.#options.clock.now()
      this.#wait(waiting)
    } else if (fate.kind !== "not_sent") waiting.resolve(fate)
    else if (fate.cause === "unencodable") waiting.resolve({ kind: "not_sent", cause: fate.cause, reason: fate.reason })
    else this.#wait(waiting)
  }

  #refuseAll(reason: string): void {
    for (const { resolve } of this.#waiting.remove(() => true)) resolve({ kind: "not_sent", cause: "no_bind", reason })
  }

  /** A full window needs no timer: its next answer, or its timeout, calls `pump`. */
  #schedule(up: readonly Bind[], now: number): void {
    const { clock, pacer } = this.#options
    const paces = up.filter((bind) => bind.free > 0).map((bind) => bind.pacer.waitMs(now))
    const paceMs = Math.max(Math.min(...paces), pacer.waitMs(now))
    const delayMs = Math.max(Math.min(paceMs, this.#giveUpAt - now), 1)
    this.#cancelTimer = clock.after(delayMs, () => this.pump())
  }
}

const slowReason = "The carrier accepts segments too slowly, so the message waited too long."

/** Returns the bind with the most free places among those that can send now. */
function freest(binds: readonly Bind[], now: number): Bind | undefined {
  let best: Bind | undefined
  for (const bind of binds) {
    if (bind.free > (best?.free ?? 0) && bind.pacer.waitMs(now) === 0) best = bind
  }
  return best
}
