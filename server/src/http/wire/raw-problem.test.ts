import assert from "node:assert/strict"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"

for (const [what, request] of [
  ["a broken request", "NO HTTP\r\n\r\n"],
  ["a tunnel", "CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n"],
] as const) {
  test(`the connection of ${what} is closed within two seconds, even if its client keeps it open`, async () => {
    const clock = new FakeClock()
    await using api = await startTestApi({ clock })
    const accepted = once(api.app.server, "connection") as Promise<[Socket]>
    const client = connect({ port: Number(new URL(api.baseUrl).port), host: "127.0.0.1", allowHalfOpen: true })
    client.on("error", () => undefined).write(request)
    const [connection] = await accepted
    const answer = (await client.toArray()).join("")
    assert.match(answer, /^HTTP\/1\.1 40[05] .*"request_id"/s)
    client.write("and on and on")
    assert.equal(connection.destroyed, false)
    const closed = once(connection, "close")
    clock.advance(2_000)
    await closed
    client.destroy()
  })
}
