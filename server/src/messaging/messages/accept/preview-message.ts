import type { MessagingContext } from "#messaging/messages/context.ts"
import { isDivided, segment, type Segmentation } from "#messaging/channels/segments.ts"
import type { ChosenRoute } from "#messaging/routing/route-table.ts"

export interface Preview {
  encoding: "gsm7" | "ucs2"
  numSegments: number
  units: number
  unitsPerSegment: number
  /** The text of each segment. */
  segments: readonly string[]
  /** The characters that made the message UCS-2, each with its place in the body. */
  ucs2Characters: readonly { character: string; index: number }[]
  /** Null without a rate for the recipient. */
  priceMicros: number | null
  /** The route that the message would use, or null when none leads to the recipient. */
  choice: ChosenRoute | null
}

/** The segments and price of a message, by the same count that sending uses. Sends and stores nothing. */
export function previewMessage(
  request: { to: string; channel: string; body: string },
  context: Pick<MessagingContext, "prices"> & { choice: ChosenRoute | undefined },
): Preview {
  const { encoding, count, units, unitsPerPart, parts, ucs2Characters } = segmentsOn(request)
  return {
    encoding,
    numSegments: count,
    units,
    unitsPerSegment: unitsPerPart,
    segments: parts,
    ucs2Characters,
    priceMicros: context.prices.priceMicros(request, count),
    choice: context.choice ?? null,
  }
}

/** An undivided message has one part, which holds everything. */
function segmentsOn({ channel, body }: { channel: string; body: string }): Segmentation {
  const found = segment(body)
  if (isDivided(channel)) return found
  return { ...found, count: 1, parts: [body], unitsPerPart: Math.max(found.units, 1), ucs2Characters: [] }
}
