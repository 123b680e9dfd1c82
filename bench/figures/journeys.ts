import type { LoadResult } from "../load/run-load.ts"
import { webhookPath, type ReceiverReport } from "../receiver/receiver.ts"
import { Bench, expectOnly, type BenchOptions, type Settings } from "../system/bench.ts"
import { messageRequest } from "./message-request.ts"

export interface Journey {
  accepted: LoadResult
  received: ReceiverReport
  /** From the first request to the last event, or to the timeout. */
  seconds: number
}

/** The whole way of messages: from a request to the verified webhook about its delivery. */
export class Journeys {
  readonly bench: Bench
  readonly #secret: string
  #firstNumber = 0

  private constructor(bench: Bench, secret: string) {
    this.bench = bench
    this.#secret = secret
  }

  static async start(settings: Settings, options: BenchOptions = {}): Promise<Journeys> {
    const bench = await Bench.start(settings, { withReceiver: true, ...options })
    return new Journeys(bench, await bench.register("messages.delivered"))
  }

  /** Sends this many messages and waits for their events, at most `patienceMs` after the last answer. */
  async run(requests: number, patienceMs: number, options: { ratePerSecond?: number } = {}): Promise<Journey> {
    const { bench } = this
    await bench.receiver.ask("expect", { secrets: { [webhookPath]: this.#secret }, events: requests })
    const startedAt = performance.now()
    const request = messageRequest(bench.server.authorization)
    const accepted = await bench.load({ requests, request, firstNumber: this.#firstNumber, ...options })
    this.#firstNumber += requests
    expectOnly(201, accepted)
    const received = await bench.receiver.ask("report", { timeoutMs: patienceMs })
    return { accepted, received, seconds: (performance.now() - startedAt) / 1000 }
  }
}
