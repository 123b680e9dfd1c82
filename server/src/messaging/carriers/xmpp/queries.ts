import type { Element } from "@xmpp/xml"
import type { Clock } from "#core/std/clock.ts"
import { attributesOf } from "./stanzas.ts"

interface Query {
  to: string
  resolve(answer: Element | null): void
  cancel: () => void
}

/** Requests to services of the server (RFC 6120, section 8.2.3) that wait for their answers. */
export class Queries {
  readonly #options: { clock: Clock; timeoutMs: number }
  readonly #waiting = new Map<string, Query>()

  constructor(options: { clock: Clock; timeoutMs: number }) {
    this.#options = options
  }

  /**
   * Resolves with the answer to this request. Resolves with null if none came in time or the connection
   * ended.
   */
  wait(id: string, to: string): Promise<Element | null> {
    const { clock, timeoutMs } = this.#options
    return new Promise((resolve) => {
      const cancel = clock.after(timeoutMs, () => this.#resolveQuery(id, null))
      this.#waiting.set(id, { to, resolve, cancel })
    })
  }

  /** Whether the stanza answers a request. Only the queried service can answer. */
  answer(stanza: Element): boolean {
    const { id = "", from } = attributesOf(stanza)
    if (this.#waiting.get(id)?.to !== from) return false
    this.#resolveQuery(id, stanza)
    return true
  }

  /** The connection has ended. */
  failAll(): void {
    for (const id of Array.from(this.#waiting.keys())) this.#resolveQuery(id, null)
  }

  #resolveQuery(id: string, answer: Element | null): void {
    const query = this.#waiting.get(id)
    if (!query) return
    this.#waiting.delete(id)
    query.cancel()
    query.resolve(answer)
  }
}
