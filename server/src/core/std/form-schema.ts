import { z } from "zod"

/** What a form shows about one field. */
export interface FieldNotes {
  label: string
  /** One sentence. */
  meaning?: string
  /** The name of a group of the form. Default: that of the object that holds the field. */
  group?: string
  /** A value for an empty field that has no default. */
  example?: unknown
  /** What an empty field without a default means: `no limit`. */
  unset?: string
  /** The sentence about an empty field that is required. Default: a sentence with the label. */
  missing?: string
  /** Texts that have several lines. */
  format?: "pem" | "multiline"
  /** The labels of the values of an enum. */
  choices?: Readonly<Record<string, string>>
  /** Texts instead of the meaning, for values with one of the prefixes. */
  hints?: readonly { prefixes: readonly string[]; text: string }[]
  /** The step of the setup that shows the value to a person. Default: the first one. */
  step?: "notifications"
}

export interface FormGroup {
  name: string
  /** The group is closed at first, because its defaults suit most installations. */
  isCollapsed?: boolean
}

export type FormSchema = Record<string, unknown>

/** Our own registry instead of zod's global one, so that no other module can add to a form. */
const notesOfFields = z.registry<Partial<FieldNotes>>()

/** Returns the schema with what a form shows about it. A schema without notes has no field in a form. */
export function field<Schema extends z.ZodType>(schema: Schema, notes: FieldNotes): Schema {
  return withNotes(schema, notes)
}

/** Returns the schema of an object whose fields are in this group of the form. */
export function inGroup<Schema extends z.ZodType>(group: string, schema: Schema): Schema {
  return withNotes(schema, { group })
}

/** Returns the schema of a text in PEM. */
export function inPem<Schema extends z.ZodType>(schema: Schema): Schema {
  return withNotes(schema, { format: "pem" })
}

/**
 * Returns the JSON Schema 2020-12 of settings as a client sends them, from which a program can draw a form.
 * Each field has its label, meaning, default, example and group. Null has the meaning of a missing value, so
 * the schema omits it. Secrets are only written.
 */
export function toFormSchema(
  schema: z.ZodType,
  { groups = [], areSecrets = false }: { groups?: readonly FormGroup[]; areSecrets?: boolean } = {},
): FormSchema {
  const made = describe(schema)
  delete made["$schema"]
  const form = withoutNull(made) as FormSchema
  spreadGroups(form, undefined, areSecrets)
  return { ...form, "x-groups": groups.map(({ name, isCollapsed = false }) => ({ name, collapsed: isCollapsed })) }
}

/** Throws a sentence for the author of the schema. */
function describe(schema: z.ZodType): FormSchema {
  try {
    return z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      override({ zodSchema, jsonSchema }) {
        // Zod leaves out the default of a schema with a transform.
        if (zodSchema._zod.def.type === "default") jsonSchema.default ??= zodSchema._zod.def.defaultValue
        addNotes(jsonSchema as FormSchema, notesOfFields.get(zodSchema) ?? {})
      },
    }) as FormSchema
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`the settings or secrets cannot be described as JSON Schema (${reason}). ${advice}`, { cause })
  }
}

const advice = "Use only schemas of `z` from the package with the interface"

function withNotes<Schema extends z.ZodType>(schema: Schema, notes: Partial<FieldNotes>): Schema {
  // A schema of zod 3 has no such method.
  if (typeof schema.clone !== "function") throw new Error(`a field is no schema of zod 4. ${advice}`)
  const copy = schema.clone()
  notesOfFields.add(copy, notes)
  return copy
}

function addNotes(node: FormSchema, notes: Partial<FieldNotes>): void {
  const { label, meaning, group, example, unset, missing, format, choices, hints, step } = notes
  const words = {
    title: label,
    description: meaning,
    "x-group": group,
    examples: example === undefined ? undefined : [example],
    "x-unset": unset,
    "x-missing": missing,
    format,
    "x-labels": choices,
    "x-hints": hints,
    "x-step": step,
  }
  for (const [name, value] of Object.entries(words)) if (value !== undefined) node[name] = value
}

/** Replaces each choice between a schema and null by the schema, and leaves out the bounds of any integer. */
function withoutNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNull)
  if (typeof node !== "object" || node === null) return node
  const { anyOf: choices, type, ...rest } = node as FormSchema
  const others = (choices as FormSchema[] | undefined)?.filter(({ type }) => type !== "null")
  const only = others?.length === 1 ? others[0] : { ...(others && { anyOf: others }) }
  const types = Array.isArray(type) ? type.find((each) => each !== "null") : type
  const entries = Object.entries({ ...(type !== undefined && { type: types as unknown }), ...only, ...rest }).filter(
    ([, value]) => !isBoundOfIntegers(value),
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutNull(value)]))
}

function isBoundOfIntegers(value: unknown): boolean {
  return value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER
}

/** Writes the group of an object at each of its fields. An object with a label is a field itself. */
function spreadGroups(node: FormSchema, group: string | undefined, areSecrets: boolean): void {
  const fields = (node["properties"] ?? {}) as Record<string, FormSchema>
  for (const each of Object.values(fields)) {
    const own = (each["x-group"] as string | undefined) ?? group
    if (own !== undefined) each["x-group"] = own
    if (areSecrets) each["writeOnly"] = true
    if (isEmpty(each["default"])) delete each["default"]
    if (each["default"] !== undefined) delete each["x-unset"]
    if (each["title"] === undefined) spreadGroups(each, own, areSecrets)
  }
}

/** An empty default says no more than a missing one. */
function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0)
}
