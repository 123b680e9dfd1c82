import assert from "node:assert/strict"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { after, test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { createAuthority, createSelfSigned } from "../../../test/support/certificates.ts"
import { commandStatus } from "./command-status.ts"
import { openSession, type OpenFailure, type SessionTarget, type TlsOptions } from "./open-session.ts"
import { SmppServer, type ServerOptions } from "./server.ts"
import { draft, octetsOf } from "./testing.ts"

const authority = createAuthority()
const closing: (() => unknown)[] = []
after(() => Promise.all(closing.map((close) => close())))

async function startServer(options: Partial<ServerOptions> = {}): Promise<number> {
  const server = new SmppServer({
    host: "127.0.0.1",
    port: 0,
    connectionsMax: 10,
    session: { clock: systemClock },
    bind: () => ({ status: 0, fields: { systemId: "us" } }),
    request: (request) => ({ status: 0, fields: { messageId: request.command } }),
    ...options,
  })
  closing.push(() => server.stop())
  return server.start()
}

/** A listener that is not an SMSC. */
async function startPort(act: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    closing.push(() => socket.destroy())
    act(socket.on("error", () => {}))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

async function open(target: Partial<SessionTarget> & { port: number }, responseTimeoutMs = 5_000) {
  const opened = await openSession({
    target: { host: "127.0.0.1", connectTimeoutMs: 5_000, ...target },
    bind: { command: "bind_transceiver", systemId: "me", password: "secret" },
    session: { clock: systemClock, responseTimeoutMs },
    listener: { request: () => ({ status: 0 }) },
  })
  if (opened.kind === "bound") closing.push(() => opened.session.destroy())
  return opened
}

async function failure(
  target: Partial<SessionTarget> & { port: number },
  responseTimeoutMs?: number,
): Promise<OpenFailure> {
  const opened = await open(target, responseTimeoutMs)
  assert.ok(opened.kind === "failed")
  return opened
}

test("sessions of ours bind, ask, answer and unbind with each other", async () => {
  const opened = await open({ port: await startServer() })
  assert.ok(opened.kind === "bound")
  assert.deepEqual(opened.peer, { command: "bind_transceiver", systemId: "us", interfaceVersion: 0x34 })
  const fate = await opened.session.request("submit_sm", { destinationAddr: "49171" })
  assert.ok(fate.kind === "answered" && fate.response.command === "submit_sm_resp")
  assert.equal(fate.response.fields.messageId, "submit_sm")
  assert.equal((await opened.session.unbind()).cause, "unbound")
})

test("a refused bind says with which status, and where to look", async () => {
  const port = await startServer({ bind: () => ({ status: commandStatus.ESME_RINVPASWD }) })
  const { stage, status, statusClass, reason } = await failure({ port })
  assert.deepEqual([stage, status, statusClass], ["bind", 0x0e, "credentials"])
  assert.match(reason, /ESME_RINVPASWD.*password/)
})

test("the reason names a port without a listener, and an unknown name", async () => {
  const port = await startPort(() => {})
  await closing.pop()?.()
  assert.match((await failure({ port })).reason, /cannot be reached: no program listens at that port \(ECONNREFUSED\)/)
  assert.match(
    (await failure({ host: "smsc.invalid", port })).reason,
    /smsc\.invalid:\d+ cannot be reached: the host name/,
  )
})

for (const [name, act, reason] of [
  ["closes at once", (socket: Socket) => socket.destroy(), /did not respond to the bind/],
  ["says nothing", () => {}, /did not respond to the bind/],
  ["speaks HTTP", (socket: Socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"), /speaks HTTP/],
  [
    "stops in the middle of its answer",
    (socket: Socket) => socket.end(octetsOf(draft("bind_transceiver_resp", { systemId: "smsc" })).subarray(0, 18)),
    /closed the connection/,
  ],
] as const) {
  test(`a peer that ${name} is a failed bind`, async () => {
    const { stage, reason: said } = await failure({ port: await startPort(act) }, 300)
    assert.equal(stage, "bind")
    assert.match(said, reason)
  })
}

const issued = authority.issue({ names: ["localhost"] })
const tlsFailure = async (certificate: { cert: string; key: string }, tls: TlsOptions, host = "127.0.0.1") => {
  const { stage, reason } = await failure({ host, port: await startServer({ tls: certificate }), tls })
  return `${stage}: ${reason}`
}

test("a certificate of a known authority and the right name is accepted with TLS", async () => {
  const port = await startServer({ tls: issued })
  const opened = await open({ port, tls: { ca: authority.cert, servername: "localhost" } })
  assert.ok(opened.kind === "bound")
  assert.equal((await opened.session.request("query_sm", { messageId: "1" })).kind, "answered")
  await opened.session.unbind()
})

test("a certificate of an unknown authority is refused, with the remedy", async () => {
  assert.match(await tlsFailure(issued, { servername: "localhost" }), /^tls: .* is refused: its authority is unknown/)
})

test("a self-signed certificate is refused, unless it is given as the authority", async () => {
  const self = createSelfSigned(["localhost"])
  assert.match(await tlsFailure(self, { servername: "localhost" }), /^tls: .* it is self-signed/)
})

test("a certificate for another name is refused", async () => {
  assert.match(await tlsFailure(issued, { ca: authority.cert, servername: "smsc.example" }), /it is for another name/)
})

test("a certificate that has expired is refused", async () => {
  const old = authority.issue({ names: ["localhost"], notBefore: new Date(0), notAfter: new Date(1) })
  assert.match(await tlsFailure(old, { ca: authority.cert, servername: "localhost" }), /it has expired/)
})

test("TLS to a port without it has another reason than a bad certificate", async () => {
  const { stage, reason } = await failure({ port: await startServer(), tls: {} })
  assert.equal(stage, "tls")
  assert.match(reason, /is it the port for TLS/)
})

test("a server that asks for certificates of clients takes those of its authority alone", async () => {
  const port = await startServer({ tls: { ...issued, clientCa: authority.cert } })
  const trusted = { ca: authority.cert, servername: "localhost" }
  const mine = authority.issue({ names: ["client"] })
  const opened = await open({ port, tls: { ...trusted, ...mine } })
  assert.ok(opened.kind === "bound")
  await opened.session.unbind()
  assert.equal((await failure({ port, tls: trusted })).kind, "failed")
})

test("a connect without an answer ends by its deadline", async () => {
  // A handshake that never comes looks like a connect without an answer.
  const { reason } = await failure({ port: await startPort(() => {}), tls: {}, connectTimeoutMs: 200 })
  assert.match(reason, /did not respond within 200 ms/)
})

test("the local address can be chosen", async () => {
  const seen: string[] = []
  const port = await startServer({
    bind: (_request, _session, remoteAddress) => (seen.push(remoteAddress), { status: 0 }),
  })
  const opened = await open({ port, localAddress: "127.0.0.2" })
  assert.ok(opened.kind === "bound")
  assert.deepEqual(seen, ["127.0.0.2"])
  await opened.session.unbind()
})
