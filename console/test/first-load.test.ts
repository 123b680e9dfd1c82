import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { after, describe, it } from "node:test"
import { gzipSync } from "node:zlib"
import { skip } from "./support/browser.ts"
import { fillTraffic } from "./support/fill-traffic.ts"
import { startConsole } from "./support/start-console.ts"

const home = path.join(import.meta.dirname, "..")
const assets = path.join(home, "dist/assets")
const styles = path.join(home, "../node_modules/@mantine/core/styles")
const bytesMax = 245_000
const scriptsMax = 12

describe("the first load", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { baseUrl, page, newPage, visit, installation } = house

  it("of the sign-in page is at most 245 KB of script and style, in at most 12 scripts", async () => {
    const stranger = await newPage()
    const loaded = filesLoadedBy(stranger)
    await stranger.goto(`${baseUrl}/console/`)
    await stranger.getByRole("button", { name: "Sign in" }).waitFor()
    await stranger.waitForLoadState("networkidle")
    assertSmall(loaded)
  })

  it("of the home page, with its chart, is at most 245 KB of script and style, in at most 12 scripts", async () => {
    await house.signUp()
    // The page of an account without messages may still be loading its own parts.
    await page.goto("about:blank")
    await fillTraffic(installation)
    const loaded = filesLoadedBy(page)
    await visit("/")
    await page.getByRole("img", { name: /^Messages by hour:/ }).waitFor()
    await page.waitForLoadState("networkidle")
    assertSmall(loaded)
  })

  it("has the styles of all components of the library that the pages use, and of no others", () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"))
    const used = new Set(scripts.flatMap((file) => [...classesOf(path.join(assets, file))]))
    const files = readdirSync(styles).filter((file) => file.endsWith(".css") && !file.endsWith(".layer.css"))
    const needed = files.filter((file) => [...classesOf(path.join(styles, file))].some((name) => used.has(name)))
    const listed = readFileSync(path.join(home, "src/mantine.css"), "utf8").matchAll(/core\/styles\/([A-Z]\w+\.css)"/g)
    assert.deepEqual(Array.from(listed, ([, file = ""]) => file).toSorted(), needed.toSorted())
  })
})

/** The names of the scripts and style sheets that a page asks for from now on. */
function filesLoadedBy(page: Awaited<ReturnType<typeof startConsole>>["page"]): Set<string> {
  const files = new Set<string>()
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) files.add(path.posix.basename(request.url()))
  })
  return files
}

function assertSmall(loaded: ReadonlySet<string>): void {
  const files = [...loaded]
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file))).length, 0)
  assert.ok(bytes > 50_000 && bytes <= bytesMax, `${bytes} bytes in ${files.join(", ")}`)
  assert.ok(files.filter((file) => file.endsWith(".js")).length <= scriptsMax, files.join(", "))
}

/** The class names of the component library in a file. */
function classesOf(file: string): Set<string> {
  return new Set(readFileSync(file, "utf8").match(/\bm_[0-9a-f]{6,8}\b/g))
}
