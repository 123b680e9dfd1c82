import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

/** Puts the script that chooses dark or light into the head, before everything else, as a hashed file: nothing is inline. */
export function colourScheme(): Plugin {
  const source = readFileSync(new URL("./colour-scheme.js", import.meta.url), "utf8")
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8)
  const fileName = `assets/colour-scheme-${hash}.js`
  return {
    name: "colour-scheme",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source })
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: `/console/${fileName}` }, injectTo: "head-prepend" }],
    },
  }
}
