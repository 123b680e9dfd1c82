/**
 * The starter, run in a folder of its own with a stand-in for the registry's npm, so that nothing is
 * downloaded here.
 */
import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { after, test } from "node:test"

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const isWindows = process.platform === "win32"
const options = { skip: isWindows && "the stand-ins are shell scripts" }

test("the starter runs the server with its own Node when that is new enough", options, () => {
  const house = makeHouse()
  const run = house.run(["doctor", "--all"])
  assert.equal(run.status, 7, run.stderr)
  assert.deepEqual(JSON.parse(run.stdout), { node: process.execPath, arguments: ["doctor", "--all"] })
})

test("the starter installs when there are no dependencies, and says so in one line", options, () => {
  const house = makeHouse()
  const run = house.run()
  assert.equal(run.stderr, "Installing dependencies, since they are new or have changed …\n")
  assert.match(house.npmLines()[0] ?? "", /^ci .*--ignore-scripts/)
})

test("a second start does not ask npm at all", options, () => {
  const house = makeHouse()
  house.run()
  assert.equal(house.run().stderr, "")
  assert.equal(house.npmLines().length, 1)
})

test("a lock that changed is installed", options, () => {
  const house = makeHouse()
  house.run()
  house.write("package-lock.json", lockOf({ one: "1.0.1" }))
  house.run()
  assert.equal(house.npmLines().length, 2)
})

test("dependencies that a developer installed by hand are not installed again", options, () => {
  const house = makeHouse()
  house.write("node_modules/one/package.json", "{}")
  house.write("node_modules/.package-lock.json", lockOf({ one: "1.0.0" }))
  assert.equal(house.run().status, 7)
  assert.deepEqual(house.npmLines(), [])
})

test("an install that failed is reported with npm's words, and is tried again by the next start", options, () => {
  const house = makeHouse()
  const failed = house.run([], { npmFails: "npm error code EINTEGRITY" })
  assert.equal(failed.status, 1)
  assert.match(failed.stderr, /npm could not install the dependencies[^]*EINTEGRITY/)
  assert.equal(house.run().status, 7)
})

test("a start without a network says which host it needs, and that it is needed once", options, () => {
  const run = makeHouse().run([], { npmFails: "npm error code EAI_AGAIN" })
  assert.match(run.stderr, /needs the npm registry .* cannot reach it.* later starts work offline/)
})

test("a start without npm says so", options, () => {
  const house = makeHouse()
  rmSync(path.join(house.folder, "tools/npm"))
  assert.match(house.run().stderr, /there is no npm in the PATH/)
})

test("a Node that is too old is replaced by the pinned one, fetched once and put in place whole", options, () => {
  const house = makeHouse()
  const first = house.run([], { pretend: "20.20.2" })
  assert.equal(first.status, 7, first.stderr)
  assert.match(first.stderr, /24\.12 or newer, and this is Node 20\.20\.2\. Fetching Node/)
  assert.equal(house.run([], { pretend: "20.20.2" }).stderr, "")
  const fetches = house.npmFolders().filter((folder) => folder === `${nodeHome}.part`)
  assert.equal(fetches.length, 1)
  const left = readdirSync(path.join(house.folder, ".cache")).filter((name) => !/^(node-[\d.]+|compiled)$/.test(name))
  assert.deepEqual(left, [])
})

test("a fetch that was interrupted leaves nothing that the next start would trust", options, () => {
  const house = makeHouse()
  house.write(`.cache/${nodeHome}.part/node_modules/half`, "")
  assert.equal(house.run([], { pretend: "18.0.0", npmFails: "killed" }).status, 1)
  assert.ok(!existsSync(path.join(house.folder, ".cache", nodeHome)))
  assert.equal(house.run([], { pretend: "18.0.0" }).status, 7)
})

test("fetched files must match the pinned version and sha512", options, () => {
  const house = makeHouse()
  house.run([], { pretend: "18.20.4" })
  const [node = {}, npm = {}] = house.fetchedLocks()
  assert.match(node[`node_modules/${nodePackage}`]?.integrity ?? "", /^sha512-[\w+/]{86}==$/)
  assert.match(npm["node_modules/npm"]?.integrity ?? "", /^sha512-[\w+/]{86}==$/)
})

test(
  "a fetched Node runs the npm that installs the dependencies, so that npm checks them against that Node",
  options,
  () => {
    const house = makeHouse()
    house.run([], { pretend: "18.20.4" })
    assert.deepEqual(house.npmFolders(), [`${nodeHome}.part`, `${npmHome}.part`, path.basename(house.folder)])
    assert.match(house.npmLines().at(-1) ?? "", /^under the fetched Node: ci .*--include=optional/)
  },
)

test("a fetched npm reads the settings of the machine's npm", options, () => {
  const house = makeHouse()
  house.run([], { pretend: "18.20.4" })
  assert.equal(house.npmSettings(), "/etc/of-this-machine/npmrc")
})

test(
  "npm gets the settings that lead to the registry, and none of the command that started Posthorn",
  options,
  async () => {
    const house = makeHouse()
    const kept = ["npm_config_registry", "NPM_CONFIG_HTTPS_PROXY", "npm_config_strict-ssl", "npm_config_cafile"]
    const ofRegistries = ["npm_config_@company:registry", "npm_config_//registry.example/:_authToken"]
    const ofCommands = ["npm_config_dry_run", "npm_config_workspace", "NPM_CONFIG_GLOBAL", "npm_config_package-lock"]
    const names = [...kept, ...ofRegistries, ...ofCommands]
    // As npm starts it, because the stand-in's shell would drop some of the names.
    house.write("npm-cli.cjs", npmScript)
    const npm_execpath = path.join(house.folder, "npm-cli.cjs")
    await house.start(undefined, [], { ...Object.fromEntries(names.map((name) => [name, "true"])), npm_execpath }).ended
    assert.deepEqual(house.npmSettingNames()?.toSorted(), [...kept, ...ofRegistries].toSorted())
  },
)

test("npm does not look for a newer npm here, so it prints no notice after the server has stopped", options, () => {
  const asked = spawnSync("npm", ["config", "get", "update-notifier"], {
    cwd: path.join(import.meta.dirname, "../.."),
    encoding: "utf8",
    env: { PATH: process.env["PATH"], HOME: "/nonexistent" },
  })
  assert.equal(asked.stdout.trim(), "false", asked.stderr)
})

test(
  "an install that lacks the package of this platform fails, names it, and is made again by the next start",
  options,
  () => {
    const house = makeHouse()
    house.write("package-lock.json", lockOf({ one: "1.0.0" }, bindings))
    const failed = house.run([], { npmLeavesOut: "here" })
    assert.equal(failed.status, 1)
    assert.match(failed.stderr, /npm did not install here, which Posthorn needs on this platform/)
    assert.equal(house.run().status, 7)
  },
)

test("an install that an older starter left without the package of this platform is repaired", options, () => {
  const house = makeHouse()
  house.write("package-lock.json", lockOf({ one: "1.0.0" }, bindings))
  house.write("node_modules/one/package.json", "{}")
  house.write("node_modules/.package-lock.json", lockOf({ one: "1.0.0" }))
  const lock = readFileSync(path.join(house.folder, "package-lock.json"))
  const platform = `${process.platform}-${process.arch}\n`
  house.write("node_modules/.posthorn-lock", createHash("sha256").update(platform).update(lock).digest("hex"))
  assert.equal(house.run().status, 7)
  assert.equal(house.npmLines().length, 1)
})

test("the server runs without the packages of development, and the checks install them", options, () => {
  const house = makeHouse()
  house.write("package-lock.json", lockOf({ one: "1.0.0" }, { checker: { version: "1.0.0", dev: true } }))
  house.write("server/scripts/format.ts", "")
  house.run(["start"])
  house.run(["run", "format"])
  house.run(["start"])
  const kinds = house.npmLines().map((line) => /--(omit|include)=dev/.exec(line)?.[0])
  assert.deepEqual(kinds, ["--omit=dev", "--include=dev"])
})

test("a platform without a pinned Node is refused with the remedy", options, () => {
  const run = makeHouse().run([], { pretend: "20.0.0", platform: "sunos" })
  assert.match(run.stderr, /no Node for sunos-\w+ in the npm registry: install Node 24\.12 or newer/)
})

test("two simultaneous starts install once", options, async () => {
  const house = makeHouse()
  const runs = await Promise.all([house.start().ended, house.start().ended, house.start().ended])
  assert.deepEqual(runs, [7, 7, 7])
  assert.equal(house.npmLines().length, 1)
})

test("the lock of a starter that died does not hold up the next", options, () => {
  const house = makeHouse()
  house.write(".cache/install.lock", String(spawnSync(process.execPath, ["--version"]).pid))
  assert.equal(house.run().status, 7)
})

test("a signal reaches the server, and the server decides how it ends", options, async () => {
  const house = makeHouse(waitingServer)
  const { child, ended } = house.start()
  await once(child.stdout, "data")
  child.kill("SIGTERM")
  assert.equal(await ended, 42)
})

test("npm's signal reaches the server past the shell that npm starts", options, async () => {
  const house = makeHouse(waitingServer)
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, "../../package.json"), "utf8"))
  const { child, ended } = house.start("sh", ["-c", scripts.start])
  await once(child.stdout, "data")
  child.kill("SIGINT")
  assert.equal(await ended, 42)
})

test("the server stops when npm is killed without a word", options, async () => {
  const house = makeHouse(waitingServer)
  const script = `"${process.execPath}" bin/posthorn.mjs start & wait`
  const { child } = house.start("sh", ["-c", script], { npm_lifecycle_event: "start" })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  assert.equal((await lines.next()).value, "ready")
  child.kill("SIGKILL")
  assert.equal((await lines.next()).value, "SIGTERM")
})

test("a server that dies of a signal makes the starter fail", options, async () => {
  const house = makeHouse(`process.kill(process.pid, "SIGKILL")`)
  assert.equal(house.run().status, 128 + 9)
})

test("an unknown script is named", options, () => {
  assert.match(makeHouse().run(["run", "dance"]).stderr, /no script "dance"\. There are: test, check/)
})

const reportingServer = `
  console.log(JSON.stringify({ node: process.env.SEEN_NODE ?? process.execPath, arguments: process.argv.slice(2) }))
  process.exitCode = 7
`

const waitingServer = `
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (console.log(signal), process.exit(42)))
  setInterval(() => undefined, 1000)
  console.log("ready")
`

const starter = path.join(import.meta.dirname, "../../bin/posthorn.mjs")
const [nodePackage = "", nodeVersion = ""] =
  new RegExp(`"${process.platform}-${process.arch}": {\\s+name: "(.+)",\\s+version: "(.+)"`)
    .exec(readFileSync(starter, "utf8"))
    ?.slice(1) ?? []
const nodeHome = `node-${nodeVersion}`

const npmHome = `npm-${/name: "npm",\s+version: "(.+)"/.exec(readFileSync(path.join(path.dirname(starter), "install.mjs"), "utf8"))?.[1]}`

/**
 * Stands in for npm: keeps its command lines, and makes what the real one would have left. Runs under the
 * Node of the tests.
 */
const npmScript = `
  const fs = require("node:fs")
  const path = require("node:path")
  const folder = process.cwd()
  const given = process.argv.slice(2)
  if (given[0] === "config") { console.log("/etc/of-this-machine/npmrc"); process.exit() }
  const under = process.env.FETCHED ? "under the fetched Node: " : ""
  const note = (file, text) => fs.appendFileSync(path.join(process.env.HOUSE, file), text + "\\n")
  note("npm.log", under + given.join(" "))
  note("npm-folders.log", path.basename(folder))
  note("npm-settings.log", process.env.npm_config_globalconfig ?? "")
  note("npm-names.log", Object.keys(process.env).filter((name) => /^npm_config_/i.test(name)).join(" "))
  if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1) }
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"))
  if (folder.endsWith(".part")) note("fetched.log", JSON.stringify(packages))
  const isLeftOut = ([place, { dev, optional, os }]) =>
    place === "node_modules/" + process.env.NPM_LEAVES_OUT ||
    (dev && given.includes("--omit=dev")) ||
    (optional && !os?.includes(process.platform))
  const installed = Object.entries(packages).filter((each) => !isLeftOut(each))
  for (const [place] of installed) fs.mkdirSync(path.join(folder, place), { recursive: true })
  fs.mkdirSync("node_modules", { recursive: true })
  fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: Object.fromEntries(installed) }))
  if (packages["node_modules/npm"]) {
    fs.mkdirSync("node_modules/npm/bin", { recursive: true })
    fs.copyFileSync(__filename, "node_modules/npm/bin/npm-cli.js")
  }
  if (packages["node_modules/${nodePackage}"]) {
    fs.mkdirSync("node_modules/${nodePackage}/bin")
    fs.copyFileSync(path.join(process.env.HOUSE, "fetched-node"), "node_modules/${nodePackage}/bin/node")
  }
`

/** What the stand-in fetches as the pinned Node. */
const fetchedNode = `#!/bin/sh
if [ "$1" = --version ]; then echo v${nodeVersion}; exit 0; fi
FETCHED=yes exec "${process.execPath}" "$@"
`

interface Circumstances {
  /** The version and platform that the starter shall believe in. */
  pretend?: string
  platform?: string
  npmFails?: string
  /** A package that npm leaves out without a word. */
  npmLeavesOut?: string
}

function makeHouse(server = reportingServer) {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-starter-"))
  folders.push(folder)
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  write("bin/posthorn.mjs", "")
  for (const name of readdirSync(path.dirname(starter)))
    copyFileSync(path.join(path.dirname(starter), name), path.join(folder, "bin", name))
  write("server/src/main.ts", server)
  write("package-lock.json", lockOf({ one: "1.0.0" }))
  write("npm.cjs", npmScript)
  for (const [name, script] of [
    ["tools/npm", `#!/bin/sh\nexec "${process.execPath}" "$HOUSE/npm.cjs" "$@"\n`],
    ["fetched-node", fetchedNode],
  ] as const) {
    write(name, script)
    chmodSync(path.join(folder, name), 0o755)
  }

  const commandLine = (given: readonly string[], { pretend, platform, npmFails, npmLeavesOut }: Circumstances) => {
    const belief = `
      const known = process.versions
      if (${JSON.stringify(pretend)}) Object.defineProperty(process, "versions", { value: { ...known, node: ${JSON.stringify(pretend)} } })
      if (${JSON.stringify(platform)}) Object.defineProperty(process, "platform", { value: ${JSON.stringify(platform)} })`
    const preload = `data:text/javascript,${encodeURIComponent(belief)}`
    const env = {
      PATH: `${folder}/tools:/usr/bin:/bin`,
      HOUSE: folder,
      NPM_FAILS: npmFails ?? "",
      NPM_LEAVES_OUT: npmLeavesOut ?? "",
    }
    // Without npm in tools/ there shall be none at all, wherever this machine keeps its own.
    if (!existsSync(path.join(folder, "tools/npm"))) env.PATH = `${folder}/tools`
    return { args: ["--import", preload, path.join(folder, "bin/posthorn.mjs"), ...given], env }
  }
  const linesOf = (name: string) =>
    existsSync(`${folder}/${name}`) ? readFileSync(`${folder}/${name}`, "utf8").trim().split("\n") : []
  return {
    folder,
    write,
    npmLines: () => linesOf("npm.log"),
    /** Where npm ran each time. */
    npmFolders: () => linesOf("npm-folders.log"),
    /** The packages of each lock that npm was given to fetch something. */
    fetchedLocks: () =>
      linesOf("fetched.log").map((line) => JSON.parse(line) as Record<string, { integrity?: string }>),
    /** The names of the settings in the environment of the latest npm. */
    npmSettingNames: () => linesOf("npm-names.log").at(-1)?.split(" "),
    /** The settings file of the machine that the latest npm was given. */
    npmSettings: () => linesOf("npm-settings.log").at(-1),
    run(given: readonly string[] = [], circumstances: Circumstances = {}) {
      const { args, env } = commandLine(given, circumstances)
      return spawnSync(process.execPath, args, { env, encoding: "utf8" })
    },
    /** The starter, or another program in the same surroundings. */
    start(program?: string, given: readonly string[] = [], extra: Record<string, string> = {}) {
      const { args, env } = commandLine([], {})
      const path = `${env.PATH}:${process.execPath.replace(/\/[^/]+$/, "")}`
      const child = spawn(program ?? process.execPath, program ? given : args, {
        cwd: folder,
        env: { ...env, PATH: path, ...extra },
      })
      return { child, ended: once(child, "exit").then(([code]) => Number(code)) }
    },
  }
}

interface Locked {
  version: string
  dev?: boolean
  optional?: boolean
  os?: string[]
}

/** One package for this platform and one for another, as the owners of compiled code have them. */
const bindings: Record<string, Locked> = {
  here: { version: "1.0.0", optional: true, os: [process.platform] },
  elsewhere: { version: "1.0.0", optional: true, os: ["elsewhere"] },
}

function lockOf(versions: Record<string, string>, others: Record<string, Locked> = {}): string {
  const plain = Object.entries(versions).map(([name, version]) => [name, { version }] as const)
  const entries = [...plain, ...Object.entries(others)].map(([name, locked]) => [`node_modules/${name}`, locked])
  return JSON.stringify({ packages: { "": {}, ...Object.fromEntries(entries) } })
}
