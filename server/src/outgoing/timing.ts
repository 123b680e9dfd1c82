import type { Socket } from "node:net"
import type { Clock } from "#std/clock.ts"

/**
 * Where the time of a request went, in milliseconds that do not overlap. Null is what it had no part of: over a connection that
 * was kept alive there is no name to look up and nothing to connect to. The part in which a connection failed is counted to its
 * failure.
 */
export interface Timing {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  /** From the connection being there to the head of the response. */
  firstByteMs: number | null
}

export const noTiming: Timing = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

/** The making of one connection: listens to its socket, and gives the parts when it is there or has failed. */
export class ConnectionTiming {
  readonly #clock: Clock
  #since: number
  readonly #parts: Timing = { ...noTiming }
  #phase: "dnsMs" | "connectMs" | "tlsMs"

  constructor(clock: Clock, { isLiteral }: { isLiteral: boolean }) {
    this.#clock = clock
    this.#since = clock.now()
    this.#phase = isLiteral ? "connectMs" : "dnsMs"
  }

  follow(socket: Socket): void {
    // Told once for each address of the name.
    socket.once("lookup", () => this.#phase === "dnsMs" && this.#next("connectMs"))
    socket.once("connect", () => this.#next("tlsMs"))
  }

  end(): Timing {
    this.#next(this.#phase)
    return this.#parts
  }

  #next(phase: "connectMs" | "tlsMs" | "dnsMs"): void {
    const now = this.#clock.now()
    this.#parts[this.#phase] = now - this.#since
    this.#since = now
    this.#phase = phase
  }
}

/**
 * The connection that is being handed over. The client begins the request that waits for it, or fails it, before the hand-over
 * returns, so that request finds its connection's parts here, and those that come later over the same connection find none.
 */
export class Handover {
  #made: Timing | null = null

  during(made: Timing, handOver: () => void): void {
    this.#made = made
    handOver()
    this.#made = null
  }

  take(): Timing {
    const made = this.#made ?? noTiming
    this.#made = null
    return made
  }
}
