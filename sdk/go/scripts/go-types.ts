import { NamedTypes, nonNull, type Struct, type Way } from "../../generate/named-types.ts"
import type { Field, Tree, Type } from "../../generate/tree.ts"
import { comment, goName } from "./go-text.ts"

/** The types of an API as Go. */
export class GoTypes extends NamedTypes<string> {
  constructor(tree: Tree) {
    super(tree)
    this.addAnswers()
  }

  protected override spell(name: string): string {
    return goName(name)
  }

  /** The text of a type begins with its name, as Go's documentation wants it. */
  protected override textOf(name: string, text: string): string {
    return text ? `${name}: ${text}` : ""
  }

  /** Adds the struct of the parameters of a method, and returns its name. */
  params(operationId: string, fields: readonly Field[], method: string): string {
    const name = `${goName(operationId)}Params`
    this.addStruct({ name, text: `${name} are the parameters of [${method}].`, fields }, "in", goName(operationId))
    return name
  }

  /** The type and the form of a field in the struct of parameters. `place` is its name without `Params`. */
  param(field: Field, place: string): { type: string; form: "plain" | "pointer" | "nullable" } {
    const type = this.write(nonNull(field.type), "in", place + goName(field.name), field.name)
    if (field.type.is === "union") return { type, form: "nullable" }
    return { type, form: field.isRequired || canBeNil(type) ? "plain" : "pointer" }
  }

  /** The Go type. `place` and `field` name a type that has no name of its own. */
  override write(type: Type, way: Way, place = "", field = ""): string {
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
        return this.write(type.of, way, place, field)
      case "list":
        return `[]${this.write(type.of, way, place, field)}`
      case "map":
        return `map[string]${this.write(type.of, way, place, field)}`
      case "enum":
        return this.addWords(type.values.map(String), place, field)
      case "object":
        return this.addObject(type.fields, way, place, field)
      case "named":
        return (
          this.addNamed(type.name, way)?.name ??
          this.write(this.namedType(type.name).type, way, goName(type.name), type.name)
        )
      case "union": {
        const inner = this.write(nonNull(type), way, place, field)
        return canBeNil(inner) ? inner : `*${inner}`
      }
      case "intersection":
        throw new Error("The Go client has no type for an intersection.")
    }
  }

  /** The structs of one direction, and after those of answers, the enums. */
  structsText(way: Way): string {
    return [...this.structs[way].values()]
      .map((struct) => (way === "in" ? this.#paramsText(struct) : this.#answerText(struct)))
      .join("\n")
  }

  enumsText(): string {
    return [...this.enums.values()]
      .map(({ name, text, values }) => {
        const constants = values.map((value) => `\t${name}${goName(value)} ${name} = ${JSON.stringify(value)}\n`)
        return `${comment([text || `${name} is a word of the API. Later versions can add others.`])}type ${name} string\n\nconst (\n${constants.join("")})\n`
      })
      .join("\n")
  }

  /** The data of an event as the type that its kind has. */
  eventsText(): string {
    const kinds = this.eventsByData((type) => type)
    const cases = [...kinds].map(
      ([type, names]) =>
        `\tcase ${names.map((name) => JSON.stringify(name)).join(",\n\t\t")}:\n\t\tvalue = new(${type})\n`,
    )
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
      const type = isData ? "json.RawMessage" : this.write(field.type, "out", name + goName(field.name), field.name)
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
}

function canBeNil(type: string): boolean {
  return type === "any" || type.startsWith("[]") || type.startsWith("map[")
}
