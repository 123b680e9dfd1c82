import { Bench, expectOnly } from "../system/bench.ts"
import type { Settings } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { OtherVersion } from "../system/other-version.ts"
import { Operator } from "../system/operator.ts"
import { processorTime } from "../system/processor-time.ts"
import type { ServerOptions, ServerProcess } from "../system/server-process.ts"
import { resetStatements, statementLines } from "../system/statement-costs.ts"
import type { SmscRequests } from "../smsc/smsc-process.ts"
import { Field } from "../webhooks/field.ts"
import type { Figure } from "./figure.ts"
import { Journeys } from "./journeys.ts"
import { messageRequest } from "./message-request.ts"
import type pg from "pg"

const messagesDefault = 60_000
/** The shorter run has so much less that what each run costs once is a small part of the difference. */
const shorter = 3
const warmUp = 5_000
const patienceMs = 300_000
const endpoints = 100

/** A running version that does one kind of work. */
interface Way {
  server: ServerProcess
  store: pg.Client
  postgresql: string
  /** What does not count; before each run. */
  prepare?(messages: number): Promise<void>
  /** Resolves when the server has nothing left to do. */
  run(messages: number): Promise<void>
  stop(): Promise<void>
}

interface Used {
  /** Seconds of processor. */
  server: number
  store: number
  walBytes: number
  seconds: number
}

const ways: Record<string, (settings: Settings, options: ServerOptions) => Promise<Way>> = {
  "whole way": startWholeWay,
  accept: startAccept,
  "SMPP whole way": startSmpp,
  drain: startDrain,
}

export const cost: Figure = {
  name: "cost",
  sentence:
    "Processor time and WAL of one message, from the difference of a long and a short run, so that what a run costs once does not count. Linux only.",
  goals: [],
  async measure(settings, say) {
    const other = settings.beside === undefined ? null : await OtherVersion.checkOut(settings.beside)
    const rows = Array.from({ length: settings.runs }, (): Record<string, number> => ({}))
    let postgresql = ""
    try {
      for (const [name, start] of Object.entries(ways)) {
        if (settings.hasStatements)
          await sayStatements(name, await start(settings, { hasStatements: true }), settings, say)
        const [now, before] = [await start(settings, {}), other && (await start(settings, { root: other.root }))]
        try {
          postgresql = now.postgresql
          for (const way of [now, before]) if (way) await once(way, warmUp)
          for (const [round, row] of rows.entries()) {
            const here = await costOf(now, settings)
            row[`${name}: server us`] = here.server
            row[`${name}: store us`] = here.store
            row[`${name}: WAL bytes`] = here.walBytes
            row[`${name}: /s`] = 1e6 / here.seconds
            if (before) row[`${name}: of before`] = sumOf(here) / sumOf(await costOf(before, settings))
            say(`run ${round + 1}, ${name}: server ${Math.round(here.server)} us, store ${Math.round(here.store)} us`)
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

/** Microseconds, bytes and microseconds of a clock that one more message takes. */
async function costOf(way: Way, settings: Settings): Promise<Used> {
  const long = settings.messages ?? messagesDefault
  const short = Math.round(long / shorter)
  const [less, more] = [await once(way, short), await once(way, long)]
  const each = (key: keyof Used) => ((more[key] - less[key]) / (long - short)) * (key === "walBytes" ? 1 : 1e6)
  return { server: each("server"), store: each("store"), walBytes: each("walBytes"), seconds: each("seconds") }
}

function sumOf({ server, store }: Used): number {
  return server + store
}

async function once(way: Way, messages: number): Promise<Used> {
  await way.prepare?.(messages)
  // What the disk and the vacuum still owe to the run before is not this run's.
  await way.store.query("checkpoint")
  const [startedAt, wal, time] = [performance.now(), await walPosition(way.store), processorTime(way.server)]
  await way.run(messages)
  const after = processorTime(way.server)
  return {
    server: after.node - time.node,
    store: after.postgresql - time.postgresql,
    walBytes: (await walPosition(way.store)) - wal,
    seconds: (performance.now() - startedAt) / 1_000,
  }
}

async function walPosition(store: pg.Client): Promise<number> {
  const { rows } = await store.query<{ bytes: string }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes")
  return Number(rows[0]?.bytes)
}

/** In a server of its own, since counting costs something too. */
async function sayStatements(name: string, way: Way, settings: Settings, say: (line: string) => void): Promise<void> {
  const messages = settings.messages ?? messagesDefault
  try {
    await once(way, warmUp)
    await way.prepare?.(messages)
    await resetStatements(way.store)
    await way.run(messages)
    say(`${name}, each message: us of the executor, calls, rows, bytes of WAL, statement`)
    for (const line of await statementLines(way.store, messages)) say(line)
  } finally {
    await way.stop()
  }
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
