import { numberOf } from "../number-of.ts"
import { writtenOf, type Field } from "./fields.ts"

/** The texts of fields by their keys, empty for the default. */
export type Values = Record<string, string>

type Plain = Record<string, unknown>

/** Returns the key of a field in a form. A dot has a meaning in the names of a form, so it becomes `__`. */
export function keyOf(fieldName: string): string {
  return fieldName.replaceAll(".", "__")
}

export function valuesOf(fields: readonly Field[], object: Plain): Values {
  return Object.fromEntries(fields.map((field) => [keyOf(field.name), textIn(object, field)]))
}

/** Returns the object with the values of these fields. Everything else in it stays. */
export function objectOf(fields: readonly Field[], values: Values, before: Plain): Plain {
  const object = structuredClone(before)
  for (const field of fields) put(object, field.name, read(field, values[keyOf(field.name)] ?? ""))
  return object
}

/** Returns the sentences about empty fields, by their paths in the form. */
export function missingIn(part: string, fields: readonly Field[], values: Values): Record<string, string> {
  const missing = fields.filter(({ name }) => !values[keyOf(name)]?.trim())
  return Object.fromEntries(missing.map((field) => [pathOf(part, field), field.missing]))
}

export function pathOf(part: string, { name }: Pick<Field, "name">): string {
  return `${part}.${keyOf(name)}`
}

/** Returns the path in the form of a parameter such as `data_codings.ucs2` or `webhook_secrets[0]`. */
export function pathOfParam(part: string, fields: readonly Field[], param: string): string | undefined {
  const field = fields.find(({ name }) => param === name || (param.startsWith(name) && /^[.[]/.test(param.slice(name.length)))) // oxfmt-ignore
  return field && pathOf(part, field)
}

/** Returns the value of a field in an object as the text of the field. */
export function textIn(object: Plain, { name, kind, fallback, choices }: Field): string {
  const value = name.split(".").reduce<unknown>((inner, step) => (inner as Plain | undefined)?.[step], object)
  if (kind === "flag") return (value ?? fallback) === true ? "true" : "false"
  if (kind === "choice" && value !== undefined && value === fallback) return ""
  return writtenOf(kind, value) || (choices[0]?.value ?? "")
}

/**
 * Returns undefined for a default. A value that cannot be parsed goes to the server unchanged, which
 * describes the fault.
 */
function read({ kind, fallback }: Field, written: string): unknown {
  const text = written.trim()
  if (text === "") return undefined
  if (kind === "number") return numberOf(text) ?? undefined
  if (kind === "flag") return (text === "true") === (fallback ?? false) ? undefined : text === "true"
  if (kind === "lines") return text.split("\n").map((line) => line.trim()).filter(Boolean) // oxfmt-ignore
  if (kind !== "json") return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Sets a value. Undefined removes it. */
function put(target: Plain, name: string, value: unknown): void {
  const [first = "", ...rest] = name.split(".")
  if (rest.length === 0) {
    if (value === undefined) delete target[first]
    else target[first] = value
    return
  }
  const inner = { ...(target[first] as Plain | undefined) }
  put(inner, rest.join("."), value)
  if (Object.keys(inner).length) target[first] = inner
  else delete target[first]
}
