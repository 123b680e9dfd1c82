import { camelCase, pascalCase } from "../../generate/words.ts"

/** The width of a line of code or of a comment. */
export const widthMax = 110

/** Words that Java reserves, as far as an API can use them. */
const reserved = new Set("case class default do else enum final for if import interface new package private".split(" "))

/** The name of a class for a name in snake_case or camelCase. */
export function className(name: string): string {
  return pascalCase(name.replaceAll(".", "_"))
}

/** The name of a method for a name in snake_case. */
export function methodName(name: string): string {
  // `Object` has a final method `wait`.
  if (name === "wait") return "waitFor"
  return reserved.has(name) ? `${name}_` : camelCase(name)
}

/** The name of a constant for the value of an enum. */
export function constantName(value: string): string {
  const name = value.replaceAll("*", "all").replaceAll(/\W+/g, "_").toUpperCase()
  return /^\d/.test(name) ? `VALUE_${name}` : name
}

/** A resource in the singular, as in `MessageCreateParams`. */
export function singular(name: string): string {
  return name.endsWith("ics") ? name : name.replace(/ies$/, "y").replace(/s$/, "")
}

/** A javadoc comment: paragraphs of plain text with code in backquotes, and block tags. */
export function javadoc(paragraphs: readonly string[], tags: readonly string[] = [], indent = ""): string {
  const width = widthMax - indent.length - " * ".length
  const texts = paragraphs.filter(Boolean).map((text, index) => wrapped(`${index ? "<p>" : ""}${html(text)}`, width))
  const lines = texts.flatMap((text, index) => (index ? ["", ...text] : text))
  const [only = ""] = lines
  if (lines.length === 1 && !tags.length && only.length < width - 4) return `${indent}/** ${only} */\n`
  const tagLines = tags.map((tag) => wrapped(html(tag), width - 4).join("\n    "))
  const all = [...lines, ...(lines.length && tags.length ? [""] : []), ...tagLines.flatMap((tag) => tag.split("\n"))]
  return `${indent}/**\n${all.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`
}

/** A method or a constructor after its comment. */
export function member(
  place: { doc: readonly string[]; tags?: readonly string[]; indent: string },
  head: string,
  body: string,
) {
  const { doc, tags, indent } = place
  return `\n${javadoc(doc, tags, indent)}${indent}${head} {\n${indent}    ${body}\n${indent}}\n`
}

/** A declaration or a call on one line if that is short, and otherwise with its arguments on further ones. */
export function withArguments(before: string, given: readonly string[], after: string): string {
  const line = `${before}(${given.join(", ")})${after}`
  if (line.length <= widthMax - 2) return line
  const indent = `${/^ */.exec(line)?.[0] ?? ""}        `
  const rest = `${indent}${given.join(", ")})${after}`
  return rest.length <= widthMax - 2
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
  return (
    tag +
    rest
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll(/(?<!{)@/g, "&#64;")
  )
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
