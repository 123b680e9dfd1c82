/**
 * The disk of the store is full while media comes and goes: both sides hear why, and continue once it has
 * room.
 */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import type { Client } from "pg"
import { eventually } from "../support/eventually.ts"
import { startHttpsReceiver } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { Mm7Peer } from "../support/mm7-peer.ts"
import { program } from "../support/program.ts"
import { noPython } from "../support/python-peer.ts"
import { RestClient } from "../support/rest-client.ts"
import { SmallDisk } from "../support/small-disk.ts"
import { withStore } from "../support/with-store.ts"

const ours = "+15551230001"
const theirs = "+14155550100"
/** Enough for the row of a message, and not for its media. */
const leave = 1_000_000

const tried = SmallDisk.mount(1)
const skip = tried instanceof SmallDisk ? noPython || tried.unmount() : tried.reason

function picture(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(bytes, 1)])
}

test("a full disk delays media in both directions, says why, and loses nothing", { skip }, async (t) => {
  const disk = SmallDisk.mount(400)
  assert.ok(disk instanceof SmallDisk)
  t.after(() => disk.unmount())
  const host = await startHttpsReceiver({ respond: (response) => response.end(picture(4_000_000)) })
  t.after(() => host.close())
  const ca = path.join(disk.folder, "ca.pem")
  writeFileSync(ca, host.ca)
  const ranges = "127.0.0.0/8,::1/128"
  const environment = { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: ranges, CARRIER_ALLOWED_RANGES: ranges }
  await using posthorn = new Installation({ dataDir: path.join(disk.folder, "data"), environment })
  await posthorn.start()
  const peer = await new Mm7Peer().start()
  t.after(() => peer.kill())
  const client = new RestClient(posthorn)
  const carrier = await connect(posthorn, peer)
  await peer.set({ webhook: `${posthorn.baseUrl}/v1/carriers/${carrier}/webhooks/mm7`, authorization: null })
  assert.equal((await client.post("/v1/phone_numbers", { number: ours })).status, 201)

  await withStore(posthorn, beginLogFile)
  disk.fill(leave)
  const sent = await client.post("/v1/messages", { to: theirs, from: ours, media_url: `${host.url}/a` })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  const { sid } = sent.body as { sid: string }
  const keepRoom = keepingRoom(disk)
  await eventually("its timeline says why it waits", async () => {
    keepRoom()
    return JSON.stringify(await client.read(`/v1/messages/${sid}/events`)).includes("disk is full")
  })
  const media = [{ type: "image/png", base64: picture(2_000_000).toString("base64") }]
  const order = { do: "deliver", to: ours, sender: theirs, text: "full", media, transaction: "in-1" } as const
  assert.equal((await peer.post(order)).code, 503)

  disk.free()
  await eventually("the message leaves", async () =>
    ["sent", "delivered"].includes((await client.read<{ status: string }>(`/v1/messages/${sid}`)).status),
  )
  await eventually("the MMSC is answered", async () => (await peer.post(order)).code === 200)
  const received = await Array.fromAsync(client.list<{ body: string }>("/v1/messages", "direction=inbound"))
  assert.deepEqual(
    received.map(({ body }) => body),
    ["full"],
  )
  await client.close()
})

/**
 * The media that did not fit leaves no page for the event that says so. Call the result at each look: it gives
 * back some pages when none are left, and never enough for the media.
 */
function keepingRoom(disk: SmallDisk): () => void {
  const few = 65_536
  let given = leave
  return () => {
    if (disk.room >= few || given >= 1_500_000) return
    disk.release(few)
    given += few
  }
}

/**
 * PostgreSQL ends when it needs a further file of its write-ahead log and has no room for it. How much of the
 * present file is used depends on the time before, so the test begins a new one.
 */
async function beginLogFile(store: Client): Promise<void> {
  await store.query("select pg_switch_wal()")
  // Creates the file.
  await store.query("select pg_logical_emit_message(true, 'test', 'a new file')")
}

async function connect(posthorn: Installation, peer: Mm7Peer): Promise<string> {
  const env = { ...process.env, DATA_DIR: posthorn.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
  const token = /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? ""
  const operator = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: "operator", token } })
  const settings = { url: peer.url, vasp_id: "acme", inbound: { addresses: ["127.0.0.1"] } }
  const { body } = await operator.post("/operator/v1/carriers", { name: "MMSC", kind: "mm7", settings })
  const { sid } = body as { sid: string }
  await operator.post("/operator/v1/routes", { carrier_sid: sid, channel: "mms" })
  await operator.close()
  return sid
}
