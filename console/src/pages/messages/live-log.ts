import type { Message } from "@posthorn/client"
import { newerOf } from "../../components/message/message.ts"

export interface LiveRows {
  /** Newest first. */
  rows: readonly Message[]
  /** New messages that are held back, so that rows do not move under a reader. */
  waiting: number
  /** Rows were added or removed since the list was read, so its cursor no longer continues them. */
  hasMoved: boolean
}

/** More than a screen shows, and as many as a page. Older messages are on the next page. */
const rowsMax = 50
/** Beyond this limit, only the number of waiting messages is kept for the oldest of them. */
const waitingMax = rowsMax
const comeMax = 1_000

/**
 * The newest messages, merged from the list and the stream. However many arrive between two calls of `flush`,
 * it costs a bounded time and keeps a bounded number. Each message counts once, with its last state.
 */
export class LiveLog {
  readonly #accepts: (message: Message) => boolean
  readonly #come = new Map<string, Message>()
  readonly #waiting = new Map<string, Message>()
  readonly #listeners = new Set<() => void>()
  #waitingDropped = 0
  #isHeld = false
  /** The list had no further page, so every message belongs on it. */
  #isWhole = true
  #state: LiveRows = { rows: [], waiting: 0, hasMoved: false }

  constructor(accepts: (message: Message) => boolean) {
    this.#accepts = accepts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): LiveRows => this.#state

  /** The list was read again. A message in its range that it does not contain was deleted. */
  reset(list: readonly Message[], isWhole: boolean): void {
    this.#isWhole = isWhole
    const newest = list[0]?.sid ?? ""
    const shown = this.#state.rows
    const known = new Map([...this.#waiting.values(), ...shown].map((row) => [row.sid, row]))
    const merged = list.map((row) => {
      const live = known.get(row.sid)
      return live ? newerOf(live, row) : row
    })
    const newer = shown.filter(({ sid }) => sid > newest)
    const top = this.#isHeld ? (shown[0]?.sid ?? "\uffff") : "\uffff"
    for (const sid of this.#waiting.keys()) if (sid <= newest) this.#waiting.delete(sid)
    this.#waitingDropped = 0
    for (const row of merged.toReversed()) if (row.sid > top) this.#wait(row)
    this.#set([...newer, ...merged.filter(({ sid }) => sid <= top)], newer.length > 0 || this.#waiting.size > 0)
  }

  /** Adds a message, which is kept until `flush`. If it arrives twice, only its last state is kept. */
  take(message: Message): void {
    const { sid } = message
    if (!this.#accepts(message) && !this.#isShown(sid) && !this.#waiting.has(sid)) return this.#forget(sid)
    const before = this.#come.get(sid)
    this.#come.set(sid, before ? newerOf(message, before) : message)
    if (this.#come.size > comeMax) this.#dropOldest()
  }

  /** Applies the arrived messages: changes in their rows, and new messages above them or held back. */
  flush(): void {
    if (!this.#come.size) return
    const come = [...this.#come.values()]
    this.#come.clear()
    const rows = new Map(this.#state.rows.map((row) => [row.sid, row]))
    const oldest = this.#state.rows.at(-1)?.sid ?? ""
    let hasMoved = this.#state.hasMoved
    for (const message of come) {
      const known = rows.get(message.sid)
      const isWanted = this.#accepts(message)
      if (known && isWanted) rows.set(message.sid, newerOf(message, known))
      else if (known) hasMoved = rows.delete(message.sid)
      else if (!isWanted) this.#waiting.delete(message.sid)
      else if (message.sid < oldest && !this.#isWhole) continue
      else if (this.#isHeld) this.#wait(message)
      else hasMoved = rows.set(message.sid, message).size > 0
    }
    this.#set([...rows.values()], hasMoved)
  }

  /** While held, no row moves. */
  hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return
    this.#isHeld = isHeld
    if (isHeld || !this.#waiting.size) return
    const rows = [...this.#waiting.values(), ...this.#state.rows]
    this.#waiting.clear()
    this.#waitingDropped = 0
    this.#set(rows, true)
  }

  #isShown(sid: string): boolean {
    return this.#state.rows.some((row) => row.sid === sid)
  }

  #forget(sid: string): void {
    this.#come.delete(sid)
  }

  /** A hidden tab does not flush. Shown messages stay up to date. Of the others, the newest suffice. */
  #dropOldest(): void {
    for (const sid of this.#come.keys()) if (!this.#isShown(sid)) return this.#forget(sid)
  }

  #wait(message: Message): void {
    const known = this.#waiting.get(message.sid)
    this.#waiting.set(message.sid, known ? newerOf(message, known) : message)
    if (this.#waiting.size <= waitingMax) return
    const oldest = this.#waiting.keys().next().value
    if (oldest !== undefined) this.#waiting.delete(oldest)
    this.#waitingDropped++
  }

  #set(rows: readonly Message[], hasMoved: boolean): void {
    const ordered = rows.toSorted((one, other) => (one.sid < other.sid ? 1 : -1)).slice(0, rowsMax)
    this.#state = { rows: ordered, waiting: this.#waiting.size + this.#waitingDropped, hasMoved }
    for (const listener of this.#listeners) listener()
  }
}
