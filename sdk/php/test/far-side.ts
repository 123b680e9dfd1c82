import { once } from "node:events"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { createAuthority } from "../../../server/test/support/certificates.ts"

/**
 * A server for what the shared behaviours do not have. The first part of the path says what it answers, and the
 * last one is the sid of the answer.
 */
export async function startFarSide() {
  const json = (response: ServerResponse, text: string | Buffer, headers: Record<string, string> = {}) =>
    response.writeHead(200, { "content-type": "application/json", ...headers }).end(text)
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, " "))
  const answers: Record<string, (response: ServerResponse, sid: string) => void> = {
    echo: (response, sid) => json(response, JSON.stringify({ sid })),
    bomb: (response) => json(response, bomb, { "content-encoding": "gzip" }),
    "no-gzip": (response) => json(response, "plain", { "content-encoding": "gzip" }),
    deep: (response) => json(response, `{"sid":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
    large: (response) => json(response, '{"sid":"MS1","num_segments":18446744073709551617}'),
    empty: (response) => json(response, '{"sid":"MS1","metadata":{},"tags":[],"created_at":"tomorrow"}'),
    head(response) {
      response.socket?.write("HTTP/1.1 200 OK\r\n")
      const timer = setInterval(() => response.socket?.write("x-a: 1\r\n"), 50)
      response.socket?.on("close", () => clearInterval(timer))
    },
    events(response) {
      response.writeHead(200, { "content-type": "text/event-stream" })
      for (const id of [0, 1]) response.write(`id: ${id}\ndata: [{"sid":"MS${id}"}]\n\n`)
    },
    "two-lengths"(response) {
      response.socket?.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}\n")
    },
  }
  const listener: RequestListener = (request, response) => {
    const [, first = "", ...others] = (request.url ?? "").replace(/^http:\/\/[^/]*/, "").split("/")
    answers[first]?.(response, others.at(-1) ?? "")
  }
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-php-far-side-"))
  const caFile = path.join(folder, "ca.pem")
  const authority = createAuthority()
  writeFileSync(caFile, authority.cert)
  const plain = createServer(listener)
  const tls = createTlsServer(authority.issue({ names: ["127.0.0.1"] }), listener)
  // The far side that the client asked for does not matter: this proxy leads to one.
  const proxy = createServer().on("connect", (request, socket) => {
    const isKnown = request.headers["proxy-authorization"] === `Basic ${btoa("user:p@ss")}`
    socket.write(`HTTP/1.1 ${isKnown ? "200 OK" : "407 Proxy Authentication Required"}\r\n\r\n`)
    if (!isKnown) return socket.end()
    tls.emit("connection", socket)
  })
  const servers = [plain, tls, proxy]
  const [url, tlsUrl, proxyUrl] = await Promise.all(servers.map(listen))
  return {
    /** For the program of PHP. */
    env: {
      FAR_SIDE: `http://${url}`,
      FAR_SIDE_TLS: `https://${tlsUrl}`,
      FAR_SIDE_PROXY: proxyUrl,
      FAR_SIDE_CA: caFile,
    },
    [Symbol.asyncDispose]: async () => {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
      await rm(folder, { recursive: true })
    },
  }
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening")
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
