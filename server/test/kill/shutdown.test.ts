/** Posthorn is asked to stop, or to start twice. */
import assert from "node:assert/strict"
import { once } from "node:events"
import { Agent, get } from "node:http"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { test } from "node:test"
import { stopwatch } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { listProcesses, serverProcesses, type Process } from "../support/processes.ts"
import { RestClient } from "../support/rest-client.ts"
import { Load } from "./load.ts"
import { startWithReceiver } from "./with-receiver.ts"

const message = { to: "+14155552000", from: "+15005550006", body: "Just in time." }

test("SIGTERM under load answers requests under way, keeps every 201, and ends with 0", async (t) => {
  await using posthorn = new Installation()
  await posthorn.start()
  const client = new RestClient(posthorn)
  using load = new Load({ client, perSecond: 300, random: Math.random })
  load.start()
  await eventually("messages are accepted", () => load.accepted.size >= 300)
  // On a connection that is open already, so that it is surely asked before the end begins.
  const patient = new RestClient(posthorn)
  await patient.get("/v1/account")
  const waits = patient.get("/v1/simulator/messages/wait?contains=never&timeout_ms=60000")
  const begun = await Promise.all(Array.from({ length: 20 }, () => beginRequest(posthorn)))
  const exit = posthorn.end("SIGTERM")
  const answers = await Promise.all(begun.map((finish) => finish()))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  assert.deepEqual(
    new Set(answers.map(({ connection }) => connection)),
    new Set(["close"]),
    "the client is told to go elsewhere",
  )
  const wait = await waits
  assert.deepEqual([wait.status, wait.body], [200, { message: null }], "who waits is told that nothing came")
  const { code, afterMs } = await exit
  t.diagnostic(`${load.accepted.size} accepted; ended in ${Math.round(afterMs)} ms`)
  assert.equal(code, 0)
  load[Symbol.dispose]()

  const readyMs = await posthorn.start()
  t.diagnostic(`ready again in ${Math.round(readyMs)} ms`)
  const stored = new Set<string>()
  for await (const { sid } of client.list<{ sid: string }>("/v1/messages")) stored.add(sid)
  const lost = [...load.accepted.keys(), ...answers.map(({ sid }) => sid)].filter((sid) => !stored.has(sid))
  assert.deepEqual(lost, [])
  assert.deepEqual(load.faults, [])
  await Promise.all([client.close(), patient.close()])
})

for (const PROCESSES of ["1", "2"])
  test(`${PROCESSES} processes with a delay are not ready and still answer after SIGTERM, and a second signal skips it`, async () => {
    await using posthorn = new Installation({ environment: { PROCESSES, SHUTDOWN_DELAY_SECONDS: "600" } })
    await posthorn.start()
    const client = new RestClient(posthorn)
    const exit = posthorn.end("SIGTERM")
    const elapsed = stopwatch()
    // Each request has a connection of its own, so that each process answers some.
    const readiness = () => Promise.all(Array.from({ length: 16 }, () => answerOf(`${posthorn.baseUrl}/readyz`)))
    await eventually("no process is ready", async () => {
      return (await readiness()).every(({ body }) => body === '{"status":"not_ready","reason":"stopping"}')
    })
    const health = await answerOf(`${posthorn.baseUrl}/healthz`)
    assert.deepEqual([health.status, health.connection], [200, "keep-alive"])
    assert.equal((await client.post("/v1/messages", message)).status, 201)
    await eventually("another signal is another wish", () => elapsed() > 1_500)
    process.kill(posthorn.pid, "SIGTERM")
    const { code } = await exit
    assert.equal(code, 0, posthorn.output)
    await assert.rejects(answerOf(`${posthorn.baseUrl}/healthz`), /ECONNREFUSED/)
    await client.close()
  })

test("neither a client that does not finish its request nor a receiver that does not answer holds up the end for long", async (t) => {
  await using whole = await startWithReceiver({ respond: () => undefined })
  const { posthorn, client, receiver } = whole
  await client.post("/v1/messages", message)
  await receiver.received(1)
  const unfinished = connectTo(posthorn)
  await beginRequest(posthorn, unfinished, 10_000)
  // Never silent for long, so that nothing but the stop ends it.
  const dripping = setInterval(() => unfinished.write(" "), 1_000)
  unfinished.on("error", () => undefined).on("close", () => clearInterval(dripping))
  const { code, afterMs } = await posthorn.end("SIGTERM")
  t.diagnostic(`ended in ${Math.round(afterMs)} ms`)
  assert.equal(code, 0)
})

test("Ctrl-C, which a terminal sends to the whole process group, leaves no process behind", async () => {
  await using posthorn = new Installation()
  await posthorn.start()
  const { postmaster } = posthorn
  const family = new Set([
    postmaster,
    ...serverProcesses(postmaster).all,
    ...ofFolder(posthorn.dataDir).map(({ pid }) => pid),
  ])
  const { code } = await posthorn.end("SIGINT", { toGroup: true })
  assert.equal(code, 0)
  // The last to go is the watchdog, which hears of it by the end of its pipe.
  await eventually("all its processes are gone", () => !listProcesses().some(({ pid }) => family.has(pid)))
  assert.deepEqual(ofFolder(posthorn.dataDir), [])
})

test("Ctrl-C in the middle of a first start ends it in order, and the next start works", async (t) => {
  await using posthorn = new Installation()
  const moments = {
    "while the store is made": () => isMakingStore(posthorn.dataDir),
    "while the store starts": () => posthorn.postmaster > 0,
  }
  for (const [moment, hasCome] of Object.entries(moments)) {
    posthorn.spawn()
    await eventually(moment, hasCome)
    const { code, afterMs } = await posthorn.end("SIGINT", { toGroup: true })
    t.diagnostic(`${moment}: ended in ${Math.round(afterMs)} ms`)
    assert.equal(code, 0, posthorn.output)
  }
  await eventually("all its processes are gone", () => ofFolder(posthorn.dataDir).length === 0)
  await posthorn.start()
  assert.equal(posthorn.output.match(/^Auth Token: /gm)?.length, 1, "the start that came through told the token")
})

test("a first start whose port is taken says so, and the next one still prints the token", async () => {
  await using other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as AddressInfo
  await using posthorn = new Installation({ port })
  await assert.rejects(posthorn.start(), new RegExp(`cannot listen on 127\\.0\\.0\\.1:${port}: another program`))
  await other[Symbol.asyncDispose]()
  await posthorn.start()
  assert.ok(posthorn.account.token)
})

test("a second start over the same DATA_DIR is refused with a sentence, and does not disturb the first", async () => {
  await using first = new Installation()
  await first.start()
  const second = new Installation({ dataDir: first.dataDir })
  await assert.rejects(second.start(), /It ended at its start/)
  assert.equal((await second.end("SIGTERM")).code, 1)
  assert.match(
    second.output,
    /^.+ is in use by another Posthorn \(process \d+\)\. Stop it first, or set DATA_DIR to another folder\.\n$/,
  )
  const client = new RestClient(first)
  assert.equal((await client.post("/v1/messages", message)).status, 201)
  await client.close()
})

/** Whether `initdb` is at work, and has the server that it uses for it running. */
function isMakingStore(dataDir: string): boolean {
  const processes = listProcesses()
  const initdb = processes.find(({ command }) => command.includes("/initdb ") && command.includes(dataDir))
  return initdb !== undefined && processes.some(({ parent }) => parent === initdb.pid)
}

/** Processes that were told this folder. */
function ofFolder(dataDir: string): Process[] {
  return listProcesses().filter(({ command }) => command.includes(dataDir))
}

interface Answer {
  status: number | undefined
  connection: string | undefined
  body: string
}

/** Asks once, over a connection of its own. */
function answerOf(url: string): Promise<Answer> {
  const agent = new Agent({ keepAlive: true })
  return new Promise<Answer>((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const { statusCode: status, headers } = response
      text(response).then((body) => resolve({ status, connection: headers.connection, body }), reject)
    })
    request.on("error", reject)
  }).finally(() => agent.destroy())
}

interface Finished {
  status: number
  connection: string | undefined
  sid: string
}

function connectTo({ baseUrl }: Installation): Socket {
  const { hostname, port } = new URL(baseUrl)
  return connect(Number(port), hostname)
}

/**
 * Sends a POST up to the middle of its body; resolves when the server has taken up its head. The returned
 * function sends the rest and gives what was answered.
 */
async function beginRequest(
  posthorn: Installation,
  socket = connectTo(posthorn),
  length = JSON.stringify(message).length,
): Promise<() => Promise<Finished>> {
  const { account } = posthorn
  const body = JSON.stringify(message)
  const head = [
    "POST /v1/messages HTTP/1.1",
    "host: localhost",
    "content-type: application/json",
    `content-length: ${length}`,
    "expect: 100-continue",
    `authorization: Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`,
  ]
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`)
  const [first] = (await once(socket, "data")) as [Buffer]
  assert.match(first.toString(), /^HTTP\/1\.1 100 /)
  return () => finish(socket, body.slice(10))
}

async function finish(socket: Socket, rest: string): Promise<Finished> {
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  // Not `end`: Node takes that for a client which is gone.
  socket.write(rest)
  await once(socket, "close")
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  return {
    status: Number(head.split(" ")[1]),
    connection: /^connection: (.+)$/im.exec(head)?.[1]?.trim(),
    sid: /"sid":"(MS\w+)"/.exec(body)?.[1] ?? "",
  }
}
