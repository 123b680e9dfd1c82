import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { CarrierWebhook, WebhookAnswer, WebhookHead } from "#carriers/webhook.ts"
import { carrierWebhookPath } from "#routing/carrier-webhook-url.ts"
import { fromSid } from "#std/ids.ts"
import { Semaphore } from "#std/semaphore.ts"
import { clientAddress } from "./auth/client-address.ts"
import { Problem } from "./problems/problem.ts"

/** Reports of a hundred messages have some 60 kB. */
const bodyLimit = 512 * 1024
/** A transaction of a Matrix homeserver has a hundred events of 64 kB at most. */
const batchLimit = 8 * 1024 * 1024
/** Media of 5 MB grows by a third in transport, and MMSCs accept larger media from each other. */
const mediaLimit = 12 * 1024 * 1024
/**
 * Webhooks with media in memory at once. The bytes of others are not read, so those webhooks wait at their
 * sender.
 */
const mediaAtOnce = 4

export interface CarrierWebhookOptions {
  admitsCarrierWebhook(carrierId: string, webhook: WebhookHead): Promise<boolean>
  receiveCarrierWebhook(carrierId: string, webhook: CarrierWebhook): Promise<WebhookAnswer>
  baseUrl(): string
}

/**
 * Adds the addresses to which carriers over HTTP send receipts and messages. They have no credentials of the
 * API. The settings of the carrier say how they are verified. The answer follows the commit.
 */
export function addCarrierWebhooks(app: FastifyInstance, options: CarrierWebhookOptions): void {
  const { admitsCarrierWebhook, receiveCarrierWebhook, baseUrl } = options
  const take = async (request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
    const webhook = { ...headOf(request, baseUrl()), body }
    const answer = await receiveCarrierWebhook(carrierIdOf(request), webhook)
    return reply.code(answer.status).headers(answer.headers).send(answer.body)
  }
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    take(request, reply, Buffer.isBuffer(request.body) ? request.body : noBody)
  const url = carrierWebhookPath(":sid")
  const config = { isUnlisted: true }
  app.route({ method: ["GET", "POST"], url, config, bodyLimit, handler })
  // Some networks call several paths below the address.
  app.route({ method: ["GET", "POST", "PUT"], url: `${url}/*`, config, bodyLimit: batchLimit, handler })
  const media = new Semaphore(mediaAtOnce)
  // Runs before the body is read, because it may be large.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await admitsCarrierWebhook(carrierIdOf(request), headOf(request, baseUrl()))))
      return await take(request, reply, noBody)
    const release = await media.acquire()
    reply.raw.once("close", release)
    if (reply.raw.destroyed) release()
    return undefined
  }
  app.route({ method: "POST", url: `${url}/mm7`, config, bodyLimit: mediaLimit, onRequest, handler })
}

const noBody = Buffer.alloc(0)

function carrierIdOf(request: FastifyRequest): string {
  const carrierId = fromSid("carrier", (request.params as { sid: string }).sid)
  if (carrierId === undefined) throw new Problem("carrier_not_found", "There is no carrier at this address.")
  return carrierId
}

function headOf(request: FastifyRequest, baseUrl: string): WebhookHead {
  return {
    method: request.method,
    url: baseUrl + (request.raw.url ?? ""),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    address: clientAddress(request),
  }
}
