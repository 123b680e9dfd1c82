import type { Message } from "#messaging/messages/message.ts"
import type { Fallback, ListedChannel, PlannedChannel } from "./listed-channels.ts"

/** The fields of a message that depend on its current channel. */
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

/** Starts with the first of these channels; the others wait. */
export function startFallback(channels: readonly PlannedChannel[], afterMs: number): Fallback {
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
 * Returns the fields of a message with these channels. The price is the sum over the channels whose carrier
 * accepted it, and unknown when one of these prices is. The rate is that sum and the rate of the current
 * channel.
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

/** Returns the message as it was when it was accepted. */
export function asAccepted(message: Message): Message {
  if (!isListed(message)) return message
  return { ...message, ...withFallback(startFallback(message.fallback.channels, message.fallback.afterMs)) }
}

/** The number of channels that delivered the message, or can still deliver it. */
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

/** The channels as the API shows them. */
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
