import type { ServerResponse } from "node:http"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { startHttpsReceiver, type Received } from "../../../../test/support/https-receiver.ts"
import type { PeerTrouble } from "../conformance.ts"
import type { Charge } from "../provider.ts"
import { secrets, settings } from "./config.ts"
import { FakeStripe, type Answer } from "./fake-stripe.ts"
import { StripeProvider } from "./stripe-provider.ts"

export const secretKey = "sk_test_12345"
export const webhookSecret = "whsec_current"

/** Uses the start of a stage's clock: `find` asks for charges since the time of the payment's id. */
const newId = createIds(new FakeClock())

/** A charge of 10.50 EUR with a card that Stripe charges at once. */
export function newCharge(more: Partial<Charge> = {}): Charge {
  const paymentSid = toSid("payment", newId())
  return {
    key: `${paymentSid}-1`,
    paymentSid,
    accountSid: "AC0123456789abcdef0123456789abcdef",
    amount: 1_050,
    currency: "EUR",
    captureMethod: "automatic",
    method: { kind: "token", token: "pm_card_visa" },
    description: "Two rooms",
    reference: "booking 4711",
    returnUrl: "https://example.com/pay/token",
    expiresAt: null,
    locale: "en-GB",
    ...more,
  }
}

export function newRefundSid(): string {
  return toSid("refund", newId())
}

export interface StripeStage {
  provider: StripeProvider
  /** The settings with which an account connects the peer. */
  settings: { api_base: string }
  secrets: { secret_key: string; webhook_secrets: string[] }
  ca: string
  stripe: FakeStripe
  clock: FakeClock
  /** All requests to the peer, in order. */
  requests: readonly Received[]
  /** What the peer does with the requests from now on. */
  setTrouble(trouble: PeerTrouble | null): void
  /** Moves the clock beyond the deadline of a request without an answer. */
  elapse(): void
  /** Stripe forgets the keys of requests, as it does after 24 hours. */
  forgetKeys(): void
  close(): Promise<void>
}

/** An adapter, and a server that answers as Stripe does, over TLS and with idempotency keys. */
export async function startStripe(
  more: { multicapture?: boolean; webhookSecrets?: string[] } = {},
): Promise<StripeStage> {
  const clock = new FakeClock()
  const stripe = new FakeStripe(clock)
  const keys: KnownRequests = new Map()
  let trouble: PeerTrouble | null = null
  let held = 0
  const peer = await startHttpsReceiver({
    respond(response, request) {
      if (trouble?.kind === "silent") return void (held += 1)
      if (trouble?.kind === "busy") return sendBusy(response, trouble.retryAfter)
      const right = answerStripe(request, stripe, keys)
      if (trouble?.kind === "cut") return void response.socket?.destroy()
      if (trouble?.kind === "answer") return send(response, trouble.status, trouble.contentType, trouble.body)
      const body = trouble?.kind === "change" ? trouble.change(right.body) : right.body
      if (right.isReplayed) response.setHeader("idempotent-replayed", "true")
      send(response, right.status, "application/json", JSON.stringify(body))
    },
  })
  const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: peer.ca })
  const config = {
    settings: settings.parse({ api_base: peer.url, multicapture: more.multicapture ?? false }),
    secrets: secrets.parse({ secret_key: secretKey, webhook_secrets: more.webhookSecrets ?? [webhookSecret] }),
  }
  let closing: Promise<void> | undefined
  const closePeer = () => (closing ??= peer.close())
  return {
    provider: new StripeProvider(config, { clock, outgoing }),
    settings: { api_base: peer.url },
    secrets: config.secrets,
    ca: peer.ca,
    stripe,
    clock,
    requests: peer.requests,
    setTrouble(next) {
      trouble = next
      if (next?.kind === "down") void closePeer()
    },
    elapse() {
      if (held === 0) return
      held = 0
      clock.advance(21_000)
    },
    forgetKeys: () => keys.clear(),
    async close() {
      await outgoing.stop()
      await closePeer()
    },
  }
}

const fault: Answer = { status: 500, body: { error: { type: "api_error", message: "Something went wrong." } } }

/** Closes each connection, so that no request can be sent on an old connection after the peer is down. */
function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { "content-type": contentType, connection: "close" }).end(body)
}

/** As a server before Stripe answers, without an error of Stripe. */
function sendBusy(response: ServerResponse, retryAfter: string): void {
  response.setHeader("retry-after", retryAfter)
  send(response, 429, "text/html", "<html>Too many requests</html>")
}

/** The stored requests with an idempotency key. */
export type KnownRequests = Map<string, { asked: string; answer: Answer }>

/** Authenticates the request, applies idempotency, and then calls `stripe`. */
export function answerStripe(
  { method, path, headers, body }: Pick<Received, "method" | "path" | "headers" | "body">,
  stripe: FakeStripe,
  keys: KnownRequests,
): Answer {
  if (headers.authorization !== `Bearer ${secretKey}`)
    return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided." } } }
  const url = new URL(path, "https://localhost")
  const params = new URLSearchParams(method === "POST" ? body : url.search)
  const key = headers["idempotency-key"]
  const known = typeof key === "string" && method === "POST" ? keys.get(key) : undefined
  const asked = `${url.pathname} ${body}`
  if (known && known.asked !== asked)
    return {
      status: 400,
      body: {
        error: {
          type: "idempotency_error",
          message: "Keys for idempotent requests can only be used with the same parameters.",
        },
      },
    }
  if (known) return { ...known.answer, isReplayed: true }
  const isFault = method === "POST" && stripe.faults > 0 && stripe.faults--
  const answer = isFault ? fault : stripe.act(method, url.pathname, params)
  // Stripe does not store the answer to a request that fails its validation.
  if (typeof key === "string" && method === "POST" && answer.status !== 400) keys.set(key, { asked, answer })
  return answer
}
