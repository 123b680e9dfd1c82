import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { Histogram } from "../histogram.ts"
import type { LoadRequests } from "../load/load-process.ts"
import type { LoadOptions, LoadResult } from "../load/run-load.ts"
import type { ReceiverRequests } from "../receiver/receiver-process.ts"
import { Child } from "./child.ts"
import { describePostgres } from "./machine.ts"
import { ServerProcess, type ServerOptions } from "./server-process.ts"

/** The options of the command line. */
export interface Settings {
  runs: number
  connections: number
  /** Replaces the figure's own number. */
  messages: number | undefined
  stored: number | undefined
  seconds: number
  /** For the figures of webhooks: a running server that is measured instead of one of ours. */
  peer: { kind: "posthorn" | "svix"; baseUrl: string; token: string } | undefined
  /** The folder of the receiver's certificates, so that a peer can trust their authority (`ca.pem`). */
  certificates: string | undefined
  /** For `accept`: hands over no messages, to measure the intake alone. */
  isCarrierPaused: boolean
  /** For `cost` and `payments`: another version to measure alternately, by its commit. */
  beside: string | undefined
  way: string | undefined
  /** For `cost` and `payments`: prints the cost of each statement. */
  hasStatements: boolean
}

export interface BenchOptions extends ServerOptions {
  withReceiver?: boolean
}

const pollMs = 250
/** Receivers and gateways of the benchmark are on this machine. */
const ownRanges = { WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8", CARRIER_ALLOWED_RANGES: "127.0.0.0/8" }

/** A running system to measure: server, store, load, and optionally a receiver. */
export class Bench {
  readonly settings: Settings
  readonly server: ServerProcess
  readonly store: pg.Client
  readonly postgresql: string
  readonly #load: Child<LoadRequests>
  readonly #receiver: Child<ReceiverRequests> | undefined
  readonly #folder: string
  readonly #isCarrierPaused: boolean
  readonly #webhookUrl: string

  private constructor(parts: {
    settings: Settings
    server: ServerProcess
    store: pg.Client
    postgresql: string
    receiver: Child<ReceiverRequests> | undefined
    folder: string
    webhookUrl: string
    isCarrierPaused: boolean
  }) {
    this.settings = parts.settings
    this.server = parts.server
    this.store = parts.store
    this.postgresql = parts.postgresql
    this.#receiver = parts.receiver
    this.#folder = parts.folder
    this.#webhookUrl = parts.webhookUrl
    this.#isCarrierPaused = parts.isCarrierPaused
    this.#load = new Child(new URL("../load/load-process.ts", import.meta.url))
  }

  static async start(
    settings: Settings,
    { withReceiver = false, isCarrierPaused = false, env = {}, ...options }: BenchOptions = {},
  ): Promise<Bench> {
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-bench-tools-"))
    const receiver = withReceiver ? startReceiver(folder) : undefined
    const address = await receiver?.ask("address", null)
    const server = await ServerProcess.start({
      env: { ...(address && { WEBHOOK_CA: address.caPath, ...ownRanges }), ...env },
      isCarrierPaused,
      ...options,
    })
    const store = new pg.Client({ connectionString: server.storeUrl() })
    await store.connect()
    const postgresql = await describePostgres(store)
    const webhookUrl = address?.url ?? ""
    return new Bench({ settings, server, store, postgresql, receiver, folder, webhookUrl, isCarrierPaused })
  }

  /** Runs a load against the server, or another port of this machine. */
  load(
    options: Omit<LoadOptions, "host" | "port" | "connections"> & { port?: number; connections?: number },
  ): Promise<LoadResult> {
    const { connections } = this.settings
    return this.#load.ask("run", { host: "127.0.0.1", port: this.server.port, connections, ...options })
  }

  /** Registers the receiver for an event. Returns the secret of the new endpoint. */
  async register(events: string): Promise<string> {
    const endpoint = await this.server.call("POST", "/v1/webhooks", { Url: this.#webhookUrl, Events: events })
    return String(endpoint["secret"])
  }

  get receiver(): Child<ReceiverRequests> {
    if (!this.#receiver) throw new Error("This figure runs without a receiver.")
    return this.#receiver
  }

  async count(table: "messages" | "message_jobs" | "delivery_jobs"): Promise<number> {
    const { rows } = await this.store.query<{ count: string }>(`select count(*) from ${table}`)
    return Number(rows[0]?.count)
  }

  /** Waits until no message and no delivery is pending. Rejects after `maxMs`. */
  async drained(maxMs: number): Promise<void> {
    if (!this.#isCarrierPaused) await untilDrained(this.store, maxMs)
  }

  async stop(): Promise<void> {
    this.#load.stop()
    this.#receiver?.stop()
    await this.store.end()
    await this.server.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Waits until the queues of messages and deliveries are empty. Rejects after `maxMs`. */
export async function untilDrained(store: pg.Client, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs
  const isPending = "select exists (select from message_jobs) or exists (select from delivery_jobs) as pending"
  while ((await store.query<{ pending: boolean }>(isPending)).rows[0]?.pending) {
    if (performance.now() > end) throw new Error(`Work is left in the queues after ${maxMs / 1000} s.`)
    await sleep(pollMs)
  }
}

/** Returns percentiles of a load or a receiver, in milliseconds. */
export function percentiles(shape: LoadResult["latency"]): { p50Ms: number; p99Ms: number; maxMs: number } {
  const histogram = Histogram.fromShape(shape)
  return { p50Ms: histogram.percentileMs(50), p99Ms: histogram.percentileMs(99), maxMs: histogram.maxMs() }
}

/** Rejects when any answer has another status, because a rate of refusals is useless. */
export function expectOnly(status: number, result: LoadResult): void {
  const others = Object.keys(result.statuses).filter((other) => Number(other) !== status)
  if (others.length)
    throw new Error(`Expected ${status} only, got ${JSON.stringify(result.statuses)}.\n${result.firstFailure}`)
}

function startReceiver(folder: string): Child<ReceiverRequests> {
  return new Child(new URL("../receiver/receiver-process.ts", import.meta.url), { RECEIVER_FOLDER: folder })
}
