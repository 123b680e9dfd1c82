/** Writes the generated part of the client for PHP. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { generatedFolders, PhpFiles, phpFolder } from "./php-files.ts"

const files = new PhpFiles(readTree(readDocument(), ["account", "operator"])).files(serverVersion)
for (const folder of generatedFolders) {
  rmSync(path.join(root, phpFolder, folder), { recursive: true, force: true })
  mkdirSync(path.join(root, phpFolder, folder))
}
for (const [file, text] of files) writeFileSync(path.join(root, phpFolder, file), text)
process.stdout.write(`Wrote ${files.size} files to ${phpFolder}.\n`)
