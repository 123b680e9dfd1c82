/** The client for Python against the API as it is, over sockets, with a database. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import path from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { startTestApi } from "../../../server/src/http/testing.ts"
import { root } from "../../generate/document.ts"
import { toolPath, whyNoTools } from "../scripts/tools.ts"

test(
  "the blocking and the async client for Python send, list and delete messages",
  { skip: whyNoTools() ?? false },
  async () => {
    await using api = await startTestApi()
    const [accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
    const program = path.join(import.meta.dirname, "real_server.py")
    const { stdout } = await promisify(execFile)(toolPath("python"), [program, api.baseUrl, accountSid, authToken], {
      env: { ...process.env, PYTHONPATH: path.join(root, "sdk/python/src") },
    })
    assert.equal(stdout, "done\n")
  },
)
