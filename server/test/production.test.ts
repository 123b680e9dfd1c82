/** What an installation must not be mistaken about: that its messages are really sent, and really kept. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { Installation } from "./support/installation.ts"
import { listProcesses } from "./support/processes.ts"
import { RestClient } from "./support/rest-client.ts"

const message = { to: "+14155552000", from: "+15005550006", body: "Does anybody see this?" }

test("the simulator carries no message in production and the log says so, unless it is allowed by name", async () => {
  await using refusing = new Installation({ environment: { NODE_ENV: "production" } })
  await refusing.start()
  const { status, body } = await send(refusing)
  assert.deepEqual([status, (body as { code: string }).code], [400, "channel_unavailable"])
  assert.match(refusing.output, /NODE_ENV is production, so the simulator carries no messages/)
  await refusing.end("SIGTERM")

  const { dataDir, account } = refusing
  const environment = { NODE_ENV: "production", ALLOW_SIMULATOR: "true" }
  await using allowing = new Installation({ dataDir, environment })
  await allowing.start()
  allowing.account = account
  assert.equal((await send(allowing)).status, 201)
})

test("the store of an installation writes every commit to the disk before it is acknowledged", async () => {
  await using posthorn = new Installation()
  await posthorn.start()
  const { command = "" } = listProcesses().find(({ pid }) => pid === posthorn.postmaster) ?? {}
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    assert.ok(command.includes(` ${setting}=on `))
})

async function send(posthorn: Installation) {
  const client = new RestClient(posthorn)
  const answer = await client.post("/v1/messages", message)
  await client.close()
  return answer
}
