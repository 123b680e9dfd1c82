import type { ConnectionStatus } from "#messaging/carriers/carrier.ts"
import type { Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"

/** The interval at which a lasting fault is logged again. */
const againMs = 60 * 60 * 1_000
/** After this long without a fault, the next fault of a connection is logged as new. */
const wellMs = 60 * 1_000
/** The shortest interval between two logs of unanswered submissions, over all connections. */
const unansweredEveryMs = 60 * 1_000
/** The limit of different faults that are remembered for one connection. */
const troublesMax = 20

interface Told {
  upSince: number | null
  /** When each fault was logged. */
  troubles: Map<string, number>
}

/**
 * Logs the faults of a carrier's connections. Each fault is logged once, however often the connection
 * retries, and once an hour while it lasts.
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

  /** The connection's state changed. `isLast`: no other connection accepts messages. */
  changed({ name, state, reason, retryAt }: ConnectionStatus, isLast: boolean): void {
    const told = this.#of(name)
    const now = this.#clock.elapsed()
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

  /** The connection is up but does not answer, so the outcome of its messages is unknown. */
  unanswered({ name, reason }: ConnectionStatus): void {
    const now = this.#clock.elapsed()
    if (now - this.#unansweredAt < unansweredEveryMs) return
    this.#unansweredAt = now
    this.#log.warn({ carrier: this.#carrier, connection: name, reason }, unansweredSentence)
  }

  /** The carrier violated the protocol, but the connection continues. */
  fault(name: string, reason: string): void {
    this.#logOnce("warn", name, reason, "a carrier breaks the rules of its protocol: show it the reason")
  }

  /** A request of the carrier could not be processed, and the carrier was asked to send it again. */
  failed(name: string, command: string, error: unknown): void {
    this.#logOnce("error", name, `${command}: ${describeFailure(error)}`, failedSentence)
  }

  #logOnce(level: "warn" | "error", connection: string, reason: string, sentence: string): void {
    const { troubles } = this.#of(connection)
    const now = this.#clock.elapsed()
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

/** Omits the text of a store's error, because it can quote the values to be stored. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error"
  const { code } = error as Error & { code?: unknown }
  return typeof code === "string" ? `${error.name} ${code}` : `${error.name}: ${error.message}`
}
