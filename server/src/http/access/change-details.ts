import type { Principal } from "#core/accounts/authenticate.ts"
import { OperationRunner, type Incoming } from "#http/operation-runner.ts"
import type { Answer, Tag } from "#http/operation.ts"
import type { Method, Route } from "#http/routes.ts"
import type { ChangeDetails, FieldChange } from "#core/members/audit-log.ts"

/** The longest text of an entry, in characters: enough to recognise a URL or a name. */
export const textMax = 200
/** The fields of one entry. A form of the console has fewer. */
export const fieldsMax = 30

/**
 * The tags whose resources contain data of recipients and customers. A person can ask for its erasure, which
 * never changes the audit log, so an entry contains none of it.
 */
const personalTags: ReadonlySet<Tag> = new Set(["Messages", "Simulator", "Factors", "Sessions"])
const personalPaths = /^\/v1\/(?:payments|refunds|auth\/(?:verifications|safe_list|recipients|subjects))\b/

/** The fields by which people know an object, the best one first. */
const nameFields = ["email", "name", "url", "number", "phone_number", "sender", "prefix"]

type Resource = Readonly<Record<string, unknown>>

/** Reads the object of a request before the change. */
export type DetailReader = (principal: Principal, incoming: Incoming) => Promise<ObjectBefore>

export interface ObjectBefore {
  /** Null for a new object, and for one without a name. */
  subjectName: string | null
  /** Returns what the answer says about the change. */
  detailsOf(answer: Answer, body: unknown): ChangeDetails
}

const noDetails: ChangeDetails = { subjectName: null, changes: [] }
const unread: ObjectBefore = { subjectName: null, detailsOf: () => noDetails }

/**
 * Returns the reader for an operation. The resource is what `GET` answers for the same object, so an entry
 * contains only what the API shows. Of a field that the API never shows, such as a password, an entry says
 * only that it was sent. `routes` are all routes, among which the reader finds that of the `GET`.
 */
export function detailReader<Needs>(
  { method, path, operation }: Route<Needs>,
  routes: readonly Route<Needs>[],
  needs: Needs,
): DetailReader {
  if (personalTags.has(operation.tag) || personalPaths.test(path)) return async () => unread
  const find = resourceReader(objectPath(method, path), routes, needs)
  return async (principal, incoming) => {
    // The request itself answers why the object cannot be read.
    const before = await find(principal, incoming).catch(() => null)
    return {
      subjectName: nameOf(before),
      detailsOf({ json }, body) {
        const answered = parsed(json)
        const after = before === null || answered?.["sid"] === before["sid"] ? answered : null
        const changes = before && after ? changesOf(before, after, body as Resource, method === "PATCH") : []
        return { subjectName: nameOf(after), changes }
      },
    }
  }
}

/** Returns the path of the object that the operation concerns; null for a new object. */
function objectPath(method: Method, path: string): string | null {
  const end = path.indexOf("{sid}")
  if (end === -1) return method === "PATCH" ? path : null
  return path.slice(0, end + "{sid}".length)
}

/** Members and invites have no `GET` of one, and an account has few: the list has them. */
const listedMax = 1_000

function resourceReader<Needs>(path: string | null, routes: readonly Route<Needs>[], needs: Needs) {
  const get = (wanted: string) => routes.find((route) => route.method === "GET" && route.path === wanted)
  const one = path === null ? undefined : get(path)
  const route = one ?? (path?.startsWith("/console/") ? get(path.replace("/{sid}", "")) : undefined)
  const runner = route ? new OperationRunner(route, needs) : null
  return async (principal: Principal, incoming: Incoming): Promise<Resource | null> => {
    if (!runner) return null
    const query = one ? "" : `limit=${listedMax}`
    const read = await runner.read(principal, { ...incoming, query, body: undefined })
    const found = parsed((await runner.answer(read)).json)
    if (one || !found) return found
    return (found["data"] as Resource[]).find(({ sid }) => sid === incoming.sid) ?? null
  }
}

function parsed(json: Answer["json"]): Resource | null {
  if (typeof json === "string") return JSON.parse(json) as Resource
  return (json as Resource | undefined) ?? null
}

function nameOf(resource: Resource | null): string | null {
  const texts = nameFields.map((field) => resource?.[field])
  const name = texts.find((text): text is string => typeof text === "string" && text !== "")
  return name === undefined ? null : shortened(name)
}

/**
 * Returns the fields of the request that differ. With `listsHidden` also those that the resource does not
 * have, without values.
 */
function changesOf(before: Resource, after: Resource, body: Resource, listsHidden: boolean): FieldChange[] {
  const given = Object.keys(body ?? {}).filter((name) => body[name] !== undefined)
  const shown = given.filter((name) => name in before || name in after)
  const old = leavesOf(pick(before, shown))
  const current = leavesOf(pick(after, shown))
  const fields = [...new Set([...old.keys(), ...current.keys()])]
  const changed = fields
    .map((field) => ({ field, from: old.get(field) ?? null, to: current.get(field) ?? null }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => {
      return { field: shortened(field), before: from && shortened(from), after: to && shortened(to), isHidden: false }
    })
  const known = new Set(fields.map(canonical))
  const hidden = [...leavesOf(pick(body, given)).keys()]
    .filter((field) => listsHidden && !known.has(canonical(field)) && !isCleared(body, field, shown))
    .map((field) => ({ field: shortened(field), before: null, after: null, isHidden: true }))
  return [...changed, ...hidden].slice(0, fieldsMax)
}

/** Returns the values by dotted name. A list is one value. */
function leavesOf(resource: Resource, path = ""): Map<string, string | null> {
  const leaves = new Map<string, string | null>()
  for (const [name, value] of Object.entries(resource)) {
    const field = path + name
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      for (const [inner, leaf] of leavesOf(value as Resource, `${field}.`)) leaves.set(inner, leaf)
    else leaves.set(field, value === null || value === undefined ? null : textOf(value))
  }
  return leaves
}

/** An object in the place of null, or null in its place, has other names than the resource. */
function isCleared(body: Resource, field: string, shown: readonly string[]): boolean {
  return shown.includes(field) && (body[field] === null || typeof body[field] !== "object")
}

function pick(resource: Resource, names: readonly string[]): Resource {
  return Object.fromEntries(names.filter((name) => name in resource).map((name) => [name, resource[name]]))
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** The names of settings have several spellings in a request, and one in a resource. */
function canonical(field: string): string {
  return field.toLowerCase().replaceAll("_", "")
}

function shortened(text: string): string {
  return text.length <= textMax ? text : `${text.slice(0, textMax - 1).replace(/[\ud800-\udbff]$/, "")}…`
}
