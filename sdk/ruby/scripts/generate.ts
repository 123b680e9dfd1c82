/** Writes the generated part of the client for Ruby. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { RubyFiles, rubyFolder } from "./ruby-files.ts"

const files = new RubyFiles(readTree(readDocument(), ["account", "operator"])).files(serverVersion)
rmSync(path.join(root, rubyFolder, "resources"), { recursive: true, force: true })
mkdirSync(path.join(root, rubyFolder, "resources"))
for (const [file, text] of files) writeFileSync(path.join(root, rubyFolder, file), text)
process.stdout.write(`Wrote ${files.size} files to ${rubyFolder}.\n`)
