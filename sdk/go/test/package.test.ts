/** The client for Go as a module: generated, checked, and used by a program in another module at a real server. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, describe, test } from "node:test"
import { promisify } from "node:util"
import { startTestApi } from "../../../server/src/http/testing.ts"
import { installOnce } from "../../../server/test/support/install-once.ts"
import { root } from "../../generate/document.ts"
import { ending, goFiles } from "../scripts/go-files.ts"
import { home, noGo, run, succeed } from "./support.ts"

const staticcheck = "v0.8.2"
/** Without comments and empty lines. */
const coreLinesMax = 1_225

const folders = mkdtempSync(path.join(tmpdir(), "posthorn-go-"))

describe("the module for Go", { skip: noGo }, () => {
  after(() => rm(folders, { recursive: true }))

  test("the generated files describe the present API (npm run generate writes them again)", () => {
    const files = goFiles()
    assert.ok(files)
    const known = globSync(`*${ending}`, { cwd: home }).map((file) => `sdk/go/${file}`)
    assert.deepEqual(known.toSorted(), [...files.keys()].toSorted())
    for (const [file, text] of files) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
  })

  test("gofmt and go vet find nothing", () => {
    assert.equal(succeed("gofmt", ["-l", "."]), "")
    assert.equal(succeed("go", ["vet", "./..."]), "")
  })

  test("staticcheck finds nothing", (t) => {
    const tool = path.join(root, `.cache/client-generators/staticcheck-${staticcheck}`)
    const source = `honnef.co/go/tools/cmd/staticcheck@${staticcheck}`
    const isInstalled = installOnce(t, tool, "staticcheck", () =>
      run("go", ["install", source], { cwd: tool, env: { GOBIN: tool } }),
    )
    if (isInstalled) assert.equal(succeed(path.join(tool, "staticcheck"), ["./..."]), "")
  })

  test("the core that is written by hand is small", () => {
    const files = globSync("*.go", { cwd: home }).filter((file) => !file.endsWith(ending))
    const lines = files.flatMap((file) => readFileSync(path.join(home, file), "utf8").split("\n"))
    const count = lines.filter((line) => !/^\s*(?:\/\/|$)/.test(line)).length
    assert.ok(count <= coreLinesMax, `${count} lines`)
  })

  test("a program in another module sends, reads, lists and deletes messages at a real server", async () => {
    await using api = await startTestApi()
    const folder = moduleWith({ "main.go": readFileSync(path.join(import.meta.dirname, "consumer/main.go"), "utf8") })
    const [accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
    const credentials = { BASE_URL: api.baseUrl, ACCOUNT_SID: accountSid, AUTH_TOKEN: authToken }
    const env = { ...process.env, GOTOOLCHAIN: "local", ...credentials }
    const { stdout } = await promisify(execFile)("go", ["run", "."], { cwd: folder, env }).catch(
      (error: { stdout: string }) => error,
    )
    assert.equal(stdout, "done\n")
  })

  test("the program in the README compiles", () => {
    const [, program = ""] = /```go\n(.*?)```/s.exec(readFileSync(path.join(home, "README.md"), "utf8")) ?? []
    assert.equal(succeed("go", ["vet", "."], { cwd: moduleWith({ "main.go": program }) }), "")
  })
})

/** Creates a module outside the repository that uses the client, and returns its folder. */
function moduleWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(folders, "module-"))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  succeed("go", ["mod", "init", "example.com/consumer"], { cwd: folder })
  const uses = ["-require=posthorn.example/posthorn@v0.0.0", `-replace=posthorn.example/posthorn=${home}`]
  succeed("go", ["mod", "edit", ...uses], { cwd: folder })
  return folder
}
