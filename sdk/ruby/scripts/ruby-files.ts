import { methodsIn } from "../../generate/read-tree.ts"
import type { Field, Method, NamedType, Resource, Tree, Type } from "../../generate/tree.ts"
import { pascalCase } from "../../generate/words.ts"

export const rubyFolder = "sdk/ruby/lib/posthorn"

const widthMax = 110

/** Writes the models and resources of an API as Ruby, in the form that rubocop wants. */
export class RubyFiles {
  readonly #tree: Tree
  readonly #named: ReadonlyMap<string, NamedType>
  /** Models by name, with those of objects that have no name in the document. */
  readonly #models = new Map<string, { text: string; fields: readonly Field[] }>()

  constructor(tree: Tree) {
    this.#tree = tree
    this.#named = new Map(tree.types.map((type) => [type.name, type]))
    for (const { name, text, type, isSent } of tree.types)
      if (type.is === "object" && !isSent) this.#models.set(name, { text, fields: type.fields })
  }

  /** The files by their paths from `rubyFolder`. */
  files(version: string): Map<string, string> {
    const files = new Map<string, string>()
    for (const resource of this.#tree.resources)
      files.set(
        `resources/${resource.name}.rb`,
        head(inModule(`module Resources\n${indent(this.#resource(resource, pascalCase(resource.name)))}end\n`)),
      )
    files.set("models.rb", head(inModule(this.#modelsText())))
    files.set("client.rb", this.#client())
    files.set("version.rb", head(inModule(`VERSION = "${version}"\n`)))
    return files
  }

  #client(): string {
    const used = this.#tree.resources.filter((resource) => methodsIn(resource).length)
    const requires = used.map(({ name }) => `require_relative "resources/${name}"\n`).join("")
    const readers = used
      .map(({ name }) => `# @return [Resources::${pascalCase(name)}]\nattr_reader :${name}\n`)
      .join("")
    const made = used.map(({ name }) => `@${name} = Resources::${pascalCase(name)}.new(self)\n`).join("")
    const text = `# The client. Each attribute is a resource of the API.\nclass Client < BaseClient\n${indent(`${readers}\nprivate\n\ndef add_resources\n${indent(made)}end\n`)}end\n`
    return head(`${requires}\n${inModule(text)}`)
  }

  #modelsText(): string {
    const made: string[] = []
    for (const [name, { text, fields }] of this.#models) {
      const lines = fields.map(
        (field) =>
          `# @!attribute [r] ${field.name}\n#   @return [${this.#typeText(field.type, place(name, field))}]${about(field.text)}\n`,
      )
      const shapes = fields.map((field) => `${field.name}: ${this.#shape(field.type, place(name, field)) ?? "nil"}`)
      const body = fields.length ? `fields(\n${shapes.map((shape) => `  ${shape}`).join(",\n")}\n)\n` : ""
      made.push(
        `${comment(text || `An object of the API.`)}class ${name} < Model\n${indent(lines.join("") + body)}end\n`,
      )
    }
    return made.join("\n")
  }

  #shape(type: Type, inPlace: string): string | null {
    switch (type.is) {
      case "string":
        return type.format === "date-time" ? ":time" : null
      case "list":
      case "map": {
        const inner = this.#shape(type.of, inPlace)
        return inner && (inner.startsWith(":") ? `%i[${type.is} ${inner.slice(1)}]` : `[:${type.is}, ${inner}]`)
      }
      case "object":
        if (!this.#models.has(inPlace)) this.#models.set(inPlace, { text: "", fields: type.fields })
        return `:${inPlace}`
      case "named": {
        const { type: named } = this.#named.get(type.name) ?? { type: { is: "any" } as Type }
        return named.is === "object" ? `:${type.name}` : this.#shape(named, type.name)
      }
      case "union":
        return type.of.map((each) => this.#shape(each, inPlace)).find((shape) => shape !== null) ?? null
      default:
        return null
    }
  }

  /** The type in the words of YARD. */
  #typeText(type: Type, inPlace = "Hash"): string {
    switch (type.is) {
      case "any":
      case "json":
        return "Object"
      case "null":
        return "nil"
      case "boolean":
        return "Boolean"
      case "integer":
        return "Integer"
      case "number":
        return "Float"
      case "string":
        return type.format === "date-time" ? "Time" : "String"
      case "constant":
      case "enum":
        return "String"
      case "list":
        return `Array<${this.#typeText(type.of, inPlace)}>`
      case "map":
        return "Hash"
      case "object":
        return inPlace
      case "named": {
        const named = this.#named.get(type.name)?.type
        return named && named.is !== "object" ? this.#typeText(named, inPlace) : type.name
      }
      case "union":
      case "intersection":
        return [...new Set(type.of.map((each) => this.#typeText(each, inPlace)))].join(", ")
    }
  }

  #resource(resource: Resource, name: string): string {
    const below = resource.resources.map((child) => `${this.#resource(child, name + pascalCase(child.name))}\n`)
    const readers = resource.resources.map(
      (child) => `# @return [${name}${pascalCase(child.name)}]\nattr_reader :${child.name}\n`,
    )
    const made = resource.resources.map((child) => `@${child.name} = ${name}${pascalCase(child.name)}.new(client)\n`)
    const methods = resource.methods.map((method) => `\n${this.#method(method)}`)
    const body = `${readers.length ? `${readers.join("")}\n` : ""}def initialize(client)\n${indent(`@client = client\n${made.join("")}`)}end\n${methods.join("")}`
    return `${below.join("")}# \`client.${path(resource, name)}\`.\nclass ${name}\n${indent(body)}end\n`
  }

  #method(method: Method): string {
    const { answer, body, httpMethod, path: urlPath, query, idempotence, wait } = method
    const named = method.pathParameters[0]?.name
    const fields = body ? this.#fieldsOf(body.type) : []
    const all = [...query, ...fields]
    const isStream = answer.is === "stream"
    const yields = isStream || answer.is === "csv"
    const given = [
      ...(named ? [named] : []),
      ...all.filter(({ isRequired }) => isRequired).map(({ name }) => `${name}:`),
      ...all.filter(({ isRequired }) => !isRequired).map(({ name }) => `${name}: OMIT`),
      ...(isStream ? ["last_event_id: nil"] : []),
      "request_options: nil",
      ...(yields ? ["&block"] : []),
    ]
    const table = (names: readonly { name: string }[]) =>
      list(
        names.map(({ name }) => `"${name}" => ${name}`),
        { open: "{ ", close: " }", before: "    " },
      )
    const call = [
      `"${httpMethod}"`,
      `"${urlPath}"`,
      ...(named ? [`value: ${named}`] : []),
      ...(query.length ? [`query: ${table(query)}`] : []),
      ...(body ? [`body: ${fields.length ? table(fields) : "{}"}`] : []),
      ...(idempotence === "natural" ? [] : [`idempotence: :${idempotence}`]),
      ...(wait && !isStream
        ? [
            `wait: (OMIT.equal?(${wait.parameter}) ? ${String(wait.defaultMs).replace(/(?=(?:\d{3})+$)(?!^)/g, "_")} : ${wait.parameter}) / 1000.0`,
          ]
        : []),
    ]
    const docs = [
      comment(`${method.summary}. ${method.text}`),
      "#\n",
      comment(`\`${httpMethod} ${urlPath}\`. ${method.accessText}`),
      "#\n",
      ...all.map(({ name, text, type }) => `# @param ${name} [${this.#typeText(type)}]${about(text)}\n`),
      `# @return [${this.#answer(method).returns}]\n`,
    ].join("")
    return `${docs}def ${method.name}${list(given, { open: "(", close: ")" })}\n  call = Call.new${list(call, { open: "(", close: ")", before: "  " })}\n  @client.${this.#answer(method).call}\nend\n`
  }

  #answer({ answer }: Method): { call: string; returns: string } {
    const options = "request_options"
    switch (answer.is) {
      case "nothing":
        return { call: `nothing(call, ${options})`, returns: "Response" }
      case "value":
        return {
          call: `value(call, Posthorn::${this.#typeText(answer.type)}, ${options})`,
          returns: this.#typeText(answer.type),
        }
      case "page":
        return {
          call: `list(call, Posthorn::${this.#typeText(answer.entry)}, ${options})`,
          returns: `Page<${this.#typeText(answer.entry)}>`,
        }
      case "stream":
        return {
          call: `stream(call, ${this.#shape(answer.type, "")}, ${options}, last_event_id, &block)`,
          returns: "Enumerator<StreamedEvent>",
        }
      case "csv":
        return { call: `text(call, ${options}, &block)`, returns: "Enumerator<String>" }
    }
  }

  #fieldsOf(type: Type): readonly Field[] {
    const found = type.is === "named" ? this.#named.get(type.name)?.type : type
    if (found?.is !== "object") throw new Error("The arguments of a method must be an object.")
    return found.fields
  }
}

function place(name: string, field: Field): string {
  return name + pascalCase(field.name)
}

/** The name of a resource with dots, from the name of its class. */
function path(resource: Resource, className: string): string {
  const snake = className.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  return snake === resource.name ? snake : `${snake.slice(0, -resource.name.length - 1)}.${resource.name}`
}

function head(text: string): string {
  return `# frozen_string_literal: true\n\n# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: \`npm run generate\` writes it.\n\n${text}`
}

function inModule(text: string): string {
  return `module Posthorn\n${indent(text)}end\n`
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ")
}

function comment(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < widthMax - 8) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines.map((line) => `${line}\n`).join("")
}

/** The description of a parameter or an attribute, on the lines after its type. */
function about(text: string): string {
  return text ? `\n${comment(text).trimEnd().replace(/^# /gm, "#   ")}` : ""
}

/** On one line if that is short, and otherwise one entry a line. */
function list(
  entries: readonly string[],
  { open, close, before = "" }: { open: string; close: string; before?: string },
): string {
  const line = `${open}${entries.join(", ")}${close}`
  if (line.length < 76 && !line.includes("\n")) return line
  return `${open.trim()}\n${entries.map((entry) => `${before}  ${entry}`).join(",\n")}\n${before}${close.trim()}`
}
