import type { IncomingHttpHeaders } from "node:http"
import type { Behaviour } from "./behaviour.ts"

/** A request as the server saw it. */
export interface SeenRequest {
  method: string
  /** The path behind the name of the run, with each part encoded in the same way. */
  path: string
  query: [string, string][]
  headers: IncomingHttpHeaders
  body: string
  /** The milliseconds since the start of the server. */
  atMs: number
  isProxied: boolean
  isTls: boolean
  /** Whether the client closed the connection before the end of the answer. */
  isClosedByClient: boolean
}

/** One test of a behaviour, by the client of one language. */
export class Run {
  readonly behaviour: Behaviour
  readonly requests: SeenRequest[] = []
  /** The keys of the stored messages. */
  readonly stored = new Set<string>()
  elsewhere = 0
  #waiting: { count: number; resolve: () => void }[] = []

  constructor(behaviour: Behaviour) {
    this.behaviour = behaviour
  }

  add(request: SeenRequest): void {
    this.requests.push(request)
    const ready = this.#waiting.filter(({ count }) => count <= this.requests.length)
    this.#waiting = this.#waiting.filter((each) => !ready.includes(each))
    for (const { resolve } of ready) resolve()
  }

  /** Resolves when so many requests have arrived. */
  arrived(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ count, resolve }))
  }
}
