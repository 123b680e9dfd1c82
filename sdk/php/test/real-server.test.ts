/** The client for PHP against the API as it is, over sockets, with a database, from a project of its own. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, describe, test } from "node:test"
import { promisify } from "node:util"
import { startTestApi } from "../../../server/src/http/testing.ts"
import { home, noComposer, noPhp, run } from "./tools.ts"

describe("the client for PHP", { skip: noPhp }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-php-"))
  after(() => rm(folder, { recursive: true }))

  test("the client sends, lists and deletes messages", async () => {
    await useRealServer(path.join(import.meta.dirname, "autoload.php"))
  })

  test("Composer installs the client in another project, which uses it", { skip: noComposer }, async () => {
    const repositories = [{ type: "path", url: home, options: { symlink: false } }, { "packagist.org": false }]
    writeFileSync(
      path.join(folder, "composer.json"),
      JSON.stringify({ repositories, require: { "posthorn/posthorn": "@dev" } }),
    )
    const env = { ...process.env, COMPOSER_HOME: path.join(folder, "home"), COMPOSER_ALLOW_SUPERUSER: "1" }
    run("composer", ["validate", "--strict", path.join(home, "composer.json")], { cwd: folder, env })
    run("composer", ["install", "--no-interaction", "--no-plugins", "--quiet"], { cwd: folder, env })
    await useRealServer(path.join(folder, "vendor/autoload.php"))
    const [, program = ""] = /```php\n(.*?)```/s.exec(readFileSync(path.join(home, "README.md"), "utf8")) ?? []
    writeFileSync(path.join(folder, "readme.php"), `<?php\n${program}`)
    assert.match(await atRealServer(["readme.php"], folder), /^(MS\w+) queued\n\1 \w+\n$/)
  })
})

async function useRealServer(autoloader: string): Promise<void> {
  const program = path.join(import.meta.dirname, "real_server.php")
  assert.equal(await atRealServer([program, autoloader], home), "done\n")
}

/** Runs a program of PHP with the address and the credentials of a server, and returns what it prints. */
async function atRealServer(args: readonly string[], cwd: string): Promise<string> {
  await using api = await startTestApi()
  const [accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
  const env = { ...process.env, BASE_URL: api.baseUrl, ACCOUNT_SID: accountSid, AUTH_TOKEN: authToken }
  return (await promisify(execFile)("php", ["-d", "error_reporting=-1", ...args], { cwd, env })).stdout
}
