import { createServer } from "node:tls"
import type { Server, TLSSocket } from "node:tls"
import { Histogram } from "../histogram.ts"
import type { HistogramShape } from "../histogram.ts"
import { dueMark } from "../load/request-template.ts"
import { MessageReader } from "../wire/message-reader.ts"
import { isSigned, keyOf } from "./verify.ts"

/** What has come in since the last `expect`. */
export interface ReceiverReport {
  /** Deliveries with a right signature, repeats among them. */
  received: number
  /** Distinct events among them. */
  distinct: number
  /** Deliveries with a wrong signature or a stale timestamp. */
  unsigned: number
  /** From the first to the last distinct event. */
  seconds: number
  /** From the moment at which a message's request was due to the receipt of its event. */
  latency: HistogramShape
}

const ok = Buffer.from("HTTP/1.1 204 No Content\r\n\r\n")

/**
 * An HTTPS endpoint of a customer: verifies the signature of each delivery, answers 204, and remembers what it saw. Speaks TLS
 * and just enough HTTP, since it runs on the machine that is measured.
 */
export class Receiver {
  readonly #server: Server
  #key: Buffer = Buffer.alloc(0)
  #ids = new Set<string>()
  #expected = Infinity
  #reached: () => void = () => {}
  #latency = new Histogram()
  #counts = { received: 0, unsigned: 0 }
  #firstAt = 0
  #lastAt = 0

  constructor({ key, certificate }: { key: string; certificate: string }) {
    this.#server = createServer({ key, cert: certificate, ALPNProtocols: ["http/1.1"] }, (socket) =>
      this.#serve(socket),
    )
  }

  /** Listens on a free port of 127.0.0.1 and gives its number. */
  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, "127.0.0.1", () => {
        const address = this.#server.address()
        resolve(typeof address === "object" && address ? address.port : 0)
      })
    })
  }

  /** Forgets what came in, and from now on waits for this number of distinct events signed with this secret. */
  expect({ secret, events }: { secret: string; events: number }): void {
    this.#key = keyOf(secret)
    this.#ids = new Set()
    this.#expected = events
    this.#latency = new Histogram()
    this.#counts = { received: 0, unsigned: 0 }
    this.#firstAt = this.#lastAt = 0
  }

  /** What came in, as soon as all that is expected did, or after `timeoutMs`. */
  async report({ timeoutMs }: { timeoutMs: number }): Promise<ReceiverReport> {
    if (this.#ids.size < this.#expected) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        this.#reached = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    const seconds = (this.#lastAt - this.#firstAt) / 1000
    return { ...this.#counts, distinct: this.#ids.size, seconds, latency: this.#latency.toShape() }
  }

  close(): void {
    this.#server.close()
  }

  #serve(socket: TLSSocket): void {
    const reader = new MessageReader((bytes, start, bodyStart, end) => {
      this.#take(bytes.toString("latin1", start, bodyStart), bytes.subarray(bodyStart, end))
      socket.write(ok)
    })
    socket.setNoDelay(true)
    socket.on("data", (chunk) => reader.feed(chunk))
    socket.on("error", () => socket.destroy())
  }

  #take(head: string, body: Buffer): void {
    const now = performance.timeOrigin + performance.now()
    const parts = {
      id: header(head, "webhook-id"),
      timestamp: header(head, "webhook-timestamp"),
      signature: header(head, "webhook-signature"),
      body,
    }
    if (!isSigned(parts, this.#key, now / 1000)) return void this.#counts.unsigned++
    this.#counts.received++
    if (this.#ids.has(parts.id)) return
    this.#ids.add(parts.id)
    this.#firstAt ||= now
    this.#lastAt = now
    const mark = body.indexOf(dueMark)
    if (mark >= 0)
      this.#latency.record(
        now * 1000 - Number(body.toString("latin1", mark + dueMark.length, mark + dueMark.length + 16)),
      )
    if (this.#ids.size >= this.#expected) this.#reached()
  }
}

function header(head: string, name: string): string {
  const lower = head.toLowerCase()
  const at = lower.indexOf(`\r\n${name}:`)
  if (at < 0) return ""
  const from = at + name.length + 3
  return head.slice(from, head.indexOf("\r\n", from)).trim()
}
