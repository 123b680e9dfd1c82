/** Every URL that a client sends is checked, whatever its parameter is called and whichever operation has it. */
import assert from "node:assert/strict"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Schema = { $ref?: string; anyOf?: Schema[]; properties?: Record<string, Schema>; type?: string | string[] }
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const document = (await (await fetch(`${api.baseUrl}/openapi.json`)).json()) as Document

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1)
  return name === undefined ? schema : (document.components.schemas[name] ?? {})
}

/** The parameters whose names say that they are URLs, by operation. */
const urlParameters = Object.entries(document.paths)
  .filter(([path]) => path.startsWith("/v1/"))
  .flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"]?.schema
      const named = Object.entries((schema && resolved(schema).properties) ?? {})
      return named
        .filter(([name]) => /(?:^|_)urls?$/.test(name))
        .map(([name, property]) => ({ path, method: method.toUpperCase(), name, isList: isListOf(property) }))
    }),
  )

function isListOf(property: Schema): boolean {
  const { type, anyOf = [] } = resolved(property)
  return [type].flat().includes("array") || anyOf.some(isListOf)
}

/** Where the operations find what they change. */
const made: readonly (readonly [path: string, body: object])[] = [
  ["/v1/webhooks", { url: "https://example.com/" }],
  ["/v1/auth/services", { friendly_name: "Shown" }],
  ["/v1/messaging_services", { name: "Shown" }],
  ["/v1/phone_numbers", { number: "+15551234567" }],
]
/** What an operation needs beside the URL, because it checks the URL after all other parameters. */
const beside: Readonly<Record<string, object>> = { "/v1/messaging_services": { name: "Shown" } }

/** The sids of what was made, by the path of its creation. */
const sids = new Map<string, string>()

async function sidOf(path: string): Promise<string> {
  const [parent = "", given] = made.find(([place]) => path.startsWith(`${place}/`)) ?? []
  if (!given) return "unknown"
  const known = sids.get(parent) ?? String((await ask("POST", parent, given)).body["sid"])
  sids.set(parent, known)
  return known
}

async function ask(method: string, path: string, body: object) {
  const headers = { authorization: api.account.authorization, "content-type": "application/json" }
  const response = await fetch(api.baseUrl + path, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test("a URL with credentials or over plain http is refused by every operation, with its parameter", async () => {
  const known = new Set(urlParameters.map(({ name }) => name))
  for (const name of ["url", "media_url", "return_url", "redirect_urls"]) assert.ok(known.has(name), name)
  for (const { path, method, name, isList } of urlParameters) {
    const target = path.replace("{sid}", await sidOf(path))
    for (const url of ["https://a:b@x.example/", "https://a@x.example/", "http://x.example/", "javascript:alert(1)"]) {
      const { status, body } = await ask(method, target, { ...beside[path], [name]: isList ? [url] : url })
      const faults = ((body["errors"] ?? [body]) as { param: string }[]).map(({ param }) => param)
      const param = isList ? `${name}[0]` : name
      assert.equal(status, 400, `${method} ${path} took ${name} ${url}: ${JSON.stringify(body)}`)
      assert.ok(faults.includes(param), `${method} ${path} ${name} ${url}: ${JSON.stringify(body)}`)
    }
  }
})
