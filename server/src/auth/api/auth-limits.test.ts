/** Every limit of the Auth API: the request is accepted after `Retry-After`, and not a second earlier. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { simulatorNumbers } from "#auth/verifications/simulator-numbers.ts"
import { authProblems } from "./auth-problems.ts"

const clock = new FakeClock()
let api: TestApi
let account: TestAccount
before(async () => void (api = await startTestApi({ clock })))
after(() => api[Symbol.asyncDispose]())

const second = 1
const hour = 3_600
const day = 24 * hour
const pass = (seconds: number) => clock.advance(seconds * 1_000)

async function ask(path: string, parameters: object, method = "POST") {
  const answer = await fetch(`${api.baseUrl}/v1/auth/${path}`, {
    method,
    headers: { authorization: account.authorization, "content-type": "application/json" },
    body: JSON.stringify(parameters),
  })
  const body = (await answer.json()) as { sid?: string; code?: string; detail?: string }
  return { status: answer.status, wait: Number(answer.headers.get("retry-after")), body }
}

/** Returns the sid. A setting that failed must not look like a limit that does not hold. */
async function must(path: string, parameters: object, method?: string): Promise<string> {
  const { status, body } = await ask(path, parameters, method)
  assert.ok(status < 300, JSON.stringify(body))
  return body.sid ?? ""
}

let numbers = 0
let purposes = 0
const newNumber = () => `+1415555${String(++numbers).padStart(4, "0")}`
const to = simulatorNumbers.fixedCode
/** Creates a new verification, for the same recipient unless another is given. */
const verify = (more: object = {}) => ask("verifications", { to, purpose: `p${++purposes}`, ...more })
const verified = (more: object = {}) => must("verifications", { to, purpose: `p${++purposes}`, ...more })
const set = (settings: object) => must("settings", settings, "PATCH")

async function times(count: number, act: () => Promise<{ status: number; body: object }>): Promise<void> {
  for (let index = 0; index < count; index++) {
    const { status, body } = await act()
    assert.ok(status < 300, JSON.stringify(body))
  }
}

interface Limit {
  code: string
  status?: number
  /** The time until the request is accepted. */
  seconds: number
  /** Uses up the limit. */
  use(): Promise<unknown>
  request(): ReturnType<typeof ask>
}

const subject = "user-of-this-test"
let verification = ""

const limits: Record<string, Limit> = {
  "the first gap between two messages": {
    code: "verification_resend_too_soon",
    seconds: 30,
    use: () => verified({ purpose: "again" }),
    request: () => verify({ purpose: "again" }),
  },
  "the second gap between two messages": {
    code: "verification_resend_too_soon",
    seconds: 60,
    async use() {
      await verified({ purpose: "again" })
      pass(30)
      await verified({ purpose: "again" })
    },
    request: () => verify({ purpose: "again" }),
  },
  "the messages of a verification": {
    code: "too_many_sends",
    seconds: 570,
    async use() {
      await set({ sends_max: 2 })
      await verified({ purpose: "again" })
      pass(30)
      await verified({ purpose: "again" })
    },
    request: () => verify({ purpose: "again" }),
  },
  "the verifications of a recipient in an hour": {
    code: "too_many_verifications",
    seconds: hour - 10,
    async use() {
      await verified()
      pass(10)
      await times(4, verify)
    },
    request: verify,
  },
  "the verifications of a recipient in a day": {
    code: "too_many_verifications",
    seconds: day - hour,
    async use() {
      await times(5, verify)
      pass(hour)
      await times(5, verify)
    },
    request: verify,
  },
  "the verifications from an address": {
    code: "too_many_verifications",
    seconds: hour,
    use: () => times(10, () => verify({ to: newNumber(), client_ip: "192.0.2.1" })),
    request: () => verify({ to: newNumber(), client_ip: "192.0.2.1" }),
  },
  "a limit of the account's own": {
    code: "too_many_verifications",
    seconds: 90,
    async use() {
      await set({ rate_limits: [{ name: "device", max: 2, interval_seconds: 90 }] })
      await times(2, () => verify({ rate_limit_keys: { device: "a" } }))
    },
    request: () => verify({ rate_limit_keys: { device: "a" } }),
  },
  "the messages of the account in a day": {
    code: "too_many_sends",
    seconds: day,
    async use() {
      await set({ daily_sends_max: 2 })
      await times(2, () => verify({ to: newNumber() }))
    },
    request: () => verify({ to: newNumber() }),
  },
  "what the messages of the account cost in a day": {
    code: "too_many_sends",
    seconds: day,
    async use() {
      await set({ daily_spend_max: 0.01 })
      await verified({ to: newNumber() })
    },
    request: () => verify({ to: newNumber() }),
  },
  "the failed checks of a recipient in an hour": {
    code: "too_many_checks",
    seconds: hour - second,
    async use() {
      for (let index = 0; index < 3; index++) {
        const verification_sid = await verified()
        await times(5, () => ask("verification_checks", { verification_sid, code: "111111" }))
        if (index === 0) pass(second)
      }
      verification = await verified()
    },
    request: () => ask("verification_checks", { verification_sid: verification, code: "000000" }),
  },
  "the block of a prefix": { ...blocked("prefix", "+1415556"), request: () => verify({ to: "+14155560001" }) },
  "the block of a country": { ...blocked("country", "US"), request: () => verify({ to: "+14155570001" }) },
  "the new factors of a subject in an hour": {
    code: "too_many_new_factors",
    seconds: hour,
    use: () => times(20, newCodes),
    request: newCodes,
  },
  "the challenges of a subject in an hour": {
    code: "too_many_challenges",
    seconds: hour,
    async use() {
      await times(1, newCodes)
      await times(50, challenge)
    },
    request: challenge,
  },
  "the challenges of a subject in a day": {
    code: "too_many_challenges",
    seconds: day - hour,
    async use() {
      await times(1, newCodes)
      await times(50, challenge)
      pass(hour)
      await times(50, challenge)
    },
    request: challenge,
  },
}

for (const [name, { code, status = 429, seconds, use, request }] of Object.entries(limits))
  test(`${name}: after Retry-After the request is accepted`, async () => {
    account = await api.addAccount(name, { number: newNumber() })
    await set({ allowed_countries: ["US"] })
    await use()
    const refused = await request()
    const said = JSON.stringify(refused.body)
    assert.deepEqual([refused.status, refused.body.code, refused.wait], [status, code, seconds], said)
    assert.match(
      refused.body.detail ?? "",
      /Try again after|Send it again|Then create a new verification|Release the block/,
    )
    pass(seconds - second)
    const early = await request()
    assert.deepEqual([early.status, early.body.code, early.wait], [status, code, second], JSON.stringify(early.body))
    pass(second)
    const accepted = await request()
    assert.ok(accepted.status < 300, JSON.stringify(accepted.body))
  })

test("the table has every problem of the Auth API that is 429", () => {
  const tooMany = Object.entries(authProblems).filter(([, { status }]) => status === 429)
  const tested = new Set(Object.values(limits).map(({ code }) => code))
  assert.deepEqual(
    tooMany.map(([code]) => code).filter((code) => !tested.has(code)),
    [],
  )
})

function blocked(scope: "prefix" | "country", key: string): Omit<Limit, "request"> {
  const seconds = 12 * hour
  const use = () =>
    api.db.query(
      `insert into verification_scores (account_id, scope, key, score, sends, approvals, scored_at, blocked_until)
       values ($1, $2, $3, 7, 40, 0, $4, $5)`,
      [account.accountId, scope, key, ...[0, seconds].map((after) => new Date(clock.now() + after * 1_000))],
    )
  return { code: "verification_blocked", status: 403, seconds, use }
}

function newCodes() {
  return ask("factors", { subject, factor_type: "recovery_codes", friendly_name: "Codes" })
}

function challenge() {
  return ask("challenges", { subject, factor_type: "recovery_codes" })
}
