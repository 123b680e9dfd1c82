import { Client, errors, Pool, type buildConnector, type Dispatcher } from "undici"
import type { Clock } from "#core/std/clock.ts"
import type { ClientIdentity } from "./client-identity.ts"

export interface OriginsOptions {
  clock: Clock
  /**
   * The limit of origins with idle connections, at the start and at most. Beyond it, a new origin closes idle
   * ones.
   */
  keptMin: number
  keptMax: number
  /** The limit of origins at once. */
  originsMax: number
  pool: Omit<Pool.Options, "connect" | "factory">
  /**
   * How long idle connections are kept. For repeatable requests, the first connections of each origin, which
   * are used first, are kept longer.
   */
  keepAlive: { ms: number; firstMs: number; firstMax: number }
  /** Creates the connector: one for all, and one for each pool with a client certificate. */
  connect(client?: ClientIdentity): buildConnector.connector
}

/** A kind of connection with a pool of its own to an origin. */
export interface PoolKind {
  client?: ClientIdentity | undefined
  isRepeatable?: boolean | undefined
}

/** How many of the least recently used origins are checked for idle ones, and how many are closed at once. */
const looksMax = 32
const closedMax = 2
/** An origin that is needed again within this time was closed too early. */
const earlyMs = 10_000
const closedRememberedMax = 5_000

/**
 * A pool of connections for each origin, and another for each client certificate. So no connection and no
 * resumable TLS session passes from one identity to another. Beyond a number of origins, each new one closes
 * the connections of those that were idle the longest, so only busy origins exceed it. At `originsMax` a new
 * origin must try again (`MaxOriginsReachedError`).
 *
 * The number adapts. Each origin that returns soon after it was closed raises it by one. Each origin whose
 * connections end by themselves lowers it. So hosts that are called all the time stay connected, and a
 * thousand that are called once do not.
 */
export class Origins {
  readonly #options: OriginsOptions
  readonly #connect: buildConnector.connector
  /** In the order of their last use. */
  readonly #pools = new Map<string, Pool>()
  readonly #closedAt = new Map<string, number>()
  #kept: number
  #isDestroyed = false

  constructor(options: OriginsOptions) {
    this.#options = options
    this.#kept = options.keptMin
    this.#connect = options.connect()
  }

  has(origin: string, kind: PoolKind): boolean {
    return this.#pools.has(keyOf(origin, kind))
  }

  /** Throws when there is no room, or when certificate and key are no pair. */
  dispatch(
    request: Dispatcher.DispatchOptions & { origin: string },
    handler: Dispatcher.DispatchHandler,
    kind: PoolKind = {},
  ): void {
    if (this.#isDestroyed) throw new errors.ClientDestroyedError()
    const key = keyOf(request.origin, kind)
    const known = this.#pools.get(key)
    if (!known) this.#makeRoom(key)
    const pool = known ?? this.#open(request.origin, kind)
    if (known) this.#pools.delete(key)
    this.#pools.set(key, pool)
    pool.dispatch(request, handler)
  }

  /** Cuts the requests under way. */
  async destroy(): Promise<void> {
    this.#isDestroyed = true
    const pools = [...this.#pools.values()]
    this.#pools.clear()
    await Promise.all(pools.map((pool) => pool.destroy()))
  }

  #open(origin: string, kind: PoolKind): Pool {
    const { client, isRepeatable = false } = kind
    const connect = client ? this.#options.connect(client) : this.#connect
    const { pool: options, keepAlive } = this.#options
    const factory = connections({ ...keepAlive, firstMax: isRepeatable ? keepAlive.firstMax : 0 })
    const pool = new Pool(origin, { ...options, connect, factory })
    const key = keyOf(origin, kind)
    const forget = (): void => {
      if (this.#pools.get(key) !== pool || pool.stats.connected || !isIdle(pool)) return
      this.#pools.delete(key)
      this.#kept = Math.max(this.#kept - 1, this.#options.keptMin)
      void pool.close()
    }
    return pool.on("disconnect", forget).on("connectionError", forget)
  }

  #makeRoom(origin: string): void {
    const { clock, keptMax, originsMax } = this.#options
    const closedAt = this.#closedAt.get(origin)
    if (closedAt !== undefined && clock.elapsed() - closedAt < earlyMs) this.#kept = Math.min(this.#kept + 1, keptMax)
    if (this.#pools.size < this.#kept) return
    this.#closeIdle()
    if (this.#pools.size >= originsMax) throw new errors.MaxOriginsReachedError()
  }

  #closeIdle(): void {
    let closed = 0
    for (const [origin, pool] of this.#pools.entries().take(looksMax)) {
      this.#pools.delete(origin)
      // A busy pool counts as just used.
      if (!isIdle(pool)) this.#pools.set(origin, pool)
      else {
        void pool.close()
        this.#remember(origin)
        if (++closed >= closedMax || this.#pools.size < this.#kept) return
      }
    }
  }

  #remember(origin: string): void {
    this.#closedAt.delete(origin)
    this.#closedAt.set(origin, this.#options.clock.elapsed())
    const [oldest] = this.#closedAt.keys()
    if (this.#closedAt.size > closedRememberedMax && oldest !== undefined) this.#closedAt.delete(oldest)
  }
}

/**
 * Creates the connections of a pool. One that fails is replaced, and its successor takes its place among the
 * first.
 */
function connections({ ms, firstMs, firstMax }: OriginsOptions["keepAlive"]): NonNullable<Pool.Options["factory"]> {
  let first: Client[] = []
  return (origin, options) => {
    first = first.filter(({ closed, destroyed }) => !closed && !destroyed)
    const isFirst = first.length < firstMax
    const keepAliveTimeout = isFirst ? firstMs : ms
    const client = new Client(origin, { ...options, keepAliveTimeout, keepAliveMaxTimeout: keepAliveTimeout })
    if (isFirst) first.push(client)
    return client
  }
}

function keyOf(origin: string, { client, isRepeatable }: PoolKind): string {
  const key = isRepeatable ? origin : `${origin} once`
  return client ? `${key} ${client.id}` : key
}

function isIdle({ stats }: Pool): boolean {
  return stats.size === 0
}
