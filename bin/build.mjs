// Builds a folder of the repository unless it was built from the present sources. Part of the starter: plain
// JavaScript for any Node >= 18.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import path from "node:path"
import { flush } from "./flush.mjs"

/**
 * What the starter builds. `inputs` are all files and folders that can change the build. `command` is the
 * builder's command line for Node. It writes to the folder `aside`, which then becomes `dist`.
 */
const builds = {
  console: {
    dist: "console/dist",
    needs: "console/index.html",
    inputs: [
      "package-lock.json",
      "console/package.json",
      "console/vite.config.ts",
      "console/index.html",
      "console/build",
      "console/src",
      "sdk/typescript/package.json",
      "sdk/typescript/src",
    ],
    builder: "Vite",
    command: (aside) => ["node_modules/vite/bin/vite.js", "build", "console", "--outDir", aside, "--logLevel", "warn"],
  },
  server: {
    dist: "server/dist",
    needs: "server/rolldown.config.js",
    inputs: ["package-lock.json", "server/package.json", "server/rolldown.config.js", "server/src"],
    builder: "Rolldown",
    command: (aside) => [
      "node_modules/rolldown/bin/cli.mjs",
      "--config",
      "server/rolldown.config.js",
      "--dir",
      aside,
      "--log-level",
      "warn",
    ],
  },
}

/**
 * Builds the console or the server. `root` is the repository, `node` a Node that runs the builder, and `alone`
 * runs a function while no other starter of this folder works. Returns the problem, or null when the build is
 * there. The folder is always complete or absent.
 */
export async function build(name, { root, node, alone }) {
  const wanted = { ...builds[name], name, root, dist: path.join(root, builds[name].dist) }
  if (!fs.existsSync(path.join(root, wanted.needs)) || isBuilt(wanted)) return null
  let trouble = null
  try {
    await alone(() => {
      if (isBuilt(wanted)) return
      console.error(`Building the ${name}, since it is new or has changed …`)
      trouble = run(wanted, node)
    })
  } catch (error) {
    // For example in a folder that this user cannot write.
    trouble = `The ${name} could not be built: ${error.message}`
  }
  return trouble
}

/**
 * Compares times and sizes first, which costs one look at each file. Compares contents only if one of those
 * differs, as after a checkout.
 */
function isBuilt({ root, dist, inputs }) {
  const stamp = stampOf(dist)
  if (!stamp) return false
  const files = filesOf(root, inputs)
  const looks = looksOf(files)
  if (stamp.looks === looks) return true
  if (stamp.contents !== contentsOf(root, files)) return false
  writeWhole(path.join(dist, ".stamp"), JSON.stringify({ ...stamp, looks }))
  return true
}

function run({ root, dist, inputs, name, builder, command }, node) {
  const files = filesOf(root, inputs)
  const stamp = { looks: looksOf(files), contents: contentsOf(root, files) }
  const aside = `${dist}.part`
  fs.rmSync(aside, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(node, command(aside), { cwd: root, encoding: "utf8" })
  if (status !== 0) return `The ${name} could not be built. ${builder} said:\n${`${stdout}${stderr}`.trim()}`
  const built = filesOf(aside, ["."]).map((file) => file.name)
  for (const file of built) flush(path.join(aside, file))
  keepFormer(dist, aside)
  writeWhole(path.join(aside, ".stamp"), JSON.stringify({ ...stamp, built }))
  putInPlace(aside, dist)
  return null
}

/**
 * A server or a page of the former build still runs, and loads some of its files only when it needs them. Their
 * names contain a hash of their content, so both builds fit into one folder.
 */
function keepFormer(dist, aside) {
  for (const file of stampOf(dist)?.built ?? []) {
    if (fs.existsSync(path.join(aside, file)) || !fs.existsSync(path.join(dist, file))) continue
    fs.mkdirSync(path.dirname(path.join(aside, file)), { recursive: true })
    fs.copyFileSync(path.join(dist, file), path.join(aside, file))
  }
}

/** Null for a stamp that is absent, or that a power cut left unwritten. */
function stampOf(dist) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dist, ".stamp"), "utf8"))
  } catch {
    return null
  }
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
  flush(aside)
  fs.renameSync(aside, file)
}

/** Sorted, because file systems use different orders. */
function filesOf(root, inputs) {
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
