import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  MediaLimits,
  Submission,
  SubmitOutcome,
} from "#messaging/carriers/carrier.ts"

type Answer = (submission: Submission) => SubmitOutcome | Promise<SubmitOutcome>

/** A carrier that does what a test says: it answers every submission, and does nothing by itself. */
export class FakeCarrier implements Carrier {
  readonly id: string
  readonly kind = "fake"
  readonly windowMax: number
  readonly submissions: Submission[] = []
  state: CarrierStatus["state"] = "up"
  mediaLimits: MediaLimits | null = null
  fetchesMedia = false
  answer: Answer = (submission) => this.accept(submission)

  constructor(id: string, windowMax = 100) {
    this.id = id
    this.windowMax = windowMax
  }

  async start(_: CarrierListener): Promise<void> {}

  async stop(): Promise<void> {}

  async submit(submission: Submission): Promise<SubmitOutcome> {
    this.submissions.push(submission)
    return this.answer(submission)
  }

  status(): CarrierStatus {
    return { state: this.state, reason: null }
  }

  /**
   * Accepts the message. The references are `1`, `2`, … of the segments, behind the message's id and the
   * attempt.
   */
  accept({ messageId, attempt, segments }: Submission): Extract<SubmitOutcome, { kind: "accepted" }> {
    const references = Array.from({ length: segments }, (_, index) => referenceOf(messageId, index + 1, attempt))
    return { kind: "accepted", references }
  }
}

/** The reference that `FakeCarrier.accept` gives a segment. */
export function referenceOf(messageId: string, part = 1, attempt = 1): string {
  return `${messageId}/${attempt}/${part}`
}

export const throttled: SubmitOutcome = { kind: "refused", isPermanent: false, code: "throttled", reason: "Too fast." }
export const lostAnswer: SubmitOutcome = { kind: "unknown", reason: "The connection broke." }
