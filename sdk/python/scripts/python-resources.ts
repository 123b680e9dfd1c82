import { pascalCase } from "../../generate/words.ts"
import type { Method, Resource, Type } from "../../generate/tree.ts"
import { docstring, literal, safeName } from "./python-text.ts"
import type { PythonTypes } from "./python-types.ts"

type Kind = "blocking" | "async"

interface Argument {
  name: string
  key: string
  text: string
  type: string
  isRequired: boolean
  isQuery: boolean
}

/** Writes the classes of resources, each for both kinds of clients. */
export class PythonResources {
  readonly #types: PythonTypes

  constructor(types: PythonTypes) {
    this.#types = types
  }

  /** The classes of a resource and of those below it. Python needs those below first. */
  text(resource: Resource, name = pascalCase(resource.name)): string {
    const below = resource.resources.map((child) => this.text(child, name + pascalCase(child.name)))
    const own = (["blocking", "async"] as const).map((kind) => this.#class(resource, name, kind))
    return [...below, ...own].join("\n\n")
  }

  #class(resource: Resource, name: string, kind: Kind): string {
    const prefix = kind === "async" ? "Async" : ""
    const below = resource.resources.map(
      (child) => `        self.${safeName(child.name)} = ${prefix}${name}${pascalCase(child.name)}Resource(client)\n`,
    )
    const methods = resource.methods.map((method) => `\n${this.#method(method, kind)}`)
    return `class ${prefix}${name}Resource:
    def __init__(self, client: ${prefix}Client) -> None:
        self._client = client
${below.join("")}${methods.join("")}`
  }

  #method(method: Method, kind: Kind): string {
    const { answer, httpMethod, path, pathParameters, summary, text, accessText, idempotence, wait } = method
    const args = this.#arguments(method)
    const named = pathParameters[0]?.name
    const isStream = answer.is === "stream"
    const given = [
      "self",
      ...(named ? [`${named}: str`] : []),
      "*",
      ...args.filter(({ isRequired }) => isRequired).map(({ name, type }) => `${name}: ${type}`),
      ...args.filter(({ isRequired }) => !isRequired).map(({ name, type }) => `${name}: ${type} | Omit = OMIT`),
      ...(isStream ? ["last_event_id: str | None = None"] : []),
      "request_options: RequestOptions | None = None",
    ]
    const table = (entries: Argument[]) => `{${entries.map(({ key, name }) => `${literal(key)}: ${name}`).join(", ")}}`
    const query = args.filter(({ isQuery }) => isQuery)
    const call = [
      literal(httpMethod),
      literal(path),
      ...(named ? [named] : []),
      ...(query.length ? [`query=${table(query)}`] : []),
      ...(method.body ? [`body=${table(args.filter(({ isQuery }) => !isQuery))}`] : []),
      ...(idempotence === "natural" ? [] : [`idempotence=${literal(idempotence)}`]),
      // The operation answers late on purpose: the client must not give up on the server.
      ...(wait && !isStream ? [`wait=seconds_of(${wait.parameter}, ${wait.defaultMs})`] : []),
    ]
    const { before, annotation, way, more } = this.#answer(method, kind)
    const isAwaited = before === "async def"
    return `    ${before} ${safeName(method.name)}(${given.join(", ")}) -> ${annotation}:
${docstring([`${summary}.`, text, `\`${httpMethod} ${path}\`. ${accessText}`], args)}        call = Call(${call.join(", ")})
        return ${isAwaited ? "await " : ""}self._client.${way}(call, ${more}request_options${isStream ? ", last_event_id" : ""})
`
  }

  #arguments({ query, body, pathParameters }: Method): Argument[] {
    const taken = new Set(pathParameters.map(({ name }) => name))
    const orOne = (type: Type): Type => (type.is === "list" ? { is: "union", of: [type.of, type] } : type)
    const all = [
      ...query.map((each) => ({ ...each, type: orOne(each.type), isQuery: true })),
      ...(body ? this.#types.fieldsOf(body.type).map((each) => ({ ...each, isQuery: false })) : []),
    ]
    return all.map(({ name, text, isRequired, type, isQuery }) => {
      const place = `${body?.type.is === "named" ? body.type.name.replace(/Request$/, "") : ""}${pascalCase(name)}`
      const safe = safeName(name)
      if (taken.has(safe)) throw new Error(`Two arguments are named ${safe}.`)
      taken.add(safe)
      return { name: safe, key: name, text, isRequired, isQuery, type: this.#types.text(type, "in", place) }
    })
  }

  /** How the method begins, what it returns, and the method of the client that reads the answer. */
  #answer({ answer, operationId }: Method, kind: Kind) {
    const prefix = kind === "async" ? "Async" : ""
    const awaited = kind === "async" ? "async def" : "def"
    const name = (type: Type) => this.#types.text(type, "out", `${pascalCase(operationId)}Answer`)
    switch (answer.is) {
      case "nothing":
        return { before: awaited, annotation: "Response", way: "_nothing", more: "" }
      case "value":
        return { before: awaited, annotation: name(answer.type), way: "_value", more: `${name(answer.type)}, ` }
      case "page": {
        const entry = name(answer.entry)
        const annotation = `${kind === "async" ? "AsyncList" : "Page"}[${entry}]`
        return { before: "def", annotation, way: "_list", more: `${entry}, ` }
      }
      case "stream": {
        const type = answer.type.is === "list" ? answer.type.of : answer.type
        const annotation = `${prefix}Generator[StreamedEvent[${name(answer.type)}], None${kind === "async" ? "" : ", None"}]`
        return {
          before: "def",
          annotation,
          way: "_stream",
          more: `${answer.type.is === "list" ? "lists_of" : ""}(${name(type)}), `,
        }
      }
      case "csv":
        return {
          before: "def",
          annotation: `${prefix}Generator[str, None${kind === "async" ? "" : ", None"}]`,
          way: "_text",
          more: "",
        }
    }
  }
}
