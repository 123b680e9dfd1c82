/** The placeholder for parts that did not arrive. */
const gap = "…"

/** The text of a long message, with the parts that arrived. */
export function joinTexts(texts: readonly (string | null | undefined)[]): string {
  return texts.map((text, index) => text ?? (index > 0 && texts[index - 1] == null ? "" : gap)).join("")
}
