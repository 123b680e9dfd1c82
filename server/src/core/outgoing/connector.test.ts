import assert from "node:assert/strict"
import { createServer, type AddressInfo } from "node:net"
import { test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import { createAddressRules, type AddressRules } from "./address-rules.ts"
import { ConnectLimiter } from "./connect-limiter.ts"
import { createConnector } from "./connector.ts"
import { AddressForbidden } from "./failure.ts"
import { FloodWatch } from "./flood-watch.ts"
import { Resolver } from "./resolver.ts"
import { Handover } from "./timing.ts"

test("an address that is not allowed is not even connected to", async () => {
  let connections = 0
  await using server = createServer((socket) => void (connections++, socket.destroy())).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  assert.ok((await connectTo(port, { rules: createAddressRules([]) })) instanceof AddressForbidden)
  assert.equal(connections, 0)
})

test("the peer's address is checked once more, before a byte of HTTP leaves", async (t) => {
  const receiver = await startHttpsReceiver()
  t.after(() => receiver.close())
  const asked: string[] = []
  // As if the checked address led to another one on the network.
  const rules = {
    hasPrivateRanges: true,
    isAllowed: (address: string) => asked.push(address) === 1,
    isNamed: () => true,
  }
  assert.ok((await connectTo(receiver.port, { rules, extraCa: receiver.ca })) instanceof AddressForbidden)
  assert.deepEqual(asked, ["127.0.0.1", "127.0.0.1"])
  assert.deepEqual(receiver.requests, [])
})

test("a connection without TLS goes only to an address in a range that the operator named", async () => {
  await using server = createServer((socket) => void socket.destroy()).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  const protocol = "http:"
  const foreign = { hasPrivateRanges: true, isAllowed: () => true, isNamed: () => false }
  assert.ok((await connectTo(port, { rules: foreign, protocol })) instanceof AddressForbidden)
  assert.equal(await connectTo(port, { rules: createAddressRules(["127.0.0.0/8"]), protocol }), null)
})

/** Returns the error, or null for a connection. */
function connectTo(
  port: number,
  { rules, extraCa = "", protocol = "https:" }: { rules: AddressRules; extraCa?: string; protocol?: string },
) {
  const [resolver, floods, turns] = [new Resolver(systemClock), new FloodWatch(), new ConnectLimiter()]
  const timed = { clock: systemClock, handover: new Handover() }
  const connect = createConnector({ rules, resolver, floods, turns, ...timed, extraCa })
  const target = { hostname: "127.0.0.1", host: `127.0.0.1:${port}`, protocol, port: String(port) }
  return new Promise<Error | null>((resolve) => {
    connect(target, (error, socket) => {
      socket?.destroy()
      resolve(error)
    })
  })
}
