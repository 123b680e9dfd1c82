/** `npm run generate`: writes the resources and types of the SDK and of the console from the API's code. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { generatedFiles } from "./generated-files.ts"

const files = await generatedFiles()
const folders = new Set([...files.keys()].map((file) => path.dirname(file)))
// A file that no operation makes any more is deleted.
for (const folder of folders) rmSync(path.join(root, folder), { recursive: true, force: true })
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
process.stdout.write(`Wrote ${files.size} files to ${[...folders].join(" and ")}.\n`)
