import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { shownMetadata } from "#http/wire/list-parameters.ts"
import type { FaultCode } from "#http/wire/fault.ts"
import { documentedAs, list, named, noted, patterned, sid, spelled, text, timestamp } from "#http/wire/schemas.ts"
import { isAnswerable } from "#http/wire/reported-addresses.ts"
import { addressSpelling } from "#http/wire/spellings.ts"
import { messageErrorCodes } from "#messaging/carriers/error-codes.ts"
import { channelWords } from "#messaging/channels/channels.ts"
import { countCharacters, longestBody } from "#messaging/messages/accept/body-limits.ts"
import { channelStates } from "#messaging/messages/fallback/listed-channels.ts"
import { messageStatuses } from "#messaging/messages/message.ts"
import {
  parseRecipient,
  parseSender,
  type Address,
  type AddressFault,
  type ReportedAddress,
} from "#messaging/numbers/address.ts"
import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import { sentTemplate } from "./template-schema.ts"

/** `to`, parsed to an address. The sender of the message must have the same channel. */
export const recipient = address(
  parseRecipient,
  "The recipient. A phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.",
  "+15552345678",
)

/** `from`, which can also be a short code or letters. */
export const sender = address(
  parseSender,
  "The sender. A phone number as in `to`, a short code, a name, or a chat or email address with its prefix. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.",
  "+15551234567",
)

/** The limit of addresses of one message. */
const addressesMax = 5

/**
 * `to` of a message: the addresses of one person, tried in their order. Some generated clients write them
 * with commas.
 */
export const recipients = addresses(
  { parse: parseRecipient, isSet: true },
  "The recipient. A phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You can send up to 5 addresses of one person, separated by commas, as a list, or as a repeated key. Posthorn tries them in this order until a carrier delivers the message. Several can be of one channel, but none can be in the list twice.",
  "+15552345678",
)

export const senderNote =
  "The sender: a phone number, a short code, a name, or a chat or email address with its prefix. If `to` has several addresses, send one sender for each in the same order, or one for all. A phone number also stands for the same number on WhatsApp. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -."

/** `from` of a message: one address, or one for each of `to`. */
export const senders = addresses({ parse: planned(parseSender), isSet: false }, senderNote, "+15551234567")

/** `isSet`: the list must not contain an address twice, in whatever forms. */
function addresses(
  { parse, isSet }: { parse: (text: string) => Address | AddressFault; isSet: boolean },
  description: string,
  example: string,
) {
  // Every element is checked below. So the fault of a single address names the parameter without a position.
  const texts = list(spelled(z.unknown(), addressSpelling), { max: addressesMax, isCommaSeparated: true })
  const schema = texts.transform((given, context): ParsedAddress[] => {
    const found: ParsedAddress[] = []
    for (const [index, text] of given.entries()) {
      const parsed = typeof text === "string" ? parsedBy(parse, text) : ({ kind: "fault", sentence: "must be a string" } as const) // oxfmt-ignore
      const path = given.length > 1 ? [index] : []
      const isSecond = isSet && parsed.kind !== "fault" && found.some((other) => isSame(other, parsed))
      if (isSecond)
        context.addIssue({ code: "custom", message: "This address is in the list twice. Remove one of the two.", params: { code: "duplicate_parameter" }, path }) // oxfmt-ignore
      else if (parsed.kind === "fault") context.addIssue({ ...issueOf(parsed), path })
      else found.push(parsed)
    }
    return found
  })
  return noted(documentedAs(schema, { type: "string", pattern: "^[^\\x00]+$" }), description, example)
}

/** The text of a message. Most channels have shorter limits, which `refuseLongBody` applies. */
export const messageText = text(longestBody, (given) => ({
  message: `The text has ${countCharacters(given)} characters, and a message has up to ${longestBody} over any channel. Shorten it.`,
  params: { code: "message_too_long" satisfies FaultCode },
}))

function isSame(one: ParsedAddress, other: ParsedAddress): boolean {
  return canonicalAddress(one.text) === canonicalAddress(other.text)
}

/** An address of the numbering plan, or one from which a message arrived. */
export type ParsedAddress = Address | ReportedAddress

function parsedBy(parse: (text: string) => ParsedAddress | AddressFault, text: string): ParsedAddress | AddressFault {
  const parsed = parse(text)
  return parsed.kind === "fault" && parsed.reported && isAnswerable(parsed.reported.text) ? parsed.reported : parsed
}

function issueOf({ sentence, reported }: AddressFault) {
  return { code: "custom", message: sentence, params: { code: "invalid_address", reported: reported?.text } } as const
}

/** As `parse`, for an address of the account: what the numbering plan does not contain is refused. */
export function planned(parse: (text: string) => Address | AddressFault): (text: string) => Address | AddressFault {
  return (text) => {
    const parsed = parse(text)
    return parsed.kind === "fault" ? { kind: "fault", sentence: parsed.sentence } : parsed
  }
}

/** Returns the schema of an address that `parse` reads. A fault has the code `invalid_address`. */
export function address(parse: (text: string) => ParsedAddress | AddressFault, description: string, example: string) {
  return noted(
    // The pattern is only for the document. The parser refuses an empty text with its own sentence.
    spelled(patterned(/^[^\x00]+$/), addressSpelling).transform((text, context): ParsedAddress => {
      const parsed = parsedBy(parse, text)
      if (parsed.kind !== "fault") return parsed
      context.addIssue(issueOf(parsed))
      return z.NEVER
    }),
    description,
    example,
  )
}

/** Returns whether the parameter was given and is not an empty list. */
export function hasMedia(media: unknown): boolean {
  return media !== undefined && !(Array.isArray(media) && media.length === 0)
}

const messageAddress = named(
  "MessageAddress",
  "One of the addresses of a message with several.",
  z.object({
    channel: noted(z.enum(channelWords), "The channel.", "whatsapp"),
    to: noted(z.string(), "The recipient on this channel.", "whatsapp:+15552345678"),
    from: noted(z.string(), "The sender on this channel.", "whatsapp:+15551234567"),
    num_segments: noted(z.int().min(0).max(255), "The number of segments of the text on this channel.", 1),
    status: noted(
      z.enum(channelStates),
      "The status on this address. `waiting`: not tried yet. `sending`: queued or on the way to the carrier. `sent`: the carrier accepted it. `timed_out`: no delivery in time, but a sent message can still arrive. `unknown`: Posthorn does not know whether the carrier has it.",
      "timed_out",
    ),
    error_code: noted(
      z.string().nullable(),
      "The reason why the message failed or was not delivered. Null otherwise.",
      null,
    ),
  }),
)

export const messageSchema = named(
  "Message",
  "A sent or received message.",
  z.object({
    sid: sid("message", "Identifier of the message."),
    account_sid: sid("account", "The account of the message."),
    direction: noted(z.enum(["outbound", "inbound"]), "The direction: sent by the account, or received.", "outbound"),
    channel: noted(z.enum(channelWords), "The channel.", "sms"),
    status: noted(z.enum(messageStatuses), "The status. It never returns to an earlier one.", "queued"),
    to: noted(z.string(), "The recipient.", "+15552345678"),
    from: noted(z.string(), "The sender.", "+15551234567"),
    body: noted(z.string(), "The text. Empty for a message with media only.", "Your table is ready."),
    num_segments: noted(z.int().min(0).max(255), "The number of segments of the text.", 1),
    num_media: noted(z.int().min(0).max(10), "The number of attached media.", 0),
    price: noted(
      z.number().min(0).nullable(),
      "The price of all segments. Null before a carrier gets the message, and without a rate for the recipient. For several addresses, the sum of the prices on the channels whose carriers accepted the message.",
      null,
    ),
    price_unit: noted(z.string().regex(/^[A-Z]{3}$/), "The currency of the price (ISO 4217).", "USD"),
    error_code: noted(
      z.string().nullable(),
      `The reason why the message failed or was not delivered. Null otherwise. The codes are ${Object.keys(
        messageErrorCodes,
      )
        .map((code) => `\`${code}\``)
        .join(", ")}. Later versions can add codes.`,
      null,
    ),
    error_message: noted(
      z.string().nullable(),
      "The meaning of `error_code` as a sentence. Null without an error.",
      null,
    ),
    tags: noted(z.array(z.string()), "The `tags` of the request.", ["reservations"]),
    metadata: shownMetadata,
    send_at: timestamp("The scheduled time. Null without `send_at` in the request.").nullable(),
    created_at: timestamp("The time when the server accepted or received the message."),
    updated_at: timestamp("The time of the last change."),
    sent_at: timestamp("The time when a carrier accepted the message. Null before.").nullable(),
    delivered_at: timestamp("The time of delivery, as reported by the carrier. Null without such a report.").nullable(),
    read_at: timestamp(
      "The time when the recipient read the message, as reported by the network. Null without such a report. It does not change the status `delivered`.",
    ).nullable(),
    channels: noted(
      z.array(messageAddress).nullable(),
      "The status of each address, in the order of `to`, for a message with several addresses. Null for other messages. `to`, `from` and `channel` of the message describe the address that Posthorn tries or that delivered.",
      null,
    ),
    template: sentTemplate,
    carrier_sid: sid(
      "carrier",
      "The carrier that sends or received the message. Until the status is `sent`, Posthorn can move the message to another carrier. An event names the carrier at its time.",
    ),
    status_callback: noted(z.string().nullable(), "The `status_callback` of the request. Null without one.", null),
    messaging_service_sid: sid(
      "messagingService",
      "The `messaging_service_sid` of the request, or the messaging service that received the message. Null without one.",
    ).nullable(),
    reply_to_sid: sid(
      "message",
      "The inbound message that this one answers: an automatic reply to a keyword, or a reply of the `inbound_url`. Null for other messages.",
    ).nullable(),
  }),
)

export const messageExample = exampleOf(messageSchema, {
  messaging_service_sid: null,
  reply_to_sid: null,
  tags: [],
  metadata: {},
})
