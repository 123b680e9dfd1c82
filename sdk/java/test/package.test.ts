/** The client for Java: generated, compiled, checked, held to all behaviours, and used by a project of its own. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { cp, rm } from "node:fs/promises"
import { homedir, tmpdir } from "node:os"
import path from "node:path"
import { after, before, describe, test } from "node:test"
import { promisify } from "node:util"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { startTestApi } from "../../../server/src/http/testing.ts"
import { unreachable } from "../../../server/test/support/install-once.ts"
import { testBehaviours } from "../../behaviours/language.ts"
import { root } from "../../generate/document.ts"
import { generated, javaFiles } from "../scripts/java-files.ts"
import { compile, home, isMavenOffline, jars, quick, run, sources, succeed, whyNoJava } from "./support.ts"

/** Without comments, empty lines, imports and lines that only close a block. */
const coreLinesMax = 1_370

test("the generated files of the client for Java describe the present API (npm run generate writes them again)", () => {
  const files = javaFiles()
  const known = globSync(generated, { cwd: home }).map((file) => `sdk/java/${file}`)
  assert.deepEqual(known.toSorted(), [...files.keys()].toSorted())
  for (const [file, text] of files) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
  assert.match(readFileSync(path.join(home, "pom.xml"), "utf8"), new RegExp(`<version>${serverVersion}</version>`))
})

test("the core of the client for Java that is written by hand is small", () => {
  const made = new Set(globSync(generated, { cwd: home }))
  const core = globSync("src/main/java/**/*.java", { cwd: home }).filter((file) => !made.has(file))
  const lines = core.flatMap((file) => readFileSync(path.join(home, file), "utf8").split("\n"))
  const count = lines.filter((line) => !/^\s*(?:\/\/|\/?\*|$|import |package |\}$)/.test(line)).length
  assert.ok(count <= coreLinesMax, `${count} lines`)
  assert.deepEqual(
    lines.filter((line) => line.length > (/^\s*(?:\/?\*|\/\/)/.test(line) ? 110 : 120)),
    [],
  )
})

describe("the client for Java", { skip: whyNoJava() }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-java-"))
  const classes = path.join(folder, "classes")
  const classPath = () => [classes, ...jars()]

  before(() => {
    compile(sources(), classes, jars(), "-Xdoclint:all/protected")
    const [, readme = ""] = /```java\n(.*?)```/s.exec(readFileSync(path.join(home, "README.md"), "utf8")) ?? []
    writeFileSync(path.join(folder, "Example.java"), readme)
    const tests = ["Checks.java", "RunBehaviours.java"].map((file) => path.join(home, "test", file))
    compile([...tests, path.join(folder, "Example.java")], classes, classPath())
  })
  after(() => rm(folder, { recursive: true }))

  test("the client refuses faulty arguments, and keeps calls apart", () => {
    assert.equal(succeed("java", [...quick, "-cp", classPath().join(path.delimiter), "Checks"]), "done\n")
  })

  test("a project of its own installs the package and sends, lists and deletes messages", async (t) => {
    const repository = path.join(folder, "repository")
    linkLocalRepository(repository)
    const project = path.join(folder, "project")
    mkdirSync(project)
    await cp(path.join(home, "src"), path.join(project, "src"), { recursive: true })
    await cp(path.join(home, "pom.xml"), path.join(project, "pom.xml"))
    const maven = (...args: string[]) => run("mvn", ["-q", "-B", `-Dmaven.repo.local=${repository}`, ...args])
    const installed = maven("-f", project, "install")
    if (installed.status !== 0 && isMavenOffline(installed.said)) return t.skip(unreachable)
    assert.equal(installed.status, 0, installed.said)
    const built = globSync("*.jar", { cwd: path.join(project, "target") }).toSorted()
    const name = `posthorn-${serverVersion}`
    assert.deepEqual(built, [`${name}-javadoc.jar`, `${name}-sources.jar`, `${name}.jar`])

    const consumer = path.join(folder, "consumer")
    mkdirSync(path.join(consumer, "src/main/java"), { recursive: true })
    writeFileSync(path.join(consumer, "pom.xml"), consumerPom)
    await cp(path.join(import.meta.dirname, "Consumer.java"), path.join(consumer, "src/main/java/Consumer.java"))
    const compiled = maven(
      "-f",
      consumer,
      "compile",
      "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies",
    )
    assert.equal(compiled.status, 0, compiled.said)
    await using api = await startTestApi()
    const [accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
    const credentials = { BASE_URL: api.baseUrl, ACCOUNT_SID: accountSid, AUTH_TOKEN: authToken, POSTHORN_LOG: "info" }
    const own = ["target/classes", "target/dependency/*"].map((place) => path.join(consumer, place))
    const { stdout, stderr } = await promisify(execFile)(
      "java",
      [...quick, "-cp", own.join(path.delimiter), "Consumer"],
      { env: { ...process.env, ...credentials } },
    )
    assert.equal(stdout, "done\n")
    assert.match(stderr, /^posthorn: GET \/v1\/messages\/\{sid\} answered 200 in \d+ ms, request \S+$/m)
    assert.ok(!stderr.includes(authToken) && !stderr.includes("4155550123"))
  })

  testBehaviours(() => ({
    command: "java",
    args: [...quick, "-cp", classPath().join(path.delimiter), "RunBehaviours", path.join(root, "sdk/behaviours")],
  }))
})

/** A repository of its own for what the test installs. Downloads are shared with other builds. */
function linkLocalRepository(repository: string): void {
  const shared = path.join(homedir(), ".m2/repository")
  mkdirSync(path.join(shared, "io"), { recursive: true })
  mkdirSync(path.join(repository, "io"), { recursive: true })
  for (const place of readdirSync(shared))
    if (place !== "io") symlinkSync(path.join(shared, place), path.join(repository, place))
  for (const place of readdirSync(path.join(shared, "io")))
    if (place !== "posthorn") symlinkSync(path.join(shared, "io", place), path.join(repository, "io", place))
}

const consumerPom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>consumer</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>11</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>io.posthorn</groupId>
      <artifactId>posthorn</artifactId>
      <version>${serverVersion}</version>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.14.1</version>
      </plugin>
    </plugins>
  </build>
</project>
`
