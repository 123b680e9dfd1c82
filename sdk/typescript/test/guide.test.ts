/** The guide and the README as they stand there, and verification, with a running server and its real deliveries. */
import assert from "node:assert/strict"
import { execFile, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import { createAuthority } from "../../../server/test/support/certificates.ts"
import { eventually, patienceMs } from "../../../server/test/support/eventually.ts"
import { startHttpsReceiver, type HttpsReceiver, type Received } from "../../../server/test/support/https-receiver.ts"
import { Installation } from "../../../server/test/support/installation.ts"
import { root } from "../../generate/document.ts"
import { Posthorn, verifyWebhook, WebhookVerificationError, type ThinEvent } from "../src/index.ts"

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-sdk-guide-"))
const authority = createAuthority()
const certificate = authority.issue({ names: ["127.0.0.1"] })
const ca = path.join(folder, "receiver.crt")
writeFileSync(ca, authority.cert)
const posthorn = new Installation({ environment: { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8" } })
let client: Posthorn
before(async () => {
  for (const scope of ["@types", "@posthorn"]) mkdirSync(path.join(folder, "node_modules", scope), { recursive: true })
  symlinkSync(path.join(root, "sdk/typescript"), path.join(folder, "node_modules/@posthorn/client"))
  symlinkSync(path.join(root, "node_modules/@types/node"), path.join(folder, "node_modules/@types/node"))
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }')
  await posthorn.start()
  const { sid, token } = posthorn.account
  client = new Posthorn({ baseUrl: posthorn.baseUrl, accountSid: sid, authToken: token })
})
after(async () => {
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const blocks = blocksOf("docs/guides/typescript.md")
const isReceiver = (block: string) => block.includes("createServer")

function blocksOf(page: string): string[] {
  const text = readFileSync(path.join(root, page), "utf8")
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = ""]) => block)
}

const programs = {
  "guide.ts": blocks.filter((block) => !isReceiver(block)).join("\n"),
  "receiver.ts": blocks.filter(isReceiver).join("\n"),
  "readme.ts": blocksOf("sdk/typescript/README.md").join("\n"),
}

const node = [process.execPath, ["--conditions=posthorn-source"]] as const
const run = promisify(execFile)

function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { sid, token } = posthorn.account
  return { ...process.env, BASE_URL: posthorn.baseUrl, ACCOUNT_SID: sid, AUTH_TOKEN: token, ...more }
}

test("the programs of the guide and of the README have right types", async () => {
  for (const [file, text] of Object.entries(programs)) {
    assert.ok(text.length > 200, file)
    writeFileSync(path.join(folder, file), text)
  }
  const compilerOptions = {
    target: "esnext",
    module: "nodenext",
    lib: ["esnext"],
    types: ["node"],
    customConditions: ["posthorn-source"],
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  }
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }))
  const tsc = path.join(root, "node_modules/typescript/bin/tsc")
  const { stdout } = await run(process.execPath, [tsc, "-p", folder]).catch((error: { stdout: string }) => error)
  assert.equal(stdout, "")
})

test("the programs run, and print the expected lines", async () => {
  const [command, options] = node
  const inFolder = { cwd: folder, env: environment(), timeout: patienceMs }
  for (const file of ["guide.ts", "readme.ts"]) {
    writeFileSync(path.join(folder, file), programs[file as keyof typeof programs])
    const { stdout } = await run(command, [...options, file], inFolder)
    assert.match(stdout, /^MS[0-9a-f]{32} queued$/m, file)
    assert.match(stdout, /^MS[0-9a-f]{32} \w+$/m, file)
    if (file === "readme.ts") continue
    assert.match(stdout, /^ucs2 1$/m)
    assert.match(stdout, /^from: .+$/m)
    assert.match(stdout, /^400 [0-9a-f-]{36}$/m)
    assert.match(stdout, /^messages\.queued \d{4}-\d\d-\d\dT/m)
    assert.match(stdout, /^messages\.delivered \S+\nMS[0-9a-f]{32} \d{4}-/m)
  }
})

/** What the endpoint gets of one message, in the order of its events. */
async function deliveriesOf(receiver: HttpsReceiver, from: number): Promise<Received[]> {
  const { sid } = await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "über 📯" })
  const own = () => receiver.requests.slice(from).filter(({ body }) => body.includes(sid))
  return await eventually("four events are delivered", () => (own().length >= 4 ? own() : undefined))
}

test("deliveries of both schemes, of a rotation and thin ones are verified, and all others are refused", async () => {
  await using stack = new AsyncDisposableStack()
  const receiver = await startHttpsReceiver({ certificate })
  stack.defer(() => receiver.close())
  const url = `https://127.0.0.1:${receiver.port}/hooks`
  const { sid, secret, public_key: publicKey } = await client.webhooks.create({ url, signatures: ["v1", "v1a"] })
  assert.ok(publicKey)

  for (const { body, headers } of await deliveriesOf(receiver, 0)) {
    const event = await verifyWebhook(body, headers, secret)
    assert.deepEqual(await verifyWebhook(body, headers, publicKey), event)
    if (!event.type.startsWith("messages.")) assert.fail(event.type)
    await assert.rejects(verifyWebhook(`${body} `, headers, [secret, publicKey]), WebhookVerificationError)
  }

  const rotated = await client.webhooks.rotateSecret(sid)
  const until = receiver.requests.length
  for (const { body, headers } of await deliveriesOf(receiver, until))
    for (const key of [secret, rotated.secret, publicKey, rotated.public_key ?? ""])
      await verifyWebhook(body, headers, key)

  await client.webhooks.endOlderSecrets(sid)
  await client.webhooks.update(sid, { payload: "thin" })
  const [thin] = await deliveriesOf(receiver, receiver.requests.length)
  assert.ok(thin)
  await assert.rejects(verifyWebhook(thin.body, thin.headers, secret), WebhookVerificationError)
  const { data } = await verifyWebhook<ThinEvent>(thin.body, thin.headers, rotated.secret)
  assert.equal(data.url, `/v1/messages/${data.sid}`)
})

test("the stream of messages yields each change", async () => {
  const stream = client.messages.stream({}, { signal: AbortSignal.timeout(patienceMs) })
  let brought: string[] | undefined
  const first = stream.next().then(({ value }) => (brought = value.data.map(({ sid }) => sid)))
  const made: string[] = []
  // It begins when it is connected, which nobody is told.
  await eventually("a change comes", async () => {
    if (!brought) made.push((await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "x" })).sid)
    return brought
  })
  await first
  assert.ok(brought?.some((sid) => made.includes(sid)))
  await stream.return(undefined as never)
})

test("the receiver of the guide accepts deliveries, and refuses a changed body", async () => {
  await using stack = new AsyncDisposableStack()
  const front = await startHttpsReceiver({ certificate })
  stack.defer(() => front.close())
  const { sid, secret } = await client.webhooks.create({ url: `https://127.0.0.1:${front.port}/hooks` })
  writeFileSync(path.join(folder, "receiver.ts"), programs["receiver.ts"])
  const [command, options] = node
  const env = environment({ WEBHOOK_SECRET: secret, PORT: "0" })
  const child = spawn(command, [...options, "receiver.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] })
  stack.defer(() => void child.kill("SIGKILL"))
  let said = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text))
  const port = await eventually("it listens", () => /on port (\d+)\./.exec(said)?.[1])

  const pass = async (headers: Received["headers"], body: string) => {
    const kept = Object.entries(headers).filter(([name]) => name.startsWith("webhook-")) as [string, string][]
    const answer = await fetch(`http://127.0.0.1:${port}/hooks`, { method: "POST", headers: kept, body })
    return answer.status
  }
  front.respond = (response, { headers, body }) =>
    void pass(headers, body).then((status) => response.writeHead(status).end())
  await client.webhooks.test(sid)
  await eventually("the delivery succeeds", async () => {
    const { data } = await client.webhooks.deliveries.list(sid, { limit: 1 })
    return data[0]?.status === "succeeded"
  })
  const [delivered] = front.requests
  assert.ok(delivered)
  assert.equal(await pass(delivered.headers, delivered.body), 204)
  assert.equal(await pass(delivered.headers, delivered.body.replace('"sequence":1', '"sequence":2')), 400)
  assert.equal(await pass({}, delivered.body), 400)
  assert.equal(await pass(delivered.headers, "x".repeat(1024 * 1024 + 1)), 413)
  assert.equal(said.match(/^webhooks\.test$/gm)?.length, 1)
})
