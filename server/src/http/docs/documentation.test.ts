import assert from "node:assert/strict"
import { test } from "node:test"
import { startTestApi } from "#http/testing.ts"

test("a document is rendered once, and a client that has it gets no bytes", async (t) => {
  await using api = await startTestApi()
  const stringify = t.mock.method(JSON, "stringify")
  const renderings = () => stringify.mock.calls.filter(({ result }) => (result?.length ?? 0) > 100_000).length
  const headers = { "accept-encoding": "identity" }
  const first = await fetch(`${api.baseUrl}/openapi.json`, { headers })
  const bytes = await first.bytes()
  assert.equal(renderings(), 1)
  const etag = first.headers.get("etag") ?? ""
  assert.match(etag, /^"[\w-]{22}"$/)
  const second = await fetch(`${api.baseUrl}/openapi.json`, { headers })
  assert.deepEqual(await second.bytes(), bytes)
  assert.equal(second.headers.get("content-length"), String(bytes.length))
  assert.equal(renderings(), 1)
  for (const path of ["/openapi.json", "/docs", "/docs/language.js", "/docs/problems", "/docs/problems/not_found"]) {
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

test("the reference shows each operation in each language, and its style sheet hides the others", async () => {
  await using api = await startTestApi()
  const answer = await fetch(`${api.baseUrl}/docs`)
  const text = await answer.text()
  const articles = text.split("<article ").slice(1)
  for (const language of ["curl", "typescript", "python", "go", "java", "ruby", "php"]) {
    assert.match(text, new RegExp(`<input type="radio" name="language" value="${language}"`))
    const missing = articles.filter((article) => !article.includes(`<pre class="${language}"><code>`))
    assert.deepEqual(missing, [], language)
    const css = await (await fetch(`${api.baseUrl}/docs/reference.css`)).text()
    assert.ok(css.includes(`:root:has([value="${language}"]:checked) .examples > :not(.${language})`))
  }
  assert.match(answer.headers.get("content-security-policy") ?? "", /default-src 'none'; script-src 'self';/)
  assert.doesNotMatch(text, /<script(?! src="\/docs\/language\.js"><\/script>)| on\w+=/)
})

test("a document is compressed for clients that accept it, and the answer of an operation never is", async () => {
  await using api = await startTestApi()
  const ask = (path: string, encoding: string) =>
    fetch(api.baseUrl + path, {
      headers: { "accept-encoding": encoding, authorization: api.account.authorization },
    })
  const plain = await ask("/openapi.json", "identity")
  const text = await plain.text()
  const etags = new Set([plain.headers.get("etag")])
  const used: Record<string, string | null> = { "gzip;q=0": null, "br;q=0, gzip": "gzip", "gzip, br": "br" }
  for (const [accepted, encoding] of Object.entries(used)) {
    const answer = await ask("/openapi.json", accepted)
    assert.deepEqual(
      [answer.headers.get("content-encoding"), answer.headers.get("vary")],
      [encoding, "accept-encoding"],
    )
    assert.equal(await answer.text(), text, accepted)
    const etag = answer.headers.get("etag") ?? ""
    etags.add(etag)
    if (encoding) assert.ok(Number(answer.headers.get("content-length")) < text.length / 5, accepted)
    const again = { "accept-encoding": accepted, "if-none-match": etag }
    assert.equal((await fetch(`${api.baseUrl}/openapi.json`, { headers: again })).status, 304)
  }
  assert.equal(etags.size, 3)
  const list = await ask("/v1/event_types", "gzip, br")
  assert.ok((await list.text()).length > 10_000)
  assert.equal(list.headers.get("content-encoding"), null)
})
