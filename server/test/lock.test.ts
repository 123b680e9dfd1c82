import assert from "node:assert/strict"
import { test } from "node:test"
import { missingFrom, readLock, withoutIntegrity } from "../scripts/lock.ts"

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

test("the lock has the hash of every package that a server is installed with, on every platform", () => {
  const unhashed = withoutIntegrity(lock)
  assert.deepEqual(
    unhashed.filter((place) => !lock.packages[place]?.dev),
    [],
  )
})

test("the lock has no hash only of checks that are compiled for another platform", () => {
  for (const place of withoutIntegrity(lock)) {
    const { dev, optional, os } = lock.packages[place] ?? {}
    assert.ok(dev && optional && os && place.startsWith("node_modules/@ox"), place)
  }
})

test("a package without a hash is found, and a folder of this repository needs none", () => {
  const packages = {
    "": {},
    server: {},
    "node_modules/@posthorn/server": { link: true },
    "node_modules/plain": { version: "1.0.0" },
    "node_modules/hashed": { version: "1.0.0", integrity: "sha512-AAAA" },
  }
  assert.deepEqual(withoutIntegrity({ packages }), ["node_modules/plain"])
})

test("the lock names no registry, so that npm takes the one that its user has set", () => {
  assert.doesNotMatch(JSON.stringify(lock), /"resolved":"https?:/)
})
