import assert from "node:assert/strict"
import { test } from "node:test"
import { z } from "zod"
import { field, inGroup, inPem, toFormSchema } from "./form-schema.ts"

const groups = [{ name: "Server" }, { name: "Numbers", isCollapsed: true }]
const port = { label: "Port", meaning: "Usually 25." }

test("the schema of a form has the label, the meaning, the default and the group of each field", () => {
  const settings = z.strictObject({
    host: field(z.string(), { label: "Host", meaning: "The server.", group: "Server", example: "mail.example.com" }),
    port: field(z.int().default(25), { ...port, group: "Server" }),
  })
  assert.deepEqual(toFormSchema(settings, { groups }), {
    type: "object",
    properties: {
      host: {
        type: "string",
        title: "Host",
        description: "The server.",
        "x-group": "Server",
        examples: ["mail.example.com"],
      },
      port: { type: "integer", default: 25, title: "Port", description: "Usually 25.", "x-group": "Server" },
    },
    required: ["host"],
    additionalProperties: false,
    "x-groups": [
      { name: "Server", collapsed: false },
      { name: "Numbers", collapsed: true },
    ],
  })
})

test("a field of an object is in the group of the object", () => {
  const source = inGroup("Numbers", z.strictObject({ ton: field(z.int(), port) }).optional())
  assert.deepEqual(at(toFormSchema(z.object({ source }), { groups }), "source", "ton")["x-group"], "Numbers")
})

test("a field that can be null has the schema of its value", () => {
  const settings = z.object({
    ca: field(inPem(z.string().min(5)).nullish(), { label: "Authority", meaning: "Trusted, too.", unset: "none" }),
    name: field(z.string().nullable().default(null), { label: "Name", meaning: "The name." }),
  })
  const schema = toFormSchema(settings, { groups })
  assert.deepEqual(at(schema, "ca"), {
    type: "string",
    format: "pem",
    minLength: 5,
    title: "Authority",
    description: "Trusted, too.",
    "x-unset": "none",
  })
  assert.deepEqual(at(schema, "name"), { type: "string", title: "Name", description: "The name." })
})

test("a secret is only written", () => {
  const schema = toFormSchema(z.object({ password: z.string() }), { groups, areSecrets: true })
  assert.deepEqual(at(schema, "password"), { type: "string", writeOnly: true })
})

test("a schema that two fields share has the notes of each", () => {
  const shared = z.string()
  const schema = toFormSchema(
    z.object({
      one: field(shared, { label: "One", meaning: "The first." }),
      other: field(shared, { label: "Other", meaning: "The second." }),
    }),
    { groups },
  )
  assert.deepEqual([at(schema, "one")["title"], at(schema, "other")["title"]], ["One", "Other"])
})

function at(schema: Record<string, unknown>, ...path: readonly string[]): Record<string, unknown> {
  return path.reduce(
    (node, name) => (node["properties"] as Record<string, Record<string, unknown>>)[name] ?? {},
    schema,
  )
}
