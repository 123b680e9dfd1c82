/** The client for Ruby as a gem: generated, checked, built, installed elsewhere, and held to all behaviours. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, describe, test } from "node:test"
import { testBehaviours } from "../../behaviours/language.ts"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { RubyFiles, rubyFolder } from "../scripts/ruby-files.ts"
import { noMinitest, noRubocop, noRuby } from "./tools.ts"

const home = path.join(root, "sdk/ruby")

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, encoding: "utf8" })
  assert.equal(status, 0, `${program} ${args.join(" ")}: ${stdout}${stderr}`)
  return stdout
}

describe("the client for Ruby", { skip: noRuby }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-ruby-"))
  before(() => {
    const gem = path.join(folder, "posthorn.gem")
    run("gem", "build", "--quiet", "--output", gem, "posthorn.gemspec")
    run("gem", "install", "--quiet", "--local", "--no-document", "--install-dir", path.join(folder, "gems"), gem)
  })
  after(() => rm(folder, { recursive: true }))

  test("the generated files describe the present API (npm run generate writes them again)", () => {
    const files = new RubyFiles(readTree(readDocument(), ["account", "operator"])).files(serverVersion)
    for (const [file, text] of files) assert.equal(readFileSync(path.join(root, rubyFolder, file), "utf8"), text, file)
  })

  test("rubocop finds nothing", { skip: noRubocop }, () => {
    run("rubocop", "--cache", "false", "--format", "simple")
  })

  test("the client keeps processes, blocks and arguments apart", { skip: noMinitest }, () => {
    run("ruby", "-w", "-I", "lib", "test/core.rb")
  })

  testBehaviours(() => ({
    command: "ruby",
    args: ["-w", path.join(import.meta.dirname, "run_behaviours.rb")],
    environment: { GEM_HOME: path.join(folder, "gems") },
  }))
})
