import type { Constant, Field, NamedType, Tree, Type } from "../../generate/tree.ts"
import { camelCase, pascalCase } from "../../generate/words.ts"
import { docblock, file, list } from "./php-text.ts"

/** The direction of a value. Towards the server, it is an array or a time; from there, a model. */
export type Way = "in" | "out"

interface Model {
  text: string
  fields: readonly Field[]
}

/** The types of an API as PHP: classes for answers, and array shapes for objects in arguments. */
export class PhpTypes {
  readonly #named: ReadonlyMap<string, NamedType>
  /** By name, with those of objects that have no name in the document. */
  readonly #models = new Map<string, Model>()

  constructor({ types }: Tree) {
    this.#named = new Map(types.map((type) => [type.name, type]))
    for (const { name, text, type, isSent } of types)
      if (type.is === "object" && !isSent) this.#models.set(name, { text, fields: type.fields })
  }

  /** The fields of an object that a method takes as arguments. */
  fieldsOf(type: Type): readonly Field[] {
    const found = this.#resolved(type)
    if (found.is !== "object") throw new Error("The arguments of a method must be an object.")
    return found.fields
  }

  /** The type that PHP checks, as the words of a union. `mixed` stands alone. */
  native(type: Type): string[] {
    const found = this.#resolved(type)
    switch (found.is) {
      case "any":
        return ["mixed"]
      case "null":
        return ["null"]
      case "boolean":
        return ["bool"]
      case "integer":
        return ["int"]
      case "number":
        return ["float"]
      case "string":
        return found.format === "date-time" ? [String.raw`\DateTimeInterface`, "string"] : ["string"]
      case "constant":
        return [typeof found.value === "string" ? "string" : "mixed"]
      case "enum":
        return ["string"]
      case "json":
        return this.native(found.of)
      case "union": {
        const words = [...new Set(found.of.flatMap((each) => this.native(each)))]
        return words.includes("mixed") ? ["mixed"] : words
      }
      default:
        return ["array"]
    }
  }

  /** The type in the words of PHPStan and Psalm. `place` names an object that has no name of its own. */
  documented(type: Type, way: Way, place = ""): string {
    switch (type.is) {
      case "boolean":
        return "bool"
      case "integer":
        return "int"
      case "number":
        return "float"
      case "string":
        if (type.format !== "date-time") return "string"
        return way === "in" ? String.raw`\DateTimeInterface|string` : String.raw`\DateTimeImmutable`
      case "json":
        return this.documented(type.of, way, place)
      case "constant":
        return literal(type.value)
      case "enum":
        return type.isOpen || way === "out" ? "string" : type.values.map(literal).join("|")
      case "list":
        return `list<${this.documented(type.of, way, place)}>`
      case "map":
        return `array<string,${this.documented(type.of, way, place)}>`
      case "object":
        return way === "in" ? this.#arrayShape(type.fields) : this.#modelName(place, "", type.fields)
      case "named": {
        const named = this.#resolved(type)
        if (named.is === "object" && way === "out") return this.#modelName(type.name, "", named.fields)
        return this.documented(named, way, type.name)
      }
      case "union":
        return [...new Set(type.of.map((each) => this.documented(each, way, place)))].join("|")
      case "null":
        return "null"
      default:
        return "mixed"
    }
  }

  /** How a value of JSON is read (`Model.php`). */
  shape(type: Type, place = ""): string {
    const found = this.#resolved(type)
    switch (found.is) {
      case "string":
        return found.format === "date-time" ? "'time'" : "null"
      case "list":
      case "map": {
        const inner = this.shape(found.of, place)
        return inner === "null" && found.is === "list" ? inner : `['${found.is}', ${inner}]`
      }
      case "object":
        return `${this.#modelName(type.is === "named" ? type.name : place, "", found.fields)}::class`
      case "union":
        return found.of.map((each) => this.shape(each, place)).find((shape) => shape !== "null") ?? "null"
      default:
        return "null"
    }
  }

  /** The kind of an array, because PHP has one type for lists and maps. Null for other values. */
  kind(type: Type): "list" | "map" | null {
    const found = this.#resolved(type)
    switch (found.is) {
      case "list":
        return "list"
      case "map":
      case "object":
        return "map"
      case "json":
        return this.kind(found.of)
      case "union":
        return found.of.map((each) => this.kind(each)).find((kind) => kind !== null) ?? null
      default:
        return null
    }
  }

  /** The files of the models by their names. A model can add others, which have no names in the document. */
  files(): Map<string, string> {
    const files = new Map<string, string>()
    for (const [name, model] of this.#models)
      files.set(
        `Model/${name}.php`,
        file(String.raw`Posthorn\Model`, [String.raw`Posthorn\Model`], this.#class(name, model)),
      )
    return files
  }

  #class(name: string, { text, fields }: Model): string {
    const properties = fields.map((field) => {
      const type = this.documented(field.type, "out", place(name, field))
      const isOptional = !field.isRequired && !/\b(?:null|mixed)\b/.test(type)
      return `@property-read ${type}${isOptional ? "|null" : ""} $${camelCase(field.name)} ${field.text}`
    })
    const entries = fields.map(
      (field) => `'${camelCase(field.name)}' => ['${field.name}', ${this.shape(field.type, place(name, field))}]`,
    )
    const table = list(entries, { open: "[", close: "]", indent: "    " })
    const doc = docblock([text || "An object of the API.", ...(properties.length ? ["", ...properties] : [])])
    return `${doc}final class ${name} extends Model\n{\n    protected const FIELDS = ${table};\n}\n`
  }

  #resolved(type: Type): Type {
    return type.is === "named" ? (this.#named.get(type.name)?.type ?? { is: "any" }) : type
  }

  #modelName(name: string, text: string, fields: readonly Field[]): string {
    if (!this.#models.has(name)) this.#models.set(name, { text, fields })
    return name
  }

  #arrayShape(fields: readonly Field[]): string {
    const entries = fields.map(
      ({ name, isRequired, type }) => `${name}${isRequired ? "" : "?"}:${this.documented(type, "in")}`,
    )
    return `array{${entries.join(",")}}`
  }
}

function place(name: string, field: Field): string {
  return name + pascalCase(field.name)
}

function literal(value: Constant): string {
  return typeof value === "string" ? `'${value}'` : String(value)
}
