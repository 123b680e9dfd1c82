import type { ClientIdentity } from "./client-identity.ts"
import type { Failure } from "./failure.ts"
import type { Timing } from "./timing.ts"

/** The HTTP client that adapters get. `Outgoing` is the one of the server. */
export interface HttpClient {
  /** One exchange with an API. A failure says whether anything was sent (`isSent`). Never rejects. */
  request(request: OutgoingRequest): Promise<Outcome>
  /** A GET for a whole body, which follows redirects. Never rejects. */
  fetch(request: FetchRequest): Promise<Fetched>
}

export interface OutgoingRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  url: string
  /** Appended to the URL, already encoded. It is separate, so that a constant URL is checked once. */
  query?: string
  /** Name, value, name, value, … */
  headers: string[]
  body?: string | Uint8Array
  /** The deadline for everything: name, connection, TLS, headers, body. */
  deadlineMs: number
  /** The limit of bytes that are read of the response's body. Then the connection is closed. */
  responseBytesMax: number
  /**
   * The peer recognizes a repeated request. If a reused connection ends without an answer, the request is
   * sent once more, because the peer may have closed the connection at that moment. For webhooks only, never
   * for what must not happen twice.
   */
  isRepeatable?: boolean
  /** The certificate to present when the receiver requests one. It has connections of its own. */
  client?: ClientIdentity | undefined
}

export type PostRequest = Omit<OutgoingRequest, "method"> & { body: string | Uint8Array }

export interface FetchRequest {
  url: string
  deadlineMs: number
  /** A longer body is a failure. */
  bytesMax: number
  /** Whether a content type, in lower case and without parameters, is accepted. */
  accepts(contentType: string): boolean
}

export type Fetched = { kind: "fetched"; contentType: string; content: Buffer } | { kind: "failure"; failure: Failure }

export type ResponseHeaders = Record<string, string | string[] | undefined>

export interface Response {
  kind: "response"
  status: number
  headers: ResponseHeaders
  /** The bytes as sent, not decompressed. */
  body: Buffer
  /** The body was longer than requested. The rest was not read, and the connection was closed. */
  isCut: boolean
  timing?: Timing
  isRepeated?: boolean
}

/**
 * Why there is no response. `isSent`: part of the request may have left, so the peer may have acted on it.
 */
export interface Failed {
  kind: "failure"
  failure: Failure
  isSent: boolean
  timing?: Timing
  /**
   * The peer may have received it twice: a reused connection ended without an answer, so the request was sent
   * again.
   */
  isRepeated?: boolean
}

/** The outcome of a request. It is never thrown. */
export type Outcome = Response | Failed
