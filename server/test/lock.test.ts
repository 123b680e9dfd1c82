import assert from "node:assert/strict"
import { test } from "node:test"
import { missingFrom, readLock } from "../scripts/lock.ts"

const lock = readLock()

test("the lock names every package for every platform, or npm ci would refuse it (server/scripts/complete-lock.ts helps)", () => {
  assert.deepEqual(Object.keys(missingFrom(lock)), [])
})

test("a package that the lock leaves out is found, with the platform that it is for", () => {
  const owner = { optionalDependencies: { "@tool/binding-linux-x64-musl": "1.0.0" } }
  assert.deepEqual(missingFrom({ packages: { "node_modules/tool": owner } }), {
    "node_modules/@tool/binding-linux-x64-musl": {
      version: "1.0.0",
      optional: true,
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
    },
  })
})

test("the lock names no registry, so that npm takes the one that its user has set", () => {
  assert.doesNotMatch(JSON.stringify(lock), /"resolved":"https?:/)
})
