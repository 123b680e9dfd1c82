import type { ServerResponse } from "node:http"
import { Outgoing } from "#outgoing/outgoing.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { systemClock } from "#std/clock.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import type { Received } from "../../../test/support/https-receiver.ts"
import type { PeerTrouble } from "../conformance.ts"
import { secrets, settings } from "./config.ts"
import { FakeStripe } from "./fake-stripe.ts"
import type { Answer } from "./fake-stripe.ts"
import { StripeProvider } from "./stripe-provider.ts"

export const secretKey = "sk_test_12345"
export const webhookSecret = "whsec_current"

export interface StripeStage {
  provider: StripeProvider
  /** Of the peer, to connect it as an account does. */
  settings: { api_base: string }
  secrets: { secret_key: string; webhook_secrets: string[] }
  ca: string
  stripe: FakeStripe
  clock: FakeClock
  /** `POST /v1/refunds`, in order. */
  requests: readonly Received[]
  /** What the peer does with the requests from now on. */
  setTrouble(trouble: PeerTrouble | null): void
  /** Lets a request that is not answered reach its deadline. */
  elapse(): void
  /** Stripe forgets the keys of requests, as it does after 24 hours. */
  forgetKeys(): void
  close(): Promise<void>
}

/** An adapter, and a peer that speaks Stripe's HTTP over TLS, with idempotency keys. */
export async function startStripe(
  more: { multicapture?: boolean; webhookSecrets?: string[] } = {},
): Promise<StripeStage> {
  const clock = new FakeClock(systemClock.now())
  const stripe = new FakeStripe(clock)
  const keys = new Map<string, { asked: string; answer: Answer }>()
  let trouble: PeerTrouble | null = null
  let held = 0
  const peer = await startHttpsReceiver({
    respond(response, request) {
      if (trouble?.kind === "silent") return void (held += 1)
      const right = answerOf(request, stripe, keys)
      if (trouble?.kind === "cut") return void response.socket?.destroy()
      if (trouble?.kind === "answer") return send(response, trouble.status, trouble.contentType, trouble.body)
      const body = trouble?.kind === "change" ? trouble.change(right.body) : right.body
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

/** Each connection is closed, so that a peer that goes down leaves none on which a request could still be sent. */
function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { "content-type": contentType, connection: "close" }).end(body)
}

function answerOf(
  { method, path, headers, body }: Received,
  stripe: FakeStripe,
  keys: Map<string, { asked: string; answer: Answer }>,
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
  if (known) return known.answer
  const answer = stripe.act(method, url.pathname, params)
  // Failed validations are not kept.
  if (typeof key === "string" && method === "POST" && answer.status !== 400) keys.set(key, { asked, answer })
  return answer
}
