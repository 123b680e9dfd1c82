import { bodyMaxDefault, channels, findChannel } from "#messaging/channels/channels.ts"

/** The most characters of a body over any channel. */
export const longestBody = Math.max(bodyMaxDefault, ...channels.map(({ bodyMax = 0 }) => bodyMax))

/** The limits in words, for the descriptions of parameters. */
export const bodyLimitsNote = `up to ${limitsInWords()}, and ${inThousands(bodyMaxDefault)} over other channels`

/** Returns the most characters of a body over the channel. */
export function bodyLimitOf(channel: string): number {
  return findChannel(channel)?.bodyMax ?? bodyMaxDefault
}

/** Returns the number of Unicode code points, which is what the limits count. */
export function countCharacters(body: string): number {
  let count = 0
  for (const _ of body) count++
  return count
}

/** `1,600 characters over SMS and MMS, 4,096 over …`. */
function limitsInWords(): string {
  const limited = Map.groupBy(channels, ({ bodyMax }) => bodyMax ?? bodyMaxDefault)
  limited.delete(bodyMaxDefault)
  return [...limited]
    .map(([limit, those], index) => {
      const names = those.map(({ name }) => name).join(" and ")
      return `${inThousands(limit)}${index === 0 ? " characters" : ""} over ${names}`
    })
    .join(", ")
}

function inThousands(count: number): string {
  return count.toLocaleString("en")
}
