/** A number that a person typed; null for nothing. Any other text stays as it is, and the server says what is wrong with it. */
export function numberOf(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === "") return null
  return /^-?\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed
}
