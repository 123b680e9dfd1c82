import { nameOf, type ApiDocument, type ApiOperation, type Schema } from "../../generate/document.ts"
import type { Method, Resource, Tree, Type } from "../../generate/tree.ts"

/**
 * A value in a call, as JSON. `$sid` stands for a variable of the program and `$payment.sid` for a field of
 * one. `$AUTH_TOKEN` stands for a variable of the environment.
 */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

/** A call of a method, without a word of a language. */
export interface Call {
  /** The resources and the method, such as `webhooks.deliveries.list`. */
  name: string
  /** What the path needs, such as a sid. */
  value?: Value
  /** The query or the body. */
  args?: Readonly<Record<string, Value>>
  /** The name of the variable for the answer. */
  as?: string
  /** The fields of the answer, or of each entry, that the program prints. */
  print?: readonly string[]
}

/** A call with its method and with names for everything. */
export interface FoundCall {
  method: Method
  /** In snake_case. */
  resources: readonly string[]
  value: Value | null
  args: Readonly<Record<string, Value>>
  /** In snake_case. */
  variable: string
  print: readonly string[] | null
}

/** Throws if the tree has no such method. */
export function findCall({ resources }: Tree, { name, value, args, as, print }: Call): FoundCall {
  const names = name.split(".")
  const path = names.slice(0, -1)
  let level: readonly Resource[] = resources
  let found: Resource | undefined
  for (const each of path) {
    found = level.find((resource) => resource.name === each)
    level = found?.resources ?? []
  }
  const method = found?.methods.find((each) => each.name === names.at(-1))
  if (!method) throw new Error(`There is no method ${name}.`)
  return {
    method,
    resources: path,
    value: method.pathParameters.length ? (value ?? "$sid") : null,
    args: args ?? {},
    variable: as ?? variableOf(method),
    print: print ?? null,
  }
}

/** All methods, each called with the example of the document. */
export function exampleCalls(document: ApiDocument, { resources }: Tree): FoundCall[] {
  const below = ({ name, methods, resources: others }: Resource, before: readonly string[]): FoundCall[] => {
    const path = [...before, name]
    const own = methods.map((method): FoundCall => {
      const operation = document.paths[method.path]?.[method.httpMethod.toLowerCase()]
      if (!operation) throw new Error(`The document has no ${method.operationId}.`)
      const variable = variableOf(method)
      return { method, resources: path, ...examplesOf(operation), variable, print: null }
    })
    return [...own, ...others.flatMap((each) => below(each, path))]
  }
  return resources.flatMap((resource) => below(resource, []))
}

interface Examples {
  schema?: Schema & { examples?: Value[] }
  example?: Value
  examples?: Record<string, { value: Record<string, Value> }>
}

function examplesOf({ parameters, requestBody }: ApiOperation): Pick<FoundCall, "value" | "args"> {
  const inPath = parameters.find((parameter) => parameter.in === "path")
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required)
  const [body] = Object.values((requestBody?.content["application/json"] as Examples | undefined)?.examples ?? {})
  return {
    // curl has a variable for it, too.
    value: inPath ? (inPath.name === "sid" ? "$sid" : ((inPath as Examples).example ?? "…")) : null,
    args: {
      ...Object.fromEntries(query.map((each) => [each.name, (each as Examples).schema?.examples?.[0] ?? "…"])),
      ...body?.value,
    },
  }
}

/** The type of the answer or of an entry gives the variable its name. */
function variableOf({ answer }: Method): string {
  if (answer.is === "csv") return "part"
  const type: Type = answer.is === "page" ? answer.entry : answer.is === "value" ? answer.type : { is: "any" }
  if (type.is !== "named") return answer.is === "stream" ? "event" : answer.is === "page" ? "entry" : "answer"
  return nameOf(type.name)
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase()
}

/** The parts of a variable such as `$payment.sid`, the name of one of the environment, or null. */
export function variableIn(value: Value): { parts: readonly string[] } | { environment: string } | null {
  if (typeof value !== "string") return null
  const [, name = ""] = /^\$([A-Za-z][\w.]*)$/.exec(value) ?? []
  if (!name) return null
  return name === name.toUpperCase() ? { environment: name } : { parts: name.split(".") }
}
