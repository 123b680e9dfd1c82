import assert from "node:assert/strict"
import { test } from "node:test"
import { codeKeyOf, codeOf, isSame, parseLinkToken, maskOf, reveal, tokenLength, tokenOf } from "./code.ts"

const key = codeKeyOf([new Uint8Array(32).fill(1)])
const id = "01a20778-c1f3-70f5-9fef-4bdacd580c82"
const phone = "+14155550123"
const accountId = "01a20778-9489-7089-bdae-cf4ef7b3aa10"

test("a code has as many digits as asked for, and is the same each time for the same key, verification and length", () => {
  for (const length of [4, 6, 10]) {
    assert.match(codeOf(key, id, length, phone), new RegExp(`^\\d{${length}}$`))
    assert.equal(codeOf(key, id, length, phone), codeOf(key, id, length, phone))
  }
  assert.notEqual(codeOf(key, id, 10, phone), codeOf(codeKeyOf([new Uint8Array(32).fill(2)]), id, 10, phone))
})

test("codes are spread evenly: each first digit comes about a tenth of the time", () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let index = 0; index < 20_000; index++) {
    const digit = Number(codeOf(key, `${id}${index}`, 6, phone)[0])
    counts[digit] = (counts[digit] ?? 0) + 1
  }
  for (const count of counts) assert.ok(count > 1_800 && count < 2_200, counts.join())
})

test("the key of codes is made from the oldest key of the installation, so a new one leaves codes valid", () => {
  const [old, young] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(9)]
  assert.deepEqual(codeKeyOf([young, old]), codeKeyOf([old]))
  assert.notDeepEqual(codeKeyOf([young]), codeKeyOf([old]))
})

test("each address of a verification has a code and a link of its own", () => {
  const addresses = [phone, `whatsapp:${phone}`, "email:ann@example.org", "email:bob@example.org"]
  assert.equal(new Set(addresses.map((to) => codeOf(key, id, 10, to))).size, addresses.length)
  assert.equal(new Set(addresses.map((to) => tokenOf(key, { accountId, id }, to))).size, addresses.length)
})

test("a token leads to its verification, and one octet less or other than right is not right", () => {
  const token = tokenOf(key, { accountId, id }, phone)
  assert.equal(token.length, tokenLength)
  assert.deepEqual(parseLinkToken(token), { accountId, id })
  assert.equal(parseLinkToken(token.slice(1)), undefined)
  const other = (token.startsWith("A") ? "B" : "A") + token.slice(1)
  assert.equal(isSame(other, token), false)
  assert.equal(isSame(token, token), true)
  assert.notEqual(tokenOf(key, { accountId: id, id }, phone), token)
})

test("reveal puts the code in place of each mask, and leaves shorter runs of asterisks", () => {
  const text = `*** Your code: ${maskOf(6)}\n@example.com #${maskOf(6)}`
  assert.equal(reveal(text, (length) => "123456789".slice(0, length)), "*** Your code: 123456\n@example.com #123456") // oxfmt-ignore
})
