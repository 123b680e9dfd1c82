import { z } from "zod"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
import type { Failure } from "#core/outgoing/failure.ts"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { WhatsappConfig, WhatsappSecrets } from "./config.ts"

export interface GraphApiOptions {
  config: WhatsappConfig
  secrets: WhatsappSecrets
  outgoing: Pick<HttpClient, "request">
}

/** An answer. `code` is the code of its error, or null if the answer does not come from the API. */
export type GraphAnswer =
  | { kind: "result"; result: unknown }
  | { kind: "error"; status: number; code: number | null }
  | { kind: "failure"; isSent: boolean; failure: Failure }

const fault = z.object({ error: z.object({ code: z.int() }) })
const answerBytesMax = 256 * 1024

export class GraphApi {
  readonly #options: GraphApiOptions

  constructor(options: GraphApiOptions) {
    this.#options = options
  }

  get authorization(): string {
    return `Bearer ${this.#options.secrets.password}`
  }

  async get(path: string, deadlineMs: number): Promise<GraphAnswer> {
    return await this.#call({ method: "GET", headers: [] }, path, deadlineMs)
  }

  async post(path: string, fields: object | FormData, deadlineMs: number): Promise<GraphAnswer> {
    const response = new Response(fields instanceof FormData ? fields : JSON.stringify(fields))
    const type = fields instanceof FormData ? (response.headers.get("content-type") ?? "") : "application/json"
    const body = new Uint8Array(await response.arrayBuffer())
    return await this.#call({ method: "POST", headers: ["content-type", type], body }, path, deadlineMs)
  }

  async #call(
    request: { method: "GET" | "POST"; headers: string[]; body?: Uint8Array },
    path: string,
    deadlineMs: number,
  ): Promise<GraphAnswer> {
    const { config, outgoing } = this.#options
    const usual = ["authorization", this.authorization, "accept-encoding", "identity", "user-agent", "Posthorn"]
    const outcome = await outgoing.request({
      ...request,
      url: `${config.api_url}/${config.api_version}/${path}`,
      headers: [...usual, ...request.headers],
      deadlineMs,
      responseBytesMax: answerBytesMax,
    })
    if (outcome.kind === "failure") return { kind: "failure", isSent: outcome.isSent, failure: outcome.failure }
    const { status, body } = outcome
    const value = jsonOf(body)
    const said = fault.safeParse(value)
    if (said.success) return { kind: "error", status, code: said.data.error.code }
    return status === 200 ? { kind: "result", result: value } : { kind: "error", status, code: null }
  }
}
