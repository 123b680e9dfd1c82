import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { CarrierWebhook, WebhookAnswer } from "#carriers/webhook.ts"
import { carrierWebhookPath } from "#routing/carrier-webhook-url.ts"
import { fromSid } from "#std/ids.ts"
import { clientAddress } from "./auth/client-address.ts"
import { Problem } from "./problems/problem.ts"

/** Reports of a hundred messages have some 60 kB. */
const bodyLimit = 512 * 1024
/** A transaction of a Matrix homeserver has a hundred events of 64 kB at most. */
const batchLimit = 8 * 1024 * 1024

export interface CarrierWebhookOptions {
  takeCarrierWebhook(carrierId: string, webhook: CarrierWebhook): Promise<WebhookAnswer>
  baseUrl(): string
}

/**
 * Where carriers over HTTP bring receipts and messages. They have no credentials of the API; the settings of
 * the carrier say how they are verified. The answer follows the commit.
 */
export function addCarrierWebhooks(app: FastifyInstance, { takeCarrierWebhook, baseUrl }: CarrierWebhookOptions): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const carrierId = fromSid("carrier", (request.params as { sid: string }).sid)
    if (carrierId === undefined) throw new Problem("carrier_not_found", "There is no carrier at this address.")
    const { status, headers, body } = await takeCarrierWebhook(carrierId, webhookOf(request, baseUrl()))
    return reply.code(status).headers(headers).send(body)
  }
  const url = carrierWebhookPath(":sid")
  app.route({ method: ["GET", "POST"], url, config: { isUnlisted: true }, bodyLimit, handler })
  // Networks that call more than one path below the address.
  app.route({
    method: ["GET", "POST", "PUT"],
    url: `${url}/*`,
    config: { isUnlisted: true },
    bodyLimit: batchLimit,
    handler,
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
