import { createServer } from "node:https"
import type { IncomingHttpHeaders, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Duplex } from "node:stream"
import type { TLSSocket } from "node:tls"
import { createAuthority, type Certificate } from "./certificates.ts"
import { eventually } from "./eventually.ts"

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The bytes as text; they are what was signed. */
  body: string
  /**
   * The common name of the client certificate, where one is asked for, and on which of its connections,
   * counted from 1, it came.
   */
  client?: { name: string; connection: number } | null
}

export interface HttpsReceiver {
  /** `https://localhost:<port>`, without a path. */
  url: string
  port: number
  /** PEM of the authority to trust. */
  ca: string
  /** Everything that came, in order. */
  requests: Received[]
  /** How requests are answered from now on. The default is 200 with an empty body. */
  respond: (response: ServerResponse, request: Received) => void
  /**
   * Resolves with the first `count` requests once so many came; rejects when that takes longer than a minute.
   */
  received(count: number): Promise<Received[]>
  close(): Promise<void>
}

export interface ReceiverOptions {
  /** Instead of any that is free. */
  port?: number
  respond?: HttpsReceiver["respond"]
  /** Instead of one for localhost, 127.0.0.1 and ::1 from an authority of its own. */
  certificate?: Certificate
  /** PEM of the authority whose client certificates are asked for; nobody else is let in. */
  clientCa?: string
  /** False: requests are answered and not kept. For loads of hundreds of thousands. */
  keepRequests?: boolean
}

/**
 * A webhook receiver as a customer would run it: HTTPS on loopback, a certificate from a private authority,
 * real sockets.
 */
export async function startHttpsReceiver(options: ReceiverOptions = {}): Promise<HttpsReceiver> {
  const authority = createAuthority()
  const certificate = options.certificate ?? authority.issue({ names: ["localhost", "127.0.0.1", "::1"] })
  const sockets = new Set<Duplex>()
  const { clientCa } = options
  const asking = clientCa === undefined ? {} : { requestCert: true, rejectUnauthorized: true, ca: clientCa }
  const connections = new Map<Duplex, number>()
  const server = createServer({ ...certificate, ...asking }, (request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("error", () => response.destroy())
    request.on("end", () => {
      const { method = "", url = "", headers } = request
      const client = clientCa === undefined ? null : clientOf(request.socket as TLSSocket)
      const received = { method, path: url, headers, body: Buffer.concat(chunks).toString(), client }
      if (options.keepRequests !== false) receiver.requests.push(received)
      receiver.respond(response, received)
    })
  })
  const clientOf = (socket: TLSSocket) => {
    const connection = connections.get(socket) ?? connections.size + 1
    connections.set(socket, connection)
    return { name: String(socket.getPeerCertificate().subject.CN), connection }
  }
  server.on("connection", (socket) =>
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket))),
  )
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const receiver: HttpsReceiver = {
    url: `https://localhost:${port}`,
    port,
    ca: authority.cert,
    requests: [],
    respond: options.respond ?? ((response) => response.end()),
    async received(count) {
      await eventually(`${count} requests came`, () => receiver.requests.length >= count)
      return receiver.requests.slice(0, count)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return receiver
}
