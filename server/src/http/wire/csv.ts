export const csvType = "text/csv"

/** A decimal of our own, such as -5.00, which is a number for a spreadsheet. */
export interface CsvDecimal {
  decimal: string
}

/**
 * Returns one line of a table (RFC 4180). A text that a spreadsheet would evaluate as a formula gets an
 * apostrophe in front, because providers and customers choose some of the texts.
 */
export function csvLine(cells: readonly (string | number | CsvDecimal | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`
}

function cellOf(cell: string | number | CsvDecimal | null): string {
  if (typeof cell === "number") return String(cell)
  return typeof cell === "object" && cell !== null ? cell.decimal : quoted(harmless(cell ?? ""))
}

function harmless(text: string): string {
  return /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
