import type { CarrierMedia, Submission } from "#messaging/carriers/carrier.ts"
import { mediaName } from "#messaging/carriers/media-name.ts"

/** One request of a message. */
export interface Step {
  method: string
  fieldsFor(chat: string): object | FormData
}

/** A longer text is sent before the media, as a separate message. */
const captionMax = 1_024
/** The limit of files in an album. */
const albumMax = 10

/** The kind in which a file is sent, by its type. Telegram accepts any file as a document. */
type FileKind = "photo" | "video" | "audio" | "animation" | "voice" | "document"

const kinds: Readonly<Record<string, FileKind>> = {
  "image/jpeg": "photo",
  "image/png": "photo",
  "image/gif": "animation",
  "video/mp4": "video",
  "audio/mpeg": "audio",
  "audio/mp4": "audio",
  "audio/ogg": "voice",
}

interface File {
  kind: FileKind
  name: string
  blob: Blob
}

/**
 * Returns the requests of a message, in order. Media of the kinds that Telegram shows together is one album.
 * The text is the caption of the first file. No parse mode is set, so the text arrives unchanged.
 */
export function stepsOf({ body, media }: Pick<Submission, "body" | "media">): readonly Step[] {
  const text = body.toWellFormed()
  if (!media.length) return [textStep(text)]
  const isCaption = text.length <= captionMax
  const albums = albumsOf(media.map(fileOf))
  const steps = albums.map((files, index) => filesStep(files, isCaption && index === 0 ? text : ""))
  return isCaption ? steps : [textStep(text), ...steps]
}

function textStep(text: string): Step {
  return { method: "sendMessage", fieldsFor: (chat) => ({ chat_id: chat, text }) }
}

function fileOf({ contentType, content }: CarrierMedia, index: number): File {
  // A copy, because the bytes may be a part of a larger buffer.
  const blob = new Blob([Uint8Array.from(content)], { type: contentType })
  return { kind: kinds[contentType] ?? "document", name: mediaName(contentType, index), blob }
}

/**
 * Photos and videos share an album. Documents and audio have separate albums. Animations and voices are sent
 * alone.
 */
function albumsOf(files: readonly File[]): File[][] {
  return files.reduce<File[][]>((albums, file) => {
    const last = albums.at(-1)
    const family = familyOf(file)
    if (last?.[0] && family !== null && familyOf(last[0]) === family && last.length < albumMax) last.push(file)
    else albums.push([file])
    return albums
  }, [])
}

function familyOf({ kind }: File): string | null {
  if (kind === "photo" || kind === "video") return "visual"
  return kind === "document" || kind === "audio" ? kind : null
}

function filesStep(files: readonly File[], caption: string): Step {
  const [first, ...others] = files
  if (first && !others.length) return { method: methods[first.kind], fieldsFor: (chat) => formOf(chat, first, caption) }
  return { method: "sendMediaGroup", fieldsFor: (chat) => albumForm(chat, files, caption) }
}

const methods: Readonly<Record<FileKind, string>> = {
  photo: "sendPhoto",
  video: "sendVideo",
  audio: "sendAudio",
  animation: "sendAnimation",
  voice: "sendVoice",
  document: "sendDocument",
}

function formOf(chat: string, { kind, name, blob }: File, caption: string): FormData {
  const form = new FormData()
  form.append("chat_id", chat)
  if (caption) form.append("caption", caption)
  form.append(kind, blob, name)
  return form
}

function albumForm(chat: string, files: readonly File[], caption: string): FormData {
  const form = new FormData()
  const media = files.map(({ kind }, index) => ({
    type: kind,
    media: `attach://file${index}`,
    ...(caption && index === 0 ? { caption } : {}),
  }))
  form.append("chat_id", chat)
  form.append("media", JSON.stringify(media))
  for (const [index, { name, blob }] of files.entries()) form.append(`file${index}`, blob, name)
  return form
}
