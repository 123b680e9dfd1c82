import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { gzipSync } from "node:zlib"

const dist = path.join(import.meta.dirname, "../dist")
const skip = !existsSync(dist) && "the console is not built here: npm test builds it"
const scriptBytesMax = 250_000

interface Chunk {
  file: string
  imports?: string[]
}

for (const pages of [["src/pages/welcome/sign-in-page.tsx"], ["src/shell/shell.tsx", "src/pages/home/home-page.tsx"]]) {
  test(`the first load of ${pages.at(-1)} is at most 250 KB of script, compressed`, { skip }, () => {
    const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>
    const files = filesOf(manifest, ["index.html", "src/main.tsx", ...pages])
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0)
    assert.ok(bytes > 50_000 && bytes <= scriptBytesMax, `${bytes} bytes in ${files.join(", ")}`)
  })
}

/** What the browser fetches before these chunks run: each, and all that they import. */
function filesOf(manifest: Record<string, Chunk>, entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    assert.ok(manifest[key], `the build has ${key}`)
    manifest[key].imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].map((key) => manifest[key]?.file ?? "")
}
