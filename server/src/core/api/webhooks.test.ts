import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"

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
  assert.equal(body["detail"], "The URL leads to a private or reserved address. Use a public address.")
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

test("a name that does not resolve yet is accepted, since each connection looks again", async () => {
  assert.equal((await create("later.example")).status, 201)
})

test("a repeated creation has the same answer, even if the name leads elsewhere now", async () => {
  api.dns.records.set("moving.example", ["93.184.215.14"])
  const headers = { "idempotency-key": "one-creation" }
  const first = await create("moving.example", headers)
  assert.equal(first.status, 201)
  api.dns.records.set("moving.example", ["10.0.0.1"])
  // Longer than the cache keeps any answer of a name server.
  clock.advance(60_001)
  checkRefused(await create("moving.example"))
  assert.deepEqual(await create("moving.example", headers), first)
})

test("a private address is refused with a sentence, in every form", async () => {
  api.dns.records.set("mixed.example", ["93.184.215.14", "fd00::1"]).set("mapped.example", ["::ffff:10.0.0.1"])
  api.dns.aliases.set("alias.example", "private.example")
  const addresses = [
    "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "0x7f000001", "127.0.0.1.", "①②⑦.0.0.1", "１２７。０。０。１",
    "0", "0.0.0.0", "10.0.0.1", "169.254.169.254", "100.100.100.200", "168.63.129.16", "[::]", "[::1]", "[::127.0.0.1]",
    "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::a00:1]", "[2002:a00:1::]", "[2001:0:4136:e378::]", "[fd00:ec2::254]",
    "[fe80::1]", "[4000::1]", "mixed.example", "mapped.example", "alias.example", "PRIVATE.example.",
  ] // oxfmt-ignore
  for (const address of addresses) checkRefused(await create(address))
  for (const name of ["localhost", "LOCALHOST.", "a.localhost", "metadata.google.internal", "printer", "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ"]) {
    const { status, body } = await create(name)
    assert.deepEqual([status, body["param"]], [400, "url"], name)
    assert.match(String(body["detail"]), /is the name of a local network/)
  }
  for (const malformed of [
    "[fe80::1%25eth0]",
    "[::1%251]",
    "localhost..",
    "a..example.com",
    "256.256.256.256",
    "127.0.0.1.1",
  ]) {
    const { status, body } = await create(malformed)
    assert.deepEqual([status, body["code"], body["param"]], [400, "invalid_webhook_url", "url"], malformed)
  }
})

test("limits and order of an endpoint are set, shown, changed and removed", async () => {
  const url = "https://public.example/limits"
  const created = await ask("POST", "/v1/webhooks", { url, max_in_flight: 5, rate_limit: 20, ordering: "fifo" })
  const shown = ({ body }: Answer) => [body["max_in_flight"], body["rate_limit"], body["ordering"], body["status"]]
  assert.deepEqual([created.status, ...shown(created)], [201, 5, 20, "fifo", "enabled"])
  assert.deepEqual(created.body["circuit"], { state: "closed", retry_at: null })
  const path = `/v1/webhooks/${String(created.body["sid"])}`
  assert.deepEqual(shown(await ask("PATCH", path, { rate_limit: 1_000 })), [5, 1_000, "fifo", "enabled"])
  const plain = { max_in_flight: null, rate_limit: null, ordering: "none", status: "paused" }
  assert.deepEqual(shown(await ask("PATCH", path, plain)), [null, null, "none", "paused"])
  assert.deepEqual(shown(await ask("PATCH", path, { status: "enabled" })), [null, null, "none", "enabled"])
})

test("wrong limits are refused, each with its name", async () => {
  const wrong = { max_in_flight: [0, 101, 1.5, "many"], rate_limit: [0, 1_001, -1], ordering: ["lifo", null] }
  for (const [param, values] of Object.entries(wrong)) {
    for (const value of values) {
      const { status, body } = await ask("POST", "/v1/webhooks", { url: "https://public.example/", [param]: value })
      assert.deepEqual([status, body["param"]], [400, param], `${param}: ${value}`)
    }
  }
})

test("a form sets limits too", async () => {
  const answer = await fetch(`${api.baseUrl}/v1/webhooks`, {
    method: "POST",
    body: new URLSearchParams({
      Url: "https://public.example/form",
      MaxInFlight: "7",
      RateLimit: "3",
      Ordering: "fifo",
    }),
    headers: { authorization: api.account.authorization },
  })
  const body = (await answer.json()) as Record<string, unknown>
  assert.deepEqual([answer.status, body["max_in_flight"], body["rate_limit"], body["ordering"]], [201, 7, 3, "fifo"])
})
