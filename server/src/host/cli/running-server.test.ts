import assert from "node:assert/strict"
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { publishAddress, runningAddress } from "./running-server.ts"

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-running-"))
after(() => rm(folder, { recursive: true }))

test("the address of a server is known while it runs, and a later server keeps its own", () => {
  assert.equal(runningAddress(folder), null)
  const withdrawFirst = publishAddress(folder, "http://127.0.0.1:8080")
  assert.equal(runningAddress(folder), "http://127.0.0.1:8080")
  const withdrawSecond = publishAddress(folder, "http://127.0.0.1:8081")
  withdrawFirst()
  assert.equal(runningAddress(folder), "http://127.0.0.1:8081")
  withdrawSecond()
  assert.equal(runningAddress(folder), null)
  assert.deepEqual(readdirSync(folder), [])
})

test("the file of a server that was killed says nothing, even if its number is used again", () => {
  const baseUrl = "http://127.0.0.1:8080"
  for (const content of [JSON.stringify({ pid: process.pid, startedAt: "earlier", baseUrl }), "{", "null"]) {
    writeFileSync(path.join(folder, "server.json"), content)
    assert.equal(runningAddress(folder), null, content)
  }
})

test("a folder that cannot be written to does not stop a server", () => {
  const missing = path.join(folder, "missing")
  publishAddress(missing, "http://127.0.0.1:8080")()
  assert.equal(runningAddress(missing), null)
})
