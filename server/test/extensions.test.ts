/**
 * The recipe for a kind of carrier as a person outside follows it: with the packages as npm packs them, in
 * folders of their own, and without the registry.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { connect, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { createServer as createTlsServer } from "node:tls"
import { carrierInterfaceVersion } from "#messaging/carriers/kind.ts"
import { providerInterfaceVersion } from "#payments/providers/kind.ts"
import { root } from "../scripts/checks.ts"
import { createAuthority } from "./support/certificates.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const ours = "+15551230001"
const theirs = "+4915112345678"
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-extensions-"))
const copy = path.join(folder, "posthorn-carrier-acme")
/** Where an operator has installed extensions. */
const installed = path.join(folder, "installed")
const terminal = new ReadersTerminal(folder)
const recipeFor = (what: string) => readFileSync(path.join(root, `docs/extending/${what}.md`), "utf8")
const providerRecipe = recipeFor("provider")
const [build = "", start = "", add = "", ...more] = codeBlocks(recipeFor("carrier")).map((block) => inFolder(block))
const versions: Readonly<Record<string, number>> = { carrier: carrierInterfaceVersion, provider: providerInterfaceVersion } // oxfmt-ignore

/** The server of the example's own tests. */
interface Acme {
  url: string
  messages: { id: string; to: string; text: string }[]
  close(): Promise<void>
}
interface AcmeModule {
  AcmeServer: { start(): Promise<Acme> }
  notificationOf(content: object): { headers: Record<string, string>; body: Buffer<ArrayBuffer> }
}
interface AcmePayModule {
  AcmePayServer: { start(): Promise<{ url: string; charges: { captured: number }[]; close(): Promise<void> }> }
  secrets: Record<string, string>
}
const example = path.join(root, "examples/carrier-acme/test/acme-server.js")
const { AcmeServer, notificationOf } = (await import(example)) as AcmeModule

const authority = createAuthority()
let acme: Acme
let posthorn: Installation
let client: RestClient
let operator: RestClient
let carrier = ""
let token = ""

before(async () => {
  assert.deepEqual(more, [], "every block of the recipe is run here")
  acme = await AcmeServer.start()
  const environment = { CARRIER_ALLOWED_RANGES: "127.0.0.0/8", ALLOW_SIMULATOR: "false" }
  run("npm", [
    "pack",
    "--silent",
    "--ignore-scripts",
    "--pack-destination",
    folder,
    path.join(root, "node_modules/zod"),
  ])
  built = run("bash", ["-c", `set -e\n${offlineIn(build)}`])
  posthorn = new Installation({ environment, paste: { block: start, folder } })
  await posthorn.start()
  const { baseUrl, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, DATA_DIR: dataDir, NODE_COMPILE_CACHE: path.join(folder, "compiled") })
  client = new RestClient(posthorn)
  token = /^Operator Token: (\w+)$/m.exec(await terminal.paste("./posthorn operator token"))?.[1] ?? ""
  operator = new RestClient({ baseUrl, account: { sid: "operator", token } })
  await terminal.paste(add.replace("https://api.acme.example", acme.url))
  const { data } = await operator.read<{ data: { sid: string; kind: string }[] }>("/operator/v1/carriers")
  carrier = data.find(({ kind }) => kind === "acme")?.sid ?? assert.fail("no carrier")
  assert.equal((await client.post("/v1/phone_numbers", { number: ours })).status, 201)
})
after(async () => {
  await Promise.all([client?.close(), operator?.close()])
  await posthorn?.[Symbol.asyncDispose]()
  await acme?.close()
  await rm(folder, { recursive: true })
})

let built = ""
const offline = "--offline --ignore-scripts --no-audit --no-fund --silent"

function inFolder(block: string): string {
  return block.replaceAll("../", `${folder}/`).replaceAll(/ \.\.$/gm, ` ${folder}`)
}

/** Returns the commands of a recipe without the registry. */
function offlineIn(block: string): string {
  return inFolder(block).replace("npm install ", `npm install ${offline} ${packed("zod")} `)
}

/** Returns what the command prints. */
function run(command: string, words: readonly string[], cwd = root): string {
  const searchPath = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  // A runner of tests does not run within another one.
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  const done = spawnSync(command, words, { cwd, encoding: "utf8", env: { ...environment, PATH: searchPath } })
  assert.equal(
    done.status,
    0,
    `${command} ${words.join(" ")}: ${done.error?.message ?? ""}${done.stdout}${done.stderr}`,
  )
  return done.stdout
}

/** Returns the path of a packed package. */
function packed(name: string): string {
  const [file = ""] = globSync(`${name}-[0-9]*.tgz`, { cwd: folder })
  return path.join(folder, file || assert.fail(`${name} is not packed`))
}

function install(...names: string[]): void {
  mkdirSync(installed, { recursive: true })
  writeFileSync(path.join(installed, "package.json"), '{ "private": true, "type": "module" }')
  run("npm", ["install", ...offline.split(" "), ...names.map(packed)], installed)
}

async function becomes(sid: string, status: string): Promise<void> {
  await eventually(`${sid} is ${status}`, async () => {
    return (await client.read<{ status: string }>(`/v1/messages/${sid}`)).status === status
  })
}

async function send(body: string): Promise<string> {
  const answer = await client.post("/v1/messages", { to: theirs, from: ours, body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return (answer.body as { sid: string }).sid
}

async function isUp(sid: string): Promise<void> {
  await eventually("the carrier is up", async () => {
    return (await operator.read<{ state: string }>(`/operator/v1/carriers/${sid}`)).state === "up"
  })
}

/** As ACME sends it. Returns the status of the answer. */
async function notify(content: object, change: (body: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> = (body) => body) {
  const { headers, body } = notificationOf(content)
  const url = `${posthorn.baseUrl}/v1/carriers/${carrier}/webhooks`
  const response = await fetch(url, { method: "POST", headers, body: change(body) })
  await response.arrayBuffer()
  return response.status
}

test("the copy of the example passes the tests for carriers with the packed interface", () => {
  assert.match(built, /ACME is a carrier/)
  assert.match(built, /ACME is a reader of webhooks/)
})

test("the types of the example fit the packed declarations", () => checkTypes(copy))

function checkTypes(module: string): void {
  const compilerOptions = {
    target: "es2024",
    lib: ["esnext"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: false,
    types: ["node"],
    typeRoots: [path.join(root, "node_modules/@types")],
  }
  writeFileSync(path.join(module, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src", "test"] }))
  run(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "-p", module])
}

test("the copy of the provider passes its tests, and each package has its files and the version of its interface", () => {
  const [packProvider = "", ...others] = codeBlocks(providerRecipe)
  assert.deepEqual(others, [])
  const printed = run("bash", ["-c", `set -e\n${offlineIn(packProvider)}`])
  assert.match(printed, /ACME Pay is a payment provider/)
  checkTypes(path.join(folder, "posthorn-provider-acme"))
  run("npm", ["pack", "--silent", "--pack-destination", folder, path.join(root, "examples/carrier-acme")])
  install("zod", "posthorn-carrier", "posthorn-provider", "posthorn-carrier-acme")
  for (const [name, version] of Object.entries(versions)) {
    const home = path.join(installed, "node_modules/@posthorn", name)
    const beside = globSync("*", { cwd: home }).filter((each) => each !== "dist")
    assert.deepEqual(beside.toSorted(), ["LICENSE", "README.md", "package.json"])
    const manifest = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8")) as { version: string }
    assert.equal(Number(manifest.version.split(".", 1)[0]), version, name)
    const files = globSync("dist/**/*.{js,ts}", { cwd: home })
    assert.ok(files.includes("dist/index.js") && files.includes("dist/conformance.d.ts"), name)
    const ofSmpp = files.filter((file) => file.includes("/smpp/"))
    assert.deepEqual(ofSmpp, name === "carrier" ? ["dist/types/messaging/smpp/text-coding.d.ts"] : [], name)
    for (const file of files)
      for (const [, target = ""] of readFileSync(path.join(home, file), "utf8").matchAll(/\bfrom\s*"([^"]+)"/g)) {
        if (!target.startsWith(".")) assert.match(target, /^(?:zod$|node:)/, file)
        else assert.ok(existsSync(path.join(home, path.dirname(file), file.endsWith(".d.ts") ? target.replace(/\.js$/, ".d.ts") : target)), `${file}: ${target}`) // oxfmt-ignore
      }
  }
})

test("the operator sees the form of the kind", async () => {
  const { data } = await operator.read<{ data: { kind: string; settings: object }[] }>("/operator/v1/carrier_kinds")
  const { settings } = data.find(({ kind }) => kind === "acme") ?? assert.fail("no form")
  const { properties } = settings as { properties: Record<string, object> }
  assert.deepEqual(properties["api_url"], {
    type: "string",
    maxLength: 500,
    title: "API",
    description: "The URL of the API.",
    "x-group": "ACME",
    examples: ["https://api.acme.example"],
  })
})

test("settings and secrets that the kind refuses are refused by the API", async () => {
  const body = { name: "ACME", kind: "acme", settings: { api_url: "ftp://acme.example", colour: 1 }, password: "k" }
  const { status, body: problem } = await operator.post("/operator/v1/carriers", body)
  const { errors } = problem as { errors: { param: string }[] }
  const params = errors.map(({ param }) => param).toSorted()
  assert.deepEqual([status, params], [400, ["settings.api_url", "settings.colour", "webhook_secret"]])
})

test("a message is previewed, sent and delivered over the carrier", async () => {
  await isUp(carrier)
  const way = `/operator/v1/routes/candidates?to=${encodeURIComponent(theirs)}`
  await eventually("the route is read", async () => {
    const { data } = await operator.read<{ data: { route: { carrier_sid: string }; standing: string }[] }>(way)
    return data.some(({ route, standing }) => route.carrier_sid === carrier && standing === "ready")
  })
  const sid = await send("Grüße 😀")
  await becomes(sid, "sent")
  const [message] = acme.messages
  assert.deepEqual([message?.to, message?.text], [theirs, "Grüße 😀"])
  assert.equal(await notify({ type: "status", id: message?.id, status: "delivered" }), 200)
  await becomes(sid, "delivered")
  const { data } = await client.read<{ data: TimelineEntry[] }>(`/v1/messages/${sid}/events`)
  assert.partialDeepStrictEqual(data.slice(2), [
    { type: "messages.sent", detail: { carrier, references: [message?.id], attempt: 1 } },
    { type: "messages.delivered", detail: { carrier, reference: message?.id, state: "delivered", raw: "delivered" } },
  ])
})

interface TimelineEntry {
  kind: string
  type: string
  detail: Record<string, unknown> | null
}

test("a message comes in by a webhook, and a forged webhook is refused", async () => {
  const message = { type: "message", id: "in-1", to: ours, from: theirs, text: "Hello" }
  assert.equal(await notify(message), 200)
  const { data } = await client.read<{ data: { body: string }[] }>("/v1/messages?direction=inbound")
  assert.deepEqual(data.map(({ body }) => body), ["Hello"]) // oxfmt-ignore
  const forge = (body: Buffer<ArrayBuffer>) => Buffer.from(body.toString().replace("Hello", "Money"))
  assert.equal(await notify({ ...message, id: "in-2" }, forge), 401)
})

test("a message goes to another carrier of the kind while the first cannot be reached", async () => {
  const away = await AcmeServer.start()
  await away.close()
  const secrets = { password: "acme-api-key", webhook_secret: "0123456789abcdef" }
  const body = { name: "Away", kind: "acme", settings: { api_url: away.url }, ...secrets }
  const { body: created } = await operator.post("/operator/v1/carriers", body)
  const { sid: other } = created as { sid: string }
  assert.equal((await operator.post("/operator/v1/routes", { carrier_sid: other, priority: 0 })).status, 201)
  await isUp(other)
  await becomes(await send("elsewhere"), "sent")
  assert.equal(acme.messages.at(-1)?.text, "elsewhere")
  const { reason } = await operator.read<{ reason: string }>(`/operator/v1/carriers/${other}`)
  assert.match(reason, /cannot reach the carrier: The host refused the connection/)
  assert.equal((await operator.patch(`/operator/v1/carriers/${other}`, { status: "disabled" })).status, 200)
})

test("the doctor names the carriers of an extension that is not loaded", async () => {
  assert.match(await terminal.paste("./posthorn doctor || true"), /^ok +carriers /m)
  const printed = await terminal.paste("EXTENSIONS= ./posthorn doctor || true")
  assert.match(printed, /^BAD +carriers +no extension that is loaded here can run .*ACME \(kind acme\)/m)
})

test("the tests for payment providers are in their package", () => {
  const code = `import { checkProvider } from "@posthorn/provider/conformance"; console.log(typeof checkProvider)`
  assert.equal(run(process.execPath, ["--input-type=module", "--eval", code], installed), "function\n")
})

test("several processes load an installed package by its name, and the provider of its recipe from a file", async () => {
  const [module = "", ...others] = codeBlocks(providerRecipe, "js")
  assert.deepEqual(others, [])
  writeFileSync(path.join(installed, "shells.js"), module)
  writeFileSync(path.join(installed, "traced.js"), tracedModule)
  writeFileSync(path.join(installed, "ca.pem"), authority.cert)
  writeFileSync(path.join(installed, "shells-provider.js"), "export class ShellsProvider {}")
  const { account, dataDir } = posthorn
  await posthorn.end("SIGTERM")
  const environment = {
    CARRIER_ALLOWED_RANGES: "127.0.0.0/8",
    ALLOW_SIMULATOR: "false",
    PROCESSES: "2",
    WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128",
    WEBHOOK_CA: path.join(installed, "ca.pem"),
    EXTENSIONS: `posthorn-carrier-acme, ./traced.js, ./shells.js, ${folder}/posthorn-provider-acme/src/index.js`,
  }
  await using again = new Installation({ environment, dataDir, folder: installed })
  await again.start()
  const rest = new RestClient({ baseUrl: again.baseUrl, account })
  try {
    const { data } = await rest.read<{ data: { kind: string; settings: { properties: object } }[] }>("/v1/payment_provider_kinds") // oxfmt-ignore
    const { properties } = data.find(({ kind }) => kind === "shells")?.settings ?? assert.fail()
    assert.deepEqual(properties, {
      shop: { type: "string", minLength: 1, title: "Shop", description: "The id of your shop." },
    })
    const { body } = await rest.post("/v1/messages", { to: theirs, from: ours, body: "of two processes" })
    const { sid } = body as { sid: string }
    await eventually("the message is sent", async () => {
      return (await rest.read<{ status: string }>(`/v1/messages/${sid}`)).status === "sent"
    })
    assert.equal(acme.messages.at(-1)?.text, "of two processes")
    await payOver(rest)
    await traceOver(again, rest)
  } finally {
    await rest.close()
  }
})

/** The kind of the example, with an adapter that supports traces. */
const tracedModule = `
import acme from "posthorn-carrier-acme"
const [kind] = acme.carriers
const frameOf = ({ body }) => ({ at: Date.now(), direction: "out", connection: "acme", command: "POST", hex: Buffer.from(body).toString("hex") })
const create = async (...given) => {
  const adapter = await kind.create(...given)
  const submit = adapter.submit.bind(adapter)
  let filter = null
  return Object.assign(adapter, {
    trace: (asked) => { filter = asked },
    submit: async (submission) => ({ ...(await submit(submission)), ...(filter && { frames: [frameOf(submission)] }) }),
  })
}
export default { carriers: [{ ...kind, kind: "traced", create }] }
`

/** While a carrier is traced, the operator sees its exchanges in the timelines of messages. */
async function traceOver({ baseUrl }: Installation, rest: RestClient): Promise<void> {
  const traced = new RestClient({ baseUrl, account: { sid: "operator", token } })
  try {
    const secrets = { password: "acme-api-key", webhook_secret: "0123456789abcdef" }
    const body = { name: "Traced", kind: "traced", settings: { api_url: acme.url }, ...secrets }
    const { sid: carrier_sid } = (await traced.post("/operator/v1/carriers", body)).body as { sid: string }
    await traced.post("/operator/v1/routes", { carrier_sid, priority: 0 })
    assert.equal((await traced.post(`/operator/v1/carriers/${carrier_sid}/trace`, {})).status, 200)
    // Each process learns of the carrier and its trace by itself.
    await eventually("an exchange is recorded", async () => {
      const { body: made } = await rest.post("/v1/messages", { to: theirs, from: ours, body: "traced" })
      const { sid } = made as { sid: string }
      await eventually("the message is sent", async () => {
        return (await rest.read<{ status: string }>(`/v1/messages/${sid}`)).status === "sent"
      })
      const { data } = await traced.read<{ data: TimelineEntry[] }>(`/operator/v1/messages/${sid}/events`)
      const exchanges = data.filter(({ kind }) => kind === "exchange")
      const hex = Buffer.from("traced").toString("hex")
      const detail = { carrier: carrier_sid, connection: "acme", direction: "out", hex }
      if (exchanges.length) assert.partialDeepStrictEqual(exchanges, [{ type: "POST", detail }])
      return exchanges.length > 0
    })
  } finally {
    await traced.close()
  }
}

/** A payment is authorized and captured over the provider of the example, and both books agree. */
async function payOver(rest: RestClient): Promise<void> {
  const { AcmePayServer, secrets } = (await import(path.join(root, "examples/provider-acme/test/acme-pay-server.js"))) as AcmePayModule // oxfmt-ignore
  const key = () => ({ "idempotency-key": randomUUID() })
  const server = await AcmePayServer.start()
  // Posthorn calls payment providers over TLS only.
  const front = createTlsServer(authority.issue({ names: ["localhost"] }), (socket) => {
    const inner = connect(Number(new URL(server.url).port), "127.0.0.1")
    for (const end of [socket, inner]) end.on("error", () => [socket, inner].forEach((each) => each.destroy()))
    socket.pipe(inner).pipe(socket)
  }).listen(0, "127.0.0.1")
  await once(front, "listening")
  try {
    const settings = { api_url: `https://localhost:${(front.address() as AddressInfo).port}` }
    const connected = await rest.post("/v1/payment_providers", { kind: "acmepay", name: "ACME Pay", settings, secrets })
    assert.equal(connected.status, 201, JSON.stringify(connected.body))
    const asked = { amount: 1250, currency: "EUR", payment_method: "card_ok", capture_method: "manual" }
    const { body: payment } = await rest.post("/v1/payments", asked, key())
    const { sid, status } = payment as { sid: string; status: string }
    assert.equal(status, "authorized", JSON.stringify(payment))
    const { body: captured } = await rest.post(`/v1/payments/${sid}/capture`, {}, key())
    assert.equal((captured as { status: string }).status, "completed", JSON.stringify(captured))
    const { body: run } = await rest.post("/v1/reconciliations", {})
    const reconciliation = `/v1/reconciliations/${(run as { sid: string }).sid}`
    await eventually("the books agree", async () => {
      const read = await rest.read<{ status: string; matched_count: number; difference_count: number }>(reconciliation)
      assert.notEqual(read.status, "failed", JSON.stringify(read))
      return read.status === "completed" && read.matched_count === 1 && read.difference_count === 0
    })
    assert.deepEqual(server.charges.map((charge) => charge.captured), [1250]) // oxfmt-ignore
  } finally {
    front.close()
    await server.close()
  }
}

test("a faulty module ends the start with a sentence that names it", async () => {
  writeFileSync(path.join(installed, "broken.js"), 'throw new Error("The licence has ended.")')
  await using broken = new Installation({ environment: { EXTENSIONS: "./broken.js,none" }, folder: installed })
  await assert.rejects(broken.start(), (error: Error) => {
    assert.match(error.message, /- EXTENSIONS names \S+broken\.js, which cannot be loaded: The licence has ended\. /)
    assert.match(error.message, /- EXTENSIONS names none, but no such package is installed in \S+installed or beside/)
    return true
  })
})
