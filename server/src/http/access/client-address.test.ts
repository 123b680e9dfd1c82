import assert from "node:assert/strict"
import { test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi } from "#http/testing.ts"
import { addressIn } from "./client-address.ts"

test("an address is read in every form in which proxies write one", () => {
  for (const [entry, address] of [
    ["192.0.2.7", "192.0.2.7"],
    [" 192.0.2.7 ", "192.0.2.7"],
    ["192.0.2.7:1234", "192.0.2.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["::ffff:192.0.2.7", "::ffff:192.0.2.7"],
  ] as const)
    assert.equal(addressIn(entry), address, entry)
})

test("an entry that is no address is skipped, whatever its length", () => {
  const hostile = [
    "",
    "unknown",
    "_hidden",
    "<script>alert(1)</script>",
    "x".repeat(9_000),
    `fe80::1%${"x".repeat(90)}`,
  ]
  for (const entry of [...hostile, "192.0.2.7:", "192.0.2.300", "192.0.2.7:123456", "[192.0.2.7]:80x", "[::1"])
    assert.equal(addressIn(entry), undefined, entry.slice(0, 30))
})

test("a proxy that writes ports does not give each connection of a client a limit of its own", async () => {
  await using api = await startTestApi({ isBehindProxy: true })
  const codes: unknown[] = []
  for (let port = 1_000; port < 1_011; port++) {
    const headers = { authorization: basic("ann", "wrong"), "x-forwarded-for": `evil, 198.51.100.7:${port}` }
    const answer = await fetch(`${api.baseUrl}/v1/account`, { headers })
    codes.push(((await answer.json()) as { code: unknown }).code)
  }
  assert.deepEqual(codes.slice(-2), ["unauthenticated", "too_many_failed_sign_ins"])
})
