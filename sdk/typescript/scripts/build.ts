/** Writes `dist/`, what is published: JavaScript and declarations. */
import { spawnSync } from "node:child_process"
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

const home = path.join(import.meta.dirname, "..")
const tsc = path.join(home, "../../node_modules/typescript/bin/tsc")

rmSync(path.join(home, "dist"), { recursive: true, force: true })
const run = spawnSync(process.execPath, [tsc, "-p", path.join(home, "tsconfig.build.json")], { stdio: "inherit" })
process.exitCode = run.status ?? 1

// The compiler leaves the extension of the source in declarations, which older compilers of our users do not follow.
for (const file of globSync("dist/**/*.d.ts", { cwd: home })) {
  const text = readFileSync(path.join(home, file), "utf8")
  writeFileSync(path.join(home, file), text.replace(/(from ")(\.[^"]+)\.ts"/g, '$1$2.js"'))
}
