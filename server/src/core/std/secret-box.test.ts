import assert from "node:assert/strict"
import { randomBytes } from "node:crypto"
import { test } from "node:test"
import { open, reseal, seal, type SecretKeys } from "./secret-box.ts"

const keys: SecretKeys = [randomBytes(32)]

test("a sealed secret opens for its owner and shows nothing of itself", () => {
  const sealed = seal(keys, "the secret", "owner")
  assert.equal(open(keys, sealed, "owner").toString(), "the secret")
  assert.ok(!sealed.includes("secret"))
})

test("the same secret never seals to the same bytes", () => {
  assert.notDeepEqual(seal(keys, "same", "owner"), seal(keys, "same", "owner"))
})

test("a secret copied to another owner does not open", () => {
  const sealed = seal(keys, "mine", "me")
  assert.throws(() => open(keys, sealed, "you"), /belongs to something else/)
})

test("no bit of a sealed secret can be changed", () => {
  const sealed = seal(keys, "mine", "me")
  for (let index = 0; index < sealed.length; index++) {
    const altered = Buffer.from(sealed)
    altered[index] = (altered[index] ?? 0) ^ 1
    assert.throws(() => open(keys, altered, "me"), `byte ${index}`)
  }
})

test("a secret sealed under the older key still opens after a change", () => {
  const sealed = seal(keys, "old", "me")
  assert.equal(open([randomBytes(32), ...keys], sealed, "me").toString(), "old")
})

test("a wrong key and a stump are refused", () => {
  assert.throws(() => open([randomBytes(32)], seal(keys, "x", "me"), "me"))
  assert.throws(() => open(keys, Buffer.alloc(28), "me"), /shorter/)
})

test("a secret of an older key is sealed again under the first, once, and opens without the older one", () => {
  const sealed = seal(keys, "old", "me")
  const both: SecretKeys = [randomBytes(32), ...keys]
  const resealed = reseal(both, sealed, "me")
  assert.ok(resealed)
  assert.equal(open([both[0]], resealed, "me").toString(), "old")
  assert.equal(reseal(both, resealed, "me"), null)
  assert.throws(() => reseal([randomBytes(32)], sealed, "me"), /key/)
})

test("two keys with the same id are still distinguished", () => {
  const id = (key: Uint8Array) => seal([key], "", "").at(0)
  const [older] = keys
  let newer = randomBytes(32)
  while (id(newer) !== id(older)) newer = randomBytes(32)
  const resealed = reseal([newer, older], seal(keys, "old", "me"), "me")
  assert.equal(open([newer], resealed ?? Buffer.of(), "me").toString(), "old")
})
