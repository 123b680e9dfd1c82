import { readFileSync } from "node:fs"
import path from "node:path"
import { format, type FormatConfig } from "oxfmt"
import { readDocument, root } from "../../generate/document.ts"
import { methodsIn, namesOfMethod, readTree } from "../../generate/read-tree.ts"
import type { Tree } from "../../generate/tree.ts"
import { recordedKinds } from "../../../server/src/payments/providers/recorded-kinds.ts"
import { channelsText } from "./channels-text.ts"
import { classOf, resourceText } from "./resource-text.ts"
import { schemasText } from "./schema-text.ts"
import { camelCase } from "../../generate/words.ts"

export const sdkFolder = "sdk/typescript/src/generated"
export const consoleFolder = "console/src/api/generated"

const kindsText = `export const recordedKinds: readonly (string | null)[] = ${JSON.stringify(recordedKinds)}\n`

const headOf = (source: string) =>
  `// Generated from ${source} by sdk/typescript/scripts/generate.ts. Do not edit. \`npm run generate\` writes this file.\n\n`

/** All files by their paths from the root, formatted. The console has none without an operation for it. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const document = readDocument()
  // The operations of the console are not part of the published API.
  const ofDocument = [
    ...sdkFiles(readTree(document, ["account", "operator"])),
    ...consoleFiles(readTree(document, ["console"])),
  ].map(([file, text]): [string, string] => [file, headOf("the OpenAPI document") + text])
  const files = [
    ...ofDocument,
    [`${consoleFolder}/channels.ts`, headOf("the list of channels") + channelsText()] as const,
    [`${consoleFolder}/recorded-kinds.ts`, headOf("the list of recorded kinds") + kindsText] as const,
  ]
  const options = JSON.parse(readFileSync(path.join(root, ".oxfmtrc.json"), "utf8")) as FormatConfig
  const formatted = files.map(async ([file, text]): Promise<[string, string]> => {
    const { code, errors } = await format(path.basename(file), text, options)
    if (errors.length) throw new Error(`${file}: ${errors.map(({ message }) => message).join(", ")}\n${text}`)
    return [file, code]
  })
  return new Map(await Promise.all(formatted))
}

function sdkFiles(tree: Tree): [string, string][] {
  const resources = resourceFiles(tree, {
    client: "../core/client.ts",
    page: "../core/page.ts",
    stream: "../core/stream.ts",
    options: "../core/options.ts",
  })
  const classes = resources.map(({ file, className, field }) => ({ file, className, field }))
  const posthorn = `import { Client } from "../core/client.ts"
import type { ClientOptions } from "../core/options.ts"
${classes.map(({ file, className }) => `import { ${className} } from "./${file}"`).join("\n")}

/** The whole API. Each field is a resource. */
export class Posthorn extends Client {
  ${classes.map(({ className, field }) => `readonly ${field}: ${className}`).join("\n")}

  constructor(options: ClientOptions) {
    super(options)
    ${classes.map(({ className, field }) => `this.${field} = new ${className}(this)`).join("\n")}
  }
}
`
  const index = ["schemas.ts", "problem-codes.ts", ...classes.map(({ file }) => file)]
  const codesText = `/** Why the API refused. \`docs/problems.md\` explains each. */\nexport type ProblemCode = ${tree.problemCodes.map((code) => JSON.stringify(code)).join(" | ")}\n`
  const all: [string, string][] = [
    ["schemas.ts", schemasText(tree)],
    ["problem-codes.ts", codesText],
    ...resources.map(({ file, text }): [string, string] => [file, text]),
    ["posthorn.ts", posthorn],
    ["index.ts", index.map((file) => `export type * from "./${file}"`).join("\n")],
  ]
  return all.map(([file, text]) => [`${sdkFolder}/${file}`, text])
}

interface Imports {
  client: string
  page: string
  stream: string
  options: string
}

/** One file for each resource at the top. */
function resourceFiles(tree: Tree, { client, page, stream, options }: Imports) {
  return tree.resources.map((resource) => {
    const className = classOf(resource)
    const text = resourceText(resource, className)
    const named = [...new Set(methodsIn(resource).flatMap(namesOfMethod))].toSorted()
    const imports = [
      `import type { Client } from "${client}"`,
      ...(text.includes("?: RequestOptions") ? [`import type { RequestOptions } from "${options}"`] : []),
      ...(text.includes("?: StreamOptions") ? [`import type { Streamed, StreamOptions } from "${stream}"`] : []),
      ...(text.includes("List<") ? [`import type { List } from "${page}"`] : []),
      ...(named.length ? [`import type { ${named.join(", ")} } from "./schemas.ts"`] : []),
    ]
    const file = `${resource.name.replaceAll("_", "-")}.ts`
    return { file, className, field: camelCase(resource.name), text: `${imports.join("\n")}\n\n${text}` }
  })
}

function consoleFiles(tree: Tree): [string, string][] {
  if (!tree.resources.length) return []
  const resources = resourceFiles(tree, {
    client: "@posthorn/client",
    page: "@posthorn/client",
    stream: "@posthorn/client",
    options: "@posthorn/client",
  })
  const text = `import type { Client } from "@posthorn/client"
${resources.map(({ file, className }) => `import { ${className} } from "./${file}"`).join("\n")}

/** The operations of the console, which are not part of the published API. Each field is a resource. */
export class ConsoleApi {
  ${resources.map(({ className, field }) => `readonly ${field}: ${className}`).join("\n")}

  constructor(client: Client) {
    ${resources.map(({ className, field }) => `this.${field} = new ${className}(client)`).join("\n")}
  }
}
`
  const all: [string, string][] = [
    ["schemas.ts", schemasText(tree)],
    ...resources.map(({ file, text: code }): [string, string] => [file, code]),
    ["console-api.ts", text],
  ]
  return all.map(([file, code]) => [`${consoleFolder}/${file}`, code])
}
