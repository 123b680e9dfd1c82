/**
 * Writes `dist/` of a package of interfaces, which is published. Its sources are those of the server.
 * Rolldown bundles the code that the package needs, and each declaration to which it refers is copied.
 */
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { rolldown } from "rolldown"

const root = path.join(import.meta.dirname, "..")
const doors = ["index", "conformance"]
/** What the declarations may import. */
const dependencies = /^(?:zod$|node:)/
const importPattern = /(\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g

for (const name of process.argv.slice(2)) await buildPackage(name)

async function buildPackage(name: string): Promise<void> {
  const home = path.join(root, "packages", name)
  const dist = path.join(home, "dist")
  rmSync(dist, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(doors.map((door) => [door, path.join(home, "src", `${door}.ts`)])),
    platform: "node",
    external: dependencies,
  })
  await bundle.write({ dir: dist, format: "esm", entryFileNames: "[name].js", chunkFileNames: "shared-[name].js" })
  const emitted = mkdtempSync(path.join(tmpdir(), "posthorn-declarations-"))
  try {
    emitDeclarations(emitted)
    copyDeclarations(emitted, path.join(emitted, "packages", name, "src"), dist)
  } finally {
    rmSync(emitted, { recursive: true })
  }
}

function emitDeclarations(folder: string): void {
  const words = ["-p", "packages", "--noEmit", "false", "--emitDeclarationOnly", "--outDir", folder]
  const tsc = path.join(root, "node_modules/typescript/bin/tsc")
  const { status } = spawnSync(process.execPath, [tsc, ...words], { cwd: root, stdio: "inherit" })
  if (status !== 0) throw new Error("The declarations could not be written.")
}

/**
 * Copies the declarations of the doors to `dist`, and those that they import to `dist/types`. An import has
 * the name of the built file, because the one of a source means nothing outside this repository.
 */
function copyDeclarations(emitted: string, home: string, dist: string): void {
  const server = path.join(emitted, "server/src")
  const placeOf = (file: string) =>
    path.dirname(file) === home ? path.basename(file) : path.join("types", path.relative(server, file))
  const waiting = doors.map((door) => path.join(home, `${door}.d.ts`))
  const seen = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const from = file
    const text = readFileSync(from, "utf8").replace(importPattern, (whole, before: string, specifier: string) => {
      if (dependencies.test(specifier)) return whole
      if (!specifier.endsWith(".ts")) throw new Error(`${placeOf(from)} needs the types of ${specifier}.`)
      const target = (specifier.startsWith("#") ? path.join(server, specifier.slice(1)) : path.resolve(path.dirname(from), specifier)).replace(/\.ts$/, ".d.ts") // oxfmt-ignore
      waiting.push(target)
      const way = path.relative(path.dirname(placeOf(from)), placeOf(target)).replaceAll(path.sep, "/")
      return `${before}"${way.startsWith(".") ? way : `./${way}`}"`.replace(/\.d\.ts"$/, '.js"')
    })
    const place = path.join(dist, placeOf(from))
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}
