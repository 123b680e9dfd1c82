import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { runIdempotentInTwoSteps, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { removal, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { decodeCursor, encodeCursor, pageAnswer } from "#http/wire/page.ts"
import {
  exampleHex,
  list,
  timeParameter,
  named,
  noted,
  pageOf,
  pageParameters,
  sid,
  text,
  timestamp,
} from "#http/wire/schemas.ts"
import type { Inbound, CarrierMedia } from "#messaging/carriers/carrier.ts"
import type { Inbox, InboxMessage, InboxQuery } from "#messaging/carriers/simulator/inbox.ts"
import type { HoldStatus } from "#messaging/carriers/simulator/simulator.ts"
import type { Database } from "#core/db/database.ts"
import { bodyLimitsNote, longestBody } from "#messaging/messages/accept/body-limits.ts"
import { refuseLongBody } from "#messaging/messages/accept/plan-message.ts"
import { channelOf, parseOwnNumber, parseSender, type AddressFault } from "#messaging/numbers/address.ts"
import type { NumberOwners } from "#messaging/numbers/owners.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { address, hasMedia, messageText, planned, recipient, type ParsedAddress } from "./message-schema.ts"

/** The part of the simulator carrier that the API shows. */
export interface SimulatorControls {
  inbox: Pick<Inbox, "wait"> & {
    holds(...asked: Parameters<Inbox["holds"]>): boolean | Promise<boolean>
    list(...asked: Parameters<Inbox["list"]>): InboxMessage[] | Promise<InboxMessage[]>
  }
  inject(message: Pick<Inbound, "to" | "from" | "body" | "media" | "reference" | "at">): Promise<unknown>
  clear(accountId: string): Promise<void>
  erase(messageIds: readonly string[]): Promise<void>
  hold(accountId: string, to: string): Promise<HoldStatus | null>
  release(accountId: string, to: string | null): Promise<void>
  holds(accountId: string): HoldStatus[] | Promise<HoldStatus[]>
}

export interface SimulatorNeeds extends IdempotencyNeeds {
  db: Database
  newId: NewId
  /** Null when no process of this machine runs a simulator. */
  simulator: SimulatorControls | null
  owners: Pick<NumberOwners, "receiverOf">
}

/** The list that a cursor belongs to. */
const inboxList = "simulator_messages"
const waitMaxMs = 60_000

const mediaSchema = z.array(
  z.object({
    content_type: noted(z.string(), "The media type.", "image/jpeg"),
    bytes: noted(z.int().min(0), "The size in bytes.", 48213),
  }),
)

const shownMediaSchema = z.array(
  mediaSchema.element.extend({
    url: noted(z.string(), "The attached media, each with its sid and its URL.", `/v1/messages/MS${exampleHex}/media`),
  }),
)

const messageSchema = named(
  "SimulatorMessage",
  "A message in the inbox of a simulated recipient.",
  z.object({
    reference: noted(z.string(), "The simulator's identifier of the message.", "sim-8d2e4f5a6b7c8d-0"),
    message_sid: sid("message", "The sid of the message."),
    account_sid: sid("account", "The account that sent it."),
    to: noted(z.string(), "Recipient.", "+15552345678"),
    from: noted(z.string(), "Sender.", "+15551234567"),
    body: noted(z.string(), "The text.", "Your code is 482913."),
    code: noted(z.string().nullable(), "The digits of the code in the text. Null without a code.", "482913"),
    encoding: noted(z.enum(["gsm7", "ucs2"]), "The encoding of the text.", "gsm7"),
    num_segments: noted(z.int().min(0), "Segments.", 1),
    media: noted(shownMediaSchema, "The attached files.", []),
    trouble: noted(z.string().nullable(), "The failure that the recipient's number causes. Null without one.", null),
    num_held_receipts: noted(z.int().min(0), "The number of held receipts.", 0),
    received_at: timestamp("The time at which the simulator accepted it."),
  }),
)

const filters = {
  to: noted(recipient.optional(), "The recipient to filter by.", "+15552345678"),
  contains: noted(text(longestBody).optional(), "The text to search for in the body.", "code"),
  after: timeParameter("The earliest time of receipt, inclusive.").optional(),
  after_reference: noted(
    z.string().max(100).optional(),
    "The reference of a message in the inbox. Returns only later messages.",
  ),
}

export const listSimulatorMessages = operation<SimulatorNeeds>()({
  id: "listSimulatorMessages",
  tag: "Simulator",
  summary: "List the simulator's inbox",
  description:
    "Returns the account's messages as recipients see them, newest first. The inbox keeps only the latest messages.",
  scopes: ["messages", "read"],
  query: z.object({ ...filters, ...pageParameters }),
  responses: {
    200: {
      description: "Messages of the inbox.",
      schema: pageOf("SimulatorMessagePage", "Messages of the simulator's inbox.", messageSchema),
    },
  },
  problems: ["simulator_off", "invalid_address", "invalid_cursor"],
  async handle(needs, { accountId, query: { limit, cursor, ...filter } }) {
    const { inbox } = requireSimulator(needs)
    const [beforeReference] = decodeCursor(inboxList, cursor, 1) ?? []
    const wanted = { ...(await inboxQuery(inbox, accountId, filter)), ...(beforeReference && { beforeReference }) }
    const found = await inbox.list({ ...wanted, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return pageAnswer(shown.map(messageResource), last ? encodeCursor(inboxList, last.reference) : null)
  },
})

export const waitForSimulatorMessage = retrieval<SimulatorNeeds>()({
  id: "waitForSimulatorMessage",
  tag: "Simulator",
  noun: "message",
  summary: "Wait for a message in the simulator's inbox",
  description:
    "Responds as soon as a matching message exists, or with null after `timeout_ms`. Use it in tests: send a message, wait, and read the `code`.",
  scopes: ["messages", "read"],
  waits: true,
  query: z.object({
    ...filters,
    timeout_ms: noted(
      z.int().min(0).max(waitMaxMs).default(10_000),
      "The maximum waiting time in milliseconds, up to a minute.",
      10000,
    ),
  }),
  outcome: "The newest matching message, or null.",
  schema: named(
    "SimulatorWait",
    "The result of a wait.",
    z.object({ message: noted(messageSchema.nullable(), "The message. Null if none arrived in time.") }),
  ),
  example: { message: exampleOf(messageSchema) },
  problems: ["simulator_off", "invalid_address", "overloaded"],
  async read(needs, { accountId, query, gone }) {
    const { inbox } = requireSimulator(needs)
    const wanted = await inboxQuery(inbox, accountId, query)
    const message = await inbox.wait({ ...wanted, timeoutMs: query.timeout_ms, signal: gone() })
    return { message: message && messageResource(message) }
  },
})

export const clearSimulatorMessages = removal<SimulatorNeeds>()({
  id: "clearSimulatorMessages",
  tag: "Simulator",
  summary: "Empty the simulator's inbox",
  description: "Removes the account's messages from the inbox. The messages of the API remain.",
  scopes: ["messages"],
  outcome: "The inbox is empty.",
  problems: ["simulator_off"],
  async remove(needs, { accountId }) {
    await requireSimulator(needs).clear(accountId)
  },
})

/** A data URL (RFC 2397) in base64. It does not match a form's text with unescaped plus signs. */
/** A network can report a number that no numbering plan contains. */
function parseHandset(text: string): ParsedAddress | AddressFault {
  const parsed = parseSender(text)
  return parsed.kind === "fault" ? (parsed.reported ?? parsed) : parsed
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+);base64,((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

export const createInboundMessage = operation<SimulatorNeeds>()({
  id: "createInboundMessage",
  tag: "Simulator",
  summary: "Send a message to the account",
  description:
    "Simulates a message from a handset to a number of the account. The response comes after Posthorn stored the message and created the event `messages.received`.",
  scopes: ["messages"],
  body: z.object({
    to: address(planned(parseOwnNumber), "A phone number of the account.", "+15551234567"),
    from: address(parseHandset, "The sender of the message, in any form that a network reports.", "+15552345678"),
    body: noted(
      messageText.optional(),
      `The text: ${bodyLimitsNote}. Required without \`media\`.`,
      "Can we come at eight?",
    ),
    media: noted(
      list(z.string().regex(dataUrl), { min: 0, max: 10 }).optional(),
      "The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB.",
      [pixel],
    ),
  }),
  bodyExamples: {
    reply: { summary: "A reply", value: { to: "+15551234567", from: "+15552345678", body: "Can we come at eight?" } },
    picture: { summary: "A picture", value: { to: "+15551234567", from: "+15552345678", media: [pixel] } },
    stop: { summary: "An opt-out", value: { to: "+15551234567", from: "+15552345678", body: "STOP" } },
  },
  responses: {
    201: {
      description: "The stored message.",
      schema: named(
        "SimulatorInbound",
        "A simulated inbound message.",
        z.object({
          reference: noted(z.string(), "The simulator's identifier of the message.", "sim-8d2e4f5a6b7c8d-1"),
          to: noted(z.string(), "The account's number.", "+15551234567"),
          from: noted(z.string(), "The sender of the message.", "+15552345678"),
          body: noted(z.string(), "The text. Empty for a message with media only.", "Can we come at eight?"),
          media: noted(mediaSchema, "The attachments.", []),
          received_at: timestamp("The time of receipt."),
        }),
      ),
    },
  },
  problems: [
    "simulator_off",
    "invalid_address",
    "same_address",
    "body_or_media_required",
    "message_too_long",
    "overloaded",
  ],
  check: ({ body, media }) => (body === undefined && !hasMedia(media) ? [missingContentFaults] : []),
  async handle(needs, request) {
    const desk = requireSimulator(needs)
    const { accountId, body } = request
    if (body.body === undefined && !hasMedia(body.media))
      throw new Problem(missingContentFaults.code, missingContentFaults.detail, { param: missingContentFaults.param })
    refuseLongBody(body.body ?? "", channelOf(body.to.text))
    const media = (body.media ?? []).map(mediaOf)
    const message = { to: body.to.text, from: body.from.text, body: body.body ?? "" }
    if ((await needs.owners.receiverOf(message.to)) !== accountId) {
      throw new Problem(
        "invalid_parameter",
        "`to` is not a phone number of this account. Request it with POST /v1/phone_numbers and wait until it is active.",
        { param: "to" },
      )
    }
    if (message.to === message.from)
      throw new Problem("same_address", "`to` and `from` are the same address.", { param: "from" })
    return await runIdempotentInTwoSteps(needs, request, {
      table: "idempotency_keys",
      // The message is not part of it, so the key stores no text.
      begin: async () => ({ reference: `sim-${needs.newId()}`, received_at: isoTime(needs.clock.now()) }),
      // A reference is stored once.
      finish: async ({ reference, received_at }) => {
        await desk.inject({ ...message, media, reference, at: Date.parse(received_at) })
        return { status: 201, json: { reference, ...message, media: media.map(mediaResource), received_at } }
      },
    })
  },
})

const missingContentFaults = {
  param: "body",
  code: "body_or_media_required",
  detail: "The message has neither a `body` nor `media`. Send at least one of them.",
} as const

function mediaOf(url: string): CarrierMedia {
  const [, contentType = "", content = ""] = dataUrl.exec(url) ?? []
  return { contentType: contentType.toLowerCase(), content: Buffer.from(content, "base64") }
}

function mediaResource({ contentType, content }: CarrierMedia) {
  return { content_type: contentType, bytes: content.byteLength }
}

/** Returns the simulator. Throws `simulator_off` where none runs. */
export function requireSimulator({ simulator }: SimulatorNeeds): SimulatorControls {
  if (simulator) return simulator
  throw new Problem(
    "simulator_off",
    "The simulator is off. It needs a carrier of the kind simulator and a process with the role sender, and is off in production by default.",
  )
}

interface Filters {
  to?: { text: string } | undefined
  contains?: string | undefined
  after?: string | undefined
  after_reference?: string | undefined
}

/** Returns a query for one account: no account sees the messages of another. */
async function inboxQuery(
  inbox: SimulatorControls["inbox"],
  accountId: string,
  { to, contains, after, after_reference }: Filters,
): Promise<InboxQuery> {
  if (after_reference !== undefined && !(await inbox.holds(accountId, after_reference))) {
    throw new Problem(
      "invalid_parameter",
      "The inbox contains no message of the account with this reference. Send `after`, or the reference of a message in the inbox.",
      { param: "after_reference" },
    )
  }
  return {
    accountId,
    ...(to && { to: to.text }),
    ...(contains !== undefined && { contains }),
    ...(after !== undefined && { after: Date.parse(after) }),
    ...(after_reference !== undefined && { afterReference: after_reference }),
  }
}

function messageResource(message: InboxMessage) {
  const { reference, to, from, body, code, encoding, segments, trouble, heldReceipts } = message
  const messageSid = toSid("message", message.messageId)
  const url = `/v1/messages/${messageSid}/media`
  return {
    reference,
    message_sid: messageSid,
    account_sid: toSid("account", message.accountId),
    to,
    from,
    body,
    code,
    encoding,
    num_segments: segments,
    media: message.media.map(({ contentType: content_type, bytes }) => ({ content_type, bytes, url })),
    trouble,
    num_held_receipts: heldReceipts,
    received_at: isoTime(message.at),
  }
}
