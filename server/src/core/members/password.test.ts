import assert from "node:assert/strict"
import { test } from "node:test"
import { Overloaded } from "#core/std/batcher.ts"
import { MemberRefusal } from "./refusals.ts"
import { checkPassword, hashPassword, isPassword } from "./password.ts"

test("a hash is Argon2id with the parameters that it names, salted, and fits its password alone", async () => {
  const [one, two] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")])
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.notEqual(one, two)
  assert.deepEqual(
    [await isPassword("correct horse", one), await isPassword("correct horse ", one), await isPassword("x", null)],
    [true, false, false],
  )
})

test("a letter that keyboards write in two ways is one", async () => {
  const hash = await hashPassword("caf\u00e9 au lait")
  assert.equal(await isPassword("cafe\u0301 au lait", hash), true)
})

test("a password of an unknown member costs the work of one that is compared", async () => {
  const hash = await hashPassword("correct horse")
  const cpuOf = async (compared: string | null) => {
    const before = process.cpuUsage()
    for (let time = 0; time < 5; time++) await isPassword("wrong", compared)
    return process.cpuUsage(before).user
  }
  await cpuOf(hash)
  const [somebody, anonymous] = [await cpuOf(hash), await cpuOf(null)]
  assert.ok(anonymous > somebody / 3, `${anonymous} of ${somebody} µs`)
})

test("passwords beyond the limit of waiting ones are refused, and the others are checked", async () => {
  const settled = await Promise.allSettled(Array.from({ length: 80 }, () => isPassword("x", null)))
  const refused = settled.filter(({ status }) => status === "rejected")
  assert.equal(refused.length, 80 - 2 - 64)
  for (const each of refused) assert.ok((each as PromiseRejectedResult).reason instanceof Overloaded)
  assert.equal(await isPassword("x", null), false, "those that are done make room")
})

test("common passwords, patterns and known facts of a member are refused", async () => {
  const about = ["root@example.com", "Ann Ferry"]
  const code = async (password: string) => {
    const refused: unknown = await checkPassword(password, about).catch((error: unknown) => error)
    return refused instanceof MemberRefusal ? refused.code : "accepted"
  }
  const weak = [
    "1234567890",
    "password12",
    "qwertyuiop",
    "aaaabbbccd",
    "Posthorn2026",
    "root@example.com1",
    "ferryferry",
  ]
  for (const password of weak) assert.equal(await code(password), "weak_password", password)
  for (const password of ["correct horse battery", "tq7Lr29xKp", "a".repeat(12) + "bcdefghijk correct horse"])
    assert.equal(await code(password), "accepted", password)
})
