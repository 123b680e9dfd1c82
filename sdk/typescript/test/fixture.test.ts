/** The server for tests of the client for TypeScript. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { program } from "../../../server/test/support/program.ts"
import { startServer } from "../src/testing.ts"

const command = `'${process.execPath}' '${program}' test`

test("node:test starts a server, and the server ends with the tests", async () => {
  const file = path.join(import.meta.dirname, "fixture.mjs")
  const args = ["--conditions=posthorn-source", "--test", "--test-reporter=tap", file]
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  const env = { ...environment, POSTHORN_TEST_COMMAND: command }
  // It ends only when the server has closed its output.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  assert.match(stdout, /^# pass 2$/m)
})

test("the caller stops a server before the tests end", async () => {
  const server = await startServer(command)
  assert.equal((await server.client().account.get()).sid, server.accountSid)
  await server.stop()
  await assert.rejects(server.client().account.get({ maxRetries: 0 }), { name: "ConnectionError" })
})

test("a command that does not start is an error with its status", async () => {
  await assert.rejects(startServer("exit 7"), { name: "PosthornError", message: /^exit 7 ended with 7\./ })
})
