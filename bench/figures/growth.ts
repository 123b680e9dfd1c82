import { Bench, expectOnly, percentiles } from "../system/bench.ts"
import { median, type Figure } from "./figure.ts"
import { messageRequest } from "./message-request.ts"
import { someSids, storeMessages } from "./store-messages.ts"

const messagesDefault = 60_000
const storedDefault = 5_000_000
const warmUp = 30_000
const readsWarmUp = 500
const reads = 3_000
const readConnections = 1
const drainMaxMs = 600_000
const sidsPicked = 2_000

interface Reading {
  accepted: number[]
  list: number[]
  get: number[]
}

export const growth: Figure = {
  name: "growth",
  sentence:
    "Accept rate and p50 of list and get with many stored messages, as a part of the same on a nearly empty store.",
  goals: [
    { column: "accept ratio", is: "at least", value: 0.85 },
    { column: "list ratio", is: "at most", value: 1.5 },
    { column: "get ratio", is: "at most", value: 1.5 },
  ],
  async measure(settings, say) {
    const stored = settings.stored ?? storedDefault
    const bench = await Bench.start(settings)
    try {
      const meter = new Meter(bench)
      const empty = await meter.read(settings.runs)
      say(`nearly empty: ${show(empty)}`)
      const seconds = await storeMessages(bench.store, bench.server.account.sid, stored)
      say(`${stored} messages stored in ${seconds.toFixed(0)} s`)
      const full = await meter.read(settings.runs)
      say(`full: ${show(full)}`)
      const rows = full.accepted.map((accepted, run) => ({
        "accepted/s empty": empty.accepted[run]!,
        "accepted/s": accepted,
        "accept ratio": accepted / median(empty.accepted),
        "list ms empty": empty.list[run]!,
        "list ms": full.list[run]!,
        "list ratio": full.list[run]! / median(empty.list),
        "get ms empty": empty.get[run]!,
        "get ms": full.get[run]!,
        "get ratio": full.get[run]! / median(empty.get),
        stored,
      }))
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}

/** Measures the three figures in the same way each time, on an idle system. */
class Meter {
  readonly #bench: Bench
  #firstNumber = 0

  constructor(bench: Bench) {
    this.#bench = bench
  }

  async read(runs: number): Promise<Reading> {
    const bench = this.#bench
    const reading: Reading = { accepted: [], list: [], get: [] }
    await this.#accept(warmUp)
    for (let run = 0; run < runs; run++) {
      reading.accepted.push(await this.#accept(bench.settings.messages ?? messagesDefault))
      reading.list.push(await this.#get("/v1/messages?limit=50"))
      const picks = await someSids(bench.store, sidsPicked)
      reading.get.push(await this.#get("/v1/messages/{pick}", picks))
    }
    return reading
  }

  async #accept(requests: number): Promise<number> {
    const request = messageRequest(this.#bench.server.authorization)
    const result = await this.#bench.load({ requests, request, firstNumber: this.#firstNumber })
    this.#firstNumber += requests
    expectOnly(201, result)
    await this.#bench.drained(drainMaxMs)
    return result.ratePerSecond
  }

  async #get(path: string, picks: string[] = []): Promise<number> {
    const { authorization } = this.#bench.server
    const request = { method: "GET", path, headers: { authorization }, picks } as const
    await this.#bench.load({ requests: readsWarmUp, request, connections: readConnections })
    const result = await this.#bench.load({
      requests: reads,
      request,
      connections: readConnections,
      firstNumber: readsWarmUp,
    })
    expectOnly(200, result)
    return percentiles(result.latency).p50Ms
  }
}

function show({ accepted, list, get }: Reading): string {
  return `accept ${Math.round(median(accepted))}/s, list ${median(list).toFixed(2)} ms, get ${median(get).toFixed(2)} ms`
}
