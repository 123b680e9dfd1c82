/** The client against a real server that does what servers and networks do on bad days. */
import assert from "node:assert/strict"
import { inspect } from "node:util"
import { test } from "node:test"
import { ApiError, ConnectionError, Posthorn, TimeoutError, type ClientOptions } from "../src/index.ts"
import { answerJson, answerProblem, startOddServer, type OddServer } from "./support.ts"

const credentials = { accountSid: "AC1", authToken: "t0ken" }
const message = { to: "+14155550123", from: "+15005550006", body: "Hello" }

function clientOf({ baseUrl }: OddServer, options: Partial<ClientOptions> = {}): Posthorn {
  return new Posthorn({ baseUrl, ...credentials, ...options })
}

test("a POST whose connection broke is sent again, the same request under the same key", async () => {
  await using server = await startOddServer((response, count) => {
    if (count === 1) response.destroy()
    else answerJson(response, 201, { sid: "MS1" })
  })
  assert.equal((await clientOf(server).messages.create(message)).sid, "MS1")
  const [first, second] = server.requests
  assert.equal(server.requests.length, 2)
  assert.match(String(first?.headers["idempotency-key"]), /^[0-9a-f]{32}$/)
  for (const name of ["idempotency-key", "authorization", "content-type"])
    assert.equal(first?.headers[name], second?.headers[name], name)
  assert.deepEqual(JSON.parse(second?.body ?? ""), message)
  assert.equal(second?.body, first?.body)
})

test("an answer that breaks off in its middle counts as none", async () => {
  await using server = await startOddServer((response, count) => {
    if (count > 1) return answerJson(response, 200, { sid: "AC1" })
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" })
    response.write('{"sid":')
    response.flushHeaders()
    response.destroy()
  })
  assert.equal((await clientOf(server).account.get()).sid, "AC1")
})

test("503 and 429 are repeated after their Retry-After, 500 too, each with a new attempt", async () => {
  await using server = await startOddServer((response, count) => {
    if (count === 1) answerProblem(response, 503, "store_unavailable", { "retry-after": "1" })
    else if (count === 2) answerProblem(response, 429, "rate_limited", { "retry-after": "0" })
    else if (count === 3) answerProblem(response, 500, "internal_error", { "retry-after": "0" })
    else answerJson(response, 201, { sid: "MS1" })
  })
  const began = performance.now()
  assert.equal((await clientOf(server, { maxRetries: 3 }).messages.create(message)).sid, "MS1")
  assert.equal(server.requests.length, 4)
  assert.ok(performance.now() - began >= 1_000)
  assert.equal(new Set(server.requests.map(({ headers }) => headers["idempotency-key"])).size, 1)
})

test("a request under way with the same key is waited for", async () => {
  await using server = await startOddServer((response, count) => {
    if (count === 1) answerProblem(response, 409, "idempotency_in_progress", { "retry-after": "0" })
    else answerJson(response, 201, { sid: "MS1" })
  })
  assert.equal((await clientOf(server).messages.create(message)).sid, "MS1")
})

test("a faulty request, wrong credentials and a wait of minutes are not repeated", async () => {
  const answers: [number, string, Record<string, string>][] = [
    [400, "invalid_parameter", {}],
    [409, "webhooks_exhausted", {}],
    [422, "idempotency_key_reused", {}],
    [429, "too_many_failed_sign_ins", { "retry-after": "1" }],
    [503, "store_full", { "retry-after": "3600" }],
  ]
  for (const [status, code, headers] of answers) {
    await using server = await startOddServer((response) => answerProblem(response, status, code, headers))
    await assert.rejects(clientOf(server).messages.create(message), { name: "ApiError", status, code })
    assert.equal(server.requests.length, 1, code)
  }
})

test("a PATCH, which has no key, is repeated after a lost answer", async () => {
  await using server = await startOddServer((response, count) => {
    if (count === 1) response.destroy()
    else answerJson(response, 200, { sid: "WH1" })
  })
  assert.equal((await clientOf(server).webhooks.update("WH1", { status: "paused" })).sid, "WH1")
  assert.equal(server.requests.length, 2)
})

test("a DELETE whose answer was lost has succeeded when there is nothing left to delete", async () => {
  await using server = await startOddServer((response, count) => {
    if (count === 1) response.destroy()
    else answerProblem(response, 404, "message_not_found")
  })
  assert.equal(await clientOf(server).messages.delete("MS1"), undefined)
  await assert.rejects(clientOf(server).messages.delete("MS1"), { code: "message_not_found" })
})

test("attempts end after maxRetries, of the client or of the call, with the last failure", async () => {
  await using server = await startOddServer((response) =>
    answerProblem(response, 503, "store_unavailable", { "retry-after": "0" }),
  )
  await assert.rejects(clientOf(server).account.get(), { status: 503, retryAfterMs: 0 })
  assert.equal(server.requests.length, 3)
  await assert.rejects(clientOf(server, { maxRetries: 0 }).account.get(), ApiError)
  assert.equal(server.requests.length, 4)
  await assert.rejects(clientOf(server).account.get({ maxRetries: 1 }), ApiError)
  assert.equal(server.requests.length, 6)
})

test("a refused connection is a ConnectionError that says what happened", async () => {
  const server = await startOddServer(() => {})
  await server[Symbol.asyncDispose]()
  const asked = clientOf(server, { maxRetries: 0 }).account.get()
  await assert.rejects(asked, (error: Error) => {
    assert.ok(error instanceof ConnectionError)
    assert.match(error.message, /^No answer came from http:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/)
    return error.cause instanceof Error
  })
})

test("an answer that does not come in time is a TimeoutError, whether its head or its body is late", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  await using server = await startOddServer((response, count) => {
    if (count === 1) response.writeHead(200, { "content-type": "application/json" }).write("{")
    else t.mock.timers.tick(1_000)
  })
  const lateBody = async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request)
    t.mock.timers.tick(1_000)
    return response
  }
  const options = { timeoutMs: 1_000, maxRetries: 0 }
  await assert.rejects(clientOf(server, { ...options, fetch: lateBody }).account.get(), TimeoutError)
  await assert.rejects(clientOf(server, options).account.get(), TimeoutError)
  let attempts = 0
  const counted = (...request: Parameters<typeof fetch>) => {
    attempts += 1
    return fetch(...request)
  }
  let isOver = false
  const again = clientOf(server, { timeoutMs: 1_000, maxRetries: 1, fetch: counted }).account.get()
  const refused = assert.rejects(again, TimeoutError).finally(() => (isOver = true))
  // Whenever the first attempt is over, the pause after it passes too.
  for (; !isOver; await new Promise(setImmediate)) t.mock.timers.tick(100)
  await refused
  assert.equal(attempts, 2)
})

test("an answer that the server holds back on purpose is not late", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  await using server = await startOddServer((response) => {
    t.mock.timers.tick(30_000)
    answerJson(response, 200, { message: null })
  })
  const { simulator } = clientOf(server, { timeoutMs: 1_000, maxRetries: 0 })
  assert.deepEqual(await simulator.messages.wait({ timeout_ms: 30_000 }), { message: null })
})

test("an abort ends a request and a wait between attempts with the signal's reason", async () => {
  const during = new AbortController()
  const between = new AbortController()
  await using server = await startOddServer((response, count) => {
    if (count === 1) during.abort(new Error("no longer wanted"))
    else {
      answerProblem(response, 503, "store_unavailable", { "retry-after": "50" })
      response.on("close", () => between.abort(new Error("gone away")))
    }
  })
  const client = clientOf(server)
  await assert.rejects(client.account.get({ signal: during.signal }), { message: "no longer wanted" })
  await assert.rejects(client.account.get({ signal: between.signal }), { message: "gone away" })
  await assert.rejects(client.account.get({ signal: AbortSignal.abort() }), { name: "AbortError" })
  assert.equal(server.requests.length, 2)
})

test("an answer of another server gives an error that says so", async () => {
  const answers: [number, Record<string, string>, string, RegExp][] = [
    [502, { "content-type": "text/html" }, "<h1>Bad gateway</h1>", /502 and none of Posthorn's: <h1>Bad gateway/],
    [200, { "content-type": "text/html" }, "<h1>Welcome</h1>", /not a JSON object\. Does `baseUrl` lead to Posthorn/],
    [200, {}, "", /is empty\. Does `baseUrl` lead to Posthorn/],
    [302, { location: "https://elsewhere.example" }, "", /redirects\. Set `baseUrl`/],
    [401, {}, "{}", /401 and none/],
  ]
  for (const [status, headers, body, sentence] of answers) {
    await using server = await startOddServer((response) => response.writeHead(status, headers).end(body))
    const asked = clientOf(server, { maxRetries: 0 }).account.get()
    await assert.rejects(asked, { name: "ApiError", status, code: "unexpected_answer", message: sentence })
  }
})

test("headers of the client and of a call are sent, the call's first; without credentials there is no Authorization", async () => {
  await using server = await startOddServer((response) => answerJson(response, 200, {}))
  const { baseUrl } = server
  const client = new Posthorn({ baseUrl: `${baseUrl}/`, headers: { "Posthorn-Account": "AC1", "x-a": "1" } })
  await client.account.get({ headers: { "X-A": "2" } })
  const [request] = server.requests
  assert.equal(request?.headers["posthorn-account"], "AC1")
  assert.equal(request?.headers["x-a"], "2")
  assert.equal(request?.headers.authorization, undefined)
  assert.equal(request?.url, "/v1/account")
  assert.match(request?.headers["user-agent"] ?? "", /^posthorn-typescript\/\d/)
})

test("credentials beyond ASCII sign in, lists of values are repeated, and undefined values are left out", async () => {
  await using server = await startOddServer((response) => answerJson(response, 200, {}))
  const client = clientOf(server, { accountSid: "AC1", authToken: "päss:wörd" })
  await client.events.feed({ events: ["messages.sent", "messages.failed"], cursor: undefined, limit: 0 })
  const [request] = server.requests
  assert.equal(request?.url, "/v1/events/feed?events=messages.sent&events=messages.failed&limit=0")
  const [, encoded = ""] = request?.headers.authorization?.split(" ") ?? []
  assert.equal(Buffer.from(encoded, "base64").toString(), "AC1:päss:wörd")
})

test("a sid never leads to another path", async () => {
  await using server = await startOddServer((response) => answerJson(response, 200, {}))
  const { messages } = clientOf(server)
  for (const sid of ["", ".", "..", undefined as unknown as string])
    await assert.rejects(messages.get(sid), { name: "UsageError", message: /`sid` must be/ })
  await messages.get("../account?x=$&")
  assert.deepEqual(
    server.requests.map(({ url }) => url),
    ["/v1/messages/..%2Faccount%3Fx%3D%24%26"],
  )
})

test("unusable options are refused with a reason", () => {
  const baseUrl = "https://posthorn.example.com"
  const wrong: [object, RegExp][] = [
    [{}, /`baseUrl` must be the URL/],
    [{ baseUrl: "posthorn.example.com" }, /`baseUrl` must be the URL/],
    [{ baseUrl: "ftp://posthorn.example.com" }, /`baseUrl` must be the URL/],
    [{ baseUrl: "https://AC1:t0ken@posthorn.example.com" }, /without a user name/],
    [{ baseUrl: `${baseUrl}?` }, /a query, a fragment/],
    [{ baseUrl: `${baseUrl}/#` }, /a query, a fragment/],
    [{ baseUrl: ` ${baseUrl}` }, /white space/],
    [{ baseUrl: `${baseUrl}/a b` }, /white space/],
    [{ baseUrl, headers: { "x a": "1" } }, /`headers` has "x a"/],
    [{ baseUrl, headers: { "x-a": "1\r\nx-b: 2" } }, /`headers: x-a` must be/],
    [{ baseUrl, accountSid: "AC1", authToken: undefined }, /`authToken` is missing\. Is the variable/],
    [{ baseUrl, accountSid: "AC1" }, /`authToken` is missing/],
    [{ baseUrl, authToken: "t0ken" }, /`accountSid` is missing/],
    [{ baseUrl, operatorToken: "" }, /`operatorToken` is missing/],
    [{ baseUrl, ...credentials, apiKey: "SK1", apiKeySecret: "s" }, /either `authToken` or `apiKeySecret`/],
    [{ baseUrl, timeoutMs: -1 }, /`timeoutMs` must be/],
    [{ baseUrl, maxRetries: 1.5 }, /`maxRetries` must be/],
  ]
  for (const [options, sentence] of wrong)
    assert.throws(() => new Posthorn(options as ClientOptions), { name: "UsageError", message: sentence })
})

test("a header of a call that HTTP does not allow is refused before any request", async () => {
  await using server = await startOddServer((response) => answerJson(response, 201, { sid: "MS1" }))
  const { messages } = clientOf(server)
  const wrong: [object, RegExp][] = [
    [{ idempotencyKey: "order-7\r\nx-b: 2" }, /`idempotencyKey` must be a text/],
    [{ idempotencyKey: "order-7\n" }, /`idempotencyKey` must be a text/],
    [{ idempotencyKey: "order-\0" }, /`idempotencyKey` must be a text/],
    [{ idempotencyKey: "order-📯" }, /`idempotencyKey` must be a text/],
    [{ idempotencyKey: 7 }, /`idempotencyKey` must be a text/],
    [{ idempotencyKey: "" }, /`idempotencyKey` must not be empty/],
    [{ headers: { "": "1" } }, /`headers` has ""/],
    [{ headers: { "x-a:": "1" } }, /`headers` has "x-a:"/],
    [{ headers: { "x-a": undefined } }, /`headers: x-a` must be a text/],
  ]
  for (const [options, sentence] of wrong)
    await assert.rejects(messages.create(message, options), { name: "UsageError", message: sentence })
  await assert.rejects(messages.stream({}, { lastEventId: "1\n" }).next(), { message: /`lastEventId` must be a text/ })
  assert.equal(server.requests.length, 0)
  await messages.create(message, { idempotencyKey: "ördnung\t7", headers: { "x-a": "" } })
})

test("an error of the caller's `answered` reaches the caller as it is, after one request", async () => {
  await using server = await startOddServer((response) => answerJson(response, 201, { sid: "MS1" }))
  for (const error of [new Error("no"), new ConnectionError("no")]) {
    const answered = () => {
      throw error
    }
    const made = clientOf(server).messages.create(message, { answered })
    assert.equal(await made.catch((reason: unknown) => reason), error)
  }
  assert.equal(server.requests.length, 2)
})

test("a logged client or error shows no credentials", async () => {
  await using server = await startOddServer((response) => answerProblem(response, 401, "unauthenticated"))
  const client = clientOf(server, { accountSid: "AC1", authToken: "t0ken" })
  const error = await client.account.get().catch((reason: unknown) => reason)
  const encoded = Buffer.from("AC1:t0ken").toString("base64")
  for (const text of [
    inspect(client, { depth: 9, showHidden: true }),
    inspect(error, { depth: 9 }),
    JSON.stringify(client),
  ])
    for (const secret of ["t0ken", encoded]) assert.ok(!text.includes(secret), text)
})

test("the client uses the fetch of its options", async () => {
  const asked: string[] = []
  const client = new Posthorn({
    baseUrl: "https://posthorn.example.com",
    fetch: (url) => {
      asked.push(url as string)
      return Promise.resolve(Response.json({ sid: "AC1" }))
    },
  })
  assert.equal((await client.account.get()).sid, "AC1")
  assert.deepEqual(asked, ["https://posthorn.example.com/v1/account"])
})
