/**
 * Each pair of write paths acts on the same subject at once, over two servers with one store. Rows are locked
 * in one order (core/db/lock-order.ts), so no pair deadlocks. `SEED` repeats a run, and `ROUNDS` makes it
 * longer.
 */
import assert from "node:assert/strict"
import { randomInt, randomUUID } from "node:crypto"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, describe, it } from "node:test"
import { startApp, type App } from "#host/app/app.ts"
import { readConfig } from "#host/config/config.ts"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase, type TestDatabase } from "#core/db/testing.ts"
import { capabilities } from "#messaging/numbers/phone-number.ts"
import { assignPhoneNumber } from "#messaging/numbers/phone-numbers.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, fromSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { codeKeyOf, codeOf } from "#auth/verifications/code.ts"
import { removeData } from "./support/remove-data.ts"
import { RestClient, type Answer } from "./support/rest-client.ts"

const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const rounds = Number(process.env.ROUNDS ?? 1)
const secretKey = Buffer.alloc(32, 7)
const codeKey = codeKeyOf([secretKey])
/** Pairs that act on one subject. Later, most of its parts have ended. */
const pairsPerSubject = 6
const subjectsAtOnce = 4

/** What the writes of some pairs act on. */
interface Subject {
  number: number
  to: string
  message: string
  verification: string
  /** A scheduled message. */
  waiting: string
  /** A payment that waits for its capture. */
  payment: string
  /** A captured payment. */
  sale: string
  /** A payment on a page. */
  page: string
  webhook: string
  delivery: string
  session: string
  token: string
  factor: string
  refreshed: number
}

type Write = (client: RestClient, subject: Subject) => Promise<Answer>

const own = "+15005550006"
const user = ({ number }: Subject) => `user-${number}`
const post = (client: RestClient, place: string, body: object) =>
  client.post(place, body, { "idempotency-key": randomUUID() })
const newNumber = () => `+1415${1_000_000 + next(8_999_999)}`

const writes: Record<string, Write> = {
  sendMessage: (client, { to }) => post(client, "/v1/messages", { to, from: own, body: "Hello" }),
  sendWithFallback: (client, { to }) =>
    post(client, "/v1/messages", { to: ["telegram:4155550007", to], from: ["telegram:hotel_bot", own], body: "Hello" }),
  deleteMessage: (client, { message }) => client.delete(`/v1/messages/${message}`),
  cancelMessage: (client, { waiting }) => post(client, `/v1/messages/${waiting}/cancel`, {}),
  redactMessage: (client, { message }) => post(client, `/v1/messages/${message}/redact`, {}),
  giveFeedback: (client, { message }) => post(client, `/v1/messages/${message}/feedback`, { outcome: "confirmed" }),
  optOut: (client, { to }) => post(client, "/v1/simulator/inbound", { to: own, from: to, body: "STOP" }),
  optIn: (client, { to }) => post(client, "/v1/simulator/inbound", { to: own, from: to, body: "START" }),
  verify: async (client) => (await verified(client)).checked,
  resendCode: (client, { to }) => post(client, "/v1/auth/verifications", { to, purpose: "resent" }),
  checkRightCode: (client, { verification }) =>
    post(client, "/v1/auth/verification_checks", { verification_sid: verification, code: codeOfSid(verification) }),
  checkWrongCode: (client, { to }) => post(client, "/v1/auth/verification_checks", { to, code: "000000" }),
  cancelVerification: (client, { verification }) => post(client, `/v1/auth/verifications/${verification}/cancel`, {}),
  eraseRecipient: (client, { to }) => client.delete(`/v1/auth/recipients?to=${encodeURIComponent(to)}`),
  addToSafeList: (client, { to }) => post(client, "/v1/auth/safe_list", { to }),
  pay: (client) => post(client, "/v1/payments", { amount: 1250, currency: "EUR", payment_method: "sim_ok" }),
  capture: (client, { payment }) => post(client, `/v1/payments/${payment}/capture`, {}),
  cancelPayment: (client, { payment }) => post(client, `/v1/payments/${payment}/cancel`, {}),
  refund: async (client, { payment, sale }) => {
    // The first succeeds only after a capture.
    const [, refund] = await Promise.all(
      [payment, sale].map((sid) => post(client, "/v1/refunds", { payment_sid: sid, amount: 10 })),
    )
    return refund as Answer
  },
  updatePayment: (client, { payment }) => client.patch(`/v1/payments/${payment}`, { reference: "other" }),
  sendLink: (client, { page, to }) => post(client, `/v1/payments/${page}/send_link`, { to, from: own }),
  reconcile: (client) => post(client, "/v1/reconciliations", {}),
  disableWebhook: (client, { webhook }) => client.patch(`/v1/webhooks/${webhook}`, { status: "disabled" }),
  enableWebhook: (client, { webhook }) => client.patch(`/v1/webhooks/${webhook}`, { status: "enabled" }),
  pauseWebhook: (client, { webhook }) => client.patch(`/v1/webhooks/${webhook}`, { status: "paused" }),
  testWebhook: (client, { webhook }) => post(client, `/v1/webhooks/${webhook}/test`, {}),
  replay: (client, { webhook }) =>
    post(client, `/v1/webhooks/${webhook}/replay`, { from: "2026-01-01T00:00:00Z", missing: true }),
  resendDelivery: (client, { delivery }) => post(client, `/v1/deliveries/${delivery}/resend`, {}),
  beginSession: (client, subject) => beginSession(client, user(subject)),
  refreshSession: (client, { token }) => post(client, "/v1/auth/sessions/refresh", { refresh_token: token }),
  revokeSessions: (client, subject) => post(client, "/v1/auth/sessions/revoke_all", { subject: user(subject) }),
  addFactor: (client, subject) =>
    post(client, "/v1/auth/factors", { subject: user(subject), factor_type: "totp", friendly_name: "app" }),
  challenge: (client, subject) =>
    post(client, "/v1/auth/challenges", { subject: user(subject), factor_type: "recovery_codes" }),
  verifyFactor: (client, { factor }) => post(client, `/v1/auth/factors/${factor}/verify`, { code: "000000" }),
  eraseSubject: (client, subject) => client.delete(`/v1/auth/subjects/${user(subject)}`),
}

/** The code is checked while its message is being sent. */
async function verified(client: RestClient): Promise<{ sid: string; checked: Answer }> {
  // Each time another one, because a recipient has few verifications in an hour.
  const sid = sidOf(await post(client, "/v1/auth/verifications", { to: newNumber() }))
  const check = { verification_sid: sid, code: codeOfSid(sid) }
  return { sid, checked: await post(client, "/v1/auth/verification_checks", check) }
}

async function beginSession(client: RestClient, subject: string): Promise<Answer> {
  const { sid } = await verified(client)
  return await post(client, "/v1/auth/sessions", { subject, verification_sid: sid, audience: "https://api.example" })
}

describe("two simultaneous writes of the same subject", () => {
  let database: TestDatabase
  let db: Database
  const folders: string[] = []
  const apps: App[] = []
  const clients: RestClient[] = []

  before(async () => {
    database = await createEmptyDatabase()
    for (let node = 0; node < 2; node++) {
      const folder = mkdtempSync(path.join(tmpdir(), "posthorn-pairs-"))
      folders.push(folder)
      const config = readConfig({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        PORT: "0",
        PROCESSES: "1",
        DB_POOL: "8",
        RATE_LIMIT: "100000",
        POSTHORN_SECRET_KEY: secretKey.toString("base64"),
        WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8",
      })
      apps.push(await startApp(config, silentLog))
    }
    const account = apps[0]?.firstAccount
    assert.ok(account)
    for (const { baseUrl } of apps) clients.push(new RestClient({ baseUrl, account }))
    const { sid } = account
    db = new Database({ url: database.url, log: silentLog, poolMax: 1 })
    const ids = { newId: createIds(systemClock), now: systemClock.now() }
    await db.transaction((tx) =>
      assignPhoneNumber(tx, fromSid("account", sid) ?? "", { number: own, capabilities: [...capabilities] }, ids),
    )
    const settings = { senders: own, allowed_countries: ["US"], abuse_mode: "dry_run", daily_sends_max: 1_000_000 }
    const { status, body } = await first().patch("/v1/auth/settings", settings)
    assert.equal(status, 200, JSON.stringify(body))
  })

  after(async () => {
    for (const client of clients) await client.close()
    await Promise.all(apps.map((app) => app.stop()))
    for (const folder of folders) await removeData(folder)
    await db.close()
    // Fails after a deadlock, and after a transaction that locked tables in another order.
    await database.close()
  })

  const first = () => clients[0] as RestClient
  const second = () => clients[1] as RestClient

  it(`never deadlock: SEED=${seed}`, async () => {
    const names = Object.keys(writes)
    const succeeded = new Set<string>()
    const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const))
    for (let round = 0; round < rounds; round++)
      await eachOf(shuffled(pairs), async ([one, other], subject) => {
        const acts = [one, other, other, one]
        const answers = await Promise.all(
          acts.map((name, place) => (writes[name] as Write)(place % 2 ? second() : first(), subject)),
        )
        for (const { status, body } of answers) assert.ok(status < 500, `${one} with ${other}: ${JSON.stringify(body)}`)
        for (const [place, name] of acts.entries()) if ((answers[place]?.status ?? 0) < 300) succeeded.add(name)
      })
    assert.deepEqual([...new Set(names).difference(succeeded)], [])
  })

  /** Runs some pairs of other subjects at the same time, because rows of the account are also shared. */
  async function eachOf<Pair>(pairs: Pair[], run: (pair: Pair, subject: Subject) => Promise<void>): Promise<void> {
    const walk = async () => {
      for (let some = pairs.splice(0, pairsPerSubject); some.length; some = pairs.splice(0, pairsPerSubject)) {
        const subject = await newSubject()
        for (const pair of some) await run(pair, subject)
        // An account has few endpoints.
        await first().delete(`/v1/webhooks/${subject.webhook}`)
      }
    }
    await Promise.all(Array.from({ length: subjectsAtOnce }, walk))
  }

  async function newSubject(): Promise<Subject> {
    const number = next(1e9)
    const to = newNumber()
    const client = first()
    const made = async (place: string, body: object): Promise<Answer> => {
      const answer = await post(client, place, body)
      assert.equal(answer.status, 201, `${place}: ${JSON.stringify(answer.body)}`)
      return answer
    }
    await post(client, "/v1/simulator/inbound", { to: own, from: to, body: "START" })
    const webhook = sidOf(await made("/v1/webhooks", { url: "https://127.0.0.1:9/hook", events: ["*"] }))
    const session = await beginSession(client, `user-${number}`)
    const factor = await made("/v1/auth/factors", {
      subject: `user-${number}`,
      factor_type: "totp",
      friendly_name: "app",
    })
    const message = sidOf(await made("/v1/messages", { to, from: own, body: "Hello" }))
    const later = new Date(Date.now() + 86_400_000).toISOString()
    const waiting = sidOf(await made("/v1/messages", { to, from: own, body: "Hello", send_at: later }))
    const verification = sidOf(await made("/v1/auth/verifications", { to }))
    const payment = sidOf(
      await made("/v1/payments", { amount: 1250, currency: "EUR", payment_method: "sim_ok", capture_method: "manual" }),
    )
    const sale = sidOf(await made("/v1/payments", { amount: 1250, currency: "EUR", payment_method: "sim_ok" }))
    const page = sidOf(await made("/v1/payments", { amount: 1250, currency: "EUR", description: "Table 12" }))
    await made("/v1/auth/factors", { subject: `user-${number}`, factor_type: "recovery_codes", friendly_name: "codes" })
    const { data } = await client.read<{ data: { sid: string }[] }>(`/v1/webhooks/${webhook}/deliveries?limit=1`)
    const token = (session.body as { refresh_token: string }).refresh_token
    return {
      number,
      to,
      message,
      waiting,
      verification,
      payment,
      sale,
      page,
      webhook,
      delivery: data[0]?.sid ?? "",
      session: sidOf(session),
      token,
      factor: sidOf(factor),
      refreshed: 0,
    }
  }
})

function sidOf({ body }: Answer): string {
  return (body as { sid: string }).sid
}

function codeOfSid(sid: string): string {
  return codeOf(codeKey, fromSid("verification", sid) ?? "", 6, own)
}

let state = seed

/** A whole number below `below` (Mulberry32). */
function next(below: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items]
  for (let index = left.length - 1; index > 0; index--) {
    const other = next(index + 1)
    ;[left[index], left[other]] = [left[other] as Item, left[index] as Item]
  }
  return left
}
