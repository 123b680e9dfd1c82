import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { CarrierWebhook, HeadProof, WebhookAnswer, WebhookHead } from "#messaging/carriers/webhook.ts"
import { carrierWebhookPath } from "#messaging/routing/carrier-webhook-url.ts"
import { fromSid } from "#core/std/ids.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { systemClock } from "#core/std/clock.ts"
import { FairTurns } from "#core/std/fair-turns.ts"
import { clientAddress } from "#http/access/client-address.ts"
import { Problem } from "#http/problems/problem.ts"
import { unprovenBody } from "#http/wire/read-body.ts"

/** Reports of a hundred messages have some 60 kB. */
const bodyBytesMax = 512 * 1024
/** A transaction of a Matrix homeserver has a hundred events of 64 kB at most. */
const batchBytesMax = 8 * 1024 * 1024
/** Media of 5 MB grows by a third in transport, and MMSCs accept larger media from each other. */
const mediaBytesMax = 12 * 1024 * 1024
/**
 * Webhooks with media in memory at once, and those of one carrier. The bytes of others are not read, so those
 * webhooks wait at their sender.
 */
const mediaAtOnce = 4
const carrierMediaAtOnce = 3
const mediaWaitingMax = 200
/** Shorter than an MMSC waits for an answer. */
const mediaWaitMs = 20_000

export interface CarrierWebhookOptions {
  checkCarrierWebhookHead(carrierId: string, head: WebhookHead): Promise<HeadProof>
  receiveCarrierWebhook(carrierId: string, webhook: CarrierWebhook): Promise<WebhookAnswer>
  baseUrl(): string
}

/**
 * Adds the addresses to which carriers over HTTP send receipts and messages. They have no credentials of the
 * API. The settings of the carrier say how they are verified. The answer follows the commit.
 */
export function addCarrierWebhooks(app: FastifyInstance, options: CarrierWebhookOptions): void {
  const { checkCarrierWebhookHead, receiveCarrierWebhook, baseUrl } = options
  const take = async (request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
    const webhook = { ...headOf(request, baseUrl()), body }
    const answer = await receiveCarrierWebhook(carrierIdOf(request), webhook)
    return reply.code(answer.status).headers(answer.headers).send(answer.body)
  }
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    take(request, reply, Buffer.isBuffer(request.body) ? request.body : noBody)
  // Before the body is read. It is larger only if the head proves the carrier.
  const checkHead = (bytesMax: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    const proof = await checkCarrierWebhookHead(carrierIdOf(request), headOf(request, baseUrl()))
    if (proof === "forged") return await take(request, reply, noBody)
    request.bodyAllowance = proof === "proven" ? { bytesMax, isStranger: false } : unprovenBody
    return undefined
  }
  const limits = { turnsMax: mediaAtOnce, ownerTurnsMax: [carrierMediaAtOnce], waitingMax: mediaWaitingMax }
  const media = new FairTurns({ clock: systemClock, ...limits })
  const waitForMemory = async (request: FastifyRequest, reply: FastifyReply) => {
    // The bodies of strangers are small, and have a memory of their own.
    if (request.bodyAllowance?.isStranger) return
    const release = await media.acquire([carrierIdOf(request)], mediaWaitMs)
    if (typeof release === "string") throw new Overloaded("Too many webhooks with media are being read.")
    reply.raw.once("close", release)
    if (reply.raw.destroyed) release()
  }
  const url = carrierWebhookPath(":sid")
  const config = { isUnlisted: true }
  app.route({ method: ["GET", "POST"], url, config, onRequest: checkHead(bodyBytesMax), handler })
  // Some networks call several paths below the address.
  app.route({ method: ["GET", "POST", "PUT"], url: `${url}/*`, config, onRequest: checkHead(batchBytesMax), handler })
  const onRequest = [checkHead(mediaBytesMax), waitForMemory]
  app.route({ method: "POST", url: `${url}/mm7`, config, onRequest, handler })
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
