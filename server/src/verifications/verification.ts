import { fromRow, type RowOf } from "#db/from-row.ts"
import type { Evidence, Risk } from "./judgement.ts"

/** A verification as the store holds it. Times are milliseconds. */
export interface Verification {
  accountId: string
  id: string
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
  /** The index of the present step. */
  step: number
  sends: number
  checks: number
  checksMax: number
  isSimulated: boolean
  tags: readonly string[]
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

export interface WorkflowStep {
  channel: string
  from: string
  to: string
  /** How long the next step waits. */
  timeoutMs: number
}

/** A row as the driver returns it. */
export type VerificationRow = RowOf<Omit<Verification, ParsedField>> & {
  to_address: string
  content: string
  steps: string
  tags: string[] | null
  risk: string | null
}

type ParsedField = "to" | "content" | "steps" | "tags" | "risk"

export function toVerification({ to_address: to, content, steps, tags, risk, ...row }: VerificationRow): Verification {
  return {
    ...fromRow<Omit<Verification, ParsedField>>(row),
    to,
    content: JSON.parse(content) as VerificationContent,
    steps: JSON.parse(steps) as WorkflowStep[],
    tags: tags ?? [],
    risk: risk === null ? null : (JSON.parse(risk) as JudgedRisk),
  }
}
