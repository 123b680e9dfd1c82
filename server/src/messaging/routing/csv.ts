/** One row, with its line number. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * The limit of characters that are read of a line. Price lists stay far below it. It also bounds the cost of
 * an unclosed quote.
 */
const lineLengthMax = 1_000

/**
 * Parses a table as text (RFC 4180, one row for each line). Cells can be in double quotes. The separator is
 * the most frequent of comma, semicolon and tab in the first line, because spreadsheets of some countries
 * write semicolons. Empty lines are skipped.
 */
export function parseCsv(text: string): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)
  const kind = kindOf(lines[0] ?? "")
  return lines.flatMap((content, index) => {
    const cells = content.trim() === "" ? [] : cellsOf(content.slice(0, lineLengthMax), kind)
    return cells.length ? [{ line: index + 1, cells }] : []
  })
}

interface Kind {
  separator: string
  /** A separator and the next cell: quoted with a closing quote, or up to the next separator. */
  cell: RegExp
}

const kinds: readonly Kind[] = [
  { separator: ",", cell: /,(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g },
  { separator: ";", cell: /;(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))/g },
  { separator: "\t", cell: /\t(?: *"((?:[^"]|"")*)" *(?=\t|$)|([^\t]*))/g },
]

function kindOf(firstLine: string): Kind {
  const count = ({ separator }: Kind) => firstLine.split(separator).length
  return kinds.reduce((best, each) => (count(each) > count(best) ? each : best))
}

function cellsOf(line: string, { separator, cell }: Kind): string[] {
  const found = [...(separator + line).matchAll(cell)]
  return found.map(([, quoted, plain = ""]) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}
