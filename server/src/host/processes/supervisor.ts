import cluster, { type Worker } from "node:cluster"
import { backoffMs } from "#core/std/backoff.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import type { ProcessMessage } from "./messages.ts"
import { Relay, type RelayedProcess } from "./relay.ts"
import { Watchdog } from "./watchdog.ts"

/** The messages between the supervisor and its processes. */
export type ToWorker<Given> =
  | { kind: "start"; number: number; port: number | null; given: Given }
  /** `stop` follows in so many milliseconds. */
  | { kind: "announce_stop"; inMs: number }
  | { kind: "stop" }
  | { kind: "ping" }
  | ProcessMessage
export type FromWorker =
  | { kind: "started"; baseUrl: string; processId: string }
  /** The process cannot start, for this reason, and ends. */
  | { kind: "failed"; reason: string }
  | { kind: "pong" }
  | ProcessMessage

export interface SupervisorOptions {
  /** The program of the processes, and its arguments. */
  program: string
  words: readonly string[]
  count: number
  clock: Clock
  log: Log
  /** Called when a process ended without a stop. Its leases and claims are found by this id. */
  lost(processId: string): Promise<void>
}

/** One place among the processes. A restarted process keeps its number. */
interface Place {
  number: number
  worker: Worker | null
  tries: number
  ended: Promise<void>
}

const backoff = { firstMs: 100, mostMs: 5_000 }
/** A process that ran for this time was healthy: its next death counts as the first again. */
const goodLifeMs = 60_000
/** Longer than any process needs for an orderly stop. */
const endMaxMs = 60_000

/**
 * Starts the processes of a machine, restarts a process that dies, kills a process that no longer answers,
 * and relays their messages (docs/decisions/061). The supervisor keeps the listening socket, and every
 * process accepts connections on it (docs/decisions/062). When the supervisor dies, the processes end
 * immediately.
 */
export class Supervisor<Given> {
  readonly #options: SupervisorOptions
  readonly #places: Place[]
  readonly #relay: Relay
  readonly #stopping = new AbortController()
  #given: Given | undefined
  #port: number | null = null
  #stopsInMs: number | null = null

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#relay = new Relay(options.clock)
    this.#places = Array.from({ length: options.count }, (_, index) => {
      return { number: index + 1, worker: null, tries: 0, ended: Promise.resolve() }
    })
  }

  /** Begins to load the program. The processes start their work only after `start`. */
  prepare(): void {
    const { program, words } = this.#options
    cluster.schedulingPolicy = cluster.SCHED_NONE
    cluster.setupPrimary({ exec: program, args: [...words], serialization: "advanced" })
    for (const place of this.#places) place.worker = cluster.fork()
  }

  /**
   * Resolves with the base URL when all processes are started. Rejects with the reason of the first process
   * that cannot start.
   */
  async start(given: Given): Promise<string> {
    this.#given = given
    const urls = await Promise.all(this.#places.map((place) => this.#first(place)))
    return urls[0] ?? ""
  }

  /** Notifies all processes, also those that start later, that `stop` follows. */
  announceStop(inMs: number): void {
    this.#stopsInMs = inMs
    for (const { worker } of this.#places) if (worker) this.#announceTo(worker)
  }

  /** Stops all processes in order, all at the same time. Kills those that still run after a minute. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const { clock } = this.#options
    const workers = this.#places.flatMap(({ worker }) => (worker && !worker.isDead() ? [worker] : []))
    for (const worker of workers) if (worker.isConnected()) worker.send({ kind: "stop" }, () => {})
    const cancel = clock.after(endMaxMs, () => workers.forEach((worker) => worker.process.kill("SIGKILL")))
    await Promise.all(workers.map((worker) => exited(worker)))
    cancel()
    await Promise.all(this.#places.map(({ ended }) => ended))
  }

  async #first(place: Place): Promise<string> {
    const worker = place.worker ?? cluster.fork()
    const started = Promise.withResolvers<string>()
    place.ended = this.#run(place, worker, started).then(() => this.#keep(place))
    return await started.promise
  }

  /** Restarts the process in this place until the supervisor stops. */
  async #keep(place: Place): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await pause(this.#options.clock, backoffMs(place.tries++, backoff), signal)
      if (signal.aborted) return
      await this.#run(place, cluster.fork(), Promise.withResolvers<string>())
    }
  }

  /** Runs one process. Resolves when it has ended. */
  async #run(place: Place, worker: Worker, started: PromiseWithResolvers<string>): Promise<void> {
    const { clock, log, lost } = this.#options
    const bornAt = clock.elapsed()
    const peer: RelayedProcess = { number: place.number, send: (message) => sendTo(worker, message) }
    let processId: string | null = null
    let reason: string | null = null
    place.worker = worker
    const watchdog = this.#watch(place, worker)
    started.promise.catch(() => undefined)
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "started") {
        processId = message.processId
        this.#port = Number(new URL(message.baseUrl).port) || this.#port
        this.#relay.add(peer)
        started.resolve(message.baseUrl)
      } else if (message.kind === "failed") reason = message.reason
      else if (message.kind === "pong") watchdog.answered()
      else this.#relay.receive(peer, message)
    })
    worker.on("error", () => undefined)
    sendTo(worker, {
      kind: "start",
      number: place.number,
      port: this.#port,
      given: this.#given as Given,
    } satisfies ToWorker<Given>)
    this.#announceTo(worker)
    watchdog.start()
    const how = await exited(worker)
    watchdog.stop()
    this.#relay.remove(peer)
    place.worker = null
    started.reject(new Error(reason ?? `A process ended at its start (${how}).`))
    if (this.#stopping.signal.aborted) return
    if (clock.elapsed() - bornAt > goodLifeMs) place.tries = 0
    log.error(
      { number: place.number, pid: worker.process.pid, how, reason },
      "a process stopped unexpectedly; Posthorn restarts it",
    )
    if (processId !== null) await lost(processId).catch(() => undefined)
  }

  #announceTo(worker: Worker): void {
    const inMs = this.#stopsInMs
    if (inMs !== null) sendTo(worker, { kind: "announce_stop", inMs } satisfies ToWorker<Given>)
  }

  #watch({ number }: Place, worker: Worker): Watchdog {
    const { clock, log } = this.#options
    const { pid } = worker.process
    return new Watchdog({
      clock,
      ping: () => sendTo(worker, { kind: "ping" } satisfies ToWorker<Given>),
      hung(silentMs) {
        log.error({ number, pid, silentMs }, hungSentence)
        worker.process.kill("SIGKILL")
      },
    })
  }
}

const hungSentence =
  "a process lives and answers nothing, so it is killed and started again, and the others take up what it had claimed; if this comes " +
  "again, see whether the machine swaps or something stops its processes, and otherwise report it as a fault with the lines before this"

function sendTo(worker: Worker, message: unknown): void {
  if (worker.isConnected()) worker.send(message as object, () => {})
}

function exited(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    const { exitCode, signalCode } = worker.process
    if (exitCode !== null || signalCode !== null) return resolve(signalCode ?? `code ${exitCode}`)
    worker.once("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
  })
}
