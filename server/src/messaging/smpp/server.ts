import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from "node:net"
import { createServer as createTlsServer } from "node:tls"
import { Deadlines } from "#core/std/deadlines.ts"
import type { BindName } from "./commands.ts"
import type { Pdu, RequestPdu } from "./pdu.ts"
import { SmppSession } from "./session.ts"
import {
  sessionDefaults,
  type SmppAnswer,
  type SessionEnd,
  type SessionNotice,
  type SessionOptions,
} from "./session-options.ts"

export interface ServerTls {
  /** PEM of our certificate, with its chain, and its key. */
  cert: string
  key: string
  /**
   * PEM of the certificate authorities of clients. With it, the server refuses a client without a certificate
   * from one of them.
   */
  clientCa?: string
}

export interface ServerOptions {
  /** An address of this machine. Default: all addresses. */
  host?: string
  /** 0 for any free port. Usual ports are 2775, and 3550 with TLS. */
  port: number
  tls?: ServerTls | undefined
  session: SessionOptions
  /** The limit of open connections, bound or not; further ones are closed. */
  connectionsMax: number
  /** Accepts or refuses a bind. Status 0 accepts it; `fields.systemId` is our system id. */
  bind(request: Pdu<BindName>, session: SmppSession, remoteAddress: string): SmppAnswer | Promise<SmppAnswer>
  /** Answers a request of a bound client. See `SessionListener.request`. */
  request(request: RequestPdu, session: SmppSession): SmppAnswer | Promise<SmppAnswer>
  notice?(notice: SessionNotice, session: SmppSession): void
  closed?(session: SmppSession, closed: SessionEnd): void
  /**
   * Called when a connection could not be accepted, for example because of too few file descriptors. The
   * server continues.
   */
  failed?(error: Error): void
}

/** Listens for SMPP clients and keeps a session with each. Closes clients that do not bind in time. */
export class SmppServer {
  readonly #options: ServerOptions
  readonly #server: Server
  readonly #sessions = new Set<SmppSession>()
  readonly #deadlines: Deadlines

  constructor(options: ServerOptions) {
    this.#options = options
    this.#deadlines = new Deadlines(options.session.clock)
    const { tls } = options
    this.#server = tls
      ? this.#tlsServer(tls)
      : createTcpServer({ noDelay: true }, (socket) => this.#acceptConnection(socket))
    this.#server.maxConnections = options.connectionsMax
  }

  /** All open sessions, bound or not. */
  get sessions(): ReadonlySet<SmppSession> {
    return this.#sessions
  }

  /** Resolves with the port on which the server listens. Rejects when it cannot listen. */
  start(): Promise<number> {
    const { port, host } = this.#options
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject)
      this.#server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
        this.#server.off("error", reject)
        this.#server.on("error", (error) => this.#options.failed?.(error))
        resolve((this.#server.address() as AddressInfo).port)
      })
    })
  }

  /** Accepts no more connections and unbinds every session in order. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    await Promise.all([...this.#sessions].map((session) => session.unbind()))
    await closed
  }

  #tlsServer({ cert, key, clientCa }: ServerTls): Server {
    const { bindWithinMs: handshakeTimeout = sessionDefaults.bindWithinMs } = this.#options.session
    const demands = clientCa === undefined ? {} : { ca: clientCa, requestCert: true, rejectUnauthorized: true }
    const server = createTlsServer({ cert, key, minVersion: "TLSv1.2", noDelay: true, handshakeTimeout, ...demands })
    return server.on("secureConnection", (socket) => this.#acceptConnection(socket))
  }

  #acceptConnection(socket: Socket): void {
    const { bind, request, notice, closed } = this.#options
    const remoteAddress = socket.remoteAddress ?? ""
    const session: SmppSession = new SmppSession(
      socket,
      {
        bind: (pdu) => bind.call(this.#options, pdu, session, remoteAddress),
        request: (pdu) => request.call(this.#options, pdu, session),
        notice: (said) => notice?.call(this.#options, said, session),
      },
      { deadlines: this.#deadlines, ...this.#options.session },
    )
    this.#sessions.add(session)
    void session.closed.then((end) => {
      this.#sessions.delete(session)
      closed?.call(this.#options, session, end)
    })
  }
}
