/** The guide to webhook settings as a reader follows it: its commands, word for word, and its receiver. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { settingsParameters } from "#core/api/webhook-settings.ts"
import { newSigningSecret, publicKeyOf, signatureSchemes, signingKeys } from "#core/endpoints/endpoint-secrets.ts"
import { timeoutDefaultSeconds } from "#core/endpoints/endpoint-settings.ts"
import { sign } from "#core/webhooks/sign.ts"
import { createAuthority } from "./support/certificates.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"

const page = readGuide("webhook-settings")
const skip = spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here"
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const client = createAuthority().issue({ names: ["client.example"] })

let api: TestApi
const terminal = new ReadersTerminal(folder)
before(async () => {
  api = await startTestApi()
  writeFileSync(path.join(folder, "client.crt"), client.cert)
  writeFileSync(path.join(folder, "client.key"), client.key)
  api.dns.records.set("public.example", ["93.184.215.14"])
  const answer = await fetch(`${api.baseUrl}/v1/webhooks`, {
    method: "POST",
    headers: { authorization: api.account.authorization, "content-type": "application/json" },
    body: JSON.stringify({ url: "https://public.example/hooks" }),
  })
  const { sid } = (await answer.json()) as { sid: string }
  const [ACCOUNT_SID = "", AUTH_TOKEN = ""] = Buffer.from(api.account.authorization.slice(6), "base64")
    .toString()
    .split(":")
  terminal.set({ ACCOUNT_SID, AUTH_TOKEN, BASE_URL: api.baseUrl, WEBHOOK_SID: sid })
})
after(async () => {
  await api[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test("each command does what the guide says", { skip }, async () => {
  const commands = codeBlocks(page)
  const said = [
    { timeout: 5, retry_schedule: [5, 60, 600] },
    { timeout: timeoutDefaultSeconds, retry_schedule: null },
    { header_names: ["Authorization", "X-Tenant"] },
    { header_names: ["Authorization"] },
    { certificate_subject: "CN=client.example" },
    { payload: "thin" },
    { filter: { "data.to": ["+4179*", "+4178*"], "data.tags": ["orders"], "data.channel": ["!mms"] } },
    { signatures: ["v1", "v1a"] },
    { older_secrets: 1 },
    { older_secrets: 0 },
  ]
  assert.equal(commands.length, said.length)
  for (const [index, command] of commands.entries()) {
    const answer = await terminal.paste(command)
    assert.ok(answer.includes('"sid"'), `${command}\n${answer}`)
    const resource = JSON.parse(answer) as Resource
    const shown = {
      ...resource,
      certificate_subject: resource.client_certificate?.subject,
      older_secrets: resource.older_secrets_until.length,
    }
    for (const [name, value] of Object.entries(said[index] ?? {}))
      assert.deepEqual((shown as Record<string, unknown>)[name], value, command)
  }
})

test("the guide lists every setting", () => {
  const listed = page.split("\n").flatMap((line) => /^\| (`.+?`(?:, `.+?`)*) \|/.exec(line)?.[1]?.match(/\w+/g) ?? [])
  assert.deepEqual(listed, Object.keys(settingsParameters))
})

test("the receiver of the guide accepts bodies signed with the private key, and no others", async () => {
  const file = path.join(folder, "receiver.mjs")
  writeFileSync(file, codeBlocks(page, "js")[0] ?? "")
  const { isGenuine } = (await import(file)) as { isGenuine(key: string, headers: object, body: Buffer): boolean }
  const secret = newSigningSecret(signatureSchemes)
  const publicKey = publicKeyOf(secret.privateKey ?? "")
  const body = Buffer.from('{"text":"über 📯"}')
  const headersAt = (timestamp: number) => ({
    "webhook-id": "EV1",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": sign({ id: "EV1", timestamp, body, keys: signingKeys(secret, signatureSchemes) }),
  })
  const now = Math.floor(Date.now() / 1000)
  assert.equal(isGenuine(publicKey, headersAt(now), body), true)
  assert.equal(isGenuine(publicKey, headersAt(now), Buffer.from("{}")), false)
  assert.equal(isGenuine(publicKey, headersAt(now - 400), body), false)
  assert.equal(isGenuine(publicKeyOf(newSigningSecret(["v1a"]).privateKey ?? ""), headersAt(now), body), false)
})

interface Resource extends Record<string, unknown> {
  client_certificate: { subject: string } | null
  older_secrets_until: string[]
}
