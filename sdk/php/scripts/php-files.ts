import { methodsIn } from "../../generate/read-tree.ts"
import type { Method, Parameter, Resource, Tree } from "../../generate/tree.ts"
import { camelCase, pascalCase } from "../../generate/words.ts"
import { docblock, file, list } from "./php-text.ts"
import { PhpTypes } from "./php-types.ts"

export const phpFolder = "sdk/php/src"
/** The folders that have nothing else. */
export const generatedFolders = ["Model", "Resource"] as const

const namespace = "Posthorn"

/** Writes the models and resources of an API as PHP, with one class a file (PSR-4). */
export class PhpFiles {
  readonly #resources: readonly Resource[]
  readonly #types: PhpTypes

  constructor(tree: Tree) {
    this.#resources = tree.resources.filter((resource) => methodsIn(resource).length)
    this.#types = new PhpTypes(tree)
  }

  /** The files by their paths from `phpFolder`. */
  files(version: string): Map<string, string> {
    const files = new Map<string, string>()
    for (const resource of this.#resources) this.#addResource(files, resource, resource.name, "")
    for (const [name, text] of this.#types.files()) files.set(name, text)
    const client = docblock(["The client. Each property is a resource of the API.", "", ...below(this.#resources, "")])
    const table = tableOf(this.#resources, "", String.raw`Resource\ `.trim())
    files.set("Client.php", file(namespace, [], `${client}class Client extends BaseClient\n{\n${table}}\n`))
    const number = `/** The version of the client. */\nfinal class Version\n{\n    public const NUMBER = '${version}';\n}\n`
    files.set("Version.php", file(namespace, [], number))
    return files
  }

  #addResource(files: Map<string, string>, resource: Resource, path: string, parent: string): void {
    const name = parent + pascalCase(resource.name)
    for (const child of resource.resources) this.#addResource(files, child, `${path}.${child.name}`, name)
    const chain = path.split(".").map(camelCase).join("->")
    const children = below(resource.resources, name)
    const doc = docblock([`\`$client->${chain}\`.`, ...(children.length ? ["", ...children] : [])])
    const table = resource.resources.length ? tableOf(resource.resources, name, "") : ""
    const parts = [...(table ? [table] : []), ...resource.methods.map((method) => this.#method(method))]
    const text = `${doc}class ${name} extends Resource\n{\n${parts.join("\n")}}\n`
    const uses = [...(/\bCall\b/.test(text) ? ["Call"] : []), "Resource"].map(
      (each) => `${namespace}\\Internal\\${each}`,
    )
    const used = ["Model", "Omit", "Page", "RequestOptions", "Response", "StreamedEvent"].filter((each) =>
      new RegExp(String.raw`(?<![\\\w$])${each}\b`).test(parts.join("").replaceAll(/^ +\*(?! @).*$/gm, "")),
    )
    files.set(
      `Resource/${name}.php`,
      file(`${namespace}\\Resource`, [...uses, ...used.map((each) => `${namespace}\\${each}`)], text),
    )
  }

  #method(method: Method): string {
    const { answer, body, httpMethod, path, pathParameters, query, idempotence, wait } = method
    const named = pathParameters[0]?.name
    const fields = body ? this.#types.fieldsOf(body.type) : []
    const all = [...query, ...fields].toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
    const isStream = answer.is === "stream"
    const given = [
      ...(named ? [`string $${camelCase(named)}`] : []),
      ...all.map((each) => this.#parameter(each)),
      ...(isStream ? ["?string $lastEventId = null"] : []),
      "?RequestOptions $requestOptions = null",
    ]
    const table = (parameters: readonly Parameter[]) =>
      list(
        parameters.map(({ name, type }) => {
          const value = `$${camelCase(name)}`
          const kind = this.#types.kind(type)
          return `'${name}' => ${kind ? `Call::${kind}(${value})` : value}`
        }),
        { open: "[", close: "]", indent: " ".repeat(12) },
      )
    const call = [
      `'${httpMethod}'`,
      `'${path}'`,
      ...(named ? [`value: $${camelCase(named)}`] : []),
      ...(query.length ? [`query: ${table(query)}`] : []),
      ...(body ? [`body: ${table(fields)}`] : []),
      ...(idempotence === "natural" ? [] : [`idempotence: '${idempotence}'`]),
      ...(wait && !isStream ? [`wait: ${waitOf(wait)}`] : []),
    ]
    const { returns, documented, sent } = this.#answer(method)
    const docs = docblock(
      [
        `${method.summary}. ${method.text}`,
        "",
        `\`${httpMethod} ${path}\`. ${method.accessText}`,
        "",
        ...all.map(({ name, text, type, isRequired }) => {
          const documentedType = this.#types.documented(type, "in")
          const union = isRequired || documentedType === "mixed" ? documentedType : `${documentedType}|Omit`
          return `@param ${union} $${camelCase(name)} ${text}`
        }),
        ...(documented ? [`@return ${documented}`] : []),
      ].filter((entry, index, entries) => entry || index < entries.length - 1),
      "    ",
    )
    const created = list(call, { open: "new Call(", close: ")", indent: " ".repeat(8) })
    const head = list(given, { open: `    public function ${camelCase(method.name)}(`, close: ")", indent: "    " })
    const brace = head.includes("\n") ? " {" : "\n    {"
    return `${docs}${head}: ${returns}${brace}\n        $call = ${created};\n        return $this->sender->${sent};\n    }\n`
  }

  /** Tools that print stack traces hide the value of a sensitive parameter. */
  #parameter({ name, type, isRequired }: Parameter): string {
    const words = this.#types.native(type)
    const union = words.includes("mixed") ? "mixed" : [...words, ...(isRequired ? [] : ["Omit"])].join("|")
    const mark = /secret|password|token|_key$|^code$/.test(name) ? "#[\\SensitiveParameter] " : ""
    return `${mark}${union} $${camelCase(name)}${isRequired ? "" : " = Omit::Value"}`
  }

  #answer({ answer }: Method): { returns: string; documented: string; sent: string } {
    const options = "$requestOptions"
    switch (answer.is) {
      case "nothing":
        return { returns: "Response", documented: "", sent: `nothing($call, ${options})` }
      case "value": {
        const model = `Model\\${this.#types.documented(answer.type, "out")}`
        return { returns: model, documented: "", sent: `value($call, ${model}::class, ${options})` }
      }
      case "page": {
        const entry = `Model\\${this.#types.documented(answer.entry, "out")}`
        return { returns: "Page", documented: `Page<${entry}>`, sent: `page($call, ${entry}::class, ${options})` }
      }
      case "stream": {
        const inModels = (text: string) => text.replaceAll(/\b(?=[A-Z]\w*(?:>|::class))/g, String.raw`Model\ `.trim())
        const data = inModels(this.#types.documented(answer.type, "out"))
        const shape = inModels(this.#types.shape(answer.type))
        const documented = String.raw`\Generator<int,StreamedEvent<${data}>>`
        return {
          returns: String.raw`\Generator`,
          documented,
          sent: `stream($call, ${shape}, ${options}, $lastEventId)`,
        }
      }
      case "csv":
        return {
          returns: String.raw`\Generator`,
          documented: String.raw`\Generator<int,string>`,
          sent: `text($call, ${options})`,
        }
    }
  }
}

/** The properties of the resources below one, for analysers. */
function below(resources: readonly Resource[], parent: string): string[] {
  const from = parent ? "" : String.raw`Resource\ `.trim()
  return resources.map(({ name }) => `@property-read ${from}${parent}${pascalCase(name)} $${camelCase(name)}`)
}

function tableOf(resources: readonly Resource[], parent: string, from: string): string {
  const entries = resources.map(({ name }) => `'${camelCase(name)}' => ${from}${parent}${pascalCase(name)}::class`)
  return `    protected const RESOURCES = ${list(entries, { open: "[", close: "]", indent: "    " })};\n`
}

function waitOf({ parameter, defaultMs }: NonNullable<Method["wait"]>): string {
  const name = `$${camelCase(parameter)}`
  return `(${name} instanceof Omit ? ${String(defaultMs).replaceAll(/(?=(?:\d{3})+$)(?!^)/g, "_")} : ${name}) / 1000`
}
