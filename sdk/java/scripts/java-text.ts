/** The width of a line of code or of a comment. */
export const widthMax = 110

/** Words that Java reserves, and the methods without arguments that every object has. */
const reserved = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends
  final finally float for goto if implements import instanceof int interface long native new package private
  protected public return short static strictfp super switch synchronized this throw throws transient try void
  volatile while true false null clone finalize getClass hashCode notify notifyAll toString`.split(
    /\s+/,
  ),
)

const wordsOf = (name: string) =>
  name
    .replaceAll("*", "all")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** The name of a class for a name in snake_case or camelCase. */
export function className(name: string): string {
  return wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
}

/** The name of a method for a name in snake_case. */
export function methodName(name: string): string {
  const pascal = className(name)
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  // `Object` has a final method `wait`.
  if (camel === "wait") return "waitFor"
  return reserved.has(camel) ? `${camel}_` : camel
}

/** The name of a constant for the value of an enum. */
export function constantName(value: string): string {
  const name = wordsOf(value).join("_").toUpperCase()
  return /^\d/.test(name) ? `VALUE_${name}` : name
}

/** A resource in the singular, as in `MessageCreateParams`. */
export function singular(name: string): string {
  return name.endsWith("ics") ? name : name.replace(/ies$/, "y").replace(/s$/, "")
}

/** A javadoc comment: paragraphs of plain text with code in backquotes, and block tags. Empty ones are left out. */
export function javadoc(paragraphs: readonly string[], tags: readonly string[] = [], indent = ""): string {
  const width = widthMax - indent.length - " * ".length
  const texts = paragraphs.filter(Boolean).map((text, index) => wrapped(`${index ? "<p>" : ""}${html(text)}`, width))
  const tagLines = tags.flatMap((tag) => wrapped(html(tag), width).map((line, index) => (index ? `    ${line}` : line)))
  const lines = [...texts.flatMap((text, index) => (index ? ["", ...text] : text))]
  const [only = ""] = lines
  if (lines.length === 1 && !tags.length && only.length < width - 4) return `${indent}/** ${only} */\n`
  const all = [...lines, ...(lines.length && tagLines.length ? [""] : []), ...tagLines]
  return `${indent}/**\n${all.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`
}

/** A declaration or a call on one line if that is short, and otherwise with its arguments on the next ones. */
export function withArguments(before: string, given: readonly string[], after: string): string {
  const line = `${before}(${given.join(", ")})${after}`
  if (line.length <= widthMax) return line
  const indent = `${/^ */.exec(line)?.[0] ?? ""}        `
  const rest = `${indent}${given.join(", ")})${after}`
  return rest.length <= widthMax
    ? `${before}(\n${rest}`
    : `${before}(\n${given.map((each) => indent + each).join(",\n")})${after}`
}

function html(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 ? `{@code ${part}}` : escaped(part)))
    .join("")
    .replaceAll("*/", "*&#47;")
}

function escaped(text: string): string {
  const tag = /^@(?:param \w+|return)/.exec(text)?.[0] ?? ""
  const rest = text.slice(tag.length)
  return tag + rest.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("@", "&#64;")
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
