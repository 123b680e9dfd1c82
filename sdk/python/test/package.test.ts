/** The client for Python as a package: generated, checked, built, installed elsewhere, and held to all behaviours. */
import assert from "node:assert/strict"
import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import { globSync, mkdtempSync, readFileSync, statSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { after, before, describe, test } from "node:test"
import { root } from "../../generate/document.ts"
import { generatedFiles } from "../scripts/generated-files.ts"
import { toolPath, whyNoTools } from "../scripts/tools.ts"

const home = path.join(root, "sdk/python")
const data = (file: string) =>
  JSON.parse(readFileSync(path.join(root, "sdk/behaviours", file), "utf8")) as { id: string; text: string }[]
const bytesMax = 2_000_000
const coreLinesMax = 1_400

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, encoding: "utf8" })
  assert.equal(status, 0, `${program} ${args.join(" ")}: ${stdout}${stderr}`)
  return stdout
}

describe("the client for Python", { skip: whyNoTools() ?? false }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-python-"))
  const python = path.join(folder, "venv/bin/python")
  let far: ChildProcessByStdio<Writable, Readable, null> | undefined
  let outcomes = new Map<string, PromiseWithResolvers<Outcome>>()

  before(async () => {
    run(
      toolPath("python"),
      "-m",
      "pip",
      "wheel",
      "--quiet",
      "--no-deps",
      "--no-build-isolation",
      "--wheel-dir",
      folder,
      home,
    )
    run("python3", "-m", "venv", path.join(folder, "venv"))
    const [wheel = ""] = globSync("*.whl", { cwd: folder })
    run(
      python,
      "-m",
      "pip",
      "install",
      "--quiet",
      "--disable-pip-version-check",
      `${path.join(folder, wheel)}[ed25519]`,
    )
    far = spawn(process.execPath, [path.join(root, "sdk/behaviours/server.ts")], { stdio: ["pipe", "pipe", "inherit"] })
    const [address] = (await once(createInterface(far.stdout), "line")) as [string]
    outcomes = runBehaviours(python, address)
  })
  after(async () => {
    far?.stdin.end()
    await rm(folder, { recursive: true })
  })

  test("the generated files describe the present API (npm run generate writes them again)", () => {
    for (const [file, text] of generatedFiles()) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
  })

  test("ruff and mypy find nothing", () => {
    run(toolPath("ruff"), "check", "src", "test")
    run(toolPath("ruff"), "format", "--check", "src", "test")
    run(toolPath("mypy"), "--cache-dir", path.join(folder, "mypy"))
  })

  test("the core that is written by hand is small", () => {
    const files = globSync("src/posthorn/_*.py", { cwd: home }).filter(
      (file) => !/_(?:client|posthorn|version)\.py$/.test(file),
    )
    const lines = files.map((file) => readFileSync(path.join(home, file), "utf8").split("\n").length)
    assert.ok(lines.reduce((sum, each) => sum + each, 0) <= coreLinesMax)
  })

  test("the installed package is small, has its types, and needs nothing of the repository", () => {
    const [found = ""] = globSync("venv/lib/python*/site-packages/posthorn", { cwd: folder })
    const files = globSync("**", { cwd: path.join(folder, found) }).map((file) => path.join(folder, found, file))
    const bytes = files.map((file) => statSync(file)).reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0)
    assert.ok(bytes > 0 && bytes < bytesMax, `${bytes} bytes`)
    assert.ok(files.some((file) => file.endsWith("py.typed")))
  })

  const titles = [
    ...data("signatures.json").map(({ text }) => `signature: ${text}`),
    ...data("behaviours.json").flatMap(({ text }) => [`AsyncPosthorn: ${text}`, `Posthorn: ${text}`]),
  ]
  for (const title of titles)
    test(title, async (t) => {
      const { faults, skip } = await outcomeOf(outcomes, title).promise
      if (skip !== null) return t.skip(skip)
      assert.deepEqual(faults, [])
    })
})

interface Outcome {
  title: string
  faults: string[]
  skip: string | null
}

/** Starts the program, and settles each outcome when the program prints it. */
function runBehaviours(python: string, address: string): Map<string, PromiseWithResolvers<Outcome>> {
  const outcomes = new Map<string, PromiseWithResolvers<Outcome>>()
  const child = spawn(python, [path.join(import.meta.dirname, "run_behaviours.py"), address], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  createInterface(child.stdout).on("line", (line) => {
    const outcome = JSON.parse(line) as Outcome
    outcomeOf(outcomes, outcome.title).resolve(outcome)
  })
  child.on("close", (code) => {
    for (const each of outcomes.values()) each.reject(new Error(`The program ended with ${code} before this outcome.`))
  })
  return outcomes
}

function outcomeOf(outcomes: Map<string, PromiseWithResolvers<Outcome>>, title: string): PromiseWithResolvers<Outcome> {
  const known = outcomes.get(title) ?? Promise.withResolvers<Outcome>()
  outcomes.set(title, known)
  return known
}
