import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import { connect } from "node:net"
import type { AddressInfo, Socket } from "node:net"
import { after, beforeEach, test } from "node:test"
import { FakeClock } from "#std/fake-clock.ts"
import { silentLog } from "#std/log.ts"
import { Metrics } from "#std/metrics.ts"
import { limitConnections } from "./limit-connections.ts"

const connectionsMax = 3
const clock = new FakeClock()
const metrics = new Metrics()
const lines: object[] = []
const log = { ...silentLog, warn: (facts: object) => void lines.push(facts) }
const server = createServer((_request, response) => response.end("here"))
limitConnections(server, { connectionsMax, log, clock, metrics })
server.listen(0, "127.0.0.1")
await once(server, "listening")
let open: Socket[] = []

beforeEach(async () => {
  for (const socket of open) socket.destroy()
  open = []
  while ((await opened()) > 0) await new Promise((resolve) => setImmediate(resolve))
  clock.advance(60_000)
  lines.length = 0
})
after(() => {
  server.close()
  server.closeAllConnections()
})

async function opened(): Promise<number> {
  return (await metrics.connections.get()).values[0]?.value ?? 0
}

async function open1(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  open.push(socket.on("error", () => undefined))
  await once(socket, "connect")
  return socket
}

/** A connection with a request that was answered: idle, as a pool keeps it. */
async function openIdle(): Promise<Socket> {
  const socket = await open1()
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
  await once(socket, "data")
  return socket
}

/** A connection with a request that does not end. */
async function openBusy(): Promise<Socket> {
  const socket = await open1()
  socket.write("POST / HTTP/1.1\r\nHost: a\r\n")
  return socket
}

test("a connection beyond the limit is closed at once, and logged once a minute with their number", async () => {
  const busy = await Promise.all([openBusy(), openBusy(), openBusy()])
  for (let refused = 0; refused < 5; refused++) await once((await open1()).resume(), "close")
  assert.ok(busy.every((socket) => !socket.destroyed))
  assert.deepEqual(lines, [{ connectionsMax, refused: 1 }])
  clock.advance(60_000)
  await once((await open1()).resume(), "close")
  assert.deepEqual(lines.slice(1), [{ connectionsMax, refused: 5 }])
  assert.equal((await metrics.refusedConnections.get()).values[0]?.value, 6)
  assert.equal(await opened(), 3)
})

test("idle connections give way to the next client, and busy ones do not", async () => {
  const busy = await openBusy()
  const idle = [await openIdle(), await openIdle()]
  const closed = Promise.all(idle.map((socket) => once(socket.resume(), "close")))
  await once((await open1()).resume(), "close")
  await closed
  assert.equal(busy.destroyed, false)
  assert.equal((await openIdle()).destroyed, false)
})
