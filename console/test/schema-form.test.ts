import assert from "node:assert/strict"
import { test } from "node:test"
import { fieldsOf, type FormSchema } from "../src/components/schema-form/fields.ts"
import { missingIn, objectOf, pathOfParam, valuesOf } from "../src/components/schema-form/values.ts"

const schema: FormSchema = {
  properties: {
    host: { type: "string", title: "Host", "x-missing": "Enter the host." },
    port: { type: "integer", title: "Port", default: 25 },
    mode: { type: "string", enum: ["one", "two"], default: "one", title: "Mode", "x-labels": { one: "One" } },
    place: { type: "string", enum: ["here", "there"], title: "Place" },
    plus: { type: "boolean", title: "Plus", default: true },
    from: { type: "array", items: { type: "string" }, title: "From", "x-unset": "all" },
    codes: { type: "object", title: "Codes" },
    source: { type: "object", properties: { ton: { type: "integer", title: "Ton" } } },
    proxy: { type: "string" },
  },
  required: ["host", "place"],
}
const fields = fieldsOf(schema)

test("a schema has a field for each property with a title, on every level", () => {
  const named = (name: string) => fields.find((field) => field.name === name)
  assert.deepEqual(
    fields.map(({ name, kind }) => `${name} ${kind}`),
    ["host text", "port number", "mode choice", "place choice", "plus flag", "from lines", "codes json", "source.ton number"], // oxfmt-ignore
  )
  assert.deepEqual([named("port")?.placeholder, named("from")?.placeholder], ["25", "all"])
  assert.deepEqual(
    named("mode")?.choices.map(({ value, label }) => `${value}: ${label}`),
    [": One (default)", "two: two"],
  )
  assert.deepEqual(named("place")?.choices.map(({ value }) => value), ["here", "there"]) // oxfmt-ignore
})

test("an unchanged form changes nothing, and keeps a property without a field", () => {
  const stored = { host: "a.example", mode: "two", place: "there", plus: false, from: ["x", "y"], codes: { a: 1 }, source: { ton: 3, npi: 1 }, proxy: "p" } // oxfmt-ignore
  assert.deepEqual(objectOf(fields, valuesOf(fields, stored), stored), stored)
})

test("an empty field and a default are left out of the settings", () => {
  const values = { ...valuesOf(fields, { port: 26, source: { ton: 1 } }), port: "", source__ton: "", plus: "true" }
  assert.deepEqual(objectOf(fields, values, { port: 26, source: { ton: 1 } }), { place: "here" })
})

test("a value that cannot be parsed goes to the server as it is", () => {
  const values = { ...valuesOf(fields, {}), port: "many", codes: "{" }
  assert.deepEqual(objectOf(fields, values, {}), { port: "many", codes: "{", place: "here" })
})

test("a fault of the server is shown at its field", () => {
  const at = (param: string) => pathOfParam("settings", fields, param)
  assert.deepEqual([at("from[1]"), at("source.ton"), at("proxy")], ["settings.from", "settings.source__ton", undefined])
  assert.deepEqual(missingIn("settings", fields.slice(0, 1), { host: " " }), { "settings.host": "Enter the host." })
})
