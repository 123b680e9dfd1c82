/** The fixture of the client for PHP with a server of its own. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { test } from "node:test"
import { promisify } from "node:util"
import { program } from "../../../server/test/support/program.ts"
import { home, noPhpunit } from "./tools.ts"

test("PHPUnit starts a server, and the server ends with the tests", { skip: noPhpunit }, async () => {
  const args = [
    "--no-configuration",
    "--do-not-cache-result",
    "--bootstrap",
    "test/autoload.php",
    "test/SignInTest.php",
  ]
  const { stdout } = await promisify(execFile)("phpunit", args, {
    cwd: home,
    env: { ...process.env, POSTHORN_TEST_COMMAND: `'${process.execPath}' '${program}' test` },
  })
  assert.match(stdout, /OK \(1 test, 2 assertions\)/)
})
