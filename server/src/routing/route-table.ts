import type { Route } from "./routes.ts"

/** What a route is chosen by. */
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

export interface RouteTableOptions {
  /** Whether messages would be handed over now. */
  isUp(carrierId: string): boolean
  /** At least 0, below 1. */
  random(): number
}

/**
 * Routes ready to be asked. Of those that fit a message the longest prefix is first, then the most further conditions, then the
 * lowest priority; equal ones share by weight. Routes whose carrier is down are passed over while another one fits; when all are
 * down, the first is taken and the message waits for its carrier.
 */
export class RouteTable {
  readonly #byPrefix = new Map<string, UsableRoute[]>()
  readonly #options: RouteTableOptions

  /** Only routes that may be used. */
  constructor(routes: readonly UsableRoute[], options: RouteTableOptions) {
    this.#options = options
    for (const route of routes.toSorted(byRank)) {
      const same = this.#byPrefix.get(route.prefix ?? "")
      if (same) same.push(route)
      else this.#byPrefix.set(route.prefix ?? "", [route])
    }
  }

  /** The carrier's id, or undefined when no route fits. */
  choose(request: RouteRequest): string | undefined {
    const digits = request.to.startsWith("+") ? request.to.slice(1, 1 + prefixMax) : ""
    let first: Route[] | undefined
    for (let length = digits.length; length >= 0; length--) {
      const fitting = this.#byPrefix.get(digits.slice(0, length))?.filter((route) => fits(route, request)) ?? []
      const up = fitting.filter(({ carrierId }) => this.#options.isUp(carrierId))
      if (up.length) return this.#share(up)
      if (fitting.length) first ??= fitting
    }
    return first && this.#share(first)
  }

  /** One of those that are no worse than the first. */
  #share(routes: readonly Route[]): string | undefined {
    const [best] = routes
    const equal = routes.filter((route) => best && byRank(route, best) === 0)
    let left = this.#options.random() * equal.reduce((sum, { weight }) => sum + weight, 0)
    return equal.find(({ weight }) => (left -= weight) < 0)?.carrierId ?? best?.carrierId
  }
}

/** As many digits as a number can have (E.164). */
const prefixMax = 15

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
