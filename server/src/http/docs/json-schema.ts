import { z } from "zod"
import { schemaNotes } from "#http/wire/schemas.ts"

export type JsonSchema = Record<string, unknown>

/**
 * Returns the JSON Schema 2020-12 of a zod schema, with our notes. `input` is for values that a client sends,
 * `output` for values that it gets. Named schemas are in `$defs`.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: schemaNotes,
    override: ({ zodSchema, jsonSchema: node }) => tidy(zodSchema, node as JsonSchema, io),
  }) as JsonSchema
  delete made["$schema"]
  return made
}

/**
 * Writes the defaults of a body's fields as words. Generators of clients require a field with a `default`,
 * although a client may omit it.
 */
export function withDefaultsInWords(schema: JsonSchema): JsonSchema {
  const properties = schema["properties"] as Record<string, JsonSchema> | undefined
  if (!properties) return schema
  const described = Object.entries(properties).map(([name, { default: value, description, ...field }]) => {
    const said = typeof description === "string" ? description : ""
    const words = value === undefined || /default/i.test(said) ? said : `${said} The default is \`${wordOf(value)}\`.`
    return [name, withDefaultsInWords({ ...field, ...(words && { description: words.trim() }) })]
  })
  return { ...schema, properties: Object.fromEntries(described) as JsonSchema }
}

function wordOf(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value)
}

/**
 * Removes details that do not help a reader. The safe integers are zod's bounds for any integer. The pattern
 * of a date-time repeats its format.
 */
function tidy(schema: z.core.$ZodTypes, node: JsonSchema, io: "input" | "output"): void {
  if (node["minimum"] === Number.MIN_SAFE_INTEGER) delete node["minimum"]
  if (node["maximum"] === Number.MAX_SAFE_INTEGER) delete node["maximum"]
  if (node["format"] === "date-time" || node["format"] === "uri") delete node["pattern"]
  delete node["id"]
  // Zod leaves out the examples of schemas with a transform. Ours show the input, so they belong here.
  const { examples, documentedAs } = schemaNotes.get(schema) ?? {}
  if (io === "input" && examples) node["examples"] = examples
  if (documentedAs) {
    for (const own of ["anyOf", "type", "items", "minItems", "maxItems", "documentedAs"]) delete node[own]
    Object.assign(node, documentedAs)
  }
  if (node["additionalProperties"] === false) delete node["additionalProperties"]
}
