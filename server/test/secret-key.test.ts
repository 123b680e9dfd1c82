/**
 * The loss of the secret key: the start stops, the doctor finds it, and the operator can restore the key or
 * accept the loss.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { existsSync, renameSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { Installation } from "./support/installation.ts"
import { program } from "./support/program.ts"
import { RestClient } from "./support/rest-client.ts"

test("a lost secret key stops the start until it is restored, or until its loss is accepted", async () => {
  await using posthorn = new Installation()
  await posthorn.start()
  const webhook = await ask(posthorn, "post", "/v1/webhooks", { url: "https://example.com/hook" })
  await posthorn.end("SIGTERM")
  const key = path.join(posthorn.dataDir, "secret.key")
  renameSync(key, `${key}.aside`)

  await assert.rejects(posthorn.start(), new RegExp(`The secret key is missing: the file ${key}`))
  await checkSaidOnce(posthorn.dataDir)
  assert.ok(!existsSync(key), "no other key was made")
  assert.match(run(posthorn, "doctor").output, /^BAD {2}secrets .*The secret key is missing/m)

  renameSync(`${key}.aside`, key)
  assert.match(run(posthorn, "doctor").output, /^ok {3}secrets /m)
  await posthorn.start()
  assert.equal((await ask(posthorn, "get", `/v1/webhooks/${webhook.body.sid}/secret`)).status, 200)
  await posthorn.end("SIGTERM")

  renameSync(key, `${key}.aside`)
  const shown = run(posthorn, "secrets", "discard")
  assert.equal(shown.code, 1)
  assert.match(shown.output, new RegExp(`Cannot be decrypted: webhook endpoint ${webhook.body.sid}[^]*Nothing changed`))
  assert.ok(!existsSync(key))
  assert.equal(run(posthorn, "secrets", "discard", "--confirm").code, 0)
  await posthorn.start()
  const lost = await ask(posthorn, "get", `/v1/webhooks/${webhook.body.sid}/secret`)
  assert.deepEqual([lost.status, lost.body.code], [409, "secret_unreadable"])
  const rotated = await ask(posthorn, "post", `/v1/webhooks/${webhook.body.sid}/rotate_secret`, { overlap: 0 })
  assert.equal(rotated.status, 200)
  assert.equal((await ask(posthorn, "get", `/v1/webhooks/${webhook.body.sid}/secret`)).status, 200)
})

/** By several processes together. */
async function checkSaidOnce(dataDir: string): Promise<void> {
  await using several = new Installation({ dataDir, environment: { PROCESSES: "2" } })
  await assert.rejects(several.start(), /The secret key is missing/)
  assert.equal(several.output.match(/The secret key is missing/g)?.length, 1)
}

interface Answer {
  status: number
  body: Record<string, string>
}

async function ask(posthorn: Installation, method: "get" | "post", url: string, body: object = {}): Promise<Answer> {
  const client = new RestClient(posthorn)
  const answer = method === "get" ? await client.get(url) : await client.post(url, body)
  await client.close()
  return answer as Answer
}

function run(posthorn: Installation, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...posthorn.environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: "utf8" })
  return { code: status, output: stdout + stderr }
}
