/** What the starter builds, with stand-ins for Vite and Rolldown that keep count. */
import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const bin = path.join(import.meta.dirname, "../../bin")

test("the console is built by the first start, and by no other", () => {
  const house = makeHouse()
  assert.equal(house.run("start").stderr, "Building the console, since it is new or has changed …\n")
  assert.equal(house.run("start").stderr, "")
  assert.deepEqual([house.builds(), house.built()], [1, "one"])
})

test("a source that changed is built, and the console before it is gone", () => {
  const house = makeHouse()
  house.run("start")
  house.write("console/src/main.ts", "another")
  house.run("start")
  assert.deepEqual([house.builds(), house.built()], [2, "another"])
  assert.deepEqual(
    [existsSync(house.at("console/dist.part")), existsSync(house.at("console/dist.old"))],
    [false, false],
  )
})

test("files that a checkout only touched are not built again", () => {
  const house = makeHouse()
  house.run("start")
  utimesSync(house.at("console/src/main.ts"), 1, 1)
  house.run("start")
  assert.equal(house.builds(), 1)
})

test("a lock that changed is built, since the build contains the libraries", () => {
  const house = makeHouse()
  house.run("start")
  house.write("package-lock.json", `{ "packages": { "": { "name": "changed" } } }`)
  house.run("start")
  assert.equal(house.builds(), 2)
})

test("starts at the same time build once", async () => {
  const house = makeHouse()
  const codes = await Promise.all([house.start(), house.start(), house.start()])
  assert.deepEqual([codes, house.builds()], [[7, 7, 7], 1])
})

test("a failed build is reported in Vite's words, the server still starts, and the next start builds again", () => {
  const house = makeHouse()
  house.write("console/src/main.ts", "BROKEN")
  const failed = house.run("start")
  assert.match(failed.stderr, /The console could not be built\. Vite said:\nno such luck/)
  assert.deepEqual([failed.status, house.built()], [7, undefined])
  house.write("console/src/main.ts", "mended")
  house.run("start")
  assert.equal(house.built(), "mended")
})

test("the rest of an interrupted build is not taken for a console", () => {
  const house = makeHouse()
  house.write("console/dist.part/index.html", "half")
  house.write("console/dist/index.html", "half")
  house.run("start")
  assert.equal(house.built(), "one")
})

test("a build keeps the files of the build before, which can still run, and no older ones", () => {
  const house = makeHouse()
  for (const text of ["one", "two", "three"]) {
    house.write("console/src/main.ts", text)
    house.run("start")
  }
  const kept = ["one", "two", "three"].filter((text) => existsSync(house.at(`console/dist/assets/${text}.js`)))
  assert.deepEqual([house.built(), kept], ["three", ["two", "three"]])
})

test("every command runs the bundle of the server, and builds it when the sources changed", () => {
  const house = makeHouse()
  house.write("server/rolldown.config.js", "")
  const [first, second] = [house.run("doctor"), house.run("doctor")]
  assert.equal(first.stderr, "Building the server, since it is new or has changed …\n")
  assert.deepEqual([first.stdout, second.stderr, second.stdout], ["the bundle", "", "the bundle"])
  house.write("server/src/host/cli/start.ts", "")
  assert.match(house.run("doctor").stderr, /Building the server/)
})

test("the sources of the server run when they cannot be built, also beside an older bundle", () => {
  const house = makeHouse()
  house.write("server/rolldown.config.js", "")
  house.run("doctor")
  house.write("server/rolldown.config.js", "BROKEN")
  const run = house.run("doctor")
  assert.match(run.stderr, /The server could not be built\. Rolldown said:\nno such luck/)
  assert.deepEqual([run.status, run.stdout], [7, ""])
})

test("the sources of the server run in a read-only folder", () => {
  const house = makeHouse()
  house.write("server/rolldown.config.js", "")
  house.run("doctor")
  // Root can write everywhere, but not below a file.
  rmSync(house.at(".cache"), { recursive: true })
  house.write(".cache", "")
  house.write("server/src/host/cli/start.ts", "")
  const run = house.run("doctor")
  assert.match(run.stderr, /The server could not be built: EEXIST/)
  assert.equal(run.status, 7)
})

test("a stamp that a power cut left empty, or a missing file of the build before, leads to a new build", () => {
  const house = makeHouse()
  house.run("start")
  house.write("console/dist/.stamp", "")
  house.run("start")
  rmSync(house.at("console/dist/assets/one.js"))
  house.write("console/src/main.ts", "two")
  house.run("start")
  assert.deepEqual([house.builds(), house.built()], [3, "two"])
})

test("a command that shows no console builds none", () => {
  const house = makeHouse()
  house.run("doctor")
  assert.equal(house.builds(), 0)
})

/** Copies the one source to the one page. */
const vite = `
  const fs = require("node:fs")
  const [, home, , out] = process.argv.slice(2)
  fs.appendFileSync("builds.log", "build\\n")
  const source = fs.readFileSync(home + "/src/main.ts", "utf8")
  fs.mkdirSync(out, { recursive: true })
  fs.writeFileSync(out + "/index.html", source)
  fs.mkdirSync(out + "/assets")
  fs.writeFileSync(out + "/assets/" + source + ".js", "")
  if (source === "BROKEN") { console.error("no such luck"); process.exit(1) }
`

const rolldown = `
  const fs = require("node:fs")
  const [, config, , out] = process.argv.slice(2)
  if (fs.readFileSync(config, "utf8") === "BROKEN") { console.error("no such luck"); process.exit(1) }
  fs.mkdirSync(out, { recursive: true })
  fs.writeFileSync(out + "/main.js", "process.stdout.write('the bundle')")
`

function makeHouse() {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-starter-builds-"))
  folders.push(folder)
  const at = (name: string) => path.join(folder, name)
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true })
    writeFileSync(at(name), text)
  }
  for (const name of readdirSync(bin)) {
    write(`bin/${name}`, "")
    copyFileSync(path.join(bin, name), at(`bin/${name}`))
  }
  write("server/src/main.ts", "process.exit(7)")
  write("package-lock.json", `{ "packages": {} }`)
  write("node_modules/.package-lock.json", `{ "packages": {} }`)
  write("node_modules/vite/package.json", "{}")
  write("node_modules/vite/bin/vite.js", vite)
  write("node_modules/rolldown/package.json", "{}")
  // Its own file is an ES module; the stand-in is not.
  write(
    "node_modules/rolldown/bin/cli.mjs",
    `import { createRequire } from "node:module"\nconst require = createRequire(import.meta.url)\n${rolldown}`,
  )
  write("console/index.html", "")
  write("console/src/main.ts", "one")
  const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined)
  return {
    at,
    write,
    run: (command: string) => spawnSync(process.execPath, [at("bin/posthorn.mjs"), command], { encoding: "utf8" }),
    start: async () => Number((await once(spawn(process.execPath, [at("bin/posthorn.mjs"), "start"]), "exit"))[0]),
    builds: () => read("builds.log")?.trim().split("\n").length ?? 0,
    built: () => read("console/dist/index.html"),
  }
}
