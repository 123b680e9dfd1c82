/** The addresses of a message that lists several, in their order. The message itself has the current one. */
export interface Fallback {
  /** The time that a channel has to deliver, before the next one is tried. */
  afterMs: number
  /** The position in `channels` of the channel that is tried now, or that ended the message. */
  current: number
  /** Submissions of the message so far, over all channels. They equal the attempts of its job. */
  attempts: number
  channels: readonly ListedChannel[]
}

/** The fields of a message that one channel determines. */
export interface PlannedChannel {
  channel: string
  to: string
  from: string
  encoding: "gsm7" | "ucs2"
  numSegments: number
  rateMicros: number | null
}

/** One channel of a message that lists several, and its result. */
export interface ListedChannel extends PlannedChannel {
  state: ChannelState
  /** A carrier has the message, so the channel has its price. */
  isAccepted: boolean
  errorCode: string | null
  /** Submissions of the message before this channel began. */
  attemptsBefore: number
  /** The references distinguish the receipts of this channel from those of the others. */
  references: readonly string[]
}

/**
 * The state of a channel. `waiting`: not begun. `sending` includes the wait in the queue. `timed_out`: it did
 * not deliver in time. `unknown`: a carrier may have the message.
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
