import type { Method, Tree, Type } from "../../generate/tree.ts"
import { resourceText } from "../../go/scripts/go-resources.ts"
import { goName } from "../../go/scripts/go-text.ts"
import { GoTypes } from "../../go/scripts/go-types.ts"
import { camelCase } from "../../generate/words.ts"
import { variableIn, type FoundCall, type Value } from "./call.ts"
import type { Language } from "./language.ts"
import { layout, type Brackets, type Code } from "./layout.ts"

const style = {
  indent: "\t",
  endsWithComma: true,
  isAligned: true,
  breaks: ({ open, entries }: Brackets) => /posthorn\.\w+\{$/.test(open) && entries.length > 1,
}

const failed = "if err != nil {\n\treturn err\n}"

/** Unlike the others, a call in Go names types. */
export function goLanguage(tree: Tree): Language {
  const writer = new GoCalls(tree)
  return {
    name: "Go",
    slug: "go",
    fence: "go",
    statements: (calls) => writer.statements(calls),
    setUp: (who, baseUrl, accountSid) => {
      const credentials =
        who === "operator"
          ? ['OperatorToken: os.Getenv("OPERATOR_TOKEN")']
          : [`AccountSID: ${quoted(accountSid)}`, 'AuthToken: os.Getenv("AUTH_TOKEN")']
      const options = {
        open: "posthorn.Options{",
        entries: [`BaseURL: ${quoted(baseUrl)}`, ...credentials],
        close: "}",
      }
      return `client, err := posthorn.New(${layout(options, style)})\n${failed}`
    },
  }
}

class GoCalls {
  readonly #types: GoTypes

  constructor(tree: Tree) {
    this.#types = new GoTypes(tree)
    // The writer of the client gives types their names in this order.
    for (const resource of tree.resources) resourceText(resource, this.#types)
  }

  statements(calls: readonly FoundCall[]): string {
    let isDeclared = false
    const texts = calls.map((call, index) => {
      const text = this.#statement(call, isDeclared)
      const answers = ["value", "nothing"].includes(call.method.answer.is)
      isDeclared ||= answers
      return answers && (call.print || index < calls.length - 1) ? `${text}\n${failed}${printed(call)}` : text
    })
    return texts.join("\n")
  }

  #statement({ method, resources, value, args, variable, print }: FoundCall, isDeclared: boolean): string {
    const path = ["client", ...[...resources, method.name].map(goName)].join(".")
    const params = this.#params(method, args)
    const given = ["ctx", ...(value === null ? [] : [quoted(value)])].join(", ")
    const call: Code = [`${path}(${given}`, ...(params ? [", ", params] : []), ")"]
    const name = camelCase(variable)
    const shown = print ? print.map((field) => `${name}.${goName(field)}`).join(", ") : name
    const loop = (body: string) =>
      `${layout([`for ${name}, err := range `, call, ".All() {"], style)}\n\t${failed.replaceAll("\n", "\n\t")}\n\tfmt.Println(${body})\n}`
    switch (method.answer.is) {
      case "nothing":
        return layout([isDeclared ? "err = " : "err := ", call], style)
      case "value":
      case "csv":
        return layout([`${name}, err := `, call], style)
      case "page":
        return loop(shown)
      case "stream":
        return loop(`${name}.Data`)
    }
  }

  /** Null for a method without parameters. */
  #params({ operationId, body, query }: Method, args: FoundCall["args"]): Code | null {
    const fields = body ? this.#types.fieldsOf(body.type) : query
    if (!fields.length) return null
    if (!Object.keys(args).length) return "nil"
    return this.#struct(
      `&posthorn.${goName(operationId)}Params{`,
      { is: "object", fields: [...fields] },
      args,
      goName(operationId),
    )
  }

  #struct(open: string, type: Type, args: Readonly<Record<string, Value>>, place: string): Code {
    const entries = Object.entries(args).map(([name, value]): Code => {
      const field = this.#types.fieldsOf(type).find((each) => each.name === name)
      if (!field) throw new Error(`${place} has no ${name}.`)
      const { type: named, form } = this.#types.param(field, place)
      const resolved = this.#types.resolve(field.type)
      const written = this.#value(value, resolved, { named, isAlone: form !== "plain" })
      if (form === "plain") return [`${goName(name)}: `, written]
      if (value === null) return `${goName(name)}: posthorn.Null[${qualified(named)}]()`
      const isStruct = typeof written === "object" && "open" in written && resolved.is === "object"
      if (form === "pointer" && isStruct) return [`${goName(name)}: &`, written]
      return [`${goName(name)}: posthorn.${form === "pointer" ? "Ptr" : "Set"}(`, written, ")"]
    })
    return { open, entries, close: "}" }
  }

  /** `isAlone` says that nothing around the value tells Go its type, which is `named`. */
  #value(value: Value, type: Type, { named, isAlone }: { named: string; isAlone: boolean }): Code {
    if (variableIn(value)) return quoted(value)
    const converted = (text: string) => (isAlone ? `${qualified(named)}(${text})` : text)
    switch (type.is) {
      case "integer":
        return converted(text(value))
      case "number":
        return converted(JSON.stringify(text(value)))
      case "string":
        return type.format === "date-time" ? timeOf(text(value)) : quoted(value)
      case "enum":
        return type.values.includes(value as string)
          ? `posthorn.${named}${goName(text(value))}`
          : converted(quoted(value))
      case "list": {
        const entries = [value].flat().map((each) => this.#inner(each as Value, type.of, named.slice("[]".length)))
        return { open: `${qualified(named)}{`, entries, close: "}" }
      }
      case "map": {
        const inner = named.slice("map[string]".length)
        const entries = Object.entries(value as Record<string, Value>).map(([key, each]): Code => [
          `${JSON.stringify(key)}: `,
          this.#inner(each, type.of, inner),
        ])
        return { open: `${qualified(named)}{`, entries, close: "}" }
      }
      case "object":
        return this.#struct(`${qualified(named)}{`, type, value as Record<string, Value>, named.replace(/Params$/, ""))
      default:
        return untyped(value)
    }
  }

  /** A value inside a list or a map, which has its type already. */
  #inner(value: Value, type: Type, named: string): Code {
    const code = this.#value(value, this.#types.resolve(type), { named, isAlone: false })
    return typeof code === "object" && "open" in code && code.open.startsWith("posthorn.")
      ? { ...code, open: "{" }
      : code
  }
}

function text(value: Value): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}

function printed({ print, variable }: FoundCall): string {
  if (!print) return ""
  return `\nfmt.Println(${print.map((field) => `${camelCase(variable)}.${goName(field)}`).join(", ")})`
}

function untyped(value: Value): Code {
  if (Array.isArray(value)) return { open: "[]any{", entries: value.map(untyped), close: "}" }
  if (typeof value !== "object" || value === null) return value === null ? "nil" : quoted(value)
  const entries = Object.entries(value).map(([key, each]): Code => [`${JSON.stringify(key)}: `, untyped(each)])
  return { open: "map[string]any{", entries, close: "}" }
}

/** A type of the client with the name of its package. */
function qualified(type: string): string {
  return type.replaceAll(/(?<![\w.])[A-Z]/g, "posthorn.$&")
}

function quoted(value: Value): string {
  const variable = variableIn(value)
  if (!variable) return JSON.stringify(value)
  if ("environment" in variable) return `os.Getenv("${variable.environment}")`
  return variable.parts.map((part, index) => (index ? goName(part) : camelCase(part))).join(".")
}

function timeOf(text: string): string {
  const at = new Date(text)
  const date = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()]
  return `time.Date(${[...date, ...time, 0].join(", ")}, time.UTC)`
}
