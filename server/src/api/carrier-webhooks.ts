import type { FastifyInstance, FastifyRequest } from "fastify"
import type { CarrierWebhook, WebhookAnswer } from "#carriers/webhook.ts"
import { carrierWebhookPath } from "#routing/carrier-webhook-url.ts"
import { fromSid } from "#std/ids.ts"
import { clientAddress } from "./client-address.ts"
import { Problem } from "./problem.ts"

/** Reports of a hundred messages have some 60 kB. */
const bodyLimit = 512 * 1024

export interface CarrierWebhookOptions {
  takeCarrierWebhook(carrierId: string, webhook: CarrierWebhook): Promise<WebhookAnswer>
  baseUrl(): string
}

/**
 * Where carriers over HTTP bring receipts and messages. They have no credentials of the API; the settings of the carrier say how they are
 * verified. The answer follows the commit.
 */
export function addCarrierWebhooks(app: FastifyInstance, { takeCarrierWebhook, baseUrl }: CarrierWebhookOptions): void {
  app.route({
    method: ["GET", "POST"],
    url: carrierWebhookPath(":sid"),
    config: { isUnlisted: true },
    bodyLimit,
    async handler(request, reply) {
      const carrierId = fromSid("carrier", (request.params as { sid: string }).sid)
      if (carrierId === undefined) throw new Problem("carrier_not_found", "There is no carrier at this address.")
      const { status, headers, body } = await takeCarrierWebhook(carrierId, webhookOf(request, baseUrl()))
      return reply.code(status).headers(headers).send(body)
    },
  })
}

function webhookOf(request: FastifyRequest, baseUrl: string): CarrierWebhook {
  return {
    method: request.method,
    url: baseUrl + (request.raw.url ?? ""),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    address: clientAddress(request),
  }
}
