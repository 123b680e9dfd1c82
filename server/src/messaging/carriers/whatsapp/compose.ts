import type { CarrierMedia, MessageTemplate, Submission } from "#messaging/carriers/carrier.ts"
import { mediaName } from "#messaging/carriers/media-name.ts"

/** A longer text is sent before the media, as a separate message. */
const captionMax = 1_024

type MediaKind = "image" | "video" | "audio" | "document"

const kinds: Readonly<Record<string, MediaKind>> = {
  "image/jpeg": "image",
  "image/png": "image",
  "video/mp4": "video",
  "video/3gpp": "video",
  "audio/aac": "audio",
  "audio/amr": "audio",
  "audio/mp4": "audio",
  "audio/mpeg": "audio",
  "audio/ogg": "audio",
  "application/pdf": "document",
  "text/plain": "document",
  "text/csv": "document",
  "text/vcard": "document",
  "text/calendar": "document",
}

/** Returns the kind in which WhatsApp shows media of this type. Undefined for an unsupported type. */
export function kindOf({ contentType }: Pick<CarrierMedia, "contentType">): MediaKind | undefined {
  return kinds[contentType]
}

/** Returns the form that uploads media. WhatsApp accepts every kind of text as plain text. */
export function uploadForm({ contentType, content }: CarrierMedia, index: number): FormData {
  const type = contentType.startsWith("text/") ? "text/plain" : contentType
  const form = new FormData()
  form.append("messaging_product", "whatsapp")
  form.append("type", type)
  // A copy, because the bytes may be a part of a larger buffer.
  form.append("file", new Blob([Uint8Array.from(content)], { type }), mediaName(contentType, index))
  return form
}

/**
 * Returns the WhatsApp messages for one message, in order, because each can hold one file. The text is the
 * caption of the first file, unless that is a sound or the text is too long. `mediaIds` are the results of
 * the uploads.
 */
export function messagesOf(
  { to, body, media, template }: Pick<Submission, "to" | "body" | "media" | "template">,
  mediaIds: readonly string[],
): readonly object[] {
  const common = { messaging_product: "whatsapp", recipient_type: "individual", to: to.replace(/^whatsapp:/, "") }
  const files = media.map((one, index) => fileOf(one, index, mediaIds[index] ?? ""))
  if (template) return [{ ...common, type: "template", template: templateOf(template, files[0]) }]
  const text = body.toWellFormed()
  const [first] = files
  const isCaption = first !== undefined && first.kind !== "audio" && text.length <= captionMax
  const texts = text && !isCaption ? [{ ...common, type: "text", text: { body: text, preview_url: false } }] : []
  const shown = files.map(({ kind, file }, index) => {
    const caption = isCaption && index === 0 && text ? { caption: text } : {}
    return { ...common, type: kind, [kind]: { ...file, ...caption } }
  })
  return [...texts, ...shown]
}

interface SentFile {
  kind: MediaKind
  file: { id: string; filename?: string }
}

function fileOf(media: CarrierMedia, index: number, id: string): SentFile {
  const kind = kindOf(media) ?? "document"
  return { kind, file: kind === "document" ? { id, filename: mediaName(media.contentType, index) } : { id } }
}

function templateOf({ name, language, parameters, header, buttons }: MessageTemplate, media: SentFile | undefined) {
  const head = media ? [{ type: media.kind, [media.kind]: media.file }] : textsOf(header)
  const components = [
    ...(head.length ? [{ type: "header", parameters: head }] : []),
    ...(Object.keys(parameters).length ? [{ type: "body", parameters: textsOf(parameters) }] : []),
    ...buttons.map(({ index, type, value }) => ({
      type: "button",
      sub_type: type,
      index: String(index),
      parameters: [buttonValue[type](value)],
    })),
  ]
  return { name, language: { code: language }, ...(components.length ? { components } : {}) }
}

/**
 * Numbered variables are sent in the order of their numbers, which is that of an object's keys. Others are
 * sent by name.
 */
function textsOf(parameters: Readonly<Record<string, string>>): object[] {
  const entries = Object.entries(parameters).map(([name, text]) => [name, text.toWellFormed()] as const)
  if (entries.some(([name]) => !/^\d+$/.test(name)))
    return entries.map(([name, text]) => ({ type: "text", parameter_name: name, text }))
  return entries.map(([, text]) => ({ type: "text", text }))
}

const buttonValue = {
  url: (text: string) => ({ type: "text", text }),
  quick_reply: (payload: string) => ({ type: "payload", payload }),
  copy_code: (code: string) => ({ type: "coupon_code", coupon_code: code }),
}
