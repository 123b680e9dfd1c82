import type { Ajv2020 } from "ajv/dist/2020.js"
import fc from "fast-check"

export type Schema = Record<string, unknown>

export interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: {
    content: Record<string, { schema: Schema; examples?: Record<string, { value: Record<string, unknown> }> }>
  }
  responses: Record<string, ApiAnswer>
}

interface ApiAnswer {
  $ref?: string
  content?: Record<string, { schema: Schema; examples?: Record<string, unknown> }>
  "x-codes"?: string[]
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, ApiAnswer> }
}

/** One request to an operation. */
export interface Call {
  /** For the path: a text as it is, or null for one of the known sids of the prefix. */
  sid: { prefix: string; text: string | null; choice: number }
  query: string
  body: string | null
  headers: Record<string, string>
}

/** The document with the shared answers in each of their operations. */
export function withAnswersInPlace<Document extends OpenApi>(document: Document): Document {
  const copy = structuredClone(document)
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods)))
    for (const [status, { $ref }] of Object.entries(operation.responses)) {
      const shared = document.components.responses[$ref?.split("/").at(-1) ?? ""]
      if (shared) operation.responses[status] = shared
    }
  return copy
}

/** The document for Ajv, with every object closed, so that a field that is not documented is found. */
export function addDocument(ajv: Ajv2020, document: OpenApi): void {
  const closed = JSON.parse(JSON.stringify(document), (_, node: unknown) => {
    if (typeof node !== "object" || node === null || !("properties" in node)) return node
    return { additionalProperties: false, ...node }
  }) as OpenApi
  ajv.addSchema({ $id: "openapi", ...closed }, "openapi")
}

/** Requests to one operation: from wholly right to wholly wrong, in both body types. */
export function requestsFor(document: OpenApi, method: string, operation: Operation): fc.Arbitrary<Call> {
  const sidParameter = operation.parameters.find((parameter) => parameter.in === "path")
  const prefix = /\^([A-Z]{2})/.exec(String(sidParameter?.schema["pattern"]))?.[1] ?? ""
  const queryShape = Object.fromEntries(
    operation.parameters.filter((parameter) => parameter.in === "query").map(({ name, schema }) => [name, schema]),
  )
  const required = operation.parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const bodySchema = bodyOf(document, operation)
  return fc
    .record({
      sid: fc.record({
        prefix: fc.constant(prefix),
        text: fc.oneof(
          { weight: 6, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: hexSid(prefix) },
          // Not empty and no dots alone: that would be another path.
          { weight: 1, arbitrary: fc.webSegment({ size: "medium" }).filter((text) => !/^\.{0,2}$/.test(text)) },
        ),
        choice: fc.nat(),
      }),
      query: fc.oneof(
        {
          weight: 4,
          arbitrary: parameters(queryShape, required)
            .map(toForm)
            .map((text) => (text ? `?${text}` : "")),
        },
        { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?timeout_ms=1&${text}`) },
      ),
      ...(bodySchema || method === "post"
        ? bodies(bodySchema ?? {}, examplesOf(operation), needsKeyOf(operation))
        : { body: fc.constant(null), headers: fc.constant({}) }),
    })
    .map(({ body, headers, ...call }) => {
      const sent = body as { text: string; type: string } | null
      const type = sent ? { "content-type": sent.type } : {}
      return { ...call, body: sent?.text ?? null, headers: { ...(headers as Record<string, string>), ...type } } as Call
    })
}

function bodyOf(document: OpenApi, { requestBody }: Operation): Schema | undefined {
  const ref = requestBody?.content["application/json"]?.schema["$ref"]
  return typeof ref === "string" ? document.components.schemas[ref.split("/").at(-1) ?? ""] : undefined
}

function examplesOf({ requestBody }: Operation): Pairs[] {
  const examples = requestBody?.content["application/json"]?.examples ?? {}
  return Object.values(examples).map(({ value }) => Object.entries(value))
}

function needsKeyOf({ parameters: all }: Operation): boolean {
  return all.some(({ name, required }) => name === "Idempotency-Key" && required)
}

function bodies(schema: Schema, examples: Pairs[], needsKey: boolean) {
  const made = parameters(
    (schema["properties"] ?? {}) as Record<string, Schema>,
    (schema["required"] ?? []) as string[],
  )
  const given = examples.length
    ? fc
        .tuple(fc.nat(99), fc.constantFrom(...examples), made)
        .map(([chance, example, other]) => (chance < 30 ? example : other))
    : made
  const form = "application/x-www-form-urlencoded"
  const json = "application/json"
  return {
    body: fc.oneof(
      { weight: 5, arbitrary: given.map((pairs) => ({ text: toForm(pairs), type: form })) },
      { weight: 5, arbitrary: given.map((pairs) => ({ text: JSON.stringify(Object.fromEntries(pairs)), type: json })) },
      { weight: 1, arbitrary: fc.record({ text: fc.json(), type: fc.constant(json) }) },
      {
        weight: 1,
        arbitrary: fc.record({
          text: hostileText,
          type: fc.constantFrom(json, form, "text/plain", "x", `${json}; charset=utf-8`),
        }),
      },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    headers: fc.oneof(
      { weight: 3, arbitrary: needsKey ? fc.record({ "idempotency-key": fc.uuid() }) : fc.constant({}) },
      fc.record({
        "idempotency-key": fc.oneof(fc.constantFrom("a", "b", "c"), fc.uuid(), fc.constant("x".repeat(300))),
      }),
    ),
  }
}

type Pairs = [string, unknown][]

/**
 * Each parameter is there or not, right or wrong; the required ones are mostly there; now and then one that
 * nobody knows.
 */
function parameters(shape: Record<string, Schema>, required: readonly string[]): fc.Arbitrary<Pairs> {
  const each = Object.entries(shape).map(([name, schema]) => {
    // A wait that is not told how long takes ten seconds.
    if (name === "timeout_ms") return fc.nat(20).map((ms): [string, unknown] => [name, ms])
    const value = fc
      .tuple(fc.nat(99), rightValue(name, schema), wrongValue)
      .map(([chance, right, wrong]) => (chance < 92 ? right : wrong))
    const pair = fc.tuple(spelling(name), value) as fc.Arbitrary<[string, unknown]>
    return sometimes(pair, name === "timeout_ms" ? 100 : required.includes(name) ? 95 : 50)
  })
  const stray = fc.tuple(fc.string({ maxLength: 12 }), wrongValue) as fc.Arbitrary<[string, unknown]>
  return fc.tuple(...each, sometimes(stray, 5)).map((pairs) => pairs.filter((pair) => pair !== null))
}

/** In `percent` of the cases. Not `fc.option`, which leaves out more and more the deeper it stands. */
function sometimes<T>(value: fc.Arbitrary<T>, percent: number): fc.Arbitrary<T | null> {
  return fc.tuple(fc.nat(99), value).map(([chance, each]) => (chance < percent ? each : null))
}

function spelling(name: string): fc.Arbitrary<string> {
  const pascal = name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return fc.constantFrom(name, name, pascal, name.toUpperCase(), name.replaceAll("_", ""))
}

function rightValue(name: string, schema: Schema): fc.Arbitrary<unknown> {
  if (name === "capabilities") return fc.constantFrom(["sms"], "sms", "sms,mms")
  if (name === "to" && !("format" in schema))
    return fc.constantFrom("+15552345678", "+15552345679", "+15551234567", "x")
  if (/^(carrier|account)_sid$/.test(name)) return fc.constantFrom(...((schema["examples"] ?? []) as string[]))
  if (name === "number") return fc.nat(9999).map((last) => `+1555123${String(last).padStart(4, "0")}`)
  const examples = (schema["examples"] ?? []) as unknown[]
  const choices = (schema["enum"] ?? []) as unknown[]
  const generated = choices.length ? fc.constantFrom(...choices) : generate(schema)
  if (!examples.length) return generated
  return fc
    .tuple(fc.nat(99), fc.constantFrom(...examples), generated)
    .map(([chance, example, other]) => (chance < 85 ? example : other))
}

function generate(schema: Schema): fc.Arbitrary<unknown> {
  const { type, anyOf, format } = schema
  const { minimum, maximum, minLength, maxLength } = schema as Record<string, number | undefined>
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Schema[]).map(generate))
  if (type === "null") return fc.constant(null)
  if (type === "array") {
    // The wire also takes a single value for a list of one.
    const item = generate(schema["items"] as Schema)
    return fc.oneof(item, fc.array(item, { minLength: 1, maxLength: Math.min(Number(schema["maxItems"] ?? 3), 3) }))
  }
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === "uri") return fc.webUrl()
  if (type === "integer") return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1000 })
  if (type === "boolean") return fc.boolean()
  const bounds = { minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 50, 50) }
  return fc.oneof(fc.string(bounds), fc.string({ unit: "grapheme", ...bounds }))
}

const hostileText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\0",
    "\ud800",
    "%",
    "%zz",
    "{",
    '{"a":1,"a":2}',
    "[".repeat(50),
    "x".repeat(5000),
    "=&=&&",
    "\u202e",
    "../..",
    "'; drop table messages; --",
  ),
)

const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    "",
    " ",
    [],
    {},
    [[]],
    [null],
    "NaN",
    "1e3",
    "-0",
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

function hexSid(prefix: string): fc.Arbitrary<string> {
  return fc.uuid().map((id) => prefix + id.replaceAll("-", ""))
}

/** The form of an object, as `toForm` writes it. An empty value means null. */
export function encodeForm(value: Readonly<Record<string, unknown>>): string {
  return toForm(Object.entries(value).map(([name, each]) => [name, each ?? ""]))
}

/** As a browser would write it; a list repeats its key, and what is no text is written as JSON. */
function toForm(pairs: Pairs): string {
  return pairs
    .flatMap(([name, value]) =>
      [value].flat().map((each) => `${encode(name)}=${encode(typeof each === "string" ? each : JSON.stringify(each))}`),
    )
    .join("&")
}

function encode(text: string | undefined): string {
  return encodeURIComponent((text ?? "").toWellFormed())
}
