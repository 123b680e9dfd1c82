import { nameOf, type ApiDocument, type ApiOperation, type ApiParameter } from "./document.ts"
import { readType } from "./read-type.ts"
import type { Answer, Method, Parameter } from "./tree.ts"

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
    audience: operation["x-audience"],
    httpMethod: httpMethod.toUpperCase() as Method["httpMethod"],
    path,
    summary,
    text: paragraphs.slice(0, -1).join(" "),
    accessText: paragraphs.at(-1) ?? "",
    pathParameters: parameters.filter((each) => each.in === "path").map(readParameter),
    query: parameters.filter((each) => each.in === "query").map(readParameter),
    body: body ? { type: readType(body), isRequired: requestBody?.required ?? false } : null,
    answer: readAnswer(document, operation),
    errors: readErrors(document, operation),
    idempotence: operation["x-idempotent"],
    wait: readWait(operation),
  }
}

/** The successful answer. */
function readAnswer(document: ApiDocument, operation: ApiOperation): Answer {
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? []
  const stream = success?.content?.["text/event-stream"]
  if (stream) return { is: "stream", type: readType(Object.values(stream["x-events"] ?? {})[0] ?? {}) }
  if (success?.content?.["text/csv"]) return { is: "csv" }
  const schema = success?.content?.["application/json"]?.schema
  if (!schema) return { is: "nothing" }
  const pages = operation["x-pagination"]
  if (!pages) return { is: "value", type: readType(schema) }
  const { cursor, next_cursor: nextCursor, data } = pages
  const page = schema.$ref ? document.components.schemas[nameOf(schema.$ref)] : schema
  return { is: "page", entry: readType(page?.properties?.[data]?.items ?? {}), cursor, nextCursor, data }
}

/** The refusals with codes. A client must know others, too, because later versions can add codes. */
function readErrors({ components }: ApiDocument, { responses }: ApiOperation): Method["errors"] {
  return Object.entries(responses).flatMap(([status, { $ref, ...answer }]) => {
    const { "x-codes": codes } = $ref ? (components.responses[nameOf($ref)] ?? {}) : answer
    return codes ? [{ status: Number(status), codes }] : []
  })
}

function readWait({ parameters }: ApiOperation): Method["wait"] {
  const timeout = parameters.find(({ name }) => name === "timeout_ms")
  return timeout ? { parameter: timeout.name, defaultMs: Number(timeout.schema.default ?? 0) } : null
}

function readParameter({ name, description, required, schema }: ApiParameter): Parameter {
  return { name, text: description ?? "", isRequired: required, type: readType(schema) }
}
