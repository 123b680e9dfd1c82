/** `npm run generate`: writes the calls that the reference, the console and the guides show. */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { snippetFiles } from "./files.ts"

const files = await snippetFiles()
for (const [file, text] of files) writeFileSync(path.join(root, file), text)
process.stdout.write(`Wrote the snippets to ${files.size} files.\n`)
