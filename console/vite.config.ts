import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { colourScheme } from "./build/colour-scheme.ts"
import { firstPaint } from "./build/first-paint.ts"
import { precompress } from "./build/precompress.ts"

/** `npm run dev -w console`: the pages from Vite, everything else from a Posthorn that runs at its usual address. */
const server = process.env.POSTHORN_URL ?? "http://127.0.0.1:8080"

/** The program, and what the sign-in page has in common with the others. */
const inBase =
  /src[\\/](main|pages[\\/]welcome[\\/]card|components[\\/]filled)\.tsx$|[\\/](sign-in-cookie\.ts|InputBase\.mjs|use-uncontrolled\.mjs)$/

/**
 * Few chunks, since each costs a request. A chunk holds the named modules and all that they import, except for what an earlier
 * chunk holds already. The sign-in page loads `vendor`, `base` and `forms`. Every other page adds `frame` and its own chunk to
 * `vendor` and `base`, and most add `common` and `forms`.
 */
const chunks = [
  // The entry needs it before anything else, and must not wait for `base` with it.
  { name: "preload", test: /vite[\\/]preload-helper/, priority: 5 },
  { name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 4 },
  { name: "base", test: inBase, priority: 3 },
  { name: "frame", test: /src[\\/](shell[\\/]shell|pages[\\/]home[\\/]home-page)\.tsx$/, priority: 2 },
  { name: "forms", test: /src[\\/]pages[\\/]welcome[\\/]sign-in-page\.tsx$/, priority: 1.5 },
  { name: "common", minShareCount: 3, priority: 1 },
]

export default defineConfig({
  root: import.meta.dirname,
  base: "/console/",
  plugins: [react(), colourScheme(), firstPaint(), precompress()],
  // The SDK of this repository as it is, without a build of its own.
  resolve: { conditions: ["posthorn-source", ...defaultClientConditions] },
  build: {
    manifest: true,
    // A data: URL would need an exception in the policy for each kind of file.
    assetsInlineLimit: 0,
    // Browsers of the last two years; Mantine asks for as much.
    target: "es2023",
    // With older ones light-dark() would be written in a way that knows nothing of the theme that was chosen.
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A text goes where it is used, so a chunk has the texts of its own pages, and no names of texts.
      optimization: { inlineConst: { mode: "all" } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { proxy: { "/v1": server, "/operator/v1": server, "/console/v1": server, "/docs": server } },
})
