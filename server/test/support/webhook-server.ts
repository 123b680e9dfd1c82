import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { CarrierListener } from "#messaging/carriers/carrier.ts"
import { receiveWebhook, type WebhookReader } from "#messaging/carriers/webhook.ts"

/** Takes the webhooks of one carrier at a port of loopback, as the API takes them. */
export async function startWebhookServer(
  readerOf: () => WebhookReader,
  listener: Pick<CarrierListener, "receipt" | "inbound">,
): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const at = `http://${headers["host"]}${request.url}`
      const webhook = { method: request.method ?? "", url: at, headers, body: Buffer.concat(chunks) }
      receiveWebhook(readerOf(), { ...webhook, address: "127.0.0.1" }, listener, { carrierId: "c" }).then(
        ({ answer }) => response.writeHead(answer.status, answer.headers).end(answer.body),
        () => response.writeHead(503).end(),
      )
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
