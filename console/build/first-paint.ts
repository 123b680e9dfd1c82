import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

/** Puts the few lines of style that hold before the program is there into the head, as a hashed file: nothing is inline. */
export function firstPaint(): Plugin {
  const source = readFileSync(new URL("./first-paint.css", import.meta.url), "utf8")
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8)
  const fileName = `assets/first-paint-${hash}.css`
  return {
    name: "first-paint",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source })
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "link", attrs: { rel: "stylesheet", href: `/console/${fileName}` }, injectTo: "head" }],
    },
  }
}
