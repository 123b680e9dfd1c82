import type { Lane } from "./lane-table.ts"
import { eagerShare, roomAt } from "./room.ts"

export interface GroupsOptions {
  claimMax: number
  /** The group of a lane, whose lanes share one limit. Default: the lane's target. */
  groupOf?: ((lane: Lane) => string) | undefined
  /** Jobs that all lanes of a group may hold together. Without it, each lane has its own limit. */
  groupMax?: ((group: string) => number) | undefined
}

/**
 * The jobs that the lanes of one group hold together, and the lanes that wait for room, the longest wait
 * first.
 */
interface Group<State> {
  held: number
  /** Lanes that hold little of the group or have an urgent job, and may use the reserved room. */
  eager: State[]
  blocked: State[]
}

const none: readonly never[] = []

/** The limits that lanes share: the window of a carrier, or an account's share of the process. */
export class Groups<State extends { lane: Lane }> {
  readonly #claimMax: number
  readonly #groupOf: (lane: Lane) => string
  readonly #groupMax: ((group: string) => number) | undefined
  readonly #groups = new Map<string, Group<State>>()

  constructor({ claimMax, groupOf, groupMax }: GroupsOptions) {
    this.#claimMax = claimMax
    this.#groupOf = groupOf ?? ((lane) => lane.targetId)
    this.#groupMax = groupMax
  }

  /** How many new jobs fit, whichever lanes wait. */
  left(lane: Lane): number {
    return this.#groupMax ? this.#groupMax(this.#groupOf(lane)) - this.#of(lane).held : Infinity
  }

  /** How many jobs the lane may claim now. An eager lane also gets the eighth that is reserved. */
  room(lane: Lane, isEager: boolean): number {
    if (!this.#groupMax) return Infinity
    return roomAt(this.#groupMax(this.#groupOf(lane)), this.#of(lane).held, this.#claimMax, isEager)
  }

  /** Whether this number is a small part of what the lane's group may hold. */
  isLittle(lane: Lane, held: number): boolean {
    return this.#groupMax !== undefined && held < this.#groupMax(this.#groupOf(lane)) / eagerShare
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

  /** The lane became eager, so it needs less room. Returns the lanes that have room now. */
  prioritise(state: State): readonly State[] {
    const group = this.#groups.get(this.#groupOf(state.lane))
    const place = group?.blocked.indexOf(state) ?? -1
    if (!group || place < 0) return none
    group.blocked.splice(place, 1)
    group.eager.push(state)
    return this.release(state.lane, 0)
  }

  /** Jobs of the lane are done. Returns the lanes that waited for this and have room now. */
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
