import type { ServerResponse } from "node:http"
import type { Carrier } from "#messaging/carriers/carrier.ts"
import type { CarrierWebhook, WebhookReader } from "#messaging/carriers/webhook.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { createAuthority } from "../../../../test/support/certificates.ts"
import { startHttpsReceiver, type HttpsReceiver, type Received } from "../../../../test/support/https-receiver.ts"
import type { HttpCarrierSecrets } from "./config.ts"
import { http } from "./kind.ts"
import { describedApi } from "./described-api.ts"
import { HttpCarrier, type HttpCarrierOptions } from "./http-carrier.ts"
import { createWebhookReader, type WebhookReaderOptions } from "./read-webhook.ts"

export interface GatewayAnswer {
  status?: number
  headers?: Record<string, string>
  body: string
}

export const authority = createAuthority()
const certificate = authority.issue({ names: ["localhost", "127.0.0.1"] })
export const loopback = ["127.0.0.0/8", "::1/128"]

/**
 * A messaging API over HTTPS that accepts a form and answers JSON with an id, unless a test sets another
 * answer.
 */
export class Gateway {
  readonly #receiver: HttpsReceiver
  readonly outgoing: Outgoing
  #ids = 0
  /** Called with the id of each accepted message, before the answer leaves. */
  accepted: (id: string) => void = () => {}
  /** Null leaves the request without an answer. */
  answer: (request: Received) => GatewayAnswer | null | Promise<GatewayAnswer> = () => this.accept()

  private constructor(receiver: HttpsReceiver) {
    this.#receiver = receiver
    this.outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, extraCa: authority.cert })
    receiver.respond = (response, request) => void this.#respond(response, request)
  }

  static async start(port?: number): Promise<Gateway> {
    return new Gateway(await startHttpsReceiver({ certificate, ...(port === undefined ? {} : { port }) }))
  }

  get url(): string {
    return this.#receiver.url
  }

  get requests(): readonly Received[] {
    return this.#receiver.requests
  }

  /** The forms that arrived, in order. */
  get forms(): readonly Record<string, string>[] {
    return this.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  }

  accept(): GatewayAnswer {
    const id = `m${++this.#ids}`
    this.accepted(id)
    return { status: 201, body: JSON.stringify({ id }) }
  }

  async stop(): Promise<void> {
    await this.outgoing.stop()
    await this.#receiver.close()
  }

  async #respond(response: ServerResponse, request: Received): Promise<void> {
    const answer = await this.answer(request)
    if (answer) response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  }
}

export function settingsFor({ url }: Pick<Gateway, "url">, more: object = {}): object {
  return {
    request: {
      url: `${url}/send`,
      headers: { authorization: "Bearer {{password}}" },
      form: { to: "{{to}}", from: "{{from}}", text: "{{body}}", callback: "{{webhook_url}}" },
    },
    answer: { reference: "id", error: "error" },
    ...more,
  }
}

export function newHttpCarrier(
  settings: object,
  {
    clock = systemClock,
    password = "s3cret",
    secret = "hooks",
    webhookUrl = () => "https://posthorn.example.com/webhook",
    ...more
  }: Partial<HttpCarrierOptions> & { clock?: Clock; password?: string; secret?: string; webhookUrl?: () => string },
): HttpCarrier {
  const config = http.parseSettings(settings)
  const secrets = http.parseSecrets({ password, webhook_secret: secret })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  const { outgoing } = more
  if (!outgoing) throw new Error("The carrier needs something that sends its requests.")
  return new HttpCarrier({
    id: createIds(systemClock)(),
    api: describedApi({ config: config.value, secrets: secrets.value, webhookUrl }),
    random: () => 0,
    log: silentLog,
    ...more,
    outgoing,
    clock,
  })
}

const noWeb = () => Promise.reject(new Error("No carrier speaks HTTP here."))

/** For tests that run only carriers of other kinds. */
export const noHttp = {
  outgoing: { request: noWeb, fetch: noWeb },
  publicOutgoing: { fetch: noWeb },
  webhookUrl: () => "https://posthorn.example.com/webhook",
}

export const deafListener: Parameters<Carrier["start"]>[0] = { receipt: async () => {}, inbound: async () => {} }

export const webhookSettings = {
  receipts: {
    reference: "id",
    status: "status",
    states: { delivered: "delivered", failed: "delivery_failed" },
    at: "at",
  },
  inbound: { reference: "message", to: "to", from: "from", body: "text" },
  verification: { kind: "header", name: "x-secret" },
}

/** A webhook as such a gateway sends it. */
export function webhookOf(form: Readonly<Record<string, string>>, more: Partial<CarrierWebhook> = {}): CarrierWebhook {
  return {
    method: "POST",
    url: "https://posthorn.example.com/v1/carriers/CR0/webhooks",
    headers: { "x-secret": "hooks" },
    body: Buffer.from(new URLSearchParams(form).toString()),
    address: "192.0.2.7",
    ...more,
  }
}

export function newWebhookReader(
  settings: object,
  { clock = systemClock, outgoing = noHttp.outgoing, ...more }: Partial<WebhookReaderOptions> & { secrets?: HttpCarrierSecrets } = {}, // oxfmt-ignore
): WebhookReader {
  const config = http.parseSettings(settings)
  const secrets = http.parseSecrets(more.secrets ?? { password: "s3cret", webhook_secret: "hooks" })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  return createWebhookReader({ config: config.value, secrets: secrets.value, clock, outgoing })
}
