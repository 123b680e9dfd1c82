/** Clients that common generators make from the OpenAPI document compile, and send and read a message at a running server. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test, type TestContext } from "node:test"
import { root } from "../scripts/checks.ts"
import { installOnce, isUnreachable, unreachable } from "./support/install-once.ts"
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
  openapiGenerator: "7.17.0",
}
/** openapi-generator, and what its client for Java needs. */
const jars = [
  `org/openapitools/openapi-generator-cli/${versions.openapiGenerator}`,
  "com/fasterxml/jackson/core/jackson-core/2.19.2",
  "com/fasterxml/jackson/core/jackson-annotations/2.19.2",
  "com/fasterxml/jackson/core/jackson-databind/2.19.2",
  "com/fasterxml/jackson/datatype/jackson-datatype-jsr310/2.19.2",
  "org/openapitools/jackson-databind-nullable/0.2.8",
  "jakarta/annotation/jakarta.annotation-api/1.3.5",
]
const pythonPackages = [
  "pydantic==2.14.3",
  "python-dateutil==2.9.0.post0",
  "typing_extensions==4.16.0",
  "urllib3==2.8.0",
]
/** What each program prints: the statuses of the POST and the GET, whether both have the same sid, and the tag. */
const expected = "201 200 true reservations"
/**
 * A program runs once, so compiling it well costs more than it brings. Garbage may stay until the compiler of
 * Go ends.
 */
const quickGo = ["-gcflags=clients/...=-N -l", "-ldflags=-s -w"]
const quickJava = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

const server = new Installation()
before(async () => {
  await server.start()
  const { baseUrl, account } = server
  const body = new URLSearchParams([
    ["to", "telegram:4155550007"],
    ["from", "telegram:hotel_bot"],
    ["to", "+14155550123"],
    ["from", "+15005550006"],
    ["body", "To two addresses"],
  ])
  const headers = { authorization: `Basic ${btoa(`${account.sid}:${account.token}`)}` }
  const sent = await fetch(`${baseUrl}/v1/messages`, { method: "POST", headers, body })
  assert.equal(sent.status, 201, await sent.text())
  writeFileSync(document, await (await fetch(`${server.baseUrl}/openapi.json`)).text())
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test("openapi-typescript and openapi-fetch", (t) => {
  const home = typescriptHome(t)
  if (home === null) return
  const project = path.join(folder, "typescript")
  mkdirSync(project)
  writeFileSync(path.join(project, "package.json"), '{"type":"module"}')
  cpSync(path.join(home, "node_modules"), path.join(project, "node_modules"), { recursive: true })
  cpSync(path.join(programs, "program.ts"), path.join(project, "program.ts"))
  const tool = (name: string) => path.join(project, "node_modules", name)
  succeed(process.execPath, [tool("openapi-typescript/bin/cli.js"), document, "-o", path.join(project, "posthorn.ts")])
  const options = ["--noEmit", "--strict", "--target", "es2023", "--allowImportingTsExtensions", ...nodeOptions]
  succeed(process.execPath, [tool("typescript/bin/tsc"), ...options, path.join(project, "program.ts")])
  assert.equal(succeed(process.execPath, [path.join(project, "program.ts")]), expected)
})

test("oapi-codegen, for Go", (t) => {
  if (!isThere(t, "go", ["version"])) return
  const home = path.join(cache, `oapi-codegen-${versions.oapiCodegen}`)
  const generator = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${versions.oapiCodegen}`
  const isInstalled = installOnce(t, home, "oapi-codegen", () =>
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
  assert.equal(succeed("go", ["run", ...quickGo, "-mod=readonly", "."], { cwd: project }), expected)
})

test("openapi-python-client", (t) => {
  if (!isThere(t, "python3", ["-c", "import venv, ensurepip"])) return
  const home = path.join(cache, `openapi-python-client-${versions.openapiPythonClient}`)
  const python = path.join(home, "bin/python")
  const isInstalled = installOnce(t, home, "bin/openapi-python-client", () => {
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

test("openapi-generator, for Go", (t) => {
  if (!isThere(t, "go", ["version"])) return
  const project = path.join(folder, "openapi-generator-go")
  if (!generated(t)) return
  writeFileSync(path.join(project, "go.mod"), "module clients\n\ngo 1.24.0\n")
  cpSync(path.join(programs, "openapi-generator/main.go"), path.join(project, "main.go"))
  assert.equal(succeed("go", ["run", ...quickGo, "."], { cwd: project }), expected)
})

test("openapi-generator, for Java", (t) => {
  const project = path.join(folder, "openapi-generator-java")
  const home = generated(t)
  if (!home || !isThere(t, "javac", ["-version"])) return
  const sources = globSync("src/main/java/**/*.java", { cwd: project })
  const program = path.join(programs, "openapi-generator/Program.java")
  const options = [...quickJava.map((option) => `-J${option}`), "-nowarn", "-proc:none", "-g:none"]
  const paths = ["-cp", path.join(home, "*"), "-d", "classes"]
  succeed("javac", [...options, ...paths, ...sources, program], { cwd: project })
  const classPath = ["classes", path.join(home, "*")].join(path.delimiter)
  assert.equal(succeed("java", [...quickJava, "-cp", classPath, "Program"], { cwd: project }), expected)
})

test("openapi-generator, for Python", (t) => {
  if (!isThere(t, "python3", ["-c", "import venv, ensurepip"])) return
  const home = path.join(cache, `openapi-generator-python-${versions.openapiGenerator}`)
  const python = path.join(home, "bin/python")
  const isInstalled = installOnce(t, home, "installed", () => {
    const made = run("python3", ["-m", "venv", home])
    if (made.status !== 0) return made
    const fetched = run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...pythonPackages])
    if (fetched.status === 0) writeFileSync(path.join(home, "installed"), "")
    return fetched
  })
  const project = path.join(folder, "openapi-generator-python")
  if (!isInstalled || !generated(t)) return
  succeed(python, ["-m", "compileall", "-q", path.join(project, "posthorn")])
  const program = path.join(programs, "openapi-generator/program.py")
  assert.equal(succeed(python, [program], { env: { PYTHONPATH: project } }), expected)
})

test("openapi-generator, for TypeScript", (t) => {
  const home = typescriptHome(t)
  const project = path.join(folder, "openapi-generator-typescript")
  if (home === null || !generated(t)) return
  writeFileSync(path.join(project, "package.json"), '{"type":"module"}')
  cpSync(path.join(programs, "openapi-generator/program.ts"), path.join(project, "program.ts"))
  const compiler = path.join(home, "node_modules/typescript/bin/tsc")
  succeed(process.execPath, [
    compiler,
    "--strict",
    "--target",
    "es2023",
    ...nodeOptions,
    path.join(project, "program.ts"),
  ])
  assert.equal(succeed(process.execPath, [path.join(project, "program.js")]), expected)
})

/** What openapi-generator makes: the folder below `folder`, and the settings of the generator. */
const targets = {
  go: {
    output: "openapi-generator-go/posthorn",
    // Without the prefix, the same word of two named enums is declared twice.
    settings: { packageName: "posthorn", withGoMod: false, enumClassPrefix: true },
  },
  java: {
    output: "openapi-generator-java",
    settings: {
      library: "native",
      invokerPackage: "posthorn",
      apiPackage: "posthorn.api",
      modelPackage: "posthorn.model",
    },
  },
  python: { output: "openapi-generator-python", settings: { packageName: "posthorn" } },
  "typescript-fetch": {
    output: "openapi-generator-typescript/posthorn",
    settings: { importFileExtension: ".js" },
  },
}
let hasGenerated = false

/**
 * Generates the clients of openapi-generator. The first test that needs one makes all of them, because a start
 * of Java costs more than a client. Returns the folder of its jars, or null if the test is skipped.
 */
function generated(t: TestContext): string | null {
  if (!isThere(t, "java", ["-version"]) || !isThere(t, "curl", ["--version"])) return null
  const home = path.join(cache, `openapi-generator-${versions.openapiGenerator}`)
  const isInstalled = installOnce(t, home, "installed", () => {
    const urls = jars.map((jar) => `https://repo1.maven.org/maven2/${jar}/${jar.split("/").slice(-2).join("-")}.jar`)
    const fetched = run("curl", ["-fsS", "--remote-name-all", ...urls], { cwd: home })
    if (fetched.status === 0) writeFileSync(path.join(home, "installed"), "")
    return fetched
  })
  if (!isInstalled) return null
  if (hasGenerated) return home
  const files = Object.entries(targets).map(([generatorName, { output, settings }]) => {
    const file = path.join(folder, `${generatorName}.json`)
    const outputDir = path.join(folder, output)
    writeFileSync(
      file,
      JSON.stringify({ generatorName, inputSpec: document, outputDir, additionalProperties: settings }),
    )
    return file
  })
  const program = path.join(home, `openapi-generator-cli-${versions.openapiGenerator}.jar`)
  succeed("java", [...quickJava, "-jar", program, "batch", "--fail-fast", "--threads", "1", ...files])
  hasGenerated = true
  return home
}

const typeRoots = path.join(root, "node_modules/@types")
const nodeOptions = ["--skipLibCheck", "--module", "nodenext", "--types", "node", "--typeRoots", typeRoots]

/** The folder of the compiler and of openapi-typescript, or null if the test is skipped. */
function typescriptHome(t: TestContext): string | null {
  const { openapiTypescript, openapiFetch, typescript } = versions
  const home = path.join(cache, `typescript-${openapiTypescript}-${openapiFetch}-${typescript}`)
  const packages = [
    `openapi-typescript@${openapiTypescript}`,
    `openapi-fetch@${openapiFetch}`,
    `typescript@${typescript}`,
  ]
  const isInstalled = installOnce(t, home, "node_modules/openapi-fetch/package.json", () => {
    writeFileSync(path.join(home, "package.json"), '{"type":"module"}')
    return run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages], { cwd: home })
  })
  return isInstalled ? home : null
}

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
  const env = { ...process.env, ...credentials, GOTOOLCHAIN: "local", GOFLAGS: "", GOGC: "800", ...options.env }
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
