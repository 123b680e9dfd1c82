import type { Constant } from "../../generate/tree.ts"

export const widthMax = 110

/** https://docs.python.org/3/reference/lexical_analysis.html#keywords */
const keywords = new Set([
  "False",
  "None",
  "True",
  "and",
  "as",
  "assert",
  "async",
  "await",
  "break",
  "class",
  "continue",
  "def",
  "del",
  "elif",
  "else",
  "except",
  "finally",
  "for",
  "from",
  "global",
  "if",
  "import",
  "in",
  "is",
  "lambda",
  "nonlocal",
  "not",
  "or",
  "pass",
  "raise",
  "return",
  "try",
  "while",
  "with",
  "yield",
])

/** A name that Python reserves gets an underscore at its end. */
export function safeName(name: string): string {
  return keywords.has(name) ? `${name}_` : name
}

export function literal(value: Constant): string {
  if (value === null) return "None"
  if (typeof value === "boolean") return value ? "True" : "False"
  return JSON.stringify(value)
}

/** The lines of a text, which is one paragraph, with this indent. */
export function wrapped(text: string, indent: string, next = indent): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < widthMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${lines.length ? next : indent}${word}`)
  }
  return lines
}

/** The description of a field, above it. */
export function comment(text: string): string {
  return wrapped(text, "    #: ")
    .map((line) => `${line}\n`)
    .join("")
}

/** A docstring of a method. The parts are paragraphs. */
export function docstring(paragraphs: readonly string[], entries: readonly { name: string; text: string }[]): string {
  const indent = " ".repeat(8)
  const lines = paragraphs.filter(Boolean).flatMap((each, index) => [...(index ? [""] : []), ...wrapped(each, indent)])
  const described = entries.filter(({ text }) => text)
  if (described.length) lines.push("", `${indent}Args:`)
  for (const { name, text } of described)
    lines.push(...wrapped(`${name}: ${text}`, `${indent}    `, `${indent}        `))
  const text = lines.join("\n").replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"').trim()
  return `${indent}"""${text}${lines.length > 1 ? `\n${indent}` : ""}"""\n`
}
