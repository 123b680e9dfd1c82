import type { ConnectionStatus } from "#carriers/carrier.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Log } from "#std/log.ts"

/** A trouble that stays is said again so often. */
const againMs = 60 * 60 * 1_000
/** A connection that was up for so long was well, and what happens next is news. */
const wellMs = 60 * 1_000
/** Submissions without an answer are said so often at most, whichever connection they left by. */
const unansweredEveryMs = 60 * 1_000
/** Different troubles of one connection that are remembered. */
const troublesMax = 20

interface Told {
  upSince: number | null
  /** When each trouble was said. */
  troubles: Map<string, number>
}

/**
 * What is logged of a carrier's connections: each trouble once, however often it is tried again, and once an
 * hour while it stays.
 */
export class ConnectionLog {
  readonly #log: Log
  readonly #clock: Clock
  readonly #carrier: string
  readonly #told = new Map<string, Told>()
  #unansweredAt = -Infinity

  constructor(options: { log: Log; clock: Clock; carrierId: string }) {
    this.#log = options.log
    this.#clock = options.clock
    this.#carrier = toSid("carrier", options.carrierId)
  }

  /** The connection has changed. `isLast`: no other takes messages. */
  changed({ name, state, reason, retryAt }: ConnectionStatus, isLast: boolean): void {
    const told = this.#of(name)
    const now = this.#clock.now()
    if (state === "up") {
      told.upSince = now
      this.#log.info({ carrier: this.#carrier, connection: name }, "a connection to a carrier is up")
    } else if (retryAt !== null) {
      if (told.upSince !== null && now - told.upSince >= wellMs) told.troubles.clear()
      told.upSince = null
      const sentence = isLast
        ? "a carrier is down, so its messages wait: see the reason; Posthorn tries again"
        : "a connection to a carrier is down: see the reason; Posthorn tries again"
      this.#logOnce(isLast ? "error" : "warn", name, reason ?? "", sentence)
    }
  }

  /** It is up and does not answer: what became of the messages is not known. */
  unanswered({ name, reason }: ConnectionStatus): void {
    const now = this.#clock.now()
    if (now - this.#unansweredAt < unansweredEveryMs) return
    this.#unansweredAt = now
    this.#log.warn({ carrier: this.#carrier, connection: name, reason }, unansweredSentence)
  }

  /** The connection goes on, but the carrier did what it should not. */
  fault(name: string, reason: string): void {
    this.#logOnce("warn", name, reason, "a carrier breaks the rules of its protocol: show it the reason")
  }

  /** A request of the carrier could not be processed, and the carrier was asked to send it again. */
  failed(name: string, command: string, error: unknown): void {
    this.#logOnce("error", name, `${command}: ${describeFailure(error)}`, failedSentence)
  }

  #logOnce(level: "warn" | "error", connection: string, reason: string, sentence: string): void {
    const { troubles } = this.#of(connection)
    const now = this.#clock.now()
    if (now - (troubles.get(reason) ?? -Infinity) < againMs) return
    troubles.delete(reason)
    troubles.set(reason, now)
    if (troubles.size > troublesMax) troubles.delete(troubles.keys().next().value ?? "")
    this.#log[level]({ carrier: this.#carrier, connection, reason }, sentence)
  }

  #of(name: string): Told {
    const told = this.#told.get(name) ?? { upSince: null, troubles: new Map<string, number>() }
    this.#told.set(name, told)
    return told
  }
}

const unansweredSentence =
  "a carrier does not answer submissions in time, so what became of them is not known: ask the carrier whether it is overloaded, or, " +
  "if it is slower by nature, raise response_timeout_ms in its settings"

const failedSentence =
  "a request from a carrier could not be processed, so Posthorn answered with a temporary error: the carrier sends it again; see the reason"

/** Without the text of an error of the store, which can quote what was to be stored. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error"
  const { code } = error as Error & { code?: unknown }
  return typeof code === "string" ? `${error.name} ${code}` : `${error.name}: ${error.message}`
}
