/** Names whose address changes between two lookups. The socket must connect to the checked address. */
import assert from "node:assert/strict"
import { once } from "node:events"
import { after, beforeEach, test } from "node:test"
import { createServer } from "node:https"
import type { AddressInfo, Socket } from "node:net"
import { setImmediate } from "node:timers/promises"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import { startDnsServer } from "../../../test/support/dns-server.ts"
import { Outgoing } from "./outgoing.ts"

const authority = createAuthority()
const certificate = authority.issue({ names: ["hooks.example"] })
const dns = await startDnsServer({})
dns.ttlSeconds = 0
const clock = new FakeClock()

/** Counts as public here. The other addresses of loopback are private. */
const allowed = "127.0.0.2"
const forbidden = "127.0.0.3"
const connections = new Map<string, number>()
let keepsAlive = true
const allowedServer = await listen(allowed, 0)
const { port } = allowedServer.address() as AddressInfo
const forbiddenServer = await listen(forbidden, port)
const caller = new Outgoing({
  clock,
  allowedRanges: [`${allowed}/32`],
  extraCa: authority.cert,
  dnsServers: [dns.address],
})
after(async () => {
  await caller.stop()
  for (const server of [allowedServer, forbiddenServer]) {
    server.closeAllConnections()
    server.close()
  }
  await dns.close()
})
beforeEach(() => {
  connections.clear()
  dns.reply = undefined
  keepsAlive = true
  clock.advance(60_000)
})

async function listen(address: string, onPort: number) {
  const server = createServer(certificate, (request, response) => {
    if (!keepsAlive) response.setHeader("connection", "close")
    request.resume().on("end", () => response.end())
  })
  server.on("connection", (_socket: Socket) => connections.set(address, (connections.get(address) ?? 0) + 1))
  server.listen(onPort, address)
  await once(server, "listening")
  return server
}

async function post(): Promise<string> {
  const url = `https://hooks.example:${port}/`
  const outcome = await caller.post({ url, headers: [], body: "{}", deadlineMs: 30_000, responseBytesMax: 100 })
  return outcome.kind === "response" ? `${outcome.status}` : outcome.failure.kind
}

test("a name that leads elsewhere after the check is connected to where it was checked", async () => {
  keepsAlive = false
  dns.records.set("hooks.example", [allowed])
  assert.equal(await caller.checkAddress(`https://hooks.example:${port}/`), undefined)
  dns.records.set("hooks.example", [forbidden])
  assert.equal(await post(), "200")
  clock.advance(1_000)
  assert.equal(await post(), "blocked")
  assert.equal(connections.get(forbidden), undefined)
})

test("a name that leads elsewhere with each answer never leads to a private address", async () => {
  keepsAlive = false
  const seen: string[] = []
  for (let round = 0; round < 20; round++) {
    dns.records.set("hooks.example", [round % 2 ? forbidden : allowed])
    seen.push(await post())
    clock.advance(1_000)
  }
  assert.deepEqual(new Set(seen), new Set(["200", "blocked"]))
  assert.equal(connections.get(forbidden), undefined)
})

test("one private address among several is enough to be refused", async () => {
  dns.records.set("hooks.example", [allowed, forbidden])
  assert.equal(await post(), "blocked")
  dns.records.set("hooks.example", [allowed, "fd00::1"])
  clock.advance(60_000)
  assert.equal(await post(), "blocked")
  assert.equal(connections.size, 0)
})

test("a connection that is kept stays with the address that was checked", async () => {
  dns.records.set("hooks.example", [allowed])
  assert.equal(await post(), "200")
  // A connection is reused in the turn after its response.
  await setImmediate()
  dns.records.set("hooks.example", [forbidden])
  clock.advance(60_000)
  assert.equal(await post(), "200")
  assert.deepEqual([...connections], [[allowed, 1]])
  allowedServer.closeAllConnections()
  const seen = new Set([await post(), await post()])
  assert.ok(seen.has("blocked"))
  assert.equal(connections.get(forbidden), undefined)
})
