import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type AddressInfo, type Socket } from "node:net"
import { after, beforeEach, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { silentLog } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import { limitConnections } from "./limit-connections.ts"

const connectionsMax = 4
const clock = new FakeClock()
const metrics = new Metrics()
const lines: object[] = []
const log = { ...silentLog, warn: (facts: object) => void lines.push(facts) }
const server = createServer((request, response) => {
  if (request.url !== "/wait") response.end("here")
})
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

/** Opens a connection with an answered request. It is idle, as in a pool. */
async function openIdle(): Promise<Socket> {
  const socket = await open1()
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
  await once(socket, "data")
  return socket
}

/** Opens a connection whose request is being answered. */
async function openBusy(): Promise<Socket> {
  const socket = await open1()
  const requested = once(server, "request")
  socket.write("POST /wait HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx")
  await requested
  return socket
}

/** Opens a connection with an incomplete request, cut after `sent`. */
async function openSlow(sent: string): Promise<Socket> {
  const socket = await open1()
  socket.write(sent)
  return socket
}

const slow = {
  head: "POST / HTTP/1.1\r\nHost: a\r\n",
  body: "POST /wait HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx",
}

test("a connection beyond the limit is closed immediately, and logged once a minute with their number", async () => {
  const busy = [await openBusy(), await openBusy(), await openBusy(), await openBusy()]
  for (let refused = 0; refused < 5; refused++) await once((await open1()).resume(), "close")
  assert.ok(busy.every((socket) => !socket.destroyed))
  assert.deepEqual(lines, [{ connectionsMax, refused: 1, closed: 0 }])
  clock.advance(60_000)
  await once((await open1()).resume(), "close")
  assert.deepEqual(lines.slice(1), [{ connectionsMax, refused: 5, closed: 0 }])
  assert.equal((await metrics.refusedConnections.get()).values[0]?.value, 6)
  assert.equal(await opened(), 4)
})

for (const [part, sent] of Object.entries(slow))
  test(`clients that never finish the ${part} of their request keep no other client out`, async () => {
    for (let asked = 0; asked < 20; asked++) {
      await openSlow(sent)
      await openSlow(sent)
      await openIdle()
    }
    assert.equal(lines.length, 1)
  })

test("the connection that has waited longest gives way to the next client, and a busy one does not", async () => {
  const [busy, first, second] = [await openBusy(), await openIdle(), await openIdle()]
  first.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
  await once(first, "data")
  await Promise.all([once(second.resume(), "close"), openIdle()])
  assert.deepEqual([busy.destroyed, first.destroyed], [false, false])
})
