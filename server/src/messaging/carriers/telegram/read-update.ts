import { z } from "zod"
import type { CarrierMedia } from "#messaging/carriers/carrier.ts"
import { describeContent, markEdit } from "#messaging/carriers/describe-content.ts"
import type { UnfetchedFiles } from "#messaging/carriers/inbound-files.ts"
import { fetchWebhookMedia, webhookMediaMs } from "#messaging/carriers/requests/fetch-webhook-media.ts"
import { isSameSecret } from "#messaging/carriers/requests/is-same-secret.ts"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
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
import { BotApi, type BotApiOptions } from "./bot-api.ts"
import { secretTokenOf } from "./config.ts"

const file = z.object({ file_id: z.string().max(500), mime_type: z.string().max(200).optional() })
const photo = z.object({ file_id: z.string().max(500), width: z.number(), height: z.number() })

/** The parts of an update that are read (core.telegram.org/bots/api, Update and Message). */
const message = z.object({
  message_id: z.int(),
  date: z.int().min(0),
  edit_date: z.int().min(0).optional(),
  chat: z.object({ id: z.int() }),
  from: z.object({ is_bot: z.boolean().optional() }).optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  photo: z.array(photo).optional(),
  animation: file.optional(),
  video: file.optional(),
  audio: file.optional(),
  voice: file.optional(),
  video_note: file.optional(),
  sticker: file.optional(),
  document: file.optional(),
  venue: z.unknown().optional(),
  location: z.unknown().optional(),
  contact: z.unknown().optional(),
  poll: z.unknown().optional(),
  dice: z.unknown().optional(),
})
type Message = z.infer<typeof message>

/** A press of a button. The message with the button can be too old to be named. */
const press = z.object({
  id: z.string().min(1).max(100),
  from: z.object({ id: z.int() }),
  message: z.object({ chat: z.object({ id: z.int() }) }).optional(),
  data: z.string().optional(),
  game_short_name: z.string().optional(),
})
type Press = z.infer<typeof press>

const update = z.object({
  message: message.optional(),
  edited_message: message.optional(),
  callback_query: press.optional(),
})

/** The updates that Telegram is asked for. */
export const updateKinds: readonly (keyof z.infer<typeof update>)[] = ["message", "edited_message", "callback_query"]

/** An animation also has a document, so documents come last. */
const fileFields = ["animation", "video", "audio", "voice", "video_note", "sticker", "document"] as const
/** Kinds of messages without a text. A venue also has a location, so it comes first. */
const kinds = ["venue", "location", "contact", "poll", "dice"] as const
const usualTypes = { animation: "video/mp4", video: "video/mp4", audio: "audio/mpeg", voice: "audio/ogg", video_note: "video/mp4", sticker: "image/webp", document: "application/octet-stream" } as const // oxfmt-ignore

/**
 * Reads the updates of a bot. A repeated update has the same ids, and is stored once. A location, a contact,
 * an edit, the press of a button and the like arrive as a text that shows them. Notes of the service are
 * acknowledged and dropped.
 */
export class UpdateReader implements WebhookReader {
  readonly acknowledgement: WebhookAnswer = { status: 200, headers: {}, body: "" }
  readonly #options: BotApiOptions & { clock: Clock }
  readonly #bot: BotApi

  constructor(options: BotApiOptions & { clock: Clock }) {
    this.#options = options
    this.#bot = new BotApi(options)
  }

  async checkHead({ headers }: WebhookHead): Promise<HeadProof> {
    const given = headers["x-telegram-bot-api-secret-token"] ?? ""
    return isSameSecret(given, secretTokenOf(this.#options.secrets)) ? "proven" : "forged"
  }

  async read(webhook: CarrierWebhook): Promise<WebhookReading> {
    if ((await this.checkHead(webhook)) === "forged") return { kind: "forged" }
    const parsed = update.safeParse(jsonOf(webhook.body))
    const { message: sent, edited_message: edited, callback_query: pressed } = parsed.data ?? {}
    if (pressed) {
      const answer = { ...this.acknowledgement, ...answerTo(pressed) }
      return { kind: "read", receipts: [], inbounds: [this.#pressOf(pressed)], answer }
    }
    const said = sent ?? edited
    const inbound = said ? this.#inboundOf(said) : null
    return { kind: "read", receipts: [], inbounds: inbound ? [inbound] : [] }
  }

  #pressOf({ id, from, message: under, data, game_short_name: game }: Press): WebhookInbound {
    return {
      to: `telegram:${this.#options.config.bot}`,
      from: `telegram:${under?.chat.id ?? from.id}`,
      body: storableText(describeContent("button", { button: data ?? game ?? "" })),
      media: [],
      at: this.#options.clock.now(),
      reference: `callback:${id}`,
      described: "other",
    }
  }

  #inboundOf(message: Message): WebhookInbound | null {
    const { message_id: id, chat, from, date, edit_date: editDate, text, caption } = message
    const attached = fileIn(message)
    const kind = kinds.find((each) => message[each] !== undefined)
    const words = text ?? caption
    const said = storableText(words ?? (kind ? describeContent(kind, message) : ""))
    // Answering another bot could cause an endless loop.
    if (from?.is_bot || (said === "" && !attached)) return null
    const body = editDate === undefined ? said : markEdit(said)
    return {
      to: `telegram:${this.#options.config.bot}`,
      from: `telegram:${chat.id}`,
      body,
      media: [],
      at: (editDate ?? date) * 1_000,
      reference: editDate === undefined ? `${chat.id}:${id}` : `${chat.id}:${id}:${editDate}`,
      ...(attached && { files: this.#filesOf(attached, body) }),
      ...(words === undefined && kind && { described: "other" }),
    }
  }

  #filesOf(attached: Attached, body: string): UnfetchedFiles {
    const fetch = async (deadlineMs: number) => {
      const fetched = await this.#fetch(attached, deadlineMs)
      return { body, media: fetched, filesLost: 1 - fetched.length }
    }
    return { deadlineMs: webhookMediaMs, fetch, unfetched: null }
  }

  /**
   * Returns nothing for a file that is gone or too large. Rejects if it is temporarily unavailable, so that
   * Telegram sends the update again.
   */
  async #fetch({ id, contentType }: Attached, deadlineMs: number): Promise<CarrierMedia[]> {
    const { outgoing, clock } = this.#options
    const until = clock.elapsed() + deadlineMs
    const answer = await this.#bot.call("getFile", { file_id: id }, deadlineMs)
    if (answer.kind === "error" && answer.status < 500 && answer.status !== 429) return []
    if (answer.kind !== "result") throw new Overloaded("Telegram did not say where the file of a message is.")
    const parsed = z.object({ file_path: z.string().min(1).max(500) }).safeParse(answer.result)
    if (!parsed.success) return []
    const url = this.#bot.fileUrl(parsed.data.file_path)
    const media = await fetchWebhookMedia([url], { outgoing, clock, credentials: null }, until - clock.elapsed())
    return media.map(({ content }) => ({ contentType, content }))
  }
}

/** Until the answer, Telegram shows at the button that it waits. */
function answerTo({ id }: Press): Pick<WebhookAnswer, "headers" | "body"> {
  const body = JSON.stringify({ method: "answerCallbackQuery", callback_query_id: id })
  return { headers: { "content-type": "application/json" }, body }
}

interface Attached {
  id: string
  contentType: string
}

/** Returns the file of a message. A photo has several sizes, of which this returns the largest. */
function fileIn(message: Message): Attached | null {
  const [largest] = (message.photo ?? []).toSorted((one, other) => other.width * other.height - one.width * one.height)
  if (largest) return { id: largest.file_id, contentType: "image/jpeg" }
  const field = fileFields.find((name) => message[name])
  const found = field && message[field]
  return found ? { id: found.file_id, contentType: found.mime_type ?? usualTypes[field] } : null
}
