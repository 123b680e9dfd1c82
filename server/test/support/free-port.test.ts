import assert from "node:assert/strict"
import { createServer, type AddressInfo } from "node:net"
import { test } from "node:test"
import { freePorts } from "./free-port.ts"

test("a free port is none that the system gives to a server that asks for any", async () => {
  const servers = Array.from({ length: 200 }, () => createServer().listen(0, "127.0.0.1"))
  const given = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.once("listening", () => resolve((server.address() as AddressInfo).port))
        }),
    ),
  )
  for (const server of servers) server.close()
  const free = await freePorts(200)
  assert.equal(new Set(free).size, 200)
  assert.ok(Math.max(...free) < Math.min(...given), `${Math.max(...free)} is among those from ${Math.min(...given)} on`)
})
