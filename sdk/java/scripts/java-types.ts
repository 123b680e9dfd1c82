import type { Field, NamedType, Tree, Type } from "../../generate/tree.ts"
import { className, constantName, javadoc, member, methodName, withArguments } from "./java-text.ts"

/** The direction of a value: in a parameter, or in an answer. */
export type Way = "in" | "out"

/** A type in Java, and the expression for the function that reads it from JSON. */
export interface JavaType {
  java: string
  read: string
}

interface Struct {
  name: string
  text: string
  fields: readonly Field[]
}

interface Enum {
  name: string
  text: string
  values: readonly string[]
}

const primitives: Record<string, string> = { Long: "long", Boolean: "boolean" }

/**
 * The types of an API as Java. Objects and enums without a name get that of their place. Those with the same
 * field and the same content share a type.
 */
export class JavaTypes {
  readonly #named: ReadonlyMap<string, NamedType>
  readonly #events: Tree["events"]
  /** By name, in the order of their first use. */
  readonly #structs: Record<Way, Map<string, Struct>> = { in: new Map(), out: new Map() }
  readonly #enums = new Map<string, Enum>()
  /** The names of types without one, by their field and content. */
  readonly #byContent = new Map<string, string>()

  constructor({ types, events, problemCodes }: Tree) {
    this.#named = new Map(types.map((type) => [type.name, type]))
    this.#events = events
    const answers = types.filter(({ isSent }) => !isSent)
    const extended = (name: string) => types.some((other) => other.name !== name && name.startsWith(other.name))
    // The enums of Webhook name those of WebhookWithSecret.
    for (const { name } of answers.toSorted((a, b) => Number(extended(a.name)) - Number(extended(b.name))))
      this.type({ is: "named", name }, "out", name, name)
    for (const { name, data } of events) this.type(data, "out", `${className(name)}Data`, "data")
    const text = "Why the API refused. Posthorn's `docs/problems.md` explains each code. Later versions can add others."
    this.#addEnum({ name: "ErrorCode", text, values: [...new Set([...problemCodes, "unexpected_answer"])] })
  }

  /** Adds the parameters of a method, and returns the name of their class. */
  params(place: string, fields: readonly Field[], method: string): string {
    const name = `${place}Params`
    this.#addStruct({ name, text: `The parameters of \`${method}\`.`, fields }, "in", place)
    return name
  }

  /** The fields of an object that a method takes as parameters. */
  fieldsOf(type: Type): readonly Field[] {
    if (type.is === "named") return this.fieldsOf(this.#named.get(type.name)?.type ?? { is: "any" })
    if (type.is !== "object") throw new Error("The parameters of a method must be an object.")
    return type.fields
  }

  /** The type that a name stands for, without null. */
  resolve(type: Type): Type {
    if (type.is === "json") return this.resolve(type.of)
    if (type.is === "union") return this.resolve(nonNull(type))
    return type.is === "named" ? this.resolve(this.#named.get(type.name)?.type ?? { is: "any" }) : type
  }

  /** The type in Java. `place` and `field` name a type that has no name of its own. */
  type(type: Type, way: Way, place = "", field = ""): JavaType {
    switch (type.is) {
      case "any":
      case "null":
        return { java: way === "in" ? "Object" : "JsonElement", read: "JsonElement::deepCopy" }
      case "boolean":
        return { java: "Boolean", read: "ApiObject::flag" }
      case "integer":
        return { java: "Long", read: "ApiObject::integer" }
      case "number":
        return { java: "BigDecimal", read: "ApiObject::decimal" }
      case "string":
        if (type.format === "date-time") return { java: "Instant", read: "ApiObject::time" }
        return { java: "String", read: "ApiObject::text" }
      case "constant":
        if (typeof type.value !== "string") throw new Error("The client for Java has no type for a constant.")
        return { java: "String", read: "ApiObject::text" }
      case "json":
        return this.type(type.of, way, place, field)
      case "list": {
        const { java, read } = this.type(type.of, way, place, field)
        return {
          java: `List<${java.startsWith("Map") && way === "in" ? "? extends " : ""}${java}>`,
          read: `list(${read})`,
        }
      }
      case "map": {
        if (type.of.is === "any")
          return { java: way === "in" ? "Map<String, ?>" : "JsonObject", read: "ApiObject::fields" }
        const { java, read } = this.type(type.of, way, place, field)
        return { java: `Map<String, ${java}>`, read: `map(${read})` }
      }
      case "enum":
        return word(this.#enum(type.values.map(String), place, field))
      case "object":
        return object(this.#object(type.fields, way, place, field))
      case "named":
        return this.#name(type.name, way)
      case "union": {
        const { java, read } = this.type(nonNull(type), way, place, field)
        return { java, read: `nullable(${read})` }
      }
      case "intersection":
        throw new Error("The client for Java has no type for an intersection.")
    }
  }

  /** The declarations of the classes of one direction, by their names. */
  classes(way: Way): Map<string, string> {
    const structs = [...this.#structs[way].values()].map((struct): [string, string] => [
      struct.name,
      way === "in" ? this.#paramsText(struct) : this.#answerText(struct),
    ])
    const enums =
      way === "in" ? [] : [...this.#enums.values()].map((each): [string, string] => [each.name, enumText(each)])
    return new Map([...structs, ...enums])
  }

  #answerText({ name, text, fields }: Struct): string {
    const methods = fields.map((field) => {
      const { java, read } = this.type(nonNull(field.type), "out", name + className(field.name), field.name)
      const isOptional = !field.isRequired || field.type.is === "union"
      const given = isOptional ? `Optional<${java}>` : (primitives[java] ?? java)
      const tags = [`@return \`${field.name}\`${isOptional ? ", or empty" : ""}`]
      const body = `return ${isOptional ? "optional" : "required"}("${field.name}", ${read});`
      return member({ doc: [field.text], tags, indent: "    " }, `public ${given} ${methodName(field.name)}()`, body)
    })
    const doc = ["Reads the object from its JSON."]
    const constructor = { doc, tags: ["@param json the JSON"], indent: "    " }
    return classText(text || "An object of the API.", `${name} extends ApiObject`, [
      member(constructor, `public ${name}(JsonObject json)`, "super(json);"),
      ...methods,
      name === "Event" ? this.#eventValueText() : "",
    ])
  }

  /** The method that returns the data of an event as the class that its kind has. */
  #eventValueText(): string {
    const kinds = new Map<string, string[]>()
    for (const { name, data } of this.#events) {
      const { java } = this.type(data, "out", `${className(name)}Data`, "data")
      kinds.set(java, [...(kinds.get(java) ?? []), name])
    }
    const cases = [...kinds].map(
      ([java, names]) =>
        `${names.map((name) => `            case "${name}":\n`).join("")}                return Optional.of(new ${java}(data()));\n`,
    )
    const doc = [`The data as the class of its kind: ${[...kinds.keys()].map((java) => `\`${java}\``).join(", ")}.`]
    const tags = ["@return the data; empty for a kind of a later version"]
    const body = `switch (type().value()) {\n${cases.join("")}            default:\n                return Optional.empty();\n        }`
    return member({ doc, tags, indent: "    " }, "public Optional<ApiObject> value()", body)
  }

  #paramsText({ name, text, fields }: Struct): string {
    const place = name.replace(/Params$/, "")
    const setters = fields.map((field) => {
      const isNullable = field.type.is === "union"
      const { java } = this.type(nonNull(field.type), "in", place + className(field.name), field.name)
      const given = isNullable ? java : (primitives[java] ?? java)
      const param = `@param value the value of \`${field.name}\`${isNullable ? ", or null" : ""}`
      return member(
        { doc: [field.text], tags: [param, "@return this builder"], indent: "        " },
        `public Builder ${methodName(field.name)}(${given} value)`,
        `return ${isNullable ? "nullable" : "put"}("${field.name}", value);`,
      )
    })
    const required = fields.filter(({ isRequired }) => isRequired).map((field) => `"${field.name}"`)
    const build = { doc: ["Ends the parameters."], tags: ["@return the parameters"], indent: "        " }
    const builder = { doc: ["Begins the parameters."], tags: ["@return a builder"], indent: "    " }
    return classText(text || "An object in parameters.", `${name} extends Params`, [
      `    private ${name}(Builder builder) {\n${withArguments("        super", ["builder", ...required], ";")}\n    }\n`,
      member(builder, "public static Builder builder()", "return new Builder();"),
      `\n${javadoc(["Collects the parameters."], [], "    ")}    public static final class Builder extends Params.Builder<Builder> {\n`,
      `        private Builder() {}\n`,
      ...setters,
      member(build, `public ${name} build()`, `return new ${name}(this);`),
      "    }\n",
    ])
  }

  #name(name: string, way: Way): JavaType {
    const { type, text } = this.#named.get(name) ?? { type: { is: "any" } as Type, text: "" }
    if (type.is === "enum") return word(this.#addEnum({ name, text, values: type.values.map(String) }))
    if (type.is !== "object") return this.type(type, way, name, name)
    const place = way === "in" ? name.replace(/Request$/, "") : name
    return object(
      this.#addStruct({ name: way === "in" ? `${place}Params` : name, text, fields: type.fields }, way, place),
    )
  }

  #object(fields: readonly Field[], way: Way, place: string, field: string): string {
    const key = JSON.stringify([way, field, fields])
    const name = this.#byContent.get(key) ?? (way === "in" ? `${place}Params` : place)
    this.#byContent.set(key, name)
    return this.#addStruct({ name, text: "", fields }, way, place)
  }

  #enum(values: readonly string[], place: string, field: string): string {
    const key = JSON.stringify([field, values])
    const name = this.#byContent.get(key) ?? place
    this.#byContent.set(key, name)
    return this.#addEnum({ name, text: "", values })
  }

  #addEnum(made: Enum): string {
    const known = this.#enums.get(made.name)
    if (known && String(known.values) !== String(made.values)) throw new Error(`Two enums are named ${made.name}.`)
    if (!known) this.#enums.set(made.name, made)
    return made.name
  }

  /** Also adds the types of the fields, so that their names do not depend on the order of the texts. */
  #addStruct(struct: Struct, way: Way, place: string): string {
    const known = this.#structs[way].get(struct.name)
    if (known && JSON.stringify(known.fields) !== JSON.stringify(struct.fields))
      throw new Error(`Two classes are named ${struct.name}.`)
    if (known) return struct.name
    this.#structs[way].set(struct.name, struct)
    for (const { name, type } of struct.fields) this.type(nonNull(type), way, place + className(name), name)
    return struct.name
  }
}

const word = (name: string): JavaType => ({ java: name, read: `value(${name}::of)` })
const object = (name: string): JavaType => ({ java: name, read: `object(${name}::new)` })

function enumText({ name, text, values }: Enum): string {
  const constants = values.map(
    (value) =>
      `${javadoc([`\`${value}\`.`], [], "    ")}    public static final ${name} ${constantName(value)} = of("${value}");\n`,
  )
  const doc = ["Returns a word, which can be one of a later version."]
  const factory = { doc, tags: ["@param value its text", "@return the word"], indent: "    " }
  return classText(text || "A word of the API. Later versions can add others.", `${name} extends ApiValue`, [
    ...constants,
    `\n    private ${name}(String value) {\n        super(value);\n    }\n`,
    member(factory, `public static ${name} of(String value)`, `return new ${name}(value);`),
  ])
}

function classText(text: string, name: string, members: readonly string[]): string {
  return `${javadoc([text])}public final class ${name} {\n${members.join("").replace(/^\n/, "")}}\n`
}

/** The type beside null. Throws if the API has several. */
function nonNull(type: Type): Type {
  if (type.is !== "union") return type
  const [inner, ...others] = type.of.filter((each) => each.is !== "null")
  if (!inner || others.length) throw new Error("The client for Java has no type for a union.")
  return inner
}
