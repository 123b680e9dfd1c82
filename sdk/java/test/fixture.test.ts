/** The fixture of the client for Java with a server of its own. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { program } from "../../../server/test/support/program.ts"
import { compile, jars, junitJar, quick, sources, whyNoJava, whyNoJunit } from "./support.ts"

test("JUnit starts a server, and the server ends with the tests", { skip: whyNoJava() || whyNoJunit() }, async (t) => {
  const classes = mkdtempSync(path.join(tmpdir(), "posthorn-java-fixture-"))
  t.after(() => rm(classes, { recursive: true }))
  const used = [...jars(), junitJar]
  const own = path.join(import.meta.dirname, "FixtureTest.java")
  // The annotations of JUnit need a library that its jar does not have.
  compile([...sources(), own], classes, used, "-Xlint:-classfile")
  const all = [classes, ...used].join(path.delimiter)
  const args = ["-jar", junitJar, "execute", "--class-path", all, "--select-class", "FixtureTest", "--disable-banner"]
  const { stdout } = await promisify(execFile)("java", [...quick, ...args], {
    env: { ...process.env, POSTHORN_TEST_COMMAND: `'${process.execPath}' '${program}' test` },
  })
  assert.match(stdout, /2 tests successful/)
  assert.match(stdout, /0 tests failed/)
})
