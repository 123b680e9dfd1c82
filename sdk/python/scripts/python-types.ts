import { pascalCase } from "../../generate/words.ts"
import type { Field, NamedType, Tree, Type } from "../../generate/tree.ts"
import { comment, literal, safeName } from "./python-text.ts"

/** The direction of a value. Towards the server, it can be a `datetime` or any sequence. */
export type Way = "in" | "out"

interface Found {
  name: string
  text: string
  fields: readonly Field[]
}

/** The types of an API as Python: models for answers, and typed dictionaries for objects in arguments. */
export class PythonTypes {
  readonly #named: ReadonlyMap<string, NamedType>
  readonly #models = new Map<string, Found>()
  readonly #dictionaries = new Map<string, Found>()
  readonly #events: { name: string; text: string; className: string; data: string; shape: string | null }[]

  constructor({ types, events }: Tree) {
    this.#named = new Map(types.map((type) => [type.name, type]))
    for (const { name, text, type, isSent } of types)
      if (type.is === "object" && !isSent) this.#model(name, text, type.fields)
    this.#events = events.map(({ name, text, data }) => {
      const className = `${pascalCase(name.replaceAll(".", "_"))}Event`
      return {
        name,
        text,
        className,
        data: this.text(data, "out", `${className}Data`),
        shape: this.shape(data, `${className}Data`),
      }
    })
  }

  /** The fields of an object that a method takes as arguments. */
  fieldsOf(type: Type): readonly Field[] {
    if (type.is === "named") return this.fieldsOf(this.#named.get(type.name)?.type ?? { is: "any" })
    if (type.is !== "object") throw new Error("The arguments of a method must be an object.")
    return type.fields
  }

  /** The annotation. `place` names an object that has no name of its own. */
  text(type: Type, way: Way, place = ""): string {
    switch (type.is) {
      case "any":
        return "Any"
      case "null":
        return "None"
      case "boolean":
        return "bool"
      case "integer":
        return "int"
      case "number":
        return way === "in" ? "float | Decimal" : "float"
      case "string":
        if (type.format === "date-time") return way === "in" ? "datetime | str" : "datetime"
        return "str"
      case "json":
        return this.text(type.of, way, place)
      case "constant":
        return `Literal[${literal(type.value)}]`
      case "enum":
        return `Literal[${type.values.map(literal).join(", ")}]${type.isOpen ? " | str" : ""}`
      case "list":
        return `${way === "in" ? "Sequence" : "List"}[${this.text(type.of, way, place)}]`
      case "map":
        return `${way === "in" ? "Mapping" : "Dict"}[str, ${this.text(type.of, way, place)}]`
      case "object":
        return this.#object(place, "", type.fields, way)
      case "named":
        return this.#name(type.name, way)
      case "union":
        return [...new Set(type.of.map((each) => this.text(each, way, place)))].join(" | ")
      case "intersection":
        throw new Error("The Python client has no type for an intersection.")
    }
  }

  /** How a value of JSON becomes one of Python (`_model.py`). Null for a value that stays as it is. */
  shape(type: Type, place = ""): string | null {
    switch (type.is) {
      case "string":
        return type.format === "date-time" ? '"time"' : null
      case "list":
      case "map": {
        const inner = this.shape(type.of, place)
        return inner && `["${type.is}", ${inner}]`
      }
      case "object":
        return `"${place}"`
      case "named": {
        const { type: named } = this.#named.get(type.name) ?? { type: { is: "any" } as Type }
        return named.is === "object" ? `"${type.name}"` : this.shape(named, type.name)
      }
      case "union":
        return type.of.map((each) => this.shape(each, place)).find((shape) => shape !== null) ?? null
      default:
        return null
    }
  }

  modelsText(): string {
    const made: string[] = []
    // A model can add others, whose objects have no names in the document.
    for (const { name, text, fields } of this.#models.values()) {
      const lines = fields.map((field) => {
        const place = name + pascalCase(field.name)
        // The data depends on the kind of the event.
        const isData = name === "Event" && field.name === "data"
        const type = isData ? "Any" : this.text(field.type, "out", place)
        const isOptional = !field.isRequired && !/\bNone\b/.test(type)
        return `${comment(field.text)}    ${safeName(field.name)}: ${type}${isOptional ? " | None" : ""}\n`
      })
      const shapes = fields.flatMap(({ name: key, type }) => {
        const shape = this.shape(type, name + pascalCase(key))
        return shape ? [`        ${literal(key)}: ${shape},\n`] : []
      })
      const table = shapes.length ? `    _shapes = {\n${shapes.join("")}    }\n` : ""
      made.push(`class ${name}(Model):\n${docLines(text)}${lines.join("")}${table}`)
    }
    return [...this.#aliases(), ...made, ...this.#eventsText()].join("\n\n")
  }

  /** A class for each kind of event, so that a comparison of `type` tells a type checker what `data` is. */
  #eventsText(): string[] {
    if (!this.#events.length) return []
    const classes = this.#events.map(({ name, text, className, data, shape }) => {
      const table = shape ? `    _shapes = {**Event._shapes, "data": ${shape}}\n` : ""
      return `class ${className}(Event):\n${docLines(text)}    type: Literal[${literal(name)}]\n    data: ${data}\n${table}`
    })
    const names = this.#events.map(({ className }) => className)
    const kinds = this.#events.map(({ name, className }) => `${literal(name)}: ${className}`)
    return [...classes, `AnyEvent = Union[${names.join(", ")}]\n\nEvent._kinds = {${kinds.join(", ")}}\n`]
  }

  dictionariesText(): string {
    const made: string[] = []
    for (const { name, text, fields } of this.#dictionaries.values()) {
      const entries = fields.map((field) => {
        const type = this.text(field.type, "in", name + pascalCase(field.name))
        return { ...field, type: field.isRequired ? type : `NotRequired[${type}]` }
      })
      if (entries.some((field) => safeName(field.name) !== field.name)) {
        const items = entries.map((field) => `${literal(field.name)}: ${literal(field.type)}`)
        made.push(`${name} = TypedDict(${literal(name)}, {${items.join(", ")}})\n`)
      } else {
        const lines = entries.map((field) => `${comment(field.text)}    ${field.name}: ${field.type}\n`)
        made.push(`class ${name}(TypedDict):\n${docLines(text)}${lines.join("") || "    pass\n"}`)
      }
    }
    return made.join("\n\n")
  }

  /** Named types that are not objects. */
  #aliases(): string[] {
    return [...this.#named.values()].flatMap(({ name, type }) =>
      type.is === "enum" ? [`${name} = ${alias(type)}\n`] : [],
    )
  }

  #name(name: string, way: Way): string {
    const named = this.#named.get(name)
    if (named?.type.is === "object") return this.#object(name, named.text, named.type.fields, way)
    if (named?.type.is === "enum") return way === "in" ? `types.${name}` : name
    return named ? this.text(named.type, way, name) : "Any"
  }

  #object(name: string, text: string, fields: readonly Field[], way: Way): string {
    if (way === "out") return this.#model(name, text, fields)
    if (!this.#dictionaries.has(name)) this.#dictionaries.set(name, { name, text, fields })
    return `params.${name}`
  }

  #model(name: string, text: string, fields: readonly Field[]): string {
    if (!this.#models.has(name)) this.#models.set(name, { name, text, fields })
    return name
  }
}

function docLines(text: string): string {
  return text ? `    """${text.replaceAll("\\", "\\\\")}"""\n` : ""
}

/** An alias is evaluated, and Python 3.9 has no `|` for types. */
function alias({ values, isOpen }: Extract<Type, { is: "enum" }>): string {
  const known = `Literal[${values.map(literal).join(", ")}]`
  return isOpen ? `Union[${known}, str]` : known
}
