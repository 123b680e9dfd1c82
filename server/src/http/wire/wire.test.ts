import assert from "node:assert/strict"
import type { IncomingMessage } from "node:http"
import { connect } from "node:net"
import { after, before, test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

interface Given {
  method?: string
  body?: string | Buffer
  type?: string | null
  headers?: Record<string, string>
  authorization?: string | null
}

async function ask(
  path: string,
  { method, body, type, headers = {}, authorization = api.account.authorization }: Given = {},
) {
  const response = await fetch(api.baseUrl + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    ...(body === undefined ? {} : { body: typeof body === "string" ? Buffer.from(body) : body }),
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(type === null || body === undefined ? {} : { "content-type": type ?? "application/x-www-form-urlencoded" }),
      ...headers,
    },
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text ? (JSON.parse(text) as Record<string, never>) : null,
  }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const good = { To: "+15552345678", From: "+15551234567", Body: "Hello" }

/** Sends an invalid request, and checks the answer: status, code, and the faulty parameters. */
async function checkRefused(given: Given, status: number, code: string, ...params: (string | null)[]) {
  const answer = await ask("/v1/messages", { method: "POST", ...given })
  assert.equal(answer.status, status, answer.text)
  const problem = answer.json as unknown as {
    code: string
    errors: { param: string | null }[]
    request_id: string
    type: string
  }
  assert.equal(problem.code, code, answer.text)
  if (params.length) assert.deepEqual(new Set(problem.errors.map(({ param }) => param)), new Set(params), answer.text)
  assert.equal(answer.headers.get("content-type"), "application/problem+json; charset=utf-8")
  assert.equal(problem.request_id, answer.headers.get("request-id"))
  return answer
}

test("a form with capitalised names sends a message", async () => {
  const { status, json, headers } = await ask("/v1/messages", { body: form(good) })
  assert.equal(status, 201)
  assert.equal(json?.["status"], "queued")
  assert.match(headers.get("request-id") ?? "", /^[0-9a-f-]{36}$/)
  assert.equal(headers.get("content-type"), "application/json; charset=utf-8")
})

test("every spelling of a name is the same parameter, in forms and in JSON", async () => {
  const media = "https://example.com/a.jpg"
  for (const name of ["MediaUrl", "media_url", "mediaUrl", "MEDIA_URL", "mediaurl"]) {
    const fields = { To: good.To, FROM: good.From, [name]: media }
    assert.equal((await ask("/v1/messages", { body: form(fields) })).json?.["num_media"], 1)
    const answer = await ask("/v1/messages", { body: JSON.stringify(fields), type: "application/json" })
    assert.equal(answer.json?.["num_media"], 1)
  }
})

test("a repeated form key is a list", async () => {
  const body = `${form({ To: good.To, From: good.From })}&MediaUrl=https%3A%2F%2Fa.example%2F1&media_url=https%3A%2F%2Fa.example%2F2`
  assert.equal((await ask("/v1/messages", { body })).json?.["num_media"], 2)
})

test("an empty list of media or tags is the same as none, as some generated clients send it", async () => {
  const type = "application/json"
  const send = (path: string, body: object) => ask(path, { body: JSON.stringify(body), type })
  const { status, json } = await send("/v1/messages", { ...good, media_url: [], tags: [] })
  assert.deepEqual([status, json?.["num_media"], json?.["tags"]], [201, 0, []])
  const nothing = { to: good.To, from: good.From, media_url: [] }
  assert.equal((await send("/v1/messages/preview", { ...nothing, body: "Hello" })).status, 200)
  for (const path of ["/v1/messages", "/v1/messages/preview"])
    assert.equal((await send(path, nothing)).json?.["code"], "body_or_media_required", path)
})

test("one refusal has all faults, each with its parameter", async () => {
  const body = form({ To: "12", Foo: "1", MaxSegments: "5.5", SendAt: "tomorrow" })
  const params = ["to", "from", "body", "Foo", "max_segments", "send_at"]
  await checkRefused({ body }, 400, "invalid_parameters", ...params)
})

test("an unknown parameter is refused with the nearest known one", async () => {
  const { text } = await checkRefused(
    { body: form({ ...good, MediaUrls: "x" }) },
    400,
    "unknown_parameter",
    "MediaUrls",
  )
  assert.match(text, /`media_url`/)
})

test("a parameter of another API is refused with the name of ours", async () => {
  for (const [path, name, advice] of [
    ["/v1/messages", "StatusCallbackUrl", /`status_callback`/],
    ["/v1/messages", "Text", /`body`/],
    ["/v1/messages", "recipient", /`to`/],
    ["/v1/messages", "ApplicationSid", /Remove it/],
    ["/v1/messages?PageSize=5", null, /`limit`/],
    ["/v1/messages?page=2", null, /`cursor`/],
    ["/v1/messages?sort=to", null, /Remove it/],
  ] as const) {
    const answer = await ask(path, name === null ? {} : { body: form({ ...good, [name]: "x" }) })
    assert.equal(answer.json?.["code"], "unknown_parameter", path)
    assert.match(String(answer.json?.["detail"]), advice, path)
    assert.doesNotMatch(String(answer.json?.["detail"]), /nearest/, path)
  }
})

test("the answer to a creation says where the object is, also when it is repeated", async () => {
  const headers = { "idempotency-key": "located" }
  for (const _ of [1, 2]) {
    const response = await fetch(`${api.baseUrl}/v1/messages`, {
      method: "POST",
      headers: { ...headers, authorization: api.account.authorization },
      body: new URLSearchParams(good),
    })
    const { sid } = (await response.json()) as { sid: string }
    assert.equal(response.headers.get("location"), `/v1/messages/${sid}`)
  }
  assert.equal((await ask("/v1/messages/preview", { body: form(good) })).headers.get("location"), null)
})

test("an empty cursor and limit mean the first page", async () => {
  const first = await ask("/v1/messages?limit=&cursor=")
  assert.equal(first.status, 200)
})

test("a number beyond every range is refused with the limit of the parameter", async () => {
  const answer = await ask("/v1/messages?limit=99999999999999999999")
  assert.deepEqual([answer.status, answer.json?.["code"]], [400, "invalid_parameter"])
  assert.equal(answer.json?.["detail"], "`limit` must be at most 1000.")
})

test("a path whose sid is empty says so", async () => {
  const answer = await ask("/v1/messages//events")
  assert.equal(answer.json?.["code"], "unknown_path")
  assert.match(String(answer.json?.["detail"]), /variable may be empty/)
})

test("a byte order mark before JSON is ignored", async () => {
  const body = `\uFEFF${JSON.stringify(good)}`
  assert.equal((await ask("/v1/messages", { body, type: "application/json" })).status, 201)
})

test("whole numbers are digits only", async () => {
  assert.equal((await ask("/v1/messages", { body: form({ ...good, MaxSegments: "5" }) })).status, 201)
  for (const number of ["5.5", "1e3", "NaN", "0x5", "", " 5", "+5", "99999999999999999999"]) {
    await checkRefused({ body: form({ ...good, MaxSegments: number }) }, 400, "invalid_parameter", "max_segments")
  }
})

test("broken text is refused with its place", async () => {
  const type = "application/json"
  await checkRefused({ body: `${form(good)}&Tags=%E4%ZZ` }, 400, "invalid_encoding", "tags")
  await checkRefused({ body: `${form(good)}&Tags=%FF` }, 400, "invalid_encoding", "tags")
  await checkRefused({ body: `${form(good)}&Tags=%00` }, 400, "invalid_encoding", "tags")
  await checkRefused({ body: JSON.stringify({ ...good, Body: "a\0b" }), type }, 400, "invalid_encoding", "body")
  await checkRefused(
    { body: `{"to":"${good.To}","from":"${good.From}","body":"\\ud800"}`, type },
    400,
    "invalid_encoding",
    "body",
  )
  await checkRefused({ body: Buffer.from([0x7b, 0xff, 0x7d]), type }, 400, "invalid_encoding")
})

test("broken JSON is refused with the place of the fault", async () => {
  const type = "application/json"
  const { text } = await checkRefused({ body: '{"to": "+1",\n  nonsense}', type }, 400, "invalid_json")
  assert.match(text, /line 2, column 3/)
  for (const body of ["[]", "null", '"text"', "12", "{", "", " "]) {
    if (body) await checkRefused({ body, type }, 400, "invalid_json")
  }
  await checkRefused({ body: `{"body":${"[".repeat(30)}${"]".repeat(30)}}`, type }, 400, "invalid_json")
})

test("a name that comes twice is refused, in one spelling or in two", async () => {
  const type = "application/json"
  await checkRefused({ body: `{"to":"+1","to":"+2"}`, type }, 400, "duplicate_parameter", "to")
  await checkRefused({ body: JSON.stringify({ ...good, body: good.Body }), type }, 400, "duplicate_parameter", "body")
  await checkRefused({ body: `${form(good)}&body=Again` }, 400, "duplicate_parameter", "body")
})

test("bodies of the wrong size and kind are refused", async () => {
  await checkRefused({ body: form({ ...good, Body: "x".repeat(300_000) }) }, 413, "body_too_large")
  await checkRefused({ body: "x", type: "text/plain" }, 415, "unsupported_media_type")
  await checkRefused({ body: "x", type: null }, 415, "unsupported_media_type")
  await checkRefused({ body: "x", type: ";;;" }, 415, "unsupported_media_type")
  await checkRefused({ body: "{}", type: "application/json; charset=latin1" }, 415, "unsupported_media_type")
  await checkRefused({ body: "a=1&".repeat(300) }, 400, "too_many_parameters")
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`a${index}`, 1]))
  await checkRefused({ body: JSON.stringify(many), type: "application/json" }, 400, "too_many_parameters")
})

test("a compressed body is refused as one, even if its bytes look like a body", async () => {
  const headers = { "content-encoding": "gzip" }
  const { text } = await checkRefused({ body: form(good), headers }, 415, "unsupported_media_type")
  assert.match(text, /Content-Encoding gzip/)
  assert.equal(
    (await ask("/v1/messages", { body: form(good), headers: { "content-encoding": "identity" } })).status,
    201,
  )
})

test("media that is not at an HTTPS URL is refused with the required form", async () => {
  const { text } = await checkRefused(
    { body: form({ ...good, MediaUrl: "http://example.com/a.jpg" }) },
    400,
    "invalid_parameter",
    "media_url[0]",
  )
  assert.match(text, /begins with https:\/\//)
})

test("a sender of another network than the recipient's is refused", async () => {
  for (const From of ["whatsapp:+15551234567", "xmpp:ann@example.org"]) {
    await checkRefused({ body: form({ ...good, From }) }, 400, "invalid_address", "from")
  }
  const { text } = await checkRefused({ body: form({ ...good, To: "xmpp:ann@example.org" }) }, 400, "invalid_address")
  assert.match(text, /an address with xmpp:/)
})

test("a send_at that has passed is as if it were left out, and one beyond 35 days is refused", async () => {
  const past = await ask("/v1/messages", {
    body: form({ ...good, SendAt: "2020-01-01T00:00:00Z", ValidityPeriod: "60" }),
  })
  assert.equal(past.status, 201)
  assert.equal(past.json?.["send_at"], null)
  const SendAt = new Date(Date.now() + 36 * 86_400_000).toISOString()
  await checkRefused({ body: form({ ...good, SendAt }) }, 400, "invalid_parameter", "send_at")
})

test("a body over SMS has at most 1600 characters, in any number of bytes", async () => {
  assert.equal((await ask("/v1/messages", { body: form({ ...good, Body: "😀".repeat(1600) }) })).status, 201)
  await checkRefused({ body: form({ ...good, Body: "😀".repeat(1601) }) }, 400, "message_too_long", "body")
  await checkRefused({ body: form({ ...good, Body: "😀".repeat(10_001) }) }, 400, "message_too_long", "body")
})

test("wrong methods, paths and sids have their own answers", async () => {
  const wrong = await ask("/v1/messages", { method: "PUT" })
  assert.equal(wrong.status, 405)
  assert.equal(wrong.headers.get("allow"), "GET, HEAD, OPTIONS, POST")
  const query = await ask("/v1/messages", { method: "QUERY" })
  assert.equal(query.status, 405)
  assert.equal(query.headers.get("allow"), "GET, HEAD, OPTIONS, POST")
  assert.equal((await ask("/v1/nothing")).json?.["code"], "unknown_path")
  assert.equal((await ask("/v1/messages/")).json?.["code"], "unknown_path")
  for (const sid of ["MS1", "x".repeat(200), `WH${"0".repeat(32)}`])
    assert.equal((await ask(`/v1/messages/${sid}`)).status, 404)
  assert.equal((await ask(`/v1/messages/MS${"0".repeat(32)}`)).json?.["code"], "message_not_found")
  assert.equal((await ask("/v1/messages", { method: "OPTIONS" })).status, 204)
  assert.equal((await ask("/v1/messages", { method: "HEAD" })).status, 200)
})

test("JSON answers and problems end with a newline", async () => {
  for (const place of ["/v1/account", "/v1/nothing"]) {
    const answer = await fetch(api.baseUrl + place, { headers: { authorization: api.account.authorization } })
    assert.match(await answer.text(), /\}\n$/)
  }
})

test("a literal path beside one with a sid answers 405 for the methods of its neighbour", async () => {
  const get = await ask("/v1/messages/preview")
  assert.equal(get.status, 405)
  assert.equal(get.headers.get("allow"), "OPTIONS, POST")
  const patch = await ask("/operator/v1/routes/candidates", { method: "PATCH" })
  assert.equal(patch.status, 405)
  assert.equal(patch.headers.get("allow"), "GET, HEAD, OPTIONS")
  const options = await ask("/v1/messages/preview", { method: "OPTIONS" })
  assert.equal(options.headers.get("allow"), "OPTIONS, POST")
})

test("a request that is not HTTP gets a problem and the end of the connection", async () => {
  const { port } = new URL(api.baseUrl)
  const socket = connect(Number(port), "127.0.0.1")
  socket.end("NONSENSE\r\n\r\n")
  const answer = (await socket.toArray()).join("")
  assert.match(answer, /^HTTP\/1\.1 400 Malformed request\r\n/)
  assert.match(answer, /"code":"malformed_request"/)
})

/** Returns the answer to a request that no client library would send. */
async function askRaw(head: string): Promise<string> {
  const socket = connect(Number(new URL(api.baseUrl).port), "127.0.0.1")
  socket.end(`${head}\r\n\r\n`)
  return (await socket.toArray()).join("")
}

for (const [what, head, answer] of [
  ["a request without a Host", "GET /v1/account HTTP/1.1", /^HTTP\/1\.1 400 .*no Host header.*"malformed_request"/s],
  ["a request to nothing without a Host", "GET /nothing HTTP/1.1", /^HTTP\/1\.1 400 .*"code":"malformed_request"/s],
  ["a tunnel", "CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443", /^HTTP\/1\.1 405 .*"method_not_allowed"/s],
  [
    "an expectation that nobody knows",
    "GET /v1/account HTTP/1.1\r\nHost: a.example\r\nExpect: wonders\r\nConnection: close",
    /^HTTP\/1\.1 401 .*"code":"unauthenticated"/s,
  ],
] as const) {
  test(`${what} is answered by us, with a problem and its Request-Id`, async () => {
    const text = await askRaw(head)
    assert.match(text, answer)
    assert.match(text, /\r\nrequest-id: [0-9a-f-]{36}\r\n/)
    assert.match(text, /\r\ncontent-type: application\/problem\+json; charset=utf-8\r\n/)
  })
}

test("a connection on which nothing moves ends, also while an answer waits to be read", async () => {
  const { server } = api.app
  const limits: (number | undefined)[] = []
  const note = ({ socket }: IncomingMessage) => limits.push(socket.timeout)
  server.on("request", note)
  for (let request = 0; request < 2; request++) await ask("/openapi.json")
  server.off("request", note)
  assert.deepEqual(limits, [120_000, 120_000])
})

test("HTTP/1.0 needs no Host", async () => {
  assert.match(await askRaw("GET /docs/problems HTTP/1.0"), /^HTTP\/1\.1 200 /)
})

test("wrong credentials get a 401 that does not reveal which half was wrong", async () => {
  const { sid } = api.account
  const details = new Set<string>()
  for (const authorization of [basic(sid, "wrong"), basic(`AC${"0".repeat(32)}`, "wrong"), "Bearer x", "Basic ???"]) {
    const answer = await ask("/v1/account", { authorization })
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get("www-authenticate"), 'Basic realm="posthorn"')
    details.add(String(answer.json?.["detail"]))
  }
  assert.equal(details.size, 1)
  assert.equal((await ask("/v1/account", { authorization: null })).status, 401)
})

test("a request that another site makes a browser send changes nothing", async () => {
  const forged = (site: string) => ask("/v1/messages", { body: "to=nobody", headers: { "sec-fetch-site": site } })
  for (const site of ["cross-site", "same-site"]) {
    const { status, json } = await forged(site)
    assert.deepEqual([status, json?.["code"]], [403, "cross_site_request"], site)
  }
  for (const site of ["same-origin", "none"]) assert.equal((await forged(site)).status, 400, site)
  assert.equal(
    (await ask("/v1/messages", { headers: { "sec-fetch-site": "cross-site" } })).status,
    200,
    "who only reads",
  )
})

test("paths under /v1 do not reveal without credentials whether they exist", async () => {
  for (const [path, method] of [
    ["/v1/nothing", "GET"],
    ["/v1", "GET"],
    ["/v1?a=b", "POST"],
    ["/v1/messages", "PUT"],
    ["/v1/messages", "OPTIONS"],
  ] as const) {
    const answer = await ask(path, { method, authorization: null })
    assert.equal(answer.json?.["code"], "unauthenticated", `${method} ${path}`)
  }
  assert.equal((await ask("/v10", { authorization: null })).json?.["code"], "unknown_path")
  assert.equal((await ask("/v1/nothing")).headers.get("ratelimit-policy"), '"account";q=100000;w=1')
})

test("an API key does what its scope says, until it is revoked", async () => {
  const made = await ask("/v1/api_keys", { body: form({ Name: "reader", Scope: "read" }) })
  assert.equal(made.status, 201)
  const { sid, secret } = made.json as unknown as { sid: string; secret: string }
  const authorization = basic(sid, secret)
  assert.equal((await ask("/v1/messages", { authorization })).status, 200)
  const refused = await ask("/v1/messages", { authorization, body: form(good) })
  assert.equal(refused.json?.["code"], "insufficient_scope")
  assert.equal((await ask(`/v1/api_keys/${sid}`, { method: "DELETE" })).status, 204)
  assert.equal((await ask("/v1/messages", { authorization })).status, 401)
})

test("another account's message is not there", async () => {
  const { sid } = (await ask("/v1/messages", { body: form(good) })).json as unknown as { sid: string }
  const { authorization } = await api.addAccount("Stranger")
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["GET", "/events"],
  ] as const) {
    assert.equal((await ask(`/v1/messages/${sid}${path}`, { method, authorization })).status, 404)
  }
  assert.equal((await ask(`/v1/messages/${sid}`)).status, 200)
})

test("a list is read to its end with cursors, and a foreign cursor is refused", async () => {
  const { authorization } = await api.addAccount("Lister")
  const sent: string[] = []
  for (let index = 0; index < 5; index++) {
    sent.unshift(String((await ask("/v1/messages", { body: form(good), authorization })).json?.["sid"]))
  }
  const seen: string[] = []
  for (let cursor = ""; ;) {
    const { json } = await ask(`/v1/messages?limit=2${cursor}`, { authorization })
    const page = json as unknown as { data: { sid: string }[]; has_more: boolean; next_cursor: string | null }
    seen.push(...page.data.map(({ sid }) => sid))
    assert.equal(page.has_more, page.next_cursor !== null)
    if (!page.next_cursor) break
    cursor = `&cursor=${page.next_cursor}`
    assert.equal(
      (await ask(`/v1/webhooks?cursor=${page.next_cursor}`, { authorization })).json?.["code"],
      "invalid_cursor",
    )
  }
  assert.deepEqual(seen, sent)
  assert.equal((await ask("/v1/messages?cursor=AAAA", { authorization })).json?.["code"], "invalid_cursor")
  assert.equal((await ask("/v1/messages?status=lost", { authorization })).json?.["code"], "invalid_parameter")
})

test("a repeated Idempotency-Key gives the first answer, its secret too, and the store does not hold that secret", async () => {
  const headers = { "idempotency-key": "key-1" }
  const body = form({ Name: "once" })
  const first = await ask("/v1/api_keys", { body, headers })
  const second = await ask("/v1/api_keys", {
    body: JSON.stringify({ name: "once" }),
    type: "application/json",
    headers,
  })
  assert.equal(first.status, 201)
  assert.deepEqual(second.json, first.json)
  assert.equal(second.headers.get("idempotent-replayed"), "true")
  assert.equal((await ask("/v1/api_keys", { body: form({ Name: "other" }), headers })).status, 422)
  const rows = await api.db.query<{ response: string }>("select response from idempotency_keys where key = 'key-1'")
  assert.ok(!rows[0]?.response.includes(String(first.json?.["secret"])))
  const bad = await ask("/v1/messages", { body: form(good), headers: { "idempotency-key": "with space" } })
  assert.equal(bad.json?.["code"], "invalid_idempotency_key")
})

test("a message under an Idempotency-Key is sent once", async () => {
  const headers = { "idempotency-key": "message-1" }
  const answers = [
    await ask("/v1/messages", { body: form(good), headers }),
    await ask("/v1/messages", { body: form(good), headers }),
  ]
  assert.equal(answers[0]?.json?.["sid"], answers[1]?.json?.["sid"])
  assert.equal(answers[1]?.headers.get("idempotent-replayed"), "true")
})

test("a webhook takes its events as a string with commas or as a list, and refuses unknown ones", async () => {
  const body = form({ Url: "https://example.com/hooks", Events: "messages.delivered,payments.completed" })
  const made = await ask("/v1/webhooks", { body })
  assert.equal(made.status, 201, made.text)
  assert.deepEqual(made.json?.["events"], ["messages.delivered", "payments.completed"])
  assert.match(String(made.json?.["secret"]), /^whsec_/)
  const list = { url: "https://example.com/hooks", events: ["messages.*"] }
  assert.equal((await ask("/v1/webhooks", { body: JSON.stringify(list), type: "application/json" })).status, 201)
  const wrong = await ask("/v1/webhooks", { body: form({ Url: "https://example.com", Events: "messages.delivred" }) })
  assert.equal(wrong.json?.["code"], "unknown_event_type")
  const local = await ask("/v1/webhooks", { body: form({ Url: "https://127.0.0.1/" }) })
  assert.equal(local.json?.["code"], "invalid_webhook_url")
  const patched = await ask(`/v1/webhooks/${made.json?.["sid"]}`, {
    method: "PATCH",
    body: form({ Status: "disabled" }),
  })
  assert.equal(patched.json?.["disabled_reason"], "by_user")
})

test("a reference that the simulator's inbox does not hold is refused", async () => {
  for (const path of ["/v1/simulator/messages", "/v1/simulator/messages/wait"]) {
    const { status, json } = await ask(`${path}?after_reference=sim-none`)
    assert.deepEqual([status, json?.["code"], json?.["param"]], [400, "invalid_parameter", "after_reference"])
  }
})

test("an inbound message through the simulator is in the list of messages", async () => {
  const to = "+15553334444"
  const { authorization } = await api.addAccount("Restaurant", { number: to })
  const inbound = form({ To: to, From: "+15552345678", Body: "Can we come at eight?" })
  assert.equal((await ask("/v1/simulator/inbound", { body: inbound, authorization })).status, 201)
  const { json } = await ask("/v1/messages?direction=inbound", { authorization })
  assert.equal((json as unknown as { data: { body: string }[] }).data[0]?.body, "Can we come at eight?")
  assert.equal((await ask("/v1/simulator/inbound", { body: inbound })).json?.["param"], "to")
})

test("an inbound message through the simulator can bring media, with or without a text", async () => {
  const to = "+15553336666"
  const { authorization } = await api.addAccount("Pictures", { number: to })
  const media = `data:image/png;base64,${Buffer.from([251, 255, 1]).toString("base64")}`
  const pair = { To: to, From: "+15552345678" }
  const { status, json } = await ask("/v1/simulator/inbound", { body: form({ ...pair, Media: media }), authorization })
  assert.deepEqual([status, json?.["body"], json?.["media"]], [201, "", [{ content_type: "image/png", bytes: 3 }]])
  const two = JSON.stringify({ ...pair, body: "Look", media: [media, media] })
  assert.equal((await ask("/v1/simulator/inbound", { body: two, type: "application/json", authorization })).status, 201)
  const bare = { body: JSON.stringify({ ...pair, body: "Hello", media: [] }), type: "application/json", authorization }
  assert.equal((await ask("/v1/simulator/inbound", bare)).status, 201)
  bare.body = JSON.stringify({ ...pair, media: [] })
  assert.equal((await ask("/v1/simulator/inbound", bare)).json?.["code"], "body_or_media_required")
  const { data } = (await ask("/v1/messages", { authorization })).json as unknown as { data: Record<string, unknown>[] }
  assert.deepEqual(
    data.map(({ channel, body, num_media }) => [channel, body, num_media]),
    [
      ["sms", "Hello", 0],
      ["mms", "Look", 2],
      ["mms", "", 1],
    ],
  )
  const rows = await api.db.query<{ content: Buffer }>("select content from media_contents where uses = 3")
  assert.deepEqual(rows[0]?.content, Buffer.from([251, 255, 1]))
})

test("an inbound message without text and media, or with media that is no data URL, is refused", async () => {
  const refusal = async (fields: Record<string, string>) => {
    const { json } = await ask("/v1/simulator/inbound", { body: form({ To: good.From, From: good.To, ...fields }) })
    return [json?.["code"], json?.["param"]]
  }
  assert.deepEqual(await refusal({}), ["body_or_media_required", "body"])
  for (const Media of ["https://example.com/a.png", "data:image/png,pixels", "data:image/png;base64,AAA"])
    assert.deepEqual(await refusal({ Media }), ["invalid_parameter", "media[0]"])
})

test("an inbound message under an Idempotency-Key arrives once", async () => {
  const to = "+15553335555"
  const { authorization } = await api.addAccount("Once", { number: to })
  const given = {
    body: form({ To: to, From: "+15552345678", Body: "Hi" }),
    headers: { "idempotency-key": "in-1" },
    authorization,
  }
  const [first, second] = [await ask("/v1/simulator/inbound", given), await ask("/v1/simulator/inbound", given)]
  assert.equal(first.status, 201)
  assert.deepEqual(second.json, first.json)
  const { json } = await ask("/v1/messages", { authorization })
  assert.equal((json as unknown as { data: object[] }).data.length, 1)
})

test("a STOP is listed as an opt-out, refuses later messages, and can be deleted", async () => {
  const from = "+15556667777"
  const { authorization } = await api.addAccount("Opt-out", { number: from })
  const recipient = "+15552345678"
  await ask("/v1/simulator/inbound", { body: form({ To: from, From: recipient, Body: "STOP" }), authorization })
  const { json } = await ask("/v1/opt_outs", { authorization })
  assert.equal((json as unknown as { data: { to: string }[] }).data[0]?.to, recipient)
  const message = form({ To: recipient, From: from, Body: "Hello" })
  assert.equal((await ask("/v1/messages", { body: message, authorization })).json?.["code"], "recipient_opted_out")
  const pair = form({ from, to: recipient })
  assert.equal((await ask(`/v1/opt_outs?${pair}`, { method: "DELETE", authorization })).status, 204)
  assert.equal((await ask("/v1/messages", { body: message, authorization })).status, 201)
})

test("a DELETE takes its parameters from the query, a form, JSON, or some from each", async () => {
  const from = "+15556668888"
  const to = "+15552345678"
  const { authorization } = await api.addAccount("Deletes", { number: from })
  for (const [query, given] of [
    [form({ from, to }), {}],
    ["", { body: form({ From: from, To: to }) }],
    ["", { body: JSON.stringify({ from, to }), type: "application/json" }],
    [form({ from }), { body: form({ to }) }],
  ] as const) {
    await ask("/v1/simulator/inbound", { body: form({ To: from, From: to, Body: "STOP" }), authorization })
    const answer = await ask(`/v1/opt_outs?${query}`, { method: "DELETE", authorization, ...given })
    assert.equal(answer.status, 204, answer.text)
  }
})

test("the body of a DELETE is refused for the same faults as any body", async () => {
  const refusal = async (path: string, given: Given) => {
    const { status, json } = await ask(path, { method: "DELETE", ...given })
    return `${status} ${json?.["code"]}`
  }
  const nothing = `/v1/messages/MS${"0".repeat(32)}`
  assert.equal(await refusal(nothing, { body: form({ Sid: "x" }) }), "400 unknown_parameter")
  assert.equal(await refusal(nothing, { body: "{}", type: "text/plain" }), "415 unsupported_media_type")
  assert.equal(await refusal(nothing, { body: "{", type: "application/json" }), "400 invalid_json")
  assert.equal(await refusal(nothing, { body: "a".repeat(300_000) }), "413 body_too_large")
  assert.equal(await refusal(nothing, { body: "{}", type: "application/json" }), "404 message_not_found")
  const to = form({ to: "+15552345678" })
  assert.equal(await refusal(`/v1/opt_outs?${to}`, { body: to }), "400 duplicate_parameter")
})

test("a preview counts as sending does and names what forced UCS-2", async () => {
  const { json } = await ask("/v1/messages/preview", { body: form({ To: good.To, Body: "Hello — you" }) })
  assert.equal(json?.["encoding"], "ucs2")
  assert.deepEqual(json?.["ucs2_characters"], [{ character: "—", index: 6 }])
})

test("a preview refuses the same texts and addresses as sending", async () => {
  const refusal = async (fields: Record<string, string>) =>
    (await ask("/v1/messages/preview", { body: form(fields) })).json?.["code"]
  assert.equal(await refusal({ To: good.To }), "body_or_media_required")
  assert.equal(await refusal({ To: good.To, From: "xmpp:ann@example.org", Body: "Hi" }), "invalid_address")
})

test("the documents are served with an etag and need no sign-in", async () => {
  for (const path of [
    "/openapi.json",
    "/docs",
    "/docs/reference.css",
    "/docs/language.js",
    "/docs/problems",
    "/docs/problems/unauthenticated",
  ]) {
    const response = await fetch(api.baseUrl + path)
    await response.text()
    assert.equal(response.status, 200)
    const etag = response.headers.get("etag") ?? ""
    assert.equal((await fetch(api.baseUrl + path, { headers: { "if-none-match": etag } })).status, 304)
    assert.doesNotMatch(response.headers.get("content-security-policy") ?? "", /unsafe|script-src (?!'self';)/)
  }
})
