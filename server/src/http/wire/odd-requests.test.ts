import assert from "node:assert/strict"
import { once } from "node:events"
import { connect } from "node:net"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

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

test("a body in chunks, or one that waits for 100 Continue, leaves the connection open", async () => {
  const socket = connect(Number(new URL(api.baseUrl).port), "127.0.0.1")
  const common = ["POST /v1/messages HTTP/1.1", "Host: a.example", "Content-Type: application/json"]
  const head = [...common, `Authorization: ${api.account.authorization}`]
  let text = ""
  socket.setEncoding("utf8").on("data", (piece: string) => (text += piece))
  const until = async (wanted: RegExp) => {
    while (!wanted.test(text)) await once(socket, "data")
    text = ""
  }
  socket.write(`${[...head, "Transfer-Encoding: chunked"].join("\r\n")}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)
  await until(/^HTTP\/1\.1 400 [^]*\n$/)
  socket.write(`${[...head, "Expect: 100-continue", "Content-Length: 2"].join("\r\n")}\r\n\r\n`)
  await until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
  socket.write("{}")
  await until(/^HTTP\/1\.1 400 [^]*\n$/)
  socket.write(`${[...common, "Expect: 100-continue", "Content-Length: 2"].join("\r\n")}\r\n\r\n`)
  await until(/^HTTP\/1\.1 401 [^]*connection: close[^]*\n$/i)
  await once(socket, "end")
  socket.destroy()
})
