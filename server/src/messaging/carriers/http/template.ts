/**
 * A value of a template for one message. A field whose template is only this name is omitted if the value is
 * null.
 */
export type TemplateValue = string | number | readonly string[] | null
export type TemplateValues = Readonly<Record<string, TemplateValue>>

/** A text in which `{{name}}` stands for a value. */
export interface Template {
  /** The names that it uses. */
  names: readonly string[]
  /** Returns the value itself if the template is one name and nothing else, and otherwise the text. */
  render(values: TemplateValues): TemplateValue
}

const placeholder = /\{\{([^{}]*)\}\}/

export function compileTemplate(text: string): Template {
  // Texts have even positions, and names odd ones.
  const pieces = text.split(placeholder)
  const names = pieces.filter((_piece, index) => index % 2 === 1).map((name) => name.trim())
  const [before, , after] = pieces
  if (pieces.length === 3 && before === "" && after === "") {
    const [name = ""] = names
    return { names, render: (values) => values[name] ?? null }
  }
  const texts = pieces.filter((_piece, index) => index % 2 === 0)
  const render = (values: TemplateValues) =>
    texts.reduce((made, piece, index) => made + textOf(values[names[index - 1] ?? ""] ?? null) + piece)
  return { names, render }
}

export function textWith(template: string, values: TemplateValues): string {
  return textOf(compileTemplate(template).render(values))
}

/** Returns a value as text. Commas separate the entries of a list. */
export function textOf(value: TemplateValue): string {
  if (value === null) return ""
  return typeof value === "object" ? value.join(",") : String(value)
}

/** A JSON value whose texts are templates. */
export type JsonTemplate =
  | string
  | number
  | boolean
  | null
  | readonly JsonTemplate[]
  | { readonly [key: string]: JsonTemplate }

type JsonRenderer = (values: TemplateValues) => unknown

/**
 * Builds JSON values from a template. A text that is only a name becomes the value with its type. A property
 * or list entry whose value is null is left out. The text of a message is data in a value and never JSON
 * itself, so it cannot break out.
 */
export function compileJson(template: JsonTemplate): JsonRenderer {
  if (typeof template === "string") return compileTemplate(template).render
  if (typeof template !== "object" || template === null) return () => template
  if (isList(template)) {
    const renderers = template.map(compileJson)
    return (values) => renderers.map((render) => render(values)).filter((value) => value !== null)
  }
  const renderers = Object.entries(template).map(([key, inner]) => [key, compileJson(inner), inner === null] as const)
  return (values) => {
    const entries = renderers.map(([key, render, isNull]) => [key, render(values), isNull] as const)
    return Object.fromEntries(entries.filter(([, value, isNull]) => value !== null || isNull))
  }
}

/** The names that all templates within use. */
export function namesInJson(template: JsonTemplate): readonly string[] {
  if (typeof template === "string") return compileTemplate(template).names
  if (typeof template !== "object" || template === null) return []
  return Object.values(template).flatMap(namesInJson)
}

function isList(template: object): template is readonly JsonTemplate[] {
  return Array.isArray(template)
}
