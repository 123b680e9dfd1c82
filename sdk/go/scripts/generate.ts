/** `npm run generate`: writes the generated part of the Go client, formatted by gofmt. */
import { globSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { ending, goFiles, home } from "./go-files.ts"

const files = goFiles()
if (files) {
  // A file that no operation makes any more is deleted.
  for (const file of globSync(`${home}/*${ending}`, { cwd: root })) rmSync(path.join(root, file))
  for (const [file, text] of files) writeFileSync(path.join(root, file), text)
  process.stdout.write(`Wrote ${files.size} files to ${home}.\n`)
} else process.stdout.write(`This machine has no gofmt, so ${home} stays as it is.\n`)
