import { Histogram, type HistogramShape } from "../histogram.ts"
import { Connection } from "./connection.ts"
import { RequestTemplate, type RequestShape } from "./request-template.ts"

export interface LoadOptions {
  host: string
  port: number
  connections: number
  request: RequestShape
  /** The total number of requests. */
  requests: number
  /**
   * Open loop: this many a second, whatever the answers are. Absent: closed loop, the next request when the
   * last is answered.
   */
  ratePerSecond?: number
  /** The number of the first request, so that the requests of two runs differ. */
  firstNumber?: number
  /** Stops sending after this time, even if requests are left. */
  durationMsMax?: number
}

export interface LoadResult {
  /** The number of answered requests. */
  requests: number
  seconds: number
  ratePerSecond: number
  statuses: Record<string, number>
  /**
   * From the time at which a request was due, so that an open loop hides no wait (no coordinated omission).
   */
  latency: HistogramShape
  cpuMicrosPerRequest: number
  /** The first unsuccessful answer, for a person. */
  firstFailure: string | null
}

const tickMs = 1

/** Runs one load to its end. Rejects when a connection breaks. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const load = new Load(options)
  await load.open()
  try {
    return await load.run()
  } finally {
    load.close()
  }
}

class Load {
  readonly #options: LoadOptions
  readonly #template: RequestTemplate
  readonly #latency = new Histogram()
  readonly #statuses = new Map<number, number>()
  readonly #ended = Promise.withResolvers<void>()
  readonly #free: Connection[] = []
  /** Due times of requests for which no connection was free. */
  readonly #late: number[] = []
  #connections: Connection[] = []
  #sent = 0
  #answered = 0
  #requests: number
  #firstFailure: string | null = null

  constructor(options: LoadOptions) {
    this.#options = options
    this.#requests = options.requests
    this.#template = new RequestTemplate(options.request, `${options.host}:${options.port}`)
  }

  async open(): Promise<void> {
    const { host, port } = this.#options
    const opening = Array.from({ length: this.#options.connections }, () =>
      Connection.open({
        host,
        port,
        request: this.#template.copy(),
        onAnswer: (...answer) => this.#onAnswer(...answer),
      }),
    )
    this.#connections = await Promise.all(opening)
    for (const connection of this.#connections) connection.onBroken((error) => this.#ended.reject(error))
  }

  async run(): Promise<LoadResult> {
    const cpu = process.cpuUsage()
    const startedAt = performance.now()
    const ticker = this.#options.ratePerSecond
      ? this.#startOpen(startedAt, this.#options.ratePerSecond)
      : this.#startClosed()
    const timer = setTimeout(() => this.#stopSending(), this.#options.durationMsMax ?? 2 ** 31 - 1)
    await this.#ended.promise.finally(() => {
      clearTimeout(timer)
      clearInterval(ticker)
    })
    const seconds = (performance.now() - startedAt) / 1000
    const { user, system } = process.cpuUsage(cpu)
    return {
      requests: this.#answered,
      seconds,
      ratePerSecond: this.#answered / seconds,
      statuses: Object.fromEntries(this.#statuses),
      latency: this.#latency.toShape(),
      cpuMicrosPerRequest: (user + system) / this.#answered,
      firstFailure: this.#firstFailure,
    }
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }

  #startClosed(): undefined {
    for (const connection of this.#connections) {
      if (this.#sent < this.#requests) this.#send(connection, performance.now())
    }
  }

  #startOpen(startedAt: number, ratePerSecond: number): NodeJS.Timeout {
    this.#free.push(...this.#connections)
    let due = 0
    return setInterval(() => {
      const dueByNow = Math.min(Math.floor(((performance.now() - startedAt) / 1000) * ratePerSecond), this.#requests)
      for (; due < dueByNow; due++) this.#sendOrQueue(startedAt + (due / ratePerSecond) * 1000)
    }, tickMs)
  }

  #sendOrQueue(dueAt: number): void {
    const connection = this.#free.pop()
    if (connection) this.#send(connection, dueAt)
    else this.#late.push(dueAt)
  }

  #send(connection: Connection, dueAt: number): void {
    const number = (this.#options.firstNumber ?? 0) + this.#sent++
    connection.dueAt = dueAt
    this.#template.fill(connection.request, number, Math.floor((performance.timeOrigin + dueAt) * 1000))
    connection.send()
  }

  #onAnswer(connection: Connection, status: number, bytes: Buffer, start: number, end: number): void {
    const now = performance.now()
    this.#latency.record((now - connection.dueAt) * 1000)
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    if (status >= 400) this.#firstFailure ??= bytes.toString("utf8", start, Math.min(end, start + 2000))
    this.#answered++
    if (this.#answered >= this.#requests) return this.#ended.resolve()
    if (this.#options.ratePerSecond) this.#next(connection)
    else if (this.#sent < this.#requests) this.#send(connection, now)
  }

  #next(connection: Connection): void {
    const dueAt = this.#late.shift()
    if (dueAt === undefined) this.#free.push(connection)
    else this.#send(connection, dueAt)
  }

  #stopSending(): void {
    this.#requests = this.#sent
    if (this.#answered >= this.#requests) this.#ended.resolve()
  }
}
