import type { Pacer } from "#messaging/carriers/pacer.ts"
import { FairQueue } from "#core/std/fair-queue.ts"
import type { Clock } from "#core/std/clock.ts"

export interface RequestQueueOptions {
  clock: Clock
  pacer: Pacer
  /** How long a message can wait before it leaves. */
  waitMs: number
  /** The number of requests that can start now. */
  room(): number
}

/** The account of a message, whether it is urgent, and its cost under the rate. */
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
 * Messages that wait until a request can start and the rate allows it. Urgent ones go first, and accounts
 * take turns.
 */
export class RequestQueue {
  readonly #options: RequestQueueOptions
  readonly #waiting = new FairQueue<Waiting>()
  #underWay = 0
  #order = 0
  /** No waiting message is given up before this time. */
  #giveUpAt = Infinity
  #cancelTimer = () => {}

  constructor(options: RequestQueueOptions) {
    this.#options = options
  }

  get underWay(): number {
    return this.#underWay
  }

  /**
   * Calls `act` when it is the message's turn. Returns null if its turn does not come in time, or if the
   * queue is dismissed.
   */
  async run<T>(standing: RequestQueueState, act: () => Promise<T>): Promise<T | null> {
    const { clock, waitMs } = this.#options
    const hasTurn = await new Promise<boolean>((begin) => {
      const giveUpAt = clock.elapsed() + waitMs
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

  /** Starts all requests that can start now. Call it when there is more room. */
  pump(): void {
    const { clock, pacer, room } = this.#options
    this.#cancelTimer()
    const now = clock.elapsed()
    if (now >= this.#giveUpAt) this.#expireWaiting(now)
    while (this.#waiting.size && this.#underWay < room() && pacer.waitMs(now) === 0) {
      const next = this.#waiting.next()
      if (!next) return
      this.#underWay++
      for (let segment = 0; segment < next.segments; segment++) pacer.spend(now)
      next.begin(true)
    }
    if (this.#waiting.size) this.#pumpLater(now)
  }

  /** Gives up all waiting messages. */
  endWaits(): void {
    for (const { begin } of this.#waiting.remove(() => true)) begin(false)
  }

  #expireWaiting(now: number): void {
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
