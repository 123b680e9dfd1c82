import type { z } from "zod"
import type { HttpClient, OutgoingRequest, ResponseHeaders } from "#core/outgoing/http-client.ts"
import { readRetryAfter } from "#core/outgoing/retry-after.ts"
import { retryAfterMsMax } from "#payments/providers/provider.ts"
import type { Clock } from "#core/std/clock.ts"
import { problem, token, tokenProblem } from "./answers.ts"

export interface PayPalClientOptions {
  base: string
  clientId: string
  clientSecret: string
  clock: Clock
  outgoing: Pick<HttpClient, "request">
}

export interface PayPalCall<T> {
  method: OutgoingRequest["method"]
  path: string
  /** A text is sent unchanged. */
  body?: object | string
  /** PayPal's idempotency key, `PayPal-Request-Id`. */
  requestId?: string
  /** The schema of a success. */
  expects: z.ZodType<T>
  /** The deadline for everything, in milliseconds. */
  deadline: number
}

/** The outcome of a call. It is never thrown. */
export type PayPalAnswer<T> = { kind: "ok"; value: T; status: number } | PayPalFailure

export type PayPalFailure =
  /**
   * PayPal refused in its documented form. `redirect` is a page on which the customer can solve the problem.
   */
  | { kind: "problem"; status: number; issue: string; detail: string; redirect: string | null }
  /** Too many requests (429), so PayPal did nothing. */
  | { kind: "busy"; detail: string; retryAfterMs: number | undefined }
  /** The credentials are wrong or revoked. */
  | { kind: "unauthorized"; detail: string }
  /** PayPal received no request that could have had an effect. */
  | { kind: "not_sent"; detail: string }
  | { kind: "unknown"; detail: string }

type Granted = { kind: "ok"; text: string } | PayPalFailure

/** A page of 100 transactions has some 150 kB. */
const answerBytesMax = 2_000_000
/** A token is not used in its last minute, so that none expires in transit. */
const tokenMarginMs = 60_000
const issueMax = 100

/**
 * PayPal's REST APIs over the guarded HTTPS client. It keeps one access token (OAuth 2.0, client
 * credentials), which concurrent calls share. It requests another one when PayPal no longer accepts it.
 */
export class PayPalClient {
  readonly #options: PayPalClientOptions
  #token: { text: string; endsAt: number } | undefined
  #asking: Promise<Granted> | undefined

  constructor(options: PayPalClientOptions) {
    this.#options = options
  }

  async call<T>(call: PayPalCall<T>): Promise<PayPalAnswer<T>> {
    const first = await this.#accessToken(call.deadline)
    if (first.kind !== "ok") return first
    const answer = await this.#send(call, first.text)
    if (answer !== "token refused") return answer
    // PayPal does nothing for an unauthenticated request, so it is repeated once with a new token.
    if (this.#token?.text === first.text) this.#token = undefined
    const second = await this.#accessToken(call.deadline)
    if (second.kind !== "ok") return second
    const repeated = await this.#send(call, second.text)
    if (repeated !== "token refused") return repeated
    this.#token = undefined
    return { kind: "unauthorized", detail: "PayPal refused a fresh access token (401)." }
  }

  #accessToken(deadline: number): Promise<Granted> {
    const { clock } = this.#options
    if (this.#token && this.#token.endsAt > clock.elapsed())
      return Promise.resolve({ kind: "ok", text: this.#token.text })
    this.#asking ??= this.#askForToken(deadline).finally(() => (this.#asking = undefined))
    return this.#asking
  }

  /**
   * Without a token nothing can happen at PayPal. So every failure except a refusal means that the call was
   * not sent.
   */
  async #askForToken(deadline: number): Promise<Granted> {
    const { base, clientId, clientSecret, clock, outgoing } = this.#options
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64")
    const askedAt = clock.elapsed()
    const outcome = await outgoing.request({
      method: "POST",
      url: `${base}/v1/oauth2/token`,
      headers: [
        ...usualHeaders,
        "authorization",
        `Basic ${credentials}`,
        "content-type",
        "application/x-www-form-urlencoded",
      ],
      body: "grant_type=client_credentials",
      deadlineMs: Math.max(deadline - askedAt, 1),
      responseBytesMax: answerBytesMax,
    })
    if (outcome.kind === "failure") return { kind: "not_sent", detail: `No access token: ${outcome.failure.reason}` }
    if (outcome.status === 429) return busy(outcome.headers, clock)
    const body = jsonOf(outcome.isCut ? undefined : outcome.body)
    const refusal = tokenProblem.safeParse(body)
    if ((outcome.status === 401 || outcome.status === 400) && refusal.success)
      return {
        kind: "unauthorized",
        detail: `PayPal refused the client ID and secret (${refusal.data.error.slice(0, issueMax)}).`,
      }
    const granted = token.safeParse(body)
    if (outcome.status !== 200 || !granted.success)
      return { kind: "not_sent", detail: `No access token: PayPal responded with status ${outcome.status}.` }
    const { access_token: text, expires_in: seconds } = granted.data
    this.#token = { text, endsAt: askedAt + seconds * 1_000 - tokenMarginMs }
    return { kind: "ok", text }
  }

  async #send<T>(call: PayPalCall<T>, accessToken: string): Promise<PayPalAnswer<T> | "token refused"> {
    const { base, clock, outgoing } = this.#options
    const { method, path, body, requestId, expects, deadline } = call
    const headers = [...usualHeaders, "authorization", `Bearer ${accessToken}`, "prefer", "return=representation"]
    if (requestId !== undefined) headers.push("paypal-request-id", requestId)
    if (body !== undefined) headers.push("content-type", "application/json")
    const outcome = await outgoing.request({
      method,
      url: base + path,
      headers,
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      deadlineMs: Math.max(deadline - clock.elapsed(), 1),
      responseBytesMax: answerBytesMax,
    })
    if (outcome.kind === "failure")
      return { kind: outcome.isSent ? "unknown" : "not_sent", detail: outcome.failure.reason }
    if (outcome.status === 401) return "token refused"
    if (outcome.status === 429) return busy(outcome.headers, clock)
    const json = outcome.status === 204 ? {} : jsonOf(outcome.isCut ? undefined : outcome.body)
    if (outcome.status >= 200 && outcome.status < 300) {
      const value = expects.safeParse(json)
      if (value.success && json !== undefined) return { kind: "ok", value: value.data, status: outcome.status }
      return unexpected(outcome.status)
    }
    return outcome.status >= 400 && outcome.status < 500 ? problemOf(outcome.status, json) : unexpected(outcome.status)
  }
}

const usualHeaders = ["accept", "application/json", "accept-encoding", "identity", "user-agent", "Posthorn"]

function problemOf(status: number, json: unknown): PayPalFailure {
  const parsed = problem.safeParse(json)
  // 409: the same request is still under way, so its outcome is unknown.
  if (!parsed.success || status === 408 || status === 409) return unexpected(status)
  const { name, message, details, debug_id: debugId, links } = parsed.data
  const issue = (details?.[0]?.issue ?? name).slice(0, issueMax)
  const sentence = details?.[0]?.description ?? message ?? ""
  const redirect = links.find(({ rel }) => rel === "redirect" || rel === "payer-action")?.href ?? null
  const trace = debugId === undefined ? "" : ` (debug id ${debugId})`
  return { kind: "problem", status, issue, detail: `${issue}: ${sentence}${trace}`.slice(0, 500), redirect }
}

function busy(headers: ResponseHeaders, clock: Clock): PayPalFailure {
  const retryAfterMs = readRetryAfter(headers["retry-after"], clock.now(), retryAfterMsMax)
  return { kind: "busy", detail: "PayPal responded with status 429: too many requests.", retryAfterMs }
}

function unexpected(status: number): PayPalFailure {
  return { kind: "unknown", detail: `PayPal responded with status ${status} and an undocumented body.` }
}

/** Returns undefined for a body that is longer than the limit. */
function jsonOf(body: Buffer | undefined): unknown {
  try {
    return body && JSON.parse(body.toString("utf8"))
  } catch {
    return undefined
  }
}
