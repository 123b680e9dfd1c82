import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi } from "#api/testing.ts"
import type { TestApi } from "#api/testing.ts"
import { FakeClock } from "#std/fake-clock.ts"

const clock = new FakeClock()
let api: TestApi
before(async () => {
  api = await startTestApi({ clock })
  api.dns.records.set("private.example", ["10.0.0.1"]).set("public.example", ["93.184.215.14"])
})
after(() => api[Symbol.asyncDispose]())

interface Answer {
  status: number
  body: Record<string, unknown>
}

async function ask(method: string, path: string, parameters: object, headers: object = {}): Promise<Answer> {
  const { authorization } = api.account
  const answer = await fetch(api.baseUrl + path, {
    method,
    body: JSON.stringify(parameters),
    headers: { authorization, "content-type": "application/json", ...headers },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const create = (host: string, headers: object = {}) =>
  ask("POST", "/v1/webhooks", { url: `https://${host}/hooks` }, headers)

function checkRefused({ status, body }: Answer): void {
  assert.deepEqual([status, body["code"], body["param"]], [400, "invalid_webhook_url", "url"])
  assert.equal(body["detail"], "The URL leads to a private or reserved address; it must be public.")
}

test("a URL whose name leads to a private address is refused like one that names it", async () => {
  checkRefused(await create("private.example"))
  checkRefused(await create("10.0.0.1"))
})

test("an endpoint is not moved to a private address, by name or by number", async () => {
  const { body } = await create("public.example")
  const path = `/v1/webhooks/${String(body["sid"])}`
  checkRefused(await ask("PATCH", path, { url: "https://private.example/hooks" }))
  checkRefused(await ask("PATCH", path, { url: "https://10.0.0.1/hooks" }))
  const { body: patched } = await ask("PATCH", path, { description: "still there" })
  assert.equal(patched["url"], "https://public.example/hooks")
})

test("a name that does not resolve yet is taken, since each connection looks again", async () => {
  assert.equal((await create("later.example")).status, 201)
})

test("a repeated creation is answered as before, wherever the name leads by now", async () => {
  api.dns.records.set("moving.example", ["93.184.215.14"])
  const headers = { "idempotency-key": "one-creation" }
  const first = await create("moving.example", headers)
  assert.equal(first.status, 201)
  api.dns.records.set("moving.example", ["10.0.0.1"])
  // Longer than any answer of a name server is kept.
  clock.advance(60_001)
  checkRefused(await create("moving.example"))
  assert.deepEqual(await create("moving.example", headers), first)
})
