import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, get } from "node:http"
import type { AddressInfo } from "node:net"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { announceClosing, lastAnswersMs } from "./announce-closing.ts"

test("answers end their connections in the last two seconds before the port closes, and not before", async (t) => {
  const clock = new FakeClock()
  // It answers in the same turn, as an operation without a wait does.
  const server = createServer((_request, response) => response.end("answered")).listen(0, "127.0.0.1")
  t.after(() => server.close())
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const connectionOf = async () => {
    const [response] = await once(get({ port, host: "127.0.0.1", headers: { connection: "keep-alive" } }), "response")
    response.resume()
    return response.headers.connection as string
  }
  const announce = announceClosing(server, clock)
  announce(10_000)
  assert.equal(await connectionOf(), "keep-alive")
  clock.advance(10_000 - lastAnswersMs - 1)
  assert.equal(await connectionOf(), "keep-alive")
  clock.advance(1)
  assert.equal(await connectionOf(), "close")
})

test("a second signal moves the end forward", async (t) => {
  const clock = new FakeClock()
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1")
  t.after(() => server.close())
  await once(server, "listening")
  const announce = announceClosing(server, clock)
  announce(600_000)
  announce(0)
  clock.advance(0)
  const { port } = server.address() as AddressInfo
  const [response] = await once(get({ port, host: "127.0.0.1", headers: { connection: "keep-alive" } }), "response")
  response.resume()
  assert.equal(response.headers.connection, "close")
})
