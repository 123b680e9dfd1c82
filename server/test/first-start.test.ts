/** The first start of a clone on a machine whose Node is old, with the real npm and the real registry. */
import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { root } from "../scripts/checks.ts"
import { eventually } from "./support/eventually.ts"

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-first-start-"))
after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/**
 * As on Debian 12: older than `engines` of the packages that build the console, and with an npm that knows no
 * newer Node.
 */
const nodePackage = `node-${process.platform}-${process.arch}`
const packages = [`${nodePackage}@18.20.8`, "npm@9.2.0"]

test("the first start with Node 18 builds the console and serves it", async (t) => {
  const node = fetchOldNode()
  if ("reason" in node) return t.skip(node.reason)
  const clone = makeClone()
  const env = { ...withoutNpm(), PATH: `${path.dirname(node.file)}:${node.tools}:${process.env.PATH}` }
  const settings = { DATA_DIR: path.join(folder, "data"), PORT: "0", PROCESSES: "1", LOG_LEVEL: "warn" }
  const child = spawn(node.file, [path.join(clone, "bin/posthorn.mjs"), "start"], { env: { ...env, ...settings } })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text))
  try {
    const isReady = () => /^Data: /m.test(output) || child.exitCode !== null
    await eventually("the server is ready", isReady)
    assert.match(output, /this is Node 18\.20\.8/)
    const baseUrl = /^Base URL: (.+)$/m.exec(output)?.[1] ?? assert.fail(output)
    const page = await fetch(`${baseUrl}/console/`)
    assert.deepEqual([page.status, page.headers.get("content-type")], [200, "text/html; charset=utf-8"], output)
    assert.ok(!existsSync(path.join(clone, "node_modules/typescript")), "no package of development is installed")
  } finally {
    const ended = once(child, "exit")
    if (child.exitCode === null && child.kill("SIGTERM")) await ended
  }
})

/** The files of the repository, and nothing that an install or a build made. */
function makeClone(): string {
  const clone = path.join(folder, "clone")
  const listed = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" }) // oxfmt-ignore
  assert.equal(listed.status, 0, listed.stderr)
  for (const name of listed.stdout.trim().split("\n"))
    if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(clone, name))
  return clone
}

/** The program of the old Node, and the folder in which its npm is. */
function fetchOldNode(): { file: string; tools: string } | { reason: string } {
  const home = path.join(folder, "old-node")
  mkdirSync(home)
  writeFileSync(path.join(home, "package.json"), "{}")
  const line = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]
  const run = spawnSync("npm", [...line, ...packages], { cwd: home, encoding: "utf8", env: withoutNpm() })
  const installed = path.join(home, "node_modules")
  if (run.status === 0)
    return { file: path.join(installed, nodePackage, "bin/node"), tools: path.join(installed, ".bin") }
  return {
    reason: `npm could not fetch ${packages.join(" and ")}: ${(run.error?.message ?? run.stderr).slice(0, 300)}`,
  }
}

/** Without what `npm test` tells its children about itself. */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^POSTHORN_/.test(name)))
}
