import { nameOf, type Schema } from "./document.ts"
import type { Field, Type } from "./tree.ts"

/** The type that a schema of the document describes. Throws if a client of no language can have it. */
export function readType(schema: Schema): Type {
  if (schema.$ref) return { is: "named", name: nameOf(schema.$ref) }
  if (schema.contentSchema) return { is: "json", of: readType(schema.contentSchema) }
  if (schema.const !== undefined) return { is: "constant", value: schema.const }
  if (schema.enum) return { is: "enum", values: schema.enum, isOpen: false }
  const several = schema.anyOf ?? schema.oneOf
  if (several) return { is: "union", of: several.map(readType) }
  if (schema.allOf) return { is: "intersection", of: schema.allOf.map(readType) }
  if (Array.isArray(schema.type)) return { is: "union", of: schema.type.map((type) => readSimple(type, schema)) }
  return schema.type === undefined ? { is: "any" } : readSimple(schema.type, schema)
}

/** The fields of an object, in the order of the document. */
export function readFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, text: schema.description ?? "", isRequired: required.includes(name), type: readType(schema) }
  })
}

/** The names of the types in a type. */
export function namesIn(type: Type): string[] {
  if (type.is === "named") return [type.name]
  if (type.is === "object") return type.fields.flatMap((field) => namesIn(field.type))
  if ("of" in type) return [type.of].flat().flatMap(namesIn)
  return []
}

function readSimple(type: string, schema: Schema): Type {
  switch (type) {
    case "string":
      if (schema["x-extensible-enum"]) return { is: "enum", values: schema["x-extensible-enum"], isOpen: true }
      return { is: type, format: schema.format ?? null }
    case "integer":
    case "number":
    case "boolean":
    case "null":
      return { is: type }
    case "array":
      return { is: "list", of: readType(schema.items ?? {}) }
    case "object":
      return readObject(schema)
    default:
      throw new Error(`The clients have no type for ${type}.`)
  }
}

function readObject(schema: Schema): Type {
  if (schema.properties) return { is: "object", fields: readFields(schema) }
  const { additionalProperties: rest = {} } = schema
  return { is: "map", of: typeof rest === "boolean" ? { is: "any" } : readType(rest) }
}
