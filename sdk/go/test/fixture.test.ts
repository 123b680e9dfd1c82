/** The server for tests of the client for Go. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { program } from "../../../server/test/support/program.ts"
import { noGo, succeed } from "./support.ts"

test("a test in Go starts a server, and the server ends with the test", { skip: noGo }, () => {
  const env = { POSTHORN_TEST_COMMAND: `${process.execPath} ${program} test` }
  const said = succeed("go", ["test", "-count=1", "-v", "./posthorntest"], { env })
  assert.match(said, /--- PASS: TestAGuestGetsACode/)
})
