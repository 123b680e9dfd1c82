import { readFileSync } from "node:fs"
import path from "node:path"
import { format, type FormatConfig } from "oxfmt"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { exampleCalls, type FoundCall } from "./call.ts"
import type { Language } from "./language.ts"
import { languagesOf } from "./languages.ts"

/** The generated files by their paths from the root. */
export async function snippetFiles(): Promise<Map<string, string>> {
  const document = readDocument()
  const tree = readTree(document, ["account", "operator"])
  const languages = languagesOf(tree)
  const files = [["server/src/http/docs/snippets.json", ofReference(languages, exampleCalls(document, tree))]] as const
  const options = JSON.parse(readFileSync(path.join(root, ".oxfmtrc.json"), "utf8")) as FormatConfig
  const formatted = files.map(async ([file, text]): Promise<[string, string]> => {
    const { code, errors } = await format(path.basename(file), text, options)
    if (errors.length) throw new Error(`${file}: ${errors.map(({ message }) => message).join(", ")}`)
    return [file, code]
  })
  return new Map(await Promise.all(formatted))
}

function ofReference(languages: readonly Language[], calls: readonly FoundCall[]): string {
  const texts = (call: FoundCall) => Object.fromEntries(languages.map((each) => [each.slug, each.statements([call])]))
  return JSON.stringify({
    languages: Object.fromEntries(languages.map(({ slug, name }) => [slug, name])),
    operations: Object.fromEntries(calls.map((call) => [call.method.operationId, texts(call)])),
  })
}
