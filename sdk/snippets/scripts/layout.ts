/** Code as texts and bracketed lists. A list is on one line if it fits there. */
export type Code = string | readonly Code[] | Brackets

export interface Brackets {
  open: string
  entries: readonly Code[]
  close: string
  /** Whether spaces are inside the brackets of one line. */
  isPadded?: boolean
}

export interface LayoutStyle {
  indent: string
  /** Whether a comma is behind the last of several lines. */
  endsWithComma: boolean
  /** Whether the values of neighbouring lines begin in one column. */
  isAligned?: boolean
  /** Whether a struct is never on one line. */
  breaks?(brackets: Brackets): boolean
}

const widthMax = 88

export function layout(code: Code, style: LayoutStyle, indent = ""): string {
  if (typeof code === "string") return code
  if ("open" in code) return layoutBrackets(code, style, { indent, used: indent.length })
  let text = ""
  for (const part of code)
    if (typeof part === "object" && "open" in part) {
      const used = (indent + text).length - (indent + text).lastIndexOf("\n") - 1
      text += layoutBrackets(part, style, { indent, used })
    } else text += layout(part, style, indent)
  return text
}

function layoutBrackets(
  code: Brackets,
  style: LayoutStyle,
  { indent, used }: { indent: string; used: number },
): string {
  const line = flat(code)
  if (!code.entries.length) return line
  if (used + line.length <= widthMax && !mustBreak(code, style)) return line
  const inner = indent + style.indent
  const entries = code.entries.map((entry) => layout(entry, style, inner))
  const lines = style.isAligned ? aligned(entries) : entries
  return `${code.open}\n${inner}${lines.join(`,\n${inner}`)}${style.endsWithComma ? "," : ""}\n${indent}${code.close}`
}

function mustBreak(code: Code, style: LayoutStyle): boolean {
  if (typeof code === "string") return false
  if (!("open" in code)) return code.some((each) => mustBreak(each, style))
  return (style.breaks?.(code) ?? false) || code.entries.some((each) => mustBreak(each, style))
}

function flat(code: Code): string {
  if (typeof code === "string") return code
  if (!("open" in code)) return code.map(flat).join("")
  const space = code.isPadded && code.entries.length ? " " : ""
  return `${code.open}${space}${code.entries.map(flat).join(", ")}${space}${code.close}`
}

/** As gofmt does it: an entry of several lines ends a column. */
function aligned(entries: readonly string[]): string[] {
  const keyOf = (entry: string) => (entry.includes("\n") ? null : (/^(?:\w+|"[^"]*"): /.exec(entry)?.[0] ?? null))
  const keys = entries.map(keyOf)
  return entries.map((entry, index) => {
    const key = keys[index]
    if (!key) return entry
    const first = keys.findLastIndex((each, at) => at < index && !each) + 1
    const after = keys.findIndex((each, at) => at > index && !each)
    const column = Math.max(...keys.slice(first, after < 0 ? undefined : after).map((each) => each?.length ?? 0))
    return key.padEnd(column) + entry.slice(key.length)
  })
}
