import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { offeredGuide } from "./offered-guide.ts"

test("docs/twilio.md lists all operations, parameters and numbers of the present code", () => {
  const page = readFileSync(new URL("../../../../docs/twilio.md", import.meta.url), "utf8")
  assert.equal(page, offeredGuide(), "write it again: node server/scripts/write-offered-guide.ts")
})
