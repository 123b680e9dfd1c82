/** The fixture of the client for Python with a server of its own. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { program } from "../../../server/test/support/program.ts"
import { toolPath, whyNoTools } from "../scripts/tools.ts"

test("pytest starts a server, and the server ends with the tests", { skip: whyNoTools() ?? false }, async () => {
  const home = path.join(import.meta.dirname, "..")
  const args = ["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "test/fixture.py"]
  const { stdout } = await promisify(execFile)(toolPath("python"), args, {
    cwd: home,
    env: {
      ...process.env,
      PYTHONPATH: path.join(home, "src"),
      POSTHORN_TEST_COMMAND: `'${process.execPath}' '${program}' test`,
    },
  })
  assert.match(stdout, /1 passed/)
})
