import assert from "node:assert/strict"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { after, test } from "node:test"
import { gzipSync } from "node:zlib"
import { systemClock } from "#core/std/clock.ts"
import { createAuthority, createSelfSigned } from "../../../test/support/certificates.ts"
import { startDnsServer } from "../../../test/support/dns-server.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import { Outgoing, type OutgoingOptions } from "./outgoing.ts"
import type { PostRequest } from "./http-client.ts"

const receiver = await startHttpsReceiver()
const loopback = ["127.0.0.0/8", "::1/128"]
const closing: (() => Promise<void>)[] = [() => receiver.close()]
after(() => Promise.all(closing.map((close) => close())))

const outgoing = newOutgoing()

function newOutgoing(options: Partial<OutgoingOptions> = {}): Outgoing {
  const made = new Outgoing({ clock: systemClock, allowedRanges: loopback, extraCa: receiver.ca, ...options })
  closing.push(() => made.stop())
  return made
}

function post(request: Partial<PostRequest> = {}, by = outgoing) {
  return by.post({
    url: `${receiver.url}/hook?a=b`,
    headers: [],
    body: "{}",
    deadlineMs: 5_000,
    responseBytesMax: 1_000,
    ...request,
  })
}

async function failure(request: Partial<PostRequest>, by = outgoing): Promise<string> {
  const outcome = await post(request, by)
  assert.equal(outcome.kind, "failure")
  return outcome.kind === "failure" ? `${outcome.failure.kind}: ${outcome.failure.reason}` : ""
}

/** Opens a port that accepts connections and calls `act` for each. */
async function startPort(act: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}))
    act(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `https://localhost:${(server.address() as AddressInfo).port}/`
}

test("a request that follows an answer goes over the same connection", async () => {
  const ports = new Set<number | undefined>()
  receiver.respond = (response) => {
    ports.add(response.socket?.remotePort)
    response.writeHead(204).end()
  }
  const by = newOutgoing()
  for (let count = 0; count < 10; count++) await post({}, by)
  assert.equal(ports.size, 1)
})

test("a POST arrives as it was given, and its answer comes back", async () => {
  receiver.requests.length = 0
  receiver.respond = (response) => response.writeHead(201, { "x-answer": "yes" }).end("thanks")
  const outcome = await post({ headers: ["content-type", "application/json", "x-one", "1"], body: '{"über":"📯"}' })
  const [request] = receiver.requests
  assert.equal(request?.body, '{"über":"📯"}')
  assert.equal(request?.path, "/hook?a=b")
  assert.equal(request?.headers["x-one"], "1")
  assert.ok(outcome.kind === "response")
  assert.deepEqual(
    [outcome.status, outcome.headers["x-answer"], outcome.body.toString(), outcome.isCut],
    [201, "yes", "thanks", false],
  )
})

test("a request of any method arrives, and its whole answer comes back", async () => {
  receiver.requests.length = 0
  receiver.respond = (response) => response.writeHead(404).end('{"error":"gone"}')
  const rest = { deadlineMs: 5_000, responseBytesMax: 1_000 }
  const url = `${receiver.url}/v1/orders`
  const read = await outgoing.request({ method: "GET", url, headers: ["accept", "application/json"], ...rest })
  assert.ok(read.kind === "response")
  assert.deepEqual([read.status, read.body.toString()], [404, '{"error":"gone"}'])
  await outgoing.request({ method: "PATCH", url, headers: [], body: "[]", ...rest })
  assert.deepEqual(
    receiver.requests.map(({ method, body }) => [method, body]),
    [
      ["GET", ""],
      ["PATCH", "[]"],
    ],
  )
})

test("a failure says whether the request can have reached the peer", async () => {
  const isSent = async (request: Partial<PostRequest>) => {
    const outcome = await post(request)
    return outcome.kind === "failure" ? outcome.isSent : undefined
  }
  const gone = await startHttpsReceiver()
  await gone.close()
  assert.equal(await isSent({ url: gone.url }), false)
  assert.equal(await isSent({ url: await startPort((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n")) }), false)
  assert.equal(await isSent({ url: await startPort(() => {}), deadlineMs: 150 }), false)
  assert.equal(await isSent({ url: "http://example.com/" }), false)
  receiver.respond = (response) => response.socket?.destroy()
  assert.equal(await isSent({}), true)
  receiver.respond = () => {}
  assert.equal(await isSent({ deadlineMs: 150 }), true)
})

test("a redirect is an answer, and the client does not follow it", async () => {
  receiver.requests.length = 0
  receiver.respond = (response) => response.writeHead(302, { location: "/elsewhere" }).end()
  const outcome = await post()
  assert.equal(outcome.kind === "response" && outcome.status, 302)
  assert.equal(receiver.requests.length, 1)
})

test("an endless body is read to the limit and the connection closed", async () => {
  const closed = Promise.withResolvers<void>()
  receiver.respond = (response) => {
    response.on("close", () => closed.resolve())
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, "x")));
    }
    response.on("drain", more)
    more()
  }
  const outcome = await post()
  assert.ok(outcome.kind === "response")
  assert.deepEqual([outcome.status, outcome.body.length, outcome.isCut], [200, 1_000, true])
  await closed.promise
})

test("a gzip bomb stays as small as it was sent", async () => {
  const bomb = gzipSync(Buffer.alloc(500_000))
  receiver.respond = (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb)
  const outcome = await post()
  assert.ok(outcome.kind === "response" && outcome.body.equals(bomb))
})

test("an answer that never comes ends at the deadline, and so does one that drips", async () => {
  receiver.respond = () => {}
  assert.equal(await failure({ deadlineMs: 150 }), "timeout: No response arrived within 0.15 s.")
  receiver.respond = (response) => {
    response.writeHead(200)
    const drip = () => void (response.destroyed || response.write("x", () => systemClock.after(20, drip)))
    drip()
  }
  assert.equal(await failure({ deadlineMs: 200 }), "timeout: The response was not complete within 0.2 s.")
})

test("a handshake that never ends ends at the deadline", async () => {
  const url = await startPort(() => {})
  assert.equal(await failure({ url, deadlineMs: 150 }), "timeout: No connection was established within 0.15 s.")
})

test("a request whose deadline passed while it waited for a connection is never sent", async () => {
  receiver.requests.length = 0
  const held = Promise.withResolvers<void>()
  receiver.respond = (response) => void held.promise.then(() => response.end())
  const narrow = newOutgoing({ connectionsMax: 1 })
  const first = post({ body: "first" }, narrow)
  await receiver.received(1)
  assert.match(await failure({ body: "late", deadlineMs: 60 }, narrow), /^timeout/)
  held.resolve()
  await first
  receiver.respond = (response) => response.end()
  await post({ body: "third" }, narrow)
  assert.deepEqual(
    receiver.requests.map(({ body }) => body),
    ["first", "third"],
  )
})

test("the reason of a reset says how far the request had come", async () => {
  const inHandshake = await startPort((socket) => socket.once("data", () => socket.resetAndDestroy()))
  assert.equal(await failure({ url: inHandshake }), "reset: The connection was closed while it was being established.")
  receiver.respond = (response) => response.socket?.destroy()
  assert.equal(await failure({}), "reset: The connection was closed before a response arrived.")
  receiver.respond = (response) =>
    response.writeHead(200, { "content-length": "100" }).write("half", () => response.socket?.destroy())
  assert.equal(await failure({}), "reset: The connection was closed in the middle of the response.")
})

test("a closed port is a refused connection", async () => {
  const gone = await startHttpsReceiver()
  await gone.close()
  assert.match(await failure({ url: gone.url }), /^refused: /)
})

test("a server without HTTP, or without TLS, has a failure of its own", async () => {
  assert.match(
    await failure({ url: await startPort((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n")) }),
    /^tls: The TLS handshake failed/,
  )
  receiver.respond = (response) => response.socket?.end("NONSENSE\r\n\r\n")
  assert.equal(await failure({}), "protocol: The response is not valid HTTP/1.1.")
})

test("a certificate that does not hold is refused, each with its reason", async () => {
  const authority = createAuthority()
  const trusting = newOutgoing({ extraCa: authority.cert })
  const cases = [
    [createSelfSigned(["localhost"]), "tls: The certificate is self-signed."],
    [
      authority.issue({ names: ["localhost"], notAfter: new Date(Date.now() - 1_000) }),
      "tls: The certificate has expired.",
    ],
    [
      authority.issue({ names: ["localhost"], notBefore: new Date(Date.now() + 86_400_000) }),
      "tls: The certificate is not valid yet.",
    ],
    [authority.issue({ names: ["example.com"] }), "tls: The certificate was issued for another host name."],
    [
      createAuthority().issue({ names: ["localhost"] }),
      "tls: The certificate's issuer is not trusted, or an intermediate certificate is missing.",
    ],
  ] as const
  for (const [certificate, reason] of cases) {
    const faulty = await startHttpsReceiver({ certificate })
    closing.push(() => faulty.close())
    assert.equal(await failure({ url: faulty.url }, trusting), reason)
    assert.equal(faulty.requests.length, 0)
  }
})

test("no form of a loopback address is called without an allowed range", async () => {
  const strict = newOutgoing({ allowedRanges: [] })
  receiver.requests.length = 0
  const hosts = [
    "localhost",
    "127.0.0.1",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "127.1",
    "0.0.0.0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
  ]
  for (const host of hosts)
    assert.match(await failure({ url: `https://${host}:${receiver.port}/` }, strict), /^blocked: /, host)
  assert.equal(receiver.requests.length, 0)
})

test("a name that leads to a private address is refused when it is called, and the sentence keeps the address", async () => {
  const dns = await startDnsServer({
    "private.example": ["127.0.0.1"],
    "mixed.example": ["93.184.215.14", "10.0.0.1"],
    "mapped.example": ["::ffff:127.0.0.1"],
    "metadata.example": ["169.254.169.254"],
    "empty.example": [],
  })
  closing.push(() => dns.close())
  const strict = newOutgoing({ allowedRanges: [], dnsServers: [dns.address] })
  for (const name of ["private.example", "mixed.example", "mapped.example", "metadata.example"]) {
    const reason = await failure({ url: `https://${name}:${receiver.port}/` }, strict)
    assert.equal(
      reason,
      "blocked: The host has a private or reserved address. Posthorn calls only public addresses.",
      name,
    )
  }
  assert.equal(
    await failure({ url: "https://nowhere.example/" }, strict),
    "name: The name nowhere.example does not exist.",
  )
  assert.equal(await failure({ url: "https://empty.example/" }, strict), "name: The name empty.example has no address.")
})

test("a name is asked for once while its answer is fresh, and resolves to a server that is really there", async () => {
  const authority = createAuthority()
  const named = await startHttpsReceiver({ certificate: authority.issue({ names: ["hooks.example"] }) })
  const dns = await startDnsServer({ "hooks.example": ["127.0.0.1"] })
  closing.push(
    () => named.close(),
    () => dns.close(),
  )
  const caller = newOutgoing({ extraCa: authority.cert, dnsServers: [dns.address] })
  const url = `https://hooks.example:${named.port}/`
  const outcomes = await Promise.all([1, 2, 3].map(() => post({ url }, caller)))
  assert.ok(outcomes.every((outcome) => outcome.kind === "response" && outcome.status === 200))
  assert.deepEqual(dns.asked.length, 2)
})

test("a name server that never answers holds a request to its deadline and no longer", async () => {
  const dns = await startDnsServer({ "silent.example": null })
  closing.push(() => dns.close())
  const caller = newOutgoing({ dnsServers: [dns.address] })
  assert.match(await failure({ url: "https://silent.example/", deadlineMs: 200 }, caller), /^timeout: No connection/)
})

test("a URL that should not be in the store is not called either", async () => {
  assert.equal(await failure({ url: "http://localhost/" }), "blocked: The URL must begin with https:// and a host.")
  assert.match(await failure({ url: "nonsense" }), /^blocked: This is not a URL/)
})

test("a stopped client ends each request immediately and says so", async () => {
  receiver.respond = () => {}
  const stopped = newOutgoing()
  receiver.requests.length = 0
  const underWay = failure({}, stopped)
  await receiver.received(1)
  await stopped.stop()
  assert.match(await underWay, /^busy: The service is stopping/)
  assert.match(await failure({}, stopped), /^busy: The service is stopping/)
})

const image = { deadlineMs: 5_000, bytesMax: 1_000, accepts: (type: string) => type === "image/png" }

test("media is fetched whole, by its content type", async () => {
  receiver.respond = (response) => response.writeHead(200, { "content-type": "Image/PNG; q=1" }).end("pixels")
  const fetched = await outgoing.fetch({ url: `${receiver.url}/a.txt`, ...image })
  assert.ok(fetched.kind === "fetched")
  assert.deepEqual([fetched.contentType, fetched.content.toString()], ["image/png", "pixels"])
})

test("media of another type, another status or another size is not", async () => {
  const kinds = async (url = receiver.url) => {
    const fetched = await outgoing.fetch({ url, ...image })
    return fetched.kind === "failure" ? `${fetched.failure.kind}: ${fetched.failure.reason}` : fetched.kind
  }
  receiver.respond = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")
  assert.equal(await kinds(), "protocol: The content type text/html is not supported.")
  receiver.respond = (response) => response.writeHead(200).end("?")
  assert.equal(await kinds(), "protocol: The content type is missing and is not supported.")
  receiver.respond = (response) => response.writeHead(404).end()
  assert.equal(await kinds(), "protocol: The host responded with status 404, not 200.")
  for (const status of [429, 500, 503]) {
    receiver.respond = (response) => response.writeHead(status).end()
    assert.equal(await kinds(), `unavailable: The host responded with status ${status}, not 200.`)
  }
  receiver.respond = (response) => response.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc(1_001))
  assert.equal(await kinds(), "too_large: The content is larger than 1000 bytes.")
  receiver.respond = (response) => {
    response.writeHead(200, { "content-type": "image/png" })
    response.write(Buffer.alloc(600))
    response.end(Buffer.alloc(600))
  }
  assert.equal(await kinds(), "too_large: The content is larger than 1000 bytes.")
  assert.match(await kinds("https://10.0.0.1/"), /^blocked/)
})
