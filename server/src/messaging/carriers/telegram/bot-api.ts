import { z } from "zod"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
import type { Failure } from "#core/outgoing/failure.ts"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { TelegramConfig, TelegramSecrets } from "./config.ts"

export interface BotApiOptions {
  config: TelegramConfig
  secrets: TelegramSecrets
  outgoing: Pick<HttpClient, "request">
}

/** An answer of the Bot API (core.telegram.org/bots/api, making requests). */
export type BotAnswer =
  | { kind: "result"; result: unknown }
  | { kind: "error"; status: number; description: string; retryAfterMs?: number; migratedTo?: string }
  /** Not an answer of the Bot API, such as that of a proxy or an incomplete one. */
  | { kind: "malformed"; status: number }
  | { kind: "failure"; isSent: boolean; failure: Failure }

const answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.int().optional(),
    description: z.string().default(""),
    parameters: z.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() }).default({}),
  }),
])

const answerBytesMax = 256 * 1024
const retryAfterMsMax = 3_600_000

export class BotApi {
  readonly #options: BotApiOptions

  constructor(options: BotApiOptions) {
    this.#options = options
  }

  /** Calls a method. Fields are sent as JSON, or as a form if there are files. */
  async call(method: string, fields: object | FormData, deadlineMs: number): Promise<BotAnswer> {
    const { outgoing } = this.#options
    const { contentType, body } = await encode(fields)
    const outcome = await outgoing.request({
      method: "POST",
      url: this.#url(`/${method}`),
      headers: ["content-type", contentType, "accept-encoding", "identity", "user-agent", "Posthorn"],
      body,
      deadlineMs,
      responseBytesMax: answerBytesMax,
    })
    if (outcome.kind === "failure") return { kind: "failure", isSent: outcome.isSent, failure: outcome.failure }
    return readAnswer(outcome.status, outcome.body)
  }

  /** Returns the URL of a file, by the path from `getFile`. */
  fileUrl(path: string): string {
    const { config, secrets } = this.#options
    return `${config.api_url}/file/bot${secrets.password}/${path.split("/").map(encodeURIComponent).join("/")}`
  }

  #url(path: string): string {
    const { config, secrets } = this.#options
    return `${config.api_url}/bot${secrets.password}${path}`
  }
}

async function encode(fields: object | FormData): Promise<{ contentType: string; body: string | Uint8Array }> {
  if (!(fields instanceof FormData)) return { contentType: "application/json", body: JSON.stringify(fields) }
  const response = new Response(fields)
  return {
    contentType: response.headers.get("content-type") ?? "",
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

function readAnswer(status: number, body: Buffer): BotAnswer {
  const parsed = answer.safeParse(jsonOf(body))
  if (!parsed.success) return { kind: "malformed", status }
  if (parsed.data.ok) return { kind: "result", result: parsed.data.result }
  const { error_code: code = status, description, parameters } = parsed.data
  const { retry_after: seconds, migrate_to_chat_id: migratedTo } = parameters
  return {
    kind: "error",
    status: code,
    description: description.slice(0, 200),
    ...(seconds === undefined ? {} : { retryAfterMs: Math.min(Math.max(seconds, 0) * 1_000, retryAfterMsMax) }),
    ...(migratedTo === undefined ? {} : { migratedTo: String(migratedTo) }),
  }
}
