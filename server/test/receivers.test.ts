/**
 * The receivers of receivers.md, as they stand there, with the toolchain of their language and deliveries of
 * a running server.
 */
import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { Webhook } from "standardwebhooks"
import { root } from "../scripts/checks.ts"
import { createAuthority } from "./support/certificates.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide } from "./support/guides.ts"
import { startHttpsReceiver, type Received } from "./support/https-receiver.ts"
import { Installation } from "./support/installation.ts"
import { signal } from "./support/processes.ts"
import { RestClient } from "./support/rest-client.ts"

const goHome = "/usr/local/go/bin"
const searchPath = [path.dirname(process.execPath), process.env.PATH, goHome].join(path.delimiter)

const authority = createAuthority()
const certificate = authority.issue({ names: ["127.0.0.1"] })
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-receivers-"))
const ca = path.join(folder, "receiver.crt")
writeFileSync(ca, authority.cert)
symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"))
const posthorn = new Installation({ environment: { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8" } })
let client: RestClient
before(async () => {
  await posthorn.start()
  client = new RestClient({ baseUrl: posthorn.baseUrl, account: posthorn.account })
})
after(async () => {
  await client.close()
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const guide = readGuide("receivers")

interface Example {
  file: string
  source: string
  command: string
}

/** The program of a section, and the command that starts it. */
function exampleOf(heading: string, language: string): Example {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ""
  const [source = ""] = codeBlocks(section, language)
  const [command = ""] = codeBlocks(section, "sh")
  const file = /Save this as `(receiver\.\w+)`/.exec(section)?.[1]
  assert.ok(source && command && file)
  return { file, source, command: command.replace(/^npm install .*\n/m, "") }
}

/** The receiver by hand, with the function in it that verifies by the library. */
function withLibrary(example: Example): Example {
  const section = guide.split(/^## /m).find((each) => each.startsWith("Python\n")) ?? ""
  const [, library = ""] = codeBlocks(section, "python")
  const source = example.source.replace(/^def is_genuine.*?(?=\n\n\ndef )/ms, () => library)
  assert.ok(library && source !== example.source)
  return { ...example, source }
}

/** False, or why the language is left out. */
function missing(what: string, command: string, ...words: string[]): false | string {
  const { status } = spawnSync(command, words, { env: { ...process.env, PATH: searchPath } })
  return status === 0 ? false : `there is no ${what} here`
}

const noPython = missing("Python from 3.9 on", "python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))")
const python = exampleOf("Python", "python")
const examples: [string, Example, false | string][] = [
  ["TypeScript", exampleOf("TypeScript", "ts"), false],
  ["Python", python, noPython],
  [
    "Python with standardwebhooks",
    withLibrary(python),
    noPython || missing("standardwebhooks of PyPI", "python3", "-c", "import standardwebhooks"),
  ],
  ["Go", exampleOf("Go", "go"), missing("Go", "go", "version")],
]

for (const [name, example, skip] of examples) {
  test(`${name}: a delivery is accepted, and a changed, recorded or foreign one is refused`, { skip }, () =>
    follow(name, example),
  )
}

async function follow(name: string, example: Example): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const front = await startHttpsReceiver({ certificate })
  stack.defer(() => front.close())
  const answer = await client.post("/v1/webhooks", { url: `https://127.0.0.1:${front.port}/hooks` })
  const { sid, secret } = answer.body as { sid: string; secret: string }
  const program = start(name, example, secret)
  stack.defer(() => program.end())
  const port = await eventually(`${name} listens`, () => program.port())
  const url = `http://127.0.0.1:${port}`
  front.respond = (response, request) =>
    void pass(url, request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    )

  await client.post(`/v1/webhooks/${sid}/test`, {})
  await eventually("the delivery succeeds", async () => {
    const { data } = await client.read<{ data: { status: string }[] }>(`/v1/webhooks/${sid}/deliveries`)
    return data[0]?.status === "succeeded"
  })
  const [delivered] = front.requests
  assert.ok(delivered)
  await checkRefusals(url, secret, delivered)
  await eventually("what is new is handled, each once", () => program.handled() >= 3)
  await program.end()
  assert.equal(program.handled(), 3, program.output())
}

async function checkRefusals(url: string, secret: string, delivered: Received): Promise<void> {
  const { headers, body } = delivered
  const now = Date.now()
  const signed = (text: string, { with: key = secret, at = now } = {}) => ({
    "content-type": "application/json",
    "webhook-id": (JSON.parse(body) as { sid: string }).sid,
    "webhook-timestamp": String(Math.floor(at / 1_000)),
    "webhook-signature": new Webhook(key).sign((JSON.parse(body) as { sid: string }).sid, new Date(at), text),
  })
  const send = (parts: object, text: string | Uint8Array = body) =>
    pass(url, { ...delivered, headers: { ...parts } as Received["headers"], body: text })
  const another = (mark: string) => body.replace(/"sid":"EV.{4}/, `"sid":"EV${mark}`)
  const right = signed(another("aaaa"))
  const wrong = `v1,${Buffer.alloc(32).toString("base64")}`
  const otherSecret = `whsec_${Buffer.alloc(32, 3).toString("base64")}`

  assert.equal(await send(headers), 204, "the same again")
  assert.equal(await send(right, another("aaaa")), 204, "one that was signed by the library")
  const several = { ...signed(another("bbbb")) }
  several["webhook-signature"] = `v1a,AAAA ${wrong} ${several["webhook-signature"]}`
  assert.equal(await send(several, another("bbbb")), 204, "one of several signatures fits")

  const refused: [string, object, (string | Uint8Array)?][] = [
    ["a changed body", headers, body.replace('"sequence":1', '"sequence":2')],
    ["another id", { ...headers, "webhook-id": "EV1" }],
    ["another time", { ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) - 1) }],
    ["an old one", signed(body, { at: now - 10 * 60_000 })],
    ["one of the future", signed(body, { at: now + 10 * 60_000 })],
    ["another secret", signed(body, { with: otherSecret })],
    ["a signature that is none", { ...right, "webhook-signature": "v1" }, another("aaaa")],
    ["a time that is none", { ...right, "webhook-timestamp": "9".repeat(400) }, another("aaaa")],
    ["no headers", { "content-type": "application/json" }],
    ["what is no text", headers, Buffer.of(0xff, 0xfe)],
  ]
  for (const [what, parts, text] of refused) assert.equal(await send(parts, text), 400, what)
  // One that ends the connection before all of it has come has refused it too.
  assert.equal(await send(headers, "x".repeat(1024 * 1024 + 1)).catch(() => 413), 413, "a long body")
}

/** As a proxy does that ends TLS. */
async function pass(
  url: string,
  { path: place, method, headers, body }: Omit<Received, "body"> & { body: string | Uint8Array },
): Promise<number> {
  const kept = Object.entries(headers).filter(([name]) => /^(?:webhook-|content-type$)/.test(name))
  const answer = await fetch(url + place, {
    method,
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: typeof body === "string" ? body : Buffer.from(body),
  })
  await answer.text()
  return answer.status
}

function start(name: string, { file, source, command }: Example, secret: string) {
  const place = path.join(folder, name.replaceAll(" ", "-"))
  mkdirSync(place)
  writeFileSync(path.join(place, file), source)
  // In a group of its own: `go run` starts another program.
  const child = spawn("sh", ["-c", command], {
    cwd: place,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: searchPath,
      PORT: "0",
      WEBHOOK_SECRET: secret,
      GOFLAGS: "-mod=mod",
      GOPROXY: "off",
      GOTOOLCHAIN: "local",
    },
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text))
  const closed = new Promise((resolve) => child.once("close", resolve))
  return {
    output: () => said,
    port() {
      if (child.exitCode !== null) throw new Error(`It ended: ${said}`)
      return /^Listening on port (\d+)\.$/m.exec(said)?.[1]
    },
    handled: () => said.match(/^webhooks\.test/gm)?.length ?? 0,
    async end() {
      if (child.pid && child.exitCode === null) signal(-child.pid, "SIGKILL")
      await closed
    },
  }
}
