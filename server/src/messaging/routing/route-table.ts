import { byCost, type Price } from "./least-cost.ts"
import type { Route } from "./route.ts"

/** The facts of a message that choose a route. */
export interface RouteRequest {
  accountId: string
  to: string
  from: string
  channel: string
  tags: readonly string[]
}

/** A route with the channels of its carrier. */
export interface UsableRoute extends Route {
  carries: readonly string[]
}

/** Whether a carrier would accept messages now, and otherwise why not. */
export type CarrierAvailability = "ready" | "down" | "circuit_open"

/** A better route that was skipped, and why. */
export interface PassedOver {
  route: UsableRoute
  because: Exclude<CarrierAvailability, "ready">
}

/** The chosen route, and the better ones that were not available, the best first. */
export interface Choice {
  route: UsableRoute
  /** No matching carrier accepts messages now. The message waits for this one. */
  isWaiting: boolean
  passedOver: readonly PassedOver[]
}

/** The chosen carrier of a message, and the reasons. */
export interface ChosenRoute {
  carrierId: string
  /** Null for the simulator, when no route fits. */
  routeId: string | null
  /** No matching carrier accepts messages now. The message waits for this one. */
  isWaiting: boolean
  /** A condition of the route is this sender, so the operator leads it there on purpose. */
  namesSender: boolean
  /** The reasons, for the timeline of the message. They contain nothing that only the operator may see. */
  detail: Readonly<Record<string, unknown>>
}

export interface RouteTableOptions {
  standing(carrierId: string): CarrierAvailability
  /** Returns a number in [0, 1). */
  random(): number
  /** Returns a carrier's price for a segment of such a message. Undefined when it is unknown. */
  priceOf(carrierId: string, request: RouteRequest): Price | undefined
}

export interface ChoiceLimits {
  /** Carriers that are excluded. */
  except?: ReadonlySet<string>
  /** The carrier that is chosen if no other is better. */
  preferred?: string
}

/**
 * Routes in the order of their choice. Among the routes that match a message, the longest prefix wins, then
 * the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes share by
 * weight. A route whose carrier accepts nothing is skipped while another one matches. When no carrier accepts
 * messages, the first route is chosen and the message waits for its carrier.
 */
export class RouteTable {
  /** Groups of equal routes, the best first. */
  readonly #byPrefix = new Map<string, UsableRoute[][]>()
  /** The lengths of the existing prefixes, the longest first. */
  readonly #lengths: readonly number[]
  readonly #options: RouteTableOptions

  /** Only routes that may be used. */
  constructor(routes: readonly UsableRoute[], options: RouteTableOptions) {
    this.#options = options
    for (const [prefix, same] of Map.groupBy(routes, (route) => route.prefix ?? ""))
      this.#byPrefix.set(prefix, equalsOf(same.toSorted(byRank)))
    this.#lengths = [...new Set([...this.#byPrefix.keys()].map(({ length }) => length))].toSorted((a, b) => b - a)
  }

  /** Returns undefined when no route fits. */
  chooseRoute(request: RouteRequest, { except, preferred }: ChoiceLimits = {}): Choice | undefined {
    const passedOver: PassedOver[] = []
    const seen = new Set(except)
    for (const route of this.candidates(request, preferred)) {
      if (seen.has(route.carrierId)) continue
      const standing = this.#options.standing(route.carrierId)
      if (standing === "ready") return { route, isWaiting: false, passedOver: passedOver.slice(0, toldMax) }
      seen.add(route.carrierId)
      passedOver.push({ route, because: standing })
    }
    const [first, ...others] = passedOver
    return first && { route: first.route, isWaiting: true, passedOver: others.slice(0, toldMax) }
  }

  /** Returns every matching route, the best first, regardless of the state of its carrier. */
  *candidates(request: RouteRequest, preferred?: string): Generator<UsableRoute> {
    const digits = request.to.startsWith("+") ? request.to.slice(1) : ""
    for (const length of this.#lengths) {
      if (length > digits.length) continue
      for (const equal of this.#byPrefix.get(digits.slice(0, length)) ?? []) {
        const fitting = equal.filter((route) => fits(route, request))
        for (const same of byCost(fitting, ({ carrierId }) => this.#options.priceOf(carrierId, request)))
          yield* this.#ordered(same, preferred)
      }
    }
  }

  /** Orders equal routes: the preferred one first, and the others at random by their weights. */
  *#ordered(equal: UsableRoute[], preferred: string | undefined): Generator<UsableRoute> {
    const stays = equal.findIndex(({ carrierId }) => carrierId === preferred)
    if (stays >= 0) yield* equal.splice(stays, 1)
    while (equal.length > 1) {
      let left = this.#options.random() * equal.reduce((sum, { weight }) => sum + weight, 0)
      const drawn = equal.findIndex(({ weight }) => (left -= weight) < 0)
      yield* equal.splice(Math.max(drawn, 0), 1)
    }
    yield* equal
  }
}

/** The limit of skipped routes in the result, because a thousand routes could match. */
const toldMax = 10

/** Returns sorted routes in groups of equal ones. */
function equalsOf(routes: readonly UsableRoute[]): UsableRoute[][] {
  const groups: UsableRoute[][] = []
  for (const route of routes) {
    const last = groups.at(-1)
    if (last?.[0] && byRank(last[0], route) === 0) last.push(route)
    else groups.push([route])
  }
  return groups
}

function fits({ carries, channel, sender, accountId, tag }: UsableRoute, request: RouteRequest): boolean {
  return (
    carries.includes(request.channel) &&
    (channel === null || channel === request.channel) &&
    (sender === null || sender === request.from) &&
    (accountId === null || accountId === request.accountId) &&
    (tag === null || request.tags.includes(tag))
  )
}

function byRank(a: Route, b: Route): number {
  return conditionsOf(b) - conditionsOf(a) || a.priority - b.priority
}

function conditionsOf({ channel, sender, accountId, tag }: Route): number {
  return [channel, sender, accountId, tag].filter((condition) => condition !== null).length
}
