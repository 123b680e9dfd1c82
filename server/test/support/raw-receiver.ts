import { createServer, type AddressInfo, type Server, type Socket } from "node:net"
import { createServer as createTlsServer, type TlsOptions, type TLSSocket } from "node:tls"
import type { Authority } from "./certificates.ts"

/** What listens on a port of loopback and answers in bytes, so that it can break every rule. */
export interface RawReceiver {
  url: string
  port: number
  /** Connections so far, whatever became of them. */
  connections: number
  /** Whole requests so far. */
  requests: number
  close(): Promise<void>
}

/** Does with a connection what it likes. Called at its beginning, with what resets it (TCP RST). */
export type OnConnection<Kind extends Socket> = (socket: Kind, reset: () => void) => void
/** Called once for each whole request. */
export type OnRequest = OnConnection<TLSSocket>

const host = "localhost"
const certificates = new WeakMap<Authority, { cert: string; key: string }>()

/** TCP without TLS. */
export function startRawPort(act: OnConnection<Socket>): Promise<RawReceiver> {
  return listen((receiver) =>
    createServer((socket) => {
      receiver.connections++
      act(quiet(socket), () => socket.resetAndDestroy())
    }),
  )
}

/** TLS with a certificate for localhost, or as the options say; `act` gets the socket after the handshake. */
export function startRawTls(
  authority: Authority,
  act: OnConnection<TLSSocket>,
  options: TlsOptions = {},
): Promise<RawReceiver> {
  return listen((receiver) => {
    const below = new Map<number | undefined, Socket>()
    const server = createTlsServer({ ...certificateOf(authority), ...options }, (socket) =>
      act(quiet(socket), () => below.get(socket.remotePort)?.resetAndDestroy()),
    )
    server.on("connection", (socket) => {
      receiver.connections++
      below.set(socket.remotePort, quiet(socket))
    })
    return server.on("tlsClientError", () => {})
  })
}

/** TLS that reads each request to its end and then leaves the answer to `act`. */
export async function startRawHttps(authority: Authority, act: OnRequest): Promise<RawReceiver> {
  const receiver = await startRawTls(authority, (socket, reset) => {
    let bytes = Buffer.alloc(0)
    socket.on("data", (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      for (let length = requestLength(bytes); length && bytes.length >= length; length = requestLength(bytes)) {
        receiver.requests++
        act(socket, reset)
        bytes = bytes.subarray(length)
      }
    })
  })
  return receiver
}

/** Writes again and again for as long as there is room, and whenever there is some again. */
export function flood(socket: Socket, bytes: Buffer): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on("drain", more)
  more()
}

function requestLength(bytes: Buffer): number {
  const end = bytes.indexOf("\r\n\r\n")
  if (end < 0) return 0
  const length = /content-length: (\d+)/i.exec(bytes.toString("latin1", 0, end))?.[1]
  return end + 4 + Number(length ?? 0)
}

function certificateOf(authority: Authority): { cert: string; key: string } {
  let certificate = certificates.get(authority)
  if (!certificate) certificates.set(authority, (certificate = authority.issue({ names: [host] })))
  return certificate
}

function quiet<Kind extends Socket>(socket: Kind): Kind {
  return socket.on("error", () => {})
}

async function listen(create: (receiver: RawReceiver) => Server): Promise<RawReceiver> {
  const sockets = new Set<Socket>()
  const receiver: RawReceiver = { url: "", port: 0, connections: 0, requests: 0, close: async () => {} }
  const server = create(receiver)
  server.on("connection", (socket) => sockets.add(socket.on("close", () => sockets.delete(socket))))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  receiver.port = (server.address() as AddressInfo).port
  receiver.url = `https://${host}:${receiver.port}/`
  receiver.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return receiver
}
