import type { Method, Resource } from "../../generate/tree.ts"
import { comment, goName } from "./go-text.ts"
import type { GoTypes } from "./go-types.ts"

const idempotences = { natural: "", key: "hasKey: true", no: "neverRepeat: true" }

/** The types of a resource and of those below it, with their methods. */
export function resourceText(resource: Resource, types: GoTypes, name = goName(resource.name)): string {
  const below = resource.resources.map((child) => ({
    field: goName(child.name),
    type: `${name}${goName(child.name)}Resource`,
    child,
  }))
  const title = name === goName(resource.name) ? `is Client.${name}` : "is a part of another resource"
  return `// ${name}Resource ${title}.
type ${name}Resource struct {
	core *core
${below.map(({ field, type }) => `\t${field} *${type}\n`).join("")}}

func new${name}Resource(core *core) *${name}Resource {
	return &${name}Resource{core: core${below.map(({ field, type }) => `, ${field}: new${type}(core)`).join("")}}
}
${resource.methods.map((method) => methodText(method, `${name}Resource`, types)).join("")}
${below.map(({ child, field }) => resourceText(child, types, name + field)).join("")}`
}

function methodText(method: Method, owner: string, types: GoTypes): string {
  const { answer, httpMethod, path, pathParameters, query, body, summary, text, accessText, idempotence, wait } = method
  if (pathParameters.length > 1) throw new Error(`${path} has several parameters.`)
  if (query.length && body) throw new Error(`${path} has a query and a body.`)
  const value = pathParameters[0]?.name
  const fields = body ? types.fieldsOf(body.type) : query
  const params = fields.length ? types.params(method.operationId, fields, `${owner}.${goName(method.name)}`) : null
  const given = [
    "ctx context.Context",
    ...(value ? [`${value} string`] : []),
    ...(params ? [`params *${params}`] : []),
    "options ...Option",
  ]
  const isStream = answer.is === "stream"
  const call = [
    `method: ${JSON.stringify(httpMethod)}`,
    `path: ${JSON.stringify(path)}`,
    ...(value ? [`value: ${value}`] : []),
    ...(body ? [`body: ${params ? "params" : "struct{}{}"}`] : params ? ["query: params"] : []),
    ...(idempotences[idempotence] ? [idempotences[idempotence]] : []),
    ...(httpMethod === "DELETE" && answer.is === "nothing" ? ["isDeletion: true"] : []),
    // The operation answers late on purpose: the client must not give up on the server.
    ...(wait && !isStream ? [`waitParameter: ${JSON.stringify(wait.parameter)}, waitDefault: ${wait.defaultMs}`] : []),
  ]
  const { result, send } = answerOf(method, types)
  const name = goName(method.name)
  return `
${comment([`${name} is ${httpMethod} ${path}: ${summary}.`, text, accessText])}func (r *${owner}) ${name}(${given.join(", ")}) ${result} {
	return ${send}(ctx, r.core, call{${call.join(", ")}}, options)
}
`
}

/** What a method returns, and the function that sends its call. */
function answerOf({ answer, operationId }: Method, types: GoTypes): { result: string; send: string } {
  const place = `${goName(operationId)}Answer`
  switch (answer.is) {
    case "nothing":
      return { result: "error", send: "sendForNothing" }
    case "csv":
      return { result: "(io.ReadCloser, error)", send: "sendForText" }
    case "value": {
      const type = types.write(answer.type, "out", place)
      return { result: `(*${type}, error)`, send: `send[${type}]` }
    }
    case "page": {
      if (`${answer.cursor} ${answer.nextCursor} ${answer.data}` !== "cursor next_cursor data")
        throw new Error(`${operationId} has other fields for its pages.`)
      const type = types.write(answer.entry, "out", place)
      return { result: `*List[${type}]`, send: `newList[${type}]` }
    }
    case "stream": {
      const type = types.write(answer.type, "out", place)
      return { result: `*Stream[${type}]`, send: `newStream[${type}]` }
    }
  }
}
