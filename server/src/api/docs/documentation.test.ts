import assert from "node:assert/strict"
import { test } from "node:test"
import { startTestApi } from "#api/testing.ts"

test("a document is rendered once, and a client that has it gets no bytes", async (t) => {
  await using api = await startTestApi()
  const stringify = t.mock.method(JSON, "stringify")
  const renderings = () => stringify.mock.calls.filter(({ result }) => (result?.length ?? 0) > 100_000).length
  const first = await fetch(`${api.baseUrl}/openapi.json`)
  const bytes = await first.bytes()
  assert.equal(renderings(), 1)
  const etag = first.headers.get("etag") ?? ""
  assert.match(etag, /^"[\w-]{22}"$/)
  const second = await fetch(`${api.baseUrl}/openapi.json`)
  assert.deepEqual(await second.bytes(), bytes)
  assert.equal(second.headers.get("content-length"), String(bytes.length))
  assert.equal(renderings(), 1)
  for (const path of ["/openapi.json", "/docs", "/docs/problems", "/docs/problems/not_found"]) {
    const known = (await fetch(api.baseUrl + path, { method: "HEAD" })).headers.get("etag") ?? ""
    const answer = await fetch(api.baseUrl + path, { headers: { "if-none-match": known } })
    assert.deepEqual([answer.status, (await answer.bytes()).length], [304, 0], path)
  }
})

test("the reference lists the fields inside of objects and of lists", async () => {
  await using api = await startTestApi()
  const text = await (await fetch(`${api.baseUrl}/docs`)).text()
  const articleOf = (id: string) => /^[^]*?<\/article>/.exec(text.split(`<article id="${id}">`)[1] ?? "")?.[0] ?? ""
  for (const [operation, fields] of [
    ["createPayment", ["send", "send.to", "send.from", "send.receipt", "send.reminder_after"]],
    ["createMessage", ["template", "template.name", "template.language"]],
    ["updateOptOutSettings", ["languages", "languages[].language", "languages[].stop_keywords"]],
  ] as const)
    for (const field of fields)
      assert.ok(articleOf(operation).includes(`<code>${field}</code>`), `${field} of ${operation}`)
  assert.doesNotMatch(articleOf("createPayment"), /<span class="kind">(?:undefined)?<\/span>/)
})
