/** Longer headers have details that no person reads. */
const lengthMax = 200

/**
 * Cleans the `User-Agent` header for the store and the pages. A client can send anything there, so control
 * characters and characters that hide or reorder text are removed.
 */
export function cleanUserAgent(given: string): string {
  return given
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .slice(0, lengthMax)
    .toWellFormed()
    .trim()
}
