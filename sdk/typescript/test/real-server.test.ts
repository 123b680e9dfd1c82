/** The client against the API as it is, over sockets, with a database. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "../../../server/src/http/testing.ts"
import { ApiError, Posthorn, type Message } from "../src/index.ts"

let api: TestApi
let client: Posthorn

before(async () => {
  api = await startTestApi()
  client = clientOf(api.account.authorization)
})

after(() => api[Symbol.asyncDispose]())

/** The credentials are taken out of the header that the test API gives. */
function clientOf(authorization: string): Posthorn {
  const [user = "", ...secret] = atob(authorization.slice("Basic ".length)).split(":")
  const token = secret.join(":")
  const { baseUrl } = api
  return user === "operator"
    ? new Posthorn({ baseUrl, operatorToken: token })
    : new Posthorn({ baseUrl, accountSid: user, authToken: token })
}

const text = { to: "+14155550123", from: "+15005550006", body: "Your table is ready." }

test("a message is created, found, and deleted", async () => {
  const message = await client.messages.create({ ...text, tags: ["one"] })
  assert.equal(message.status, "queued")
  assert.match(message.carrier_sid ?? "", /^CR[0-9a-f]{32}$/)
  assert.deepEqual(await client.messages.get(message.sid), message)
  const timeline = await client.messages.events.list(message.sid)
  assert.equal(timeline.data.length, 1)
  assert.equal(await client.messages.delete(message.sid), undefined)
  await assert.rejects(client.messages.get(message.sid), { name: "ApiError", status: 404, code: "message_not_found" })
})

test("a list is iterated over its pages, and gives its first page when awaited", async () => {
  const account = await api.addAccount("Lists")
  const own = clientOf(account.authorization)
  const made: string[] = []
  for (let count = 0; count < 5; count++) made.unshift((await own.messages.create(text)).sid)
  const sids = async (from: AsyncIterable<Message>) => {
    const found: string[] = []
    for await (const { sid } of from) found.push(sid)
    return found
  }

  assert.deepEqual(await sids(own.messages.list({ limit: 2 })), made)
  const first = await own.messages.list({ limit: 2 })
  assert.deepEqual([first.data.length, first.hasMore], [2, true])
  assert.deepEqual(await sids(first), made, "a page goes on")
  const second = await own.messages.list({ limit: 2, cursor: first.nextCursor ?? undefined })
  assert.deepEqual(second.data, (await first.nextPage())?.data)
  const third = await second.nextPage()
  assert.deepEqual([third?.data.length, third?.hasMore, await third?.nextPage()], [1, false, null])

  const lengths: number[] = []
  for await (const page of own.messages.list({ limit: 2 }).pages()) lengths.push(page.data.length)
  assert.deepEqual(lengths, [2, 2, 1])
})

test("filters go along to every page, dates as dates", async () => {
  const own = clientOf((await api.addAccount("Filters")).authorization)
  for (const tag of ["a", "b", "a", "b", "a"]) await own.messages.create({ ...text, tags: [tag] })
  const tags: (string | undefined)[] = []
  const since = new Date(Date.now() - 60_000)
  for await (const {
    tags: [tag],
  } of own.messages.list({ tag: "a", limit: 1, created_after: since }))
    tags.push(tag)
  assert.deepEqual(tags, ["a", "a", "a"])
  const later = await own.messages.list({ created_after: new Date(Date.now() + 60_000) })
  assert.deepEqual(later.data, [])
})

test("a refusal has all facts of the API's problem", async () => {
  const { from: _, ...without } = text
  const refused = client.messages.create({ ...without, from: "", max_segments: -1 })
  const error = await refused.then(
    () => assert.fail(),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) return assert.fail()
  assert.deepEqual([error.status, error.code, error.title], [400, "invalid_parameters", "Several invalid parameters"])
  assert.deepEqual(
    error.errors.map(({ param }) => param),
    ["from", "max_segments"],
  )
  assert.match(error.requestId ?? "", /^[0-9a-f-]{36}$/)
  assert.match(error.type, /\/docs\/problems\/invalid_parameters$/)
  assert.match(error.message, /from/)
})

test("the same idempotency key gives the same message; without one each call makes its own", async () => {
  const key = "order-1-ready"
  const [one, two] = [
    await client.messages.create(text, { idempotencyKey: key }),
    await client.messages.create(text, { idempotencyKey: key }),
  ]
  assert.equal(one.sid, two.sid)
  assert.notEqual((await client.messages.create(text)).sid, (await client.messages.create(text)).sid)
  const other = client.messages.create({ ...text, body: "Else" }, { idempotencyKey: key })
  await assert.rejects(other, { status: 422, code: "idempotency_key_reused" })
})

test("API keys and the operator's token sign in, and wrong credentials fail without a retry", async () => {
  const { sid, secret } = await client.apiKeys.create({ name: "Reader", scope: "read" })
  const reader = new Posthorn({ baseUrl: api.baseUrl, apiKey: sid, apiKeySecret: secret })
  assert.equal((await reader.account.get()).sid, api.account.sid)
  await assert.rejects(reader.messages.create(text), { status: 403, code: "insufficient_scope" })
  await client.apiKeys.revoke(sid)
  await assert.rejects(reader.account.get(), { status: 401, code: "unauthenticated" })
  await assert.rejects(new Posthorn({ baseUrl: api.baseUrl }).account.get(), { status: 401 })

  const { operator } = clientOf(api.operator)
  const carrier = await operator.carriers.create({
    name: "Acme",
    settings: { hosts: [{ host: "smpp.example.com", port: 3550, tls: {} }], system_id: "acme" },
    password: "secret",
    status: "disabled",
  })
  assert.equal((await operator.carriers.update(carrier.sid, { name: "Acme 2" })).name, "Acme 2")
  assert.deepEqual(
    (await operator.carriers.list()).data.map(({ sid: each }) => each),
    [carrier.sid],
  )
  await operator.carriers.delete(carrier.sid)
})
