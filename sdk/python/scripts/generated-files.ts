import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { pythonFiles, pythonFolder } from "./python-files.ts"
import { toolPath } from "./tools.ts"

/** The generated files by their paths from the root, formatted by ruff, which must be installed. */
export function generatedFiles(): Map<string, string> {
  const files = pythonFiles(readTree(readDocument(), ["account", "operator"]), serverVersion)
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-python-"))
  try {
    copyFileSync(path.join(root, "sdk/python/pyproject.toml"), path.join(folder, "pyproject.toml"))
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(folder, "src/posthorn", file)), { recursive: true })
      writeFileSync(path.join(folder, "src/posthorn", file), text)
    }
    // The order of the imports, without those that a file does not need, and then all the rest.
    ruff(folder, "check", "--quiet", "--select", "I,F401", "--fix", "src")
    ruff(folder, "format", "--quiet", "src")
    const formatted = [...files.keys()].map((file): [string, string] => [
      `${pythonFolder}/${file}`,
      readFileSync(path.join(folder, "src/posthorn", file), "utf8"),
    ])
    return new Map(formatted)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function ruff(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(toolPath("ruff"), args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`ruff ${args.join(" ")}: ${stdout}${stderr}`)
}
