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
} from "@posthorn/client"
import type { Invite } from "../../api/generated/schemas.ts"

/** `now`: something is lost or stopped. `today`: something failed. `soon`: something should be done. */
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

/** The data of all rules. Data that the member may not read, or that is still loading, is empty. */
export interface Facts {
  now: number
  /** The statistics of the last day. */
  statistics: Statistics | undefined
  /** Messages of the day before that. */
  dayBefore: MessageCounts | undefined
  webhooks: readonly Webhook[]
  /** Messages that have waited to be sent for longer than they should. */
  waiting: number
  holds: readonly SimulatorHold[]
  /** Active blocks of verifications. */
  blocks: readonly VerificationBlock[]
  /** Disputes that need evidence. */
  disputes: readonly Dispute[]
  /** Payments that a person must compare with the provider. */
  reviews: number
  /** Open differences between the ledger and the lists of providers. */
  differences: number
  carriers: readonly Carrier[]
  /** Inbound messages that could not be stored. */
  deadLetters: number
  /** Undefined if they are not known. */
  routes: readonly Route[] | undefined
  invites: readonly Invite[]
  keys: readonly ApiKey[]
  /** When the Auth Token before the last rotation ends, or null. */
  previousTokenEndsAt: string | null
  /** Whether the member has full access but no second factor. */
  isUnguarded: boolean
}
