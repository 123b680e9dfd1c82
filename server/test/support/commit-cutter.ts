import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net"

/**
 * Where a connection ends: before its COMMIT has arrived, or when the store has answered it and nobody has
 * heard the answer.
 */
export type CommitCut = "before" | "after"

/** Stands before PostgreSQL, and cuts connections at their COMMIT, or keeps its answer to itself. */
export class CommitCutter {
  readonly #target: NetConnectOpts
  readonly #cuts: CommitCut[] = []
  #held: { text: string; resolve: () => void } | undefined
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((near) => this.#join(near))

  constructor(target: NetConnectOpts) {
    this.#target = target
  }

  /** At the commits that come next, one each; then all is passed on. */
  cutAt(...cuts: CommitCut[]): void {
    this.#cuts.push(...cuts)
  }

  /**
   * Withholds what the store answers to the COMMIT of the next transaction with this text. Resolves when it
   * has answered.
   */
  holdCommitOf(text: string): Promise<void> {
    return new Promise((resolve) => (this.#held = { text, resolve }))
  }

  /** Of those that were asked for. */
  get cutsLeft(): number {
    return this.#cuts.length
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    return (this.#server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(near: Socket): void {
    const far = connect(this.#target)
    let isAnswerLost = false
    let isHeldNext = false
    let withhold: (() => void) | undefined
    const cut = () => [near, far].forEach((socket) => socket.destroy())
    near.on("data", (octets) => {
      const at = octets.includes("commit") ? this.#cuts.shift() : undefined
      if (at === "before") return cut()
      isAnswerLost ||= at === "after"
      isHeldNext ||= this.#held !== undefined && octets.includes(this.#held.text)
      if (this.#held && isHeldNext && octets.includes("commit")) {
        withhold = this.#held.resolve
        this.#held = undefined
      }
      far.write(octets)
    })
    far.on("data", (octets) => {
      // Answers to earlier statements can come alone.
      if (withhold) {
        if (octets.includes("COMMIT")) withhold()
      } else if (isAnswerLost) cut()
      else near.write(octets)
    })
    for (const socket of [near, far]) {
      this.#sockets.add(socket)
      socket.on("error", () => undefined)
      socket.on("close", () => {
        this.#sockets.delete(socket)
        cut()
      })
    }
  }
}
