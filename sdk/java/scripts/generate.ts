/** `npm run generate`: writes the generated part of the client for Java. */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { generated, home, javaFiles } from "./java-files.ts"

// A file that no operation makes any more is deleted.
for (const file of globSync(generated, { cwd: path.join(root, home) })) rmSync(path.join(root, home, file))
const files = javaFiles()
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
process.stdout.write(`Wrote ${files.size} files to ${home}.\n`)
