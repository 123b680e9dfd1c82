/** `npm run check`: types, lint, format and the English, in seconds. */
import { spawnSync } from "node:child_process"
import { checks, root } from "./checks.ts"

for (const { holds, command } of checks) {
  const run = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" })
  if (run.status === 0) continue
  process.stderr.write(`It does not hold that ${holds}.\n`)
  process.exitCode = 1
}
