/** The fixture of the client for Ruby with a server of its own. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { program } from "../../../server/test/support/program.ts"
import { noMinitest } from "./tools.ts"

test("minitest starts a server, and the server ends with the tests", { skip: noMinitest }, async () => {
  const home = path.join(import.meta.dirname, "..")
  const { stdout } = await promisify(execFile)("ruby", ["-w", "-I", "lib", "test/fixture.rb"], {
    cwd: home,
    env: { ...process.env, POSTHORN_TEST_COMMAND: `'${process.execPath}' '${program}' test` },
  })
  assert.match(stdout, /1 runs, 3 assertions, 0 failures, 0 errors/)
})
