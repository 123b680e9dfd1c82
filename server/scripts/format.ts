/**
 * `npm run format`: writes every source file the way the formatter wants it, or only the paths that are
 * given.
 */
import { spawnSync } from "node:child_process"
import { formatted, root } from "./checks.ts"

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : formatted
const run = spawnSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", "--write", ...paths], {
  cwd: root,
  stdio: "inherit",
})
process.exitCode = run.status ?? 1
