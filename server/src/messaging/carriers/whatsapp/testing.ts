import { createHmac } from "node:crypto"
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
import { whatsapp } from "./kind.ts"
import { NotificationReader } from "./read-notification.ts"
import { WhatsappApi } from "./whatsapp-api.ts"

export const hotel = "whatsapp:+15551230001"
export const ann = "whatsapp:+15552345678"
export const token = "EAAtest"
export const appSecret = "0123456789abcdef0123456789abcdef"
export const verifyToken = "a word of ours"
const numberId = "106540352242922"

type GraphAnswer = { status: number; body: string } | null

export interface Upload {
  id: string
  type: string
  name: string
  bytes: number
}

/**
 * The Graph API with WhatsApp's Cloud API, written from developers.facebook.com (messages, media and error
 * codes) and not from the adapter. It checks what the API requires, and answers as the API does.
 */
export class FakeCloudApi {
  /** Of those who call it. */
  readonly clock: Clock
  readonly outgoing: Outgoing
  /** The requested messages, in order. */
  readonly messages: Record<string, unknown>[] = []
  readonly uploads: Upload[] = []
  /** Files that people sent, by media id. */
  readonly media = new Map<string, { type: string; content: Buffer }>()
  /** The people who wrote in the last 24 hours. Free text goes to them alone. */
  readonly writers = new Set([ann])
  /** The names of authentication templates. They take the code in the body and again at the button. */
  readonly authentication = new Set(["verify_code"])
  /** Called with each new message, before the answer leaves. */
  sent: (id: string) => void = () => {}
  /** Replaces the usual answer to a message, an upload or a query. Null sends no answer. */
  instead: (what: "message" | "upload" | "media") => GraphAnswer | undefined = () => undefined
  /** The URL of media. Another host shows which hosts get the token. */
  mediaUrl = ""
  /** The authorization of each request for the bytes of media. */
  readonly shown: (string | undefined)[] = []
  readonly #server = createServer(authority.issue({ names: ["localhost", "127.0.0.1"] }), (request, response) => {
    this.#respond(request, response).catch(() => response.destroy())
  })
  #port = 0

  private constructor(clock: Clock) {
    this.clock = clock
    this.outgoing = new Outgoing({ clock, allowedRanges: loopback, extraCa: authority.cert })
  }

  static async start(clock: Clock = systemClock): Promise<FakeCloudApi> {
    const api = new FakeCloudApi(clock)
    await api.listen()
    return api
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve))
    this.#port = (this.#server.address() as AddressInfo).port
    this.mediaUrl = this.url
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

  get port(): number {
    return this.#port
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await Array.fromAsync(request)
    const body = Buffer.concat(chunks)
    const { url = "", headers } = request
    if (url.startsWith("/bytes/")) {
      this.shown.push(headers.authorization)
      const found = this.media.get(url.slice("/bytes/".length))
      const isKnown = found && headers.authorization === `Bearer ${token}`
      response
        .writeHead(isKnown ? 200 : 404, { "content-type": found?.type ?? "text/plain" })
        .end(isKnown ? found.content : "")
      return
    }
    const answer = await this.#answer(request, body)
    if (answer) response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body)
  }

  async #answer({ method, url = "", headers }: IncomingMessage, body: Buffer): Promise<GraphAnswer> {
    if (headers.authorization !== `Bearer ${token}`) return error(401, 190, "Error validating access token")
    const [, path = ""] = /^\/v24\.0\/(.*)$/.exec(url) ?? []
    if (method === "GET") return this.instead("media") ?? this.#find(path)
    if (path === `${numberId}/media`) {
      const instead = this.instead("upload")
      return instead === undefined ? await this.#upload(headers["content-type"] ?? "", body) : instead
    }
    if (path !== `${numberId}/messages`) return error(400, 100, "Unsupported post request")
    const said = JSON.parse(body.toString()) as Record<string, unknown>
    this.messages.push(said)
    const instead = this.instead("message")
    return instead === undefined ? this.#take(said) : instead
  }

  #find(id: string): GraphAnswer {
    const found = this.media.get(id)
    if (!found) return error(400, 100, "Object with this ID does not exist")
    const body = { url: `${this.mediaUrl}/bytes/${id}`, mime_type: found.type, file_size: found.content.length, id, messaging_product: "whatsapp" } // oxfmt-ignore
    return { status: 200, body: JSON.stringify(body) }
  }

  async #upload(type: string, body: Buffer): Promise<GraphAnswer> {
    const form = await new Response(Uint8Array.from(body), { headers: { "content-type": type } }).formData()
    const file = form.get("file")
    if (form.get("messaging_product") !== "whatsapp" || !(file instanceof File))
      return error(400, 131_008, "Required parameter is missing")
    if (!supported.has(file.type) || form.get("type") !== file.type)
      return error(400, 100, "Param file must be a supported type")
    const id = `media${this.uploads.length + 1}`
    this.uploads.push({ id, type: file.type, name: file.name, bytes: file.size })
    return { status: 200, body: JSON.stringify({ id }) }
  }

  /** An authentication template has a code of 1 to 15 characters, the same in its body and its button. */
  #lacksCode({ name, components = [] }: { name?: string; components?: Component[] }): boolean {
    if (!this.authentication.has(name ?? "")) return false
    const [body, button, ...more] = components
    const codes = [body, button].map((each) => each?.parameters.map(({ type, text }) => `${type}:${text}`).join())
    const isButton = button?.type === "button" && button.sub_type === "url" && button.index === "0"
    const isCode = body?.type === "body" && /^text:\w{1,15}$/.test(codes[0] ?? "")
    return !isButton || !isCode || codes[0] !== codes[1] || more.length > 0
  }

  #take(said: Record<string, unknown>): GraphAnswer {
    const { messaging_product: product, to, type } = said
    if (product !== "whatsapp" || typeof to !== "string" || typeof type !== "string")
      return error(400, 131_008, "Missing")
    const content = said[type] as Record<string, unknown> | undefined
    if (!content) return error(400, 131_008, `Missing ${type}`)
    if (type === "template" ? this.#lacksCode(content) : !this.writers.has(`whatsapp:${to}`))
      return type === "template"
        ? error(400, 132_018, "There is an issue with the parameters in your template")
        : error(400, 131_047, "Re-engagement message")
    const { body = "", caption = "", id } = content as { body?: string; caption?: string; id?: string }
    if (type === "text" && (!body || body.length > 4_096)) return error(400, 100, "Param text['body'] is wrong")
    if (caption.length > 1_024 || (type === "audio" && caption)) return error(400, 100, "Param caption is wrong")
    const isFile = ["image", "video", "audio", "document"].includes(type)
    if (isFile && !this.uploads.some((upload) => upload.id === id)) return error(400, 131_009, "Unknown media")
    const wamid = `wamid.${Buffer.from(`${this.messages.length}`).toString("base64")}`
    this.sent(wamid)
    const contacts = [{ input: to, wa_id: to.replace("+", "") }]
    return { status: 200, body: JSON.stringify({ messaging_product: "whatsapp", contacts, messages: [{ id: wamid }] }) }
  }
}

interface Component {
  type: string
  sub_type?: string
  index?: string
  parameters: { type: string; text?: string }[]
}

const supported = new Set(["image/jpeg", "image/png", "video/mp4", "video/3gpp", "audio/aac", "audio/amr", "audio/mp4", "audio/mpeg", "audio/ogg", "application/pdf", "text/plain"]) // oxfmt-ignore

export function error(status: number, code: number, message: string): { status: number; body: string } {
  const details = { messaging_product: "whatsapp", details: message }
  const body = { error: { message: `(#${code}) ${message}`, type: "OAuthException", code, error_data: details, fbtrace_id: "A1" } } // oxfmt-ignore
  return { status, body: JSON.stringify(body) }
}

type Peer = Pick<FakeCloudApi, "clock" | "outgoing" | "url">

export function settingsFor({ url }: { url: string }, more: object = {}): object {
  return { phone_numbers: { "+15551230001": numberId }, verify_token: verifyToken, api_url: url, ...more }
}

function optionsOf(peer: Peer, more: object, secrets: object) {
  const config = whatsapp.parseSettings(settingsFor(peer, more))
  const parsed = whatsapp.parseSecrets({ password: token, webhook_secret: appSecret, ...secrets })
  if (config.kind !== "ok" || parsed.kind !== "ok") throw new Error(JSON.stringify([config, parsed]))
  return { config: config.value, secrets: parsed.value, outgoing: peer.outgoing, clock: peer.clock }
}

export function newWhatsappCarrier(peer: Peer, more: object = {}, secrets: object = {}): RequestCarrier {
  const id = createIds(systemClock)()
  const options = { ...optionsOf(peer, more, secrets), id, random: () => 0, log: silentLog }
  return new RequestCarrier(new WhatsappApi(options), options)
}

export function newReader(peer: Peer, secrets: object = {}): NotificationReader {
  return new NotificationReader(optionsOf(peer, {}, secrets))
}

/** A notification as Meta sends and signs it. */
export function notificationOf(value: object, secret: string = appSecret): CarrierWebhook {
  const metadata = { display_phone_number: "1 555-123-0001", phone_number_id: numberId }
  const changes = [{ field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } }]
  const content = { object: "whatsapp_business_account", entry: [{ id: "102290129340398", changes }] }
  const body = Buffer.from(JSON.stringify(content))
  const signature = createHmac("sha256", secret).update(body).digest("hex")
  return {
    method: "POST",
    url: "https://posthorn.example.com/v1/carriers/CR0/webhooks",
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
    body,
    address: "192.0.2.7",
  }
}

export function statusOf(id: string, status: string, more: object = {}): object {
  return { id, status, timestamp: "1700000000", recipient_id: "15552345678", ...more }
}

export function messageFrom(id: string, more: object): object {
  return { from: "15552345678", id, timestamp: "1700000000", ...more }
}

export function messageTo(more: Partial<Submission> = {}): Submission {
  return submissionOf({ to: ann, from: hotel, ...more })
}
