import assert from "node:assert/strict"
import { pbkdf2 } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { systemClock } from "#core/std/clock.ts"
import { launchPostmaster } from "./postmaster.ts"

test("a server that ends immediately is noticed, also while files are slow", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "posthorn-postmaster-"))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const launch = {
    program: "/bin/false",
    args: [],
    dataFolder: folder,
    logPath: join(folder, "postgres.log"),
    user: undefined,
    clock: systemClock,
    stopping: AbortSignal.timeout(60_000),
  }
  // More blocking work than Node has threads, so every file operation waits for its turn.
  let isOver = false
  const working = Array.from({ length: 8 }, async () => {
    while (!isOver) await promisify(pbkdf2)("", "", 20_000, 64, "sha512")
  })
  await assert.rejects(launchPostmaster(launch), /ended at its start \(code 1\)/).finally(() => (isOver = true))
  await Promise.all(working)
})
