import type { Lane } from "./lane-table.ts"
import { eagerPart, roomAt } from "./room.ts"

export interface GroupsOptions {
  takeMax: number
  /** Which lanes share what may be held: those of one target unless it says otherwise. */
  groupOf?: ((lane: Lane) => string) | undefined
  /** Jobs that all lanes of a group may hold together. Left out, each lane is for itself. */
  groupMax?: ((group: string) => number) | undefined
}

/** What all lanes of one group hold together, and those that wait for some of it to be done, the longest waiting first. */
interface Group<State> {
  held: number
  /** Lanes that hold little of it or have an urgent job, and may take what little room there is. */
  eager: State[]
  blocked: State[]
}

const none: readonly never[] = []

/** What lanes hold together: those of a carrier its window, those of an account their part of the process. */
export class Groups<State extends { lane: Lane }> {
  readonly #takeMax: number
  readonly #groupOf: (lane: Lane) => string
  readonly #groupMax: ((group: string) => number) | undefined
  readonly #groups = new Map<string, Group<State>>()

  constructor({ takeMax, groupOf, groupMax }: GroupsOptions) {
    this.#takeMax = takeMax
    this.#groupOf = groupOf ?? ((lane) => lane.targetId)
    this.#groupMax = groupMax
  }

  /** How many new jobs fit in, whoever waits. */
  left(lane: Lane): number {
    return this.#groupMax ? this.#groupMax(this.#groupOf(lane)) - this.#of(lane).held : Infinity
  }

  /** How much the lane may claim now; an eager one sooner, and also of the eighth that is kept. */
  room(lane: Lane, isEager: boolean): number {
    if (!this.#groupMax) return Infinity
    return roomAt(this.#groupMax(this.#groupOf(lane)), this.#of(lane).held, this.#takeMax, isEager)
  }

  /** Whether so many are little of the lane's group. */
  isLittle(lane: Lane, held: number): boolean {
    return this.#groupMax !== undefined && held < this.#groupMax(this.#groupOf(lane)) / eagerPart
  }

  hold(lane: Lane, count: number): void {
    if (this.#groupMax) this.#of(lane).held += count
  }

  /** The lane waits for room. */
  block(state: State, isEager: boolean): void {
    const { eager, blocked } = this.#of(state.lane)
    if (isEager) eager.push(state)
    else blocked.push(state)
  }

  /** It has become eager: if it waits for room, it waits for less. Gives those that have room now. */
  hurry(state: State): readonly State[] {
    const group = this.#groups.get(this.#groupOf(state.lane))
    const place = group?.blocked.indexOf(state) ?? -1
    if (!group || place < 0) return none
    group.blocked.splice(place, 1)
    group.eager.push(state)
    return this.release(state.lane, 0)
  }

  /** Jobs of the lane are done. Gives those that waited for it and have room now. */
  release(lane: Lane, count: number): readonly State[] {
    if (!this.#groupMax) return none
    const group = this.#of(lane)
    group.held -= count
    const { eager, blocked } = group
    if (!eager.length && !blocked.length) {
      if (!group.held) this.#groups.delete(this.#groupOf(lane))
      return none
    }
    const freed = eager.length && this.room(lane, true) > 0 ? eager.splice(0) : []
    if (blocked.length && this.room(lane, false) > 0) freed.push(...blocked.splice(0))
    return freed
  }

  #of(lane: Lane): Group<State> {
    const key = this.#groupOf(lane)
    let group = this.#groups.get(key)
    if (!group) this.#groups.set(key, (group = { held: 0, eager: [], blocked: [] }))
    return group
  }
}
