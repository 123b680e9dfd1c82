import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, describe, it } from "node:test"
import { gunzipSync, gzipSync } from "node:zlib"
import fastify from "fastify"
import { addConsolePages } from "./console-pages.ts"

describe("the pages of the console", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-console-"))
  const script = "console.log(1)"
  mkdirSync(path.join(folder, "assets"))
  writeFileSync(path.join(folder, "index.html"), `<meta name="csp-nonce" content="__NONCE__">`)
  writeFileSync(path.join(folder, "assets/index-abc.js"), script)
  writeFileSync(path.join(folder, "assets/index-abc.js.gz"), gzipSync(script))
  writeFileSync(path.join(folder, "secret.js"), "no")
  const app = serverOver(folder)
  after(() => rmSync(folder, { recursive: true }))

  function serverOver(built: string) {
    const created = fastify()
    addConsolePages(created, { folder: built })
    return created
  }

  it("are one page at every path, never stored, with a policy of its own", async () => {
    for (const url of ["/console", "/console/", "/console/messages/MS0123", "/console/welcome"]) {
      const { statusCode, headers, body } = await app.inject({ url })
      assert.equal(statusCode, 200, url)
      assert.equal(headers["cache-control"], "no-store")
      const nonce = /content="([\w-]{22})"/.exec(body)?.[1]
      assert.ok(String(headers["content-security-policy"]).includes(`'nonce-${nonce}'`), url)
    }
  })

  it("allow nothing inline but styles with the nonce of this answer", async () => {
    const [one, other] = await Promise.all([app.inject({ url: "/console" }), app.inject({ url: "/console" })])
    const policy = String(one.headers["content-security-policy"])
    assert.match(policy, /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.notEqual(policy, other.headers["content-security-policy"])
  })

  it("leave the paths of the API to the API", async () => {
    for (const url of ["/console/v1", "/console/v1/nonsense", "/console/v1?x"])
      assert.equal((await app.inject({ url })).statusCode, 404, url)
  })

  it("load files that browsers keep for good, compressed for browsers that accept it", async () => {
    const url = "/console/assets/index-abc.js"
    const plain = await app.inject({ url, headers: { "accept-encoding": "gzip;q=0" } })
    assert.deepEqual([plain.body, plain.headers["content-encoding"]], [script, undefined])
    assert.match(String(plain.headers["cache-control"]), /max-age=31536000, immutable/)
    assert.match(String(plain.headers["content-type"]), /^text\/javascript/)
    const packed = await app.inject({ url, headers: { "accept-encoding": "br, gzip" } })
    assert.equal(packed.headers["content-encoding"], "gzip")
    assert.equal(gunzipSync(packed.rawPayload).toString(), script)
  })

  it("lead to no file but the built ones", async () => {
    for (const name of ["..%2fsecret.js", "%2e%2e%2fsecret.js", "none.js", ".hidden.js", "a%00.js", "index-abc.js.gz"])
      assert.equal((await app.inject({ url: `/console/assets/${name}` })).statusCode, 404, name)
  })

  it("say what to do while the console is not built", async () => {
    const { statusCode, body } = await serverOver(path.join(folder, "none")).inject({ url: "/console" })
    assert.equal(statusCode, 503)
    assert.match(body, /start Posthorn with npm start/)
  })
})
