/**
 * Other gateways accept a user name and a password in the URL, which every proxy and history stores. This API
 * does not.
 */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

async function ask(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.baseUrl}/v1/messages?${query}`, { headers })
  return { status: response.status, body: (await response.json()) as { code: string; param: string | null } }
}

test("credentials in a URL open nothing, under any names", async () => {
  const { sid, authorization } = api.account
  const [, token = ""] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":")
  for (const [user, secret] of [
    ["username", "password"],
    ["user", "pass"],
    ["account_sid", "auth_token"],
  ]) {
    const { status, body } = await ask(`${user}=${sid}&${secret}=${token}`)
    assert.deepEqual([status, body.code], [401, "unauthenticated"])
  }
})

test("credentials in a URL beside correct ones are refused too, so that no program keeps writing them there", async () => {
  const { status, body } = await ask("password=secret", { authorization: api.account.authorization })
  assert.deepEqual([status, body.code, body.param], [400, "unknown_parameter", "password"])
})
