export const csvType = "text/csv"

/**
 * Returns one line of a table (RFC 4180). A text that a spreadsheet would evaluate as a formula gets an
 * apostrophe in front, because providers and customers choose some of the texts.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell ?? "")))).join(",")}\r\n`
}

function harmless(text: string): string {
  return /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
