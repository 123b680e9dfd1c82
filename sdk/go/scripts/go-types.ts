import type { Field, NamedType, Tree, Type } from "../../generate/tree.ts"
import { comment, goName } from "./go-text.ts"

/** The direction of a value: in a parameter, or in an answer. */
export type Way = "in" | "out"

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

/**
 * The types of an API as Go. Objects and enums without a name get that of their place. Those with the same
 * field and the same content share a type.
 */
export class GoTypes {
  readonly #named: ReadonlyMap<string, NamedType>
  readonly #events: Tree["events"]
  /** By name, in the order of their first use. */
  readonly #structs: Record<Way, Map<string, Struct>> = { in: new Map(), out: new Map() }
  readonly #enums = new Map<string, Enum>()
  /** The names of types without one, by their field and content. */
  readonly #byContent = new Map<string, string>()

  constructor({ types, events }: Tree) {
    this.#named = new Map(types.map((type) => [type.name, type]))
    this.#events = events
    const answers = types.filter(({ isSent }) => !isSent)
    const extended = (name: string) => types.some((other) => other.name !== name && name.startsWith(other.name))
    // The enums of Webhook name those of WebhookWithSecret.
    for (const { name } of answers.toSorted((a, b) => Number(extended(a.name)) - Number(extended(b.name))))
      this.text({ is: "named", name }, "out", name, name)
    for (const { name, data } of events) this.text(data, "out", `${goName(name)}Data`, "data")
  }

  /** Adds the struct of the parameters of a method, and returns its name. */
  params(operationId: string, fields: readonly Field[], method: string): string {
    const name = `${goName(operationId)}Params`
    this.#addStruct({ name, text: `${name} are the parameters of [${method}].`, fields }, "in", goName(operationId))
    return name
  }

  /** The fields of an object that a method takes as parameters. */
  fieldsOf(type: Type): readonly Field[] {
    if (type.is === "named") return this.fieldsOf(this.#named.get(type.name)?.type ?? { is: "any" })
    if (type.is !== "object") throw new Error("The parameters of a method must be an object.")
    return type.fields
  }

  /** The type and the form of a field in the struct of parameters. `place` is its name without `Params`. */
  param(field: Field, place: string): { type: string; form: "plain" | "pointer" | "nullable" } {
    const type = this.text(nonNull(field.type), "in", place + goName(field.name), field.name)
    if (field.type.is === "union") return { type, form: "nullable" }
    return { type, form: field.isRequired || canBeNil(type) ? "plain" : "pointer" }
  }

  /** The type that a name stands for, without null. */
  resolve(type: Type): Type {
    if (type.is === "json") return this.resolve(type.of)
    if (type.is === "union") return this.resolve(nonNull(type))
    return type.is === "named" ? this.resolve(this.#named.get(type.name)?.type ?? { is: "any" }) : type
  }

  /** The Go type. `place` and `field` name a type that has no name of its own. */
  text(type: Type, way: Way, place = "", field = ""): string {
    switch (type.is) {
      case "any":
      case "null":
        return "any"
      case "boolean":
        return "bool"
      case "integer":
        return "int64"
      case "number":
        return "json.Number"
      case "string":
        return type.format === "date-time" ? "time.Time" : "string"
      case "constant":
        return typeof type.value === "string" ? "string" : "any"
      case "json":
        return this.text(type.of, way, place, field)
      case "list":
        return `[]${this.text(type.of, way, place, field)}`
      case "map":
        return `map[string]${this.text(type.of, way, place, field)}`
      case "enum":
        return this.#enum(type.values.map(String), place, field)
      case "object":
        return this.#object(type.fields, way, place, field)
      case "named":
        return this.#name(type.name, way)
      case "union": {
        const inner = this.text(nonNull(type), way, place, field)
        return canBeNil(inner) ? inner : `*${inner}`
      }
      case "intersection":
        throw new Error("The Go client has no type for an intersection.")
    }
  }

  /** The structs of one direction, and after those of answers, the enums. */
  structsText(way: Way): string {
    return [...this.#structs[way].values()]
      .map((struct) => (way === "in" ? this.#paramsText(struct) : this.#answerText(struct)))
      .join("\n")
  }

  enumsText(): string {
    return [...this.#enums.values()]
      .map(({ name, text, values }) => {
        const constants = values.map((value) => `\t${name}${goName(value)} ${name} = ${JSON.stringify(value)}\n`)
        return `${comment([text || `${name} is a word of the API. Later versions can add others.`])}type ${name} string\n\nconst (\n${constants.join("")})\n`
      })
      .join("\n")
  }

  /** The data of an event as the type that its kind has. */
  eventsText(): string {
    const kinds = new Map<string, string[]>()
    for (const { name, data } of this.#events) {
      const type = this.text(data, "out", `${goName(name)}Data`, "data")
      kinds.set(type, [...(kinds.get(type) ?? []), JSON.stringify(name)])
    }
    const cases = [...kinds].map(([type, names]) => `\tcase ${names.join(",\n\t\t")}:\n\t\tvalue = new(${type})\n`)
    const types = [...kinds.keys()].map((type) => `*${type}`).join(", ")
    return `${comment([`Value returns the data of the event as the type of its kind: ${types}. For a kind of a later version, it returns a map[string]any.`])}func (e *Event) Value() (any, error) {
	var value any
	switch e.Type {
${cases.join("")}	default:
		fields := map[string]any{}
		return fields, json.Unmarshal(e.Data, &fields)
	}
	return value, json.Unmarshal(e.Data, value)
}
`
  }

  #answerText({ name, text, fields }: Struct): string {
    const lines = fields.map((field) => {
      // The data depends on the kind of the event.
      const isData = name === "Event" && field.name === "data"
      const type = isData ? "json.RawMessage" : this.text(field.type, "out", name + goName(field.name), field.name)
      const isOptional = !field.isRequired && !canBeNil(type)
      return `${comment([field.text], "\t")}\t${goName(field.name)} ${isOptional ? "*" : ""}${type} \`json:"${field.name}"\`\n`
    })
    return `${comment([text || `${name} is an object of the API.`])}type ${name} struct {
	Object
${lines.join("")}}

${comment(["UnmarshalJSON reads the object and keeps its JSON."])}func (o *${name}) UnmarshalJSON(data []byte) error {
	type plain ${name}
	return readObject(data, (*plain)(o), &o.Object)
}
`
  }

  #paramsText({ name, text, fields }: Struct): string {
    const place = name.replace(/Params$/, "")
    const lines = fields.map((field) => {
      const { type, form } = this.param(field, place)
      const whole = form === "nullable" ? `Nullable[${type}]` : form === "pointer" ? `*${type}` : type
      return `${comment([field.text], "\t")}\t${goName(field.name)} ${whole} \`json:"${field.name}${field.isRequired ? "" : ",omitzero"}"\`\n`
    })
    return `${comment([text || `${name} is an object in parameters.`])}type ${name} struct {
${lines.join("")}}

// MarshalJSON leaves out what is not set.
func (p ${name}) MarshalJSON() ([]byte, error) { return marshalParams(p) }
`
  }

  #name(name: string, way: Way): string {
    const { type, text } = this.#named.get(name) ?? { type: { is: "any" } as Type, text: "" }
    const go = goName(name)
    if (type.is === "enum") return this.#addEnum({ name: go, text: textOf(go, text), values: type.values.map(String) })
    if (type.is !== "object") return this.text(type, way, go, name)
    const place = way === "in" ? go.replace(/Request$/, "") : go
    const own = way === "in" ? `${place}Params` : go
    return this.#addStruct({ name: own, text: textOf(own, text), fields: type.fields }, way, place)
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
      throw new Error(`Two structs are named ${struct.name}.`)
    if (known) return struct.name
    this.#structs[way].set(struct.name, struct)
    for (const { name, type } of struct.fields) this.text(nonNull(type), way, place + goName(name), name)
    return struct.name
  }
}

/** The text of a type begins with its name, as Go's documentation wants it. */
function textOf(name: string, text: string): string {
  return text ? `${name}: ${text}` : ""
}

/** The type beside null. Throws if the API has several. */
function nonNull(type: Type): Type {
  if (type.is !== "union") return type
  const [inner, ...others] = type.of.filter((each) => each.is !== "null")
  if (!inner || others.length) throw new Error("The Go client has no type for a union.")
  return inner
}

function canBeNil(type: string): boolean {
  return type === "any" || type.startsWith("[]") || type.startsWith("map[")
}
