import type { CarrierListener } from "#carriers/carrier.ts"
import { channelsOf } from "./make-carrier.ts"
import { RouteTable } from "./route-table.ts"
import type { RouteRequest, UsableRoute } from "./route-table.ts"
import { listRoutes, routesMax } from "./routes.ts"
import type { Route } from "./routes.ts"
import { togetherOf } from "./carrier-health.ts"
import type { CarrierHealth } from "./carrier-health.ts"
import { RunningCarriers } from "./running-carriers.ts"
import type { RunningCarriersOptions } from "./running-carriers.ts"
import { findReports } from "./session-store.ts"
import type { ReportRow } from "./session-store.ts"
import { findCarriers, writeLearnedIds } from "./store.ts"
import type { CarrierRow } from "./store.ts"

export interface RoutingOptions extends Omit<RunningCarriersOptions, "keepLearnedIds"> {
  /** Carriers run in this process: it has the role `sender`. Otherwise it only follows what other processes tell of them. */
  runsCarriers?: boolean
  /** Tells other processes of this machine that the tables have changed. */
  tellOthers?: () => void
}

/** So long other processes take to notice a change. */
const lookEveryMs = 2_000
/** Above what can be created. */
const carriersReadMax = 1_000

/** The carriers and routes of the tables, as this process runs and asks them. */
export class Routing {
  readonly #options: RoutingOptions
  readonly #running: RunningCarriers
  #table: RouteTable
  #enabled: ReadonlySet<string> = new Set()
  /** What other processes told lately of the carriers that they run. */
  #told: ReadonlyMap<string, readonly CarrierHealth[]> = new Map()
  #isStopped = true
  #cancel = () => {}
  #looking: Promise<void> = Promise.resolve()

  constructor(options: RoutingOptions) {
    this.#options = options
    this.#running = new RunningCarriers({
      ...options,
      keepLearnedIds: (row, learned) => void this.#keepLearnedIds(row, learned),
    })
    this.#table = this.#tableOf([])
  }

  /** Resolves when the routes are known and the carriers are being started; goes on looking for changes. */
  async start(listenerOf: (carrierId: string) => CarrierListener): Promise<void> {
    if (this.#options.runsCarriers !== false) this.#running.start(listenerOf)
    this.#isStopped = false
    await this.#read()
    this.#lookLater()
  }

  /** Resolves when every carrier has stopped. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#looking
    await this.#running.stop()
  }

  /** Takes up what has changed in the tables. Call it after a commit; when the store is away just then, the next look does it. */
  async refresh(): Promise<void> {
    this.#options.tellOthers?.()
    await this.look()
  }

  /** As `refresh`, for a change that another process has made. */
  async look(): Promise<void> {
    if (this.#isStopped) return
    this.#cancel()
    this.#looking = this.#looking.then(() => this.#look())
    await this.#looking
  }

  /** The carrier for a message, or undefined when no route leads anywhere. */
  choose(request: RouteRequest): string | undefined {
    return this.#table.choose(request)
  }

  /** The carrier as the whole installation has it; of other processes, as they told some seconds ago. */
  health(carrierId: string): CarrierHealth {
    const own = this.#running.health(carrierId)
    const all = [...(own.state === "off" ? [] : [own]), ...(this.#told.get(carrierId) ?? [])]
    return togetherOf(all) ?? (this.#enabled.has(carrierId) ? { ...own, state: "down", reason: nobodyReason } : own)
  }

  /** By which other processes know what this one holds. */
  get processId(): string {
    return this.#running.processId
  }

  #lookLater(): void {
    this.#cancel()
    if (this.#isStopped) return
    this.#cancel = this.#options.clock.after(lookEveryMs, () => {
      this.#looking = this.#looking.then(() => this.#look())
    })
  }

  async #look(): Promise<void> {
    await this.#read().catch((error: unknown) => {
      this.#options.log.warn({ err: error }, "carriers and routes could not be read; it is tried again")
    })
    this.#lookLater()
  }

  async #read(): Promise<void> {
    const { db } = this.#options
    const carriers = await findCarriers(db, { limit: carriersReadMax, before: null })
    const routes = await listRoutes(db, { limit: routesMax, before: null })
    const reports = await findReports(db)
    if (this.#isStopped) return
    this.#enabled = new Set(carriers.filter(({ status }) => status === "enabled").map(({ id }) => id))
    this.#told = toldBy(reports.filter((report) => report.process_id !== this.#running.processId))
    this.#table = this.#tableOf(usable(routes, carriers))
    this.#running.follow(carriers)
  }

  /** When it fails, the next look asks for it again. */
  async #keepLearnedIds(...[row, learned]: Parameters<RunningCarriersOptions["keepLearnedIds"]>): Promise<void> {
    await writeLearnedIds(this.#options.db, row, learned).catch((error: unknown) => {
      this.#options.log.warn({ err: error }, "what was learned of a carrier could not be kept; it is tried again")
    })
  }

  #tableOf(routes: readonly UsableRoute[]): RouteTable {
    return new RouteTable(routes, { isUp: (id) => this.#isUp(id), random: this.#options.random })
  }

  /** Anywhere. Every message asks, so no health is put together for it. */
  #isUp(id: string): boolean {
    const isUpElsewhere = this.#told.get(id)?.some(({ state }) => state === "up") === true
    return isUpElsewhere || this.#options.carriers.get(id)?.status().state === "up"
  }
}

const nobodyReason = "No process runs the carrier. Start one with the role sender."

function toldBy(reports: readonly ReportRow[]): ReadonlyMap<string, readonly CarrierHealth[]> {
  const byCarrier = Map.groupBy(reports, (report) => report.carrier_id)
  return new Map(
    [...byCarrier].map(([carrierId, rows]) => [carrierId, rows.map((row) => JSON.parse(row.health) as CarrierHealth)]),
  )
}

/** Routes that may be used, and only for what their carriers can carry. */
function usable(routes: readonly Route[], carriers: readonly CarrierRow[]): UsableRoute[] {
  const enabled = new Map(carriers.filter(({ status }) => status === "enabled").map(({ id, kind }) => [id, kind]))
  return routes.flatMap((route) => {
    const kind = enabled.get(route.carrierId)
    return kind && route.status === "enabled" ? [{ ...route, carries: channelsOf[kind] }] : []
  })
}
