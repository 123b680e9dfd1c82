import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { Database } from "../../server/src/core/db/database.ts"
import { createAccount } from "../../server/src/core/accounts/create-account.ts"
import { createSenderRule } from "../../server/src/messaging/numbers/sender-rules.ts"
import { systemClock as clock } from "../../server/src/core/std/clock.ts"
import { createIds, toSid } from "../../server/src/core/std/ids.ts"
import { silentLog } from "../../server/src/core/std/log.ts"
import type { LoadRequests } from "../load/load-process.ts"
import type { LoadResult } from "../load/run-load.ts"
import { misbehaviours, type ReceiverReport } from "../receiver/receiver.ts"
import type { ReceiverRequests } from "../receiver/receiver-process.ts"
import { expectOnly, type Settings } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { describePostgres } from "../system/machine.ts"
import { ServerProcess, type ServerOptions } from "../system/server-process.ts"
import { Posthorn } from "./posthorn.ts"
import { Svix } from "./svix.ts"
import type { EndpointHandle, WebhookSystem } from "./system.ts"

/** A port of 127.0.0.1 without a listener. */
const closedUrl = "https://127.0.0.1:9"

export interface FieldCounts {
  healthy: number
  broken: number
  event?: string
}

export interface Ran {
  accepted: LoadResult
  received: ReceiverReport
}

/** A server that sends webhooks, the receiver of its endpoints and the load, ready to measure. */
export class Field {
  readonly system: WebhookSystem
  readonly healthy: readonly EndpointHandle[]
  /** The endpoints that hang, send slowly, answer 500 or refuse connections, in equal parts. */
  readonly broken: readonly EndpointHandle[]
  /** The store of a server that was started here. */
  readonly store: pg.Client | null
  readonly postgresql: string
  /** Null for a peer. */
  readonly server: ServerProcess | null
  readonly #settings: Settings
  readonly #receiver: Child<ReceiverRequests>
  readonly #load = new Child<LoadRequests>(new URL("../load/load-process.ts", import.meta.url))
  readonly #folder: string
  #firstNumber = 0

  private constructor(parts: {
    settings: Settings
    system: WebhookSystem
    healthy: readonly EndpointHandle[]
    broken: readonly EndpointHandle[]
    store: pg.Client | null
    postgresql: string
    server: ServerProcess | null
    receiver: Child<ReceiverRequests>
    folder: string
  }) {
    this.system = parts.system
    this.healthy = parts.healthy
    this.broken = parts.broken
    this.store = parts.store
    this.postgresql = parts.postgresql
    this.#settings = parts.settings
    this.server = parts.server
    this.#receiver = parts.receiver
    this.#folder = parts.folder
  }

  /**
   * With `event`, on a server of ours, messages are also handed to the simulator, and that event of theirs is
   * sent.
   */
  static async start(settings: Settings, counts: FieldCounts, options: ServerOptions = {}): Promise<Field> {
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-bench-tools-"))
    const certificates = settings.certificates ?? folder
    mkdirSync(certificates, { recursive: true })
    const receiver = new Child<ReceiverRequests>(new URL("../receiver/receiver-process.ts", import.meta.url), {
      RECEIVER_FOLDER: certificates,
    })
    const { caPath } = await receiver.ask("address", null)
    const peer = settings.peer && peerOf(settings.peer)
    const server = peer
      ? null
      : await startServer(caPath, {
          isCarrierPaused: counts.event === undefined,
          ...options,
        })
    const store = server && new pg.Client({ connectionString: server.storeUrl() })
    await store?.connect()
    const postgresql = store ? await describePostgres(store) : ""
    const system = peer ?? (await ownSystem(server as ServerProcess, counts.healthy + counts.broken, counts.event))
    const origins = await receiver.ask("origins", { count: counts.healthy + counts.broken })
    const healthy = await system.createEndpoints(
      origins.slice(0, counts.healthy).map((origin, index) => `${origin}/hook/${index}`),
    )
    const broken = await system.createEndpoints(origins.slice(counts.healthy).map(brokenUrl))
    return new Field({ settings, system, healthy, broken, store, postgresql, server, receiver, folder })
  }

  /**
   * Sends events to the endpoints in turn, and waits for those of the healthy ones, at most `patienceMs`
   * after the last answer.
   */
  async run(
    endpoints: readonly EndpointHandle[],
    { requests, ratePerSecond, patienceMs }: { requests: number; ratePerSecond?: number; patienceMs: number },
  ): Promise<Ran> {
    await this.expect(this.healthyPart(endpoints, requests))
    const accepted = await this.send(endpoints, { requests, ...(ratePerSecond ? { ratePerSecond } : {}) })
    return { accepted, received: await this.report(patienceMs) }
  }

  /** Returns how many of these events, sent in turn, go to healthy endpoints. Whole rounds only. */
  healthyPart(endpoints: readonly EndpointHandle[], requests: number): number {
    const wanted = new Set(this.healthy.map(({ path }) => path))
    const share = endpoints.filter(({ path }) => wanted.has(path)).length / endpoints.length
    return Math.round(requests * share)
  }

  async expect(events: number): Promise<void> {
    const secrets = Object.fromEntries(this.healthy.map(({ path, secret }) => [path, secret]))
    await this.#receiver.ask("expect", { secrets, events })
  }

  async send(
    endpoints: readonly EndpointHandle[],
    options: { requests: number; ratePerSecond?: number },
  ): Promise<LoadResult> {
    const { host, port, acceptedStatus } = this.system
    const request = this.system.eventRequest(endpoints)
    const { connections } = this.#settings
    const firstNumber = this.#firstNumber
    this.#firstNumber += options.requests
    const accepted = await this.#load.ask("run", { host, port, connections, request, firstNumber, ...options })
    expectOnly(acceptedStatus, accepted)
    return accepted
  }

  report(timeoutMs: number): Promise<ReceiverReport> {
    return this.#receiver.ask("report", { timeoutMs })
  }

  async stop(): Promise<void> {
    this.#load.stop()
    this.#receiver.stop()
    await this.store?.end()
    await this.server?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function brokenUrl(origin: string, index: number): string {
  const misbehaviour = [...misbehaviours, null][index % (misbehaviours.length + 1)]
  return misbehaviour ? `${origin}${misbehaviour}/${index}` : `${closedUrl}/refuse/${index}`
}

function peerOf({ kind, baseUrl, token }: NonNullable<Settings["peer"]>): WebhookSystem {
  return kind === "svix" ? new Svix(baseUrl, token) : new Posthorn(baseUrl, token.split(","))
}

/** With a paused carrier, each accepted message has one event, and no other event is measured. */
function startServer(caPath: string, options: ServerOptions): Promise<ServerProcess> {
  return ServerProcess.start({ env: { WEBHOOK_CA: caPath, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8" }, ...options })
}

async function ownSystem(server: ServerProcess, accounts: number, event?: string): Promise<WebhookSystem> {
  const newId = createIds(clock)
  await using db = new Database({ url: server.storeUrl(), log: silentLog, poolMax: 1 })
  const credentials: string[] = []
  for (let index = 0; index < accounts; index++) {
    const context = { newId, now: clock.now() }
    const { accountId, authToken } = await createAccount(db, { name: `Bench ${index}`, ...context })
    await createSenderRule(db, { accountId, kind: "any", sender: null, note: null }, context)
    credentials.push(`${toSid("account", accountId)}:${authToken}`)
  }
  return new Posthorn(`http://127.0.0.1:${server.port}`, credentials, event)
}
