/**
 * Returns the lines of a table. Each column is as wide as its widest cell, with two spaces between columns.
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [headings, ...rows].map((row) => row.map(inOneLine))
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )
}

/** A name can contain control characters. They must neither break the line nor control the terminal. */
export function inOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, "\u{FFFD}")
}

/**
 * Returns the value as indented JSON that does not control the terminal. `JSON.stringify` escapes the control
 * characters below U+0020 only.
 */
export function jsonForTerminal(value: unknown): string {
  const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`
  return JSON.stringify(value, null, 2).replace(/[\x7f-\x9f]/g, escaped)
}
