// Builds console/dist unless it was built from the present sources. Part of the starter: plain JavaScript for
// any Node >= 18.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import path from "node:path"

/** Everything that can change the build. */
const inputs = [
  "package-lock.json",
  "console/package.json",
  "console/vite.config.ts",
  "console/index.html",
  "console/build",
  "console/src",
  "sdk/typescript/package.json",
  "sdk/typescript/src",
]

/**
 * `root` is the repository, `node` a Node that runs Vite, and `alone` runs a function while no other starter
 * of this folder works. Returns why there is no console, or null when there is one. `console/dist` is always
 * complete or absent.
 */
export async function buildConsole({ root, node, alone }) {
  const home = path.join(root, "console")
  if (!fs.existsSync(path.join(home, "index.html"))) return null
  if (isBuilt(root, home)) return null
  let trouble = null
  await alone(() => {
    if (isBuilt(root, home)) return
    console.error("Building the console, since it is new or has changed …")
    trouble = build(root, home, node)
  })
  return trouble
}

/**
 * Compares times and sizes first, which costs one look at each file. Compares contents only if one of those
 * differs, as after a checkout.
 */
function isBuilt(root, home) {
  const file = stampOf(home)
  if (!fs.existsSync(file)) return false
  const stamp = JSON.parse(fs.readFileSync(file, "utf8"))
  const files = filesOf(root)
  const looks = looksOf(files)
  if (stamp.looks === looks) return true
  if (stamp.contents !== contentsOf(root, files)) return false
  writeWhole(file, JSON.stringify({ ...stamp, looks }))
  return true
}

function build(root, home, node) {
  const files = filesOf(root)
  const stamp = { looks: looksOf(files), contents: contentsOf(root, files) }
  const aside = path.join(home, "dist.part")
  fs.rmSync(aside, { recursive: true, force: true })
  const run = spawnSync(
    node,
    [path.join(root, "node_modules/vite/bin/vite.js"), "build", home, "--outDir", aside, "--logLevel", "warn"],
    { cwd: root, encoding: "utf8" },
  )
  if (run.status !== 0) return `The console could not be built. Vite said:\n${`${run.stdout}${run.stderr}`.trim()}`
  fs.writeFileSync(path.join(aside, ".stamp"), JSON.stringify(stamp))
  putInPlace(aside, path.join(home, "dist"))
  return null
}

/**
 * A folder cannot be replaced in one step. After a power cut between the two steps it is absent, and is built
 * again.
 */
function putInPlace(aside, place) {
  const old = `${place}.old`
  fs.rmSync(old, { recursive: true, force: true })
  if (fs.existsSync(place)) fs.renameSync(place, old)
  fs.renameSync(aside, place)
  fs.rmSync(old, { recursive: true, force: true })
}

function writeWhole(file, text) {
  const aside = `${file}.${process.pid}`
  fs.writeFileSync(aside, text)
  fs.renameSync(aside, file)
}

function stampOf(home) {
  return path.join(home, "dist/.stamp")
}

/** Sorted, because file systems use different orders. */
function filesOf(root) {
  const found = []
  const visit = (name) => {
    const stats = fs.statSync(path.join(root, name), { throwIfNoEntry: false })
    if (!stats) return
    if (stats.isDirectory()) for (const child of fs.readdirSync(path.join(root, name)).sort()) visit(`${name}/${child}`)
    else found.push({ name, size: stats.size, changed: stats.mtimeMs })
  }
  inputs.forEach(visit)
  return found
}

function looksOf(files) {
  return hashOf(files.map(({ name, size, changed }) => `${name} ${size} ${changed}`))
}

function contentsOf(root, files) {
  return hashOf(files.map(({ name }) => `${name} ${hashOf([fs.readFileSync(path.join(root, name))])}`))
}

function hashOf(parts) {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part).update("\n")
  return hash.digest("hex")
}
