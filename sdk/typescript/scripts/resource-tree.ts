import type { ApiDocument, ApiOperation } from "./document.ts"
import { nameOf, type Schema } from "./type-text.ts"

/** A method of a resource. */
export interface ResourceMethod {
  name: string
  httpMethod: string
  path: string
  operation: ApiOperation
  /** The name of the entries' type, where the answer is a page of a list. */
  entry: string | undefined
}

/** What is between the dots of `client.webhooks.deliveries`. */
export interface Resource {
  name: string
  methods: ResourceMethod[]
  children: Map<string, Resource>
}

/**
 * The operations as a tree of resources. A collection is a resource: a path that lists, creates, has entries
 * below it, or has no parent. Its methods have the verbs of the operation ids: `messages.create`. The end of
 * another path is a method of that path: `webhooks.rotateSecret`. Throws if two operations get one name.
 */
export function resourceTree(document: ApiDocument, isWanted: (operation: ApiOperation) => boolean): Resource {
  const tree: Resource = { name: "", methods: [], children: new Map() }
  for (const [path, methods] of Object.entries(document.paths))
    for (const [httpMethod, operation] of Object.entries(methods)) {
      if (!isWanted(operation)) continue
      const entry = entryOf(document, operation)
      const { resource: place, name } = placeOf(document, path, httpMethod, entry !== undefined)
      const resource = place.reduce(childOf, tree)
      if (resource.methods.some((each) => each.name === name))
        throw new Error(
          `Two operations are named ${[...place, name].join(".")}: ${operation.operationId} is the second.`,
        )
      resource.methods.push({ name, httpMethod, path, operation, entry })
    }
  return tree
}

/** The name of a page's entries; undefined for other answers. A feed is not a page: it never ends. */
export function entryOf(document: ApiDocument, operation: ApiOperation): string | undefined {
  const schema = answerOf(operation)
  const { data, has_more, next_cursor } = resolved(document, schema)?.properties ?? {}
  if (!data?.items?.$ref || !has_more || ![next_cursor?.type].flat().includes("null")) return undefined
  return nameOf(data.items.$ref)
}

/** The schema of the successful answer; undefined without a body. */
export function answerOf({ responses }: ApiOperation): Schema | undefined {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? []
  return success?.content?.["application/json"]?.schema
}

/** The schema of the data of a stream's events, which are of one kind; undefined for other answers. */
export function streamedOf({ responses }: ApiOperation): Schema | undefined {
  const streams = Object.values(responses).flatMap(({ content }) => content?.["text/event-stream"] ?? [])
  return streams.flatMap((stream) => Object.values(stream["x-events"] ?? {}))[0]
}

/** Whether the answer is a table, which clients read as it comes. */
export function isCsv({ responses }: ApiOperation): boolean {
  return Object.values(responses).some(({ content }) => content?.["text/csv"])
}

function placeOf(document: ApiDocument, path: string, httpMethod: string, isList: boolean) {
  const operation = document.paths[path]?.[httpMethod] as ApiOperation
  const verb = isList ? "list" : (/^[a-z]+/.exec(operation.operationId)?.[0] ?? "")
  const resource = wordsOf(path)
  if (isCollection(document, path)) return { resource, name: verb }
  const last = resource.pop() ?? ""
  const isShared = Object.keys(document.paths[path] ?? {}).length > 1
  const isRead = httpMethod === "get" && verb === "get"
  return { resource, name: isShared || isRead ? camelCase(`${verb}_${last}`) : camelCase(last) }
}

/** `/operator/v1/carriers/{sid}/trace` is `operator carriers trace`. */
function wordsOf(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part && part !== "v1" && part !== "console" && !part.startsWith("{"))
    .map((part) => camelCase(part.replace(/\.json$/, "")))
}

function isCollection(document: ApiDocument, path: string): boolean {
  if (path.endsWith("}") || wordsOf(path.replace("/operator/", "/")).length === 1) return true
  const { get, post } = document.paths[path] ?? {}
  // Objects that are only created have no list: `POST /v1/auth/verification_checks`.
  if (path.endsWith("s") && post?.operationId.startsWith("create")) return true
  return `${path}/{sid}` in document.paths || (get !== undefined && entryOf(document, get) !== undefined)
}

function childOf(parent: Resource, name: string): Resource {
  const known = parent.children.get(name)
  if (known) return known
  const child: Resource = { name, methods: [], children: new Map() }
  parent.children.set(name, child)
  return child
}

function resolved(document: ApiDocument, schema: Schema | undefined): Schema | undefined {
  return schema?.$ref ? document.components.schemas[nameOf(schema.$ref)] : schema
}

export function camelCase(words: string): string {
  return words.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

export function pascalCase(words: string): string {
  const camel = camelCase(words)
  return `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`
}
