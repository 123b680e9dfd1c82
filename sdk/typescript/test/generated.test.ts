import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { root } from "../scripts/document.ts"
import { consoleFolder, generatedFiles, sdkFolder } from "../scripts/generated-files.ts"

test("what is generated is what the API is now (npm run generate writes it anew)", async () => {
  const files = await generatedFiles()
  const there = globSync([`${sdkFolder}/**`, `${consoleFolder}/**`], { cwd: root }).filter((file) =>
    file.endsWith(".ts"),
  )
  assert.deepEqual(there.toSorted(), [...files.keys()].toSorted())
  for (const [file, text] of files) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
})
