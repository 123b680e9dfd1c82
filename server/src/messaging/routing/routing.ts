import type { CarrierListener } from "#messaging/carriers/carrier.ts"
import type { CarrierWebhook, HeadProof, WebhookAnswer, WebhookHead } from "#messaging/carriers/webhook.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { findCarrierKind } from "#messaging/carriers/kinds.ts"
import { combinedHealthOf, type CarrierHealth } from "./carrier-health.ts"
import { carrierWebhookKey } from "./carrier-webhook-url.ts"
import { CarrierWebhooks } from "./carrier-webhooks.ts"
import { CircuitBreakers } from "./circuit-breakers.ts"
import { describeChoice } from "./describe-choice.ts"
import { RemoteCarrierHealth } from "./remote-carrier-health.ts"
import type { Price } from "./least-cost.ts"
import { Outages } from "./outages.ts"
import { PriceLists } from "./price-lists.ts"
import {
  RouteTable,
  type Choice,
  type ChoiceLimits,
  type ChosenRoute,
  type RouteRequest,
  type CarrierAvailability,
  type UsableRoute,
} from "./route-table.ts"
import { listRoutes, routesMax } from "./carrier-routes.ts"
import type { Route } from "./route.ts"
import { RunningCarriers, type RunningCarriersOptions } from "./running-carriers.ts"
import { findReports } from "./session-store.ts"
import { findCarriers, findMissingCarriers, writeLearnedIds, type CarrierRow } from "./store.ts"
import { channelsOfCarrier } from "./stored-carrier.ts"

export interface RoutingOptions extends Omit<RunningCarriersOptions, "keepLearnedIds" | "circuitOf"> {
  metrics: Metrics
  /**
   * Whether carriers run in this process, because it has the role `sender`. Otherwise it only reads the
   * reports of other processes.
   */
  runsCarriers?: boolean
  /** Notifies other processes of this machine that the tables have changed. */
  notifyOthers?: () => void
}

/** A matching route of a message, and the reasons for and against it now. */
export interface Candidate {
  route: Route
  standing: CarrierAvailability
  /** The price for a segment. Undefined when it is unknown. */
  price: Price | undefined
}

/** How long other processes need to notice a change. */
const lookEveryMs = 2_000
/** More than the number of carriers that can exist. */
const carriersReadMax = 1_000

/** The carriers and routes of the tables, in this process. */
export class Routing {
  readonly #options: RoutingOptions
  readonly #running: RunningCarriers
  readonly #remote = new RemoteCarrierHealth()
  readonly #outages = new Outages()
  /** What submissions have shown about carriers. */
  readonly circuits: CircuitBreakers
  readonly #webhooks: CarrierWebhooks
  readonly prices = new PriceLists()
  #unitsLogged = ""
  #table: RouteTable
  #enabled: ReadonlySet<string> = new Set()
  #routes: readonly UsableRoute[] = []
  #isStopped = true
  #cancel = () => {}
  #looking: Promise<void> = Promise.resolve()

  constructor(options: RoutingOptions) {
    this.#options = options
    this.#running = new RunningCarriers({
      ...options,
      keepLearnedIds: (row, learned) => void this.#keepLearnedIds(row, learned),
      circuitOf: (carrierId) => this.circuits.status(carrierId),
    })
    this.circuits = new CircuitBreakers(options)
    this.#webhooks = new CarrierWebhooks(options)
    this.#table = this.#tableOf([])
  }

  /**
   * Resolves when the routes are known and the carriers are starting. From then on, it checks for changes.
   */
  async start(listenerOf: (carrierId: string) => CarrierListener): Promise<void> {
    if (this.#options.runsCarriers !== false) this.#running.start(listenerOf)
    this.#webhooks.start(listenerOf)
    this.#isStopped = false
    await this.#read()
    this.#scheduleReload()
  }

  /** Resolves when every carrier has stopped. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#looking
    await this.#running.stop()
  }

  /** Returns the URL to which a carrier sends receipts and messages by HTTP, or null without webhooks. */
  webhookUrl({ id, kind }: Pick<CarrierRow, "id" | "kind">): string | null {
    const { http, secretKeys } = this.#options
    const { hasWebhooks, hasWebhookKey } = findCarrierKind(kind) ?? {}
    if (!hasWebhooks) return null
    return http.webhookUrl(id) + (hasWebhookKey ? `/${carrierWebhookKey(secretKeys, id)}` : "")
  }

  /** As `CarrierWebhooks.handle`. */
  receiveWebhook(carrierId: string, webhook: CarrierWebhook): Promise<WebhookAnswer> {
    return this.#webhooks.handle(carrierId, webhook)
  }

  /** As `CarrierWebhooks.checkHead`. */
  checkWebhookHead(carrierId: string, head: WebhookHead): Promise<HeadProof> {
    return this.#webhooks.checkHead(carrierId, head)
  }

  /**
   * Applies changes of the tables. Call it after a commit. If the store is away, the next check applies them.
   */
  async refresh(): Promise<void> {
    this.#options.notifyOthers?.()
    await this.reload()
  }

  /** As `refresh`, for a change of another process. */
  async reload(): Promise<void> {
    if (this.#isStopped) return
    this.#cancel()
    this.#looking = this.#looking.then(() => this.#reloadOnce())
    await this.#looking
  }

  /** Chooses the route for a message that is sent now. Undefined when no route fits. */
  chooseRoute(request: RouteRequest, limits?: ChoiceLimits): ChosenRoute | undefined {
    const choice = this.#table.chooseRoute(request, limits)
    if (choice && !choice.isWaiting) this.circuits.chosen(choice.route.carrierId)
    return choice && chosen(choice)
  }

  /** Returns the route that a message would use. */
  preview(request: RouteRequest): ChosenRoute | undefined {
    const choice = this.#table.chooseRoute(request)
    return choice && chosen(choice)
  }

  /**
   * Every route that matches, in the order in which they are tried, with the state of its carrier. The order
   * of equal routes is random.
   */
  *candidates(request: RouteRequest): Generator<Candidate> {
    for (const route of this.#table.candidates(request)) {
      const { carrierId } = route
      yield { route, standing: this.#standing(carrierId), price: this.prices.priceOf(carrierId, request) }
    }
  }

  /** Returns the carrier's health over all processes. The state of other processes is some seconds old. */
  health(carrierId: string): CarrierHealth {
    const own = this.#running.health(carrierId)
    const all = [...(own.state === "off" ? [] : [own]), ...this.#remote.healths(carrierId)]
    return (
      combinedHealthOf(all) ?? (this.#enabled.has(carrierId) ? { ...own, state: "down", reason: noProcessReason } : own)
    )
  }

  /** The carriers that should run in this process, but cannot start. */
  get unable(): readonly string[] {
    return this.#running.unable
  }

  /**
   * Returns the carriers that have accepted no messages in any process for this long, if another route leads
   * to a working carrier.
   */
  unavailableFor(ms: number): { carrierId: string; because: Exclude<CarrierAvailability, "ready"> }[] {
    const lastingOutages = this.#outages.lastingOutages(ms, this.#options.clock.elapsed(), (id) => this.#isOut(id))
    return lastingOutages.flatMap((carrierId) => {
      const hasOther = this.#routes.some((route) => route.carrierId !== carrierId && this.#isReady(route.carrierId))
      if (!hasOther) return []
      return [{ carrierId, because: this.#unavailableReason(carrierId) }]
    })
  }

  /** A text that changes when other routes lead to working carriers. */
  get ways(): string {
    return this.#routes
      .flatMap(({ id, carrierId, updatedAt }) => (this.#isReady(carrierId) ? `${id} ${updatedAt}` : []))
      .join()
  }

  #isReady(carrierId: string): boolean {
    return this.#standing(carrierId) === "ready"
  }

  /**
   * The carrier's sessions may be open in other processes only. While those run a trial, they get a new
   * message now and then.
   */
  #standing(carrierId: string): CarrierAvailability {
    if (this.#running.isUp(carrierId)) return this.circuits.allowsNew(carrierId) ? "ready" : "circuit_open"
    const standing = this.#remote.standing(carrierId)
    if (standing !== "half_open") return standing
    return this.circuits.allowsTrial(carrierId, lookEveryMs) ? "ready" : "circuit_open"
  }

  /** Returns why a carrier accepts no messages in any process. */
  #unavailableReason(carrierId: string): Exclude<CarrierAvailability, "ready"> {
    if (this.#running.isUp(carrierId)) return "circuit_open"
    return this.#remote.standing(carrierId) === "down" ? "down" : "circuit_open"
  }

  /** Messages for a carrier under trial stay, because the trial needs them. */
  #isOut(carrierId: string): boolean {
    if (this.#running.isUp(carrierId) && this.circuits.room(carrierId) > 0) return false
    return !["ready", "half_open"].includes(this.#remote.standing(carrierId))
  }

  /**
   * Returns the deleted carriers among these. Returns none if this process does not follow the routes, for
   * example with the role `dispatcher` alone. It knows no other route for their messages, and would fail
   * them.
   */
  async deletedOf(ids: readonly string[]): Promise<string[]> {
    if (this.#isStopped) return []
    const missing = await findMissingCarriers(this.#options.db, ids)
    return missing.filter((id) => !this.#options.carriers.has(id))
  }

  #scheduleReload(): void {
    this.#cancel()
    if (this.#isStopped) return
    this.#cancel = this.#options.clock.after(lookEveryMs, () => {
      this.#looking = this.#looking.then(() => this.#reloadOnce())
    })
  }

  async #reloadOnce(): Promise<void> {
    await this.#read().catch((error: unknown) => {
      this.#options.log.warn({ err: error }, "carriers and routes could not be read; Posthorn tries again")
    })
    this.#scheduleReload()
  }

  async #read(): Promise<void> {
    const { db, clock } = this.#options
    const carriers = await findCarriers(db, { limit: carriersReadMax, before: null })
    const routes = await listRoutes(db, { limit: routesMax, before: null })
    const reports = await findReports(db, clock.leases)
    if (this.#isStopped) return
    this.#enabled = new Set(carriers.filter(({ status }) => status === "enabled").map(({ id }) => id))
    this.#remote.follow(reports, this.#running.processId)
    this.#routes = usable(routes, carriers)
    await this.prices.follow(db)
    this.#warnAboutMixedUnits(this.#routes)
    this.#table = this.#tableOf(this.#routes)
    const all = carriers.map(({ id }) => id)
    this.circuits.follow(all)
    this.#running.follow(carriers)
    this.#webhooks.follow(carriers)
    this.#outages.follow(all, (id) => this.#isOut(id), clock.elapsed())
  }

  /** If this fails, the next check repeats it. */
  async #keepLearnedIds(...[row, learned]: Parameters<RunningCarriersOptions["keepLearnedIds"]>): Promise<void> {
    const now = this.#options.clock.now()
    await writeLearnedIds(this.#options.db, row, learned, now).catch((error: unknown) => {
      this.#options.log.warn(
        { err: error },
        "the learned settings of a carrier could not be stored; Posthorn tries again",
      )
    })
  }

  /** Logs each change once. A price comparison that silently does not happen would cost money. */
  #warnAboutMixedUnits(routes: readonly UsableRoute[]): void {
    const units = this.prices.units(routes.map(({ carrierId }) => carrierId)).join(", ")
    if (units.includes(",") && units !== this.#unitsLogged)
      this.#options.log.warn(
        { units },
        "the rates of carriers in use are in several currencies, which Posthorn does not compare: use one currency, so that the cheapest carrier comes first",
      )
    this.#unitsLogged = units
  }

  #tableOf(routes: readonly UsableRoute[]): RouteTable {
    return new RouteTable(routes, {
      standing: (id) => this.#standing(id),
      random: this.#options.random,
      priceOf: (id, request) => this.prices.priceOf(id, request),
    })
  }
}

const noProcessReason = "No process runs the carrier. Start one with the role sender."

/** Constant results for nearly all choices: the best route, without skipped ones. */
const plain = new WeakMap<UsableRoute, ChosenRoute>()

function chosen(choice: Choice): ChosenRoute {
  const { route, isWaiting, passedOver } = choice
  if (isWaiting || passedOver.length) return asChosen(choice)
  const known = plain.get(route) ?? asChosen(choice)
  plain.set(route, known)
  return known
}

function asChosen(choice: Choice): ChosenRoute {
  const { carrierId, id, sender } = choice.route
  const { isWaiting } = choice
  return { carrierId, routeId: id, isWaiting, namesSender: sender !== null, detail: describeChoice(choice) }
}

/** Returns the routes that can be used, with only the channels that their carriers support. */
function usable(routes: readonly Route[], carriers: readonly CarrierRow[]): UsableRoute[] {
  const enabled = new Map(
    carriers.flatMap((row) => (row.status === "enabled" ? [[row.id, channelsOfCarrier(row)]] : [])),
  )
  return routes.flatMap((route) => {
    const carries = enabled.get(route.carrierId)
    return carries && route.status === "enabled" ? [{ ...route, carries }] : []
  })
}
