import { segment } from "#messaging/channels/segments.ts"
import type { Submission } from "./carrier.ts"

const masks = /\*{4,}/g

/**
 * Returns the texts in the body of a submission that `maskedBody` masks. A text in two segments is two. An
 * answer of the other side can quote such a text, which must not be stored.
 */
export function secretsInConfig({ body, maskedBody, segments }: Submission): string[] {
  if (maskedBody === undefined) return []
  const parts = segments === 1 ? [body] : segment(body).parts
  let begin = 0
  const secrets = parts.flatMap((part) => {
    const masked = maskedBody.slice(begin, (begin += part.length))
    return Array.from(masked.matchAll(masks), ({ index, 0: mask }) => part.slice(index, index + mask.length))
  })
  return [...new Set(secrets)]
}
