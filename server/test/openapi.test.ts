/**
 * The OpenAPI document is right by someone else's reading of the standard, complete, and true in its
 * examples.
 */
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { Validator } from "@seriousme/openapi-schema-validator"
import formats from "ajv-formats"
import { Ajv2020 } from "ajv/dist/2020.js"
import { openApiDocument } from "#http/docs/openapi.ts"
import { problemGuide } from "#http/docs/problem-guide.ts"
import { sharedObjects, sharedWords } from "#http/docs/shared-schemas.ts"
import { referencePage } from "#http/docs/reference-page.ts"
import { problemCodes } from "#http/problems/problems.ts"
import { eventBodies as events } from "#host/api/event-types.ts"
import { routes } from "#host/api/routes.ts"
import { addDocument, withAnswersInPlace, type OpenApi, type Schema } from "./support/openapi-requests.ts"

const baseUrl = "https://posthorn.example"
const document = JSON.parse(
  JSON.stringify(openApiDocument({ routes, events }, { baseUrl, version: "0.1.0" })),
) as OpenApi & {
  components: { examples: Record<string, { value: object }> }
}
const withAnswers = withAnswersInPlace(document)

interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown; $ref?: string }>
}

const operations = Object.entries(withAnswers.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, name: operation.operationId })),
)

function validator() {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  addDocument(ajv, withAnswers)
  const pointer = (parts: string[]) =>
    parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")
  return (parts: string[], value: unknown, what: string) => {
    const validate = ajv.compile({ $ref: `openapi#/${pointer(parts)}` })
    assert.ok(validate(value), `${what}: ${ajv.errorsText(validate.errors)}`)
  }
}

test("an independent validator accepts the document", async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(document) as object as Record<string, unknown>,
  )
  assert.ok(valid, JSON.stringify(errors))
})

test("every component is used by an operation, as linters demand that skip extensions", () => {
  const used = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return
    const { $ref } = node as { $ref?: unknown }
    if (typeof $ref === "string" && !used.has($ref)) {
      used.add($ref)
      const place = $ref.slice("#/".length).split("/")
      visit(place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document))
    }
    Object.values(node).forEach(visit)
  }
  visit(document.paths)
  const { securitySchemes, ...components } = document.components as unknown as Record<string, object>
  const names = Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `#/components/${kind}/${name}`),
  )
  assert.deepEqual(Object.keys(securitySchemes ?? {}), ["basic", "operator"], "by their names")
  assert.deepEqual(
    names.filter((name) => !used.has(name)),
    [],
  )
})

test("the document has every endpoint of the specified interface", () => {
  const specified = [
    "post /v1/messages",
    "get /v1/messages",
    "get /v1/messages/{sid}",
    "delete /v1/messages/{sid}",
    "post /v1/webhooks",
  ]
  const present = new Set(operations.map(({ method, path }) => `${method} ${path}`))
  for (const endpoint of specified) assert.ok(present.has(endpoint), endpoint)
  assert.equal(new Set(operations.map(({ name }) => name)).size, operations.length, "operation ids are unique")
})

test("every body can be a form or JSON, and every operation documents the problems of any request", () => {
  for (const { operation, name } of operations) {
    if (operation.requestBody) {
      const types = Object.keys(operation.requestBody.content)
      // Generators of clients send the first type.
      assert.deepEqual(types, ["application/json", "application/x-www-form-urlencoded"], name)
    }
    for (const status of ["400", "401", "403", "405", "408", "429", "431", "500", "503"])
      assert.ok(operation.responses[status], `${name} ${status}`)
  }
})

test("every operation says how clients name it, for whom it is, and whether they can repeat it", () => {
  for (const { method, operation, name } of operations) {
    const notes = operation as unknown as Record<string, string>
    assert.match(notes["x-resource"] ?? "", /^[a-z_]+(?:\.[a-z_]+)*$/, name)
    assert.match(notes["x-audience"] ?? "", /^(?:account|operator)$/, name)
    assert.equal(notes["x-idempotent"], method === "post" ? "key" : "natural", name)
  }
})

test("a list with a cursor says how its pages are named", () => {
  const lists = operations.filter(({ operation }) => operation.parameters.some((each) => each.name === "cursor"))
  assert.ok(lists.length > 30)
  const silent = lists.filter(({ operation }) => !("x-pagination" in operation)).map(({ name }) => name)
  assert.deepEqual(silent, ["followEvents"], "a feed has no last page")
})

test("every refusal lists its codes, and a later version can add others", () => {
  for (const { operation, name } of operations) {
    const { default: other, ...answers } = operation.responses
    assert.deepEqual(other, document.components.responses["OtherProblem"], name)
    for (const [status, answer] of Object.entries(answers).filter(([each]) => Number(each) >= 400))
      assert.deepEqual(
        answer["x-codes"],
        Object.keys(answer.content?.["application/problem+json"]?.examples ?? {}),
        status,
      )
  }
})

test("a shared answer has no name of a schema, because clients make types of both", () => {
  const { responses, schemas } = document.components
  assert.deepEqual(
    Object.keys(responses).filter((name) => name in schemas),
    [],
  )
})

test("a set of words or an object of several schemas is a component, so that clients have one type of it", () => {
  const users = new Map<string, number>()
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return
    for (const [key, value] of Object.entries(node as Schema)) {
      if (key === "example" || key === "examples") continue
      const { enum: words, type, properties, required } = (value ?? {}) as Schema
      const shape = JSON.stringify(Array.isArray(words) ? words : [type, properties, required])
      if (Array.isArray(words) || (type === "object" && properties)) users.set(shape, (users.get(shape) ?? 0) + 1)
      look(value)
    }
  }
  const { schemas } = document.components
  for (const schema of Object.values(schemas)) look(schema)
  look(document.paths)
  const named = new Set(Object.values(schemas).map((schema) => JSON.stringify(schema["enum"])))
  const missing = [...users].flatMap(([shape, count]) => (count > 1 || named.has(shape) ? [shape] : []))
  assert.deepEqual(missing, [], "add a name to shared-schemas.ts")
})

test("each name of shared schemas is a component", () => {
  const withConsole = openApiDocument({ routes, events }, { baseUrl, version: "0.1.0", withConsole: true })
  const names = [...Object.keys(sharedWords), ...Object.keys(sharedObjects)]
  const unused = names.filter((name) => !(name in withConsole.components.schemas))
  assert.deepEqual(unused, [], "remove it from shared-schemas.ts, or correct its place")
})

test("an answer that operations share is a component, which keeps the document small", () => {
  const { length } = JSON.stringify(document)
  assert.ok(length < 1_160_000, `${length} bytes`)
})

test("the public keys are in the document, and ask for no credentials", () => {
  const { name, operation } = operations.find(({ path }) => path === "/v1/auth/jwks.json") ?? {}
  assert.equal(name, "getAuthJwks")
  assert.deepEqual((operation as { security?: unknown } | undefined)?.security, [])
})

test("every parameter and every field says what it is", () => {
  const silent: string[] = []
  const look = (node: unknown, where: string): void => {
    if (typeof node !== "object" || node === null) return
    const { properties } = node as { properties?: Record<string, Schema> }
    for (const [field, schema] of Object.entries(properties ?? {})) {
      const told = schema["description"] ?? (schema["anyOf"] as Schema[] | undefined)?.[0]?.["description"]
      if (!told && schema["const"] === undefined && schema["enum"] === undefined) silent.push(`${where}.${field}`)
    }
    for (const [key, value] of Object.entries(node))
      if (key !== "example" && key !== "examples") look(value, `${where}/${key}`)
  }
  look(document.components.schemas, "schemas")
  for (const { operation, name } of operations) {
    for (const parameter of operation.parameters as { name: string; description?: string }[]) {
      if (!parameter.description) silent.push(`${name} ${parameter.name}`)
    }
  }
  assert.deepEqual(silent, [])
})

test("every example is valid by its schema, and every answer with a body has one", () => {
  const check = validator()
  const checked = new Set<string>()
  for (const { path, method, operation, name } of operations) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      for (const [type, media] of Object.entries((content ?? {}) as Record<string, Media>)) {
        const parts = ["paths", path, method, "responses", status, "content", type, "schema"]
        // Most refusals are the same for many operations, and to compile each would take minutes.
        const shape = JSON.stringify(media)
        if (checked.has(shape)) continue
        checked.add(shape)
        const given = media.examples
          ? Object.keys(media.examples).map((code) => document.components.examples[code]?.value)
          : [media.example]
        for (const example of given) check(parts, example, `${name} ${status}`)
      }
    }
    for (const [type, { examples }] of Object.entries(
      (operation.requestBody?.content ?? {}) as Record<string, Media>,
    )) {
      const parts = ["paths", path, method, "requestBody", "content", type, "schema"]
      for (const { value } of Object.values(examples ?? {})) check(parts, value, `${name} request`)
    }
  }
})

test("the document has no constructs that common generators of clients cannot read", () => {
  const odd: string[] = []
  const look = (node: unknown, where: string): void => {
    if (typeof node !== "object" || node === null) return
    const { type, anyOf = [], oneOf } = node as { type?: unknown; anyOf?: Schema[]; oneOf?: unknown }
    const types = [type].flat().filter((each) => each !== "null")
    if (types.length > 1) odd.push(`${where}: ${types.join(" or ")}`)
    if (oneOf) odd.push(`${where}: oneOf`)
    if (anyOf.filter((each) => each["type"] !== "null").length > 1) odd.push(`${where}: anyOf`)
    for (const [key, value] of Object.entries(node))
      if (key !== "example" && key !== "examples") look(value, `${where}/${key}`)
  }
  look(document, "")
  assert.deepEqual(odd, [])
  assert.ok(!("webhooks" in document), "openapi-generator makes operations of it that no server answers")
  const names = Object.keys(document.components.schemas)
  const constructors = names.filter((name) => name.startsWith("New") && names.includes(name.slice("New".length)))
  assert.deepEqual(constructors, [], "a client in Go has a function of this name")
})

test("an array that can be null has items by name, and no body has a field with a default", () => {
  const odd: string[] = []
  const look = (node: unknown, where: string): void => {
    if (typeof node !== "object" || node === null) return
    const { anyOf, type } = node as { anyOf?: Schema[]; type?: unknown }
    const isNullable = Boolean(anyOf?.some((each) => each["type"] === "null")) || [type].flat().includes("null")
    const { items } = (anyOf?.find((each) => each["type"] === "array") ?? node) as { items?: Schema }
    // oapi-codegen makes one object of such an array if its items have no name.
    if (isNullable && items?.["type"] === "object") odd.push(where)
    for (const [key, value] of Object.entries(node)) look(value, `${where}/${key}`)
  }
  look(document, "")
  const checkFields = (schema: Schema, where: string): void => {
    for (const [name, field] of Object.entries((schema["properties"] ?? {}) as Record<string, Schema>)) {
      // openapi-typescript requires a field with a default.
      if ("default" in field) odd.push(`${where}.${name}`)
      checkFields(field, `${where}.${name}`)
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas))
    if (name.endsWith("Request")) checkFields(schema as Schema, name)
  assert.deepEqual(odd, [])
})

test("the document refers to each of its components", () => {
  const text = JSON.stringify(document)
  const unused = Object.entries(document.components).flatMap(([kind, parts]) =>
    kind === "securitySchemes"
      ? []
      : Object.keys(parts).filter((name) => !text.includes(`"#/components/${kind}/${name}"`)),
  )
  assert.deepEqual(unused, [])
})

test("each example body has an idempotency key of its own", () => {
  const keys = operations.flatMap(({ operation }) => {
    const header = operation.parameters.find(({ name }) => name === "Idempotency-Key") as Media | undefined
    if (!header) return []
    return header.examples ? Object.values(header.examples).map(({ value }) => value) : [header.example]
  })
  assert.ok(keys.length > 20)
  assert.ok(keys.every((key) => typeof key === "string"))
  assert.equal(new Set(keys).size, keys.length)
})

test("every example of a field is valid by the schema of the field", () => {
  const check = validator()
  const look = (node: unknown, parts: string[]): void => {
    if (typeof node !== "object" || node === null) return
    const { examples } = node as { examples?: unknown }
    if (Array.isArray(examples)) for (const example of examples) check(parts, example, parts.join("/"))
    for (const [key, value] of Object.entries(node))
      if (key !== "example" && key !== "examples") look(value, [...parts, key])
  }
  look(document.components.schemas, ["components", "schemas"])
})

test("the example of the end of a range is after the example of its beginning", () => {
  const ranges: string[] = []
  const check = (fields: Record<string, Schema>, where: string) => {
    for (const [first, last] of [
      ["from", "to"],
      ["created_after", "created_before"],
    ] as const) {
      if (fields[first]?.["format"] !== "date-time" || !fields[last]) continue
      const [begin, end] = [fields[first], fields[last]].map(({ examples }) => (examples as string[])[0] ?? "")
      assert.ok(begin && end && begin < end, where)
      ranges.push(where)
    }
  }
  for (const { operation, name } of operations)
    check(Object.fromEntries(operation.parameters.map((each) => [each.name, each.schema])), name)
  for (const [name, { properties }] of Object.entries(document.components.schemas))
    if (name.endsWith("Request")) check((properties ?? {}) as Record<string, Schema>, name)
  assert.ok(ranges.length >= 6, ranges.join())
})

test("the schema, too, refuses an empty phone number from a client", () => {
  const isNumber = ({ examples }: Schema) => /^\+\d/.test(String((examples as unknown[] | undefined)?.[0]))
  const requests = Object.entries(document.components.schemas).filter(([name]) => name.endsWith("Request"))
  const fields = [
    ...operations.flatMap(({ operation }) => operation.parameters.map(({ name, schema }) => [name, schema] as const)),
    ...requests.flatMap(([, { properties }]) => Object.entries(properties as Record<string, Schema>)),
  ].filter(([, schema]) => isNumber(schema))
  assert.ok(fields.length > 10)
  for (const [name, { pattern }] of fields) assert.doesNotMatch("", new RegExp(String(pattern)), name)
})

test("every problem code is in the table of the document, and in docs/problems.md", () => {
  const listed = (document as unknown as { "x-problems": { code: string }[] })["x-problems"].map(({ code }) => code)
  assert.deepEqual(listed, problemCodes)
  const guide = readFileSync(new URL("../../docs/problems.md", import.meta.url), "utf8")
  assert.equal(guide, problemGuide(), "write it again: node server/scripts/write-problem-guide.ts")
})

test("the reference page shows every operation and needs nothing from elsewhere", () => {
  const page = referencePage(routes, baseUrl)
  for (const { name } of operations) assert.ok(page.includes(`id="${name}"`), name)
  assert.doesNotMatch(page, /=…/, "an example can be pasted")
  assert.doesNotMatch(page, /<script(?! src="\/docs\/language\.js">)|<img|style=|(?:src|href)="(?:https?:)?\/\//)
})
