import assert from "node:assert/strict"
import { test } from "node:test"
import { base32, codeAt, newTotpSecret, stepOfCode, totpUri } from "./totp.ts"

const secret = Buffer.from("12345678901234567890")

test("codes are those of RFC 6238, appendix B, in its last six digits", () => {
  for (const [seconds, code] of [
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ] as const)
    assert.equal(codeAt(secret, Math.floor(seconds / 30)), code.slice(2))
})

test("base32 is that of RFC 4648, section 10, without padding", () => {
  for (const [plain, encoded] of [
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ] as const)
    assert.equal(base32(Buffer.from(plain)), encoded)
  assert.equal(base32(newTotpSecret()).length, 32)
})

test("a code is accepted in its step, one step before and one step after", () => {
  const step = 59_000_000
  const begins = step * 30_000
  const code = codeAt(secret, step)
  for (const [now, expected] of [
    [begins - 30_001, undefined],
    [begins - 30_000, step],
    [begins, step],
    [begins + 59_999, step],
    [begins + 60_000, undefined],
  ] as const)
    assert.equal(stepOfCode(secret, code, now), expected, String(now - begins))
})

test("the URI names the member and says what the app has to do", () => {
  const uri = new URL(totpUri(secret, { issuer: "Posthorn", label: "ann+x@example.com" }))
  assert.equal(decodeURIComponent(uri.pathname), "/Posthorn:ann+x@example.com")
  assert.deepEqual(Object.fromEntries(uri.searchParams), {
    secret: base32(secret),
    issuer: "Posthorn",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  })
})

test("the URI has one colon, even if names contain some", () => {
  const uri = new URL(totpUri(newTotpSecret(), { issuer: "Foo: Ltd", label: "ann:x" }))
  assert.equal(decodeURIComponent(uri.pathname), "/Foo Ltd:ann x")
  assert.equal(uri.searchParams.get("issuer"), "Foo Ltd")
})
