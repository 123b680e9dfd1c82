/** `npm run generate`: writes the generated part of the Python client, formatted by ruff where it is installed. */
import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { pythonFiles } from "./python-files.ts"

const files = pythonFiles(readTree(readDocument(), ["account", "operator"]), root, serverVersion)
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const ruff = process.env["RUFF"] ?? "ruff"
const run = (...args: string[]) => spawnSync(ruff, args, { cwd: path.join(root, "sdk/python"), encoding: "utf8" })
console.log(run("check", "--fix", "-q", "src").stdout, run("format", "src").stderr)
