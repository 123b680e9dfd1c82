import type { Submission } from "./carrier.ts"

const masks = /\*{4,}/g

/**
 * What the body of a submission has where `maskedBody` has a mask, each part by itself. An answer of the
 * other side may quote the part, and nothing of that may be kept.
 */
export function secretsInConfig({ parts, maskedBody = "" }: Pick<Submission, "parts" | "maskedBody">): string[] {
  let begin = 0
  const secrets = parts.flatMap((part) => {
    const masked = maskedBody.slice(begin, (begin += part.length))
    return Array.from(masked.matchAll(masks), ({ index, 0: mask }) => part.slice(index, index + mask.length))
  })
  return [...new Set(secrets)]
}
