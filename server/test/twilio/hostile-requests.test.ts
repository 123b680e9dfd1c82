/** Hostile requests to the paths of Twilio's API: each refusal has Twilio's form, and accounts are isolated. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import fc from "fast-check"
import { openApiDocument } from "#http/docs/openapi.ts"
import type { Route } from "#http/route.ts"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { twilioSurface, twilioVerifySurface } from "#twilio/api/surface.ts"
import { requestsFor, withAnswersInPlace, type Call, type OpenApi } from "../support/openapi-requests.ts"

const runsEach = 30
const form = "application/x-www-form-urlencoded"
const routes = [...twilioSurface.routes, ...twilioVerifySurface.routes] as readonly Route[]
/** The parameters of all operations together. */
const right = new URLSearchParams({
  To: "+14155550123",
  From: "+14155550100",
  Channel: "sms",
  Code: "123456",
  Status: "canceled",
  FriendlyName: "Theirs",
  PhoneNumberSid: `PN${"0".repeat(32)}`,
  ShortCodeSid: `SC${"0".repeat(32)}`,
  AlphaSender: "Hotel",
  Outcome: "confirmed",
}).toString()
const listPaths = ["/v1/Services", "/v2/Services", "/v2/PhoneNumbers/+14155550123"]

let api: TestApi
let owner: TestAccount
let stranger: TestAccount
/** Sids of the owner, by their prefix. */
const sids: Record<string, string> = {}

before(async () => {
  api = await startTestApi()
  owner = await api.addAccount("Owner", { number: "+14155550100" })
  stranger = await api.addAccount("Stranger")
  await prepare()
})
after(() => api[Symbol.asyncDispose]())

test("generated requests never make the server fail, and each refusal has Twilio's form", async (t) => {
  const document = withAnswersInPlace(
    openApiDocument({ routes, events: [] }, { baseUrl: api.baseUrl, version: "1" }) as unknown as OpenApi,
  )
  const [account, names] = [api.account, { ...sids, AC: api.account.sid }]
  for (const { method, path, operation } of routes) {
    const described = document.paths[path]?.[method.toLowerCase()]
    assert.ok(described)
    await t.test(`${operation.id} refuses in Twilio's form`, async () => {
      const requests = requestsFor(document, method.toLowerCase(), described)
      const property = fc.asyncProperty(requests, async ({ sid, query, body, headers }: Call) => {
        const place = fillIn(path, names, sid.text ?? undefined) + query
        await send(method, place, { account, headers, ...(body !== null && method !== "GET" && { body }) })
      })
      await fc.assert(property, { numRuns: runsEach })
    })
  }
})

test("no account reads or changes anything of another account", async (t) => {
  for (const { method, path, operation } of routes) {
    if (!path.includes("{") || path.includes("{number}")) continue
    const body = method === "POST" ? right : undefined
    await t.test(`${operation.id} finds nothing of another account`, async () => {
      const request = { account: stranger, headers: { "content-type": form }, ...(body !== undefined && { body }) }
      const theirs = await send(method, fillIn(path, sids), request)
      if (path.includes("{account}")) assertRefused(theirs, 404, 20404)
      const own = await send(method, fillIn(path, { ...sids, AC: stranger.sid }), request)
      const isOwnList = /\{account\}(?:\/\w+)?\.json$/.test(path)
      // A fault of the parameters can come before the search.
      if (!isOwnList && own.status !== 400) assertRefused(own, 404, 20404)
      for (const [prefix, sid] of Object.entries(sids))
        if (prefix !== "AC" && own.status < 400) assert.ok(!own.text.includes(sid), own.text)
    })
  }
})

test("no refusal names a wait for which the library for Java would sleep too long", async () => {
  const body = "To=%2B15005550013&Channel=sms"
  const request = { account: owner, headers: { "content-type": form }, body }
  assertRefused(await send("POST", `/v2/Services/${sids["VA"]}/Verifications`, request), 429, 60203)
})

test("lists outside of accounts have nothing of another account", async () => {
  for (const path of ["/v1/Services", "/v2/Services"]) {
    const { status, text } = await send("GET", path, { account: stranger })
    assert.equal(status, 200)
    for (const sid of Object.values(sids)) assert.ok(!text.includes(sid), text)
  }
})

test("requests without valid credentials are refused with 20003", async () => {
  const encode = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`
  const [, secret = ""] = atob(owner.authorization.slice("Basic ".length)).split(":")
  const broken = [
    null,
    "",
    "Basic",
    "Basic ",
    "Basic !!!!",
    "Basic AAAA",
    "Bearer x",
    encode("no colon"),
    encode(":"),
    encode(`${owner.sid}:`),
    encode(`${owner.sid}\0:${secret}`),
    encode(`${owner.sid}:${secret}\0`),
    encode(`${owner.sid}:wrong`),
    encode(`${stranger.sid}:${secret}`),
    encode(`${"x".repeat(5_000)}:${secret}`),
  ]
  for (const { method, path } of routes.slice(0, 3).concat(routes.slice(-3)))
    for (const authorization of broken) {
      const answer = await send(method, fillIn(path, sids), { authorization })
      // The server refuses many wrong tokens from one address before it compares them.
      if (answer.status === 429) assertRefused(answer, 429, 20429)
      else assertRefused(answer, 401, 20003)
    }
})

test("methods without an operation are refused", async () => {
  for (const path of [messages(), `${messages()}`.replace(".json", `/${sids["SM"]}.json`), ...listPaths])
    for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND"]) {
      if (method === "DELETE" && path.includes("Messages/")) continue
      const { status, json } = await send(method, path, { account: owner })
      assert.deepEqual([status, json?.["code"]], status === 405 ? [405, 20004] : [404, 20404], `${method} ${path}`)
    }
})

test("unknown paths are refused with 20404", async () => {
  const { sid } = owner
  const unknown = ["/2010-04-01", "/2010-04-01/", "/2010-04-01/Accounts", `/2010-04-01/Accounts/${sid}/Nothing.json`]
  const more = ["/v1/Services/", "/v1/Services/x/y/z", "/v2/Services/", "/v2/Nothing", "/v2/PhoneNumbers"]
  for (const path of [...unknown, ...more, `/2010-04-01/Accounts/${sid}/Messages.xml`])
    assertRefused(await send("GET", path, { account: owner }), 404, 20404)
})

test("bodies beyond the limit are refused with 413", async () => {
  for (const path of [messages(), "/v1/Services", "/v2/Services"]) {
    const body = `Body=${"x".repeat(300_000)}`
    assertRefused(await send("POST", path, { account: owner, headers: { "content-type": form }, body }), 413, 20001)
  }
})

test("bad escapes and zero bytes are refused", async () => {
  const { sid } = owner
  const faulty = [
    `/2010-04-01/Accounts/${sid}/Messages/%zz.json`,
    `/2010-04-01/Accounts/${sid}/Messages/SM%00.json`,
    `/2010-04-01/Accounts/%E0%A4%A/Messages.json`,
    `${messages()}?To=%00`,
    "/v1/Services/%00",
    "/v1/Services/%ff",
    "/v1/Services?PageToken=%00",
    "/v2/Services/%zz/Verifications/x",
    "/v2/PhoneNumbers/+1415?CountryCode=%00",
  ]
  for (const path of faulty) {
    const { status } = await send("GET", path, { account: owner })
    assert.ok(status === 400 || status === 404, `${path} ${status}`)
  }
  // A number that is none is an answer.
  for (const path of ["/v2/PhoneNumbers/%00", "/v2/PhoneNumbers/%F0%9F%98%80"])
    assert.ok((await send("GET", path, { account: owner })).status < 500)
})

test("odd forms are read or refused, and never fail", async () => {
  const message = "To=%2B14155550123&From=%2B14155550100"
  const bodies: [text: string, status: number][] = [
    [`${message}&Body=a&Body=b`, 400],
    [`${message}&Body=a&To=%2B14155550124`, 400],
    [`${message}&Body[text]=a`, 400],
    [`${message}&Body=a&Body[text]=b`, 201],
    [`${message}&Body=a&MediaUrl[0]=x`, 201],
    [`${message}&Body=a&__proto__=x&constructor[prototype]=y`, 201],
    [`${message}&Body=%00`, 400],
    [`${message}&Body=%zz`, 201],
    [`${message}&Body=%ff`, 201],
    [`${message}&Body=a&`.concat("x=1&".repeat(2_000)), 400],
    ["&&&===&", 400],
    ["", 400],
  ]
  for (const [body, expected] of bodies) {
    const headers = { "content-type": form }
    const { status, text } = await send("POST", messages(), { account: owner, headers, body })
    const isRead = expected === 201 ? status === 201 || status === 400 : status === expected
    assert.ok(isRead, `${body.slice(0, 100)}: ${status} ${text}`)
  }
})

test("bodies of other types are read or refused, and never fail", async () => {
  const types = ["application/json", "text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "x", ""]
  for (const type of [...types, "application/xml", `${form}; charset=utf-16`, "application/json; charset=latin1"])
    for (const body of ["To=1", "{", "[]", "null", '{"To":{"$gt":""}}', "<To>1</To>", "--x\r\n\r\n--x--"]) {
      const { status } = await send("POST", messages(), { account: owner, headers: { "content-type": type }, body })
      assert.ok([400, 413, 415].includes(status), `${type} ${body} ${status}`)
    }
})

interface Request {
  account?: TestAccount
  authorization?: string | null
  headers?: Record<string, string>
  body?: string
}

interface Answer {
  status: number
  text: string
  json: Record<string, unknown> | null
}

/** Sends a request. Asserts that the answer is Twilio's, whatever the request. */
async function send(method: string, path: string, request: Request): Promise<Answer> {
  const { account, authorization = account?.authorization ?? null, headers = {}, body } = request
  const answer = await fetch(api.baseUrl + path, {
    method,
    headers: { ...headers, ...(authorization !== null && { authorization }) },
    ...(body !== undefined && { body: Buffer.from(body.toWellFormed()) }),
  })
  const text = await answer.text()
  const said = `${method} ${path} ${body?.slice(0, 500)} → ${answer.status} ${text.slice(0, 500)}`
  assert.ok(answer.status < 500, said)
  assert.ok(answer.headers.get("request-id"), said)
  assert.ok(Number(answer.headers.get("retry-after")) <= 5, said)
  if (answer.status === 204) assert.equal(text, "", said)
  if (text === "") return { status: answer.status, text, json: null }
  assert.match(answer.headers.get("content-type") ?? "", /^application\/json\b/, said)
  const json = JSON.parse(text) as Record<string, unknown>
  if (answer.status >= 400) {
    assert.deepEqual(Object.keys(json).toSorted(), ["code", "message", "more_info", "status"], said)
    assert.equal(json["status"], answer.status, said)
    assert.ok(Number.isInteger(json["code"]), said)
    assert.equal(typeof json["message"], "string", said)
  }
  return { status: answer.status, text, json }
}

function assertRefused({ status, text, json }: Answer, expectedStatus: number, code: number): void {
  assert.deepEqual([status, json?.["code"]], [expectedStatus, code], text)
}

function messages(): string {
  return `/2010-04-01/Accounts/${owner.sid}/Messages.json`
}

/** Fills the sids into a path. `last` is for the last one. */
function fillIn(path: string, names: Readonly<Record<string, string>>, last?: string): string {
  const place = path.lastIndexOf("{")
  return path.replace(/\{(\w+)\}/g, (_, name: string, at: number) =>
    at === place && last !== undefined ? encodeURIComponent(last) : (names[prefixOf(path, name)] ?? "+14155550123"),
  )
}

function prefixOf(path: string, name: string): string {
  if (name === "account") return "AC"
  if (name === "message") return "SM"
  if (name === "service") return path.startsWith("/v1") ? "MG" : "VA"
  if (name === "number") return ""
  for (const [part, prefix] of lastParts) if (path.includes(part)) return prefix
  return path.startsWith("/v1") ? "MG" : "VA"
}

const lastParts = [
  ["/Media/", "ME"],
  ["/Messages/{sid}", "SM"],
  ["/IncomingPhoneNumbers/", "PN"],
  ["/PhoneNumbers/{sid}", "PN"],
  ["/ShortCodes/{sid}", "SC"],
  ["/AlphaSenders/{sid}", "AI"],
  ["/Verifications/{sid}", "VE"],
] as const

/** Makes what the paths name. */
async function prepare(): Promise<void> {
  const post = async (path: string, parameters: Record<string, string>) => {
    const headers = { "content-type": form }
    const body = new URLSearchParams(parameters).toString()
    const { status, text, json } = await send("POST", path, { account: owner, headers, body })
    assert.equal(status, 201, text)
    return String(json?.["sid"])
  }
  sids["AC"] = owner.sid
  sids["SM"] = await post(messages(), { To: "+14155550123", From: "+14155550100", Body: "Hi" })
  const numbers = await send("GET", messages().replace("Messages", "IncomingPhoneNumbers"), { account: owner })
  sids["PN"] = /PN[0-9a-f]{32}/.exec(numbers.text)?.[0] ?? ""
  sids["SC"] = sids["PN"].replace("PN", "SC")
  sids["MG"] = await post("/v1/Services", { FriendlyName: "Pool" })
  await post(`/v1/Services/${sids["MG"]}/PhoneNumbers`, { PhoneNumberSid: sids["PN"] })
  sids["AI"] = await post(`/v1/Services/${sids["MG"]}/AlphaSenders`, { AlphaSender: "Hotel" })
  const headers = { authorization: owner.authorization, "content-type": "application/json" }
  const body = JSON.stringify({ senders: ["+14155550100"] })
  assert.equal((await fetch(`${api.baseUrl}/v1/auth/settings`, { method: "PATCH", headers, body })).status, 200)
  sids["VA"] = await post("/v2/Services", { FriendlyName: "Acme" })
  sids["VE"] = await post(`/v2/Services/${sids["VA"]}/Verifications`, { To: "+14155550123", Channel: "sms" })
}
