import type { Socket } from "node:net"
import type { Clock } from "#core/std/clock.ts"

/**
 * The parts of a request's duration, in milliseconds that do not overlap. Null means that the part did not
 * occur: over a reused connection there is no name lookup and no connecting. If a connection fails, its last
 * part counts until the failure.
 */
export interface Timing {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  /** From the open connection to the head of the response. */
  firstByteMs: number | null
}

export const noTiming: Timing = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

/**
 * Measures the parts of one connection: listens to its socket, and returns the parts when it is open or has
 * failed.
 */
export class ConnectionTiming {
  readonly #clock: Clock
  #since: number
  readonly #parts: Timing = { ...noTiming }
  #phase: "dnsMs" | "connectMs" | "tlsMs"

  constructor(clock: Clock, { isLiteral }: { isLiteral: boolean }) {
    this.#clock = clock
    this.#since = clock.elapsed()
    this.#phase = isLiteral ? "connectMs" : "dnsMs"
  }

  follow(socket: Socket): void {
    // Emitted once for each address of the name.
    socket.once("lookup", () => this.#phase === "dnsMs" && this.#next("connectMs"))
    socket.once("connect", () => this.#next("tlsMs"))
  }

  end(): Timing {
    this.#next(this.#phase)
    return this.#parts
  }

  #next(phase: "connectMs" | "tlsMs" | "dnsMs"): void {
    const now = this.#clock.elapsed()
    this.#parts[this.#phase] = now - this.#since
    this.#since = now
    this.#phase = phase
  }
}

/**
 * The connection that is being handed over. The client starts or fails the waiting request before the
 * handover returns. So that request finds its connection's parts here, and later requests over the same
 * connection find none.
 */
export class Handover {
  #made: Timing | null = null

  during(made: Timing, handOver: () => void): void {
    this.#made = made
    handOver()
    this.#made = null
  }

  readTiming(): Timing {
    const made = this.#made ?? noTiming
    this.#made = null
    return made
  }
}
