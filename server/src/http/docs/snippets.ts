import { readFileSync } from "node:fs"
import path from "node:path"
import { serverFolder } from "#core/std/server-folder.ts"

interface Snippets {
  /** The name of each language by its slug. */
  languages: Record<string, string>
  /** The call of each operation in each language. */
  operations: Record<string, Record<string, string>>
}

/** `npm run generate` writes the file, because only the generator knows how each client names things. */
const snippets = JSON.parse(readFileSync(path.join(serverFolder, "src/http/docs/snippets.json"), "utf8")) as Snippets

export const languages: readonly { slug: string; name: string }[] = [
  { slug: "curl", name: "curl" },
  ...Object.entries(snippets.languages).map(([slug, name]) => ({ slug, name })),
]

export function snippetsOf(operationId: string): { slug: string; text: string }[] {
  return Object.entries(snippets.operations[operationId] ?? {}).map(([slug, text]) => ({ slug, text }))
}

/** Returns the rules that hide the examples in other languages. Browsers without `:has` show all. */
export function languageRules(): string {
  return languages
    .map(({ slug }) => `:root:has([value="${slug}"]:checked) .examples > :not(.${slug}) {\n  display: none;\n}\n`)
    .join("")
}
