import { NamedTypes, nonNull, type Enum, type Struct, type Way } from "../../generate/named-types.ts"
import type { Field, Tree, Type } from "../../generate/tree.ts"
import { className, constantName, javadoc, member, methodName, withArguments } from "./java-text.ts"

/** A type in Java, and the expression for the function that reads it from JSON. */
export interface JavaType {
  java: string
  read: string
}

const primitives: Record<string, string> = { Long: "long", Boolean: "boolean" }

/** The types of an API as Java. */
export class JavaTypes extends NamedTypes<JavaType> {
  constructor(tree: Tree) {
    super(tree)
    this.addAnswers()
    const text = "Why the API refused. Posthorn's `docs/problems.md` explains each code. Later versions can add others."
    this.addEnum({ name: "ErrorCode", text, values: [...new Set([...tree.problemCodes, "unexpected_answer"])] })
  }

  protected override spell(name: string): string {
    return className(name)
  }

  /** Adds the parameters of a method, and returns the name of their class. */
  params(place: string, fields: readonly Field[], method: string): string {
    const name = `${place}Params`
    this.addStruct({ name, text: `The parameters of \`${method}\`.`, fields }, "in", place)
    return name
  }

  /** The type in Java. `place` and `field` name a type that has no name of its own. */
  override write(type: Type, way: Way, place = "", field = ""): JavaType {
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
        return this.write(type.of, way, place, field)
      case "list": {
        const { java, read } = this.write(type.of, way, place, field)
        return {
          java: `List<${java.startsWith("Map") && way === "in" ? "? extends " : ""}${java}>`,
          read: `list(${read})`,
        }
      }
      case "map": {
        if (type.of.is === "any")
          return { java: way === "in" ? "Map<String, ?>" : "JsonObject", read: "ApiObject::fields" }
        const { java, read } = this.write(type.of, way, place, field)
        return { java: `Map<String, ${java}>`, read: `map(${read})` }
      }
      case "enum":
        return word(this.addWords(type.values.map(String), place, field))
      case "object":
        return object(this.addObject(type.fields, way, place, field))
      case "named": {
        const made = this.addNamed(type.name, way)
        if (!made) return this.write(this.namedType(type.name).type, way, type.name, type.name)
        return made.is === "enum" ? word(made.name) : object(made.name)
      }
      case "union": {
        const { java, read } = this.write(nonNull(type), way, place, field)
        return { java, read: `nullable(${read})` }
      }
      case "intersection":
        throw new Error("The client for Java has no type for an intersection.")
    }
  }

  /** The declarations of the classes of one direction, by their names. */
  classes(way: Way): Map<string, string> {
    const structs = [...this.structs[way].values()].map((struct): [string, string] => [
      struct.name,
      way === "in" ? this.#paramsText(struct) : this.#answerText(struct),
    ])
    const enums =
      way === "in" ? [] : [...this.enums.values()].map((each): [string, string] => [each.name, enumText(each)])
    return new Map([...structs, ...enums])
  }

  #answerText({ name, text, fields }: Struct): string {
    const methods = fields.map((field) => {
      const { java, read } = this.write(nonNull(field.type), "out", name + className(field.name), field.name)
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
    const kinds = this.eventsByData(({ java }) => java)
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
      const { java } = this.write(nonNull(field.type), "in", place + className(field.name), field.name)
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
