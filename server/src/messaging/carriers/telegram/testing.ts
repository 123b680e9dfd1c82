import { createServer } from "node:https"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { authority, loopback } from "#messaging/carriers/http/testing.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import type { CarrierWebhook } from "#messaging/carriers/webhook.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { telegram } from "./kind.ts"
import { UpdateReader } from "./read-update.ts"
import { TelegramApi } from "./telegram-api.ts"

export const token = "123456789:AAtest-token_of-a-bot"
export const bot = "telegram:hotel_bot"
export const ann = "telegram:5550001"

/**
 * A request as the Bot API receives it: JSON, or a form whose files are shown as their name, type and size.
 */
export interface BotRequest {
  method: string
  fields: Record<string, unknown>
  files: Record<string, { name: string; type: string; bytes: number }>
}

type BotAnswer = { status: number; body: string } | null

/**
 * A Bot API server, written from core.telegram.org/bots/api and not from the adapter. It checks what the API
 * requires, and answers as the API does.
 */
export class FakeBotApi {
  /** Of those who call it. */
  readonly clock: Clock
  readonly outgoing: Outgoing
  readonly requests: BotRequest[] = []
  readonly files = new Map<string, { path: string; content: Buffer }>()
  /** Replaces the usual answer. Null sends no answer, and undefined answers as usual. */
  instead: (request: BotRequest) => BotAnswer | undefined = () => undefined
  readonly #server = createServer(authority.issue({ names: ["localhost"] }), (request, response) => {
    this.#respond(request, response).catch(() => response.destroy())
  })
  #messages = 0
  #port = 0

  private constructor(clock: Clock) {
    this.clock = clock
    this.outgoing = new Outgoing({ clock, allowedRanges: loopback, extraCa: authority.cert })
  }

  static async start(clock: Clock = systemClock): Promise<FakeBotApi> {
    const api = new FakeBotApi(clock)
    await api.listen()
    return api
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** The server dies. `listen` starts it again. */
  async die(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  async stop(): Promise<void> {
    await this.outgoing.stop()
    await this.die()
  }

  get url(): string {
    return `https://localhost:${this.#port}`
  }

  get sends(): readonly BotRequest[] {
    return this.requests.filter(({ method }) => method.startsWith("send"))
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await Array.fromAsync(request)
    const answer = await this.#answer(request, Buffer.concat(chunks))
    if (answer === null) return
    if ("file" in answer) response.writeHead(200, { "content-type": "application/octet-stream" }).end(answer.file)
    else response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body)
  }

  async #answer({ url = "", headers }: IncomingMessage, body: Buffer): Promise<BotAnswer | { file: Buffer }> {
    const [, isFile, given, rest = ""] = /^\/(file\/)?bot([^/]+)\/(.*)$/.exec(url) ?? []
    if (given !== token) return error(401, "Unauthorized")
    if (isFile) {
      const file = [...this.files.values()].find(({ path }) => path === decodeURIComponent(rest))
      return file ? { file: file.content } : error(404, "Not Found")
    }
    const asked = { method: rest, ...(await fieldsOf(headers["content-type"] ?? "", body)) }
    this.requests.push(asked)
    const instead = this.instead(asked)
    return instead === undefined ? this.#usual(asked) : instead
  }

  #usual({ method, fields, files }: BotRequest): BotAnswer {
    if (method === "setWebhook") return result(true)
    if (method === "getFile") {
      const file = this.files.get(String(fields["file_id"]))
      return file
        ? result({ file_path: file.path, file_size: file.content.length })
        : error(400, "Bad Request: wrong file_id")
    }
    const chat = Number(fields["chat_id"])
    if (!Number.isSafeInteger(chat)) return error(400, "Bad Request: chat not found")
    if (method === "sendMessage") {
      const text = textIn(fields, "text")
      if (!text) return error(400, "Bad Request: message text is empty")
      return text.length > 4_096 ? error(400, "Bad Request: message is too long") : result(this.#message(chat))
    }
    if (textIn(fields, "caption").length > 1_024) return error(400, "Bad Request: message caption is too long")
    if (method === "sendMediaGroup") return this.#album(chat, String(fields["media"]), files)
    const [, kind = ""] = /^send(Photo|Video|Audio|Animation|Voice|Document)$/.exec(method) ?? []
    if (!kind) return error(404, "Not Found")
    return files[kind.toLowerCase()]
      ? result(this.#message(chat))
      : error(400, "Bad Request: there is no file in the request")
  }

  #album(chat: number, json: string, files: BotRequest["files"]): BotAnswer {
    const media = JSON.parse(json) as { type: string; media: string; caption?: string }[]
    const kinds = new Set(media.map(({ type }) => (type === "video" ? "photo" : type)))
    if (media.length < 2 || media.length > 10) return error(400, "Bad Request: wrong number of items in the album")
    if (kinds.size > 1 || kinds.has("animation") || kinds.has("voice"))
      return error(400, "Bad Request: these items cannot be in one album")
    if (media.some(({ caption = "" }) => caption.length > 1_024)) return error(400, "Bad Request: caption is too long")
    if (!media.every(({ media: at }) => files[at.replace("attach://", "")])) return error(400, "Bad Request: no file")
    return result(media.map(() => this.#message(chat)))
  }

  #message(chat: number): object {
    return { message_id: ++this.#messages, date: 1_700_000_000, chat: { id: chat, type: "private" } }
  }
}

export function error(code: number, description: string, parameters?: object): { status: number; body: string } {
  return { status: code, body: JSON.stringify({ ok: false, error_code: code, description, parameters }) }
}

function result(value: unknown): { status: number; body: string } {
  return { status: 200, body: JSON.stringify({ ok: true, result: value }) }
}

async function fieldsOf(type: string, body: Buffer): Promise<Omit<BotRequest, "method">> {
  if (type === "application/json") return { fields: JSON.parse(body.toString()) as Record<string, unknown>, files: {} }
  const form = await new Response(Uint8Array.from(body), { headers: { "content-type": type } }).formData()
  const fields: BotRequest["fields"] = {}
  const files: BotRequest["files"] = {}
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value
    else files[name] = { name: value.name, type: value.type, bytes: value.size }
  }
  return { fields, files }
}

function textIn(fields: BotRequest["fields"], name: string): string {
  const value = fields[name]
  return typeof value === "string" ? value : ""
}

type Peer = Pick<FakeBotApi, "clock" | "outgoing" | "url">

export function settingsFor({ url }: { url: string }, more: object = {}): object {
  return { bot: "hotel_bot", api_url: url, ...more }
}

function optionsOf(peer: Peer, more: object, secrets: object) {
  const config = telegram.parseSettings(settingsFor(peer, more))
  const parsed = telegram.parseSecrets({ password: token, ...secrets })
  if (config.kind !== "ok" || parsed.kind !== "ok") throw new Error(JSON.stringify([config, parsed]))
  return { config: config.value, secrets: parsed.value, outgoing: peer.outgoing, clock: peer.clock }
}

export function newTelegramCarrier(
  peer: Peer,
  { secrets = {}, webhookUrl = "https://posthorn.example.com/webhook", ...more }: { secrets?: object; webhookUrl?: string; [setting: string]: unknown } = {}, // oxfmt-ignore
): RequestCarrier {
  const id = createIds(systemClock)()
  const options = { ...optionsOf(peer, more, secrets), id, random: () => 0, log: silentLog }
  return new RequestCarrier(new TelegramApi({ ...options, webhookUrl: () => webhookUrl }), options)
}

export function newReader(peer: Peer, secrets: object = {}): UpdateReader {
  return new UpdateReader(optionsOf(peer, {}, secrets))
}

/** An update as Telegram sends it. */
export function updateOf(message: unknown, secret: string): CarrierWebhook {
  return {
    method: "POST",
    url: "https://posthorn.example.com/v1/carriers/CR0/webhooks",
    headers: { "content-type": "application/json", "x-telegram-bot-api-secret-token": secret },
    body: Buffer.from(
      JSON.stringify(
        typeof message === "object" && message !== null && "update_id" in message ? message : { update_id: 1, message },
      ),
    ),
    address: "192.0.2.7",
  }
}

export function messageFrom(chat: number, id: number, more: object): object {
  const person = { id: chat, is_bot: false, first_name: "Ann" }
  return { message_id: id, date: 1_700_000_000, chat: { id: chat, type: "private" }, from: person, ...more }
}

export function messageTo(more: Partial<Submission> = {}): Submission {
  return submissionOf({ to: ann, from: bot, ...more })
}
