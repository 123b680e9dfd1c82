/** Python's HTTP server and parsers as the far side: what they read is what was sent. */
import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import type { ChildProcessByStdio } from "node:child_process"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { after, before, test } from "node:test"
import { Outgoing } from "#outgoing/outgoing.ts"
import { systemClock } from "#std/clock.ts"
import { submissionOf } from "#carriers/testing.ts"
import { deafListener, loopback, newHttpCarrier } from "./testing.ts"

/** Prints its port, and then each request as it understands it. The path decides how it answers. */
const receiver = String.raw`
import json, sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        url = urlsplit(self.path)
        text = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
        is_json = self.headers.get("content-type") == "application/json"
        body = json.loads(text) if is_json else parse_qs(text, keep_blank_values=True)
        print(json.dumps({"query": parse_qs(url.query), "body": body}), flush=True)
        if url.path == "/cut":
            self.connection.shutdown(2)
            return
        if url.path == "/garbage":
            self.wfile.write(b"\x00\xff garbage, and no HTTP\r\n\r\n")
            self.close_connection = True
            return
        answer = b"{not json" if url.path == "/broken" else json.dumps({"id": "p1"}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    do_GET = do_POST

    def log_message(self, *words):
        pass

server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
`

const skip = spawnSync("python3", ["--version"]).status === 0 ? false : "there is no Python here"
const outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, plainHttp: true })
let python: ChildProcessByStdio<null, Readable, null>
let lines: AsyncIterator<string>
let url = ""

before(async () => {
  if (skip) return
  python = spawn("python3", ["-c", receiver], { stdio: ["ignore", "pipe", "ignore"] })
  lines = createInterface(python.stdout)[Symbol.asyncIterator]()
  url = `http://127.0.0.1:${await nextLine()}`
})
after(async () => {
  await outgoing.stop()
  if (!skip) python.kill()
})

async function nextLine(): Promise<string> {
  const { value } = (await lines.next()) as { value: string }
  return value
}

const ways = {
  "a form": { form: { to: "{{to}}", text: "{{body}}" } },
  JSON: { json: { to: "{{to}}", text: ["{{body}}"] } },
  "a query": { method: "GET", query: { to: "{{to}}", text: "{{body}}" } },
}
const texts = [
  "Your table is ready.",
  "x & y=z+%41 ".repeat(120),
  "Grüße 😀\r\n\t",
  "שלום עולם, مرحبا",
  `"}]} \\ </script>`,
]

for (const [name, way] of Object.entries(ways))
  test(`Python reads in ${name} what was written`, { skip }, async () => {
    const settings = { request: { url: `${url}/send`, ...way }, answer: { reference: "id" } }
    const carrier = newHttpCarrier(settings, { outgoing })
    await carrier.start(deafListener)
    for (const body of texts) {
      const outcome = await carrier.submit(submissionOf({ body }))
      assert.deepEqual(outcome, { kind: "accepted", references: ["p1"] })
      const read = JSON.parse(await nextLine()) as { query: object; body: Record<string, unknown> }
      const { to, text } = { ...read.query, ...read.body } as { to: unknown; text: unknown }
      assert.deepEqual([[to].flat(), text], [["+15551234567"], [body]])
    }
    await carrier.stop()
  })

for (const answer of ["cut", "garbage", "broken"])
  test(`an answer that is ${answer} leaves the outcome unknown, and the carrier works on`, { skip }, async () => {
    const request = { url: `${url}/${answer}`, form: { text: "{{body}}" } }
    const carrier = newHttpCarrier({ request, answer: { reference: "id" } }, { outgoing })
    await carrier.start(deafListener)
    assert.equal((await carrier.submit(submissionOf())).kind, "unknown")
    await nextLine()
    assert.equal(carrier.status().state, "up")
    await carrier.stop()
  })
