/** Doubles of Stripe that other people wrote: how a test starts one, and how the adapter reaches it. */
import assert from "node:assert/strict"
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import type { TestContext } from "node:test"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { secrets, settings } from "#payments/providers/stripe/config.ts"
import { StripeProvider } from "#payments/providers/stripe/stripe-provider.ts"
import { systemClock } from "#core/std/clock.ts"
import { startHttpsReceiver, type HttpsReceiver, type Received } from "./https-receiver.ts"

export type Json = Record<string, unknown>

/** A request of the adapter, and the double's answer. */
export interface Exchange {
  /** `POST /v1/refunds`. */
  route: string
  params: URLSearchParams
  status: number
  body: Json
}

/** What stands between the adapter and a double that speaks HTTP and does not know all of Stripe. */
export interface Translation {
  /** Parameters that the double refuses because it does not know them. They are not sent. */
  unknownParams?: RegExp
  /** An answer to a route that the double does not have. */
  answer?(method: string, path: string): Json | undefined
  /** Changes a right answer: adds what the double leaves out, or the state that a test needs. */
  complete?(body: Json): Json
  multicapture?: boolean
}

export interface DoubleStage {
  provider: StripeProvider
  exchanges: readonly Exchange[]
}

export const doubleSecret = "whsec_double"

/** The adapter, with all of its requests sent on to the double at `base`. */
export async function connectToDouble(
  t: TestContext,
  base: string,
  translation: Translation = {},
): Promise<DoubleStage> {
  const { peer, exchanges } = await serveDouble(t, base, translation)
  const outgoing = new Outgoing({ clock: systemClock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: peer.ca })
  t.after(() => outgoing.stop())
  const config = {
    settings: settings.parse({ api_base: peer.url, multicapture: translation.multicapture ?? false }),
    secrets: secrets.parse({ secret_key: "sk_test_double", webhook_secrets: [doubleSecret] }),
  }
  return { provider: new StripeProvider(config, { clock: systemClock, outgoing }), exchanges }
}

/** The double at `base` over HTTPS, which the adapter needs. */
export async function serveDouble(
  t: TestContext,
  base: string,
  translation: Translation,
): Promise<{ peer: HttpsReceiver; exchanges: readonly Exchange[] }> {
  const exchanges: Exchange[] = []
  const peer = await startHttpsReceiver({
    respond(response, request) {
      void exchange(base, request, translation).then((made) => {
        exchanges.push(made)
        response.writeHead(made.status, { "content-type": "application/json" }).end(JSON.stringify(made.body))
      })
    },
  })
  t.after(() => peer.close())
  return { peer, exchanges }
}

async function exchange(
  base: string,
  { method, path, headers, body }: Received,
  { unknownParams, answer, complete = (object) => object }: Translation,
): Promise<Exchange> {
  const url = new URL(path, base)
  const params = new URLSearchParams(method === "POST" ? body : url.search)
  const route = `${method} ${url.pathname}`
  const known = answer?.(method, url.pathname)
  if (known) return { route, params, status: 200, body: known }
  const sent = new URLSearchParams([...params].filter(([name]) => !unknownParams?.test(name)))
  if (method !== "POST") url.search = String(sent)
  const { authorization = "" } = headers
  const received = await fetch(url, {
    method,
    headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
    ...(method === "POST" ? { body: String(sent) } : {}),
  })
  const made = (await received.json()) as Json
  return { route, params, status: received.status, body: received.ok ? complete(made) : made }
}

/** Starts a double, and gives what it printed once that fits `ready`. It ends with the test. */
export async function startDouble(
  t: TestContext,
  program: string,
  line: readonly string[],
  ready: RegExp,
): Promise<RegExpExecArray> {
  const child = spawn(program, line, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PYTHONUNBUFFERED: "1" },
  })
  t.after(() => stop(child))
  let printed = ""
  const found = Promise.withResolvers<RegExpExecArray>()
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += String(chunk)
      const match = ready.exec(printed)
      if (match) found.resolve(match)
    })
  child.on("error", found.reject)
  child.on("exit", () => found.reject(new Error(`${program} ended: ${printed}`)))
  const result = await found.promise
  assert.ok(child.pid)
  return result
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
}
