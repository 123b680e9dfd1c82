/** METRICS_PORT and MAX_CONNECTIONS, over two processes that share both ports. */
import assert from "node:assert/strict"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { test } from "node:test"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"
import { freePort } from "./support/free-port.ts"

const maxConnections = 20

async function statusOf(url: string): Promise<number | "closed"> {
  try {
    const answer = await fetch(url, { headers: { connection: "close" } })
    await answer.text()
    return answer.status
  } catch {
    return "closed"
  }
}

test("PORT and METRICS_PORT answer while slow clients hold the maximum of connections of PORT", async () => {
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
  await eventually("the message is counted, whichever process accepted it", async () => sent.test(await metrics()))

  const guide = await readFile(new URL("../../docs/guides/operating.md", import.meta.url), "utf8")
  const listed = [...guide.matchAll(/^\| `(posthorn_\w+)` \|/gm)].map(([, name]) => name)
  const served = [...(await metrics()).matchAll(/^# TYPE (posthorn_\w+) /gm)].map(([, name]) => name)
  assert.deepEqual(new Set(served), new Set(listed), "the guide lists what a server serves")
  assert.match(await metrics(), /^posthorn_events_total\{type="messages\.queued"\} 1$/m)
  assert.match(await metrics(), /^posthorn_events_total\{type="payments\.review_required"\} 0$/m)

  const sockets: Socket[] = []
  try {
    await eventually("as many connections as may be open were opened", async () => {
      const socket = connect(Number(new URL(posthorn.baseUrl).port), "127.0.0.1")
      sockets.push(socket.on("error", () => undefined))
      socket.write("POST /v1/messages HTTP/1.1\r\nHost: a.example\r\n")
      await once(socket, "connect")
      return posthorn.output.includes("as many as MAX_CONNECTIONS allows are open")
    })
    for (const url of [posthorn.baseUrl, metricsUrl])
      for (let asked = 0; asked < 2 * maxConnections; asked++) assert.equal(await statusOf(`${url}/healthz`), 200, url)
    assert.equal(await statusOf(`${metricsUrl}/readyz`), 200)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})
