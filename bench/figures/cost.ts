import { Bench, expectOnly, type Settings } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { OtherVersion } from "../system/other-version.ts"
import { Operator } from "../system/operator.ts"
import type { ServerOptions } from "../system/server-process.ts"
import type { SmscRequests } from "../smsc/smsc-process.ts"
import type { GatewayRequests } from "../gateway/gateway-process.ts"
import { gatewaySettings } from "../gateway/gateway-settings.ts"
import { Field } from "../webhooks/field.ts"
import type { Figure } from "./figure.ts"
import { Journeys } from "./journeys.ts"
import { costOf, once, sayStatements, type Used, type Way } from "./measure-cost.ts"
import { messageRequest } from "./message-request.ts"

const messagesDefault = 60_000
const warmUp = 5_000
const patienceMs = 300_000
const endpoints = 100

const ways: Record<string, (settings: Settings, options: ServerOptions) => Promise<Way>> = {
  "whole way": startWholeWay,
  accept: startAccept,
  "SMPP whole way": startSmpp,
  "HTTP whole way": startHttp,
  drain: startDrain,
}

export const cost: Figure = {
  name: "cost",
  sentence:
    "Processor time and WAL of one message, from the difference of a long and a short run. The fixed cost of a run thus does not count. Linux only.",
  goals: [],
  async measure(settings, say) {
    const many = settings.messages ?? messagesDefault
    const other = settings.beside === undefined ? null : await OtherVersion.checkOut(settings.beside)
    const rows = Array.from({ length: settings.runs }, (): Record<string, number> => ({}))
    let postgresql = ""
    try {
      for (const [name, start] of Object.entries(ways)) {
        if (settings.way !== undefined && settings.way !== name) continue
        if (settings.hasStatements)
          await sayStatements({ name }, await start(settings, { hasStatements: true }), many, say)
        const now = await start(settings, {})
        const before = other && (await startOther(name, () => start(settings, { root: other.root }), say))
        try {
          postgresql = now.postgresql
          for (const way of [now, before]) if (way) await once(way, warmUp)
          for (const [round, row] of rows.entries()) {
            const here = await costOf(now, many)
            row[`${name}: server us`] = here.server
            row[`${name}: store us`] = here.store
            row[`${name}: WAL bytes`] = here.walBytes
            row[`${name}: /s`] = 1e6 / here.seconds
            say(`run ${round + 1}, ${name}: ${inWords(here)}`)
            if (!before) continue
            const there = await costOf(before, many)
            row[`${name}: of before`] = sumOf(here) / sumOf(there)
            say(`run ${round + 1}, ${name}, the version before: ${inWords(there)}`)
          }
        } finally {
          await Promise.all([now.stop(), before?.stop()])
        }
      }
      return { rows, postgresql }
    } finally {
      await other?.remove()
    }
  },
}

/** Starts the same work with the other version. Returns null if that version is too old for it. */
async function startOther(name: string, start: () => Promise<Way>, say: (line: string) => void): Promise<Way | null> {
  try {
    return await start()
  } catch (error) {
    say(`${name}: the version before cannot run it (${String(error).slice(0, 200)}).`)
    return null
  }
}

function inWords({ server, store, walBytes }: Used): string {
  return `server ${Math.round(server)} us, store ${Math.round(store)} us, WAL ${Math.round(walBytes)} bytes`
}

function sumOf({ server, store }: Used): number {
  return server + store
}

async function startWholeWay(settings: Settings, options: ServerOptions): Promise<Way> {
  const journeys = await Journeys.start(settings, options)
  return wayOf(journeys)
}

function wayOf(journeys: Journeys): Way {
  const { bench } = journeys
  return {
    server: bench.server,
    store: bench.store,
    postgresql: bench.postgresql,
    async run(messages) {
      const { received } = await journeys.run(messages, patienceMs)
      if (received.distinct !== messages) throw new Error(`${messages - received.distinct} messages are missing.`)
      await bench.drained(patienceMs)
    },
    stop: () => bench.stop(),
  }
}

async function startAccept(settings: Settings, options: ServerOptions): Promise<Way> {
  const bench = await Bench.start(settings, { ...options, isCarrierPaused: true })
  const request = messageRequest(bench.server.authorization)
  let firstNumber = 0
  return {
    server: bench.server,
    store: bench.store,
    postgresql: bench.postgresql,
    async run(requests) {
      expectOnly(201, await bench.load({ requests, request, firstNumber }))
      firstNumber += requests
    },
    stop: () => bench.stop(),
  }
}

async function startSmpp(settings: Settings, options: ServerOptions): Promise<Way> {
  const smsc = new Child<SmscRequests>(new URL("../smsc/smsc-process.ts", import.meta.url))
  const journeys = await Journeys.start(settings, options)
  const operator = await Operator.start(journeys.bench.server)
  const { port } = await smsc.ask("address", null)
  await operator.connect({ port, window: 100 })
  const way = wayOf(journeys)
  return {
    ...way,
    async prepare(submissions) {
      await smsc.ask("expect", { answerMs: 0, hasReceipts: true, submissions, watched: "" })
    },
    async stop() {
      await way.stop()
      smsc.stop()
    },
  }
}

async function startHttp(settings: Settings, options: ServerOptions): Promise<Way> {
  const gateway = new Child<GatewayRequests>(new URL("../gateway/gateway-process.ts", import.meta.url))
  const journeys = await Journeys.start(settings, options)
  const { server } = journeys.bench
  const operator = await Operator.start(server)
  const { port } = await gateway.ask("address", null)
  try {
    await operator.connectGateway(gatewaySettings({ port, connections: 100 }))
  } catch (error) {
    gateway.stop()
    await journeys.bench.stop()
    throw error
  }
  const receiptUrl = `http://127.0.0.1:${server.port}/v1/carriers/${operator.carrierSid}/webhooks`
  const way = wayOf(journeys)
  return {
    ...way,
    async prepare(messages) {
      await gateway.ask("expect", { answerMs: 0, receiptUrl, messages })
    },
    async stop() {
      await way.stop()
      gateway.stop()
    },
  }
}

async function startDrain(settings: Settings, options: ServerOptions): Promise<Way> {
  const field = await Field.start(settings, { healthy: endpoints, broken: 0 }, options)
  const { system, healthy, server, store } = field
  if (!server || !store) throw new Error("This figure measures servers of its own, and no peer.")
  return {
    server,
    store,
    postgresql: field.postgresql,
    async prepare(requests) {
      await system.hold?.(healthy)
      await field.expect(requests)
      await field.send(healthy, { requests })
    },
    async run(requests) {
      await system.release?.(healthy)
      const { distinct } = await field.report(patienceMs)
      if (distinct !== requests) throw new Error(`${requests - distinct} deliveries are missing.`)
    },
    stop: () => field.stop(),
  }
}
