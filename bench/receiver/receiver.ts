import type { KeyObject } from "node:crypto"
import { createServer, type Server, type TLSSocket } from "node:tls"
import { Histogram, type HistogramShape } from "../histogram.ts"
import { dueMark } from "../load/request-template.ts"
import { MessageReader } from "../wire/message-reader.ts"
import { isSigned, keyOf } from "./verify.ts"

/** The counts since the last `expect`. */
export interface ReceiverReport {
  /** Deliveries with a correct signature, including repeated ones. */
  received: number
  distinct: number
  /** Deliveries with a wrong signature or a stale timestamp. */
  unsigned: number
  /** From the first to the last distinct event. */
  seconds: number
  /** The number of new TLS connections. */
  connections: number
  /** From the time at which a message's request was due to the receipt of its event. */
  latency: HistogramShape
  /** From the event's own time, which is before its commit, to its receipt, for events that contain it. */
  sinceEvent: HistogramShape
}

export interface Expected {
  /** The secret of each endpoint by the path of its URL. */
  secrets: Readonly<Record<string, string>>
  /** The number of distinct events, over all endpoints that do not misbehave. */
  events: number
}

/** The path of the endpoint in figures with a single one. */
export const webhookPath = "/hook"

const ok = Buffer.from("HTTP/1.1 204 No Content\r\n\r\n")
const fail = Buffer.from("HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n")
const dripHead = Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n")
const dripEveryMs = 1_000
const timeName = Buffer.from('"timestamp":"')
const timeLength = "2026-11-21T08:30:00.000Z".length

/** The ways in which an endpoint misbehaves, by the beginning of its path. Its deliveries do not count. */
export const misbehaviours = ["/hang", "/drip", "/fail"] as const

/**
 * HTTPS endpoints of customers. It verifies the signature of each delivery, answers 204, and counts. It
 * supports TLS and only the necessary HTTP, because it runs on the measured machine.
 */
export class Receiver {
  readonly #certificates: { key: string; certificate: string }
  readonly #servers: Server[] = []
  #keys = new Map<string, KeyObject>()
  #ids = new Set<string>()
  #expected = Infinity
  #reached: () => void = () => {}
  #latency = new Histogram()
  #sinceEvent = new Histogram()
  #counts = { received: 0, unsigned: 0, connections: 0 }
  #firstAt = 0
  #lastAt = 0

  constructor(certificates: { key: string; certificate: string }) {
    this.#certificates = certificates
  }

  /** Listens on one more free port of 127.0.0.1 and returns it. Another port is another origin. */
  listen(): Promise<number> {
    const { key, certificate: cert } = this.#certificates
    const server = createServer({ key, cert, ALPNProtocols: ["http/1.1"] }, (socket) => this.#serve(socket))
    this.#servers.push(server)
    return new Promise((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address()
        resolve(typeof address === "object" && address ? address.port : 0)
      })
    })
  }

  /**
   * Resets the counts, and from now on waits for this number of distinct events, each signed with the secret
   * of its path.
   */
  expect({ secrets, events }: Expected): void {
    this.#keys = new Map(Object.entries(secrets).map(([path, secret]) => [path, keyOf(secret)]))
    this.#ids = new Set()
    this.#expected = events
    this.#latency = new Histogram()
    this.#sinceEvent = new Histogram()
    this.#counts = { received: 0, unsigned: 0, connections: 0 }
    this.#firstAt = this.#lastAt = 0
  }

  /** Returns the counts as soon as everything expected has arrived, or after `timeoutMs`. */
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
    const [latency, sinceEvent] = [this.#latency.toShape(), this.#sinceEvent.toShape()]
    return { ...this.#counts, distinct: this.#ids.size, seconds, latency, sinceEvent }
  }

  close(): void {
    for (const server of this.#servers) server.close()
  }

  #serve(socket: TLSSocket): void {
    this.#counts.connections++
    const reader = new MessageReader((bytes, start, bodyStart, end) => {
      const head = bytes.toString("latin1", start, bodyStart)
      const path = head.slice(head.indexOf(" ") + 1, head.indexOf(" HTTP/"))
      if (misbehaviours.some((misbehaviour) => path.startsWith(misbehaviour))) return misbehave(socket, path)
      this.#take(head, path, bytes.subarray(bodyStart, end))
      socket.write(ok)
    })
    socket.setNoDelay(true)
    socket.on("data", (chunk) => reader.feed(chunk))
    socket.on("error", () => socket.destroy())
  }

  #take(head: string, path: string, body: Buffer): void {
    const now = performance.timeOrigin + performance.now()
    const parts = {
      id: header(head, "webhook-id"),
      timestamp: header(head, "webhook-timestamp"),
      signature: header(head, "webhook-signature"),
      body,
    }
    const key = this.#keys.get(path)
    if (!key || !isSigned(parts, key, now / 1000)) return void this.#counts.unsigned++
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
    const time = body.indexOf(timeName)
    if (time >= 0) {
      const from = time + timeName.length
      this.#sinceEvent.record((now - Date.parse(body.toString("latin1", from, from + timeLength))) * 1000)
    }
    if (this.#ids.size >= this.#expected) this.#reached()
  }
}

function misbehave(socket: TLSSocket, path: string): void {
  if (path.startsWith("/fail")) return void socket.write(fail)
  if (path.startsWith("/hang")) return
  socket.write(dripHead)
  const drip = setInterval(() => socket.write("x"), dripEveryMs)
  socket.on("close", () => clearInterval(drip))
}

function header(head: string, name: string): string {
  const lower = head.toLowerCase()
  const at = lower.indexOf(`\r\n${name}:`)
  if (at < 0) return ""
  const from = at + name.length + 3
  return head.slice(from, head.indexOf("\r\n", from)).trim()
}
