import type { Method, Tree, Type } from "../../generate/tree.ts"
import { camelCase } from "../../generate/words.ts"
import { className, constantName, methodName, singular } from "../../java/scripts/java-text.ts"
import { resourceText } from "../../java/scripts/java-resources.ts"
import { JavaTypes } from "../../java/scripts/java-types.ts"
import { variableIn, type FoundCall, type Value } from "./call.ts"
import type { Language } from "./language.ts"
import { layout, type Code } from "./layout.ts"

const style = { indent: "        ", endsWithComma: false }
const widthMax = 88

/** A call in Java names the classes of its parameters, which a program imports from `io.posthorn.params`. */
export function javaLanguage(tree: Tree): Language {
  const writer = new JavaCalls(tree)
  return {
    name: "Java",
    slug: "java",
    fence: "java",
    statements: (calls) => calls.map((call) => writer.statement(call)).join("\n"),
    setUp: (who, baseUrl, accountSid) => {
      const credentials =
        who === "operator"
          ? ['operatorToken(System.getenv("OPERATOR_TOKEN"))']
          : [`accountSid(${text(accountSid)})`, 'authToken(System.getenv("AUTH_TOKEN"))']
      const calls = [`baseUrl(${text(baseUrl)})`, ...credentials]
      return `Posthorn client = ${chain("Posthorn.builder()", calls, { indent: "", used: 0 })};`
    },
  }
}

class JavaCalls {
  readonly #types: JavaTypes

  constructor(tree: Tree) {
    this.#types = new JavaTypes(tree)
    // The writer of the client gives types their names in this order.
    for (const resource of tree.resources) resourceText(resource, this.#types)
  }

  statement({ method, resources, value, args, variable, print }: FoundCall): string {
    const path = ["client", ...resources.map((name) => `${methodName(name)}()`), methodName(method.name)].join(".")
    const name = camelCase(variable)
    const before = method.answer.is === "nothing" ? "" : `var ${name} = `
    const params = this.#params(method, resources, args, before.length + path.length)
    const call = `${path}(${[...(value === null ? [] : [text(value)]), ...(params ? [params] : [])].join(", ")})`
    const shown = print ? print.map((field) => `${name}.${methodName(field)}()`).join(' + " " + ') : name
    switch (method.answer.is) {
      case "nothing":
        return `${call};`
      case "value":
        return `var ${name} = ${call};${print ? `\nSystem.out.println(${shown});` : ""}`
      case "page":
        return `for (var ${name} : ${call}) {\n    System.out.println(${shown});\n}`
      case "csv":
        return `try (var ${name} = ${call}) {\n    ${name}.transferTo(System.out);\n}`
      case "stream":
        return `try (var ${name}s = ${call}) {\n    for (var ${name} : ${name}s) System.out.println(${name}.data());\n}`
    }
  }

  /** Null if no parameter is given, because methods whose parameters are optional need none. */
  #params({ name, body, query }: Method, resources: readonly string[], args: FoundCall["args"], used: number) {
    if (!Object.keys(args).length) return null
    const fields = body ? this.#types.fieldsOf(body.type) : query
    const place = [...resources.map((each) => className(singular(each))), className(name)].join("")
    return this.#struct(place, { is: "object", fields: [...fields] }, args, { indent: "", used })
  }

  #struct(place: string, type: Type, args: Readonly<Record<string, Value>>, at: Place): string {
    const calls = Object.entries(args).map(([name, value]) => {
      const field = this.#types.fieldsOf(type).find((each) => each.name === name)
      if (!field) throw new Error(`${place} has no ${name}.`)
      const { java } = this.#types.write(field.type, "in", place + className(name), name)
      const inner = { indent: at.indent + style.indent, used: at.indent.length + name.length }
      return `${methodName(name)}(${this.#value(value, field.type, java, inner)})`
    })
    return chain(`${place}Params.builder()`, calls, at)
  }

  #value(value: Value, type: Type, java: string, at: Place): string {
    if (variableIn(value) || value === null) return text(value)
    const bare = java.replace(/^List<(?:\? extends )?(.*)>$/, "$1")
    if (java === "Instant") return `Instant.parse(${text(value)})`
    if (java === "BigDecimal") return `new BigDecimal("${JSON.stringify(value)}")`
    if (java === "Long") return `${JSON.stringify(value)}L`
    if (java.startsWith("List<")) {
      const of = this.#inside(type)
      return `List.of(${[value]
        .flat()
        .map((each) => this.#value(each as Value, of, bare, at))
        .join(", ")})`
    }
    if (/^[A-Z]\w*Params$/.test(java)) return this.#struct(java.replace(/Params$/, ""), type, value as Args, at)
    if (/^(?:String|Boolean|Object|Map<.*>)$/.test(java)) return layout(untyped(value), style, at.indent)
    const word = String(value as string)
    return this.#values(type).includes(word) ? `${java}.${constantName(word)}` : `${java}.of(${text(value)})`
  }

  #inside(type: Type): Type {
    const found = this.#types.resolve(type)
    return found.is === "list" ? found.of : found
  }

  #values(type: Type): string[] {
    const found = this.#types.resolve(type)
    return found.is === "enum" ? found.values.map(String) : []
  }
}

type Args = Readonly<Record<string, Value>>

interface Place {
  indent: string
  /** The columns of the line before it. */
  used: number
}

/** A builder on one line if that is short, and otherwise with a line for each value. */
function chain(begin: string, calls: readonly string[], { indent, used }: Place): string {
  const line = [begin, ...calls, "build()"].join(".")
  if (used + line.length <= widthMax && !line.includes("\n")) return line
  const inner = `\n${indent}        .`
  return `${begin}${calls.map((call) => inner + call).join("")}${inner}build()`
}

function untyped(value: Value): Code {
  if (Array.isArray(value)) return { open: "List.of(", entries: value.map(untyped), close: ")" }
  if (typeof value !== "object" || value === null) return text(value)
  const entries = Object.entries(value).map(([key, each]): Code => [`${JSON.stringify(key)}, `, untyped(each)])
  return { open: "Map.of(", entries, close: ")" }
}

function text(value: Value): string {
  const variable = variableIn(value)
  if (!variable) return JSON.stringify(value)
  if ("environment" in variable) return `System.getenv("${variable.environment}")`
  return variable.parts.map((part, index) => (index ? `${methodName(part)}()` : camelCase(part))).join(".")
}
