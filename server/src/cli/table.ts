/** Lines of a table for people: columns as wide as their widest cell, two spaces between. */
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

/** A name may hold anything; here it shall neither break the line nor steer the terminal. */
function inOneLine(cell: string): string {
  return cell.replace(/\p{Cc}/gu, "\u{FFFD}")
}
