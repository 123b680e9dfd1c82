/**
 * What a killed process held is free at the next start: the embedded store belongs to one process at a time.
 */
import { test } from "node:test"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { withStore } from "../support/with-store.ts"

/** The simulator answers for this number after two seconds: time to die in. */
const slow = "+14155550109"

test("a message that a killed process was handing over is handed over again, though its lease has not ended", async () => {
  await using posthorn = new Installation()
  await posthorn.start()
  const { sid } = await withClient(posthorn, async (client) => {
    const message = await beginHandOver(posthorn, client)
    await posthorn.kill()
    return message
  })
  await posthorn.start()
  await withClient(posthorn, (client) =>
    eventually("it is sent", async () => /sent|delivered/.test(await statusOf(client, sid))),
  )
})

/**
 * Resolves with a message that is being handed over, under a lease of a day; where a busy machine has looked at
 * it too late, with another one.
 */
async function beginHandOver(posthorn: Installation, client: RestClient): Promise<{ sid: string }> {
  for (;;) {
    const { body } = await client.post("/v1/messages", { to: slow, from: "+15005550006", body: "Hold the line." })
    const message = body as { sid: string }
    const status = await eventually("it is taken up", async () => {
      const now = await statusOf(client, message.sid)
      return now !== "queued" && now
    })
    if (status === "sending" && (await lengthenLease(posthorn))) return message
  }
}

/** Returns whether there was a lease. It would outlast the test. */
async function lengthenLease(posthorn: Installation): Promise<boolean> {
  const { rowCount } = await withStore(posthorn, (store) =>
    store.query("update message_jobs set lease_until = now() + interval '1 day' where claim_id is not null"),
  )
  return rowCount === 1
}

async function statusOf(client: RestClient, sid: string): Promise<string> {
  return (await client.read<{ status: string }>(`/v1/messages/${sid}`)).status
}

async function withClient<T>(posthorn: Installation, work: (client: RestClient) => Promise<T>): Promise<T> {
  const client = new RestClient(posthorn)
  return await work(client).finally(() => client.close())
}
