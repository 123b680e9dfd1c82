/**
 * The Stripe adapter against localstripe, a double that keeps state: payment intents, their captures and
 * refunds, 3-D Secure and signed notifications. It has no Checkout sessions, disputes, search, filters by
 * time, fees or idempotency keys, and takes only some of Stripe's parameters, so `translation` leaves those
 * out. It treats a capture of a part as a refund of the rest, as Stripe did in the past.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { test, type TestContext } from "node:test"
import type { Charge, ProviderCharge, ProviderOutcome } from "#payments/providers/provider.ts"
import { root } from "../scripts/checks.ts"
import { checkAnswers, codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { installOnce } from "./support/install-once.ts"
import { Installation } from "./support/installation.ts"
import {
  connectToDouble,
  doubleSecret,
  serveDouble,
  startDouble,
  type DoubleStage,
  type Json,
  type Translation,
} from "./support/stripe-double.ts"

const version = "1.15.10"
const home = path.join(root, ".cache", `localstripe-${version}`)
const python = path.join(home, "bin/python")
const noCurl = run("curl", ["--version"]).status === 0 ? false : "This machine has no curl."

/** Its own command listens on all addresses, and keeps its objects in a file. */
const program = `
import socket
from aiohttp import web
from localstripe.resources import store
from localstripe.server import app
store.dump_to_disk = lambda: None
listener = socket.create_server(("127.0.0.1", 0))
print("listening on", listener.getsockname()[1], ".")
web.run_app(app, sock=listener, print=None)
`

const translation: Translation = {
  unknownParams: /^(return_url|description|automatic_payment_methods|reason|created)\b/,
  answer(method, route) {
    const isMissing = method === "GET" && /^\/v1\/(disputes|checkout\/sessions)$/.test(route)
    return isMissing ? { object: "list", data: [], has_more: false } : undefined
  },
  complete(body) {
    if (body.object !== "payment_intent") return body
    const isHeld = body.status === "requires_capture"
    const isAccepted = body.status === "succeeded"
    return { ...body, amount_capturable: isHeld ? body.amount : 0, amount_received: isAccepted ? body.amount : 0 }
  },
}

interface Double {
  base: string
  /** Asks the double directly. */
  ask(method: string, route: string, params?: Record<string, string>): Promise<Json>
}

/** Null if the test is skipped. */
async function startLocalstripe(t: TestContext): Promise<Double | null> {
  if (run("python3", ["-c", "import venv, ensurepip"]).status !== 0) {
    t.skip("This machine has no python3 with venv.")
    return null
  }
  const isInstalled = installOnce(t, home, "bin/localstripe", () => {
    const made = run("python3", ["-m", "venv", home])
    if (made.status !== 0) return made
    const packages = [`localstripe==${version}`, "aiohttp==3.14.5", "python-dateutil==2.9.0.post0"]
    return run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages])
  })
  if (!isInstalled) return null
  const [, port = ""] = await startDouble(t, python, ["-c", program], /listening on (\d+) \./)
  const base = `http://127.0.0.1:${port}`
  return {
    base,
    async ask(method, route, params = {}) {
      const headers = { authorization: "Bearer sk_test_double" }
      const body = method === "POST" ? { body: new URLSearchParams(params) } : {}
      const answer = await fetch(base + route, { method, headers, ...body })
      const text = await answer.text()
      assert.equal(answer.status, 200, text)
      return text === "" ? {} : (JSON.parse(text) as Json)
    },
  }
}

interface Stage extends Double, DoubleStage {
  newCharge(more?: Partial<Charge>): Charge
}

/** Null if the test is skipped. */
async function begin(t: TestContext): Promise<Stage | null> {
  const double = await startLocalstripe(t)
  if (!double) return null
  let count = 0
  return {
    ...double,
    ...(await connectToDouble(t, double.base, translation)),
    newCharge(more = {}) {
      const paymentSid = `PY${String(++count).padStart(32, "0")}`
      return { ...charge, key: `${paymentSid}-1`, paymentSid, ...more }
    },
  }
}

function run(command: string, line: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(command, line, { encoding: "utf8" })
  return { status, said: `${stdout}${stderr}${error?.message ?? ""}` }
}

const charge: Omit<Charge, "key" | "paymentSid"> = {
  accountSid: "AC0123456789abcdef0123456789abcdef",
  amount: 1_050,
  currency: "EUR",
  captureMethod: "automatic",
  method: { kind: "token", token: "pm_card_visa" },
  description: "Two rooms",
  reference: "booking 4711",
  returnUrl: "https://example.com/pay/token",
  expiresAt: null,
  locale: "en",
}

function known(outcome: ProviderOutcome): ProviderCharge {
  assert.equal(outcome.kind, "known", JSON.stringify(outcome))
  return outcome.charge
}

function of({ reference, currency }: ProviderCharge, amount: number, number: number) {
  return { key: `PY-${number}`, reference, amount, currency }
}

test("localstripe: a charge is completed, found by its key, refunded in parts, and listed", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const { provider, newCharge } = stage
  const asked = newCharge()
  const made = known(await provider.charge(asked))
  assert.deepEqual([made.state, made.captured, made.amount, made.currency], ["completed", 1_050, 1_050, "EUR"])
  known(await provider.charge(newCharge()))
  assert.equal(known(await provider.find(asked)).reference, made.reference)
  for (const [refundSid, amount] of [
    ["RF1", 400],
    ["RF2", 650],
    // Asked for again after the answer was lost: localstripe has no idempotency keys, so the look before it
    // has to tell.
    ["RF2", 650],
  ] as const)
    known(await provider.refund({ ...of(made, amount, 2), refundSid, reason: "duplicate" }))
  const { refunds } = known(await provider.fetch(made.reference))
  const refunded = refunds.map(({ refundSid, amount, state }) => `${refundSid} ${amount} ${state}`).toSorted()
  assert.deepEqual(refunded, ["RF1 400 completed", "RF2 650 completed"])
  const { transactions } = await provider.listTransactions(0, null)
  const own = transactions.filter(({ chargeReference }) => chargeReference === made.reference)
  const listed = own.map(({ type, amount }) => `${type} ${amount}`).toSorted()
  assert.deepEqual(listed, ["charge 1050", "refund -400", "refund -650"])
})

test("localstripe: a declined card moves nothing", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const { provider, newCharge } = stage
  const declined = newCharge({ method: { kind: "token", token: "pm_card_chargeCustomerFail" } })
  const outcome = await provider.charge(declined)
  assert.ok(outcome.kind === "refused" && !outcome.isOfProvider, JSON.stringify(outcome))
  assert.equal(outcome.decline.providerCode, "card_declined")
  const found = known(await provider.find(declined))
  assert.deepEqual([found.state, found.captured], ["failed", 0])
})

test("localstripe: an authorization is captured once, or canceled", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const { provider, newCharge } = stage
  const [taken, released] = [
    known(await provider.charge(newCharge({ captureMethod: "manual" }))),
    known(await provider.charge(newCharge({ captureMethod: "manual" }))),
  ]
  assert.deepEqual([taken.state, taken.capturable, taken.captured], ["authorized", 1_050, 0])
  assert.equal((await provider.capture({ ...of(taken, 1_051, 2), isFinal: true })).kind, "refused")
  for (const number of [3, 4]) {
    const { state, captured } = known(await provider.capture({ ...of(taken, 1_050, number), isFinal: true }))
    assert.deepEqual([state, captured], ["completed", 1_050])
  }
  assert.equal(known(await provider.cancel(of(taken, 0, 5))).state, "completed")
  for (const number of [2, 3]) assert.equal(known(await provider.cancel(of(released, 0, number))).state, "canceled")
  assert.equal(known(await provider.capture({ ...of(released, 1_050, 4), isFinal: true })).state, "canceled")
})

for (const [isApproved, ending] of [
  [true, ["completed", 1_050, null]],
  [false, ["failed", 0, "authentication_failed"]],
] as const)
  test(`localstripe: a bank that asks its customer first, who ${isApproved ? "agrees" : "refuses"}`, async (t) => {
    const stage = await begin(t)
    if (!stage) return
    const { provider, newCharge, ask } = stage
    const card = { "card[number]": "4000002500003155", "card[exp_month]": "12", "card[exp_year]": "2030" }
    const { id } = await ask("POST", "/v1/payment_methods", { type: "card", ...card, "card[cvc]": "123" })
    const made = known(await provider.charge(newCharge({ method: { kind: "token", token: String(id) } })))
    assert.deepEqual([made.state, made.captured], ["requires_action", 0])
    const { client_secret: secret } = await ask("GET", `/v1/payment_intents/${made.reference}`)
    const params = { client_secret: String(secret), success: String(isApproved) }
    await ask("POST", `/v1/payment_intents/${made.reference}/_authenticate`, params)
    const { state, captured, decline } = known(await provider.fetch(made.reference))
    assert.deepEqual([state, captured, decline?.reason ?? null], ending)
  })

test("localstripe: a notification that it signed names the charge, and another secret does not fit", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const { provider, newCharge, ask } = stage
  const { first } = await receiveNotification(t, { ask })
  const made = known(await provider.charge(newCharge()))
  const { body, headers } = await first
  const notification = await provider.readNotification(body, headers)
  assert.equal(notification?.chargeReference, made.reference)
  assert.match(notification.paymentSid ?? "", /^PY/)
  const altered = Buffer.from(String(body).replace("payment_intent.succeeded", "payment_intent.canceled"))
  assert.equal(await provider.readNotification(altered, headers), null)
})

test(
  "each block of stripe.md does what it says, with localstripe in the place of Stripe",
  { skip: noCurl },
  async (t) => {
    const double = await startLocalstripe(t)
    if (!double) return
    const { peer } = await serveDouble(t, double.base, translation)
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
    const ca = path.join(folder, "ca.pem")
    writeFileSync(ca, peer.ca)
    await using posthorn = new Installation({
      environment: { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128" },
    })
    await posthorn.start()
    using terminal = new ReadersTerminal(folder)
    t.after(() => rm(folder, { recursive: true }))
    const { account, baseUrl } = posthorn
    terminal.set({ ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl })
    terminal.set({ STRIPE_KEY: "sk_test_guide", STRIPE_WEBHOOK_SECRET: doubleSecret })
    const answers = [
      [/"sid":"PP.*"kind":"stripe"/],
      [/"sid":"PP.*"status":"enabled"/],
      [
        /"status":"completed","amount":1250.*"provider":"stripe"/,
        /"status":"failed".*"decline":\{"reason":"generic_decline"/,
      ],
      [/"sid":"RF.*"status":"completed","amount":500/, /"amount_refunded":500/],
    ]
    const blocks = codeBlocks(readGuide("stripe"))
    assert.equal(blocks.length, answers.length, "every block is run here")
    for (const [index, block] of blocks.entries()) {
      checkAnswers(block, await terminal.paste(block), answers[index] ?? [])
      // The reader has Stripe behind the key from the beginning.
      if (index === 0) await terminal.paste(useDouble(peer.url))
    }
    // The notification that localstripe signed is the one that Stripe would send to the same URL.
    const notified = await terminal.paste(
      `curl -s -u $ACCOUNT_SID:$AUTH_TOKEN $BASE_URL/v1/payment_providers/$PROVIDER`,
    )
    const url = /"notification_url":"([^"]+)"/.exec(notified)?.[1] ?? ""
    const { first } = await receiveNotification(t, double)
    const token = "-d amount=900 -d currency=EUR -d payment_method=pm_card_visa"
    await terminal.paste(
      `curl -s -u $ACCOUNT_SID:$AUTH_TOKEN $BASE_URL/v1/payments -H "Idempotency-Key: notified" ${token}`,
    )
    const { body, headers } = await first
    const answer = await fetch(url, {
      method: "POST",
      headers: { "stripe-signature": headers["stripe-signature"] ?? "" },
      body,
    })
    assert.equal(answer.status, 204)
  },
)

const useDouble = (origin: string) => `
MADE=$(curl -s -u $ACCOUNT_SID:$AUTH_TOKEN $BASE_URL/v1/payment_providers | grep -o 'PP[0-9a-f]\\{32\\}' | head -1)
curl -sf -u $ACCOUNT_SID:$AUTH_TOKEN -X PATCH $BASE_URL/v1/payment_providers/$MADE -H "Content-Type: application/json" \\
  -d '{"settings": {"api_base": "${origin}"}, "secrets": {"secret_key": "'$STRIPE_KEY'"}}'
`

/** Has localstripe send its notifications here. Gives a promise of the first. */
async function receiveNotification(t: TestContext, { ask }: Pick<Double, "ask">) {
  const received = Promise.withResolvers<{ body: Buffer<ArrayBuffer>; headers: Record<string, string> }>()
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      response.end()
      received.resolve({ body: Buffer.concat(chunks), headers: request.headers as Record<string, string> })
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
  t.after(() => void receiver.close())
  const { port } = receiver.address() as AddressInfo
  await ask("POST", "/_config/webhooks/posthorn", { url: `http://127.0.0.1:${port}/`, secret: doubleSecret })
  return { first: received.promise }
}
