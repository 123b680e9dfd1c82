/** The secret key is changed as the guide to operating says, and no receiver notices. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { Webhook } from "standardwebhooks"
import { startHttpsReceiver } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { program } from "../support/program.ts"
import { RestClient } from "../support/rest-client.ts"

test("the older key is of no use after a reseal beside a server that sends, and each delivery verifies as before", async () => {
  await using stack = new AsyncDisposableStack()
  const receiver = await startHttpsReceiver()
  stack.defer(() => receiver.close())
  const environment: Record<string, string> = { WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128" }
  const posthorn = stack.use(new Installation({ environment }))
  environment["WEBHOOK_CA"] = path.join(posthorn.dataDir, "receiver-ca.pem")
  writeFileSync(environment["WEBHOOK_CA"], receiver.ca)
  await posthorn.start()
  const client = new RestClient(posthorn)
  stack.defer(() => client.close())
  const { body: webhook } = await client.post("/v1/webhooks", { url: `${receiver.url}/hooks`, events: "messages.*" })
  const { secret } = webhook as { secret: string }
  const keyFile = path.join(posthorn.dataDir, "secret.key")
  let sent = 0
  const send = async () => {
    const answer = await client.post("/v1/messages", {
      to: "+14155557392",
      from: "+14155558265",
      body: `Number ${++sent}`,
    })
    assert.equal(answer.status, 201)
  }
  let verified = 0
  /** Each message makes four events. They are verified while they are young, as a receiver does. */
  const allVerify = async () => {
    for (const { body, headers } of (await receiver.received(sent * 4)).slice(verified))
      assert.ok(new Webhook(secret).verify(body, headers as Record<string, string>))
    verified = sent * 4
  }
  await send()
  await allVerify()

  await posthorn.end("SIGTERM")
  const older = readFileSync(keyFile, "utf8").trim()
  writeFileSync(keyFile, `${randomBytes(32).toString("base64")}\n`)
  environment["POSTHORN_OTHER_SECRET_KEYS"] = older
  await posthorn.start()
  await send()
  const resealing = promisify(execFile)(process.execPath, [program, "secrets", "reseal"], {
    env: { PATH: process.env["PATH"], DATA_DIR: posthorn.dataDir, POSTHORN_OTHER_SECRET_KEYS: older },
  })
  await send()
  // The secret of the endpoint, and the copy of the auth token.
  assert.match(
    (await resealing).stdout,
    /2 secrets were encrypted again\.\nAll secrets are encrypted with the secret key/,
  )
  await allVerify()

  await posthorn.end("SIGTERM")
  environment["POSTHORN_OTHER_SECRET_KEYS"] = ""
  await posthorn.start()
  await send()
  await allVerify()
})
