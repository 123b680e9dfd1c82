import { z } from "zod"
import { dayMs } from "#core/std/durations.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { operation, type Answer } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { noted, sidParameter, text } from "#http/wire/schemas.ts"
import {
  cancelMessage,
  createMessageFeedback,
  redactMessage,
  type MessageChangeNeeds,
} from "#messaging/api/message-changes.ts"
import { recipient, sender } from "#messaging/api/message-schema.ts"
import { content, createMessage, deleteMessage, missingContentFaults } from "#messaging/api/messages.ts"
import { messageResource } from "#messaging/messages/message-resource.ts"
import type { Message } from "#messaging/messages/message.ts"
import { getMessage } from "#messaging/messages/read/get-message.ts"
import { listMessages } from "#messaging/messages/read/list-messages.ts"
import { mailDate, readDate, type TimeSpan } from "./dates.ts"
import { refuseParameter } from "./errors.ts"
import { messageForm, messageIdOf, sidOf, version } from "./message-form.ts"
import { answerPage, twilioPageParameters } from "./page.ts"
import { refuseTestNumbers } from "./test-numbers.ts"

export type TwilioMessageNeeds = MessageChangeNeeds

/** Twilio's bounds: a scheduled message waits for at least 15 minutes and at most 35 days. */
const aheadMinMs = 15 * 60_000
const aheadMaxMs = 35 * dayMs
const validityMaxSeconds = 36_000

const date = (description: string) => noted(z.string().max(60).optional(), description, "2026-11-27")
const render = (message: Message) => messageForm(messageResource(message))

export const createTwilioMessage = operation<TwilioMessageNeeds>()({
  id: "createTwilioMessage",
  tag: "Messages",
  summary: "Send a message",
  description: "Stores a message and queues it for sending.",
  scopes: ["messages"],
  body: z.object({
    to: recipient,
    from: sender.optional(),
    body: noted(text(1600).or(z.literal("")).optional(), "The text. An empty one is none."),
    media_url: content.media_url,
    validity_period: noted(z.int().min(1).max(validityMaxSeconds).optional(), "Seconds."),
    send_at: date("The time at which to send the message."),
    status_callback: noted(text(2000).optional(), "A URL for the later statuses of the message."),
    messaging_service_sid: sidParameter("messagingService", "A pool of senders.").optional(),
  }),
  responses: { 201: { description: "The message.", schema: null } },
  check: ({ body, ...content }) => missingContentFaults({ ...content, body: body === "" ? undefined : body }),
  async handle(needs, request): Promise<Answer> {
    const { to, from, send_at: sendAt, body: given, ...content } = request.body
    refuseTestNumbers(to.text, from?.text)
    const body = { ...content, body: given || undefined, to: [to], from: from && [from] }
    const sent = { ...request, body: { ...body, send_at: readSendAt(sendAt, needs.clock.now()) } }
    const { status, json } = await createMessage.handle({ ...needs, callbackForm: "twilio" }, sent)
    const resource = (typeof json === "string" ? JSON.parse(json) : json) as ReturnType<typeof messageResource>
    return { status, json: messageForm(resource) }
  },
})

function readSendAt(given: string | undefined, now: number): string | undefined {
  if (given === undefined) return undefined
  const span = readDate(given)
  if (!span) throw refuseParameter("send_at", "`send_at` is not a date. Send it as 2026-11-27T10:00:00Z.")
  if (span.start < now + aheadMinMs || span.start > now + aheadMaxMs)
    throw refuseParameter("send_at", "`send_at` must be between 15 minutes and 35 days ahead. Send another time.")
  return isoTime(span.start)
}

export const getTwilioMessage = operation<TwilioMessageNeeds>()({
  id: "getTwilioMessage",
  tag: "Messages",
  summary: "Retrieve a message",
  description: "Returns the message.",
  scopes: ["messages", "read"],
  sid: "message",
  responses: { 200: { description: "The message.", schema: null } },
  async handle({ messaging }, { accountId, id }): Promise<Answer> {
    return { status: 200, json: render(await getMessage(messaging.db, accountId, id)) }
  },
})

export const updateTwilioMessage = operation<TwilioMessageNeeds>()({
  id: "updateTwilioMessage",
  tag: "Messages",
  summary: "Redact or cancel a message",
  description: "An empty `Body` erases the text. The `Status` `canceled` cancels the message.",
  scopes: ["messages"],
  sid: "message",
  body: z.object({
    body: noted(z.literal("", { error: "must be empty, which erases the text" }).optional(), "Nothing.", ""),
    status: noted(z.literal("canceled").optional(), "The status `canceled`.", "canceled"),
  }),
  responses: { 200: { description: "The message.", schema: null } },
  async handle(needs, request): Promise<Answer> {
    const { body, status } = request.body
    if (status !== undefined) await cancelMessage.handle(needs, request)
    if (body !== undefined) await redactMessage.handle(needs, { ...request, idempotency: null })
    return { status: 200, json: render(await getMessage(needs.messaging.db, request.accountId, request.id)) }
  },
})

export const createTwilioFeedback = operation<TwilioMessageNeeds>()({
  id: "createTwilioFeedback",
  tag: "Messages",
  summary: "Report the outcome of a message",
  description: "Records whether the recipient acted on the message.",
  scopes: ["messages"],
  body: z.object({
    outcome: noted(z.enum(["confirmed", "unconfirmed"]).optional(), "The outcome.", "confirmed"),
  }),
  responses: { 201: { description: "The report.", schema: null } },
  async handle(needs, request): Promise<Answer> {
    const { accountId, above } = request
    const id = messageIdOf(above)
    const message = messageResource(await getMessage(needs.messaging.db, accountId, id))
    const { outcome = "unconfirmed" } = request.body
    const { json } = await createMessageFeedback.handle(needs, { ...request, id, body: { outcome } })
    const { created_at: createdAt } = (typeof json === "string" ? JSON.parse(json) : json) as { created_at: string }
    const date = mailDate(createdAt)
    const sid = sidOf(message)
    const account = toSid("account", accountId)
    const uri = `/${version}/Accounts/${account}/Messages/${sid}/Feedback.json`
    return {
      status: 201,
      json: { account_sid: account, date_created: date, date_updated: date, message_sid: sid, outcome, uri },
    }
  },
})

export const deleteTwilioMessage = operation<TwilioMessageNeeds>()({
  id: "deleteTwilioMessage",
  tag: "Messages",
  summary: "Delete a message",
  description: "Deletes a message that is sent, received or refused.",
  scopes: ["messages"],
  sid: "message",
  responses: { 204: { description: "Message deleted.", schema: null } },
  async handle(needs, request): Promise<Answer> {
    const { status } = await getMessage(needs.messaging.db, request.accountId, request.id)
    if (status === "queued" || status === "sending")
      throw new Problem(
        "message_not_complete",
        "The message is not sent yet, so it cannot be deleted. Wait, then repeat the request.",
      )
    return await deleteMessage.handle(needs, request)
  },
})

export const listTwilioMessages = operation<TwilioMessageNeeds>()({
  id: "listTwilioMessages",
  tag: "Messages",
  summary: "List messages",
  description: "Returns the messages, newest first.",
  scopes: ["messages", "read"],
  query: z.object({
    to: recipient.optional(),
    from: sender.optional(),
    date_sent: date("The day on which the message was sent."),
    "date_sent<": date("Messages that were sent at this time, or before it."),
    "date_sent>": date("Messages that were sent at this time, or after it."),
    ...twilioPageParameters,
  }),
  responses: { 200: { description: "A page of messages.", schema: null } },
  async handle({ messaging }, { accountId, query }): Promise<Answer> {
    const filters = {
      To: query.to?.text,
      From: query.from?.text,
      DateSent: query.date_sent,
      "DateSent<": query["date_sent<"],
      "DateSent>": query["date_sent>"],
    }
    const day = readSpan("DateSent", query.date_sent)
    const bounds = {
      sentAfter: day?.start ?? readSpan("DateSent>", query["date_sent>"])?.start,
      sentBefore: day?.end ?? readSpan("DateSent<", query["date_sent<"])?.end,
    }
    return await answerPage(query, {
      kind: "message",
      path: `/${version}/Accounts/${toSid("account", accountId)}/Messages.json`,
      key: "messages",
      filters,
      async read(page) {
        const given = { to: query.to?.text, from: query.from?.text, ...bounds }
        const { messages: entries, nextBefore } = await listMessages(messaging.db, accountId, given, page)
        return { entries, nextBefore }
      },
      idOf: ({ id }: Message) => id,
      render,
    })
  },
})

function readSpan(name: string, given: string | undefined): TimeSpan | undefined {
  if (given === undefined) return undefined
  const span = readDate(given)
  if (!span) throw refuseParameter(name, `\`${name}\` is not a date. Send it as 2026-11-27T10:00:00Z or 2026-11-27.`)
  return span
}
