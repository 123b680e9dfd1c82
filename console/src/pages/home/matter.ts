import type {
  ApiKey,
  Carrier,
  Dispute,
  MessageCounts,
  Route,
  SimulatorHold,
  Statistics,
  VerificationBlock,
  Webhook,
} from "posthorn"
import type { Invite } from "../../api/generated/schemas.ts"

/** Whether something is lost or stands still now, went wrong today, or should be done soon. */
export const urgencies = ["now", "today", "soon"] as const

/** The problem in a `Sentence`, and where to fix it. */
export interface Matter {
  key: string
  urgency: (typeof urgencies)[number]
  text: string
  /** The text of the link. */
  act: string
  to: string
  search?: Record<string, string>
}

/** The facts. A source that the member may not read, or that is still loading, is empty. */
export interface Facts {
  now: number
  /** Of the last day. */
  statistics: Statistics | undefined
  /** Messages of the day before that. */
  dayBefore: MessageCounts | undefined
  webhooks: readonly Webhook[]
  /** Messages that have waited to be sent for longer than they should. */
  waiting: number
  holds: readonly SimulatorHold[]
  /** Of verifications, those in force. */
  blocks: readonly VerificationBlock[]
  /** Those that need evidence. */
  disputes: readonly Dispute[]
  /** Payments that a person has to compare with the provider. */
  reviews: number
  /** Open ones, between the ledger and the lists of providers. */
  differences: number
  carriers: readonly Carrier[]
  /** Inbound messages that could not be stored. */
  deadLetters: number
  /** Undefined where they are not known. */
  routes: readonly Route[] | undefined
  invites: readonly Invite[]
  keys: readonly ApiKey[]
  /** When the Auth Token ends that a rotation replaced; null when none does. */
  previousTokenEndsAt: string | null
  /** Whether the member may change everything here, and signs in with a password alone. */
  isUnguarded: boolean
}
