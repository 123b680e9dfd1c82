import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => (api = await startTestApi({ publicUrl: "https://messages.example.com" })))
after(() => api[Symbol.asyncDispose]())

async function ask(method: "GET" | "POST", origin: string | null, authorization = api.account.authorization) {
  const answer = await fetch(`${api.baseUrl}/v1/messages`, {
    method,
    headers: {
      authorization,
      "content-type": "application/x-www-form-urlencoded",
      ...(origin === null ? {} : { origin }),
    },
    ...(method === "GET" ? {} : { body: "To=nobody" }),
  })
  const { code } = (await answer.json()) as { code?: string }
  return `${answer.status} ${code ?? "ok"}`
}

test("a change with Basic credentials is refused when its Origin is another site, or hidden", async () => {
  for (const origin of ["https://evil.example", "null", "https://messages.example.com.evil.example", "nonsense"])
    assert.equal(await ask("POST", origin), "403 cross_site_request", origin)
})

test("the server's own origin, PUBLIC_URL and a request without Origin can make changes", async () => {
  for (const origin of [null, api.baseUrl, "https://messages.example.com"])
    assert.equal(await ask("POST", origin), "400 invalid_parameters", String(origin))
})

test("a foreign Origin is no reason to refuse a request that only reads", async () => {
  assert.equal(await ask("GET", "https://evil.example"), "200 ok")
})
