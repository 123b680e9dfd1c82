import { nameOf, type ApiDocument, type ApiOperation } from "./document.ts"
import { readMethod } from "./read-method.ts"
import { namesIn, readType } from "./read-type.ts"
import type { Audience, EventKind, Method, NamedType, Resource, Tree, Type } from "./tree.ts"

/**
 * The operations of these audiences as a tree of resources, with the types that they name. Only accounts
 * receive events. Throws if two operations get one name.
 */
export function readTree(document: ApiDocument, audiences: readonly Audience[]): Tree {
  const top: Resource = { name: "", methods: [], resources: [] }
  for (const [path, methods] of Object.entries(document.paths))
    for (const [httpMethod, operation] of Object.entries(methods))
      if (audiences.includes(operation["x-audience"])) addMethod(top, document, { httpMethod, path, operation })
  const events = audiences.includes("account") ? readEvents(document) : []
  const named = [
    ...(events.length ? ["Event", ...events.flatMap(({ data }) => namesIn(data))] : []),
    ...methodsIn(top).flatMap(namesOfMethod),
  ]
  return {
    resources: top.resources,
    types: readTypes(document, named),
    events,
    problemCodes: document["x-problems"].map(({ code }) => code),
  }
}

/** The names of the types in the parameters and the answer of a method. */
export function namesOfMethod({ query, body, answer }: Method): string[] {
  const types: Type[] = [
    ...query.map(({ type }) => type),
    ...(body ? [body.type] : []),
    ...("type" in answer ? [answer.type] : []),
    ...("entry" in answer ? [answer.entry] : []),
  ]
  return types.flatMap(namesIn)
}

/** The methods of a resource and of those below it. */
export function methodsIn({ methods, resources }: Resource): Method[] {
  return [...methods, ...resources.flatMap(methodsIn)]
}

interface Place {
  httpMethod: string
  path: string
  operation: ApiOperation
}

function addMethod(top: Resource, document: ApiDocument, place: Place): void {
  const names = place.operation["x-resource"].split(".")
  const name = nameOfMethod(place)
  const resource = names.reduce(resourceBelow, top)
  const method = readMethod(document, { name, ...place })
  if (resource.methods.some((each) => each.name === name))
    throw new Error(`Two operations are named ${[...names, name].join(".")}: ${method.operationId} is the second.`)
  resource.methods.push(method)
}

/**
 * The name that the document gives. Without one, the path can have the method at its end, as in
 * `webhooks.rotate_secret`. Other paths are those of the resource, and its methods are verbs.
 */
function nameOfMethod({ path, operation }: Place): string {
  const named = operation["x-method"]
  if (named) return named
  const end = path.split("/").findLast((part) => !part.startsWith("{")) ?? ""
  if (end !== operation["x-resource"].split(".").at(-1)) return end
  return operation["x-pagination"] ? "list" : (/^[a-z]+/.exec(operation.operationId)?.[0] ?? "")
}

function resourceBelow(parent: Resource, name: string): Resource {
  const known = parent.resources.find((each) => each.name === name)
  if (known) return known
  const made: Resource = { name, methods: [], resources: [] }
  parent.resources.push(made)
  return made
}

function readEvents(document: ApiDocument): EventKind[] {
  return Object.entries(document["x-webhooks"]).map(([name, { post }]) => {
    const ref = post.requestBody.content["application/json"]?.schema.$ref ?? ""
    const data = document.components.schemas[nameOf(ref)]?.properties?.["data"] ?? {}
    return { name, text: post.summary, data: readType(data) }
  })
}

/** These types, and those that they name, in the order of the document. */
function readTypes({ components: { schemas } }: ApiDocument, names: readonly string[]): NamedType[] {
  const found = new Map<string, Type>()
  const visit = (name: string): void => {
    const schema = schemas[name]
    if (found.has(name) || !schema) return
    const type = readType(schema)
    found.set(name, type)
    for (const other of namesIn(type)) visit(other)
  }
  for (const name of names) visit(name)
  return Object.entries(schemas).flatMap(([name, { description = "" }]) => {
    const type = found.get(name)
    return type ? [{ name, text: description, isSent: name.endsWith("Request"), type }] : []
  })
}
