/**
 * The disk of the store fills up while messages come in: clients are told, nothing acknowledged is lost, and
 * room is all it takes.
 */
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { readFileSync, symlinkSync } from "node:fs"
import path from "node:path"
import { test, type TestContext } from "node:test"
import { stopwatch } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { SmallDisk } from "../support/small-disk.ts"
import { Load } from "./load.ts"

/** How long messages keep coming while there is no room. */
const fullMs = 5_000

const tried = SmallDisk.mount(1)
const skip = tried instanceof SmallDisk ? tried.unmount() : tried.reason

test("a disk without room for rows gives 503 store_full, loses nothing, and needs no restart", { skip }, async (t) => {
  await assertRiddenOut(t, { leave: 0, perSecond: 200 })
})

test(
  "a disk without room for the store's log ends the store, loses nothing, and needs no restart",
  { skip },
  async (t) => {
    // Less than the 16 MB of the log's next file, more than the rows that fill the present one.
    await assertRiddenOut(t, { leave: 15_500_000, perSecond: 500 })
  },
)

/** `leave`: the bytes that are left when the disk is called full. */
async function assertRiddenOut(
  t: TestContext,
  { leave, perSecond }: { leave: number; perSecond: number },
): Promise<void> {
  const disk = SmallDisk.mount(400)
  assert.ok(disk instanceof SmallDisk)
  t.after(() => disk.unmount())
  await using posthorn = new Installation({ dataDir: path.join(disk.folder, "data") })
  await posthorn.start()
  if (leave === 0) await moveLog(posthorn, path.join(disk.folder, "../log"))
  const { pid, postmaster } = posthorn
  const client = new RestClient(posthorn)
  using load = new Load({ client, perSecond, random: Math.random })
  load.start()
  await eventually("messages are accepted", () => load.accepted.size >= 100)

  const { other, others } = await startOther(posthorn, path.join(disk.folder, "../other"))
  await using _ = other
  assert.deepEqual(await Promise.all([readiness(posthorn), readiness(other)]), ["ready", "ready"])

  disk.fill(leave)
  const codes = new Map<string, number>()
  const elapsed = stopwatch()
  await eventually("requests are answered with store_full", async () => {
    const code = await problemOf(client)
    if (code) codes.set(code, (codes.get(code) ?? 0) + 1)
    return codes.has("store_full") && elapsed() > fullMs
  })
  await eventually("it is not ready", async () => (await readiness(posthorn)) === "store_full")
  if (leave === 0) {
    await eventually("a store that is not embedded is known to be full", async () => {
      await problemOf(others)
      return (await readiness(other)) === "store_full"
    })
    assert.ok(/^posthorn_store_full_total [1-9]/m.test(await metricsOf(other)))
  }
  assert.ok(/^posthorn_store_free_bytes \d+$/m.test(await metricsOf(posthorn)))
  t.diagnostic(`while it was full: ${[...codes].map(([code, count]) => `${count} × ${code}`).join(", ")}`)
  const before = load.accepted.size
  const freed = stopwatch()
  disk.free()
  await eventually("messages are accepted again", () => load.accepted.size >= before + 100)
  for (const node of [posthorn, other])
    await eventually("it is ready again", async () => (await readiness(node)) === "ready")
  t.diagnostic(
    `recovered in ${Math.round(freed())} ms; ${posthorn.postmaster === postmaster ? "the same" : "another"} PostgreSQL`,
  )
  await load.stop()
  assert.deepEqual(load.faults, [])
  await eventually("all that was accepted is delivered", async () => {
    const delivered = new Set<string>()
    for await (const { sid, status } of client.list<{ sid: string; status: string }>("/v1/messages")) {
      if (status === "delivered") delivered.add(sid)
    }
    return [...load.accepted.keys()].every((sid) => delivered.has(sid))
  })
  assert.equal(posthorn.pid, pid)
  await client.close()
  await others.close()
}

/** Moves the store's log to another disk. Otherwise its next file could end the store before a row needs room. */
async function moveLog(posthorn: Installation, folder: string): Promise<void> {
  await posthorn.end("SIGTERM")
  const log = path.join(posthorn.dataDir, "postgres/pg_wal")
  execFileSync("mv", [log, folder])
  symlinkSync(folder, log)
  await posthorn.start()
}

/** Starts another node over the same store, which is not embedded to it. */
async function startOther(first: Installation, dataDir: string) {
  const password = readFileSync(path.join(first.dataDir, "postgres.password"), "utf8").trim()
  const socketFolder = encodeURIComponent(path.join(first.dataDir, "postgres"))
  const other = new Installation({
    dataDir,
    environment: {
      DATABASE_URL: `postgres://posthorn:${password}@${socketFolder}/postgres`,
      POSTHORN_SECRET_KEY: readFileSync(path.join(first.dataDir, "secret.key"), "utf8").trim(),
    },
  })
  await other.start()
  other.account = first.account
  return { other, others: new RestClient(other) }
}

/** Returns `ready`, or the reason why the node is not. */
async function readiness({ baseUrl }: Installation): Promise<string> {
  const { status, reason } = (await (await fetch(`${baseUrl}/readyz`)).json()) as { status: string; reason?: string }
  return reason ?? status
}

async function metricsOf({ baseUrl }: Installation): Promise<string> {
  return await (await fetch(`${baseUrl}/metrics`)).text()
}

/** Asks for a message; the code of the problem, or undefined when it was accepted. */
async function problemOf(client: RestClient): Promise<string | undefined> {
  const { status, headers, body } = await client.post("/v1/messages", {
    to: "+14155552000",
    from: "+15005550006",
    // A long row finds less room in old pages.
    body: "Is there room for one more? ".repeat(50),
  })
  if (status === 201) return undefined
  assert.equal(status, 503)
  assert.match(String(headers["content-type"]), /^application\/problem\+json/)
  assert.ok(Number(headers["retry-after"]) >= 1)
  return (body as { code: string }).code
}
