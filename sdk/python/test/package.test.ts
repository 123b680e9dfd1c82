/** The client for Python as a package: generated, checked, built, installed elsewhere, and held to all behaviours. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, statSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, describe, test } from "node:test"
import { testBehaviours } from "../../behaviours/language.ts"
import { root } from "../../generate/document.ts"
import { generatedFiles } from "../scripts/generated-files.ts"
import { toolPath, whyNoTools } from "../scripts/tools.ts"

const home = path.join(root, "sdk/python")
const bytesMax = 2_000_000
const coreLinesMax = 1_500

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, encoding: "utf8" })
  assert.equal(status, 0, `${program} ${args.join(" ")}: ${stdout}${stderr}`)
  return stdout
}

describe("the client for Python", { skip: whyNoTools() ?? false }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-python-"))
  const python = path.join(folder, "venv/bin/python")

  before(() => {
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
  })
  after(() => rm(folder, { recursive: true }))

  test("the generated files describe the present API (npm run generate writes them again)", () => {
    for (const [file, text] of generatedFiles()) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
  })

  test("ruff and mypy find nothing", () => {
    run(toolPath("ruff"), "check", "src", "test")
    run(toolPath("ruff"), "format", "--check", "src", "test")
    run(toolPath("mypy"), "--cache-dir", path.join(folder, "mypy"))
  })

  test("the client keeps processes, copies and arguments apart", () => {
    run(toolPath("python"), "-m", "pytest", "--quiet", "-p", "no:cacheprovider", "test/core.py")
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

  testBehaviours(
    () => ({ command: python, args: [path.join(import.meta.dirname, "run_behaviours.py")] }),
    ["AsyncPosthorn", "Posthorn"],
  )
})
