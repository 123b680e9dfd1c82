import type { KeyObject } from "node:crypto"
import { Agent, request } from "undici"
import { signingKeys } from "#core/endpoints/endpoint-secrets.ts"
import { stopwatch, type Clock } from "#core/std/clock.ts"
import { sign } from "#core/webhooks/sign.ts"
import type { FeedEvent } from "./follow-feed.ts"

/** The same deadline as for a webhook endpoint. */
const deadlineMs = 15_000
/** The body is read and discarded, so that the connection can be reused. */
const answerBytesMax = 1024 * 1024

export interface Forwarded {
  /** Null without a response. */
  status: number | null
  /** The reason for a missing response. */
  trouble: string | null
  durationMs: number
}

export interface ForwarderOptions {
  url: URL
  secret: string
  /** Whether the receiver's certificate is verified. */
  isVerified: boolean
  clock: Clock
  signal: AbortSignal
}

/**
 * POSTs events to a receiver of this machine exactly as Posthorn POSTs them to an endpoint: with the same
 * bytes, headers and signature.
 */
export class Forwarder {
  readonly #options: ForwarderOptions
  readonly #keys: readonly KeyObject[]
  readonly #agent: Agent

  constructor(options: ForwarderOptions) {
    this.#options = options
    this.#keys = signingKeys({ shared: options.secret, privateKey: null }, ["v1"])
    this.#agent = new Agent({ connect: { rejectUnauthorized: options.isVerified } })
  }

  /** Never rejects. */
  async forward({ sid, json }: FeedEvent): Promise<Forwarded> {
    const { url, clock, signal } = this.#options
    const timestamp = Math.floor(clock.now() / 1_000)
    const elapsedMs = stopwatch()
    try {
      const { statusCode, body } = await request(url, {
        method: "POST",
        dispatcher: this.#agent,
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
        body: json,
        headers: {
          "content-type": "application/json",
          "user-agent": "Posthorn-Webhooks/1",
          "accept-encoding": "identity",
          "webhook-id": sid,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": sign({ id: sid, timestamp, body: json, keys: this.#keys }),
        },
      })
      await body.dump({ limit: answerBytesMax })
      return { status: statusCode, trouble: null, durationMs: Math.round(elapsedMs()) }
    } catch (error) {
      return { status: null, trouble: explain(error), durationMs: Math.round(elapsedMs()) }
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === "AbortError") return "the command stopped before the response"
  if (error.name === "TimeoutError") return `no response within ${deadlineMs / 1_000} s`
  const { code } = error as NodeJS.ErrnoException
  if (code === "ECONNREFUSED") return "no program listens at this address"
  if (/^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|ERR_TLS_)/.test(code ?? ""))
    return `the certificate is not trusted (${code}); use --skip-verify to accept it`
  return error.message || code || error.name
}
