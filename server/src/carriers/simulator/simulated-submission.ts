import type { Submission } from "#carriers/carrier.ts"

/** A submission that the simulator accepted: what its inbox shows and its journal keeps. */
export interface SimulatedSubmission {
  /** One a part; the first also names the whole. */
  references: readonly string[]
  at: number
  accountId: string
  messageId: string
  to: string
  from: string
  body: string
  /**
   * As of `Submission`: the journal keeps it in place of the body, and the inbox shows it after a restart.
   */
  maskedBody?: string
  encoding: Submission["encoding"]
  /** Without the content: a hundred of them would fill the memory. */
  media: readonly { contentType: string; bytes: number }[]
  /** The name of the trouble that it met. */
  trouble: string | null
  /** When its first receipts are due. */
  receiptsAt: number
}

/** Each part's receipts that the listener took so far. */
export type Progress = number[]

/** What a journal held when it was opened. */
export interface KeptSubmission {
  submission: SimulatedSubmission
  progress: Progress
  /** It is in the inbox. */
  isShown: boolean
}
