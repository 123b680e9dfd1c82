import type { Pacer } from "#carriers/pacer.ts"
import { FairQueue } from "#carriers/fair-queue.ts"
import type { Clock } from "#std/clock.ts"

export interface RequestQueueOptions {
  clock: Clock
  pacer: Pacer
  /** How long a message may wait to leave. */
  waitMs: number
  /** Requests that may be under way at this moment. */
  room(): number
}

/** Whose message it is, whether it goes before those that are not urgent, and what it costs of the pace. */
export interface RequestQueueState {
  accountId: string
  isUrgent: boolean
  segments: number
}

interface Waiting extends RequestQueueState {
  order: number
  giveUpAt: number
  begin(hasTurn: boolean): void
}

/**
 * Messages that wait for a place among the requests under way and for time in the pace; urgent ones first,
 * and accounts in turn.
 */
export class RequestQueue {
  readonly #options: RequestQueueOptions
  readonly #waiting = new FairQueue<Waiting>()
  #underWay = 0
  #order = 0
  /** Nothing that waits is to be given up before. */
  #giveUpAt = Infinity
  #cancelTimer = () => {}

  constructor(options: RequestQueueOptions) {
    this.#options = options
  }

  get underWay(): number {
    return this.#underWay
  }

  /** Does it in its turn, and gives null when that does not come in time or the queue is dismissed. */
  async run<T>(standing: RequestQueueState, act: () => Promise<T>): Promise<T | null> {
    const { clock, waitMs } = this.#options
    const hasTurn = await new Promise<boolean>((begin) => {
      const giveUpAt = clock.now() + waitMs
      this.#waiting.add({ ...standing, order: this.#order++, giveUpAt, begin })
      this.#giveUpAt = Math.min(this.#giveUpAt, giveUpAt)
      this.pump()
    })
    if (!hasTurn) return null
    try {
      return await act()
    } finally {
      this.#underWay--
      this.pump()
    }
  }

  /** Lets go whatever can. Call it when there is more room. */
  pump(): void {
    const { clock, pacer, room } = this.#options
    this.#cancelTimer()
    const now = clock.now()
    if (now >= this.#giveUpAt) this.#giveUp(now)
    while (this.#waiting.size && this.#underWay < room() && pacer.waitMs(now) === 0) {
      const next = this.#waiting.next()
      if (!next) return
      this.#underWay++
      for (let segment = 0; segment < next.segments; segment++) pacer.spend(now)
      next.begin(true)
    }
    if (this.#waiting.size) this.#pumpLater(now)
  }

  /** Gives up all that waits. */
  dismiss(): void {
    for (const { begin } of this.#waiting.remove(() => true)) begin(false)
  }

  #giveUp(now: number): void {
    for (const { begin } of this.#waiting.remove(({ giveUpAt }) => giveUpAt <= now)) begin(false)
    this.#giveUpAt = Infinity
    for (const { giveUpAt } of this.#waiting) this.#giveUpAt = Math.min(this.#giveUpAt, giveUpAt)
  }

  /** The end of a request calls `pump` too. */
  #pumpLater(now: number): void {
    const { clock, pacer } = this.#options
    const paceMs = pacer.waitMs(now) || Infinity
    this.#cancelTimer = clock.after(Math.max(Math.min(paceMs, this.#giveUpAt - now), 1), () => this.pump())
  }
}
