import { nameOf, type ApiDocument, type ApiOperation, type ApiParameter, type Schema } from "./document.ts"
import { readType } from "./read-type.ts"
import type { Answer, Audience, Method, Parameter } from "./tree.ts"

/** An operation of the document as a method with this name. */
export function readMethod(
  document: ApiDocument,
  { name, httpMethod, path }: { name: string; httpMethod: string; path: string },
): Method {
  const operation = document.paths[path]?.[httpMethod] as ApiOperation
  const { operationId, summary, parameters, requestBody } = operation
  const paragraphs = operation.description.split("\n\n")
  const body = requestBody?.content["application/json"]?.schema
  return {
    name,
    operationId,
    audience: audienceOf(path),
    httpMethod: httpMethod.toUpperCase() as Method["httpMethod"],
    path,
    summary,
    text: paragraphs.slice(0, -1).join(" "),
    accessText: paragraphs.at(-1) ?? "",
    pathParameters: parameters.filter((each) => each.in === "path").map(readParameter),
    query: parameters.filter((each) => each.in === "query").map(readParameter),
    body: body ? { type: readType(body), isRequired: requestBody?.required ?? false } : null,
    answer: readAnswer(document, operation),
    errors: readErrors(operation),
    takesKey: parameters.some((each) => each.name === "Idempotency-Key"),
    wait: readWait(operation),
  }
}

export function audienceOf(path: string): Audience {
  if (path.startsWith("/console/")) return "console"
  return path.startsWith("/operator/") ? "operator" : "account"
}

/** The successful answer. */
export function readAnswer(document: ApiDocument, { responses }: ApiOperation): Answer {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? []
  const stream = success?.content?.["text/event-stream"]
  if (stream) return { is: "stream", type: readType(Object.values(stream["x-events"] ?? {})[0] ?? {}) }
  if (success?.content?.["text/csv"]) return { is: "csv" }
  const schema = success?.content?.["application/json"]?.schema
  if (!schema) return { is: "nothing" }
  const entry = entryOf(schema.$ref ? document.components.schemas[nameOf(schema.$ref)] : schema)
  return entry ? { is: "page", entry: readType(entry) } : { is: "value", type: readType(schema) }
}

/** The schema of a page's entries; undefined for other answers. A feed is not a page: it never ends. */
function entryOf(schema: Schema | undefined): Schema | undefined {
  const { data, has_more, next_cursor } = schema?.properties ?? {}
  const isPage = data?.items?.$ref && has_more && [next_cursor?.type].flat().includes("null")
  return isPage ? data.items : undefined
}

function readErrors({ responses }: ApiOperation): Method["errors"] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => {
      return { status: Number(status), codes: [...description.matchAll(/`(\w+)`/g)].map(([, code = ""]) => code) }
    })
}

function readWait({ parameters }: ApiOperation): Method["wait"] {
  const timeout = parameters.find(({ name }) => name === "timeout_ms")
  return timeout ? { parameter: timeout.name, defaultMs: Number(timeout.schema.default ?? 0) } : null
}

function readParameter({ name, description, required, schema }: ApiParameter): Parameter {
  return { name, text: description ?? "", isRequired: required, type: readType(schema) }
}
