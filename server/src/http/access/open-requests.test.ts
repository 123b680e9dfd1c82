import assert from "node:assert/strict"
import { test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { Browser, invite, password } from "#core/api/member-testing.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { eventually } from "../../../test/support/eventually.ts"

/** Two processes on one store. A change in `here` affects readers of `there`, which gets no notification. */
async function startTwo() {
  const stack = new AsyncDisposableStack()
  const clock = new FakeClock()
  const here = stack.use(await startTestApi({ clock }))
  const there = stack.use(await startTestApi({ clock, storeUrl: here.storeUrl }))

  async function member(email: string, wanted: Parameters<typeof invite>[1], browser = new Browser(here)) {
    const token = await invite(here, wanted, clock.now())
    const { status } = await browser.ask("POST", "/console/v1/invites/accept", { json: { token, email, password } })
    assert.equal(status, 201)
    return browser
  }

  /** The stream ends by itself a second later, and a new request is refused. */
  async function assertTurnedOut(stream: Opened, status: number): Promise<void> {
    clock.advance(1_000)
    await stream.end
    assert.equal((await open(there, stream.headers)).status, status)
  }

  return { here, there, member, assertTurnedOut, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

interface Opened {
  status: number
  headers: Record<string, string>
  /** Rejects when the stream is cut instead of ended. */
  end: Promise<string>
}

async function open(at: TestApi, headers: Record<string, string>): Promise<Opened> {
  const answer = await fetch(`${at.baseUrl}/v1/messages/stream`, { headers })
  return { status: answer.status, headers, end: answer.text() }
}

async function openAs(browser: Browser, { there, here }: { here: TestApi; there: TestApi }): Promise<Opened> {
  const stream = await open(there, { cookie: browser.cookie ?? "", "posthorn-account": here.account.sid })
  assert.equal(stream.status, 200)
  return stream
}

test("a stream ends when its session is signed out, in another process too", async () => {
  await using two = await startTwo()
  const ann = await two.member("ann@example.com", {})
  const stream = await openAs(ann, two)
  await ann.ask("DELETE", "/console/v1/session")
  await two.assertTurnedOut(stream, 401)
})

test("a stream ends when another session of the member ends its own, which reads on", async () => {
  await using two = await startTwo()
  const ann = await two.member("ann@example.com", {})
  const phone = new Browser(two.here)
  await phone.ask("POST", "/console/v1/sessions", { json: { email: "ann@example.com", password } })
  const [lost, kept] = [await openAs(phone, two), await openAs(ann, two)]
  const { body } = await ann.ask("GET", "/console/v1/sessions")
  const other = (body["data"] as { sid: string; is_current: boolean }[]).find(({ is_current }) => !is_current)
  assert.equal((await ann.ask("DELETE", `/console/v1/sessions/${other?.sid}`)).status, 204)
  await two.assertTurnedOut(lost, 401)
  await assertGoesOn(kept)
})

test("a stream ends when its member is removed from the account", async () => {
  await using two = await startTwo()
  const owner = await two.member("owner@example.com", { role: "owner" })
  const other = await two.here.addAccount("Other")
  const ben = await two.member("ben@example.com", { role: "viewer" })
  await two.member("ben@example.com", { accountId: other.accountId }, ben)
  const stream = await openAs(ben, two)
  const { body } = await owner.ask("GET", "/console/v1/members", { account: two.here.account.sid })
  const member = (body["data"] as { sid: string; email: string }[]).find(({ email }) => email === "ben@example.com")
  const path = `/console/v1/members/${member?.sid}`
  assert.equal((await owner.ask("DELETE", path, { account: two.here.account.sid })).status, 204)
  await two.assertTurnedOut(stream, 403)
})

test("a stream ends when its operator loses the role", async () => {
  await using two = await startTwo()
  const first = await two.member("first@example.com", { role: "owner", isOperator: true })
  const other = await two.here.addAccount("Other")
  const second = await two.member("second@example.com", { accountId: other.accountId, isOperator: true })
  const stream = await openAs(second, two)
  const { body } = await first.ask("GET", "/console/v1/installation/members")
  const member = (body["data"] as { sid: string; email: string }[]).find(({ email }) => email === "second@example.com")
  const path = `/console/v1/installation/members/${member?.sid}`
  assert.equal((await first.ask("PATCH", path, { json: { is_operator: false } })).status, 200)
  await two.assertTurnedOut(stream, 403)
})

test("a stream ends when an operator removes its member for good", async () => {
  await using two = await startTwo()
  const operator = await two.member("operator@example.com", { role: "owner", isOperator: true })
  const ben = await two.member("ben@example.com", { isOperator: true })
  const stream = await openAs(ben, two)
  const { body } = await operator.ask("GET", "/console/v1/installation/members?limit=1")
  const [member] = body["data"] as { sid: string; email: string }[]
  assert.equal(member?.email, "ben@example.com")
  const { status } = await operator.ask("DELETE", `/console/v1/installation/members/${member.sid}`)
  assert.equal(status, 204)
  await two.assertTurnedOut(stream, 401)
})

test("a stream ends when its key is revoked, and the stream of the token continues", async () => {
  await using two = await startTwo()
  const { authorization } = two.here.account
  const made = await fetch(`${two.here.baseUrl}/v1/api_keys`, {
    method: "POST",
    headers: { authorization },
    body: new URLSearchParams({ name: "A page", scope: "read" }),
  })
  const key = (await made.json()) as { sid: string; secret: string }
  const [lost, kept] = [
    await open(two.there, { authorization: basic(key.sid, key.secret) }),
    await open(two.there, { authorization }),
  ]
  const path = `${two.here.baseUrl}/v1/api_keys/${key.sid}`
  assert.equal((await fetch(path, { method: "DELETE", headers: { authorization } })).status, 204)
  await two.assertTurnedOut(lost, 401)
  await assertGoesOn(kept)
})

test("a stream ends with its token, and the stream of the next token continues", async () => {
  await using two = await startTwo()
  const { authorization, sid } = two.here.account
  const before = await open(two.there, { authorization })
  const rotated = await fetch(`${two.here.baseUrl}/v1/account/rotate_token`, {
    method: "POST",
    headers: { authorization },
    body: new URLSearchParams({ overlap_seconds: "0" }),
  })
  const { auth_token: token } = (await rotated.json()) as { auth_token: string }
  const after = await open(two.there, { authorization: basic(sid, token) })
  await two.assertTurnedOut(before, 401)
  await assertGoesOn(after)
})

test("streams end when the account is suspended, of its members and of its credentials", async () => {
  await using two = await startTwo()
  const ann = await two.member("ann@example.com", {})
  const streams = [
    await openAs(ann, two),
    await open(two.there, { authorization: two.here.account.authorization }),
  ] as const
  const suspended = await fetch(`${two.here.baseUrl}/operator/v1/accounts/${two.here.account.sid}`, {
    method: "PATCH",
    // Each start creates a new operator token.
    headers: { authorization: two.there.operator },
    body: new URLSearchParams({ status: "suspended" }),
  })
  assert.equal(suspended.status, 200)
  await two.assertTurnedOut(streams[0], 403)
  await two.assertTurnedOut(streams[1], 401)
})

test("a client that waits at the feed of events is answered long before the time is over", async () => {
  const clock = new FakeClock()
  await using api = await startTestApi({ clock })
  const ann = new Browser(api)
  const token = await invite(api, {}, clock.now())
  await ann.ask("POST", "/console/v1/invites/accept", { json: { token, email: "ann@example.com", password } })
  const feed = (query: string) =>
    fetch(`${api.baseUrl}/v1/events/feed?${query}`, {
      headers: { cookie: ann.cookie ?? "", "posthorn-account": api.account.sid },
    })
  const { next_cursor: cursor } = (await (await feed("")).json()) as { next_cursor: string }
  // Ends the check that the request before has set up. The next one is that of the request which waits.
  clock.advance(1_000)
  const isChecking = () => (clock.untilNext() ?? Infinity) <= 1_000
  assert.equal(isChecking(), false)
  let answer: Response | undefined
  const waiting = feed(new URLSearchParams({ cursor, timeout_ms: "30000" }).toString()).then((it) => (answer = it))
  await eventually("the feed waits", isChecking)
  await ann.ask("DELETE", "/console/v1/session")
  // Of its 30 seconds, no more than this one passes.
  clock.advance(1_000)
  const { status } = await eventually("it is answered", () => answer)
  assert.deepEqual([status, ((await (await waiting).json()) as { data: unknown[] }).data], [200, []])
})

/** The stream continues, although all open requests were checked. */
async function assertGoesOn({ end }: Opened): Promise<void> {
  const first = await Promise.race([end.then(() => "ended"), new Promise<string>((go) => setImmediate(go, "open"))])
  assert.equal(first, "open")
}
