/** In production nobody is to believe that a message was sent that only the simulator saw. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const message = { to: "+14155552000", from: "+15005550006", body: "Does anybody see this?" }

test("in production the simulator carries nothing and the log says so, unless it is allowed by name", async () => {
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

async function send(posthorn: Installation) {
  const client = new RestClient(posthorn)
  const answer = await client.post("/v1/messages", message)
  await client.close()
  return answer
}
