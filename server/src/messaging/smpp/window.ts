import type { Deadlines, Expiring } from "#core/std/deadlines.ts"
import { Unencodable } from "./encode-pdu.ts"
import { outsideWindow, type Fate, type Request } from "./fate.ts"
import type { Outbox } from "./outbox.ts"
import type { Draft, ResponsePdu } from "./pdu.ts"

/** SMPP 3.4, section 3.2: 1..0x7FFFFFFF, then from 1 again. */
const sequenceMax = 0x7fff_ffff
/** The limit of expired requests whose late answers are recognised; beyond it the oldest are forgotten. */
const expiredMax = 10_000

export interface WindowOptions {
  outbox: Outbox
  deadlines: Deadlines
  windowMax: number
  waitingMax: number
  /** The first sequence number. Default: 1. Tests set it to see the wrap-around. */
  firstSequence?: number | undefined
}

/** The request of an answer. `late` means that its deadline had passed and its fate was already `unknown`. */
export type Match = { kind: "answered" | "late"; request: Request } | { kind: "stray" }

/**
 * The requests of one side that wait for their turn or for their answer. A request waits while `windowMax`
 * others are unanswered or the outbox is full. Then it gets its sequence number and leaves. It ends with its
 * answer, its deadline or the end of the session, whichever comes first.
 */
export class Window {
  readonly #outbox: Outbox
  readonly #deadlines: Deadlines
  readonly #windowMax: number
  readonly #waitingMax: number
  readonly #sent = new Map<number, Pending>()
  readonly #expired = new Map<number, Request>()
  /** In the order of the calls. */
  readonly #waiting = new Set<Pending>()
  #taken = 0
  #sequence: number
  #closed: string | null = null
  #onIdle: (() => void)[] = []

  constructor(options: WindowOptions) {
    this.#outbox = options.outbox
    this.#deadlines = options.deadlines
    this.#windowMax = options.windowMax
    this.#waitingMax = options.waitingMax
    this.#sequence = options.firstSequence ?? 1
  }

  /** The number of requests that could leave now. */
  get free(): number {
    if (this.#closed !== null || this.#outbox.isFull) return 0
    return Math.max(this.#windowMax - this.#taken - this.#waiting.size, 0)
  }

  /** The number of requests that left and have no answer yet. */
  get unanswered(): number {
    return this.#sent.size
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Resolves with the fate. `timeoutMs` starts when the request leaves the window's queue. */
  request(request: Request, timeoutMs: number): Promise<Fate> {
    return new Promise((resolve) => {
      const isOutside = outsideWindow.has(request.command)
      const pending = new Pending(this, request, timeoutMs, isOutside, resolve)
      if (isOutside) this.#send(pending)
      else if (this.#closed !== null) resolve({ kind: "not_sent", cause: "closed", reason: this.#closed })
      else if (this.#waiting.size === 0 && this.#hasRoom()) this.#send(pending)
      else if (this.#waiting.size < this.#waitingMax) this.#waiting.add(pending)
      else resolve({ kind: "not_sent", cause: "full", reason: "Too many requests wait for this session." })
    })
  }

  /** Returns the request that `response` answers, removes it from the window, and resolves its fate. */
  match(response: ResponsePdu): Match {
    const { sequence, command } = response
    const pending = this.#sent.get(sequence)
    const request = pending?.request ?? this.#expired.get(sequence)
    if (!request || (command !== "generic_nack" && command !== `${request.command}_resp`)) return { kind: "stray" }
    if (!pending) {
      this.#expired.delete(sequence)
      return { kind: "late", request }
    }
    this.#sent.delete(sequence)
    if (pending.bucket) this.#deadlines.remove(pending, pending.bucket)
    pending.resolve({ kind: "answered", status: response.status, response })
    this.#release(pending)
    return { kind: "answered", request }
  }

  /** Sends waiting requests while there is room. Call it when the outbox has room again. */
  fill(): void {
    for (const pending of this.#waiting) {
      if (!this.#hasRoom()) return
      this.#waiting.delete(pending)
      this.#send(pending)
    }
  }

  /** Accepts no more requests. Waiting requests become `not_sent`; those that left keep their deadlines. */
  close(reason: string): void {
    this.#closed ??= reason
    for (const { resolve } of this.#waiting) resolve({ kind: "not_sent", cause: "closed", reason })
    this.#waiting.clear()
    this.#notifyIdle()
  }

  /**
   * The connection has ended. Requests that the socket did not receive are `not_sent`, and the others are
   * unknown.
   */
  abandon(reason: string): void {
    this.close(reason)
    for (const pending of this.#sent.values()) {
      if (pending.bucket) this.#deadlines.remove(pending, pending.bucket)
      const { sequence } = pending
      if (pending.position >= this.#outbox.handedOver) pending.resolve({ kind: "not_sent", cause: "closed", reason })
      else pending.resolve({ kind: "unknown", cause: "closed", sequence })
    }
    this.#sent.clear()
    this.#taken = 0
    this.#notifyIdle()
  }

  /** Calls `act` when no request of the window waits for its answer. */
  whenIdle(act: () => void): void {
    this.#onIdle.push(act)
    this.#notifyIdle()
  }

  /** Returns a sequence number that belongs to no request whose answer can still come. */
  #nextSequence(): number {
    for (;;) {
      const sequence = this.#sequence
      this.#sequence = sequence >= sequenceMax ? 1 : sequence + 1
      if (!this.#sent.has(sequence) && !this.#expired.has(sequence)) return sequence
    }
  }

  expire(pending: Pending): void {
    this.#sent.delete(pending.sequence)
    if (this.#expired.size >= expiredMax) this.#expired.delete(this.#expired.keys().next().value ?? 0)
    this.#expired.set(pending.sequence, pending.request)
    pending.resolve({ kind: "unknown", cause: "timeout", sequence: pending.sequence })
    this.#release(pending)
  }

  #hasRoom(): boolean {
    return this.#taken < this.#windowMax && !this.#outbox.isFull
  }

  #send(pending: Pending): void {
    pending.sequence = this.#nextSequence()
    pending.position = this.#outbox.position
    const { command, fields, tlvs } = pending.request
    try {
      this.#outbox.add({ command, status: 0, sequence: pending.sequence, fields, tlvs } as Draft)
    } catch (error) {
      if (!(error instanceof Unencodable)) throw error
      return pending.resolve({ kind: "not_sent", cause: "unencodable", reason: error.message })
    }
    if (!pending.isOutside) this.#taken++
    this.#sent.set(pending.sequence, pending)
    pending.bucket = this.#deadlines.add(pending, pending.timeoutMs)
  }

  #release(pending: Pending): void {
    if (!pending.isOutside) this.#taken--
    if (this.#waiting.size) this.fill()
    else if (this.#onIdle.length) this.#notifyIdle()
  }

  #notifyIdle(): void {
    if (this.#taken > 0) return
    for (const act of this.#onIdle.splice(0)) act()
  }
}

class Pending implements Expiring {
  readonly #window: Window
  readonly request: Request
  readonly timeoutMs: number
  readonly isOutside: boolean
  readonly resolve: (fate: Fate) => void
  sequence = 0
  /** The octets of the outbox before this request. */
  position = 0
  bucket: Set<Expiring> | null = null

  constructor(
    ...[window, request, timeoutMs, isOutside, resolve]: [Window, Request, number, boolean, (fate: Fate) => void]
  ) {
    this.#window = window
    this.request = request
    this.timeoutMs = timeoutMs
    this.isOutside = isOutside
    this.resolve = resolve
  }

  expire(): void {
    this.#window.expire(this)
  }
}
