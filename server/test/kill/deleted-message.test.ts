/**
 * What an account deletes is erased everywhere: from the store, from the answers kept for repetition, and
 * from the simulator.
 */
import assert from "node:assert/strict"
import { globSync, readFileSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import type { RestClient } from "../support/rest-client.ts"
import { withStore } from "../support/with-store.ts"
import { startWithReceiver } from "./with-receiver.ts"

const text = "Planted diagnosis of Thursday"
const tag = "planted-patient-77"
const picture = `data:text/plain;base64,${Buffer.from("Planted attachment").toString("base64")}`
/** Each in the spellings in which a file or a column may hold it. */
const forms = [text, tag, "Planted attachment"].flatMap((form) => [
  form,
  Buffer.from(form).toString("base64").slice(0, 16),
])
const number = "+14155550123"

for (const processes of ["1", "2"]) {
  test(`a deleted message is in no table and in no file, with ${processes} processes`, async () => {
    // Every event is echoed: in the page of an error at first, then in the answer to a success.
    let isFailing = true
    await using whole = await startWithReceiver(
      { respond: (response, { body }) => response.writeHead(isFailing ? 500 : 200).end(echo(body)) },
      { PROCESSES: processes },
    )
    const { posthorn, client, receiver } = whole
    const key = { "idempotency-key": "planted" }
    const message = { to: number, from: "+15005550006", body: text, tags: [tag] }
    const sent = await client.post("/v1/messages", message, key)
    const { sid } = sent.body as { sid: string }
    await arrived(client, sid)
    await receiver.received(4)
    isFailing = false
    await client.post("/v1/phone_numbers", { number: "+15005550006" })
    const inbound = { to: "+15005550006", from: number, body: text, media: [picture] }
    assert.equal((await client.post("/v1/simulator/inbound", inbound, { "idempotency-key": "inbound" })).status, 201)
    const received = await client.read<{ data: { sid: string }[] }>("/v1/messages?direction=inbound")
    await receiver.received(5)
    await recorded(client, 5)
    const everywhere = ["attempt_responses", "deliveries", "events", "media_contents", "messages", "the simulator"]
    assert.deepEqual(await holding(posthorn), everywhere, "what is kept can be found in this way")

    for (const each of [sid, received.data[0]?.sid])
      assert.equal((await client.delete(`/v1/messages/${each}`)).status, 204)
    assert.deepEqual(await holding(posthorn), [])
    const again = await client.post("/v1/messages", message, key)
    assert.deepEqual([again.status, (again.body as { code: string }).code], [404, "message_not_found"])
    assert.deepEqual((await client.read<{ data: unknown[] }>("/v1/messages")).data, [], "nothing was sent again")
    assert.equal((await client.post("/v1/messages", message, key)).status, 404, "and is not at a further repetition")

    await posthorn.end("SIGTERM")
    await posthorn.start()
    assert.deepEqual((await client.read<{ data: unknown[] }>("/v1/simulator/messages")).data, [])
    // Until PostgreSQL uses the room of a deleted row again its bytes lie there. A rewritten table holds its
    // rows only.
    await withStore(posthorn, async (store) => {
      await store.query("vacuum full")
      await store.query("checkpoint")
    })
    await posthorn.end("SIGTERM")
    assert.deepEqual(filesHolding(posthorn), [])
  })
}

/** As a receiver does that shows what it could not read. */
function echo(body: string): string {
  const { data } = JSON.parse(body) as { data: { body: string; tags: string[] } }
  return `${data.body} ${data.tags.join()}`
}

function arrived(client: RestClient, sid: string): Promise<true> {
  const isDelivered = async () => (await client.read<{ status: string }>(`/v1/messages/${sid}`)).status === "delivered"
  return eventually("the message is delivered", isDelivered)
}

function recorded(client: RestClient, count: number): Promise<true> {
  const isRecorded = async () => {
    const { data } = await client.read<{ data: { attempts: number }[] }>("/v1/deliveries")
    return data.filter(({ attempts }) => attempts > 0).length >= count
  }
  return eventually("the attempts are recorded", isRecorded)
}

/** The tables of which a row holds it, and the simulator where one of its files does. */
async function holding({ dataDir }: Installation): Promise<string[]> {
  const tables = await withStore({ dataDir }, async (store) => {
    const { rows } = await store.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: all } = await store.query<{ row: string }>(`select ${name}::text as row from ${name}`)
      if (all.some(({ row }) => isHeld(row))) found.push(name)
    }
    return found
  })
  const journals = globSync("simulator/*", { cwd: dataDir })
  const isInJournal = journals.some((name) => isHeld(readFileSync(path.join(dataDir, name), "utf8")))
  return isInJournal ? [...tables, "the simulator"] : tables
}

function isHeld(content: string): boolean {
  return forms.some((form) => content.includes(form) || content.includes(hex(form)))
}

function hex(form: string): string {
  return Buffer.from(form).toString("hex")
}

/**
 * The files of the data folder that hold it, but for the log that PostgreSQL writes ahead, which it reuses by
 * itself.
 */
function filesHolding({ dataDir }: Installation): string[] {
  const places = [dataDir, realpathSync(path.join(dataDir, "postgres"))]
  const found = places.flatMap((place) => globSync("**", { cwd: place }).map((name) => path.join(place, name)))
  const files = found.filter((file) => !file.includes("/pg_wal/") && statSync(file).isFile())
  return files.filter((file) => forms.some((form) => readFileSync(file).includes(form)))
}
