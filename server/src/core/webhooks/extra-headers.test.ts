import assert from "node:assert/strict"
import { test } from "node:test"
import { headerFault } from "./extra-headers.ts"

const good: readonly [string, string | null][] = [
  ["Authorization", "Bearer abc.def="],
  ["x-api-key", "k"],
  ["X-Tenant", "a b\tc"],
  ["cookie", "a=b"],
  ["x-gone", null],
]
for (const [name, value] of good)
  test(`the header ${name} can be added`, () => {
    assert.equal(headerFault(name, value), undefined)
  })

const reserved =
  "Host Content-Length content-type Content-Encoding Transfer-Encoding Connection Keep-Alive TE Trailer Upgrade Expect " +
  "Proxy-Authorization Accept-Encoding User-Agent webhook-id Webhook-Signature posthorn-event"
for (const name of reserved.split(" "))
  test(`the header ${name} is ours, also to be taken away`, () => {
    assert.match(headerFault(name, "x") ?? "", new RegExp(`Posthorn sets the header \`${name}\``))
    assert.match(headerFault(name, null) ?? "", /Posthorn sets the header/)
  })

for (const name of ["", "a b", "a:b", "über", "a\r\nb", "(a)"])
  test(`${JSON.stringify(name)} names no header`, () => {
    assert.match(headerFault(name, "x") ?? "", /is not a header name/)
  })

for (const value of ["", " a", "a ", "a\r\nx: y", "a\nb", "ü", "a\0b", "\x7f"])
  test(`${JSON.stringify(value)} is no value, and is not repeated`, () => {
    const fault = headerFault("x-a", value) ?? ""
    assert.match(fault, /visible ASCII/)
    assert.doesNotMatch(fault, /[\r\n\0]/)
  })

test("a name and a value have their limits", () => {
  assert.match(headerFault("x".repeat(101), "a") ?? "", /100 characters/)
  assert.equal(headerFault("x", "a".repeat(2_000)), undefined)
  assert.match(headerFault("x", "a".repeat(2_001)) ?? "", /2000 characters/)
})
