import { createHmac } from "node:crypto"
import { z } from "zod"
import type { CarrierMedia, Receipt } from "#messaging/carriers/carrier.ts"
import type { UnfetchedFiles } from "#messaging/carriers/inbound-files.ts"
import { describeContent } from "#messaging/carriers/describe-content.ts"
import { fetchWebhookMedia, webhookMediaMs } from "#messaging/carriers/requests/fetch-webhook-media.ts"
import { isSameSecret } from "#messaging/carriers/requests/is-same-secret.ts"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
import { readSubmissionName } from "#messaging/carriers/submission-name.ts"
import type {
  CarrierWebhook,
  HeadProof,
  WebhookAnswer,
  WebhookHead,
  WebhookInbound,
  WebhookReader,
  WebhookReading,
} from "#messaging/carriers/webhook.ts"
import { Overloaded } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { storableText } from "#core/std/storable-text.ts"
import { codeOfError } from "./error-meaning.ts"
import { GraphApi, type GraphApiOptions } from "./graph-api.ts"

/** More than Meta puts into one webhook. */
const itemsMax = 1_000

const id = z.string().min(1).max(500)
const timestamp = z.coerce.number().int().min(0).max(8.64e12)
const media = z.object({ id, mime_type: z.string().max(200).default(""), caption: z.string().optional() })
const titled = z.object({ title: z.string() })

const message = z.object({
  id,
  /** Missing if the person hides their number. Then they have no address. */
  from: z.string().regex(/^\d{6,15}$/),
  timestamp,
  text: z.object({ body: z.string() }).optional(),
  image: media.optional(),
  video: media.optional(),
  audio: media.optional(),
  document: media.optional(),
  sticker: media.optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: titled.optional(), list_reply: titled.optional() }).optional(),
  type: z.string().max(50).default("unsupported"),
})

const status = z.object({
  id,
  status: z.string().max(50),
  timestamp,
  errors: z
    .array(z.object({ code: z.coerce.number().int().nullable().catch(null) }))
    .optional()
    .catch(undefined),
  biz_opaque_callback_data: z.string().max(512).optional().catch(undefined),
})

const anything = z.array(z.unknown()).default([])

/** The parts of a notification that are read (developers.facebook.com, messages webhook reference). */
const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ display_phone_number: z.string() }).optional(),
            messages: anything,
            statuses: anything,
          }),
        }),
      ),
    }),
  ),
})

const states = {
  sent: "accepted",
  delivered: "delivered",
  read: "read",
  played: "read",
  failed: "undelivered",
} as const

const signatureHeader = "x-hub-signature-256"
const signature = /^sha256=[0-9a-f]{64}$/

/**
 * Reads Meta's webhooks: the verification of the URL, statuses of messages, and messages of people. Meta
 * repeats a notification with the same references until it is acknowledged.
 */
export class NotificationReader implements WebhookReader {
  readonly acknowledgement: WebhookAnswer = { status: 200, headers: {}, body: "" }
  readonly #options: GraphApiOptions & { clock: Clock }
  readonly #graph: GraphApi

  constructor(options: GraphApiOptions & { clock: Clock }) {
    this.#options = options
    this.#graph = new GraphApi(options)
  }

  /** The verification of the URL has no signature, and no body either. */
  async checkHead({ method, headers }: WebhookHead): Promise<HeadProof> {
    if (method === "GET") return "unproven"
    const isSigned = this.#options.secrets.webhook_secret !== "" && signature.test(headers[signatureHeader] ?? "")
    return isSigned ? "unproven" : "forged"
  }

  async read(webhook: CarrierWebhook): Promise<WebhookReading> {
    if (webhook.method === "GET") return this.#verify(new URL(webhook.url).searchParams)
    if (!this.#isSigned(webhook)) return { kind: "forged" }
    const parsed = notification.safeParse(jsonOf(webhook.body))
    const values = parsed.success ? parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) : []
    const receipts = values.flatMap(({ statuses }) => statuses.slice(0, itemsMax).flatMap(receiptOf))
    const inbounds = values.flatMap(({ metadata, messages }) =>
      messages.slice(0, itemsMax).map((each) => this.#inboundOf(each, numberOf(metadata?.display_phone_number))),
    )
    return { kind: "read", receipts, inbounds: inbounds.flat() }
  }

  /** Meta calls the URL once when the operator enters it, and expects its challenge in the answer. */
  #verify(query: URLSearchParams): WebhookReading {
    const challenge = query.get("hub.challenge") ?? ""
    const isOurs = isSameSecret(query.get("hub.verify_token") ?? "", this.#options.config.verify_token)
    if (query.get("hub.mode") !== "subscribe" || !isOurs || !/^[\w-]{1,200}$/.test(challenge)) return { kind: "forged" }
    const answer = { status: 200, headers: { "content-type": "text/plain" }, body: challenge }
    return { kind: "read", receipts: [], inbounds: [], answer }
  }

  #isSigned({ headers, body }: CarrierWebhook): boolean {
    const { webhook_secret: secret } = this.#options.secrets
    const expected = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
    return secret !== "" && isSameSecret(headers[signatureHeader] ?? "", expected)
  }

  /** A message without a text or media, such as a location, arrives as a text that shows its content. */
  #inboundOf(said: unknown, to: string | null): WebhookInbound[] {
    const parsed = message.safeParse(said)
    if (!parsed.success || to === null) return []
    const { id: reference, from, timestamp: seconds, ...content } = parsed.data
    const attached = content.image ?? content.video ?? content.audio ?? content.document ?? content.sticker
    const text = textOf(content) ?? attached?.caption ?? (attached ? "" : undefined)
    const body = storableText(text ?? describeContent(content.type, said))
    return [
      {
        to: `whatsapp:${to}`,
        from: `whatsapp:+${from}`,
        body,
        media: [],
        at: seconds * 1_000,
        reference,
        ...(attached && { files: this.#filesOf(attached, body) }),
        ...(text === undefined && { described: "other" }),
      },
    ]
  }

  #filesOf(attached: z.infer<typeof media>, body: string): UnfetchedFiles {
    const fetch = async (deadlineMs: number) => {
      const fetched = await this.#fetch(attached, deadlineMs)
      return { body, media: fetched, filesLost: 1 - fetched.length }
    }
    return { deadlineMs: webhookMediaMs, fetch, unfetched: null }
  }

  /**
   * Returns nothing for media that is gone or too large. Rejects if it is temporarily unavailable, so that
   * Meta sends the notification again.
   */
  async #fetch({ id: mediaId, mime_type: type }: z.infer<typeof media>, deadlineMs: number): Promise<CarrierMedia[]> {
    const { outgoing, clock, config } = this.#options
    const until = clock.elapsed() + deadlineMs
    const answer = await this.#graph.get(encodeURIComponent(mediaId), deadlineMs)
    const parsed = z.object({ url: z.url() }).safeParse(answer.kind === "result" ? answer.result : undefined)
    if (!parsed.success) {
      if (answer.kind === "error" && answer.code === 100) return []
      throw new Overloaded("WhatsApp did not say where the media of a message is.")
    }
    const { url } = parsed.data
    const { origin, hostname } = new URL(url)
    // The token is sent only to Meta, whatever URL the answer names.
    const isOfMeta =
      origin === new URL(config.api_url).origin || /(?:^|\.)(?:fbsbx\.com|whatsapp\.net|facebook\.com)$/.test(hostname)
    const credentials = isOfMeta ? { origin, authorization: this.#graph.authorization } : null
    const fetched = await fetchWebhookMedia([url], { outgoing, clock, credentials }, until - clock.elapsed())
    return fetched.map(({ contentType, content }) => ({ contentType: type || contentType, content }))
  }
}

function receiptOf(said: unknown): Receipt[] {
  const parsed = status.safeParse(said)
  if (!parsed.success) return []
  const {
    id: reference,
    status: name,
    timestamp: seconds,
    errors = [],
    biz_opaque_callback_data: data = "",
  } = parsed.data
  if (!Object.hasOwn(states, name)) return []
  const state = states[name as keyof typeof states]
  const error = errors[0]?.code ?? null
  const submission = readSubmissionName(data)
  return [
    {
      reference: storableText(reference),
      state,
      code: state === "undelivered" ? codeOfError(error) : null,
      at: seconds * 1_000,
      raw: error === null ? name : `${name} ${error}`,
      ...(submission ? { submission } : {}),
    },
  ]
}

function textOf({ text, button, interactive }: Pick<z.infer<typeof message>, "text" | "button" | "interactive">) {
  return text?.body ?? button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title
}

/** Meta writes the number with or without spaces and a plus. */
function numberOf(shown: string | undefined): string | null {
  const digits = shown?.replace(/\D/g, "") ?? ""
  return digits.length >= 6 && digits.length <= 15 ? `+${digits}` : null
}
