import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import path from "node:path"
import { installPackages } from "../../../server/test/support/install-package.ts"
import { root } from "../../generate/document.ts"

export const home = path.join(root, "sdk/php")

const isThere = (program: string) => spawnSync(program, ["--version"]).status === 0
const hasGuzzle = () => spawnSync("php", ["-r", 'require "GuzzleHttp/autoload.php";']).status === 0

if (process.env.CI && !(["php", "phpunit", "composer"].every(isThere) && hasGuzzle()))
  installPackages("php-cli", "phpunit", "composer", "php-guzzlehttp-guzzle")

/** Reasons to skip a test, or false. */
export const noPhp = !isThere("php") && "This machine has no PHP."
export const noPhpunit = !isThere("phpunit") && "This machine has no PHPUnit."
export const noComposer = !isThere("composer") && "This machine has no Composer."

/** Runs a program to its end. It must succeed, and say nothing of warnings and deprecations. */
export function run(program: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, encoding: "utf8", ...options })
  assert.equal(status, 0, `${program} ${args.join(" ")}: ${stdout}${stderr}`)
  assert.doesNotMatch(stdout + stderr, /Deprecated:|Warning:|Notice:/)
  return stdout
}
