import type { Field, NamedType, Tree, Type } from "./tree.ts"

/** The direction of a value: in a parameter, or in an answer. */
export type Way = "in" | "out"

export interface Struct {
  name: string
  text: string
  fields: readonly Field[]
}

export interface Enum {
  name: string
  text: string
  values: readonly string[]
}

/**
 * The types of an API for a language in which each type has a name. Objects and enums without a name get that
 * of their place. Those with the same field and the same content share a type.
 */
export abstract class NamedTypes<Written> {
  protected readonly events: Tree["events"]
  /** By name, in the order of their first use. */
  protected readonly structs: Record<Way, Map<string, Struct>> = { in: new Map(), out: new Map() }
  protected readonly enums = new Map<string, Enum>()
  readonly #named: ReadonlyMap<string, NamedType>
  /** The names of types without one, by their field and content. */
  readonly #byContent = new Map<string, string>()

  constructor({ types, events }: Pick<Tree, "types" | "events">) {
    this.#named = new Map(types.map((type) => [type.name, type]))
    this.events = events
  }

  /** Writes a type, and adds those in it. `place` and `field` name a type that has no name of its own. */
  abstract write(type: Type, way: Way, place?: string, field?: string): Written

  /** A name of the document in the language. */
  protected abstract spell(name: string): string

  /** The comment on a type of the document. */
  protected textOf(_name: string, text: string): string {
    return text
  }

  /** Adds all types of answers and events. A constructor calls it last. */
  protected addAnswers(): void {
    const types = [...this.#named.values()]
    const answers = types.filter(({ isSent }) => !isSent)
    const extended = (name: string) => types.some((other) => other.name !== name && name.startsWith(other.name))
    // The enums of Webhook name those of WebhookWithSecret.
    for (const { name } of answers.toSorted((a, b) => Number(extended(a.name)) - Number(extended(b.name))))
      this.write({ is: "named", name }, "out", name, name)
    for (const { name, data } of this.events) this.write(data, "out", `${this.spell(name)}Data`, "data")
  }

  /** The fields of an object that a method takes as parameters. */
  fieldsOf(type: Type): readonly Field[] {
    if (type.is === "named") return this.fieldsOf(this.namedType(type.name).type)
    if (type.is !== "object") throw new Error("The parameters of a method must be an object.")
    return type.fields
  }

  /** The type that a name stands for, without null. */
  resolve(type: Type): Type {
    if (type.is === "json") return this.resolve(type.of)
    if (type.is === "union") return this.resolve(nonNull(type))
    return type.is === "named" ? this.resolve(this.namedType(type.name).type) : type
  }

  protected namedType(name: string): Pick<NamedType, "type" | "text"> {
    return this.#named.get(name) ?? { type: { is: "any" }, text: "" }
  }

  /** Adds an enum or an object of the document, and returns its name. Returns null for another type. */
  protected addNamed(name: string, way: Way): { is: "enum" | "object"; name: string } | null {
    const { type, text } = this.namedType(name)
    const own = this.spell(name)
    if (type.is === "enum")
      return {
        is: "enum",
        name: this.addEnum({ name: own, text: this.textOf(own, text), values: type.values.map(String) }),
      }
    if (type.is !== "object") return null
    const place = way === "in" ? own.replace(/Request$/, "") : own
    const struct = way === "in" ? `${place}Params` : own
    const made = { name: struct, text: this.textOf(struct, text), fields: type.fields }
    return { is: "object", name: this.addStruct(made, way, place) }
  }

  /** Adds an object that has no name in the document, and returns its name. */
  protected addObject(fields: readonly Field[], way: Way, place: string, field: string): string {
    const name = this.#sharedName([way, field, fields], way === "in" ? `${place}Params` : place)
    return this.addStruct({ name, text: "", fields }, way, place)
  }

  /** Adds an enum that has no name in the document, and returns its name. */
  protected addWords(values: readonly string[], place: string, field: string): string {
    return this.addEnum({ name: this.#sharedName([field, values], place), text: "", values })
  }

  protected addEnum(made: Enum): string {
    const known = this.enums.get(made.name)
    if (known && String(known.values) !== String(made.values)) throw new Error(`Two enums are named ${made.name}.`)
    if (!known) this.enums.set(made.name, made)
    return made.name
  }

  /** Also adds the types of the fields, so that their names do not depend on the order of the texts. */
  protected addStruct(struct: Struct, way: Way, place: string): string {
    const known = this.structs[way].get(struct.name)
    if (known && JSON.stringify(known.fields) !== JSON.stringify(struct.fields))
      throw new Error(`Two objects are named ${struct.name}.`)
    if (known) return struct.name
    this.structs[way].set(struct.name, struct)
    for (const { name, type } of struct.fields) this.write(nonNull(type), way, place + this.spell(name), name)
    return struct.name
  }

  /** The data of events: the names of the events by the type of their data, as `written` names it. */
  protected eventsByData(written: (made: Written) => string): Map<string, string[]> {
    const kinds = new Map<string, string[]>()
    for (const { name, data } of this.events) {
      const type = written(this.write(data, "out", `${this.spell(name)}Data`, "data"))
      kinds.set(type, [...(kinds.get(type) ?? []), name])
    }
    return kinds
  }

  #sharedName(content: readonly unknown[], name: string): string {
    const key = JSON.stringify(content)
    const shared = this.#byContent.get(key) ?? name
    this.#byContent.set(key, shared)
    return shared
  }
}

/** The type beside null. Throws if the API has several. */
export function nonNull(type: Type): Type {
  if (type.is !== "union") return type
  const [inner, ...others] = type.of.filter((each) => each.is !== "null")
  if (!inner || others.length) throw new Error("The client has no type for a union.")
  return inner
}
