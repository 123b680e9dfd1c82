/** The client for Ruby against the API as it is, over sockets, with a database. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { startTestApi } from "../../../server/src/http/testing.ts"
import { noRuby } from "./tools.ts"

test("the client for Ruby sends, lists and deletes messages", { skip: noRuby }, async () => {
  await using api = await startTestApi()
  const [accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
  const library = path.join(import.meta.dirname, "../lib")
  const program = path.join(import.meta.dirname, "real_server.rb")
  const { stdout } = await promisify(execFile)("ruby", [
    "-w",
    "-I",
    library,
    program,
    api.baseUrl,
    accountSid,
    authToken,
  ])
  assert.equal(stdout, "done\n")
})
