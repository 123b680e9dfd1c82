import { z } from "zod"
import { isCommaList, schemaNotes } from "./schemas.ts"

export type JsonSchema = Record<string, unknown>

/**
 * JSON Schema 2020-12 of a zod schema, with our notes on it. `input` is what a client may send, `output` what it gets. Named
 * schemas stand in `$defs`, and list parameters may also be a single value.
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

/** The safe integers are zod's bounds for any integer and say nothing to a reader; the pattern of a date-time repeats its format. */
function tidy(schema: z.core.$ZodTypes, node: JsonSchema, io: "input" | "output"): void {
  if (node["minimum"] === Number.MIN_SAFE_INTEGER) delete node["minimum"]
  if (node["maximum"] === Number.MAX_SAFE_INTEGER) delete node["maximum"]
  if (node["format"] === "date-time" || node["format"] === "uri") delete node["pattern"]
  delete node["id"]
  // Zod leaves out the examples of what it transforms. Ours show what is sent, so they belong here.
  const examples = schemaNotes.get(schema)?.examples
  if (io === "input" && examples) node["examples"] = examples
  if (io === "input" && schema._zod.def.type === "array") orSingle(node, isCommaList(schema))
  if (node["additionalProperties"] === false) delete node["additionalProperties"]
}

/** A single value is one of the list's, or a text that holds them all with commas between. */
function orSingle(node: JsonSchema, isCommaSeparated: boolean): void {
  const { description, examples, default: preset, ...array } = node
  for (const key of Object.keys(node)) delete node[key]
  node["anyOf"] = [array, isCommaSeparated ? { type: "string" } : array["items"]]
  for (const [key, value] of Object.entries({ description, examples, default: preset })) {
    if (value !== undefined) node[key] = value
  }
}
