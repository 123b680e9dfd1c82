/** `npm run generate`: writes the calls that the reference, the console and the guides show. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { consoleFolder, snippetFiles } from "./files.ts"

const files = await snippetFiles()
// A snippet that no page shows any more is deleted.
rmSync(path.join(root, consoleFolder), { recursive: true, force: true })
mkdirSync(path.join(root, consoleFolder), { recursive: true })
for (const [file, text] of files) writeFileSync(path.join(root, file), text)
process.stdout.write(`Wrote the snippets to ${files.size} files.\n`)
