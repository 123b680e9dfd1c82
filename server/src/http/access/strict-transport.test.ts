import assert from "node:assert/strict"
import { test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

/** Returns the header in each kind of answer: of an operation, a refusal, an unknown path, and the pages. */
async function said({ baseUrl }: TestApi, headers: Record<string, string>): Promise<(string | null)[]> {
  const paths = ["/openapi.json", "/v1/messages", "/nowhere", "/docs"]
  const answers = await Promise.all(paths.map((path) => fetch(baseUrl + path, { headers })))
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return [...new Set(answers.map((answer) => answer.headers.get("strict-transport-security")))]
}

const overHttps = { "x-forwarded-proto": "https" }

test("answers over https ask browsers for https only, if the configuration says so", async () => {
  await using api = await startTestApi({ isBehindProxy: true, strictTransportSeconds: 86_400 })
  assert.deepEqual(await said(api, overHttps), ["max-age=86400"])
  assert.deepEqual(await said(api, {}), [null], "over plain http nobody may say so")
})

test("0 takes it back", async () => {
  await using api = await startTestApi({ isBehindProxy: true, strictTransportSeconds: 0 })
  assert.deepEqual(await said(api, overHttps), ["max-age=0"])
})

test("answers contain no such header unless the configuration asks for it", async () => {
  await using api = await startTestApi({ isBehindProxy: true })
  assert.deepEqual(await said(api, overHttps), [null])
})
