import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.ts"

/**
 * Writes the generated files of `name`, by their paths from `folder` of the repository. Deletes the files of
 * `pattern` first, because one that nothing makes any more must not stay.
 */
export function replaceFiles(
  name: string,
  pattern: string,
  { files, folder = "" }: { files: ReadonlyMap<string, string>; folder?: string },
): void {
  const home = path.join(root, folder)
  for (const file of globSync(pattern, { cwd: home })) rmSync(path.join(home, file))
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true })
    writeFileSync(path.join(home, file), text)
  }
  process.stdout.write(`Wrote ${files.size} files of ${name}.\n`)
}
