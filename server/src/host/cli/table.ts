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
