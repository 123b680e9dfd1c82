import type { Outcome, PostRequest } from "#core/outgoing/http-client.ts"
import type { FailureKind } from "#core/outgoing/failure.ts"
import { pause, type Clock } from "#core/std/clock.ts"

/** How customers' servers behave. */
export const manners = ["good", "slow", "flaky", "forgetful", "patient", "gone", "dead"] as const
export type Manner = (typeof manners)[number]

interface Answer {
  delayMs: number
  /** It has the event, whatever it then answers. */
  takes: boolean
  status?: number
  headers?: Record<string, string>
  failure?: FailureKind
}

/** After so many events it answers 410. */
const goneAfter = 5

/**
 * The servers of all customers, at the other end of `Outgoing.post`. The last part of a URL's path says how
 * the server behaves.
 */
export class Receivers {
  readonly #clock: Clock
  readonly #random: () => number
  /** By URL, how often each event was taken. */
  readonly taken = new Map<string, Map<string, number>>()

  constructor(options: { clock: Clock; random: () => number }) {
    this.#clock = options.clock
    this.#random = options.random
  }

  post = async ({ url, headers, deadlineMs }: PostRequest): Promise<Outcome> => {
    const taken = this.taken.get(url) ?? new Map<string, number>()
    this.taken.set(url, taken)
    const answer = this.#answer(new URL(url).pathname.slice(1) as Manner, taken.size)
    const isLate = answer.delayMs > deadlineMs
    await pause(this.#clock, Math.min(answer.delayMs, deadlineMs))
    const event = headers[headers.indexOf("webhook-id") + 1] ?? ""
    if (answer.takes) taken.set(event, (taken.get(event) ?? 0) + 1)
    if (isLate) return failed("timeout")
    if (answer.failure) return failed(answer.failure)
    return {
      kind: "response",
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
      body: Buffer.from("ok"),
      isCut: false,
    }
  }

  #answer(manner: Manner, takenSoFar: number): Answer {
    const chance = this.#random()
    const delayMs = Math.floor(this.#random() * 300)
    const good = { delayMs, takes: true }
    switch (manner) {
      case "good":
        return good
      case "slow":
        return { ...good, delayMs: 500 + Math.floor(chance * 16_000) }
      case "flaky":
        if (chance < 0.2) return { delayMs, takes: false, status: 500 }
        return chance < 0.4 ? { delayMs, takes: false, failure: "refused" } : good
      case "forgetful":
        return chance < 0.3 ? { ...good, failure: "reset" } : good
      case "patient":
        return chance < 0.2
          ? {
              delayMs,
              takes: false,
              status: chance < 0.1 ? 429 : 503,
              headers: { "retry-after": String(1 + Math.floor(chance * 300)) },
            }
          : good
      case "gone":
        return takenSoFar < goneAfter ? good : { delayMs, takes: false, status: 410 }
      case "dead":
        return { delayMs, takes: false, failure: "refused" }
    }
  }
}

function failed(kind: FailureKind): Outcome {
  return { kind: "failure", isSent: true, failure: { kind, reason: `It failed: ${kind}.` } }
}
