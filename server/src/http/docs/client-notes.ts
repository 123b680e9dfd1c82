import { z } from "zod"
import { isForConsole, isForOperator } from "#http/operation.ts"
import type { Route } from "#http/route.ts"

/**
 * Returns the extensions of an operation for generators of clients:
 * - `x-audience`: the people for whom it is.
 * - `x-resource`: the resource of which it is a method, such as `webhooks.deliveries`.
 * - `x-method`: the name of the method, unless the path or the operation id has it.
 * - `x-pagination`: the names that a list uses for its pages.
 * - `x-idempotent`: whether a request can be repeated: `key` with its Idempotency-Key, `natural` always. A
 *   test repeats each PATCH and DELETE: they set values and remove objects, and none adds or sends.
 */
export function clientNotes(route: Route, routes: readonly Route[]): Record<string, unknown> {
  const { resource, method } = placeOf(route, routes)
  const isList = isPaged(route)
  return {
    "x-audience": audienceOf(route.path),
    "x-resource": resource.join("."),
    ...(method === null ? {} : { "x-method": method }),
    ...(isList ? { "x-pagination": { cursor: "cursor", next_cursor: "next_cursor", data: "data" } } : {}),
    "x-idempotent": route.method === "POST" ? "key" : "natural",
  }
}

function audienceOf(path: string): "account" | "operator" | "console" {
  if (isForConsole(path)) return "console"
  return isForOperator(path) ? "operator" : "account"
}

/**
 * A collection is a resource: a path that lists, creates, has entries below it, or has no parent. Its methods
 * have the verbs of the operation ids: `messages.create`. The end of another path is a method of that path:
 * `webhooks.rotate_secret`. The verb stays before it if the path has several methods, or only reads.
 */
function placeOf({ method, path, operation }: Route, routes: readonly Route[]) {
  const resource = wordsOf(path)
  if (isCollection(path, routes)) return { resource, method: null }
  const last = resource.pop() ?? ""
  const verb = /^[a-z]+/.exec(operation.id)?.[0] ?? ""
  const isShared = routes.filter((each) => each.path === path).length > 1
  const isRead = method === "GET" && verb === "get"
  return { resource, method: isShared || isRead ? `${verb}_${last}` : null }
}

function isCollection(path: string, routes: readonly Route[]): boolean {
  if (path.endsWith("}") || wordsOf(path.replace("/operator/", "/")).length === 1) return true
  const here = routes.filter((each) => each.path === path)
  // Objects that are only created have no list: `POST /v1/auth/verification_checks`.
  const creates = here.some(({ method, operation }) => method === "POST" && operation.id.startsWith("create"))
  return (path.endsWith("s") && creates) || routes.some((each) => each.path === `${path}/{sid}`) || here.some(isPaged)
}

/** Whether the answer is a page of a list. A feed is not a page, because it never ends. */
function isPaged({ operation: { responses } }: Route): boolean {
  const schema = responses[200]?.schema
  return schema instanceof z.ZodObject && "data" in schema.shape && schema.shape["next_cursor"] instanceof z.ZodNullable
}

/** `/operator/v1/carriers/{sid}/trace` is `operator carriers trace`. */
function wordsOf(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part && part !== "v1" && part !== "console" && !part.startsWith("{"))
    .map((part) => part.replace(/\.json$/, ""))
}
