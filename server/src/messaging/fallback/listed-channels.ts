/** The addresses of a message that lists several, in their order. The message itself has the current one. */
export interface Fallback {
  /** The time that a channel has to deliver, before the next one is tried. */
  afterMs: number
  /** The place in `channels` of the channel that is tried, or that ended the message. */
  current: number
  /** Submissions of the message so far, over all channels: the attempts of its job. */
  attempts: number
  channels: readonly ListedChannel[]
}

/** What a message takes over one channel. */
export interface PlannedChannel {
  channel: string
  to: string
  from: string
  encoding: "gsm7" | "ucs2"
  numSegments: number
  rateMicros: number | null
}

/** One channel of a message that lists several, and what became of it. */
export interface ListedChannel extends PlannedChannel {
  state: ChannelState
  /** A carrier has the message, so the channel has its price. */
  isAccepted: boolean
  errorCode: string | null
  /** Submissions of the message before this channel began. */
  attemptsBefore: number
  /** They tell the receipts of this channel from those of the others. */
  references: readonly string[]
}

/**
 * What became of a channel. `waiting` has not begun. `sending` includes the wait in the queue. `timed_out`:
 * it did not deliver in time. `unknown`: whether a carrier has the message is not known.
 */
export const channelStates = [
  "waiting",
  "sending",
  "sent",
  "timed_out",
  "unknown",
  "delivered",
  "undelivered",
  "failed",
] as const

export type ChannelState = (typeof channelStates)[number]
