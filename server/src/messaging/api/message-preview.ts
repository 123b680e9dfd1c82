import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import type { Tx } from "#core/db/database.ts"
import { channelWords } from "#messaging/channels/channels.ts"
import { refuseSender, type SenderPolicy } from "#messaging/messages/accept/check-sender.ts"
import { customerWindowUntil, hasCustomerWindow } from "#messaging/messages/accept/customer-window.ts"
import { previewMessage as preview } from "#messaging/messages/accept/preview-message.ts"
import { type Addresses, refuseUnsendable } from "#messaging/messages/accept/plan-message.ts"
import { refuseName } from "#messaging/messages/accept/refuse-name.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { ChosenRoute, RouteRequest } from "#messaging/routing/route-table.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { recipients, senders } from "./message-schema.ts"
import { missingContentFaults, content, refuseTemplate } from "./messages.ts"
import { pairAddresses } from "./pair-addresses.ts"

export interface PreviewNeeds extends IdempotencyNeeds {
  db: IdempotencyNeeds["db"] & Tx
  senders: SenderPolicy
  messaging: MessagingContext
  routes: {
    /** Returns the route of such a message, or undefined when none leads to the recipient. */
    preview(request: RouteRequest): ChosenRoute | undefined
  }
}

const route = noted(
  z
    .object({
      sid: sid("route", "The route. Null if no route matches and the message goes to the default carrier.").nullable(),
      carrier: sid("carrier", "The carrier that would get the message."),
      waits: noted(z.boolean(), "True if no matching carrier accepts messages now.", false),
    })
    .nullable(),
  "The route of the message. Null if no carrier reaches the recipient.",
  null,
)

const previewedAddress = named(
  "PreviewedAddress",
  "The preview on one of several addresses.",
  z.object({
    channel: noted(z.enum(channelWords), "The channel of the message.", "whatsapp"),
    to: noted(z.string(), "The recipient on this channel.", "whatsapp:+15552345678"),
    num_segments: noted(z.int().min(0), "The number of segments on this channel.", 1),
    price: noted(z.number().min(0).nullable(), "The price on this channel. Null without a rate.", 0.0079),
    route,
  }),
)

const previewSchema = named(
  "MessagePreview",
  "The segments and price of a message.",
  z.object({
    encoding: noted(z.enum(["gsm7", "ucs2"]), "The encoding of the text.", "gsm7"),
    num_segments: noted(z.int().min(0), "The number of segments, as counted for sending and billing.", 1),
    units: noted(z.int().min(0), "The length of the text in septets (gsm7) or UTF-16 code units (ucs2).", 20),
    units_per_segment: noted(z.int().min(1), "The number of units that fit into each segment.", 160),
    segments: noted(z.array(z.string()), "The text of each segment.", ["Your table is ready."]),
    ucs2_characters: noted(
      z.array(
        z.object({
          character: noted(z.string(), "The character.", "—"),
          index: noted(z.int().min(0), "The position in the body, in UTF-16 code units from 0.", 5),
        }),
      ),
      "The characters outside GSM 03.38 that require ucs2. Replace all of them to make the message cheaper.",
      [],
    ),
    price: noted(
      z.number().min(0).nullable(),
      "The price of all segments. Null without a rate for the recipient.",
      0.0079,
    ),
    price_unit: noted(z.string(), "The currency of the price (ISO 4217).", "USD"),
    window_until: timestamp(
      "The end of the 24 hours in which WhatsApp accepts free text, counted from the recipient's last message to this installation. Afterwards, send a `template`. Null for other channels, without `from`, and without a known message of the recipient.",
    ).nullable(),
    route,
    channels: noted(
      z.array(previewedAddress).nullable(),
      "The previews of all addresses, in the order of `to`. Null for one address. The other fields describe the first address. The price of the message is the sum over the channels whose carriers accept it.",
      null,
    ),
  }),
)

export const previewMessage = operation<PreviewNeeds>()({
  id: "previewMessage",
  audited: false,
  tag: "Messages",
  summary: "Preview a message",
  description:
    "Returns the encoding, the segments, the characters that require UCS-2, the price and the route. Sends and stores nothing.",
  scopes: ["messages", "read"],
  access: "viewer",
  body: z.object({
    to: recipients,
    from: noted(
      senders.optional(),
      "The sender. It can decide the route. The same rules as for sending apply.",
      "+15551234567",
    ),
    ...content,
  }),
  bodyExamples: { text: { summary: "A text", value: { to: "+15552345678", body: "Your table is ready." } } },
  responses: {
    200: {
      description: "The preview of the message.",
      schema: previewSchema,
      example: {
        encoding: "gsm7",
        num_segments: 1,
        units: 20,
        units_per_segment: 160,
        segments: ["Your table is ready."],
        ucs2_characters: [],
        price: 0.0079,
        price_unit: "USD",
        route: {
          sid: "RT019aa4d2c3f07a1b8c2d3e4f5a6b7c8d",
          carrier: "CR019aa4d2c3f07a1b8c2d3e4f5a6b7c8d",
          waits: false,
        },
        window_until: null,
        channels: null,
      },
    },
  },
  problems: [
    "invalid_address",
    "same_address",
    "body_or_media_required",
    "message_too_long",
    "sender_not_owned",
    "sender_not_allowed",
  ],
  check: missingContentFaults,
  async handle(needs, request) {
    const { accountId, body } = request
    refuseTemplate(body)
    const pairs = body.from ? pairAddresses(body.to, body.from) : body.to.map(({ text, channel }) => ({ to: text, from: "", channel })) // oxfmt-ignore
    for (const { from } of body.from ? pairs : []) refuseSender(await needs.senders.check(accountId, from), from)
    const said = {
      body: body.body ?? "",
      hasMedia: (body.media_url?.length ?? 0) > 0,
      hasTemplate: body.template !== undefined,
    }
    const [first, ...others] = pairs.map((pair) => previewOf(needs, accountId, { ...pair, ...said }))
    const json = {
      encoding: first?.encoding,
      num_segments: first?.numSegments,
      units: first?.units,
      units_per_segment: first?.unitsPerSegment,
      segments: first?.segments,
      ucs2_characters: first?.ucs2Characters,
      price: priceOf(first),
      price_unit: needs.messaging.prices.priceUnit,
      route: first?.choice ? renderRoute(first.choice) : null,
      window_until: await windowUntil(needs.db, accountId, body.from ? pairs[0] : undefined),
      channels: others.length ? [first, ...others].map((each) => renderChannel(each)) : null,
    }
    const answer = { status: 200, json }
    // Nothing is stored, so only a request with a key needs the store.
    return request.idempotency ? await runIdempotent(needs, request, async () => answer) : answer
  },
})

async function windowUntil(db: Tx, accountId: string, first: Addresses | undefined): Promise<string | null> {
  if (!first || !hasCustomerWindow(first.channel)) return null
  return isoTime(await customerWindowUntil(db, accountId, { own: first.from, contact: first.to }))
}

interface SaidContent {
  body: string
  hasMedia: boolean
  hasTemplate: boolean
}

type ChannelPreview = ReturnType<typeof previewOf>

function previewOf(
  { routes, messaging: { prices } }: PreviewNeeds,
  accountId: string,
  { to, from, channel, hasMedia, hasTemplate, body }: Addresses & SaidContent,
) {
  const travels = channel === "sms" && hasMedia ? "mms" : channel
  refuseUnsendable({ to, from, channel: travels, body, hasMedia, hasTemplate })
  const choice = routes.preview({ accountId, to, from, channel: travels, tags: [] })
  if (choice) refuseName({ to, from }, choice)
  return { to, channel: travels, ...preview({ to, channel, body }, { prices, choice }) }
}

function renderChannel(channel: ChannelPreview | undefined) {
  return {
    channel: channel?.channel,
    to: channel?.to,
    num_segments: channel?.numSegments,
    price: priceOf(channel),
    route: channel?.choice ? renderRoute(channel.choice) : null,
  }
}

function priceOf(channel: ChannelPreview | undefined): number | null {
  return channel?.priceMicros == null ? null : channel.priceMicros / 1_000_000
}

function renderRoute({ routeId, carrierId, isWaiting }: ChosenRoute) {
  return { sid: routeId && toSid("route", routeId), carrier: toSid("carrier", carrierId), waits: isWaiting }
}
