import { Agent, request } from "node:http"
import { createServer, type AddressInfo, type Server, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { MessageReader } from "../wire/message-reader.ts"

export interface GatewayBehaviour {
  /** From a request to its answer. */
  answerMs: number
  /** The URL for each message's receipt, right after its answer. Null sends no receipts. */
  receiptUrl: string | null
  /** The number of messages to wait for, with their receipts. */
  messages: number
}

export interface GatewayReport {
  messages: number
  /** Acknowledged receipts, and those that were refused temporarily and sent again. */
  receipts: number
  refusedReceipts: number
  connections: number
  /** The real mean delay of answers. Timers and a busy processor add to the requested delay. */
  meanAnswerMs: number
}

const againMs = 50
/** The limit of concurrent receipts, over connections that stay open. */
const receiptConnections = 50

/**
 * A gateway with an API over plain HTTP. It accepts every request, answers with an id after a fixed time, and
 * sends receipts.
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

  /** Listens on a free port of 127.0.0.1 and returns it. */
  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, "127.0.0.1", () => resolve((this.#server.address() as AddressInfo).port))
    })
  }

  /** Resets the counts, and behaves like this from now on. */
  expect(behaviour: GatewayBehaviour): void {
    this.#behaviour = behaviour
    this.#report = emptyReport()
    this.#answersMs = 0
  }

  /** Returns the counts as soon as everything expected has arrived, or after `timeoutMs`. */
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

  /** Returns the status, or 0 without an answer. */
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
