/** A start that cannot succeed ends with a sentence that says what to do; one that succeeds logs what it is. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { serverVersion } from "#core/std/version.ts"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { SmallDisk } from "./support/small-disk.ts"

const tried = SmallDisk.mount(1)
const skip = tried instanceof SmallDisk ? tried.unmount() : tried.reason

test("a first and a later start on a full disk say that the disk is full, and name the remedy", { skip }, async (t) => {
  const disk = mounted(t)
  const dataDir = path.join(disk.folder, "data")
  const posthorn = new Installation({ dataDir })
  for (const leave of [0, 2_000_000]) {
    disk.fill(leave)
    await assertEnds(posthorn, `The disk of ${dataDir} is full. Free disk space, or move DATA_DIR to a larger disk.\n`)
    disk.free()
  }
  await posthorn.start()
  await posthorn.end("SIGTERM")
  disk.fill()
  await assertEnds(posthorn, `The disk of ${dataDir} is full. Free disk space, or move DATA_DIR to a larger disk.\n`)
  disk.free()
  await posthorn.start()
  await posthorn.end("SIGTERM")
})

test("a start on a read-only data folder says so, with one process and with several", { skip }, async (t) => {
  const disk = mounted(t)
  const dataDir = path.join(disk.folder, "data")
  mkdirSync(dataDir)
  assert.equal(spawnSync("mount", ["-o", "remount,ro", disk.folder]).status, 0)
  for (const PROCESSES of ["1", "2"])
    await assertEnds(
      new Installation({ dataDir, environment: { PROCESSES } }),
      `The file system of ${dataDir} is read-only. Mount it writable, or set DATA_DIR to another folder.\n`,
    )
})

test("a start logs the version, the processes and the roles, and the migrations that it applied", async () => {
  await using posthorn = new Installation({ environment: { LOG_LEVEL: "info" } })
  await posthorn.start()
  const [migrated, started] = linesOf(posthorn.output, "migrations were applied to the store", "Posthorn started")
  assert.match(String(migrated?.["first"]), /^0001_/)
  assert.ok(Number(migrated?.["count"]) > 40)
  const { version, node, processes, roles } = started ?? {}
  assert.deepEqual(
    [version, node, processes, roles],
    [serverVersion, process.versions.node, 1, ["api", "sender", "dispatcher"]],
  )
  await posthorn.end("SIGTERM")
  const before = posthorn.output.length
  await posthorn.start()
  const later = () => posthorn.output.slice(before)
  await eventually("the second start is logged", () => later().includes("Posthorn started"))
  assert.ok(!later().includes("migrations were applied"), "it applied none")
})

function mounted(t: { after(act: () => void): void }): SmallDisk {
  const disk = SmallDisk.mount(260)
  assert.ok(disk instanceof SmallDisk)
  t.after(() => disk.unmount())
  return disk
}

/** Starts it, and expects exactly this output and the exit code of a failure. */
async function assertEnds(posthorn: Installation, said: string): Promise<void> {
  const before = posthorn.output.length
  const child = posthorn.spawn()
  const closed = new Promise((resolve) => child.once("close", resolve))
  assert.equal(await closed, 1)
  assert.equal(posthorn.output.slice(before), said)
}

/** The log lines with these sentences, in their order. */
function linesOf(output: string, ...sentences: string[]): (Record<string, unknown> | undefined)[] {
  const lines = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return sentences.map((sentence) => lines.find(({ msg }) => msg === sentence))
}
