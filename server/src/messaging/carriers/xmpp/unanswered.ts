import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { StanzaError } from "./stanzas.ts"

/** Null: the server has the stanza. `lost`: the connection ended before the answer. */
type Answer = StanzaError | null | "lost"

interface Waiting {
  ids: readonly string[]
  error: StanzaError | null
  resolve(answer: Answer): void
}

interface Echo {
  waiting: Waiting[]
  cancel: () => void
}

export interface UnansweredOptions {
  clock: Clock
  timeoutMs: number
  newId: NewId
  /** Sends an echo of this id, after everything that was written before. */
  send(id: string): void
  onTimeout(): void
}

/**
 * Stanzas that were written and not yet accepted. One echo follows all stanzas of one turn of the event loop.
 */
export class Unanswered {
  readonly #options: UnansweredOptions
  readonly #echoes = new Map<string, Echo>()
  readonly #byId = new Map<string, Waiting>()
  #gathered: Waiting[] = []

  constructor(options: UnansweredOptions) {
    this.#options = options
  }

  /**
   * Resolves when the echo after these stanzas came back, or when it cannot. An error for one of them is the
   * answer.
   */
  add(ids: readonly string[]): Promise<Answer> {
    return new Promise((resolve) => {
      const waiting = { ids, error: null, resolve }
      for (const id of ids) this.#byId.set(id, waiting)
      this.#gathered.push(waiting)
      if (this.#gathered.length === 1) setImmediate(() => this.#send())
    })
  }

  /** Whether the echo is one of ours. */
  answer(id: string): boolean {
    const echo = this.#echoes.get(id)
    if (!echo) return false
    this.#echoes.delete(id)
    echo.cancel()
    for (const waiting of echo.waiting) this.#resolve(waiting, waiting.error)
    return true
  }

  /** Returns whether the stanza of this id was waiting. If so, it is refused when its echo arrives. */
  refuse(id: string, error: StanzaError): boolean {
    const waiting = this.#byId.get(id)
    if (!waiting) return false
    waiting.error ??= error
    return true
  }

  /** The connection has ended. */
  failAll(): void {
    const echoes = [...this.#echoes.values()]
    this.#echoes.clear()
    for (const echo of echoes) echo.cancel()
    const all = [...echoes.flatMap((echo) => echo.waiting), ...this.#gathered.splice(0)]
    for (const waiting of all) this.#resolve(waiting, waiting.error ?? "lost")
  }

  #send(): void {
    const waiting = this.#gathered.splice(0)
    if (!waiting.length) return
    const { clock, timeoutMs, newId, send, onTimeout } = this.#options
    const id = newId()
    this.#echoes.set(id, { waiting, cancel: clock.after(timeoutMs, onTimeout) })
    send(id)
  }

  #resolve(waiting: Waiting, answer: Answer): void {
    for (const id of waiting.ids) if (this.#byId.get(id) === waiting) this.#byId.delete(id)
    waiting.resolve(answer)
  }
}
