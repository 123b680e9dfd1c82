import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { followersOfAccountMax } from "#core/events/followers.ts"

let api: TestApi
before(async () => void (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

interface Feed {
  data: { sid: string; type: string; sequence: number; data: { body: string } }[]
  has_more: boolean
  next_cursor: string
}

const ask = (account: TestAccount, path: string, options: RequestInit = {}) =>
  fetch(api.baseUrl + path, { ...options, headers: { authorization: account.authorization } })

async function follow(account: TestAccount, query: Record<string, string> = {}): Promise<Feed> {
  const answer = await ask(account, `/v1/events/feed?${new URLSearchParams(query).toString()}`)
  assert.equal(answer.status, 200)
  return (await answer.json()) as Feed
}

async function send(account: TestAccount, body = "Hello"): Promise<string> {
  const form = new URLSearchParams({ to: "+15552345678", from: "+15551234567", body })
  const answer = await ask(account, "/v1/messages", { method: "POST", body: form })
  return ((await answer.json()) as { sid: string }).sid
}

test("a feed begins at the present and answers when something happens, with the bytes of the event", async () => {
  const account = await api.addAccount("Begins")
  await send(account)
  const first = await follow(account)
  assert.deepEqual([first.data, first.has_more], [[], false])
  const waiting = ask(account, `/v1/events/feed?cursor=${first.next_cursor}`)
  await send(account)
  const text = await (await waiting).text()
  const { data, next_cursor } = JSON.parse(text) as Feed
  const types = data.map(({ type }) => type)
  assert.deepEqual(types, ["messages.queued"])
  const event = await (await ask(account, `/v1/events/${data[0]?.sid}`)).text()
  assert.ok(text.includes(event.trimEnd()), "but for the newline at the end of the body")
  assert.deepEqual((await follow(account, { cursor: next_cursor, timeout_ms: "0" })).data, [])
})

test("only events that are asked for, and only those of the account", async () => {
  const [account, other] = [await api.addAccount("Asks"), await api.addAccount("Other")]
  const { next_cursor: cursor } = await follow(account)
  await send(other)
  assert.deepEqual((await follow(account, { cursor, timeout_ms: "0" })).data, [])
  await send(account)
  assert.deepEqual((await follow(account, { cursor, timeout_ms: "0", events: "webhooks.*" })).data, [])
  assert.equal((await follow(account, { cursor, events: "webhooks.*,messages.queued" })).data.length, 1)
})

test("the feed has the events of a deleted message, without its text", async () => {
  const account = await api.addAccount("Deletes")
  const { next_cursor: cursor } = await follow(account)
  const sid = await send(account, "A secret")
  await ask(account, `/v1/messages/${sid}`, { method: "DELETE" })
  const { data } = await follow(account, { cursor })
  assert.deepEqual(
    data.map((event) => event.data.body),
    [""],
  )
})

test("a limited number of clients wait at the same time, and one that leaves makes room", async () => {
  const account = await api.addAccount("Waits")
  const { next_cursor } = await follow(account)
  const path = `/v1/events/feed?cursor=${next_cursor}`
  const clients = Array.from({ length: followersOfAccountMax }, () => new AbortController())
  const waiting = clients.map(({ signal }) => waitFor(path, account, signal))
  const refused = await firstRefused(account, next_cursor)
  assert.deepEqual([refused["code"], refused["status"]], ["too_many_followers", 429])
  assert.match(String(refused["detail"]), /20 requests of this account wait/)
  for (const client of clients) client.abort()
  await Promise.all(waiting)
  const other = await api.addAccount("Does not wait")
  assert.deepEqual((await follow(other)).data, [])
  await untilTaken(account, next_cursor)
})

/** Waits until the client leaves, even if another request had the place first. */
async function waitFor(path: string, account: TestAccount, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await ask(account, path, { signal }).catch(() => undefined)
}

/** Repeats the request until all places are taken, because the others may arrive later. */
async function firstRefused(account: TestAccount, cursor: string): Promise<Record<string, unknown>> {
  for (;;) {
    const answer = await ask(account, `/v1/events/feed?cursor=${cursor}&timeout_ms=0`)
    const body = (await answer.json()) as Record<string, unknown>
    if (answer.status !== 200) return body
  }
}

async function untilTaken(account: TestAccount, cursor: string): Promise<void> {
  while ((await ask(account, `/v1/events/feed?cursor=${cursor}&timeout_ms=0`)).status !== 200);
}

test("a cursor that was not made here is refused", async () => {
  const encoded = (...key: unknown[]) => Buffer.from(JSON.stringify([1, "event_feed", ...key])).toString("base64url")
  const id = "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d"
  const wrong = [
    "x",
    encoded(),
    encoded("x", "5:5:", "1"),
    encoded(id, "5:3:", "1"),
    encoded(id, "5:9:9", "1"),
    encoded(id, "5:9:7,6", "1"),
    encoded(id, "5:9:7,", "1"),
    encoded(id, "0:1:", "1"),
    encoded(id, "99999999999999999999:99999999999999999999:", "1"),
    encoded(id, "5:9:6", "-1"),
    encoded(id, "5:9:6", 1),
  ]
  for (const cursor of wrong) {
    const answer = await ask(api.account, `/v1/events/feed?cursor=${cursor}`)
    const { code, param } = (await answer.json()) as Record<string, unknown>
    assert.deepEqual([answer.status, code, param], [400, "invalid_cursor", "cursor"], cursor)
  }
  const right = await ask(api.account, `/v1/events/feed?timeout_ms=0&cursor=${encoded(id, "5:9:6,7", "1")}`)
  assert.equal(right.status, 200)
})

test("an unknown event is refused with the names that there are", async () => {
  const answer = await ask(api.account, "/v1/events/feed?events=messages.delivred")
  const { code, detail } = (await answer.json()) as Record<string, unknown>
  assert.deepEqual([answer.status, code], [400, "unknown_event_type"])
  assert.match(String(detail), /Did you mean "messages.delivered"/)
})
