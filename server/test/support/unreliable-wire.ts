import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net"

export type Trouble =
  /** Nothing listens. */
  | "unreachable"
  /** What comes back ends after its first bytes. */
  | "cut"
  /** Nothing comes back. */
  | "mute"
  /** This comes back instead of each answer, and the connection ends. */
  | { instead: string }

/** Stands before a server, on a port of its own, and lets everything through, or does something else. */
export class UnreliableWire {
  port = 0
  readonly #behind: () => number
  #server: Server | null = null
  #trouble: Trouble | null = null
  readonly #sockets = new Set<Socket>()

  constructor(behind: () => number) {
    this.#behind = behind
  }

  async start(): Promise<this> {
    const server = createServer((near) => this.#join(near))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve))
    this.port = (server.address() as AddressInfo).port
    return this
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  }

  /** From now on; null for none. */
  async become(trouble: Trouble | null): Promise<void> {
    this.#trouble = trouble
    if (trouble === "unreachable") await this.stop()
    else if (!this.#server) await this.start()
  }

  #join(near: Socket): void {
    const far = connect({ host: "127.0.0.1", port: this.#behind() })
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      this.#sockets.add(socket)
      socket.on("error", () => undefined)
      socket.on("close", () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    near.on("data", (piece: Buffer) => far.write(piece))
    far.on("data", (piece: Buffer) => this.#answer(near, piece))
  }

  #answer(near: Socket, piece: Buffer): void {
    if (this.#trouble === null) near.write(piece)
    else if (this.#trouble === "cut") near.end(piece.subarray(0, 10))
    else if (typeof this.#trouble === "object") near.end(this.#trouble.instead)
  }
}
