/** A browser tells more about itself than anybody reads. */
const lengthMax = 200

/**
 * What a browser says of itself, as the store takes it and a page shows it. Whoever asks may send anything there: what steers, breaks or
 * hides text is left out.
 */
export function keptUserAgent(given: string): string {
  return given
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .slice(0, lengthMax)
    .toWellFormed()
    .trim()
}
