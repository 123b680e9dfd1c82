import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { test } from "node:test"
import { checks, root } from "../scripts/checks.ts"

for (const { holds, command } of checks) {
  test(holds, async () => {
    const { code, output } = await run(command)
    assert.equal(code, 0, output)
  })
}

function run(command: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
    )
  })
}
