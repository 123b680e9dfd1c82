/**
 * The double of Stripe in a process of its own, to be killed: `node stripe-process.ts <port> <folder>`. It
 * knows what its log says and nothing else: a request is written before it is answered, and a start takes up
 * what an earlier life left.
 */
import { openSync, readFileSync, writeSync } from "node:fs"
import path from "node:path"
import { answerStripe } from "#payments/providers/stripe/testing.ts"
import { pause, systemClock as clock } from "#core/std/clock.ts"
import type { Certificate } from "../support/certificates.ts"
import { startHttpsReceiver } from "../support/https-receiver.ts"
import { readStripe, type StripeLine } from "./stripe-log.ts"

const [port, folder = ""] = process.argv.slice(2)
/**
 * Requests arrive, and answers leave, after any time up to this, so that a death finds some before and some
 * behind their effect.
 */
const travelMsMax = 60

const logPath = path.join(folder, "stripe.log")
const { stripe, keys } = readStripe(logPath)
const log = openSync(logPath, "a")
const receiver = await startHttpsReceiver({
  port: Number(port),
  certificate: JSON.parse(readFileSync(path.join(folder, "certificate.json"), "utf8")) as Certificate,
  keepRequests: false,
  async respond(response, { method, path: asked, headers, body }) {
    await pause(clock, Math.random() * travelMsMax)
    const { authorization, "idempotency-key": key } = headers
    const request = { method, path: asked, body, headers: { authorization, "idempotency-key": key } }
    if (method === "POST") writeSync(log, `${JSON.stringify({ at: clock.now(), request } satisfies StripeLine)}\n`)
    const answer = answerStripe(request, stripe, keys)
    await pause(clock, Math.random() * travelMsMax)
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body))
  },
})
console.log(receiver.port)
