import { z } from "zod"
import type { Accepted, SendMessage } from "#messaging/accept-message.ts"
import type { Clock } from "#std/clock.ts"
import type { Fault } from "#api/fault.ts"
import { operation } from "#api/operation.ts"
import type { Answer } from "#api/operation.ts"
import { Problem } from "#api/problem.ts"
import { list, momentParameter, noted } from "#api/schemas.ts"
import { messageExample, messageSchema, recipient, sender, text } from "./message-schema.ts"

export interface MessageNeeds {
  clock: Clock
  intake: {
    accept(
      accountId: string,
      request: SendMessage,
      key: { key: string; requestHash: Buffer } | null,
    ): Promise<Accepted>
  }
}

const bodyMax = 1600
const mediaMax = 10
const aheadMaxMs = 35 * 24 * 60 * 60 * 1000
const validityMaxSeconds = 14 * 24 * 60 * 60

const content = {
  to: recipient,
  from: sender,
  body: noted(text(bodyMax).optional(), "Message text, up to 1600 characters. Required unless `media_url` is given.", "Your table is ready."),
  media_url: noted(
    list(z.url({ protocol: /^https$/ }).max(2048), { max: mediaMax }).optional(),
    "HTTPS URLs of media to attach (MMS), up to 10.",
    ["https://example.com/menu.jpg"],
  ),
}

export const createMessage = operation<MessageNeeds>()({
  id: "createMessage",
  tag: "Messages",
  summary: "Send a message",
  description: "Accepts a message and queues it. The answer comes after it is stored, so an accepted message is not lost.",
  scopes: ["messages"],
  body: z.object({
    ...content,
    send_at: momentParameter("Send it at this time, up to 35 days ahead. Until then the status stays `queued`.").optional(),
    validity_period: noted(
      z.int().min(1).max(validityMaxSeconds).optional(),
      "Seconds after which it is no longer worth sending or delivering.",
      3600,
    ),
    tags: noted(list(z.string().min(1).max(64), { max: 20 }).optional(), "Up to 20 short words to find it by.", ["reservations"]),
    max_segments: noted(z.int().min(1).max(255).optional(), "Refuse the message if it needs more segments.", 3),
  }),
  responses: { 201: { description: "The message is stored and queued.", schema: messageSchema, example: messageExample } },
  check: bodyOrMedia,
  async handle({ intake, clock }, { accountId, body, idempotency }): Promise<Answer> {
    const sendAt = readSendAt(body.send_at, clock)
    const request: SendMessage = {
      to: body.to.text,
      from: body.from.text,
      channel: body.to.channel,
      body: body.body ?? "",
      mediaUrls: body.media_url ?? [],
      tags: body.tags ?? [],
      sendAt,
      validityMs: body.validity_period === undefined ? null : body.validity_period * 1000,
      segmentsMax: body.max_segments ?? null,
      isUrgent: false,
    }
    const key = idempotency && { key: idempotency.key, requestHash: idempotency.hash }
    const accepted = await intake.accept(accountId, request, key)
    if (accepted.isReplay) return { status: 201, json: accepted.json, headers: { "idempotent-replayed": "true" } }
    return { status: 201, json: accepted.json }
  },
})

function bodyOrMedia({ body, media_url }: Readonly<Record<string, unknown>>): Fault[] {
  if (body !== undefined || media_url !== undefined) return []
  return [
    {
      param: "body",
      code: "body_or_media_required",
      detail: "A message needs a `body` or a `media_url`. Give at least one of them.",
    },
  ]
}

function readSendAt(moment: string | undefined, clock: Clock): number | null {
  if (moment === undefined) return null
  const sendAt = Date.parse(moment)
  if (sendAt <= clock.now() + aheadMaxMs) return sendAt
  throw new Problem("invalid_parameter", "`send_at` must be at most 35 days ahead.", { param: "send_at" })
}
