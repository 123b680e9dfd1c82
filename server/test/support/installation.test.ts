import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { test } from "node:test"
import { eventually } from "./eventually.ts"
import { Installation } from "./installation.ts"

test("an installation that does not end is still removed, and its deadlocks are reported", async () => {
  const said = "a transaction deadlocked"
  const posthorn = new Installation({ paste: { block: `echo "${said}"`, folder: tmpdir() } })
  posthorn.spawn()
  await eventually("it has said so", () => posthorn.output.includes(said))
  posthorn.end = () => Promise.reject(new Error("It does not end."))
  await assert.rejects(posthorn[Symbol.asyncDispose](), ({ error, suppressed }: SuppressedError) => {
    assert.match(String(error), /had deadlocks:\na transaction deadlocked/)
    assert.match(String(suppressed), /It does not end/)
    return true
  })
  assert.equal(existsSync(posthorn.dataDir), false)
})
