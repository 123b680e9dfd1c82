import type { Message } from "#messaging/message.ts"
import type { Fallback, ListedChannel, PlannedChannel } from "./listed-channels.ts"

/** What of a message depends on the channel that is tried. */
type OfChannel = Pick<
  Message,
  "channel" | "to" | "from" | "encoding" | "numSegments" | "rateMicros" | "priceMicros" | "fallback"
>

/** A message whose channels are listed. */
export type ListedMessage = Message & { fallback: Fallback }

export function isListed(message: Message): message is ListedMessage {
  return message.fallback !== null
}

export function currentChannel({ channels, current }: Fallback): ListedChannel | undefined {
  return channels[current]
}

/** The first of these channels is tried, and the others wait. */
export function firstOf(channels: readonly PlannedChannel[], afterMs: number): Fallback {
  const blank = channels.map(({ channel, to, from, encoding, numSegments, rateMicros }): ListedChannel => ({
    channel,
    to,
    from,
    encoding,
    numSegments,
    rateMicros,
    state: "waiting",
    isAccepted: false,
    errorCode: null,
    attemptsBefore: 0,
    references: [],
  }))
  return withChannel({ afterMs, current: 0, attempts: 0, channels: blank }, 0, { state: "sending" })
}

export function withChannel(fallback: Fallback, index: number, change: Partial<ListedChannel>): Fallback {
  return {
    ...fallback,
    channels: fallback.channels.map((channel, place) => (place === index ? { ...channel, ...change } : channel)),
  }
}

/**
 * What a message says of itself with these channels. Its price is the sum of the prices of all channels over
 * which a carrier accepted it, and unknown when one of them is. Its rate is the sum of those channels and of
 * the one that is tried.
 */
export function withFallback(fallback: Fallback): OfChannel | undefined {
  const current = currentChannel(fallback)
  if (!current) return undefined
  const { channel, to, from, encoding, numSegments } = current
  const accepted = fallback.channels.filter(({ isAccepted }) => isAccepted)
  return {
    channel,
    to,
    from,
    encoding,
    numSegments,
    rateMicros: sumOf(current.isAccepted ? accepted : [...accepted, current]),
    fallback,
    priceMicros: accepted.length ? sumOf(accepted) : null,
  }
}

function sumOf(channels: readonly PlannedChannel[]): number | null {
  return channels.reduce<number | null>(
    (sum, { rateMicros }) => (sum === null || rateMicros === null ? null : sum + rateMicros),
    0,
  )
}

/** The message as it was when it was accepted. */
export function asListed(message: Message): Message {
  if (!isListed(message)) return message
  return { ...message, ...withFallback(firstOf(message.fallback.channels, message.fallback.afterMs)) }
}

/** How many channels have delivered the message, or may deliver it yet. */
export function countPossible({ channels }: Fallback): number {
  return channels.filter(
    ({ state, isAccepted }) =>
      state === "sent" || state === "unknown" || state === "delivered" || (state === "timed_out" && isAccepted),
  ).length
}

export function hasNext({ current, channels }: Fallback): boolean {
  return current + 1 < channels.length
}

/** The channel of a submission, by its number among all submissions of the message. */
export function channelOfAttempt({ channels }: Fallback, attempt: number): number {
  const index = channels.findLastIndex(({ state, attemptsBefore }) => state !== "waiting" && attemptsBefore < attempt)
  return Math.max(index, 0)
}

/** As the API shows it. */
export function channelsResource(fallback: Fallback | null) {
  return (
    fallback?.channels.map(({ channel, to, from, numSegments, state, errorCode }) => ({
      channel,
      to,
      from,
      num_segments: numSegments,
      status: state,
      error_code: errorCode,
    })) ?? null
  )
}
