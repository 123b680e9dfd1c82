import { createServer, type AddressInfo, type Server } from "node:net"
import { Histogram, type HistogramShape } from "../histogram.ts"
import { MessageReader } from "../wire/message-reader.ts"

export interface CallbackReport {
  received: number
  /** The number of different ids. */
  distinct: number
  /** From the time at which a message's request was due to its callback. */
  latency: HistogramShape
}

const ok = Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
const mark = /^GET \/dlr\?id=(\d+)&due=(\d+)/

/**
 * Receives Kannel's delivery reports: plain HTTP, a GET for each, `/dlr?id=<number>&due=<microseconds>`.
 * Counts the ids.
 */
export class Callbacks {
  readonly #server: Server
  #ids = new Set<string>()
  #received = 0
  #expected = Infinity
  #latency = new Histogram()
  #onReached = () => {}

  constructor() {
    this.#server = createServer({ noDelay: true }, (socket) => {
      const reader = new MessageReader((bytes, start, bodyStart) => {
        this.#take(bytes.toString("latin1", start, bodyStart))
        socket.write(ok)
      })
      socket.on("data", (chunk) => reader.feed(chunk))
      socket.on("error", () => socket.destroy())
    })
  }

  /** Listens on a free port of 127.0.0.1 and returns it. */
  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, "127.0.0.1", () => resolve((this.#server.address() as AddressInfo).port))
    })
  }

  /** Resets the counts, and waits for this number of ids. */
  expect({ ids }: { ids: number }): void {
    this.#ids = new Set()
    this.#received = 0
    this.#expected = ids
    this.#latency = new Histogram()
  }

  /** Returns the counts as soon as everything expected has arrived, or after `timeoutMs`. */
  async report({ timeoutMs }: { timeoutMs: number }): Promise<CallbackReport> {
    if (this.#ids.size < this.#expected)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        this.#onReached = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    return { received: this.#received, distinct: this.#ids.size, latency: this.#latency.toShape() }
  }

  #take(head: string): void {
    const [, id = "", dueMicros = ""] = mark.exec(head) ?? []
    this.#received++
    if (this.#ids.has(id)) return
    this.#ids.add(id)
    this.#latency.record((performance.timeOrigin + performance.now()) * 1000 - Number(dueMicros))
    if (this.#ids.size >= this.#expected) this.#onReached()
  }
}
