/**
 * Connections that begin in one turn of the event loop. Each costs a millisecond or more, most of it in later
 * turns.
 */
const perTurnMax = 8

/**
 * Limits how many connections begin in one turn of the event loop. Thousands at once, when events go out to
 * as many hosts, would fill every turn with handshakes for seconds and delay all other work. A request that
 * waits for its turn needs a tenth of the memory of a connection. Hosts that do not answer cost no time, so
 * their turns are short, and a thousand of them delay the next by milliseconds.
 */
export class ConnectLimiter {
  readonly #waiting: (() => void)[] = []
  #begun = 0
  #isTurning = false
  #isRunning = false

  /** Runs `connect` now or in a later turn. What begins within `connect` belongs to the same turn. */
  begin(connect: () => void): void {
    if (this.#isRunning) connect()
    else if (this.#begun >= perTurnMax || this.#waiting.length) this.#waiting.push(connect)
    else this.#run(connect)
  }

  #run(connect: () => void): void {
    this.#begun++
    if (!this.#isTurning) {
      this.#isTurning = true
      setImmediate(this.#turn)
    }
    this.#isRunning = true
    connect()
    this.#isRunning = false
  }

  readonly #turn = (): void => {
    this.#isTurning = false
    this.#begun = 0
    for (const connect of this.#waiting.splice(0, perTurnMax)) this.#run(connect)
  }
}
