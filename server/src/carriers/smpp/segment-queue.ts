import type { Clock } from "#std/clock.ts"
import type { Fate } from "#smpp/fate.ts"
import type { Bind } from "./bind.ts"
import type { Segment } from "./build-segments.ts"
import type { Pacer } from "./pacer.ts"

/** Why a segment did not leave. */
export type NotSent = { kind: "not_sent"; cause: "no_bind" | "too_slow" | "unencodable"; reason: string }
export type SegmentFate = Exclude<Fate<"submit_sm">, { kind: "not_sent" }> | NotSent

export interface SegmentQueueOptions {
  clock: Clock
  binds: readonly Bind[]
  /** Of all binds together. */
  pacer: Pacer
  /** How long a segment may wait to leave. */
  waitMs: number
  /** Why no bind is up, for people. */
  whyDown(): string
  /** Called right before a segment leaves. */
  onLeave(segment: Segment): void
}

interface Waiting {
  /** Counts up in the order of arrival. */
  order: number
  segment: Segment
  giveUpAt: number
  resolve: (fate: SegmentFate) => void
}

/**
 * Segments that wait for a bind with a place in its window and time in its pace, first come first served. What a bind throttled,
 * or lost before it had left, goes back to the front and to whichever bind is ready, so one slow bind holds up no other.
 */
export class SegmentQueue {
  readonly #options: SegmentQueueOptions
  readonly #waiting: Waiting[] = []
  #cancelTimer: (() => void) | null = null
  #order = 0

  constructor(options: SegmentQueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#waiting.length
  }

  /** Never rejects. */
  send(segment: Segment): Promise<SegmentFate> {
    const { clock, waitMs } = this.#options
    return new Promise((resolve) => {
      this.#waiting.push({ order: this.#order++, segment, giveUpAt: clock.now() + waitMs, resolve })
      this.pump()
    })
  }

  /** Lets go whatever can: call it when a bind changed. */
  pump(): void {
    const { clock, binds, pacer, whyDown } = this.#options
    this.#cancelTimer?.()
    this.#cancelTimer = null
    const now = clock.now()
    while (this.#waiting.length) {
      const up = binds.filter((bind) => bind.isUp)
      const [first] = this.#waiting
      if (!first) return
      if (!up.length) return this.#refuseAll(whyDown())
      if (first.giveUpAt <= now) {
        this.#waiting.shift()
        first.resolve({ kind: "not_sent", cause: "too_slow", reason: slowReason })
        continue
      }
      const ready = pacer.waitMs(now) === 0 ? freest(up, now) : undefined
      if (!ready) return this.#schedule(up, first.giveUpAt, now)
      this.#waiting.shift()
      this.#leave(first, ready, now)
    }
  }

  #leave(waiting: Waiting, bind: Bind, now: number): void {
    const { pacer, onLeave } = this.#options
    pacer.spend(now)
    onLeave(waiting.segment)
    void bind.send(waiting.segment).then((fate) => {
      this.#settle(waiting, fate, bind)
      this.pump()
    })
  }

  #settle(waiting: Waiting, fate: Fate<"submit_sm">, bind: Bind): void {
    if (fate.kind === "answered" && bind.wasThrottled(fate.status)) this.#putBack(waiting)
    else if (fate.kind !== "not_sent") waiting.resolve(fate)
    else if (fate.cause === "unencodable") waiting.resolve({ kind: "not_sent", cause: fate.cause, reason: fate.reason })
    else this.#putBack(waiting)
  }

  /** Where it stood, so that the order of what waits does not turn around. */
  #putBack(waiting: Waiting): void {
    const behind = this.#waiting.findIndex(({ order }) => order > waiting.order)
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting)
  }

  #refuseAll(reason: string): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve({ kind: "not_sent", cause: "no_bind", reason })
  }

  /** A full window needs no timer: its next answer, or its timeout, calls `pump`. */
  #schedule(up: readonly Bind[], giveUpAt: number, now: number): void {
    const { clock, pacer } = this.#options
    const paces = up.filter((bind) => bind.free > 0).map((bind) => bind.pacer.waitMs(now))
    const paceMs = Math.max(Math.min(...paces), pacer.waitMs(now))
    const delayMs = Math.max(Math.min(paceMs, giveUpAt - now), 1)
    this.#cancelTimer = clock.after(delayMs, () => this.pump())
  }
}

const slowReason = "The carrier takes segments more slowly than they come: the message waited too long for its turn."

/** The bind with the most places left, of those that may send now. */
function freest(binds: readonly Bind[], now: number): Bind | undefined {
  let best: Bind | undefined
  for (const bind of binds) {
    if (bind.free > (best?.free ?? 0) && bind.pacer.waitMs(now) === 0) best = bind
  }
  return best
}
