/** Clients that common generators make from the OpenAPI document compile, and send and read a message at a running server. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import type { TestContext } from "node:test"
import { root } from "../scripts/checks.ts"
import { Installation } from "./support/installation.ts"

/** Installed generators stay here from one run to the next. A new version gets a new folder. */
const cache = path.join(root, ".cache/client-generators")
const programs = path.join(import.meta.dirname, "clients")
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-clients-"))
const document = path.join(folder, "openapi.json")
const versions = {
  openapiTypescript: "7.13.0",
  openapiFetch: "0.17.0",
  typescript: "5.9.3",
  openapiPythonClient: "0.29.1",
  oapiCodegen: "v2.8.2",
}
/** What each program prints: the statuses of the POST and the GET, whether both have the same sid, and the tag. */
const expected = "201 200 true reservations"

const server = new Installation()
before(async () => {
  await server.start()
  writeFileSync(document, await (await fetch(`${server.baseUrl}/openapi.json`)).text())
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test("openapi-typescript and openapi-fetch", (t) => {
  const { openapiTypescript, openapiFetch, typescript } = versions
  const home = path.join(cache, `typescript-${openapiTypescript}-${openapiFetch}-${typescript}`)
  const packages = [
    `openapi-typescript@${openapiTypescript}`,
    `openapi-fetch@${openapiFetch}`,
    `typescript@${typescript}`,
  ]
  const isInstalled = installed(t, home, "node_modules/openapi-fetch/package.json", () => {
    writeFileSync(path.join(home, "package.json"), '{"type":"module"}')
    return run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages], { cwd: home })
  })
  if (!isInstalled) return
  const project = path.join(folder, "typescript")
  mkdirSync(project)
  writeFileSync(path.join(project, "package.json"), '{"type":"module"}')
  cpSync(path.join(home, "node_modules"), path.join(project, "node_modules"), { recursive: true })
  cpSync(path.join(programs, "program.ts"), path.join(project, "program.ts"))
  const tool = (name: string) => path.join(project, "node_modules", name)
  succeed(process.execPath, [tool("openapi-typescript/bin/cli.js"), document, "-o", path.join(project, "posthorn.ts")])
  const nodeTypes = ["--types", "node", "--typeRoots", path.join(root, "node_modules/@types")]
  const options = ["--noEmit", "--strict", "--target", "es2023", "--module", "nodenext", "--allowImportingTsExtensions"]
  succeed(process.execPath, [tool("typescript/bin/tsc"), ...options, ...nodeTypes, path.join(project, "program.ts")])
  assert.equal(succeed(process.execPath, [path.join(project, "program.ts")]), expected)
})

test("oapi-codegen, for Go", (t) => {
  if (!isThere(t, "go", ["version"])) return
  const home = path.join(cache, `oapi-codegen-${versions.oapiCodegen}`)
  const generator = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${versions.oapiCodegen}`
  const isInstalled = installed(t, home, "oapi-codegen", () =>
    run("go", ["install", generator], { cwd: home, env: { GOBIN: home } }),
  )
  if (!isInstalled) return
  const project = path.join(folder, "go")
  cpSync(path.join(programs, "go"), project, { recursive: true })
  mkdirSync(path.join(project, "posthorn"))
  const output = path.join(project, "posthorn/client.gen.go")
  const options = ["-generate", "types,client", "-package", "posthorn", "-o", output]
  succeed(path.join(home, "oapi-codegen"), [...options, document])
  const fetched = run("go", ["mod", "download"], { cwd: project })
  if (fetched.status !== 0 && isUnreachable(fetched.said)) return t.skip(unreachable)
  assert.equal(succeed("go", ["run", "-mod=readonly", "."], { cwd: project }), expected)
})

test("openapi-python-client", (t) => {
  if (!isThere(t, "python3", ["-c", "import venv, ensurepip"])) return
  const home = path.join(cache, `openapi-python-client-${versions.openapiPythonClient}`)
  const python = path.join(home, "bin/python")
  const isInstalled = installed(t, home, "bin/openapi-python-client", () => {
    const made = run("python3", ["-m", "venv", home])
    if (made.status !== 0) return made
    const name = `openapi-python-client==${versions.openapiPythonClient}`
    return run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", name])
  })
  if (!isInstalled) return
  const project = path.join(folder, "python")
  mkdirSync(project)
  const options = ["generate", "--path", document, "--meta", "none", "--output-path", path.join(project, "posthorn")]
  const said = run(path.join(home, "bin/openapi-python-client"), options)
  assert.equal(said.status, 0, said.said)
  // It leaves out with a warning what it cannot read.
  assert.doesNotMatch(said.said, /WARNING parsing|ERROR/i)
  succeed(python, ["-m", "compileall", "-q", project])
  const env = { PYTHONPATH: project }
  assert.equal(succeed(python, [path.join(programs, "program.py")], { env }), expected)
})

interface Ran {
  status: number | null
  said: string
  printed: string
}

function run(
  program: string,
  line: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Ran {
  const { sid, token } = server.account
  const credentials = { BASE_URL: server.baseUrl, ACCOUNT_SID: sid, AUTH_TOKEN: token }
  const env = { ...process.env, ...credentials, GOTOOLCHAIN: "local", GOFLAGS: "", ...options.env }
  const { status, stdout, stderr, error } = spawnSync(program, line, { cwd: folder, ...options, env, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}${error?.message ?? ""}`, printed: (stdout ?? "").trim() }
}

function succeed(...command: Parameters<typeof run>): string {
  const { status, said, printed } = run(...command)
  assert.equal(status, 0, said)
  return printed
}

function isThere(t: TestContext, program: string, line: readonly string[]): boolean {
  if (run(program, line).status === 0) return true
  t.skip(`This machine has no ${program}.`)
  return false
}

/** Installs a generator into `home`, once. Skips the test if the registry cannot be reached. */
function installed(t: TestContext, home: string, result: string, install: () => Ran): boolean {
  if (existsSync(path.join(home, result))) return true
  mkdirSync(home, { recursive: true })
  const { status, said } = install()
  if (status === 0) return true
  if (!isUnreachable(said)) assert.fail(said)
  t.skip(unreachable)
  return false
}

const unreachable = "The package registry cannot be reached from this machine."

function isUnreachable(said: string): boolean {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|no such host|connection refused|i\/o timeout|NewConnectionError|Temporary failure in name resolution/.test(
    said,
  )
}
