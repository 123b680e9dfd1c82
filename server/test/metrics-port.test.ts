/** METRICS_PORT and MAX_CONNECTIONS, over two processes that share both ports. */
import assert from "node:assert/strict"
import { once } from "node:events"
import { connect, createServer } from "node:net"
import type { AddressInfo, Socket } from "node:net"
import { test } from "node:test"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const withinMs = 30_000
const maxConnections = 20

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

async function statusOf(url: string): Promise<number | "closed"> {
  try {
    const answer = await fetch(url, { headers: { connection: "close" } })
    await answer.text()
    return answer.status
  } catch {
    return "closed"
  }
}

test("health and metrics answer at METRICS_PORT while clients hold all connections of PORT", async () => {
  const metricsUrl = `http://127.0.0.1:${await freePort()}`
  const environment = {
    PROCESSES: "2",
    METRICS_PORT: new URL(metricsUrl).port,
    MAX_CONNECTIONS: String(maxConnections),
  }
  await using posthorn = new Installation({ environment })
  await posthorn.start()
  const client = new RestClient(posthorn)
  await client.post("/v1/messages", { to: "+14155550123", from: "+15005550006", body: "Hello" })
  await client.close()

  assert.equal(await statusOf(`${posthorn.baseUrl}/metrics`), 404)
  const sent = /posthorn_http_request_seconds_count\{operation="createMessage",status="201"\} 1\n/
  const metrics = async () => await (await fetch(`${metricsUrl}/metrics`)).text()
  await eventually("the message is counted, whichever process accepted it", withinMs, async () =>
    sent.test(await metrics()),
  )

  const sockets: Socket[] = []
  try {
    await eventually("no connection of PORT is free", withinMs, async () => {
      const socket = connect(Number(new URL(posthorn.baseUrl).port), "127.0.0.1")
      sockets.push(socket.on("error", () => undefined))
      socket.write("POST /v1/messages HTTP/1.1\r\nHost: a.example\r\n")
      return sockets.length > 2 * maxConnections && (await statusOf(`${posthorn.baseUrl}/healthz`)) === "closed"
    })
    assert.deepEqual([await statusOf(`${metricsUrl}/healthz`), await statusOf(`${metricsUrl}/readyz`)], [200, 200])
    await eventually("what was refused is counted", withinMs, async () =>
      /posthorn_http_connections_refused_total [1-9]/.test(await metrics()),
    )
    assert.match(posthorn.output, /as many as MAX_CONNECTIONS allows are open/)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  await eventually(
    "clients are served again",
    withinMs,
    async () => (await statusOf(`${posthorn.baseUrl}/healthz`)) === 200,
  )
})
