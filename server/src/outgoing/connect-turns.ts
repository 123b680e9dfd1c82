/** Connections that begin in one turn of the event loop. Each costs a millisecond or more, most of it in later turns. */
const perTurnMax = 8

/**
 * Lets connections begin a few in each turn of the event loop. Thousands at once, when events go out to as many hosts, would
 * keep every turn busy with handshakes for seconds, and requests and other deliveries with it; and a request that waits for its
 * turn needs a tenth of the memory that a connection needs. Hosts that do not answer cost no
 * time, so turns are short then, and a thousand of them hold up the next by milliseconds.
 */
export class ConnectTurns {
  readonly #waiting: (() => void)[] = []
  #begun = 0
  #isTurning = false
  #isRunning = false

  /** Runs it now or in a later turn. What begins within something that has its turn belongs to it. */
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
