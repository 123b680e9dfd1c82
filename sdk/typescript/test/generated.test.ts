import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { root } from "../../generate/document.ts"
import { consoleFolder, generatedFiles, sdkFolder } from "../scripts/generated-files.ts"
import type { Carrier } from "../src/index.ts"

test("the generated files describe the present API (npm run generate writes them again)", async () => {
  const files = await generatedFiles()
  const there = globSync([`${sdkFolder}/**`, `${consoleFolder}/**`], { cwd: root }).filter((file) =>
    file.endsWith(".ts"),
  )
  assert.deepEqual(there.toSorted(), [...files.keys()].toSorted())
  for (const [file, text] of files) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
})

test("a kind of carrier that an extension added is a value of the type", () => {
  const kinds: Carrier["kind"][] = ["smpp", "acme"]
  // @ts-expect-error A kind is a text.
  kinds.push(1)
  assert.equal(kinds.length, 3)
})
