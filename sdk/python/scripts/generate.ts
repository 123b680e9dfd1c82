/** Writes the generated part of the client for Python. Without ruff, the files stay as they are. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { generatedFiles } from "./generated-files.ts"
import { pythonFolder } from "./python-files.ts"
import { whyNoTools } from "./tools.ts"

const missing = whyNoTools()
if (missing === null) {
  const files = generatedFiles()
  rmSync(path.join(root, pythonFolder, "resources"), { recursive: true, force: true })
  mkdirSync(path.join(root, pythonFolder, "resources"))
  for (const [file, text] of files) writeFileSync(path.join(root, file), text)
  process.stdout.write(`Wrote ${files.size} files to ${pythonFolder}.\n`)
} else process.stdout.write(`The client for Python stays as it is. ${missing}\n`)
