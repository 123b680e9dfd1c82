/**
 * Whoever reads the disk learns no credential: tokens lie there as hashes, webhook secrets sealed, answers to
 * repeat as well.
 */
import assert from "node:assert/strict"
import { globSync, readFileSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { fromBase32 } from "#auth/factors/testing.ts"
import { createAuthority } from "../support/certificates.ts"
import { useConsole } from "../support/console-session.ts"
import { RestClient } from "../support/rest-client.ts"
import { startWithReceiver } from "./with-receiver.ts"

const headerValue = "Bearer planted-credential-of-the-receiver"
const text = "Planted-Sentence about Wednesday"

test("no file of the data folder holds a token, a key's secret or a webhook's secret in clear", async () => {
  await using whole = await startWithReceiver({})
  const { posthorn, client, receiver } = whole
  // With a key each, so that the answers that tell the secrets are kept too.
  const tell = async (path: string, parameters: object, key = path) => {
    const { status, body } = await client.post(path, parameters, { "idempotency-key": key })
    assert.equal(status < 300, true, path)
    return body as Record<string, string>
  }
  const apiKey = await tell("/v1/api_keys", { name: "Planted" })
  const { cert, key } = createAuthority().issue({ names: ["client.example"] })
  const webhook = await tell("/v1/webhooks", {
    url: `${receiver.url}/second`,
    events: "*",
    headers: { "X-Credential": headerValue },
    client_certificate: cert,
    client_key: key,
    signatures: "v1,v1a",
  })
  const rotated = await tell(`/v1/webhooks/${webhook["sid"]}/rotate_secret`, {})
  const renewed = await tell("/v1/account/rotate_token", {})
  const credentials = [
    { sid: apiKey["sid"] ?? "", token: apiKey["secret"] ?? "" },
    { sid: posthorn.account.sid, token: renewed["auth_token"] ?? "" },
    posthorn.account,
  ]
  for (const account of credentials) {
    const asking = new RestClient({ baseUrl: posthorn.baseUrl, account })
    const message = { to: "+14155557392", from: "+14155558265", body: text }
    assert.equal((await asking.post("/v1/messages", message)).status, 201)
    await asking.close()
  }
  const ofConsole = Object.values(await useConsole(posthorn))
  // Four events of each message, to two endpoints.
  await receiver.received(credentials.length * 4 * 2)
  const factor = { subject: "user-48151623", friendly_name: "Planted" }
  const [app, paper] = [
    await tell("/v1/auth/factors", { ...factor, factor_type: "totp" }, "app"),
    await tell("/v1/auth/factors", { ...factor, factor_type: "recovery_codes" }, "paper"),
  ].map(({ binding }) => binding as unknown as { secret: string; codes: string[] })
  await posthorn.end("SIGTERM")

  const secrets = [whole.secret, webhook["secret"] ?? "", rotated["secret"] ?? ""].map((secret) => secret.slice(6))
  const forms = [
    ...credentials.map(({ token }) => token),
    ...credentials.map(({ sid, token }) => base64(`${sid}:${token}`)),
    ...ofConsole,
    app?.secret ?? "",
    fromBase32(app?.secret ?? ""),
    ...(paper?.codes ?? []),
    ...secrets,
    ...secrets.map((secret) => Buffer.from(secret, "base64")),
    headerValue,
    ...key.split("\n").slice(1, -2),
    readFileSync(path.join(posthorn.dataDir, "postgres.password"), "utf8").trim(),
    readFileSync(path.join(posthorn.dataDir, "secret.key"), "utf8").trim(),
  ]
  assert.ok(forms.every(({ length }) => length >= 10))
  const contents = filesOf(posthorn.dataDir).map((file) => ({ file, content: readFileSync(file) }))
  const holding = (form: string | Buffer) => contents.filter(({ content }) => content.includes(form))
  assert.notEqual(holding(text).length, 0, "what is stored can be found in this way")
  assert.deepEqual(
    forms.flatMap((form) => holding(form).map(({ file }) => `${file}: ${String(form)}`)),
    [],
  )
})

/**
 * All that is under it, and where the rows really are, but for the two files that hold a key for their owner
 * alone.
 */
function filesOf(dataDir: string): string[] {
  const places = [dataDir, realpathSync(path.join(dataDir, "postgres"))]
  const found = places.flatMap((place) => globSync("**", { cwd: place }).map((name) => path.join(place, name)))
  return found.filter((file) => statSync(file).isFile() && !/(postgres\.password|secret\.key)$/.test(file))
}

function base64(plain: string): string {
  return Buffer.from(plain).toString("base64")
}
