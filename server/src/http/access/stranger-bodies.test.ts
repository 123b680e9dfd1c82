import assert from "node:assert/strict"
import { test } from "node:test"
import { startTestApi } from "#http/testing.ts"

test("an operation without credentials takes a body of 4 KiB at most", async () => {
  await using api = await startTestApi()
  const ask = async (path: string, bytes: number, authorization: Record<string, string> = {}) => {
    const empty = JSON.stringify({ email: "" })
    const body = JSON.stringify({ email: "x".repeat(bytes - empty.length) })
    const headers = { "content-type": "application/json", "posthorn-console": "1", ...authorization }
    return (await fetch(api.baseUrl + path, { method: "POST", headers, body })).status
  }
  for (const path of ["/console/v1/sessions", "/console/v1/invites/look", "/console/v1/invites/accept"]) {
    assert.equal(await ask(path, 4_096), 400, path)
    assert.equal(await ask(path, 4_097), 413, path)
  }
  assert.equal(await ask("/v1/messages", 4_097, { authorization: api.account.authorization }), 400)
})
