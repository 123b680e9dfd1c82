import assert from "node:assert/strict"
import { z } from "zod"
import { schemaNotes } from "./schemas.ts"

/**
 * Returns the example of a response from the examples of its fields, with other values for some of them. A
 * field that can be null and has no example of its own is null.
 */
export function exampleOf<Schema extends z.ZodType>(
  schema: Schema,
  overrides: Partial<z.output<Schema>> = {},
): z.output<Schema> {
  return derive(schema, overrides) as z.output<Schema>
}

function derive(schema: z.core.$ZodType, overrides: Readonly<Record<string, unknown>> = {}): unknown {
  const [noted] = schemaNotes.get(schema as z.ZodType)?.examples ?? []
  if (noted !== undefined) return noted
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>)
    return Object.fromEntries(
      fields.map(([name, field]) => [name, name in overrides ? overrides[name] : derive(field)]),
    )
  }
  if (schema instanceof z.ZodArray) return [derive(schema.element)]
  assert(schema instanceof z.ZodNullable, "Every field of a response has an example.")
  return null
}
