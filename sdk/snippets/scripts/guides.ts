import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/root.ts"
import type { Tree } from "../../generate/tree.ts"
import { findCall } from "./call.ts"
import { guideSnippets } from "./guide-snippets.ts"
import type { Language } from "./language.ts"

const marker = /^<!-- snippet: (\w+) -->\n[^]*?^<!-- end of snippet -->$/gm

const clientMarker = /^<!-- client -->\n[^]*?^<!-- end of client -->$/m

/** The guides with their snippets, by their paths. Throws if a marker or a snippet is missing. */
export function guideFiles(tree: Tree, languages: readonly Language[]): [string, string][] {
  return Object.entries(guideSnippets).map(([guide, snippets]) => {
    const file = `docs/guides/${guide}.md`
    const missing = new Set(Object.keys(snippets))
    const text = readFileSync(path.join(root, file), "utf8").replace(marker, (_, name: string) => {
      const calls = snippets[name]?.map((call) => findCall(tree, call))
      if (!calls) throw new Error(`${file} has a marker for ${name}, which is no snippet.`)
      missing.delete(name)
      const codes = languages.map(({ fence, statements }) => `\`\`\`${fence}\n${statements(calls)}\n\`\`\`\n`)
      const names = languages.map((each) => each.name).join(", ")
      return `<!-- snippet: ${name} -->\n<details>\n<summary>${names}</summary>\n\n${codes.join("\n")}\n</details>\n<!-- end of snippet -->`
    })
    const clients = languages.map(
      (each) => `\`\`\`${each.fence}\n${each.setUp("account", "$BASE_URL", "$ACCOUNT_SID")}\n\`\`\`\n`,
    )
    const whole = text.replace(clientMarker, () => `<!-- client -->\n\n${clients.join("\n")}\n<!-- end of client -->`)
    if (missing.size) throw new Error(`${file} has no marker for ${[...missing].join(", ")}.`)
    return [file, whole]
  })
}
