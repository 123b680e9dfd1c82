import assert from "node:assert/strict"
import { test } from "node:test"
import { http } from "./kind.ts"
import { settingsFor } from "./testing.ts"

const good = settingsFor({ url: "https://api.example.com" }) as { request: object; answer: object }

function faultsOf(settings: object): string[] {
  const parsed = http.parseSettings(settings)
  return parsed.kind === "ok" ? [] : parsed.faults.map(({ field, message }) => `${field} ${message}`)
}

test("settings that name a URL, a body and a reference are enough", () => {
  const parsed = http.parseSettings(good)
  assert.equal(parsed.kind, "ok")
  assert.partialDeepStrictEqual(parsed.value, { channels: ["sms"], connections: 10, timeout_ms: 30_000 })
})

const wrong: [RegExp, object][] = [
  [/^request is missing$/, { answer: good.answer }],
  [/^connections is not a number of at most 1000$/, { ...good, connections: 2_000 }],
  [/^conections is not a setting$/, { ...good, conections: 2 }],
  [/^request\.urll is not a setting$/, { ...good, request: { ...good.request, urll: "x" } }],
  [/^request\.form\.to uses \{\{too\}\}.* The values are .*to_digits/, { ...good, request: { ...good.request, form: { to: "{{too}}" } } }],
  [/^request\.url uses \{\{to\}\}/, { ...good, request: { url: "https://{{to}}.example.com/" } }],
  [/^request\.url is not a URL/, { ...good, request: { url: "ftp://example.com" } }],
  [/^request\.url is not a URL/, { ...good, request: { url: "https://ann:secret@example.com" } }],
  [/^request\.headers\.x-text uses \{\{body\}\}/, { ...good, request: { ...good.request, headers: { "x-text": "{{body}}" } } }],
  [/^request\.headers\.Host is a header that Posthorn sets/, { ...good, request: { ...good.request, headers: { Host: "a" } } }],
  [/^request\.headers\.x a is not the name of a header/, { ...good, request: { ...good.request, headers: { "x a": "a" } } }],
  [/^request\.headers\.x contains characters/, { ...good, values: { v: "a\r\nb" }, request: { ...good.request, headers: { x: "{{v}}" } } }],
  [/^request\.json cannot be sent together with form/, { ...good, request: { ...good.request, json: {} } }],
  [/^request\.method is GET/, { ...good, request: { ...good.request, method: "GET" } }],
  [/^request\.json uses \{\{nobody\}\}/, { ...good, request: { url: "https://example.com", json: { a: [{ b: "{{nobody}}" }] } } }],
  [/^answer\.errors\.7 is not one of the error codes/, { ...good, answer: { ...good.answer, errors: { 7: "broken" } } }],
  [/^answer\.statuses\.\w+ is not a status such as 429/, { ...good, answer: { ...good.answer, statuses: { many: "throttled" } } }],
] // oxfmt-ignore

for (const [expected, settings] of wrong)
  test(`refused with its field: ${expected.source.slice(1, 40)}`, () => {
    assert.match(faultsOf(settings).join("\n"), new RegExp(expected.source, "m"))
  })

test("a misspelt setting names the nearest one", () => {
  const parsed = http.parseSettings({ ...good, conections: 2 })
  assert.equal(parsed.kind === "faults" && parsed.faults[0]?.nearest, "connections")
})
