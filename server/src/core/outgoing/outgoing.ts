import { isIP } from "node:net"
import type { Clock } from "#core/std/clock.ts"
import { createAddressRules, type AddressRules } from "./address-rules.ts"
import { checkUrl, NameCheck, privateAddress } from "./check-url.ts"
import { hostOf } from "./url-text.ts"
import { ConnectLimiter } from "./connect-limiter.ts"
import { createConnector } from "./connector.ts"
import { Deadlines } from "#core/std/deadlines.ts"
import { Exchange, type ExchangeContext, type ExchangeOptions } from "./exchange.ts"
import { failureOf, type FailureKind } from "./failure.ts"
import { followRedirects } from "./follow-redirects.ts"
import { FloodWatch } from "./flood-watch.ts"
import type {
  Fetched,
  FetchRequest,
  HttpClient,
  Outcome,
  OutgoingRequest,
  PostRequest,
  ResponseHeaders,
} from "./http-client.ts"
import { Origins } from "./origins.ts"
import { Resolver } from "./resolver.ts"
import { Handover } from "./timing.ts"

export interface OutgoingOptions {
  clock: Clock
  /** CIDRs of private addresses that may be called. */
  allowedRanges?: readonly string[]
  /** Whether addresses in `allowedRanges` may be called without TLS. */
  plainHttp?: boolean
  /** PEM of certificate authorities to trust in addition to the usual ones. */
  extraCa?: string
  /** The limit of connections to one origin. */
  connectionsMax?: number
  /** The limit of origins with open connections. */
  originsMax?: number
  /** The limit of origins with idle connections, two to each. */
  idleOriginsMax?: number
  /** Name servers to use instead of the machine's, `host:port`. */
  dnsServers?: readonly string[]
}

/**
 * More than any caller needs, because each caller limits its requests for each URL. With fewer, unresponsive
 * URLs of one host would delay its other URLs beyond their deadlines.
 */
const connectionsMaxDefault = 2_000
/** An origin with a connection costs about 110 kB, and a new connection 2 ms of a core. */
const originsKeptMin = 200
const originsKeptMax = 2_000
/** Busy origins at once: more than the dispatcher has deliveries under way. */
const originsMaxDefault = 4_000
/**
 * A server may close an idle connection while the next request is on its way. So connections are kept for
 * long only where that request can be repeated. Decision 083 has the reasons and figures.
 */
const keepAlive = { ms: 10_000, firstMs: 90_000, firstMax: 2 }
const targetsMax = 10_000

type Request = Pick<OutgoingRequest, "method" | "query" | "headers" | "body" | "client" | "isRepeatable">

interface Target {
  origin: string
  path: string
}

/**
 * HTTPS to addresses that strangers choose. It never connects to private addresses and decompresses nothing.
 * Only `fetch` follows redirects. Every request ends by its deadline with an outcome, and never rejects. It
 * ignores proxies of the environment. `new` starts it, and `stop` cuts all requests under way.
 */
export class Outgoing implements HttpClient {
  readonly #origins: Origins
  readonly #turns = new ConnectLimiter()
  readonly #rules: AddressRules
  readonly #resolver: Resolver
  readonly #nameCheck: NameCheck
  readonly #exchanges: ExchangeContext
  readonly #targets = new Map<string, Target>()
  readonly #plainHttp: boolean

  constructor(options: OutgoingOptions) {
    const { originsMax = originsMaxDefault, idleOriginsMax = originsKeptMax } = options
    const keptMax = Math.min(originsKeptMax, originsMax, idleOriginsMax)
    this.#rules = createAddressRules(options.allowedRanges ?? [])
    this.#plainHttp = options.plainHttp === true
    this.#resolver = new Resolver(options.clock, options.dnsServers)
    this.#nameCheck = new NameCheck({ rules: this.#rules, resolver: this.#resolver, clock: options.clock })
    const floods = new FloodWatch()
    const { clock } = options
    const handover = new Handover()
    this.#exchanges = { clock, deadlines: new Deadlines(clock, () => floods.check()), handover }
    this.#origins = new Origins({
      clock,
      keptMin: Math.min(originsKeptMin, keptMax),
      keptMax,
      originsMax,
      connect: (client) => {
        const trust = options.extraCa === undefined ? {} : { extraCa: options.extraCa }
        return createConnector({
          rules: this.#rules,
          resolver: this.#resolver,
          floods,
          turns: this.#turns,
          clock,
          handover,
          client,
          ...trust,
        })
      },
      keepAlive,
      pool: {
        allowH2: false,
        pipelining: 1,
        connections: options.connectionsMax ?? connectionsMaxDefault,
        maxHeaderSize: 16_384,
        // The one deadline of an exchange covers both.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
    })
  }

  /** What is wrong with a URL that a stranger wants Posthorn to call, as a sentence, or undefined. */
  checkUrl(url: string): string | undefined {
    return checkUrl(url, this.#rules, { plainHttp: this.#plainHttp })
  }

  /**
   * As `checkUrl`, and also checks the present addresses of its name. A name without an answer passes. Takes
   * at most 3 s.
   */
  async checkAddress(url: string): Promise<string | undefined> {
    const fault = this.checkUrl(url)
    if (fault !== undefined) return fault
    const host = hostOf(new URL(url))
    return !isIP(host) && (await this.#nameCheck.hasForbiddenAddress(host)) ? privateAddress : undefined
  }

  post(request: PostRequest): Promise<Outcome> {
    return this.request({ method: "POST", ...request })
  }

  /** One exchange with an API. A failure says whether anything was sent (`isSent`). */
  request(request: OutgoingRequest): Promise<Outcome> {
    const options = { deadlineMs: request.deadlineMs, bodyBytesMax: request.responseBytesMax }
    return this.#exchange(request.url, request, options)
  }

  /**
   * A GET for a whole body, which follows redirects and checks each address. The content type of the response
   * decides whether it is accepted, not the URL.
   */
  async fetch(request: FetchRequest): Promise<Fetched> {
    const isWanted = (status: number, headers: ResponseHeaders) =>
      status === 200 &&
      request.accepts(contentTypeOf(headers)) &&
      !(Number(headers["content-length"]) > request.bytesMax)
    const { clock } = this.#exchanges
    const until = clock.elapsed() + request.deadlineMs
    const headers = ["accept-encoding", "identity", "user-agent", "Posthorn"]
    const outcome = await followRedirects(request.url, (url) => {
      const deadlineMs = Math.max(until - clock.elapsed(), 1)
      const options = { deadlineMs, bodyBytesMax: request.bytesMax, wants: isWanted }
      return this.#exchange(url, { method: "GET", headers }, options)
    })
    return fetched(outcome, request)
  }

  async stop(): Promise<void> {
    this.#resolver.stop()
    await this.#origins.destroy()
  }

  #exchange(url: string, request: Request, options: ExchangeOptions): Promise<Outcome> {
    const target = this.#target(url)
    if (typeof target === "string")
      return Promise.resolve({ kind: "failure", isSent: false, failure: { kind: "blocked", reason: target } })
    return new Promise((resolve) => {
      const { method, query, headers, body = null, client, isRepeatable } = request
      const kind = { client, isRepeatable }
      const path = query ? `${target.path}${target.path.includes("?") ? "&" : "?"}${query}` : target.path
      const send = (): void => {
        if (exchange.isOver) return
        exchange.begin()
        try {
          this.#origins.dispatch({ origin: target.origin, path, method, headers, body }, exchange, kind)
        } catch (error) {
          exchange.fail(failureOf(error, "connecting"))
        }
      }
      const told = (outcome: Outcome): void => afterConnectionIsFree(resolve, outcome)
      const exchange = new Exchange(this.#exchanges, options, told, isRepeatable ? send : undefined)
      if (this.#origins.has(target.origin, kind)) send()
      else this.#turns.begin(send)
    })
  }

  /** A row of the store may be older than the present rules, so its URL is also checked here, once. */
  #target(url: string): Target | string {
    const known = this.#targets.get(url)
    if (known) return known
    const fault = this.checkUrl(url)
    if (fault !== undefined) return fault
    const { origin, pathname, search } = new URL(url)
    const target = { origin, path: pathname + search }
    if (this.#targets.size >= targetsMax) this.#targets.clear()
    this.#targets.set(url, target)
    return target
  }
}

/**
 * The client reuses a connection in the turn after its response (its own `setImmediate`, which is queued when
 * the promises of this turn run). A caller that received the response earlier and sends the next request
 * would get a new connection each time.
 */
function afterConnectionIsFree(resolve: (outcome: Outcome) => void, outcome: Outcome): void {
  if (outcome.kind === "failure") return resolve(outcome)
  queueMicrotask(() => setImmediate(resolve, outcome))
}

function fetched(outcome: Outcome, request: FetchRequest): Fetched {
  if (outcome.kind === "failure") return { kind: "failure", failure: outcome.failure }
  const contentType = contentTypeOf(outcome.headers)
  if (outcome.status !== 200) {
    const kind = outcome.status === 429 || outcome.status >= 500 ? "unavailable" : "protocol"
    return failed(kind, `The host responded with status ${outcome.status}, not 200.`)
  }
  if (!request.accepts(contentType))
    return failed("protocol", `The content type ${contentType || "is missing and"} is not supported.`)
  if (!outcome.isCut) return { kind: "fetched", contentType, content: outcome.body }
  return failed("too_large", `The content is larger than ${request.bytesMax} bytes.`)
}

function failed(kind: FailureKind, reason: string): Fetched {
  return { kind: "failure", failure: { kind, reason } }
}

function contentTypeOf(headers: ResponseHeaders): string {
  const header = headers["content-type"]
  return (typeof header === "string" ? (header.split(";", 1)[0] ?? "") : "").trim().toLowerCase()
}
