import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"

/**
 * The files of ours that `file` imports, as paths relative to the root; `import type` counts unless told
 * otherwise.
 */
export function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8")
  const found: string[] = []
  for (const [, specifier = ""] of text.matchAll(importPattern)) {
    const target = specifier.startsWith("#")
      ? path.posix.join("server/src", specifier.slice(1))
      : path.posix.join(path.posix.dirname(file), specifier)
    if (existsSync(path.join(root, target))) found.push(target)
  }
  return found
}

/** Those of `files` that import `target`, directly or through other files. */
export function filesThatReach(target: string, files: readonly string[]): string[] {
  const reaches = new Map<string, boolean>([[target, true]])
  const visit = (file: string): boolean => {
    const known = reaches.get(file)
    if (known !== undefined) return known
    reaches.set(file, false)
    const found = importsOf(file).some(visit)
    reaches.set(file, found)
    return found
  }
  return files.filter(visit)
}

/** `from "…"`, `import "…"` and `import("…")` of a path within this repository. */
const importPattern = /(?:\bfrom\s+|\bimport\s*\(?\s*)"(#[^"]+|\.{1,2}\/[^"]+)"/g
