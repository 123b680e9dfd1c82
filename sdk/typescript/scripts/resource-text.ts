import { answerOf, isCsv, pascalCase, streamedOf, type Resource, type ResourceMethod } from "./resource-tree.ts"
import { docText, membersText, nameOf, typeText, type Schema } from "./type-text.ts"

/** The code of a resource and of those below it, with the types of their queries and their schemas. */
export function resourceText(resource: Resource, className: string): { text: string; schemas: Set<string> } {
  const schemas = new Set<string>()
  const below = [...resource.children.values()].map((child) => ({ child, name: childClass(className, child) }))
  const queries = resource.methods.map(queryText)
  const methods = resource.methods.map((method) => methodText(method, schemas))
  const fields = below.map(({ child, name }) => `readonly ${child.name}: ${name}`)
  const keeps = resource.methods.length > 0
  const text = `${queries.join("")}
export class ${className} {
  ${keeps ? "readonly #client: Client" : ""}
  ${fields.join("\n")}

  constructor(client: Client) {
    ${keeps ? "this.#client = client" : ""}
    ${below.map(({ child, name }) => `this.${child.name} = new ${name}(client)`).join("\n")}
  }

  ${methods.join("\n\n")}
}
`
  const others = below.map(({ child, name }) => resourceText(child, name))
  for (const other of others) for (const name of other.schemas) schemas.add(name)
  return { text: [text, ...others.map((other) => other.text)].join("\n"), schemas }
}

export function classOf(resource: Resource): string {
  return `${pascalCase(resource.name)}Resource`
}

function childClass(parent: string, child: Resource): string {
  return `${parent.replace(/Resource$/, "")}${classOf(child)}`
}

/** A list that may have one value is also that value, as in `status: "failed"`. */
function orOne(shape: Schema): Schema {
  return shape.items ? { anyOf: [shape.items, shape] } : shape
}

/** The type of the query. */
function queryText({ operation }: ResourceMethod): string {
  const parameters = queryOf(operation)
  if (!parameters.length) return ""
  const schema = {
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema: shape }) => [
        name,
        { description: description ?? "", ...orOne(shape) },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  return `${docText(`The query of \`${operation.operationId}\`.`)}export interface ${queryName(operation)} {\n${membersText(schema, "in")}\n}\n\n`
}

function methodText({ name, httpMethod, path, operation, entry }: ResourceMethod, schemas: Set<string>): string {
  const body = operation.requestBody?.content["application/json"]?.schema
  const query = queryOf(operation)
  const takesKey = operation.parameters.some((each) => each.name === "Idempotency-Key")
  const streamed = streamedOf(operation)
  const named = /\{(\w+)\}/.exec(path)?.[1]
  const given = [
    ...(named ? [`${named}: string`] : []),
    ...(query.length ? [optional("query", queryName(operation), !query.some(({ required }) => required))] : []),
    ...(body ? [optional("body", used(body.$ref, schemas), !operation.requestBody?.required)] : []),
    `options?: ${streamed ? "StreamOptions" : "RequestOptions"}`,
  ]
  const call = [
    `method: "${httpMethod.toUpperCase()}"`,
    `path: "${path}"`,
    ...(named ? [named === "sid" ? "sid" : `sid: ${named}`] : []),
    ...(query.length ? ["query"] : []),
    ...(body ? ["body"] : []),
    ...(takesKey ? ["takesKey: true"] : []),
    ...(streamed ? [] : waitText(operation)),
  ]
  const answer = entry ? `List<${used(entry, schemas)}>` : answerText(operation, schemas)
  const way = entry ? "list" : streamed ? "stream" : isCsv(operation) ? "text" : "request"
  const { summary, description } = operation
  return `${docText(`${summary}. ${description.split("\n\n").slice(0, -1).join(" ")}`, `\`${httpMethod.toUpperCase()} ${path}\`. ${description.split("\n\n").at(-1)}`)}${name}(${given.join(", ")}): ${answer} {
    return this.#client.${way}({ ${call.join(", ")} }, options)
  }`
}

function answerText(operation: ResourceMethod["operation"], schemas: Set<string>): string {
  if (isCsv(operation)) return "AsyncGenerator<string, void, undefined>"
  const streamed = streamedOf(operation)
  const schema = streamed ?? answerOf(operation)
  for (const ref of JSON.stringify(schema ?? {}).match(/#\/components\/schemas\/\w+/g) ?? []) used(ref, schemas)
  const type = schema ? typeText(schema, "out") : "void"
  return streamed ? `AsyncGenerator<Streamed<${type}>, never, undefined>` : `Promise<${type}>`
}

/** For operations that answer late on purpose: the client must not take the server for away. */
function waitText(operation: ResourceMethod["operation"]): string[] {
  const timeout = queryOf(operation).find(({ name }) => name === "timeout_ms")
  const preset = (timeout?.schema as { default?: number } | undefined)?.default
  return timeout ? [`waitMs: query.timeout_ms ?? ${preset ?? 0}`] : []
}

function queryOf({ parameters }: ResourceMethod["operation"]) {
  return parameters.filter((each) => each.in === "query")
}

function queryName({ operationId }: ResourceMethod["operation"]): string {
  return `${pascalCase(operationId)}Query`
}

function optional(name: string, type: string, isOptional: boolean): string {
  return `${name}: ${type}${isOptional ? " = {}" : ""}`
}

function used(ref: string | undefined, schemas: Set<string>): string {
  const name = nameOf(ref ?? "")
  schemas.add(name)
  return name
}
