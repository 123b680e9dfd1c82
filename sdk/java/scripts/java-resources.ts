import type { Method, Resource } from "../../generate/tree.ts"
import { className, javadoc, member, methodName, singular, widthMax, withArguments } from "./java-text.ts"
import type { JavaTypes } from "./java-types.ts"

interface Place {
  /** What a program writes to get the resource. */
  access: string
  /** The beginning of the names of the parameters. */
  name: string
  indent: string
}

const outer: Place = { access: "client", name: "", indent: "" }

/** The class of a resource, with those of the resources below it. */
export function resourceText(resource: Resource, types: JavaTypes, parent = outer): string {
  const type = `${className(resource.name)}Resource`
  const { indent } = parent
  const inner: Place = {
    access: `${parent.access}.${methodName(resource.name)}()`,
    name: parent.name + className(singular(resource.name)),
    indent: `${indent}    `,
  }
  const getters = resource.resources.map(({ name }) => getterText(name, inner.access, inner.indent))
  const methods = resource.methods.map((method) => methodText(method, types, inner))
  const below = resource.resources.map((child) => `\n${resourceText(child, types, inner)}`)
  const isNested = parent !== outer
  return `${javadoc([`The resource \`${inner.access}\`.`], [], indent)}${indent}public ${isNested ? "static " : ""}final class ${type} {
${indent}    private final Core core;

${indent}    ${isNested ? "private " : ""}${type}(Core core) {
${indent}        this.core = core;
${indent}    }
${[...getters, ...methods, ...below].join("")}${indent}}
`
}

/** The method that returns a resource. */
export function getterText(name: string, access: string, indent: string): string {
  const type = `${className(name)}Resource`
  const own = `${methodName(name)}()`
  const place = { doc: [`Returns the resource \`${access}.${own}\`.`], tags: ["@return the resource"], indent }
  return member(place, `public ${type} ${own}`, `return new ${type}(core);`)
}

/** A method with and without its optional arguments. */
function methodText(method: Method, types: JavaTypes, { access, name, indent }: Place): string {
  const { httpMethod, path, pathParameters, query, body, summary, text, accessText } = method
  if (pathParameters.length > 1) throw new Error(`${path} has several parameters.`)
  if (query.length && body) throw new Error(`${path} has a query and a body.`)
  const own = methodName(method.name)
  const [value] = pathParameters
  const all = body ? types.fieldsOf(body.type) : query
  // A page reads the next one by its cursor.
  const params = all.length ? types.params(name + className(method.name), all, `${access}.${own}`) : null
  const isOptional = !all.some(({ isRequired }) => isRequired)
  const { result, returned, send } = answerOf(method, types, name)
  const given = [...(value ? [`String ${value.name}`] : []), ...(params ? [`${params} params`] : [])]
  const tags = value ? [`@param ${value.name} ${value.text || `the ${value.name}`}`] : []
  const paramsTags = params ? [...tags, "@param params the parameters"] : tags
  const doc = [`${summary}.`, text, `\`${httpMethod} ${path}\`. ${accessText}`]
  const variant = (
    args: readonly string[],
    comment: { doc: readonly string[]; tags: readonly string[] },
    body: string,
  ) =>
    member(
      { doc: comment.doc, tags: [...comment.tags, `@return ${returned}`], indent },
      withArguments(`${indent}public ${result} ${own}`, args, "").trimStart(),
      body,
    )
  const forward = (args: readonly string[]) => withArguments(`${indent}    return ${own}`, args, ";").trimStart()
  const names = given.map((each) => each.split(" ")[1] ?? "")
  const link = `As {@link #${own}(${given.map((each) => each.split(" ")[0]).join(", ")})}, with options for this call.`
  return [
    params && isOptional ? variant(given.slice(0, -1), { doc, tags }, forward([...names.slice(0, -1), "null"])) : "",
    variant(given, { doc, tags: paramsTags }, forward([...names, "null"])),
    variant(
      [...given, "RequestOptions options"],
      { doc: [link], tags: [...paramsTags, "@param options the options, or null"] },
      `${callText(method, params && isOptional ? "params" : params && "Call.required(params)", indent)}\n${indent}    return ${send};`,
    ),
  ].join("")
}

const idempotences = { natural: "", key: ".key()", no: ".neverRepeat()" }

function callText(method: Method, params: string | null, indent: string): string {
  const { httpMethod, path, pathParameters, body, idempotence, wait, answer } = method
  const [value] = pathParameters
  const parts = [
    `new Call("${httpMethod}", "${path}")`,
    value ? `.value("${value.name}", ${value.name})` : "",
    body ? `.body(${params})` : params ? `.query(${params})` : "",
    idempotences[idempotence],
    httpMethod === "DELETE" && answer.is === "nothing" ? ".deletion()" : "",
    // The operation answers late on purpose: the client must not give up on the server.
    wait && answer.is !== "stream" ? `.wait("${wait.parameter}", ${wait.defaultMs})` : "",
  ].filter(Boolean)
  const line = `Call call = ${parts.join("")};`
  return indent.length + 4 + line.length < widthMax ? line : `Call call = ${parts.join(`\n${indent}            `)};`
}

/** What a method returns, and the expression that sends its call. */
function answerOf({ answer, operationId }: Method, types: JavaTypes, place: string) {
  switch (answer.is) {
    case "nothing":
      return { result: "Response", returned: "the answer as HTTP", send: "core.nothing(call, options)" }
    case "csv":
      return { result: "InputStream", returned: "the table, which you close", send: "core.text(call, options)" }
    case "value": {
      const { java } = types.write(answer.type, "out", `${place}Answer`)
      return { result: java, returned: "the answer", send: `core.value(call, ${java}::new, options)` }
    }
    case "page": {
      if (`${answer.cursor} ${answer.nextCursor} ${answer.data}` !== "cursor next_cursor data")
        throw new Error(`${operationId} has other fields for its pages.`)
      const { java } = types.write(answer.entry, "out", `${place}Answer`)
      return {
        result: `Page<${java}>`,
        returned: "the first page",
        send: `core.page(call, ${java}::new, options, null)`,
      }
    }
    case "stream": {
      const { java, read } = types.write(answer.type, "out", `${place}Answer`)
      const reader = read.replaceAll(/\b(?=list\(|object\()/g, "ApiObject.")
      return {
        result: `EventStream<${java}>`,
        returned: "the stream, which you close",
        send: `core.stream(call, ${reader}, options)`,
      }
    }
  }
}
