import assert from "node:assert/strict"
import { test } from "node:test"
import { readTexts, translation } from "./read-texts.ts"

const shape = { paid: translation("{amount}"), back: translation() }
const english = { paid: "You paid {amount}.", back: "Back" }

test("a catalogue without faults keeps its texts", () => {
  const catalogue = { en: english, de: { paid: "Sie haben {amount} bezahlt.", back: "Zurück" } }
  assert.deepEqual(readTexts(catalogue, shape), catalogue)
})

test("an error names the language and the text that lacks a value", () => {
  assert.throws(() => readTexts({ en: english, de: { paid: "Bezahlt.", back: "Zurück" } }, shape), /"de",\s+"paid"/)
})

test("an error names a text that no page shows", () => {
  const catalogue = { en: { ...english, forward: "Forward" } }
  assert.throws(() => readTexts(catalogue, shape), /forward/)
})
