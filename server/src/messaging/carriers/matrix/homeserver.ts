import type { CarrierMedia } from "#messaging/carriers/carrier.ts"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
import type { HttpClient, Outcome } from "#core/outgoing/http-client.ts"
import type { Failure } from "#core/outgoing/failure.ts"
import { Overloaded } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import type { MatrixCarrierConfig, MatrixSecrets } from "./config.ts"

/** An answer of the homeserver. A refusal without a JSON object counts as one with an empty object. */
export type HomeserverAnswer =
  | { kind: "answer"; status: number; body: Readonly<Record<string, unknown>> }
  | { kind: "failure"; isSent: boolean; failure: Failure }

export interface HomeserverOptions {
  config: MatrixCarrierConfig
  secrets: MatrixSecrets
  outgoing: Pick<HttpClient, "request">
  clock: Clock
}

interface DownloadLimits {
  bytesMax: number
  deadlineMs: number
}

interface Call {
  method: "GET" | "PUT" | "POST"
  /** The path after `/_matrix/client/v3`. Each segment is encoded. */
  path: string
  /** The user on whose behalf the request is made. */
  as?: string | undefined
  body?: object
  /** Default: `timeout_ms` of the settings. */
  deadlineMs?: number
}

const answerBytesMax = 256 * 1024

/**
 * The client API of a homeserver, called as an application service (Matrix specification, application service
 * API 2.2).
 */
export class Homeserver {
  readonly #options: HomeserverOptions

  constructor(options: HomeserverOptions) {
    this.#options = options
  }

  async call({ method, path, as, body, deadlineMs }: Call): Promise<HomeserverAnswer> {
    const { config, secrets, outgoing } = this.#options
    const outcome = await outgoing.request({
      method,
      url: `${config.homeserver_url}/_matrix/client/v3${path}`,
      ...(as === undefined ? {} : { query: `user_id=${encodeURIComponent(as)}` }),
      headers: ["authorization", `Bearer ${secrets.password}`, "content-type", "application/json"],
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
      deadlineMs: Math.min(deadlineMs ?? config.timeout_ms, config.timeout_ms),
      responseBytesMax: answerBytesMax,
    })
    return answerOf(outcome)
  }

  /** Uploads a file to the content repository. The answer has its `content_uri`. */
  async upload({ content, contentType, name, as }: Upload): Promise<HomeserverAnswer> {
    const { config, secrets, outgoing } = this.#options
    const outcome = await outgoing.request({
      method: "POST",
      url: `${config.homeserver_url}/_matrix/media/v3/upload`,
      query: `filename=${encodeURIComponent(name)}&user_id=${encodeURIComponent(as)}`,
      headers: ["authorization", `Bearer ${secrets.password}`, "content-type", contentType],
      body: content,
      deadlineMs: config.timeout_ms,
      responseBytesMax: answerBytesMax,
    })
    return answerOf(outcome)
  }

  /**
   * Downloads the file at a path of the content repository, `server/id`. Returns null if the homeserver does
   * not have it, and cannot get it from the server of its sender. Rejects if the homeserver cannot be
   * reached. A homeserver older than Matrix 1.11 has only the path without authentication.
   */
  async download(path: string, { bytesMax, deadlineMs }: DownloadLimits): Promise<CarrierMedia | null> {
    const { config, secrets, outgoing, clock } = this.#options
    const until = clock.elapsed() + deadlineMs
    for (const place of ["client/v1/media/download", "media/v3/download"]) {
      const outcome = await outgoing.request({
        method: "GET",
        url: `${config.homeserver_url}/_matrix/${place}/${path}`,
        headers: ["authorization", `Bearer ${secrets.password}`, "accept-encoding", "identity"],
        deadlineMs: Math.max(until - clock.elapsed(), 1),
        responseBytesMax: bytesMax,
      })
      if (outcome.kind === "failure" && !outcome.isSent)
        throw new Overloaded(`A file could not be fetched: ${outcome.failure.reason}`)
      if (outcome.kind === "failure") return null
      const { status, headers, body, isCut } = outcome
      const type = headers["content-type"]
      if (status === 200) return isCut ? null : { contentType: typeof type === "string" ? type : "", content: body }
      if (errorOf(parseObject(body)) !== "M_UNRECOGNIZED") return null
    }
    return null
  }
}

const notItsAnswer: Failure = { kind: "protocol", reason: "Another program responded." }

function answerOf(outcome: Outcome): HomeserverAnswer {
  if (outcome.kind === "failure") return { kind: "failure", isSent: outcome.isSent, failure: outcome.failure }
  const body = objectIn(outcome.body)
  if (outcome.status === 200 && !body) return { kind: "failure", isSent: true, failure: notItsAnswer }
  return { kind: "answer", status: outcome.status, body: body ?? {} }
}

/** A file to upload, and the name that clients show. */
export interface Upload {
  content: Uint8Array
  contentType: string
  name: string
  as: string
}

export function parseObject(json: Buffer): Readonly<Record<string, unknown>> {
  return objectIn(json) ?? {}
}

function objectIn(json: Buffer): Readonly<Record<string, unknown>> | null {
  const value = jsonOf(json)
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : null
}

/** The error's name, such as `M_FORBIDDEN`. */
export function errorOf(body: Readonly<Record<string, unknown>>): string {
  return typeof body["errcode"] === "string" ? body["errcode"].slice(0, 100) : "M_UNKNOWN"
}
