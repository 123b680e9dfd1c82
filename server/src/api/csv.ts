export const csvType = "text/csv"

/**
 * One line of a table (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it, since providers and
 * customers choose some of them.
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
