import assert from "node:assert/strict"
import { test } from "node:test"
import { hashSecret, newAccountSecret } from "./secret.ts"

test("a secret is 32 letters and digits, and never the same twice", () => {
  const secrets = Array.from({ length: 1000 }, () => newAccountSecret())
  for (const secret of secrets) assert.match(secret, /^[A-Za-z0-9]{32}$/)
  assert.equal(new Set(secrets).size, 1000)
})

test("each character represents equally many byte values", () => {
  const counts = new Map<string, number>()
  for (let value = 0; value < 248; value++) {
    const character = newAccountSecret((bytes) => bytes.fill(value)).charAt(0)
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  assert.deepEqual([counts.size, ...new Set(counts.values())], [62, 4])
})

test("bytes beyond the last whole alphabet are thrown away", () => {
  let value = 248
  const secret = newAccountSecret((bytes) => bytes.fill(value < 256 ? value++ : 1))
  assert.equal(secret, "B".repeat(32))
})

test("the hash of a secret is its SHA-256", () => {
  assert.equal(hashSecret("abc").toString("hex"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
})
