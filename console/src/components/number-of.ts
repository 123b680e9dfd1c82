/**
 * Parses a typed number; null for an empty text. Any other text is returned unchanged, so that the server
 * reports its fault.
 */
export function numberOf(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === "") return null
  return /^-?\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed
}
