import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net"

/** Both ends of one connection through the network. */
interface Link {
  near: Socket
  far: Socket
  /** What becomes of the next piece from either side. Undefined: it is passed on. */
  trouble: Trouble | undefined
}

type Trouble = (link: Link, piece: Buffer, from: "near" | "far") => void

/** What can become of connections. `near` is the side that connects. */
export type Disturbance = keyof typeof troubles

/** The network between two sides, on loopback, and what networks do to connections. */
export class Network {
  readonly #farPort: () => number
  readonly #random: () => number
  readonly #server: Server
  readonly #links = new Set<Link>()
  #disturbance: Disturbance | null = null

  constructor({ farPort, random }: { farPort: () => number; random: () => number }) {
    this.#farPort = farPort
    this.#random = random
    this.#server = createServer({ noDelay: true }, (near) => this.#open(near))
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Disturbs all connections, and new ones too until `heal`. */
  disturb(disturbance: Disturbance): void {
    this.#disturbance = disturbance
    for (const link of this.#links) troubles[disturbance](link, this.#random)
  }

  /** New connections work. Those that were disturbed stay as they are: nobody tells their ends. */
  heal(): void {
    this.#disturbance = null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const { near, far } of this.#links) for (const socket of [near, far]) socket.destroy()
    await closed
  }

  #open(near: Socket): void {
    const far = connect({ port: this.#farPort(), host: "127.0.0.1", noDelay: true })
    const link: Link = { near, far, trouble: undefined }
    this.#links.add(link)
    near.on("data", (piece) => carry(link, piece, "near"))
    far.on("data", (piece) => carry(link, piece, "far"))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket
        .on("error", () => undefined)
        // The end of a side that is cut off is not heard by the other.
        .on("close", () => link.trouble || other.destroy())
        .on("close", () => near.destroyed && far.destroyed && this.#links.delete(link))
    if (this.#disturbance) troubles[this.#disturbance](link, this.#random)
  }
}

function carry(link: Link, piece: Buffer, from: "near" | "far"): void {
  if (link.trouble) link.trouble(link, piece, from)
  else pass(link, piece, from)
}

function pass({ near, far }: Link, piece: Buffer, from: "near" | "far"): void {
  const to = from === "near" ? far : near
  if (!to.destroyed) to.write(piece)
}

/** Whatever comes goes nowhere, and nobody is told. */
const swallow: Trouble = () => undefined

const troubles = {
  /** Both sides are reset at once. */
  cut: (link: Link) => reset(link),
  /** The next piece, which holds a PDU, arrives in part, and with it the connection ends. */
  torn(link: Link, random: () => number) {
    link.trouble = (_, piece, from) => {
      passPart(link, { piece, from, random })
      link.trouble = swallow
      for (const socket of [link.near, link.far]) socket.end()
    }
  },
  /** The next piece arrives in part, and nothing after it. */
  stuck(link: Link, random: () => number) {
    link.trouble = (_, piece, from) => {
      passPart(link, { piece, from, random })
      link.trouble = swallow
    }
  },
  /** Nothing arrives any more on either side. */
  silent(link: Link) {
    link.trouble = swallow
  },
  /** What the near side says arrives; what it is told does not. */
  deaf(link: Link) {
    link.trouble = (_, piece, from) => from === "near" && pass(link, piece, from)
  },
  /** The far side is gone; the near one is not told. */
  half_open(link: Link) {
    link.trouble = swallow
    link.far.resetAndDestroy()
  },
} satisfies Record<string, (link: Link, random: () => number) => void>

export const disturbances = Object.keys(troubles) as Disturbance[]

function passPart(link: Link, { piece, from, random }: { piece: Buffer; from: "near" | "far"; random: () => number }) {
  pass(link, piece.subarray(0, 1 + Math.trunc(random() * (piece.length - 1))), from)
}

function reset({ near, far }: Link): void {
  for (const socket of [near, far]) if (!socket.destroyed) socket.resetAndDestroy()
}
