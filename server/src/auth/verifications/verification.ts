import { parseMetadata, type Metadata } from "#core/db/metadata-terms.ts"
import { channelOf } from "#messaging/numbers/address.ts"
import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import type { Evidence, Risk } from "./judgement.ts"

/** A verification as the store holds it. Times are milliseconds. */
export interface Verification {
  accountId: string
  id: string
  /** Null for the default service, which has the settings of the account. */
  serviceId: string | null
  status: VerificationStatus
  /** The number of its events so far. */
  sequence: number
  to: string
  purpose: string
  method: VerificationMethod
  codeLength: number
  locale: string
  content: VerificationContent
  /** The channels in the order in which they are tried. */
  steps: readonly WorkflowStep[]
  /** The asked channels that cannot be used, each with the code of its refusal. */
  skipped: readonly SkippedChannel[]
  /** The index of the present step. */
  step: number
  /**
   * The canonical addresses that got a message so far, with their prefix. Each has its own code or link.
   * Empty for a verification of an older release, whose channels had the same code.
   */
  sentTo: readonly string[]
  /** The address whose code or link was right. Null until the approval. */
  provenTo: string | null
  sends: number
  checks: number
  checksMax: number
  isSimulated: boolean
  tags: readonly string[]
  metadata: Metadata
  clientIp: string | null
  /** Null if the request was not judged: for the safe list, and with `risk_check: off`. */
  risk: JudgedRisk | null
  /** The error code of the message that could not be delivered; null unless it failed. */
  failure: string | null
  lastSentAt: number | null
  expiresAt: number
  createdAt: number
  updatedAt: number
  approvedAt: number | null
  usedAt: number | null
}

/** The risk that the answer names, and what the person is worth as evidence. */
export type JudgedRisk = Risk & Evidence & { isKnown: boolean }

export const verificationStatuses = [
  "pending",
  "approved",
  "canceled",
  "expired",
  "max_attempts_reached",
  "failed",
] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

export const verificationMethods = ["code", "link"] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The values that the texts of the messages use. */
export interface VerificationContent {
  name: string
  /** The hash of an Android app: the last line of the message, by which SMS Retriever finds it. */
  appHash: string | null
  /** For the web's one-time codes: the last line is `@domain #code`. */
  domain: string | null
  payload: Payload | null
  /** The URL to which the page of a link redirects after the approval. */
  redirectUrl: string | null
  /** The page of the link, with the token masked; null for a code. */
  link: string | null
}

/** The action that the person approves. The message shows it, and the check must repeat it. */
export interface Payload {
  amount: string
  currency: string
  payee: string
}

export interface SkippedChannel {
  channel: string
  reason: SkipReason
}

export const skipReasons = [
  "invalid_address",
  "sender_required",
  "template_required",
  "recipient_opted_out",
  "channel_unavailable",
  "sender_not_allowed",
] as const
export type SkipReason = (typeof skipReasons)[number]

export interface WorkflowStep {
  channel: string
  from: string
  /** Tried in order when no carrier sends from the sender before. Absent for none. */
  otherSenders?: readonly string[]
  /** The messaging service of all its senders. Absent for none. */
  messagingServiceId?: string
  to: string
  /** How long the next step waits. */
  timeoutMs: number
}

/** Returns the addresses whose codes are right. An address without a prefix stands for all channels. */
export function sentAddresses({ to, sentTo }: Pick<Verification, "to" | "sentTo">): readonly string[] {
  return sentTo.length ? sentTo : [to]
}

/** Returns the addresses after a further message. A number keeps the code that an older release sent. */
export function withSent(verification: Pick<Verification, "to" | "sentTo">, to: string): readonly string[] {
  const before = verification.to.startsWith("+") ? sentAddresses(verification) : verification.sentTo
  return [...new Set([...before, canonicalAddress(to)])]
}

/** Returns the channel that the person proved. Before the approval, the channel of the latest message. */
export function provenChannel({ provenTo, steps, step }: Pick<Verification, "provenTo" | "steps" | "step">): string {
  return provenTo === null ? (steps[step]?.channel ?? "") : channelOf(provenTo)
}

/** A row as the driver returns it. */
export type VerificationRow = Omit<Verification, JsonField> & {
  toAddress: string
  content: string
  steps: string
  tags: string[] | null
  sentTo: string[] | null
  skippedChannels: string | null
  /** JSON. */
  metadata: string | null
  /** JSON. */
  risk: string | null
}

type JsonField = "to" | "content" | "steps" | "tags" | "metadata" | "sentTo" | "skipped" | "risk"

export function toVerification(stored: VerificationRow): Verification {
  const { toAddress: to, content, steps, tags, metadata, sentTo, skippedChannels: skipped, risk, ...row } = stored
  return {
    ...row,
    to,
    content: JSON.parse(content) as VerificationContent,
    steps: JSON.parse(steps) as WorkflowStep[],
    tags: tags ?? [],
    sentTo: sentTo ?? [],
    skipped: JSON.parse(skipped ?? "[]") as SkippedChannel[],
    metadata: parseMetadata(metadata),
    risk: risk === null ? null : (JSON.parse(risk) as JudgedRisk),
  }
}
