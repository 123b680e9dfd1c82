/**
 * What a killed process held is free at the next start: the embedded store belongs to one process at a time.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import { stopwatch } from "#std/clock.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"

/** The simulator answers for this number after two seconds: time to die in. */
const slow = "+14155550109"
/** Far below the minute after which a lease would have ended by itself. */
const resumedMaxMs = 30_000

test("a message that a killed process was handing over is handed over again at once", async (t) => {
  await using posthorn = new Installation()
  await posthorn.start()
  const { sid } = await withClient(posthorn, async (client) => {
    const message = await beginHandOver(client)
    await posthorn.kill()
    return message
  })
  const elapsed = stopwatch()
  await posthorn.start()
  await withClient(posthorn, (client) =>
    eventually("it is sent", async () => /sent|delivered/.test(await statusOf(client, sid))),
  )
  t.diagnostic(`sent ${Math.round(elapsed())} ms after the death`)
  assert.ok(elapsed() < resumedMaxMs)
})

/**
 * Resolves with a message that is being handed over; where a busy machine has looked at it too late, with
 * another one.
 */
async function beginHandOver(client: RestClient): Promise<{ sid: string }> {
  for (;;) {
    const { body } = await client.post("/v1/messages", { to: slow, from: "+15005550006", body: "Hold the line." })
    const message = body as { sid: string }
    const status = await eventually("it is taken up", async () => {
      const now = await statusOf(client, message.sid)
      return now !== "queued" && now
    })
    if (status === "sending") return message
  }
}

async function statusOf(client: RestClient, sid: string): Promise<string> {
  return (await client.read<{ status: string }>(`/v1/messages/${sid}`)).status
}

async function withClient<T>(posthorn: Installation, work: (client: RestClient) => Promise<T>): Promise<T> {
  const client = new RestClient(posthorn)
  return await work(client).finally(() => client.close())
}
