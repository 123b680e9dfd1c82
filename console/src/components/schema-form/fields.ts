import * as strings from "./strings.ts"

/** The parts of JSON Schema from which the server describes settings. */
export interface FormSchema {
  type?: string
  title?: string
  description?: string
  default?: unknown
  examples?: readonly unknown[]
  enum?: readonly string[]
  format?: string
  writeOnly?: boolean
  properties?: Readonly<Record<string, FormSchema>>
  required?: readonly string[]
  items?: FormSchema
  "x-group"?: string
  "x-groups"?: readonly { name: string; collapsed: boolean }[]
  /** What an empty field means, where that is no value. */
  "x-unset"?: string
  "x-missing"?: string
  "x-labels"?: Readonly<Record<string, string>>
  "x-hints"?: readonly Hint[]
  "x-step"?: string
}

interface Hint {
  prefixes: readonly string[]
  text: string
}

/** One setting, by its name in the API. */
export interface Field {
  /** The name, with a dot for each level. */
  name: string
  label: string
  meaning: string
  kind: "text" | "number" | "choice" | "flag" | "json" | "lines"
  /** Whether a text has several lines. */
  isLong: boolean
  isSecret: boolean
  isRequired: boolean
  /** The sentence about an empty field that is needed. */
  missing: string
  /** The value of an empty field; undefined without a default. */
  fallback: unknown
  placeholder: string
  choices: readonly { value: string; label: string }[]
  /** Texts instead of the meaning, for values with one of the prefixes. */
  hints: readonly Hint[]
  group: string
  /** The later step in which the value is known; undefined for a value that is known at once. */
  step: string | undefined
}

export interface FieldGroup {
  name: string
  isCollapsed: boolean
}

/** Returns the groups of a form, in their order. The last ones are those that the schema does not list. */
export function groupsOf(schema: FormSchema, fields: readonly Field[]): readonly FieldGroup[] {
  const listed = (schema["x-groups"] ?? []).map(({ name, collapsed }) => ({ name, isCollapsed: collapsed }))
  const others = new Set(fields.map(({ group }) => group).filter((group) => listed.every(({ name }) => name !== group)))
  return [...listed, ...Array.from(others, (name) => ({ name, isCollapsed: false }))]
}

export function requiredOf(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ isRequired }) => isRequired)
}

/** Returns the fields of a schema. A property without a title has none, and keeps its value. */
export function fieldsOf(schema: FormSchema, path = ""): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, node]) => {
    const name = path + key
    if (node.title === undefined) return fieldsOf(node, `${name}.`)
    return [fieldOf(name, node.title, node, schema.required?.includes(key) ?? false)]
  })
}

function fieldOf(name: string, label: string, node: FormSchema, isRequired: boolean): Field {
  const { default: fallback } = node
  const kind = kindOf(node)
  return {
    name,
    label,
    meaning: node.description ?? "",
    kind,
    isLong: kind === "json" || kind === "lines" || node.format === "pem" || node.format === "multiline",
    isSecret: node.writeOnly ?? false,
    isRequired,
    missing: node["x-missing"] ?? strings.missing(label),
    fallback,
    placeholder: node["x-unset"] ?? writtenOf(kind, fallback ?? node.examples?.[0]),
    choices: choicesOf(node, isRequired),
    hints: node["x-hints"] ?? [],
    group: node["x-group"] ?? strings.otherSettings,
    step: node["x-step"],
  }
}

function kindOf({ type, enum: choices, items }: FormSchema): Field["kind"] {
  if (choices) return "choice"
  if (type === "boolean") return "flag"
  if (type === "integer" || type === "number") return "number"
  if (type === "array" && items?.type === "string" && !items.enum) return "lines"
  return type === "string" ? "text" : "json"
}

/** An optional choice begins with an empty one, which is the default. */
function choicesOf(node: FormSchema, isRequired: boolean): Field["choices"] {
  if (!node.enum) return []
  const labelled = node.enum.map((value) => ({ value, label: node["x-labels"]?.[value] ?? value }))
  if (isRequired) return labelled
  const fallback = labelled.find(({ value }) => value === node.default)
  const empty = { value: "", label: fallback ? strings.choiceDefault(fallback.label) : (node["x-unset"] ?? "") }
  return [empty, ...labelled.filter((choice) => choice !== fallback)]
}

/** Returns a value as the text of its field. */
export function writtenOf(kind: Field["kind"], value: unknown): string {
  if (value === undefined || value === null) return ""
  if (kind === "lines") return (value as string[]).join("\n")
  return kind === "json" ? JSON.stringify(value, null, 2) : String(value as string | number | boolean)
}
