import { nameOf, type ApiDocument, type ApiOperation } from "./document.ts"
import { audienceOf, readAnswer, readMethod } from "./read-method.ts"
import { namesIn, readType } from "./read-type.ts"
import type { Audience, EventKind, Method, NamedType, Resource, Tree, Type } from "./tree.ts"

/**
 * The operations of these audiences as a tree of resources, with the types that they name. Only accounts
 * receive events. Throws if two operations get one name.
 */
export function readTree(document: ApiDocument, audiences: readonly Audience[]): Tree {
  const top: Resource = { name: "", methods: [], resources: [] }
  for (const [path, methods] of Object.entries(document.paths))
    if (audiences.includes(audienceOf(path)))
      for (const httpMethod of Object.keys(methods)) addMethod(top, document, { httpMethod, path })
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

function addMethod(top: Resource, document: ApiDocument, place: { httpMethod: string; path: string }): void {
  const { resource: names, name } = placeOf(document, place)
  const resource = names.reduce(resourceBelow, top)
  const method = readMethod(document, { name, ...place })
  if (resource.methods.some((each) => each.name === name))
    throw new Error(`Two operations are named ${[...names, name].join(".")}: ${method.operationId} is the second.`)
  resource.methods.push(method)
}

/**
 * A collection is a resource: a path that lists, creates, has entries below it, or has no parent. Its methods
 * have the verbs of the operation ids: `messages.create`. The end of another path is a method of that path:
 * `webhooks.rotate_secret`.
 */
function placeOf(document: ApiDocument, { path, httpMethod }: { path: string; httpMethod: string }) {
  const operation = document.paths[path]?.[httpMethod] as ApiOperation
  const isList = readAnswer(document, operation).is === "page"
  const verb = isList ? "list" : (/^[a-z]+/.exec(operation.operationId)?.[0] ?? "")
  const resource = wordsOf(path)
  if (isCollection(document, path)) return { resource, name: verb }
  const last = resource.pop() ?? ""
  const isShared = Object.keys(document.paths[path] ?? {}).length > 1
  const isRead = httpMethod === "get" && verb === "get"
  return { resource, name: isShared || isRead ? `${verb}_${last}` : last }
}

/** `/operator/v1/carriers/{sid}/trace` is `operator carriers trace`. */
function wordsOf(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part && part !== "v1" && part !== "console" && !part.startsWith("{"))
    .map((part) => part.replace(/\.json$/, "").replaceAll("-", "_"))
}

function isCollection(document: ApiDocument, path: string): boolean {
  if (path.endsWith("}") || wordsOf(path.replace("/operator/", "/")).length === 1) return true
  const { get, post } = document.paths[path] ?? {}
  // Objects that are only created have no list: `POST /v1/auth/verification_checks`.
  if (path.endsWith("s") && post?.operationId.startsWith("create")) return true
  return `${path}/{sid}` in document.paths || (get !== undefined && readAnswer(document, get).is === "page")
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
