import { errors } from "undici"

/** Why a request had no complete response. The list is closed. */
export type FailureKind =
  | "name"
  | "blocked"
  | "refused"
  | "unreachable"
  | "tls"
  | "reset"
  | "timeout"
  | "protocol"
  | "too_large"
  /** The host answered that it cannot serve the request now: 429 or 5xx. */
  | "unavailable"
  /** Not the receiver's fault: this process serves too many hosts at once, or stops. Nothing was sent. */
  | "busy"
  | "other"

export interface Failure {
  kind: FailureKind
  /** A sentence for the owner of the URL. It never contains an address of ours or of a private network. */
  reason: string
}

/** How far the request had come. */
export type Phase = "connecting" | "waiting" | "reading"

const passing: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "name",
  "refused",
  "unreachable",
  "reset",
  "timeout",
  "unavailable",
  "busy",
])

/** Whether the same request may succeed a little later. */
export function isTemporary({ kind }: Failure): boolean {
  return passing.has(kind)
}

/**
 * The name has no address. The failure is not certain if the name servers could not be reached or did not
 * answer.
 */
export class NameFailure extends Error {
  override name = "NameFailure"
  readonly isCertain: boolean

  constructor(message: string, { isCertain }: { isCertain: boolean }) {
    super(message)
    this.isCertain = isCertain
  }
}

/** An address that the rules forbid. */
export class AddressForbidden extends Error {
  override name = "AddressForbidden"
  override message = "The host has a private or reserved address. Posthorn calls only public addresses."
}

/** The response never ends, but also never delivers a head or a body. */
export class EndlessResponse extends Error {
  override name = "EndlessResponse"
  override message = "The response does not end."
}

const tlsReasons: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate was issued for another host name.",
  CERT_HAS_EXPIRED: "The certificate has expired.",
  CERT_NOT_YET_VALID: "The certificate is not valid yet.",
  CERT_REVOKED: "The certificate was revoked.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate's chain ends in a root that is not trusted.",
  UNABLE_TO_GET_ISSUER_CERT: "The certificate's issuer is not trusted, or an intermediate certificate is missing.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "The certificate's issuer is not trusted, or an intermediate certificate is missing.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The certificate's issuer is not trusted, or an intermediate certificate is missing.",
}

/** The deadline passed before the request got a connection. */
export const noConnectionFailure: Failure = { kind: "busy", reason: "Posthorn is calling too many hosts at once." }

const plainFailures: Record<string, Failure> = {
  ECONNREFUSED: { kind: "refused", reason: "The host refused the connection: no program listens at that port." },
  EHOSTUNREACH: { kind: "unreachable", reason: "The host could not be reached." },
  ENETUNREACH: { kind: "unreachable", reason: "The host's network could not be reached." },
  EADDRNOTAVAIL: { kind: "unreachable", reason: "The host could not be reached." },
  UND_ERR_CONNECT_TIMEOUT: { kind: "timeout", reason: "The connection was not established in time." },
  ETIMEDOUT: { kind: "timeout", reason: "The connection was not established in time." },
  UND_ERR_HEADERS_OVERFLOW: { kind: "protocol", reason: "The response's headers are too long." },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: {
    kind: "protocol",
    reason: "The length of the response differs from its Content-Length.",
  },
  UND_ERR_MAX_ORIGINS_REACHED: noConnectionFailure,
  EMFILE: { kind: "busy", reason: "Too many connections are open at once." },
  ENFILE: { kind: "busy", reason: "Too many connections are open at once." },
  ENOBUFS: { kind: "busy", reason: "Too many connections are open at once." },
  UND_ERR_DESTROYED: { kind: "busy", reason: "The service is stopping." },
  UND_ERR_CLOSED: { kind: "busy", reason: "The service is stopping." },
}

const resetReasons: Record<Phase, string> = {
  connecting: "The connection was closed while it was being established.",
  waiting: "The connection was closed before a response arrived.",
  reading: "The connection was closed in the middle of the response.",
}

/** Returns the meaning of an error of Node or undici for the owner of the URL. */
export function failureOf(error: unknown, phase: Phase): Failure {
  if (error instanceof AddressForbidden) return { kind: "blocked", reason: error.message }
  if (error instanceof NameFailure) return { kind: "name", reason: error.message }
  if (error instanceof EndlessResponse) return { kind: "protocol", reason: error.message }
  const code = codeOf(error)
  const plain = plainFailures[code]
  if (plain) return plain
  if (tlsReasons[code]) return { kind: "tls", reason: tlsReasons[code] }
  if (error instanceof errors.SocketError && /^bad (response|upgrade)$/.test(error.message))
    return { kind: "protocol", reason: "The receiver responded with an unexpected interim response (1xx)." }
  if (/^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/.test(code))
    return { kind: "reset", reason: resetReasons[phase] }
  // The parser leaves some impossible responses, such as a status below 100, to its assertions.
  if (error instanceof errors.HTTPParserError || code === "ERR_ASSERTION")
    return { kind: "protocol", reason: "The response is not valid HTTP/1.1." }
  if (/^(ERR_SSL|ERR_TLS|EPROTO)/.test(code)) return { kind: "tls", reason: handshakeReason(code) }
  if (/CERT|CRL|ISSUER|SIGNATURE/.test(code))
    return { kind: "tls", reason: `The certificate is not trusted (${code}).` }
  return { kind: "other", reason: `The request failed${code ? ` (${code})` : ""}.` }
}

/** Reasons by OpenSSL's names of its errors and of the other side's alerts. */
const handshakeReasons: readonly [RegExp, string][] = [
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/,
    "The TLS handshake failed: the receiver does not use TLS at that port.",
  ],
  [
    /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/,
    "The TLS handshake failed: the receiver supports no version from TLS 1.2 on.",
  ],
  [/CERTIFICATE_REQUIRED/, "The receiver requires a client certificate."],
  [
    /HANDSHAKE_FAILURE/,
    "The receiver refused the TLS handshake: it supports no common cipher, or requires a client certificate.",
  ],
  [
    /ALERT_CERTIFICATE_EXPIRED/,
    "The receiver reports that the client certificate has expired. Set a new certificate for the endpoint.",
  ],
  [
    /ALERT_(BAD_CERTIFICATE|UNSUPPORTED_CERTIFICATE|CERTIFICATE_REVOKED|CERTIFICATE_UNKNOWN|UNKNOWN_CA|ACCESS_DENIED)/,
    "The receiver did not accept the client certificate.",
  ],
  [/NO_APPLICATION_PROTOCOL/, "The TLS handshake failed: the receiver does not support HTTP/1.1."],
  [/UNRECOGNIZED_NAME/, "The TLS handshake failed: the receiver does not know the host name."],
]

function handshakeReason(code: string): string {
  const found = handshakeReasons.find(([name]) => name.test(code))
  return found?.[1] ?? `The TLS handshake failed (${code}).`
}

/** Returns the meaning of a missed deadline, by the phase of the request. */
export function deadlineFailure(phase: Phase, deadlineMs: number): Failure {
  const limit = `${deadlineMs / 1_000} s`
  const reasons: Record<Phase, string> = {
    connecting: `No connection was established within ${limit}.`,
    waiting: `No response arrived within ${limit}.`,
    reading: `The response was not complete within ${limit}.`,
  }
  return { kind: "timeout", reason: reasons[phase] }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === "string") return code
  return cause instanceof Error ? codeOf(cause) : ""
}
