/**
 * The payments API accepts no card number: the test tries every string that an operation of the document
 * accepts.
 */
import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { silentLog, type Log } from "#core/std/log.ts"

type Schema = Record<string, any> // oxlint-disable-line no-explicit-any

const lines: string[] = []
const note = (...said: unknown[]) => void lines.push(JSON.stringify(said))
const log: Log = { ...silentLog, info: note, warn: note, error: note }
const api = await startTestApi({ log, logRequests: "all" })
after(() => api[Symbol.asyncDispose]())

const cards = ["4242424242424242", "4242 4242 4242 4242", "my card: 4242-4242-4242-4242 12/30 {url}"]

interface Field {
  path: string[]
  schema: Schema
}

const resolve = (document: Schema, schema: Schema): Schema =>
  schema["$ref"]
    ? resolve(document, document["components"].schemas[String(schema["$ref"]).split("/").at(-1) ?? ""])
    : schema

/** Returns every string in a schema, with its path, and a key and a value of a record of strings. */
function stringsOf(document: Schema, given: Schema, path: string[] = []): Field[] {
  const schema = resolve(document, given)
  if (schema["type"] === "string") return [{ path, schema }]
  if (schema["type"] === "array") return stringsOf(document, schema["items"] as Schema, [...path, "0"])
  const own = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>)
  const more = schema["additionalProperties"] as Schema | undefined
  const named = own.flatMap(([name, each]) => stringsOf(document, each, [...path, name]))
  return more && typeof more === "object" ? [...named, ...stringsOf(document, more, [...path, "key"])] : named
}

function nested([name = "", ...rest]: string[], value: string): unknown {
  const inner = rest.length ? nested(rest, value) : value
  return name === "0" ? [inner] : { [name]: inner }
}

function prefixOf({ parameters }: Schema): string {
  const sid = (parameters as Schema[]).find((each) => each["in"] === "path")
  return /\^([A-Z]{2})/.exec(String(sid?.["schema"].pattern))?.[1] ?? ""
}

/** Returns all content of the store as text. */
async function dump(): Promise<string> {
  const tables = await api.db.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    [],
  )
  const texts: string[] = []
  for (const { name } of tables)
    for (const { row } of await api.db.query<{ row: string }>(`select ${name}::text as row from ${name}`, []))
      texts.push(row)
  return texts.join("\n")
}

test("each string field of each payments operation refuses a card number", async () => {
  const document = (await (await fetch(`${api.baseUrl}/openapi.json`)).json()) as Schema
  const accepted: string[] = []
  let tried = 0
  for (const [path, methods] of Object.entries(document["paths"] as Schema))
    for (const [method, operation] of Object.entries(methods as Schema)) {
      if (!operation.tags.some((tag: string) => ["Payments", "Ledger"].includes(tag))) continue
      const body = operation.requestBody?.content["application/json"].schema as Schema | undefined
      const fields = body ? stringsOf(document, body) : []
      const inQuery = (operation.parameters as Schema[]).filter((each) => each["in"] === "query")
      const queries = inQuery.flatMap(({ name, schema }) => stringsOf(document, schema as Schema, [String(name)]))
      for (const [isBody, { path: field }] of [
        ...fields.map((each) => [true, each] as const),
        ...queries.map((each) => [false, each] as const),
      ])
        for (const card of cards) {
          tried++
          const url = api.baseUrl + path.replace("{sid}", `${prefixOf(operation)}${"0".repeat(32)}`)
          const query = isBody ? "" : `?${new URLSearchParams({ [field[0] ?? ""]: card }).toString()}`
          const answer = await fetch(url + query, {
            method: method.toUpperCase(),
            headers: {
              authorization: api.account.authorization,
              "content-type": "application/json",
              ...(method === "post" ? { "idempotency-key": randomUUID() } : {}),
            },
            ...(isBody ? { body: JSON.stringify(nested(field, card)) } : {}),
          })
          const text = await answer.text()
          const name = `${operation.operationId} ${field.join(".")}`
          if (answer.status !== 400 || !text.includes('"card_data_not_accepted"'))
            accepted.push(`${name}: ${answer.status}`)
          assert.doesNotMatch(text, /4242[ -]?4242/, name)
        }
    }
  assert.ok(tried > 60, String(tried))
  assert.deepEqual([...new Set(accepted)], [])
  const stored = await dump()
  assert.match(stored, /01[0-9a-f]{6}-/, "the dump holds the account")
  assert.ok(lines.length > 60, "the log has the requests")
  for (const place of [stored, lines.join("\n")]) assert.doesNotMatch(place, /4242[ +-]?4242/)
})

test("a problem repeats a few characters of an unknown name, and none of a card number", async () => {
  const name = `\r\n${"x".repeat(100_000)}`
  for (const metadata of [{ [name]: 5 }, { [name]: "4242424242424242" }, { "4242424242424242": "4242424242424242" }]) {
    const answer = await fetch(`${api.baseUrl}/v1/payments`, {
      method: "POST",
      headers: { authorization: api.account.authorization, "content-type": "application/json" },
      body: JSON.stringify({ amount: 1250, currency: "EUR", metadata, [name]: "4242424242424242" }),
    })
    const text = await answer.text()
    assert.equal(answer.status, 400)
    assert.ok(text.length < 2_000, String(text.length))
    assert.doesNotMatch(text, /4242|\\r|\\n./)
  }
})

test("a card number as the Idempotency-Key is refused, which the store would keep", async () => {
  const answer = await fetch(`${api.baseUrl}/v1/payments`, {
    method: "POST",
    headers: {
      authorization: api.account.authorization,
      "content-type": "application/json",
      "idempotency-key": "order-4242424242424242",
    },
    body: JSON.stringify({ amount: 1250, currency: "EUR", payment_method: "sim_ok" }),
  })
  const { errors } = (await answer.json()) as Schema
  assert.deepEqual([answer.status, errors[0].code, errors[0].param], [400, "card_data_not_accepted", "Idempotency-Key"])
  assert.doesNotMatch(await dump(), /4242424242424242/)
})

test("a card number that is a JSON number is refused, and other long numbers are accepted", async () => {
  const send = { to: "+15552345678", from: "+15551234567", body: "Order 8731-2026-11-23-000042: {url}" }
  const request = { amount: 1250, currency: "EUR", description: "Pay to IBAN CH93 0076 2011 6238 5295 7", send }
  const ask = async (more: object) => {
    const answer = await fetch(`${api.baseUrl}/v1/payments`, {
      method: "POST",
      headers: {
        authorization: api.account.authorization,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ ...request, ...more }),
    })
    return { status: answer.status, body: (await answer.json()) as Schema }
  }
  const refused = await ask({ metadata: { order: 4242424242424242 } })
  assert.deepEqual(
    [refused.status, refused.body["errors"][0].code, refused.body["errors"][0].param],
    [400, "card_data_not_accepted", "metadata.order"],
  )
  const taken = await ask({ metadata: { order: "1795476000000004", id: randomUUID(), phone: "+4915112345674" } })
  assert.equal(taken.status, 201, JSON.stringify(taken.body))
})
