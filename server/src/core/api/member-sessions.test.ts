import assert from "node:assert/strict"
import { request } from "node:http"
import { text } from "node:stream/consumers"
import { after, before, test } from "node:test"
import { ensurePartitions } from "#core/db/partitions.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { makeLink } from "#core/members/make-link.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { Browser, invite, password, signedIn } from "./member-testing.ts"
import { minuteMs, dayMs } from "#core/std/durations.ts"

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
/** Moves the clock, and creates the audit log's partitions for some weeks ahead, as the chore does. */
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
  const [cookie = ""] = accepted.headers.getSetCookie()
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

test("one of two browsers that accept an invite at the same time becomes a member", async () => {
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

test("a link of the command line, which can make an operator, ends after 24 hours", async () => {
  const made = await api.db.transaction((tx) =>
    makeLink(tx, { accountId: null, email: null, newId: createIds(clock), now: clock.now() }),
  )
  const look = () => new Browser(api).ask("POST", "/console/v1/invites/look", { json: { token: made?.token } })
  await pass(dayMs - 60_000)
  assert.equal((await look()).status, 200)
  await pass(60_000)
  assert.equal((await look()).status, 404)
})

test("a member accepts a further invite with their password, and loses no role by it", async () => {
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

test("a link that resets sets the password again and ends every session", async () => {
  const before = await member("fred@example.com", {})
  const token = await newInvite({ accountId: null, role: null, email: "fred@example.com", resets: true })
  const renewed = new Browser(api)
  const json = { token, password: "an entirely new one" }
  assert.equal((await renewed.ask("POST", "/console/v1/invites/accept", { json })).status, 201)
  assert.equal((await before.ask("GET", "/console/v1/session")).status, 401)
  assert.equal((await signIn(new Browser(api), "fred@example.com")).status, 401)
  assert.equal((await signIn(new Browser(api), "fred@example.com", json.password)).status, 201)
})

test("an invite does not reveal whether its email signs in to another account", async () => {
  await member("gus@example.com", {})
  const other = await api.addAccount("Curious")
  const isMember = async (wanted: object) => {
    const json = { token: await newInvite({ email: "gus@example.com", ...wanted }) }
    return (await new Browser(api).ask("POST", "/console/v1/invites/look", { json })).body["is_member"]
  }
  assert.equal(await isMember({}), true)
  assert.equal(await isMember({ accountId: other.accountId }), null)
  assert.equal(await isMember({ accountId: other.accountId, email: "gus@nowhere.example" }), null)
})

test("whose email a stranger chose first gets it by a link of the operator, and then accepts the invite", async () => {
  const other = await api.addAccount("Stranger")
  const stranger = await member("hal@example.com", { accountId: other.accountId })
  const token = await newInvite({ email: "hal@example.com" })
  const accept = async (given: string) =>
    await new Browser(api).ask("POST", "/console/v1/invites/accept", {
      json: { token: given, password: "hal chose this one" },
    })
  const refused = await accept(token)
  assert.deepEqual([refused.status, refused.body["code"]], [401, "sign_in_failed"])
  assert.match(
    String(refused.body["detail"]),
    /If you never chose a password, ask the operator for a link: `posthorn console link --email`/,
  )
  const { token: link = "" } =
    (await api.db.transaction((tx) =>
      makeLink(tx, { accountId: null, email: "hal@example.com", newId: createIds(clock), now: clock.now() }),
    )) ?? {}
  assert.equal((await accept(link)).status, 201)
  assert.equal((await stranger.ask("GET", "/console/v1/session")).status, 401)
  assert.equal((await signIn(new Browser(api), "hal@example.com")).status, 401)
  assert.equal((await accept(token)).status, 201)
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

test("guesses are slowed down by email, and the member still signs in with a browser that knows them", async () => {
  await using other = await startTestApi({ clock, isBehindProxy: true })
  await using beside = await startTestApi({ clock, isBehindProxy: true, storeUrl: other.storeUrl })
  const attempt = (browser: Browser, ip: string, given: string) =>
    browser.ask("POST", "/console/v1/sessions", {
      json: { email: "ida@example.com", password: given },
      headers: { "x-forwarded-for": ip },
    })
  const known = new Browser(other)
  const json = { token: await invite(other, {}, clock.now()), email: "ida@example.com", password }
  assert.equal((await known.ask("POST", "/console/v1/invites/accept", { json })).status, 201)
  assert.equal((await known.ask("DELETE", "/console/v1/session")).status, 204)
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async (_, index) => {
      const at = index % 2 ? other : beside
      return (await attempt(new Browser(at), `10.0.1.${index}`, `guess number ${index}`)).status
    }),
  )
  assert.deepEqual(
    statuses.toSorted((one, two) => one - two),
    [...Array<number>(10).fill(401), ...Array<number>(4).fill(429)],
    "by two processes together",
  )
  const stranger = await attempt(new Browser(other), "10.0.2.1", password)
  assert.equal(stranger.status, 429)
  assert.equal(stranger.headers.get("retry-after"), "30")
  assert.match(String(stranger.body["detail"]), /Try again in 30 seconds/)
  assert.equal((await attempt(known, "10.0.1.1", password)).status, 201)
  const forged = new Browser(other)
  forged.known = `posthorn_browser=${Buffer.alloc(45, 7).toString("base64url")}`
  assert.equal((await attempt(forged, "10.0.2.2", password)).status, 429)
  clock.advance(minuteMs)
  assert.equal((await attempt(new Browser(other), "10.0.2.1", password)).status, 201)
})

test("a browser is known with the email that signed in, and with no other", async () => {
  await using other = await startTestApi({ clock })
  const browser = new Browser(other)
  const json = { token: await invite(other, {}, clock.now()), email: "joe@example.com", password }
  const accepted = await browser.ask("POST", "/console/v1/invites/accept", { json })
  const cookie = accepted.headers.getSetCookie().find((set) => set.startsWith("posthorn_browser=")) ?? ""
  assert.match(cookie, /^posthorn_browser=[\w-]{60}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/)
  browser.cookie = undefined
  assert.equal((await browser.ask("GET", "/console/v1/session")).status, 401, "it lets nobody in")
  const statuses = []
  for (let guess = 0; guess < 11; guess++) statuses.push((await signIn(browser, `${guess}@example.com`)).status)
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429])
  assert.equal((await signIn(browser, "joe@example.com")).status, 201)
})

test("an invite and a signed-in member's own password still work from an address that guesses", async () => {
  await using other = await startTestApi({ clock })
  const ann = await signedIn(other, "ann@example.com", {}, clock.now())
  const token = await invite(other, { email: "new@example.com" }, clock.now())
  for (let guess = 0; guess < 12; guess++) await signIn(new Browser(other), "ann@example.com", "not hers")
  const wrong = { token: token.split("").toReversed().join("") }
  assert.equal((await new Browser(other).ask("POST", "/console/v1/invites/look", { json: wrong })).status, 429)
  const json = { token, password }
  assert.equal((await new Browser(other).ask("POST", "/console/v1/invites/look", { json: { token } })).status, 200)
  assert.equal((await new Browser(other).ask("POST", "/console/v1/invites/accept", { json })).status, 201)
  const change = { current_password: password, password: "an entirely new one" }
  assert.equal((await ann.ask("POST", "/console/v1/password", { json: change })).status, 204)
})

test("a signed-in member continues at an address that sends forged cookies", async () => {
  await using other = await startTestApi({ clock })
  const browser = await signedIn(other, "iris@example.com", {}, clock.now())
  // The cached session is read again after some seconds.
  clock.advance(6_000)
  const guesser = new Browser(other)
  const statuses = new Set<number>()
  for (let guess = 0; guess < 70; guess++) {
    guesser.cookie = `posthorn_session=${String(guess).padStart(43, "g")}`
    statuses.add((await guesser.ask("GET", "/console/v1/session")).status)
  }
  assert.deepEqual([...statuses], [401, 429])
  assert.equal((await browser.ask("GET", "/console/v1/session")).status, 200)
})

test("guesses are slowed down by address, and correct passwords do not count", async () => {
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

test("sign-in over plain http of another machine is refused, and the invite is not used up", async () => {
  const token = await newInvite({})
  const json = { token, email: "nora@example.com", password }
  const plain = { host: "192.168.1.20:8080", origin: "http://192.168.1.20:8080" }
  for (const path of ["/console/v1/invites/accept", "/console/v1/sessions"]) {
    const { status, body } = await askAt(plain, path, path.endsWith("accept") ? json : { ...json, token: undefined })
    assert.deepEqual([status, body["code"]], [403, "https_required"])
    assert.match(String(body["detail"]), /Open the console over HTTPS/)
  }
  assert.equal((await new Browser(api).ask("POST", "/console/v1/invites/accept", { json })).status, 201)
})

test("cookies are secure over https, also behind a proxy that does not say so, and on the own machine unless its browser refuses", async () => {
  await member("olga@example.com", {})
  const cookiesAt = async (headers: Record<string, string>) => {
    const { status, cookies } = await askAt(headers, "/console/v1/sessions", { email: "olga@example.com", password })
    assert.equal(status, 201)
    return cookies.map((cookie) => cookie.replace(/=.*?;.*(?=SameSite)/, " "))
  }
  const https = { host: "sms.example.com", origin: "https://sms.example.com" }
  const secure = ["__Host-posthorn_session SameSite=Strict; Secure", "__Host-posthorn_browser SameSite=Strict; Secure"]
  assert.deepEqual(await cookiesAt(https), secure)
  assert.deepEqual(await cookiesAt({ ...https, "posthorn-cookie": "plain" }), secure)
  const own = { host: "localhost:8080", origin: "http://localhost:8080" }
  assert.deepEqual(
    await cookiesAt(own),
    secure.map((cookie) => cookie.slice("__Host-".length)),
  )
  assert.deepEqual(await cookiesAt({ ...own, "posthorn-cookie": "plain" }), [
    "posthorn_session SameSite=Strict",
    "posthorn_browser SameSite=Strict",
  ])
})

test("a session over https counts only under the name that no neighbouring host can set", async () => {
  const browser = await member("nora@example.com", {})
  const token = String(browser.cookie?.split("=")[1])
  const https = { host: "sms.example.com", origin: "https://sms.example.com" }
  const statusWith = async (cookie: string) =>
    (await askAt({ ...https, cookie }, "/console/v1/totp/confirm", { code: "000000" })).status
  assert.equal(await statusWith(`posthorn_session=${token}`), 401)
  assert.equal(await statusWith(`posthorn_session=none; __Host-posthorn_session=${token}`), 409)
})

/** Makes a request with another Host header, which `fetch` does not allow. */
function askAt(headers: Record<string, string>, path: string, json: object) {
  const asked = request(api.baseUrl + path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
  })
  return new Promise<{ status: number; body: Record<string, unknown>; cookies: string[] }>((resolve, reject) => {
    asked.on("error", reject).on("response", (answer) => {
      text(answer).then(
        (said) =>
          resolve({
            status: answer.statusCode ?? 0,
            body: JSON.parse(said),
            cookies: answer.headers["set-cookie"] ?? [],
          }),
        reject,
      )
    })
    asked.end(JSON.stringify(json))
  })
}

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
  const { createLog } = await import("#core/std/log.ts")
  const log = createLog({ level: "debug", destination: { write: (line: string) => lines.push(line) } })
  await using other = await startTestApi({ log, logRequests: "all" })
  const browser = await signedIn(other, "mia@example.com", {})
  await browser.ask("GET", "/v1/account", { account: other.account.sid })
  const said = lines.join("")
  assert.match(said, /"operation":"getAccount".*"accountSid":"AC[0-9a-f]{32}","memberSid":"MB[0-9a-f]{32}"/)
  assert.match(said, /"operation":"acceptInvite"/)
  assert.doesNotMatch(said, /"operation":"acceptInvite".*"accountSid"/, "nobody was signed in yet")
  for (const secret of [password, browser.cookie ?? "?"]) assert.ok(!said.includes(secret))
})
