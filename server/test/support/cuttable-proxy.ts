import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net"

/** A way to somewhere that can be cut as a cable is: nothing passes any more, and neither side is told. */
export class CuttableProxy {
  readonly #target: NetConnectOpts
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  readonly #server = createServer((near) => this.#join(near))
  #isCut = false

  constructor(target: NetConnectOpts) {
    this.#target = target
  }

  async listen(host: string, port = 0): Promise<number> {
    await new Promise<void>((resolve, reject) => this.#server.once("error", reject).listen(port, host, resolve))
    return (this.#server.address() as AddressInfo).port
  }

  cut(): void {
    this.#isCut = true
  }

  /** The cable is there again. What was connected over the old one is not. */
  heal(): void {
    this.#isCut = false
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.heal()
    await closed
  }

  #join(near: Socket): void {
    const far = connect(this.#target)
    const pair = [near, far] as const
    this.#pairs.add(pair)
    this.#pass(near, far, pair)
    this.#pass(far, near, pair)
  }

  #pass(from: Socket, to: Socket, pair: readonly [Socket, Socket]): void {
    from.setNoDelay(true)
    from.on("data", (octets) => this.#isCut || to.write(octets))
    from.on("error", () => undefined)
    from.on("close", () => {
      if (this.#isCut) return
      to.destroy()
      this.#pairs.delete(pair)
    })
  }
}
