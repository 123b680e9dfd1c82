import type { Submission } from "#messaging/carriers/carrier.ts"

/** A submission that the simulator accepted: what its inbox shows and its journal keeps. */
export interface SimulatedSubmission {
  /** One reference for each part. The first also names the whole message. */
  references: readonly string[]
  at: number
  accountId: string
  messageId: string
  to: string
  from: string
  body: string
  /**
   * As in `Submission`. The journal stores it in place of the body, so the inbox shows it after a restart.
   */
  maskedBody?: string
  encoding: Submission["encoding"]
  /** Without the content, because a hundred files would fill the memory. */
  media: readonly { contentType: string; bytes: number }[]
  /** The name of the trouble that the simulator applied. */
  trouble: string | null
  /** When its first receipts are due. */
  receiptsAt: number
}

/** The number of receipts of each part that the listener has stored. */
export type Progress = number[]

/** An entry of a journal when it was opened. */
export interface StoredSubmission {
  submission: SimulatedSubmission
  progress: Progress
  /** The message is in the inbox. */
  isShown: boolean
}
