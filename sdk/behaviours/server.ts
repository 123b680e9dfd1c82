/**
 * The server that misbehaves, for the tests of all languages. It prints its addresses as one line of JSON,
 * and ends when its standard input closes. The README explains its use.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { TLSSocket } from "node:tls"
import { createAuthority } from "../../server/test/support/certificates.ts"
import { readBehaviours } from "./behaviour.ts"
import { Run, type SeenRequest } from "./run.ts"
import { faultsOf } from "./verdict.ts"
import { writeAnswer } from "./write-answer.ts"

const behaviours = new Map(readBehaviours().map((behaviour) => [behaviour.id, behaviour]))
const runs = new Map<string, Run>()
const proxiedSockets = new WeakSet<object>()
const authority = createAuthority()
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-behaviours-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

const main = createServer(listener(receive))
const tls = createTlsServer(authority.issue({ names: ["127.0.0.1", "localhost"] }), listener(receive))
const elsewhere = createServer((request, response) => {
  const [, id = "", name = ""] = (request.url ?? "").split("/")
  const run = runOf(id, name)
  if (run) run.elsewhere += 1
  response.end()
})
const proxy = createServer((request, response) => {
  proxiedSockets.add(request.socket)
  listener(receive)(request, response)
}).on("connect", (_request, socket) => {
  proxiedSockets.add(socket)
  socket.write("HTTP/1.1 200 Connection established\r\n\r\n")
  main.emit("connection", socket)
})

const elsewhereUrl = `http://127.0.0.1:${await listen(elsewhere)}`
const caFile = path.join(folder, "ca.pem")
writeFileSync(caFile, authority.cert)
const addresses = {
  url: `http://127.0.0.1:${await listen(main)}`,
  tls: `https://127.0.0.1:${await listen(tls)}`,
  ca: authority.cert,
  ca_file: caFile,
  proxy: `http://127.0.0.1:${await listen(proxy)}`,
  closed: `http://127.0.0.1:${await closedPort()}`,
}
process.stdin.on("close", () => process.exit()).resume()
process.stdout.write(`${JSON.stringify(addresses)}\n`)

function listener(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener {
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response.destroy()
    })
  }
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A proxy gets the whole URL.
  const target = (request.url ?? "").replace(/^http:\/\/[^/]*/, "")
  const [, id = "", name = "", ...rest] = (target.split("?")[0] ?? "").split("/")
  if (id === "verdict") return answerVerdict(response, runOf(name, rest[0] ?? ""))
  const run = runOf(id, name)
  if (!run) return void response.writeHead(500).end(`There is no behaviour ${id}.`)
  const seen = await readRequest(request, { rest, search: target.split("?")[1] ?? "" })
  response.on("close", () => (seen.isClosedByClient = !response.writableFinished && !response.errored))
  run.add(seen)
  const { answers } = run.behaviour
  const answer = answers[Math.min(run.requests.length, answers.length) - 1]
  if (answer) await writeAnswer(response, answer, { run, request: seen, elsewhere: `${elsewhereUrl}/${id}/${name}` })
}

function runOf(id: string, name: string): Run | undefined {
  const behaviour = behaviours.get(id)
  if (!behaviour || !name) return undefined
  const key = `${id}/${name}`
  const run = runs.get(key) ?? new Run(behaviour)
  runs.set(key, run)
  return run
}

async function readRequest(
  request: IncomingMessage,
  { rest, search }: { rest: readonly string[]; search: string },
): Promise<SeenRequest> {
  const atMs = Math.round(performance.now())
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { method = "", headers, socket } = request
  return {
    method,
    path: `/${rest.map((part) => encodeURIComponent(decodeURIComponent(part))).join("/")}`,
    query: [...new URLSearchParams(search)].toSorted(([a, b], [c, d]) => (`${a}=${b}` < `${c}=${d}` ? -1 : 1)),
    headers,
    body: Buffer.concat(chunks).toString(),
    atMs,
    isProxied: proxiedSockets.has(socket),
    isTls: socket instanceof TLSSocket,
    isClosedByClient: false,
  }
}

/** The last request and its end can arrive after the client has its result. */
const patienceMs = 30_000

async function answerVerdict(response: ServerResponse, run: Run | undefined): Promise<void> {
  if (!run) return void response.writeHead(404).end()
  const until = performance.now() + patienceMs
  while (faultsOf(run).length && performance.now() < until) await pause(20)
  const { requests } = run
  response.writeHead(200, { "content-type": "application/json" })
  response.end(JSON.stringify({ faults: faultsOf(run), requests }))
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port))
  })
}

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
