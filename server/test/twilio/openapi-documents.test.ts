/** The answers have the keys and types of Twilio's OpenAPI documents, and its example requests are read. */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { Ajv2020 } from "ajv/dist/2020.js"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { twilioSurface, twilioVerifySurface } from "#twilio/api/surface.ts"
import { readDocument, whyNoDocuments, type Schema, type TwilioDocument, type TwilioOperation } from "./openapi-documents.ts" // oxfmt-ignore

const form = "application/x-www-form-urlencoded"
const gif = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
const routes = [...twilioSurface.routes, ...twilioVerifySurface.routes].map(({ method, path }) => ({ method, path }))
/** The content of a medium is no JSON, and the documents have no path for it. */
const withoutDocument = new Set(["GET /2010-04-01/Accounts/{}/Messages/{}/Media/{}"])

/** Keys that the documents do not have yet. The library for Node 6.2 declares them. */
const newerKeys = { passkeys: {} }

/** A document, with its schemas for answers. */
class Described {
  readonly #document: TwilioDocument
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true })
  readonly #operations = new Map<string, TwilioOperation>()

  constructor(name: string) {
    this.#document = readDocument(name)
    for (const [path, methods] of Object.entries(this.#document.paths))
      for (const method of ["get", "post", "delete"]) {
        const operation = methods[method]
        if (operation) this.#operations.set(`${method.toUpperCase()} ${anonymous(path)}`, operation)
      }
  }

  find(name: string): TwilioOperation | undefined {
    return this.#operations.get(name)
  }

  /** Asserts that a value has all the keys of the schema, no others, and their types. */
  check(schema: Schema, value: unknown): void {
    const validate = this.#ajv.compile(this.#closed(schema))
    if (validate(value)) return
    const faults = (validate.errors ?? []).map(({ instancePath, message, params }) => ({
      instancePath,
      message,
      params,
    }))
    assert.deepEqual(faults, [])
  }

  /** The schema in the terms of JSON Schema, where each object has exactly the described keys. */
  #closed(schema: Schema): Schema {
    const { $ref } = schema
    if (typeof $ref === "string")
      return this.#closed(this.#document.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {})
    const { type, nullable, properties, items, pattern, enum: values } = schema
    const types = nullable ? [type, "null"] : type
    const given = {
      ...(type !== undefined && { type: types }),
      ...(typeof pattern === "string" && { pattern: `${pattern}|^$` }),
    }
    if (Array.isArray(values)) return { enum: [...(values as unknown[]), null] }
    if (properties) {
      const each = Object.entries(properties as Record<string, Schema>)
      return {
        ...given,
        properties: {
          ...newerKeys,
          ...Object.fromEntries(each.map(([name, inner]) => [name, this.#closed(inner)])),
        },
        required: each.map(([name]) => name),
        additionalProperties: false,
      }
    }
    return { ...given, ...(items !== undefined && { items: this.#closed(items as Schema) }) }
  }
}

describe("The paths of Twilio's API", { skip: whyNoDocuments() }, () => {
  const documents = whyNoDocuments()
    ? []
    : ["api_v2010", "messaging_v1", "verify_v2", "lookups_v2"].map((name) => new Described(name))
  let api: TestApi
  let account: TestAccount
  /** Sids of what was made, by their prefix. */
  const made = new Map<string, string>()

  before(async () => {
    api = await startTestApi()
    account = await api.addAccount("Owner", { number: "+14155550100" })
    const headers = { authorization: account.authorization, "content-type": "application/json" }
    const post = (path: string, body: object, method = "POST") =>
      fetch(api.baseUrl + path, { method, headers, body: JSON.stringify(body) })
    await post("/v1/auth/settings", { senders: ["+14155550100"] }, "PATCH")
    await post("/v1/simulator/inbound", { to: "+14155550100", from: "+14155550123", media: [gif] })
  })
  after(() => api[Symbol.asyncDispose]())

  test("each operation is in a document", () => {
    const missing = routes
      .map(({ method, path }) => `${method} ${anonymous(path)}`)
      .filter((name) => !withoutDocument.has(name) && !documents.some((each) => each.find(name)))
    assert.deepEqual(missing, [])
  })

  test("each answer has the keys and types of its document", async (t) => {
    made.set("AC", account.sid)
    for (const step of steps) {
      await t.test(`${step.method} ${step.path} answers as documented`, async () => {
        const { status, body } = await ask(step.method, fillIn(step.path), step.parameters)
        const described = documents.map((each) => [each, each.find(`${step.method} ${anonymous(step.path)}`)] as const)
        const [document, operation] = described.find(([, found]) => found) ?? []
        assert.ok(document && operation)
        assert.ok(status < 300, JSON.stringify(body))
        // The documents say 202 or 201 where the API answers 200.
        const [, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith("2")) ?? []
        remember(step, body)
        const schema = answer?.content?.["application/json"]?.schema
        if (schema) document.check(schema, body)
        else assert.equal(body, null)
      })
    }
  })

  test("the published example requests are read", async (t) => {
    for (const { method, path } of routes.filter((route) => route.method === "POST")) {
      const found = documents.map((each) => each.find(`${method} ${anonymous(path)}`)).find(Boolean)
      const examples = found?.requestBody?.content[form]?.examples ?? {}
      for (const [name, { value }] of Object.entries(examples))
        await t.test(`${method} ${path} reads the example ${name}`, async () => {
          const { status, body } = await ask(method, fillIn(path), value)
          assert.ok(status < 500, JSON.stringify(body))
          // The examples name objects that do not exist here, and products that are not offered.
          if (status >= 400) assert.ok(Number.isInteger((body as { code?: unknown }).code), JSON.stringify(body))
        })
    }
  })

  async function ask(method: string, path: string, parameters?: Record<string, unknown>) {
    const pairs = Object.entries(parameters ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    )
    const answer = await fetch(api.baseUrl + path, {
      method,
      headers: { authorization: account.authorization, "content-type": form },
      ...(method === "POST" && { body: new URLSearchParams(pairs).toString() }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === "" ? null : (JSON.parse(text) as object) }
  }

  /** Keeps the sid of what was made, or the first of a list. */
  function remember({ method }: Step, body: object | null): void {
    const list = Object.values(body ?? {}).find((value) => Array.isArray(value)) as { sid?: string }[] | undefined
    const sid = method === "POST" ? (body as { sid?: string } | null)?.sid : list?.[0]?.sid
    if (sid !== undefined) made.set(sid.slice(0, 2), sid)
  }

  function fillIn(path: string): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) => made.get(name) ?? `XX${"0".repeat(32)}`)
  }
})

interface Step {
  method: string
  /** With the prefixes of sids in braces. */
  path: string
  parameters?: Record<string, unknown>
}

const accountPath = "/2010-04-01/Accounts/{AC}"
const [inAnHour] = new Date(Date.now() + 3_600_000).toISOString().split(".")

const steps: readonly Step[] = [
  { method: "GET", path: `${accountPath}.json` },
  { method: "GET", path: `${accountPath}/Messages.json` },
  { method: "GET", path: `${accountPath}/Messages/{MM}.json` },
  { method: "GET", path: `${accountPath}/Messages/{MM}/Media.json` },
  { method: "GET", path: `${accountPath}/Messages/{MM}/Media/{ME}.json` },
  { method: "DELETE", path: `${accountPath}/Messages/{MM}/Media/{ME}.json` },
  {
    method: "POST",
    path: `${accountPath}/Messages.json`,
    parameters: { To: "+14155550123", From: "+14155550100", Body: "Hi", SendAt: `${inAnHour}Z`, ScheduleType: "fixed" },
  },
  { method: "POST", path: `${accountPath}/Messages/{SM}.json`, parameters: { Status: "canceled" } },
  { method: "POST", path: `${accountPath}/Messages/{SM}/Feedback.json`, parameters: { Outcome: "confirmed" } },
  { method: "DELETE", path: `${accountPath}/Messages/{SM}.json` },
  { method: "GET", path: `${accountPath}/IncomingPhoneNumbers.json` },
  { method: "GET", path: `${accountPath}/IncomingPhoneNumbers/{PN}.json` },
  { method: "POST", path: "/v1/Services", parameters: { FriendlyName: "Pool" } },
  { method: "GET", path: "/v1/Services" },
  { method: "GET", path: "/v1/Services/{MG}" },
  { method: "POST", path: "/v1/Services/{MG}", parameters: { StickySender: false } },
  { method: "POST", path: "/v1/Services/{MG}/AlphaSenders", parameters: { AlphaSender: "Hotel" } },
  { method: "GET", path: "/v1/Services/{MG}/AlphaSenders" },
  { method: "GET", path: "/v1/Services/{MG}/AlphaSenders/{AI}" },
  { method: "DELETE", path: "/v1/Services/{MG}/AlphaSenders/{AI}" },
  { method: "GET", path: "/v1/Services/{MG}/PhoneNumbers" },
  { method: "GET", path: "/v1/Services/{MG}/ShortCodes" },
  { method: "POST", path: "/v2/Services", parameters: { FriendlyName: "Acme" } },
  { method: "GET", path: "/v2/Services" },
  { method: "GET", path: "/v2/Services/{VA}" },
  { method: "POST", path: "/v2/Services/{VA}", parameters: { CodeLength: 6 } },
  { method: "POST", path: "/v2/Services/{VA}/Verifications", parameters: { To: "+15005550010", Channel: "sms" } },
  { method: "GET", path: "/v2/Services/{VA}/Verifications/{VE}" },
  {
    method: "POST",
    path: "/v2/Services/{VA}/VerificationCheck",
    parameters: { To: "+15005550010", Code: "000000" },
  },
  { method: "GET", path: "/v2/PhoneNumbers/+14159929960" },
  { method: "DELETE", path: "/v2/Services/{VA}" },
  { method: "DELETE", path: "/v1/Services/{MG}" },
]

function anonymous(path: string): string {
  return path.replace(/\{\w+\}|\+\d+/g, "{}")
}
