/** Writes `dist/`, which is published: JavaScript and declarations. */
import { spawnSync } from "node:child_process"
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

const home = path.join(import.meta.dirname, "..")
const tsc = path.join(home, "../../node_modules/typescript/bin/tsc")

rmSync(path.join(home, "dist"), { recursive: true, force: true })
const run = spawnSync(process.execPath, [tsc, "-p", path.join(home, "tsconfig.build.json")], { stdio: "inherit" })
process.exitCode = run.status ?? 1
for (const file of globSync("dist/**/*.{js,ts}", { cwd: home })) {
  const place = path.join(home, file)
  const text = readFileSync(place, "utf8")
  writeFileSync(place, file.endsWith(".d.ts") ? withBuiltTargets(text) : withPlainImports(text))
}

/** The compiler leaves the extensions of sources in declarations, which older compilers do not follow. */
function withBuiltTargets(declarations: string): string {
  return declarations.replace(/(\bfrom ")(\.[^"]+)\.ts"/g, '$1$2.js"')
}

/** The compiler takes an unknown name for a source, and its code looks for the extension when it runs. */
function withPlainImports(code: string): string {
  return code
    .replace(/^var __rewriteRelativeImportExtension = [^]*?^};\n/m, "")
    .replace(/__rewriteRelativeImportExtension\(([^)]*)\)/g, "$1")
}
