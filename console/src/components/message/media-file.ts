import type { Media, MediaWithContent } from "@posthorn/client"
import { saveBlob } from "../../components/save-blob.ts"

/** Types that every browser shows, and that contain no scripts or links. */
const imageTypes: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
}

const otherTypes: Record<string, string> = {
  "text/plain": "txt",
  "text/vcard": "vcf",
  "text/x-vcard": "vcf",
  "text/calendar": "ics",
  "text/csv": "csv",
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "audio/amr": "amr",
  "audio/mp4": "m4a",
  "video/mp4": "mp4",
  "video/3gpp": "3gp",
}

export function isShownAsImage({ content_type: type }: Media): boolean {
  return bareType(type) in imageTypes
}

/** Returns the source of an `img` for media that is shown as an image. */
export function imageSourceOf({ content_type: type, content }: MediaWithContent): string {
  return `data:${bareType(type)};base64,${content}`
}

/** The sid with the file ending of its type, or `.bin` for an unknown type. */
export function fileNameOf({ sid, content_type: type }: Media): string {
  const bare = bareType(type)
  return `${sid}.${imageTypes[bare] ?? otherTypes[bare] ?? "bin"}`
}

export function saveFile(name: string, base64: string): void {
  saveBlob(name, [Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))])
}

export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function bareType(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase()
}
