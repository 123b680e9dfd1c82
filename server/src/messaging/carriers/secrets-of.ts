import type { Submission } from "./carrier.ts"

const masks = /\*{4,}/g

/**
 * Returns the parts of a submission's body that `maskedBody` masks, each one separately. An answer of the
 * other side can quote such a part, which must not be stored.
 */
export function secretsInConfig({ parts, maskedBody = "" }: Pick<Submission, "parts" | "maskedBody">): string[] {
  let begin = 0
  const secrets = parts.flatMap((part) => {
    const masked = maskedBody.slice(begin, (begin += part.length))
    return Array.from(masked.matchAll(masks), ({ index, 0: mask }) => part.slice(index, index + mask.length))
  })
  return [...new Set(secrets)]
}
