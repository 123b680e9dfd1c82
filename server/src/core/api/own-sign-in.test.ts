import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { codeAt } from "#core/std/totp.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { seal } from "#core/std/secret-box.ts"
import { Browser, invite, password } from "./member-testing.ts"

const clock = new FakeClock()
let api: TestApi
before(async () => (api = await startTestApi({ clock })))
after(() => api[Symbol.asyncDispose]())

async function member(email: string): Promise<Browser> {
  const browser = new Browser(api)
  const token = await invite(api, {}, clock.now())
  const { status } = await browser.ask("POST", "/console/v1/invites/accept", { json: { token, email, password } })
  assert.equal(status, 201)
  return browser
}

async function signIn(email: string, more: object = {}) {
  const browser = new Browser(api)
  const { status, body } = await browser.ask("POST", "/console/v1/sessions", { json: { email, password, ...more } })
  return { browser, status, code: body["code"] }
}

const isIn = async (browser: Browser) => (await browser.ask("GET", "/console/v1/session")).status === 200

test("a changed password ends the other sessions, and needs the one before", async () => {
  const ann = await member("ann@example.com")
  const { browser: other } = await signIn("ann@example.com")
  const change = (current: string, next: string) =>
    ann.ask("POST", "/console/v1/password", { json: { current_password: current, password: next } })
  const { body: wrong } = await change("not the password", "an entirely new one")
  assert.deepEqual([wrong["code"], wrong["param"]], ["wrong_password", "current_password"])
  assert.equal((await change(password, "short")).body["code"], "weak_password")
  assert.equal((await change(password, "an entirely new one")).status, 204)
  assert.deepEqual([await isIn(ann), await isIn(other)], [true, false])
  assert.equal((await signIn("ann@example.com")).code, "sign_in_failed")
  assert.equal((await signIn("ann@example.com", { password: "an entirely new one" })).status, 201)
})

test("sessions are listed with where they began, and ended one by one", async () => {
  const ben = await member("ben@example.com")
  const { browser: other } = await signIn("ben@example.com")
  const { body } = await ben.ask("GET", "/console/v1/sessions")
  const sessions = body["data"] as { sid: string; is_current: boolean; ip: string; user_agent: string }[]
  assert.deepEqual(
    sessions.map(({ is_current, ip, user_agent }) => [is_current, ip, user_agent]),
    [
      [false, "127.0.0.1", "node"],
      [true, "127.0.0.1", "node"],
    ],
  )
  const path = `/console/v1/sessions/${sessions[0]?.sid}`
  const carl = await member("carl@example.com")
  assert.equal((await carl.ask("DELETE", path)).body["code"], "member_session_not_found", "nobody else's")
  assert.equal((await ben.ask("DELETE", path)).status, 204)
  assert.deepEqual([await isIn(ben), await isIn(other)], [true, false])
})

test("a further session beyond fifty ends the oldest", async () => {
  const dora = await member("dora@example.com")
  for (let count = 0; count < 50; count++) assert.equal((await signIn("dora@example.com")).status, 201)
  clock.advance(5_001)
  assert.equal(await isIn(dora), false)
  const rows = await api.db.query(
    "select 1 from member_sessions s join members m on m.id = s.member_id where m.email = 'dora@example.com'",
  )
  assert.equal(rows.length, 50)
})

test("a second factor counts once confirmed, each code works once, and turning it off asks for the password and a code", async () => {
  const emma = await member("emma@example.com")
  const { browser: other } = await signIn("emma@example.com")
  assert.equal((await emma.ask("POST", "/console/v1/totp/confirm", { json: { code: "000000" } })).body["code"], "totp_not_begun") // oxfmt-ignore
  assert.equal((await emma.ask("POST", "/console/v1/totp", { json: { password: "not the password" } })).body["code"], "wrong_password") // oxfmt-ignore
  const { body } = await emma.ask("POST", "/console/v1/totp", { json: { password } })
  const secret = bytesOf(String(body["secret"]))
  assert.equal((await signIn("emma@example.com")).status, 201, "not yet")
  const now = (ahead = 0) => codeAt(secret, Math.floor(clock.now() / 30_000) + ahead)
  const wrong = String((Number(now()) + 1) % 1_000_000).padStart(6, "0")
  assert.equal(
    (await emma.ask("POST", "/console/v1/totp/confirm", { json: { code: wrong } })).body["code"],
    "wrong_code",
  )
  assert.equal((await emma.ask("POST", "/console/v1/totp/confirm", { json: { code: now() } })).status, 204)
  assert.deepEqual([await isIn(emma), await isIn(other)], [true, false])
  assert.equal((await emma.ask("POST", "/console/v1/totp", { json: { password } })).body["code"], "totp_already_on")

  assert.equal((await signIn("emma@example.com")).code, "code_required")
  assert.equal((await signIn("emma@example.com", { code: now() })).code, "wrong_code", "it confirmed, so it was used")
  clock.advance(30_000)
  const both = await Promise.all([1, 2].map(() => signIn("emma@example.com", { code: now() })))
  assert.deepEqual(both.map(({ status }) => status).toSorted((one, two) => one - two), [201, 401], "of two at once, one") // oxfmt-ignore
  clock.advance(90_000)
  assert.equal((await signIn("emma@example.com", { code: now(-2) })).code, "wrong_code")
  assert.equal((await signIn("emma@example.com", { code: now(-1) })).status, 201)
  assert.equal((await signIn("emma@example.com", { code: now(-1) })).code, "wrong_code")
  assert.equal((await signIn("emma@example.com", { code: now(), password: "not the password" })).code, "sign_in_failed")

  const end = async (json: object) => {
    const { status, body: ended } = await emma.ask("POST", "/console/v1/totp/end", { json })
    return ended["code"] ?? status
  }
  assert.equal(await end({ password }), "missing_parameter", "the password alone is not enough")
  assert.equal(await end({ password, code: wrong }), "wrong_code")
  assert.equal(await end({ password, code: now(-1) }), "wrong_code", "it was used to sign in")
  assert.equal(await end({ password: "not the password", code: now() }), "wrong_password")
  assert.equal(await end({ password, code: now() }), 204)
  assert.equal((await signIn("emma@example.com")).status, 201)
})

test("a second factor that no key opens is a problem that says so, and not a fault of the server", async () => {
  const gina = await member("gina@example.com")
  await gina.ask("POST", "/console/v1/totp", { json: { password } })
  const lost = seal([Buffer.alloc(32, 9)], "lost", "elsewhere")
  await api.db.query("update members set totp_secret = $1, totp_pending = null where email = 'gina@example.com'", [
    lost,
  ])
  const answer = await signIn("gina@example.com", { code: "123456" })
  assert.deepEqual([answer.status, answer.code], [409, "secret_unreadable"])
})

test("the store holds no second factor in clear", async () => {
  const fred = await member("fred@example.com")
  const { body } = await fred.ask("POST", "/console/v1/totp", { json: { password } })
  const text = String(body["secret"])
  const rows = await api.db.query<{ text: string }>("select m::text as text from members m")
  const all = rows.map((row) => row.text).join("\n")
  assert.match(all, /fred@example\.com/)
  for (const form of [text, bytesOf(text).toString("hex"), bytesOf(text).toString("base64")])
    assert.ok(!all.includes(form))
})

/** Decodes Base32 (RFC 4648 section 6). */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  )
  const octets = bits.join("").match(/.{8}/g) ?? []
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)))
}
