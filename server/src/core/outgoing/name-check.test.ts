import assert from "node:assert/strict"
import { after, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { startDnsServer } from "../../../test/support/dns-server.ts"
import { createAddressRules } from "./address-rules.ts"
import { NameCheck } from "./check-url.ts"
import { Resolver } from "./resolver.ts"

const clock = new FakeClock()
const dns = await startDnsServer({
  "public.example": ["93.184.215.14", "2606:4700::1"],
  "private.example": ["127.0.0.1"],
  "mixed.example": ["93.184.215.14", "10.0.0.1"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "metadata.example": ["169.254.169.254"],
  "empty.example": [],
  "silent.example": null,
})
const resolver = new Resolver(clock, [dns.address])
after(() => {
  resolver.stop()
  return dns.close()
})

function newCheck(...allowedRanges: string[]): NameCheck {
  return new NameCheck({ rules: createAddressRules(allowedRanges), resolver, clock })
}

test("a name leads astray when any of its addresses is private or reserved", async () => {
  const check = newCheck()
  for (const name of ["private.example", "mixed.example", "mapped.example", "metadata.example"])
    assert.equal(await check.hasForbiddenAddress(name), true, name)
  assert.equal(await check.hasForbiddenAddress("public.example"), false)
})

test("a private address in an allowed range is as good as any", async () => {
  const check = newCheck("127.0.0.0/8")
  assert.equal(await check.hasForbiddenAddress("private.example"), false)
  assert.equal(await check.hasForbiddenAddress("mixed.example"), true)
})

test("a name that does not exist or has no address is not forbidden", async () => {
  const check = newCheck()
  assert.equal(await check.hasForbiddenAddress("nowhere.example"), false)
  assert.equal(await check.hasForbiddenAddress("empty.example"), false)
})

test("an answer is waited for three seconds", async () => {
  const asked = newCheck().hasForbiddenAddress("silent.example")
  clock.advance(3_000)
  assert.equal(await asked, false)
})

test("names beyond a hundred simultaneous checks are accepted unchecked", async () => {
  const check = newCheck()
  const asked = Array.from({ length: 100 }, () => check.hasForbiddenAddress("silent.example"))
  assert.equal(await check.hasForbiddenAddress("private.example"), false)
  clock.advance(3_000)
  await Promise.all(asked)
  assert.equal(await check.hasForbiddenAddress("private.example"), true)
})
