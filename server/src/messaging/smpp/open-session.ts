import { connect as connectTcp, isIP, type Socket } from "node:net"
import { connect as connectTls, getCACertificates } from "node:tls"
import type { BindName, PduFields } from "./commands.ts"
import { statusClass, statusName, type StatusClass } from "./command-status.ts"
import { SmppSession } from "./session.ts"
import type { Peer, SessionListener, SessionOptions } from "./session-options.ts"

export interface TlsOptions {
  /** PEM of authorities to trust in addition to the usual ones. */
  ca?: string
  /** The name that the certificate must have. Default: the host. */
  servername?: string
  /** PEM of our own certificate and its key, for peers that request one. */
  cert?: string
  key?: string
}

export interface SessionTarget {
  host: string
  port: number
  /**
   * Default: plain TCP. The certificate is always verified; `ca` and `servername` make a private certificate
   * trusted.
   */
  tls?: TlsOptions | undefined
  /** The local address of the connection, for peers that accept only some addresses. */
  localAddress?: string | undefined
  connectTimeoutMs: number
}

export interface OpenOptions {
  target: SessionTarget
  bind: { command: BindName } & Partial<PduFields<BindName>>
  session: SessionOptions
  listener: SessionListener
  /** Aborts the attempt immediately. */
  signal?: AbortSignal
}

/** Why a session could not be opened, and whether an operator must change something first. */
export interface OpenFailure {
  kind: "failed"
  stage: "connect" | "tls" | "bind"
  /** The status of the peer's answer to the bind, and its class; null without an answer. */
  status: number | null
  statusClass: StatusClass | null
  /** A sentence for people with the remedy. */
  reason: string
}

export type OpenedSession = { kind: "bound"; session: SmppSession; peer: Peer } | OpenFailure

/**
 * Connects, with TLS when `target.tls` is given, and binds. Ends within the two deadlines and never rejects.
 */
export async function openSession(options: OpenOptions): Promise<OpenedSession> {
  const { target, bind, session: limits, listener, signal } = options
  const socket = await connect(target, limits, signal)
  if ("kind" in socket) return socket
  const session = new SmppSession(socket, listener, limits)
  const abort = () => session.destroy("It was given up.")
  signal?.addEventListener("abort", abort, { once: true })
  const { command, ...fields } = bind
  const fate = await session.bind(command, fields)
  signal?.removeEventListener("abort", abort)
  if (session.peer && session.state === "bound") return { kind: "bound", session, peer: session.peer }
  session.destroy("The bind failed.")
  const { reason } = await session.closed
  if (fate.kind === "answered" && fate.status !== 0) return refused(fate.status)
  if (fate.kind === "unknown" && fate.cause === "timeout")
    return failed("bind", "The peer did not respond to the bind.")
  return failed("bind", fate.kind === "not_sent" ? fate.reason : `The peer did not respond to the bind. ${reason}`)
}

function refused(status: number): OpenFailure {
  const hint = statusClass(status)
  const advice = hint === "credentials" ? " Check the system id, the password and the system type." : ""
  const reason = `The peer refused the bind with ${statusName(status)}.${advice}`
  return { kind: "failed", stage: "bind", status, statusClass: hint, reason }
}

function failed(stage: OpenFailure["stage"], reason: string): OpenFailure {
  return { kind: "failed", stage, status: null, statusClass: null, reason }
}

function connect(
  target: SessionTarget,
  { clock }: SessionOptions,
  signal?: AbortSignal,
): Promise<Socket | OpenFailure> {
  return new Promise((resolve) => {
    const socket = target.tls ? startTls(target, target.tls) : startTcp(target)
    const finish = (failure: OpenFailure | null) => {
      cancel()
      signal?.removeEventListener("abort", abort)
      socket.off("close", onClose)
      if (failure) socket.destroy()
      resolve(failure ?? socket)
    }
    const abort = () => finish(failed("connect", "It was given up."))
    const late = () =>
      finish(failed("connect", `${nameOf(target)} did not respond within ${target.connectTimeoutMs} ms.`))
    const onClose = () => finish(failed("connect", `${nameOf(target)} closed the connection at once.`))
    const cancel = clock.after(target.connectTimeoutMs, late)
    signal?.addEventListener("abort", abort, { once: true })
    socket.once(target.tls ? "secureConnect" : "connect", () => finish(null))
    // The listener stays. Errors after the first add no information, but without a listener they would end
    // the process.
    socket.on("error", (error: Error) => finish(describe(error, target)))
    socket.once("close", onClose)
    if (signal?.aborted) abort()
  })
}

function startTcp({ host, port, localAddress }: SessionTarget): Socket {
  return connectTcp({ host, port, noDelay: true, ...(localAddress ? { localAddress } : {}) })
}

function startTls(target: SessionTarget, { ca, servername, cert, key }: TlsOptions): Socket {
  const { host, port, localAddress } = target
  const name = servername ?? (isIP(host) ? undefined : host)
  const socket = connectTls({
    host,
    port,
    minVersion: "TLSv1.2",
    rejectUnauthorized: true,
    ...(localAddress ? { localAddress } : {}),
    ...(name === undefined ? {} : { servername: name }),
    ...(ca === undefined ? {} : { ca: [...getCACertificates("default"), ca] }),
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
  })
  return socket.setNoDelay(true)
}

const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no program listens at that port",
  ENOTFOUND: "the host name does not exist",
  EAI_AGAIN: "the host name could not be resolved",
  ETIMEDOUT: "the host did not respond",
  EHOSTUNREACH: "the host is unreachable",
  ENETUNREACH: "the network is unreachable",
  ECONNRESET: "the connection was reset",
  EADDRNOTAVAIL: "the local address does not belong to this machine",
}

/** The explanations of certificate errors, so that the operator knows which setting to change. */
const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "it has expired",
  CERT_NOT_YET_VALID: "it is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "it is self-signed; to trust it, set it as the authority",
  SELF_SIGNED_CERT_IN_CHAIN: "its authority is unknown; to trust it, set the authority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its authority is unknown; to trust it, set the authority",
  UNABLE_TO_GET_ISSUER_CERT: "its authority is unknown; to trust it, set the authority",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its authority is unknown; to trust it, set the authority",
  ERR_TLS_CERT_ALTNAME_INVALID: "it is for another name; if that name is correct, set the server name",
}

function describe(error: Error, target: SessionTarget): OpenFailure {
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  const fault = certificateFaults[code]
  if (fault) return failed("tls", `The certificate of ${nameOf(target)} is refused: ${fault} (${code}).`)
  if (/^(ERR_SSL|ERR_TLS|EPROTO|CERT_)/.test(code))
    return failed("tls", `${nameOf(target)} and we do not agree on TLS (${code}): is it the port for TLS?`)
  const sentence = sentences[code] ?? error.message
  return failed("connect", `${nameOf(target)} cannot be reached: ${sentence}${code ? ` (${code})` : ""}.`)
}

function nameOf({ host, port }: SessionTarget): string {
  return isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}`
}
