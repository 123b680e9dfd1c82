import type { RowOf } from "#db/from-row.ts"
import type { Fallback } from "./fallback/listed-channels.ts"

/** A message as the store holds it. Addresses are parsed, times are milliseconds, the price is exact. */
export interface Message {
  accountId: string
  id: string
  direction: "outbound" | "inbound"
  channel: string
  status: MessageStatus
  /** The number of its events so far. */
  sequence: number
  to: string
  from: string
  body: string
  encoding: "gsm7" | "ucs2"
  numSegments: number
  numMedia: number
  mediaUrls: readonly string[]
  /** The template that is sent instead of the body, as JSON. */
  template: string | null
  tags: readonly string[]
  /**
   * The price after submission, by the customer rate at acceptance: millionths of `priceUnit`, for all
   * segments. Null without a rate.
   */
  rateMicros: number | null
  priceMicros: number | null
  priceUnit: string
  errorCode: string | null
  errorMessage: string | null
  carrierId: string
  priority: number
  /** The automatic reply to STOP, START or HELP, which is sent although the recipient has opted out. */
  isAutomatic: boolean
  /**
   * The verification whose code it carries. The code is masked in `body`, and the sender inserts it at the
   * hand-over.
   */
  verificationId: string | null
  /** How often it was handed to a carrier. */
  submissions: number
  sendAt: number | null
  expiresAt: number | null
  createdAt: number
  updatedAt: number
  sentAt: number | null
  deliveredAt: number | null
  /** When the recipient read it, as the network reported. It changes no status. */
  readAt: number | null
  /** Its channels, when it lists several; null for nearly all messages. */
  fallback: Fallback | null
}

export const messageStatuses = ["queued", "sending", "sent", "delivered", "undelivered", "failed", "received"] as const

export type MessageStatus = (typeof messageStatuses)[number]

/**
 * Allowed moves: queued → sending → sent → delivered or undelivered; queued or sending → failed; undelivered
 * → delivered, because a later receipt can correct an earlier one. `messages_move` in the schema has the same
 * rules.
 */
export const messageMovesFrom: Record<MessageStatus, readonly MessageStatus[]> = {
  queued: [],
  received: [],
  sending: ["queued"],
  sent: ["sending"],
  delivered: ["sent", "undelivered"],
  undelivered: ["sent"],
  failed: ["queued", "sending"],
}

/** A message row as the driver returns it. */
export type MessageRow = RowOf<Omit<Message, "to" | "from" | "mediaUrls" | "tags" | "fallback">> & {
  to_address: string
  from_address: string
  media_urls: string[] | null
  tags: string[] | null
  /** JSON. */
  fallback: string | null
  /** The shared records with its events: `#events/event-record.ts`. */
  event_records: string[]
}

export function toMessage(row: MessageRow): Message {
  return {
    accountId: row.account_id,
    id: row.id,
    direction: row.direction,
    channel: row.channel,
    status: row.status,
    sequence: row.sequence,
    to: row.to_address,
    from: row.from_address,
    body: row.body,
    encoding: row.encoding,
    numSegments: row.num_segments,
    numMedia: row.num_media,
    mediaUrls: row.media_urls ?? [],
    template: row.template,
    tags: row.tags ?? [],
    rateMicros: row.rate_micros,
    priceMicros: row.price_micros,
    priceUnit: row.price_unit,
    errorCode: row.error_code,
    errorMessage: row.error_message,
    carrierId: row.carrier_id,
    priority: row.priority,
    isAutomatic: row.is_automatic,
    verificationId: row.verification_id,
    submissions: row.submissions,
    sendAt: row.send_at,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    deliveredAt: row.delivered_at,
    readAt: row.read_at,
    fallback: row.fallback === null ? null : (JSON.parse(row.fallback) as Fallback),
  }
}
