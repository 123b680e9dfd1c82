import type { Method, Resource, Type } from "../../generate/tree.ts"
import { docText, membersText, typeText } from "./type-text.ts"
import { camelCase, pascalCase } from "../../generate/words.ts"

/** The code of a resource and of those below it, with the types of their queries. */
export function resourceText(resource: Resource, className: string): string {
  const below = resource.resources.map((child) => ({ child, name: childClass(className, child) }))
  const fields = below.map(({ child, name }) => `readonly ${camelCase(child.name)}: ${name}`)
  const keeps = resource.methods.length > 0
  const text = `${resource.methods.map(queryText).join("")}
export class ${className} {
  ${keeps ? "readonly #client: Client" : ""}
  ${fields.join("\n")}

  constructor(client: Client) {
    ${keeps ? "this.#client = client" : ""}
    ${below.map(({ child, name }) => `this.${camelCase(child.name)} = new ${name}(client)`).join("\n")}
  }

  ${resource.methods.map(methodText).join("\n\n")}
}
`
  return [text, ...below.map(({ child, name }) => resourceText(child, name))].join("\n")
}

export function classOf({ name }: Resource): string {
  return `${pascalCase(name)}Resource`
}

function childClass(parent: string, child: Resource): string {
  return `${parent.replace(/Resource$/, "")}${classOf(child)}`
}

/** A list that may have one value is also that value, as in `status: "failed"`. */
function orOne(type: Type): Type {
  return type.is === "list" ? { is: "union", of: [type.of, type] } : type
}

/** The type of the query. */
function queryText(method: Method): string {
  if (!method.query.length) return ""
  const fields = method.query.map((parameter) => ({ ...parameter, type: orOne(parameter.type) }))
  return `${docText(`The query of \`${method.operationId}\`.`)}export interface ${queryName(method)} {\n${membersText(fields, "in")}\n}\n\n`
}

function methodText(method: Method): string {
  const { httpMethod, path, query, body, answer, wait } = method
  const named = method.pathParameters[0]?.name
  const isStream = answer.is === "stream"
  const given = [
    ...(named ? [`${named}: string`] : []),
    ...(query.length ? [optional("query", queryName(method), !query.some(({ isRequired }) => isRequired))] : []),
    ...(body ? [optional("body", typeText(body.type, "in"), !body.isRequired)] : []),
    `options?: ${isStream ? "StreamOptions" : "RequestOptions"}`,
  ]
  const call = [
    `method: "${httpMethod}"`,
    `path: "${path}"`,
    ...(named ? [named === "sid" ? "sid" : `sid: ${named}`] : []),
    ...(query.length ? ["query"] : []),
    ...(body ? ["body"] : []),
    ...(method.idempotence === "key" ? ["takesKey: true"] : []),
    // The operation answers late on purpose: the client must not give up on the server.
    ...(wait && !isStream ? [`waitMs: query.${wait.parameter} ?? ${wait.defaultMs}`] : []),
  ]
  return `${docText(`${method.summary}. ${method.text}`, `\`${httpMethod} ${path}\`. ${method.accessText}`)}${camelCase(method.name)}(${given.join(", ")}): ${answerText(answer)} {
    return this.#client.${wayOf[answer.is]}({ ${call.join(", ")} }, options)
  }`
}

/** The method of the client that reads each kind of answer. */
const wayOf = { nothing: "request", value: "request", page: "list", stream: "stream", csv: "text" } as const

function answerText(answer: Method["answer"]): string {
  switch (answer.is) {
    case "nothing":
      return "Promise<void>"
    case "value":
      return `Promise<${typeText(answer.type, "out")}>`
    case "page":
      return `List<${typeText(answer.entry, "out")}>`
    case "stream":
      return `AsyncGenerator<Streamed<${typeText(answer.type, "out")}>, never, undefined>`
    case "csv":
      return "AsyncGenerator<string, void, undefined>"
  }
}

function queryName({ operationId }: Method): string {
  return `${pascalCase(operationId)}Query`
}

function optional(name: string, type: string, isOptional: boolean): string {
  return `${name}: ${type}${isOptional ? " = {}" : ""}`
}
