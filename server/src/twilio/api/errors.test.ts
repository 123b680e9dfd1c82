import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { bodyBytesMax } from "#http/wire/decode-body.ts"

describe("the errors of the surface for Twilio's libraries", () => {
  let api: TestApi
  let messages = ""
  before(async () => {
    api = await startTestApi({ ratePerSecond: 10_000 })
    const [accountSid] = atob(api.account.authorization.slice("Basic ".length)).split(":")
    messages = `/2010-04-01/Accounts/${accountSid}/Messages`
  })
  after(() => api[Symbol.asyncDispose]())

  const form = "application/x-www-form-urlencoded"
  const ask = (path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${api.baseUrl}${path}`, { ...init, headers: { authorization: api.account.authorization, ...headers } })

  const send = (more: Record<string, string>) =>
    ask(`${messages}.json`, {
      method: "POST",
      body: new URLSearchParams({ To: "+14155550123", From: "+15005550006", Body: "Hello", ...more }),
    })

  const refusals: [text: string, request: () => Promise<Response>, status: number, code: number][] = [
    ["an unknown path", () => ask("/2010-04-01/Nothing.json"), 404, 20404],
    ["an unknown path of a stranger", () => ask("/2010-04-01/Nothing.json", { headers: { authorization: "" } }), 401, 20003],
    ["no credentials", () => fetch(`${api.baseUrl}${messages}.json`), 401, 20003],
    ["a method that the path does not accept", () => ask(`${messages}.json`, { method: "PATCH" }), 405, 20004],
    ["a sid that is none", () => ask(`${messages}/hello.json`), 404, 20404],
    ["a sid of 200 characters", () => ask(`${messages}/SM${"0".repeat(200)}.json`), 404, 20404],
    ["a path with a broken escape", () => ask(`${messages}/%zz.json`), 400, 20001],
    ["a date that is none", () => ask(`${messages}.json?DateSent=yesterday`), 400, 20001],
    ["a page without its token", () => ask(`${messages}.json?Page=3`), 400, 20001],
    ["a token of another list", () => ask(`${messages}.json?PageToken=PAPN${"0".repeat(32)}`), 400, 20001],
    [
      "a token with a time that the store cannot write",
      () => ask(`${messages}.json?To=%2B14155550123&PageToken=PASM${"f".repeat(32)}`),
      400,
      20001,
    ],
    [
      "a date that the store cannot write",
      () => ask(`${messages}.json?DateSent%3E=9999-12-31T23:59:59-14:00`),
      400,
      20001,
    ],
    ["media that are no URL", () => send({ MediaUrl: "hello" }), 400, 21620],
    ["media over plain HTTP", () => send({ MediaUrl: "http://example.com/a.gif" }), 400, 21620],
    ["a sender of another channel", () => send({ To: "whatsapp:+14155550123" }), 400, 21212],
    ["an unknown path of the newer APIs", () => ask("/v2/Nothing"), 404, 20404],
    ["a lookup of a stranger", () => ask("/v2/PhoneNumbers/+14159929960", { headers: { authorization: "" } }), 401, 20003],
    ["a country without a plan", () => ask("/v2/PhoneNumbers/4159929960?CountryCode=ZZ"), 400, 20001],
    ["a lookup of 200 characters", () => ask(`/v2/PhoneNumbers/${"1".repeat(200)}`), 404, 20404],
    ["the root of the surface", () => ask("/2010-04-01"), 404, 20404],
    ["a size that is no number", () => ask(`${messages}.json?PageSize=many`), 400, 20001],
    [
      "a body that is too large",
      () => ask(`${messages}.json`, { method: "POST", headers: { "content-type": form }, body: "x".repeat(bodyBytesMax + 1) }),
      413,
      20001,
    ],
    [
      "a body of another type",
      () => ask(`${messages}.json`, { method: "POST", headers: { "content-type": "text/xml" }, body: "<a/>" }),
      415,
      20001,
    ],
    ["an empty body", () => ask(`${messages}.json`, { method: "POST" }), 400, 21604],
  ] // oxfmt-ignore

  for (const [text, request, status, code] of refusals)
    it(`have a code and Twilio's form for ${text}`, async () => {
      const response = await request()
      const body = (await response.json()) as Record<string, unknown>
      assert.equal(response.headers.get("content-type"), "application/json; charset=utf-8")
      assert.deepEqual([response.status, body["status"], body["code"]], [status, status, code], JSON.stringify(body))
      assert.deepEqual(Object.keys(body), ["code", "message", "more_info", "status"])
      assert.equal(typeof body["message"], "string")
    })

  it("stay away from the last day that the store can write", async () => {
    assert.equal((await ask(`${messages}.json?DateSent=9999-12-31`)).status, 200)
  })

  it("keep the wait that the limit of the account asks for", async () => {
    await using slow = await startTestApi({ ratePerSecond: 1 })
    const { authorization } = slow.account
    const answers = await Promise.all(
      [1, 2, 3].map(() => fetch(`${slow.baseUrl}/2010-04-01/Nothing.json`, { headers: { authorization } })),
    )
    const limited = answers.find(({ status }) => status === 429)
    assert.ok(limited)
    assert.equal(((await limited.json()) as { code: number }).code, 20429)
    assert.match(limited.headers.get("retry-after") ?? "", /^\d+$/)
  })

  it("say a long wait in the sentence, because the library for Java would sleep through the header", async () => {
    await using guarded = await startTestApi()
    const authorization = `Basic ${btoa("AC00000000000000000000000000000000:wrong")}`
    const refuse = () => fetch(`${guarded.baseUrl}/2010-04-01/Nothing.json`, { headers: { authorization } })
    let answer = await refuse()
    for (let tries = 0; tries < 50 && answer.status !== 429; tries++) answer = await refuse()
    assert.equal(answer.status, 429)
    assert.equal(answer.headers.get("retry-after"), null)
    assert.match(((await answer.json()) as { message: string }).message, /wait for \d+ s\.$/)
  })
})
