/**
 * Holds the recipes of docs/extending to the repository. `extensions.test.ts` follows those for modules, and
 * `followed-recipes.test.ts` the others.
 */
import assert from "node:assert/strict"
import { existsSync, globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { root } from "../scripts/checks.ts"
import { codeBlocks } from "./support/guides.ts"

const recipes = globSync("docs/extending/*.md", { cwd: root }).toSorted()
const read = (recipe: string) => readFileSync(path.join(root, recipe), "utf8")

test("each recipe is short, and the README leads to it", () => {
  assert.equal(recipes.length, 5)
  const readme = read("README.md")
  for (const recipe of recipes) {
    assert.ok(readme.includes(`(${recipe})`), recipe)
    assert.ok(read(recipe).trimEnd().split("\n").length <= 55, recipe)
  }
})

test("the files that recipes name exist", () => {
  const isThere = (file: string) =>
    [
      "",
      "examples/carrier-acme",
      "examples/provider-acme",
      "server/src/api",
      "server/src/messaging/carriers/http/presets",
    ].some((home) => existsSync(path.join(root, home, file))) ||
    globSync(`server/src/**/${file}`, { cwd: root }).length > 0
  for (const recipe of recipes) {
    // A file before its block is a new one.
    const named = [...read(recipe).matchAll(/`([\w./-]+\.(?:tsx?|js|json|md))`(?!:\n\n```(?!diff))/g)].map(([, file = ""]) => file) // oxfmt-ignore
    assert.deepEqual(named.filter((file) => !isThere(file)), [], recipe) // oxfmt-ignore
  }
})

test("the scripts and tests that recipes run exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }
  for (const recipe of recipes)
    for (const line of codeBlocks(read(recipe)).flatMap((block) => block.split("\n"))) {
      const [, script] = /^npm run (\S+)$/.exec(line) ?? []
      if (script) assert.ok(scripts[script], line)
      const [, files = ""] = /^npm test -- (.+)$/.exec(line) ?? []
      for (const file of files.split(" ").filter(Boolean)) assert.ok(existsSync(path.join(root, file)), file)
    }
})
