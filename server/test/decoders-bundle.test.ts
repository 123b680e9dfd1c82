/** The starter runs a bundle, in which a decoder process has to find its program too (docs/decisions/088). */
import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import path from "node:path"
import { after, test } from "node:test"
import { pathToFileURL } from "node:url"
import { rolldown, type OutputOptions, type RolldownOptions } from "rolldown"
import sharp from "sharp"
import type * as decoders from "#core/decoders/decoders.ts"
import { root } from "../scripts/checks.ts"

/** In the repository, because the bundle imports sharp. */
const cache = path.join(root, ".cache")
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, "decoders-"))
after(() => rmSync(folder, { recursive: true, force: true }))

const configFile = pathToFileURL(path.join(root, "server/rolldown.config.js")).href

test("a bundled server reads a mail and a picture in processes of their own", async () => {
  // Plain JavaScript, as what builds the bundle.
  const { default: config } = (await import(configFile)) as { default: RolldownOptions }
  const input = {
    ...config,
    input: "src/core/decoders/decoders.ts",
    preserveEntrySignatures: "strict",
  } as RolldownOptions
  const bundle = await rolldown(input)
  await bundle.write({ ...(config.output as OutputOptions), dir: folder })
  const file = pathToFileURL(path.join(folder, "decoders.js")).href
  const bundled = (await import(file)) as typeof decoders
  const owner = { ownerId: "a", deadlineMs: 300_000 }
  const mail = await bundled.decodeMime({ raw: Buffer.from("From: +1\r\n\r\nHello\r\n"), isEnveloped: false }, owner)
  assert.equal(mail.kind === "read" && mail.output.content.body, "Hello")
  const content = await sharp({ create: { width: 100, height: 100, channels: 3, background: "#336699" } })
    .png()
    .toBuffer()
  const limits = { bytesMax: 5_000, widthMax: 50, heightMax: 50, types: null }
  const fitted = await bundled.decodePicture({ picture: { contentType: "image/png", content }, limits }, owner)
  assert.equal(fitted.kind === "read" && fitted.output.kind, "fitted", JSON.stringify(fitted))
})
