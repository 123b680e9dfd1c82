import type { Metadata } from "#core/db/metadata-terms.ts"
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
  metadata: Metadata
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
  /** The carriers that it had before, the first one first. Empty for nearly all messages. */
  formerCarriers: readonly FormerCarrier[]
  priority: number
  /** The automatic reply to STOP, START or HELP, which is sent although the recipient has opted out. */
  isAutomatic: boolean
  /**
   * The verification whose code it carries. The code is masked in `body`, and the sender inserts it at the
   * hand-over.
   */
  verificationId: string | null
  /** The messaging service that its request named, or that received it. Null for nearly all messages. */
  messagingServiceId: string | null
  /** The inbound message that it answers. Null for nearly all messages. */
  replyTo: string | null
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
  /** Where it reports its statuses, as its request asked; null for most messages. */
  callback: MessageCallback | null
  /** Its channels, when it lists several; null for nearly all messages. */
  fallback: Fallback | null
}

/** The URL for the statuses of a message, and the endpoint of its origin: `CallbackEndpoints`. */
export interface MessageCallback {
  endpointId: string
  url: string
}

/** A carrier that a message left, and the number of its events until then. */
export interface FormerCarrier {
  carrierId: string
  sequence: number
}

export const messageStatuses = ["queued", "sending", "sent", "delivered", "undelivered", "failed", "received"] as const

export type MessageStatus = (typeof messageStatuses)[number]
