import type { Lane } from "./lane-table.ts"
import { eagerPart, roomAt } from "./room.ts"

export interface SharesOptions {
  takeMax: number
  /** Which lanes share what may be held: those of one target unless it says otherwise. */
  shareOf?: ((lane: Lane) => string) | undefined
  /** Jobs that all lanes of a share may hold together. Left out, each lane is for itself. */
  shareMax?: ((share: string) => number) | undefined
}

/** What all lanes of one share hold together, and those that wait for some of it to be done, the longest waiting first. */
interface Share<State> {
  held: number
  /** Lanes that hold little of it or have an urgent job, and may take what little room there is. */
  eager: State[]
  blocked: State[]
}

const none: readonly never[] = []

/** What lanes hold together: those of a carrier its window, those of an account its part of the process. */
export class Shares<State extends { lane: Lane }> {
  readonly #takeMax: number
  readonly #shareOf: (lane: Lane) => string
  readonly #shareMax: ((share: string) => number) | undefined
  readonly #shares = new Map<string, Share<State>>()

  constructor({ takeMax, shareOf, shareMax }: SharesOptions) {
    this.#takeMax = takeMax
    this.#shareOf = shareOf ?? ((lane) => lane.targetId)
    this.#shareMax = shareMax
  }

  /** How many new jobs fit in, whoever waits. */
  left(lane: Lane): number {
    return this.#shareMax ? this.#shareMax(this.#shareOf(lane)) - this.#of(lane).held : Infinity
  }

  /** How much the lane may claim now; an eager one sooner, and also of the eighth that is kept. */
  room(lane: Lane, isEager: boolean): number {
    if (!this.#shareMax) return Infinity
    return roomAt(this.#shareMax(this.#shareOf(lane)), this.#of(lane).held, this.#takeMax, isEager)
  }

  /** Whether so many are little of the lane's share. */
  isLittle(lane: Lane, held: number): boolean {
    return this.#shareMax !== undefined && held < this.#shareMax(this.#shareOf(lane)) / eagerPart
  }

  hold(lane: Lane, count: number): void {
    if (this.#shareMax) this.#of(lane).held += count
  }

  /** The lane waits for room. */
  block(state: State, isEager: boolean): void {
    const { eager, blocked } = this.#of(state.lane)
    if (isEager) eager.push(state)
    else blocked.push(state)
  }

  /** It has become eager: if it waits for room, it waits for less. Gives those that have room now. */
  hurry(state: State): readonly State[] {
    const share = this.#shares.get(this.#shareOf(state.lane))
    const place = share?.blocked.indexOf(state) ?? -1
    if (!share || place < 0) return none
    share.blocked.splice(place, 1)
    share.eager.push(state)
    return this.release(state.lane, 0)
  }

  /** Jobs of the lane are done. Gives those that waited for it and have room now. */
  release(lane: Lane, count: number): readonly State[] {
    if (!this.#shareMax) return none
    const share = this.#of(lane)
    share.held -= count
    const { eager, blocked } = share
    if (!eager.length && !blocked.length) {
      if (!share.held) this.#shares.delete(this.#shareOf(lane))
      return none
    }
    const freed = eager.length && this.room(lane, true) > 0 ? eager.splice(0) : []
    if (blocked.length && this.room(lane, false) > 0) freed.push(...blocked.splice(0))
    return freed
  }

  #of(lane: Lane): Share<State> {
    const key = this.#shareOf(lane)
    let share = this.#shares.get(key)
    if (!share) this.#shares.set(key, (share = { held: 0, eager: [], blocked: [] }))
    return share
  }
}
