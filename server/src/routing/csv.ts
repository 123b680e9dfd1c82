/** One row, with the number of its line. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** Characters read of a line. Price lists stay far below this limit, and an unclosed quote costs no more. */
const lineLengthMax = 1_000

/**
 * The rows of a table as text (RFC 4180, a row to a line): cells may stand in double quotes. The separator is
 * the comma, semicolon or tab that is the most frequent in the first line, since spreadsheets of some
 * countries write semicolons. Lines without anything in them are left out.
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
  /** A separator, and the cell behind it: in quotes that close, or up to the next separator. */
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
