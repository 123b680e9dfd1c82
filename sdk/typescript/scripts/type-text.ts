import type { Field, Type } from "../../generate/tree.ts"

/** The direction of a value. Towards the server, it can be a `Date` or undefined. */
export type Way = "in" | "out"

/** The TypeScript of a type. */
export function typeText(type: Type, way: Way): string {
  return [...new Set(alternatives(type, way))].join(" | ")
}

function alternatives(type: Type, way: Way): string[] {
  switch (type.is) {
    case "any":
      return ["unknown"]
    case "null":
    case "boolean":
      return [type.is]
    case "integer":
    case "number":
      return ["number"]
    case "string":
      return way === "in" && type.format === "date-time" ? ["string", "Date"] : ["string"]
    case "json":
      return alternatives(type.of, way)
    case "constant":
      return [JSON.stringify(type.value)]
    case "enum":
      // With another string, an editor still completes the known values.
      return [...type.values.map((value) => JSON.stringify(value)), ...(type.isOpen ? ["(string & {})"] : [])]
    case "list":
      return [`${bracketed(typeText(type.of, way))}[]`]
    case "map":
      return [`Record<string, ${typeText(type.of, way)}>`]
    case "object":
      return [`{\n${membersText(type.fields, way)}\n}`]
    case "named":
      return [type.name]
    case "union":
      return type.of.flatMap((each) => alternatives(each, way))
    case "intersection":
      return [type.of.map((each) => bracketed(typeText(each, way))).join(" & ")]
  }
}

/** The members of an object type, each with its description. */
export function membersText(fields: readonly Field[], way: Way): string {
  return fields
    .map(({ name, text, isRequired, type }) => {
      const mark = isRequired ? "" : "?"
      const end = !isRequired && way === "in" ? " | undefined" : ""
      return `${docText(text)}${key(name)}${mark}: ${typeText(type, way)}${end}`
    })
    .join("\n")
}

/** A doc comment, its lines as long as those of the code. */
export function docText(...paragraphs: string[]): string {
  const lines = paragraphs
    .filter((each) => each !== "")
    .flatMap((each, index) => [...(index ? [""] : []), ...wrapped(each)])
    .map((line) => line.replaceAll("*/", "*\\/"))
  if (lines.length === 0) return ""
  if (lines.length === 1) return `/** ${lines[0]} */\n`
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`
}

function bracketed(type: string): string {
  return /^[\w.]+$/.test(type) ? type : `(${type})`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

const widthMax = 110

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < widthMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
