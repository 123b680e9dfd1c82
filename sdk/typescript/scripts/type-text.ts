/** The part of JSON Schema 2020-12 that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  /** The known values of a string that can also have others. */
  "x-extensible-enum"?: string[]
  const?: unknown
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  /** The value in a text, such as JSON in a query. The client writes it. */
  contentSchema?: Schema
}

/** The direction of a value. Towards the server, it can be a `Date` or undefined. */
export type Way = "in" | "out"

/** The TypeScript of a schema. */
export function typeText(schema: Schema, way: Way): string {
  return [...new Set(alternatives(schema, way))].join(" | ")
}

function alternatives(schema: Schema, way: Way): string[] {
  if (schema.$ref) return [nameOf(schema.$ref)]
  if (schema.contentSchema) return alternatives(schema.contentSchema, way)
  if ("const" in schema) return [JSON.stringify(schema.const)]
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value))
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.flatMap((each) => alternatives(each, way))
  if (schema.allOf) return [schema.allOf.map((each) => bracketed(typeText(each, way))).join(" & ")]
  if (schema.type === undefined) return ["unknown"]
  return [schema.type].flat().flatMap((type) => simple(type, schema, way))
}

/** The members of an object type, each with its description. */
export function membersText({ properties = {}, required = [] }: Schema, way: Way): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const isOptional = !required.includes(name)
      const type = typeText(schema, way)
      const mark = isOptional ? "?" : ""
      return `${docText(schema.description)}${key(name)}${mark}: ${type}${isOptional && way === "in" ? " | undefined" : ""}`
    })
    .join("\n")
}

/** A doc comment, its lines as long as those of the code. */
export function docText(...paragraphs: (string | undefined)[]): string {
  const lines = paragraphs
    .filter((each) => each !== undefined && each !== "")
    .flatMap((each, index) => [...(index ? [""] : []), ...wrapped(each ?? "")])
    .map((line) => line.replaceAll("*/", "*\\/"))
  if (lines.length === 0) return ""
  if (lines.length === 1) return `/** ${lines[0]} */\n`
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1)
}

function simple(type: string, schema: Schema, way: Way): string | string[] {
  switch (type) {
    case "string":
      if (schema["x-extensible-enum"])
        // An editor still completes the known values.
        return [...schema["x-extensible-enum"].map((value) => JSON.stringify(value)), "(string & {})"]
      return way === "in" && schema.format === "date-time" ? ["string", "Date"] : "string"
    case "integer":
    case "number":
      return "number"
    case "boolean":
    case "null":
      return type
    case "array":
      return `${bracketed(typeText(schema.items ?? {}, way))}[]`
    case "object":
      return objectText(schema, way)
    default:
      throw new Error(`The type ${type} has no TypeScript here.`)
  }
}

function objectText(schema: Schema, way: Way): string {
  if (schema.properties) return `{\n${membersText(schema, way)}\n}`
  const { additionalProperties: rest = {} } = schema
  return `Record<string, ${typeof rest === "boolean" ? "unknown" : typeText(rest, way)}>`
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
