import { Agent, request } from "node:http"
import { createServer, type AddressInfo, type Server, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { MessageReader } from "../wire/message-reader.ts"

export interface GatewayBehaviour {
  /** From a request to its answer. */
  answerMs: number
  /** Where each message's receipt is brought right after its answer; null brings none. */
  receiptUrl: string | null
  /** Messages that are waited for, with their receipts. */
  messages: number
}

export interface GatewayReport {
  messages: number
  /** Receipts that were acknowledged, and those that were refused for now and brought again. */
  receipts: number
  refusedReceipts: number
  connections: number
  /** How long answers really took: timers and a busy processor add to what was asked for. */
  meanAnswerMs: number
}

const againMs = 50
/** Receipts under way at once, over connections that stay open. */
const receiptConnections = 50

/**
 * A gateway with an API over plain HTTP: takes every request, answers an id after a fixed time, and brings
 * receipts.
 */
export class BenchGateway {
  readonly #server: Server
  readonly #agent = new Agent({ keepAlive: true, maxSockets: receiptConnections })
  #behaviour: GatewayBehaviour = { answerMs: 0, receiptUrl: null, messages: 0 }
  #report = emptyReport()
  #answersMs = 0
  #ids = 0
  #onReached = () => {}

  constructor() {
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#report.connections++
      const reader = new MessageReader(() => this.#take(socket))
      socket.on("data", (chunk) => reader.feed(chunk))
      socket.on("error", () => socket.destroy())
    })
  }

  /** Listens on a free port of 127.0.0.1 and gives its number. */
  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, "127.0.0.1", () => resolve((this.#server.address() as AddressInfo).port))
    })
  }

  /** Forgets what came, and behaves like this from now on. */
  expect(behaviour: GatewayBehaviour): void {
    this.#behaviour = behaviour
    this.#report = emptyReport()
    this.#answersMs = 0
  }

  /** What came, as soon as all that is expected did, or after `timeoutMs`. */
  async report({ timeoutMs }: { timeoutMs: number }): Promise<GatewayReport> {
    if (!this.#isReached) {
      const reached = new Promise<void>((resolve) => (this.#onReached = resolve))
      await Promise.race([reached, sleep(timeoutMs, undefined, { ref: false })])
    }
    return { ...this.#report, meanAnswerMs: this.#answersMs / Math.max(this.#report.messages, 1) }
  }

  get #isReached(): boolean {
    const { messages, receiptUrl } = this.#behaviour
    return this.#report.messages >= messages && (receiptUrl === null || this.#report.receipts >= messages)
  }

  #take(socket: Socket): void {
    const { answerMs, receiptUrl } = this.#behaviour
    const id = `g${(++this.#ids).toString(16).padStart(8, "0")}`
    const since = performance.now()
    const answer = () => {
      this.#answersMs += performance.now() - since
      const body = `{"id":"${id}"}`
      socket.write(
        `HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      this.#report.messages++
      if (receiptUrl !== null) void this.#bringReceipt(receiptUrl, id)
      if (this.#isReached) this.#onReached()
    }
    if (answerMs === 0) answer()
    else setTimeout(answer, answerMs)
  }

  async #bringReceipt(url: string, id: string): Promise<void> {
    const body = `id=${id}&status=delivered`
    while ((await this.#post(url, body)) !== 200) {
      this.#report.refusedReceipts++
      await sleep(againMs)
    }
    this.#report.receipts++
    if (this.#isReached) this.#onReached()
  }

  /** Gives the status, or 0 without an answer. */
  #post(url: string, body: string): Promise<number> {
    return new Promise((resolve) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": body.length,
        "x-secret": "hooks",
      }
      const posted = request(url, { method: "POST", agent: this.#agent, headers }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0))
      })
      posted.on("error", () => resolve(0)).end(body)
    })
  }
}

function emptyReport(): Omit<GatewayReport, "meanAnswerMs"> {
  return { messages: 0, receipts: 0, refusedReceipts: 0, connections: 0 }
}
