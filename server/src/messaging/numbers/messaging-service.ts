import type { CallbackSettings } from "./callback-settings.ts"

/** A pool of senders of an account, and the defaults of messages that come from it. */
export interface MessagingService {
  accountId: string
  id: string
  name: string
  /** Whether a recipient gets all messages from the same sender. */
  stickySender: boolean
  /** The validity of messages that set none. Null without a default. */
  validityMs: number | null
  callbacks: CallbackSettings
  /** Whether an inbound message goes to the URL of its number, although the service has one. */
  usesNumberUrl: boolean
  createdAt: number
  updatedAt: number
}

export const serviceSenderKinds = ["phone_number", "short_code", "name", "chat", "email"] as const

/** A sender in a messaging service. */
export interface ServiceSender {
  accountId: string
  id: string
  serviceId: string
  sender: string
  kind: (typeof serviceSenderKinds)[number]
  /** Where it is at home (ISO 3166-1). Null for an address of no country. */
  country: string | null
  /** The account's number with this address when it was added. Null without one. */
  phoneNumberId: string | null
  createdAt: number
}
