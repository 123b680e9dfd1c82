/** What a stranger can make the whole server read, at every route that it has. */
import assert from "node:assert/strict"
import { subscribe } from "node:diagnostics_channel"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import type { FastifyInstance } from "fastify"
import { makeOperatorToken } from "#core/accounts/operator-token.ts"
import { basic } from "#core/accounts/testing.ts"
import { accessOf } from "#http/access/access.ts"
import { isForConsole } from "#http/operation.ts"
import { routes } from "#http/routes.ts"
import { startApp, type App } from "#host/app/app.ts"
import { readConfig } from "#host/config/config.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { removeData } from "./support/remove-data.ts"

const kib = 1024
/** The server reads some pieces before it pauses the connection. */
const readMax = 1024 * kib

interface FoundRoute {
  method: string
  url: string
}

/** Every route of every server of the process. */
const found: FoundRoute[] = []
subscribe("fastify.initialization", (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) found.push({ method: each, url })
  })
})
/** The server's side of each connection, by the port of the client. */
const accepted = new Map<number, Socket>()
subscribe("net.server.socket", (message) => {
  const { socket } = message as { socket: Socket }
  accepted.set(socket.remotePort ?? 0, socket)
})

const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-strangers-"))
const stack = new AsyncDisposableStack()
let app: App
let account: string
let operator: string
const carriers: Record<string, string> = {}

before(async () => {
  const store = await createTestDatabase()
  stack.defer(() => store.close())
  stack.defer(() => removeData(dataDir))
  const variables = { DATA_DIR: dataDir, DATABASE_URL: store.url, PORT: "0", METRICS_PORT: "0", LOG_LEVEL: "error" }
  app = await startApp(readConfig(variables), silentLog)
  stack.defer(() => app.stop())
  account = basic(app.firstAccount?.sid ?? "", app.firstAccount?.token ?? "")
  const db = new Database({ url: store.url, log: silentLog, poolMax: 1 })
  const newId = createIds(systemClock)
  const token = await db.transaction((tx) => makeOperatorToken(tx, { newId, now: systemClock.now() }))
  await db.close()
  operator = basic("operator", token)
  await addCarrier(
    "http",
    { preset: "twilio", values: { account_sid: `AC${"1".repeat(32)}` } },
    { password: "a".repeat(32) },
  )
  await addCarrier("whatsapp", whatsapp, { password: "EAAG", webhook_secret: "0123456789abcdef0123456789abcdef" })
  await addCarrier(
    "telegram",
    { bot: "hotel_bot" },
    { password: "123456:ABC-DEF1234ghIkl", webhook_secret: "hook-0123456789" },
  )
  for (const name of ["mm7", "mm7b"])
    await addCarrier("mm7", mm7, { password: "s3cret", webhook_secret: "hooks-0123456789" }, name)
  await addCarrier("matrix", matrix, { password: "as-token-0123456789", webhook_secret: "hs-token-0123456789" })
})
after(() => stack.disposeAsync())

const mm7 = { url: "https://mmsc.example.com/mm7", vasp_id: "v", inbound: { user: "mmsc" } }
const whatsapp = { phone_numbers: { "+15551234567": "106540352242922" }, verify_token: "hotel-bell" }
const matrix = { homeserver_url: "https://hs.example.com", server_name: "hs.example.com", prefix: "sms_" }

async function addCarrier(kind: string, settings: object, secrets: object, name = kind): Promise<void> {
  const answer = await fetch(`${app.baseUrl}/operator/v1/carriers`, {
    method: "POST",
    headers: { authorization: operator, "content-type": "application/json" },
    body: JSON.stringify({ kind, name, settings, ...secrets }),
  })
  const { sid, detail } = (await answer.json()) as { sid: string; detail: string }
  assert.equal(answer.status, 201, detail)
  carriers[name] = sid
}

async function webhookUrlOf(kind: string): Promise<string> {
  const answer = await fetch(`${app.baseUrl}/operator/v1/carriers/${carriers[kind]}`, {
    headers: { authorization: operator },
  })
  return ((await answer.json()) as { webhook_url: string }).webhook_url
}

interface Probe {
  method: string
  path: string
  headers?: Record<string, string>
  bytes: number
}

/**
 * Announces a body without sending it. Returns the status of the answer: 100 when the server begins to read,
 * and otherwise the answer that needed no body.
 */
async function probe({ method, path: target, headers = {}, bytes }: Probe): Promise<number> {
  const lines = { host: "localhost", "content-type": "application/json", expect: "100-continue", ...headers }
  const text = Object.entries({ ...lines, "content-length": bytes }).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connectTo(`${method} ${target} HTTP/1.1\r\n${text.join("")}\r\n`)
  const status = await statusOn(socket)
  socket.destroy()
  return status
}

function connectTo(head: string, baseUrl = app.baseUrl): Socket {
  const socket = connect(Number(new URL(baseUrl).port), "127.0.0.1")
  socket.on("error", () => undefined)
  socket.write(head)
  return socket
}

async function statusOn(socket: Socket): Promise<number> {
  const [first] = (await once(socket, "data")) as [Buffer]
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(first.toString("latin1"))?.[1])
}

/** A path of the route. */
function pathOf({ url }: Pick<FoundRoute, "url">): string {
  return url.replace("*", "x").replace(/:\w+/g, "x")
}

test("a stranger's body is read only where no credentials are needed, and then up to 4 KiB", async () => {
  assert.ok(found.length > routes.length)
  const read: string[] = []
  for (const route of found) {
    const { method } = route
    const named = `${method} ${route.url}`
    for (const bytes of [4 * kib + 1, 12_582_912]) {
      const status = await probe({ method, path: pathOf(route), bytes })
      assert.notEqual(status, 100, `${named} reads ${bytes} bytes`)
    }
    if ((await probe({ method, path: pathOf(route), bytes: 4 * kib })) === 100) read.push(named)
  }
  const open = routes.filter((route) => accessOf(route) === "anyone" && route.method !== "GET")
  const pages = ["/pay/:token", "/pay/simulator/:reference/:action", "/verify/:token"].map((url) => `POST ${url}`)
  const expected = [...open.map(({ method, path: url }) => `${method} ${url.replace(/\{\w+\}/, ":sid")}`), ...pages]
  assert.deepEqual([...new Set(read)].toSorted(), expected.toSorted())
})

test("unknown paths and broken ones are answered without their body", async () => {
  for (const target of [
    "/nothing",
    "/v1/nothing",
    "/operator/v1/nothing",
    "/console/v1/nothing",
    "/%ZZ",
    "/docs",
    "/console",
  ])
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "GET", "QUERY"])
      assert.notEqual(await probe({ method, path: target, bytes: 1 }), 100, `${method} ${target}`)
})

test("each operation with credentials reads its body up to its own limit", async () => {
  for (const route of routes) {
    const { method, path: url } = route
    const access = accessOf(route)
    if (method === "GET" || access === "anyone" || isForConsole(url)) continue
    const authorization = access === "operator" ? operator : account
    const bytes = route.operation.bodyBytesMax ?? 256 * kib
    const asked = { method, path: url.replace(/\{\w+\}/, "x"), headers: { authorization } }
    assert.equal(await probe({ ...asked, bytes }), 100, `${method} ${url}`)
    assert.equal(await probe({ ...asked, bytes: bytes + 1 }), 413, `${method} ${url}`)
    assert.equal(await probe({ ...asked, headers: {}, bytes: 1 }), 401, `${method} ${url}`)
  }
})

test("a webhook's body is read when its head can be the carrier's: 64 KiB, or all if the head proves it", async () => {
  const hmac = { "x-hub-signature-256": `sha256=${"0".repeat(64)}` }
  const twilio = { "x-twilio-signature": `${"A".repeat(27)}=` }
  const telegram = { "x-telegram-bot-api-secret-token": "hook-0123456789" }
  const matrixToken = { authorization: "Bearer hs-token-0123456789" }
  for (const [kind, below, headers, most] of [
    ["whatsapp", "", hmac, 64 * kib],
    ["whatsapp", "/x", hmac, 64 * kib],
    ["whatsapp", `/${"0".repeat(32)}`, hmac, 64 * kib],
    ["whatsapp", (await webhookUrlOf("whatsapp")).split("/webhooks").at(-1) ?? "", hmac, 8 * kib * kib],
    ["http", "", twilio, 64 * kib],
    ["http", "/mm7", twilio, 64 * kib],
    ["telegram", "", telegram, 512 * kib],
    ["matrix", "/_matrix/app/v1/transactions/1", matrixToken, 8 * kib * kib],
  ] as const) {
    const asked = { method: "POST", path: `/v1/carriers/${carriers[kind]}/webhooks${below}`, headers }
    assert.equal(await probe({ ...asked, bytes: most }), 100, `${kind}${below}`)
    assert.equal(await probe({ ...asked, bytes: most + 1 }), 413, `${kind}${below}`)
    for (const forged of [{}, Object.fromEntries(Object.entries(headers).map(([name]) => [name, "x"]))])
      assert.equal(await probe({ ...asked, headers: forged, bytes: 1 }), 401, `${kind}${below}`)
  }
})

test("slow bodies of strangers and of one MMSC do not stop those of another MMSC", async () => {
  const twilio = { "x-twilio-signature": `${"A".repeat(27)}=` }
  const proven = { authorization: basic("mmsc", "hooks-0123456789") }
  const held: Socket[] = []
  const begin = (kind: string, headers: Record<string, string>): Promise<number> => {
    const target = `/v1/carriers/${carriers[kind]}/webhooks/mm7`
    const lines = { host: "localhost", "content-type": "text/xml", expect: "100-continue", "content-length": 1_000, ...headers } // oxfmt-ignore
    const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connectTo(`POST ${target} HTTP/1.1\r\n${text.join("")}\r\n`)
    held.push(socket)
    return statusOn(socket)
  }
  for (let index = 0; index < 6; index++) assert.equal(await begin("http", twilio), 100)
  for (const status of await Promise.all([1, 2, 3].map(() => begin("mm7", proven)))) assert.equal(status, 100)
  void begin("mm7", proven)
  assert.equal(await begin("mm7b", proven), 100)
  for (const socket of held) socket.destroy()
})

test("a target in the absolute form gets the answer of its path", async () => {
  const webhooks = (kind: string) => `/v1/carriers/${carriers[kind]}/webhooks/x`
  const signed = { "x-hub-signature-256": `sha256=${"0".repeat(64)}` }
  const requests = [
    { method: "POST", path: webhooks("whatsapp"), headers: signed, status: 100 },
    { method: "GET", path: `${webhooks("whatsapp")}?hub.mode=subscribe`, status: 401 },
    { method: "GET", path: "/v1/nothing", status: 401 },
    { method: "GET", path: "/nothing", status: 404 },
  ]
  for (const { status, ...request } of requests)
    for (const before of ["", "http://localhost", "ftp://[::1]:x"])
      assert.equal(await probe({ ...request, path: before + request.path, bytes: 0 }), status, before + request.path)
})

test("a body that a stranger sends after the answer is not read to its end", async () => {
  assert.ok(app.metricsUrl)
  const framings = [`Content-Length: ${floodBytes}`, "Transfer-Encoding: chunked"]
  const targets = ["GET /docs", "GET /healthz", "POST /nothing", "POST /%ZZ", "POST /v1/messages", "POST /verify/x"]
  const others = [...targets, `POST /v1/carriers/${carriers["http"]}/webhooks`, "POST /console/v1/sessions"]
  for (const baseUrl of [app.baseUrl, app.metricsUrl])
    await Promise.all(
      others.flatMap((target) =>
        framings.map(async (framing) => {
          const { status, bytes } = await flood(`${target} HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n`, baseUrl)
          assert.ok(status >= 200, target)
          assert.ok(bytes <= readMax, `${target} (${framing}): ${bytes} bytes`)
        }),
      ),
    )
})

const floodBytes = 100 * kib * kib
const chunk = Buffer.from(`${(64 * kib).toString(16)}\r\n${"x".repeat(64 * kib)}\r\n`)

/** Sends 100 MiB, or until the server closes. Returns the answer's status and how much the server read. */
async function flood(head: string, baseUrl: string): Promise<{ status: number; bytes: number }> {
  const socket = connectTo(head, baseUrl)
  const answer = statusOn(socket)
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  await once(socket, "connect")
  const { localPort = 0 } = socket
  let left = floodBytes
  const send = () => {
    for (; left > 0 && socket.writable; left -= chunk.length)
      if (!socket.write(chunk)) return void socket.once("drain", send)
  }
  send()
  const status = await answer
  await closed
  return { status, bytes: accepted.get(localPort)?.bytesRead ?? Infinity }
}
