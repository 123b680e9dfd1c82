import assert from "node:assert/strict"
import { connect } from "node:net"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#api/testing.ts"

let api: TestApi
before(async () => (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

/** Returns the status line of the answer to a request that no client library would send. */
async function ask(...head: string[]): Promise<string> {
  const socket = connect(Number(new URL(api.baseUrl).port), "127.0.0.1")
  socket.end(`${head.join("\r\n")}\r\n\r\n`)
  return (await socket.toArray()).join("").split("\r\n", 1)[0] ?? ""
}

test("a request with two Host headers is refused, also when they are equal (RFC 9112, section 3.2)", async () => {
  for (const second of ["b.example", "a.example"])
    for (const version of ["1.1", "1.0"])
      assert.equal(
        await ask(`GET /docs HTTP/${version}`, "Host: a.example", `hOST: ${second}`, "Connection: close"),
        "HTTP/1.1 400 Bad Request",
      )
  assert.equal(await ask("GET /docs HTTP/1.1", "Host: a.example", "Connection: close"), "HTTP/1.1 200 OK")
})
