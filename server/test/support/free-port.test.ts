import assert from "node:assert/strict"
import { createServer, type AddressInfo } from "node:net"
import { test } from "node:test"
import { Worker } from "node:worker_threads"
import { freePorts } from "./free-port.ts"

test("a free port is never one that the system gives to a server that asks for any", async () => {
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

test("processes get different ports, although no program uses them yet", async () => {
  const others = Array.from({ length: 4 }, () => {
    const code = `import(${JSON.stringify(import.meta.resolve("./free-port.ts"))}).then(async ({ freePorts }) => {
      const { parentPort } = await import("node:worker_threads")
      parentPort.postMessage(await freePorts(500))
      parentPort.on("message", () => parentPort.close())
    })`
    return new Worker(code, { eval: true })
  })
  const lists = await Promise.all(
    others.map(
      (other) => new Promise<number[]>((resolve, reject) => other.once("message", resolve).once("error", reject)),
    ),
  )
  assert.equal(new Set(lists.flat()).size, 2_000)
  await Promise.all(others.map((other) => other.terminate()))
})
