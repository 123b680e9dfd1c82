import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { ensurePartitions } from "#db/partitions.ts"
import { startTestApi } from "#api/testing.ts"
import type { TestApi } from "#api/testing.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { Browser, invite, password, signedIn } from "./testing.ts"

const minuteMs = 60_000
const dayMs = 86_400_000
const clock = new FakeClock()

let api: TestApi
before(async () => (api = await startTestApi({ clock })))
after(() => api[Symbol.asyncDispose]())

const newInvite = (wanted: Parameters<typeof invite>[1]) => invite(api, wanted, clock.now())
const member = async (email: string, wanted: Parameters<typeof invite>[1]) => {
  const browser = new Browser(api)
  const token = await newInvite(wanted)
  const answer = await browser.ask("POST", "/console/v1/invites/accept", { json: { token, email, password } })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return browser
}
/** The audit log's partitions are made for some weeks ahead, as the housekeeping does it. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms)
  await api.db.transaction((tx) => ensurePartitions(tx, clock.now()))
}
const signIn = (browser: Browser, email: string, given = password) =>
  browser.ask("POST", "/console/v1/sessions", { json: { email, password: given } })

test("an invite is looked at, accepted once, and signs in with its role", async () => {
  const token = await newInvite({ role: "owner", isOperator: true })
  const browser = new Browser(api)
  const offer = await browser.ask("POST", "/console/v1/invites/look", { json: { token } })
  assert.deepEqual([offer.status, offer.body["account_name"], offer.body["role"], offer.body["is_operator"]], [200, "Test", "owner", true]) // oxfmt-ignore
  const accepted = await browser.ask("POST", "/console/v1/invites/accept", {
    json: { token, email: "Ann@Example.com", password },
  })
  assert.equal(accepted.status, 201)
  const cookie = accepted.headers.get("set-cookie") ?? ""
  assert.match(
    cookie,
    /^posthorn_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
    "over loopback it is secure too",
  )
  const { status, body } = await browser.ask("GET", "/console/v1/session")
  assert.equal(status, 200)
  const { sid, ...ann } = body["member"] as Record<string, unknown>
  assert.match(String(sid), /^MB[0-9a-f]{32}$/)
  assert.deepEqual(ann, { email: "ann@example.com", name: "ann", is_operator: true, has_totp: false })
  assert.deepEqual(body["memberships"], [{ account_sid: api.account.sid, account_name: "Test", role: "owner" }])
  for (const path of ["look", "accept"]) {
    const again = await browser.ask("POST", `/console/v1/invites/${path}`, {
      json: { token, ...(path === "accept" ? { email: "other@example.com", password } : {}) },
    })
    assert.deepEqual([again.status, again.body["code"]], [404, "invite_not_valid"])
  }
})

test("of two who accept an invite at once, one becomes a member", async () => {
  const token = await newInvite({})
  const answers = await Promise.all(
    ["first@example.com", "second@example.com"].map((email) =>
      new Browser(api).ask("POST", "/console/v1/invites/accept", { json: { token, email, password } }),
    ),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, two) => one - two),
    [201, 404],
  )
  const rows = await api.db.query("select 1 from members where email in ('first@example.com', 'second@example.com')")
  assert.equal(rows.length, 1)
})

test("an invite ends after seven days, and an invite for one email is for no other", async () => {
  const [late, bound] = [await newInvite({}), await newInvite({ email: "Carl@example.com" })]
  const accept = (token: string, email?: string) =>
    new Browser(api).ask("POST", "/console/v1/invites/accept", {
      json: { token, password, ...(email ? { email } : {}) },
    })
  const other = await accept(bound, "dora@example.com")
  assert.deepEqual([other.status, other.body["param"]], [400, "email"])
  assert.equal((await accept(bound)).status, 201)
  await pass(7 * dayMs)
  assert.equal((await accept(late, "late@example.com")).status, 404)
  const unnamed = await accept(await newInvite({}))
  assert.deepEqual([unnamed.status, unnamed.body["param"]], [400, "email"])
})

test("whoever is a member accepts a further invite with their password, and loses no role by it", async () => {
  await member("emma@example.com", { role: "owner" })
  const other = await api.addAccount("Other")
  const accept = async (wanted: object, given: string) => {
    const token = await newInvite(wanted)
    return await new Browser(api).ask("POST", "/console/v1/invites/accept", {
      json: { token, email: "emma@example.com", password: given },
    })
  }
  assert.equal((await accept({ accountId: other.accountId }, "not her password")).body["code"], "sign_in_failed")
  assert.equal((await accept({ accountId: other.accountId }, password)).status, 201)
  const { body } = await accept({ role: "viewer" }, password)
  assert.deepEqual(
    (body["memberships"] as { role: string }[]).map(({ role }) => role),
    ["developer", "owner"],
  )
})

test("a link that resets sets the password anew and ends every session", async () => {
  const before = await member("fred@example.com", {})
  const token = await newInvite({ accountId: null, role: null, email: "fred@example.com", resets: true })
  const renewed = new Browser(api)
  const json = { token, password: "an entirely new one" }
  assert.equal((await renewed.ask("POST", "/console/v1/invites/accept", { json })).status, 201)
  assert.equal((await before.ask("GET", "/console/v1/session")).status, 401)
  assert.equal((await signIn(new Browser(api), "fred@example.com")).status, 401)
  assert.equal((await signIn(new Browser(api), "fred@example.com", json.password)).status, 201)
})

test("weak passwords are refused with a sentence that says what is wrong, and use nothing up", async () => {
  const token = await newInvite({})
  for (const [weak, pattern] of [
    ["short", /at least 10/],
    ["ü".repeat(201), /longer than 200/],
    ["aaaaaaaaaaaa", /repeats/],
    ["GINA@example.com", /email or name/],
  ] as const) {
    const { status, body } = await new Browser(api).ask("POST", "/console/v1/invites/accept", {
      json: { token, email: "gina@example.com", password: weak },
    })
    assert.deepEqual([status, body["code"], body["param"]], [400, "weak_password", "password"])
    assert.match(String(body["detail"]), pattern)
  }
  const json = { token, email: "gina@example.com", password }
  assert.equal((await new Browser(api).ask("POST", "/console/v1/invites/accept", { json })).status, 201)
})

test("a wrong email is answered as a wrong password is", async () => {
  await member("hans@example.com", {})
  const [email, wrong] = [await signIn(new Browser(api), "nobody@example.com"), await signIn(new Browser(api), "hans@example.com", "not his password")] // oxfmt-ignore
  assert.deepEqual([email.status, email.body["code"], email.body["detail"]], [wrong.status, wrong.body["code"], wrong.body["detail"]]) // oxfmt-ignore
  assert.equal(email.headers.get("www-authenticate"), null, "no browser asks by itself")
})

test("guesses are slowed down by email, and the member still signs in where they are signed in already", async () => {
  await using other = await startTestApi({ clock, isBehindProxy: true })
  const from = (ip: string) => ({ "x-forwarded-for": ip })
  const token = await invite(other, {}, clock.now())
  const json = { token, email: "ida@example.com", password }
  const accepted = await new Browser(other).ask("POST", "/console/v1/invites/accept", {
    json,
    headers: from("10.0.0.1"),
  })
  assert.equal(accepted.status, 201)
  const attempt = (ip: string, given: string) =>
    new Browser(other).ask("POST", "/console/v1/sessions", {
      json: { email: "ida@example.com", password: given },
      headers: from(ip),
    })
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async (_, guess) => (await attempt(`10.0.1.${guess}`, `guess number ${guess}`)).status),
  )
  assert.deepEqual(
    statuses.toSorted((one, two) => one - two),
    [...Array<number>(10).fill(401), ...Array<number>(4).fill(429)],
  )
  const stranger = await attempt("10.0.2.1", password)
  assert.equal(stranger.status, 429)
  assert.ok(Number(stranger.headers.get("retry-after")) <= 30)
  assert.equal((await attempt("10.0.0.1", password)).status, 201)
  clock.advance(minuteMs)
  assert.equal((await attempt("10.0.2.1", password)).status, 201)
})

test("guesses are slowed down by address, and what was right does not count", async () => {
  await using other = await startTestApi({ clock })
  const browser = await (async () => {
    const token = await invite(other, {}, clock.now())
    const json = { token, email: "jon@example.com", password }
    assert.equal((await new Browser(other).ask("POST", "/console/v1/invites/accept", { json })).status, 201)
    return new Browser(other)
  })()
  for (let index = 0; index < 15; index++) assert.equal((await signIn(browser, "jon@example.com")).status, 201)
  const statuses = []
  for (let guess = 0; guess < 11; guess++) statuses.push((await signIn(browser, `${guess}@example.com`)).status)
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429])
})

test("a session ends by signing out, after 7 days without use, and after 30 days with it", async () => {
  const out = await member("kim@example.com", {})
  const { cookie } = out
  assert.equal((await out.ask("DELETE", "/console/v1/session")).status, 204)
  out.cookie = cookie
  assert.equal((await out.ask("GET", "/console/v1/session")).status, 401)

  const idle = new Browser(api)
  assert.equal((await signIn(idle, "kim@example.com")).status, 201)
  await pass(7 * dayMs - minuteMs)
  assert.equal((await idle.ask("GET", "/console/v1/session")).status, 200)
  await pass(7 * dayMs - minuteMs)
  assert.equal((await idle.ask("GET", "/console/v1/session")).status, 200, "its use was noted")
  await pass(7 * dayMs)
  assert.equal((await idle.ask("GET", "/console/v1/session")).status, 401)

  const busy = new Browser(api)
  assert.equal((await signIn(busy, "kim@example.com")).status, 201)
  for (let day = 1; day < 30; day++) {
    await pass(dayMs)
    assert.equal((await busy.ask("GET", "/console/v1/session")).status, 200, `day ${day}`)
  }
  await pass(dayMs)
  assert.equal((await busy.ask("GET", "/console/v1/session")).status, 401)
})

test("the store holds no token and no password", async () => {
  const browser = await member("lea@example.com", {})
  const token = await newInvite({})
  const rows = await api.db.query<{ text: string }>(
    `select m::text as text from members m union all select s::text from member_sessions s union all select i::text from member_invites i`,
  )
  const all = rows.map(({ text }) => text).join("\n")
  assert.match(all, /lea@example\.com/)
  for (const secret of [password, token, browser.cookie?.split("=")[1] ?? "?"]) {
    assert.ok(!all.includes(secret))
    assert.ok(!all.includes(Buffer.from(secret).toString("hex")))
  }
})

test("requests of a member leave their sid in the log, and none of their secrets", async () => {
  const lines: string[] = []
  const { createLog } = await import("#std/log.ts")
  const log = createLog({ level: "debug", destination: { write: (line: string) => lines.push(line) } })
  await using other = await startTestApi({ log, logRequests: "all" })
  const browser = await signedIn(other, "mia@example.com", {})
  await browser.ask("GET", "/v1/account", { account: other.account.sid })
  const said = lines.join("")
  assert.match(said, /"operation":"getAccount".*"accountSid":"AC[0-9a-f]{32}","memberSid":"MB[0-9a-f]{32}"/)
  for (const secret of [password, browser.cookie ?? "?"]) assert.ok(!said.includes(secret))
})
