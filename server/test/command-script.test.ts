/** The file `posthorn` of the repository, which starts the starter, with a stand-in for the starter. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { root } from "../scripts/checks.ts"

const home = realpathSync(mkdtempSync(path.join(tmpdir(), "posthorn script-")))
after(() => rmSync(home, { recursive: true, force: true }))
const options = { skip: process.platform === "win32" && "it is a shell script" }

const clone = path.join(home, "clone")
const links = path.join(home, "links")
for (const folder of [path.join(clone, "bin"), path.join(clone, ".cache/node-24.0.0/bin"), links])
  mkdirSync(folder, { recursive: true })
copyFileSync(path.join(root, "posthorn"), path.join(clone, "posthorn"))
writeFileSync(
  path.join(clone, "bin/posthorn.mjs"),
  "console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)])); process.exitCode = 7",
)
symlinkSync("../clone/posthorn", path.join(links, "near"))
symlinkSync(path.join(links, "near"), path.join(links, "ph"))

/** Runs it in the folder of the links. `PATH` starts with the Node of this test unless it is given. */
function run(command: string, given: string[], PATH = `${path.dirname(process.execPath)}:/usr/bin:/bin`) {
  return spawnSync(command, given, { cwd: links, encoding: "utf8", env: { PATH } })
}

test("./posthorn runs a command in the reader's folder and ends with its exit code", options, () => {
  const ran = run(path.join(clone, "posthorn"), ["carrier", "add", "--name", "Two words", ""])
  assert.deepEqual([ran.status, JSON.parse(ran.stdout)], [7, [links, "carrier", "add", "--name", "Two words", ""]])
})

test("./posthorn works through symbolic links and the PATH", options, () => {
  for (const command of [path.join(links, "ph"), "./near", "ph"]) {
    const ran = run(command, ["version"], `${links}:${path.dirname(process.execPath)}:/usr/bin:/bin`)
    assert.deepEqual([ran.status, JSON.parse(ran.stdout)], [7, [links, "version"]], ran.stderr)
  }
})

test("A copy of ./posthorn outside its repository prints one sentence with the remedy", options, () => {
  const copy = path.join(home, "copied")
  copyFileSync(path.join(root, "posthorn"), copy)
  const refused = run(copy, ["version"])
  const remedy = "is a copy, and it works only in its repository. Replace the copy with a symbolic link."
  assert.deepEqual([refused.status, refused.stderr], [127, `${copy} ${remedy}\n`])
})

test(
  "./posthorn without Node prints one sentence with the remedy, and uses a Node that a start has fetched",
  options,
  () => {
    // The tools of the script, and no Node.
    const tools = path.join(home, "tools")
    mkdirSync(tools)
    for (const name of ["readlink", "dirname"]) {
      const file = [`/usr/bin/${name}`, `/bin/${name}`].find((each) => existsSync(each)) ?? ""
      symlinkSync(file, path.join(tools, name))
    }
    const refused = run(path.join(links, "ph"), ["version"], tools)
    assert.equal(refused.status, 127)
    assert.equal(
      refused.stderr,
      "Posthorn needs Node 18 or newer and npm. Install them, then run this command again.\n",
    )
    symlinkSync(process.execPath, path.join(clone, ".cache/node-24.0.0/bin/node"))
    assert.equal(run(path.join(links, "ph"), ["version"], tools).status, 7)
  },
)

test("no page sends a reader to npx, which fetches a package from the registry outside a clone", () => {
  const pages = globSync(["README.md", "CONTRIBUTING.md", "docs/guides/*.md"], { cwd: root })
  const read = (page: string) => readFileSync(path.join(root, page), "utf8")
  const named = pages.filter((page) => read(page).replace("write `npx posthorn` for `./posthorn`", "").includes("npx"))
  assert.deepEqual(named, [])
})
