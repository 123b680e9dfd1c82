import type { CarrierMedia, Refused } from "#messaging/carriers/carrier.ts"
import { mediaFileName } from "#messaging/carriers/media-file-name.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import type { HomeserverAnswer, Homeserver } from "./homeserver.ts"

type Json = Readonly<Record<string, unknown>>

/** The limit of one inbound file. */
export const fileBytesMax = 10 * 1024 * 1024

/**
 * Uploads files. Returns the contents of the events that show them (Matrix specification, client-server API
 * 11.2), or why they cannot be sent.
 */
export async function uploadFiles(
  homeserver: Homeserver,
  media: readonly CarrierMedia[],
  as: string,
): Promise<{ kind: "uploaded"; contents: object[] } | { kind: "answer"; answer: HomeserverAnswer } | Refused> {
  const contents: object[] = []
  for (const [index, { contentType, content }] of media.entries()) {
    const name = mediaFileName(contentType, index)
    const answer = await homeserver.upload({ content, contentType, name, as })
    if (answer.kind === "answer" && answer.status === 413) return tooLarge
    const uri = answer.kind === "answer" && answer.status === 200 ? answer.body["content_uri"] : undefined
    if (typeof uri !== "string") return { kind: "answer", answer }
    contents.push({
      msgtype: messageTypeOf(contentType),
      body: name,
      filename: name,
      url: uri,
      info: { mimetype: contentType, size: content.byteLength },
    })
  }
  return { kind: "uploaded", contents }
}

const tooLarge = permanentRefusal("media_too_large", "The media is larger than the homeserver accepts.")

/** The content of a message event: its text, and its file if it has one that is not encrypted. */
export interface FileContent {
  text: string
  uri: string | null
}

/** The text of a file event is the file name, unless the event has a caption in addition to the name. */
export function readFileContent({ msgtype, body, filename, url }: Json): FileContent | null {
  if (typeof body !== "string") return null
  const isFile = fileTypes.has(String(msgtype)) && typeof url === "string" && mediaPath(url) !== null
  if (!isFile) return { text: body, uri: null }
  const hasCaption = typeof filename === "string" && filename !== body
  return { text: hasCaption ? body : "", uri: url }
}

const fileTypes = new Set(["m.image", "m.video", "m.audio", "m.file"])

/**
 * Returns the path of an `mxc:` URI in the media API, with each segment encoded. Null for any other URI, also
 * for the server `..`, which would lead to another path of the homeserver.
 */
export function mediaPath(uri: string): string | null {
  const [, server, id] = /^mxc:\/\/([a-zA-Z0-9[][a-zA-Z0-9.:[\]-]{0,254})\/([a-zA-Z0-9_-]{1,255})$/.exec(uri) ?? []
  return server && id ? `${encodeURIComponent(server)}/${id}` : null
}

function messageTypeOf(contentType: string): string {
  const kind = contentType.split("/", 1)[0] ?? ""
  return kind === "image" || kind === "video" || kind === "audio" ? `m.${kind}` : "m.file"
}
