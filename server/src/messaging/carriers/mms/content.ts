import MimeNode from "nodemailer/lib/mime-node"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { mediaName } from "#messaging/carriers/media-name.ts"

/** The limit of recipients of one inbound message, which is stored once for each of them. */
export const recipientsMax = 100

/** A part of an MMS, with the name by which the presentation refers to it. */
interface Part {
  name: string
  contentType: string
  content: Buffer
}

/**
 * Returns the content of an MMS: `multipart/related` with a presentation in SMIL, the text, and the media in
 * order (3GPP TS 26.140, section 4). Names keep their case, because some gateways compare them
 * case-sensitively.
 */
export function composeContent({ body, media }: Pick<Submission, "body" | "media">): MimeNode {
  const text: Part[] = body ? [{ name: "text.txt", contentType: "text/plain", content: Buffer.from(body) }] : []
  const files = media.map(({ contentType, content }, index) => ({
    name: mediaName(contentType, index),
    contentType,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  }))
  const root = new MimeNode('multipart/related; type="application/smil"; start="<smil.xml>"', {
    normalizeHeaderKey: (key) => key,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const presentation = { name: "smil.xml", contentType: "application/smil", content: Buffer.from(smilOf(text, files)) }
  for (const part of [presentation, ...text, ...files]) append(root, part)
  return root
}

function append(root: MimeNode, { name, contentType, content }: Part): void {
  const charset = /^text\/|smil$/.test(contentType) ? "; charset=utf-8" : ""
  root
    .createChild(`${contentType}${charset}; name=${name}`)
    .setHeader({
      "Content-ID": `<${name}>`,
      "Content-Location": name,
      "Content-Transfer-Encoding": "base64",
    })
    .setContent(content)
}

/** One slide for each picture, with the text below the first. */
function smilOf(text: readonly Part[], files: readonly Part[]): string {
  const slides = (files.length ? files : [undefined]).map((file, index) => {
    const shown = [file && elementOf(file), index === 0 && text.length && `<text src="text.txt" region="Text"/>`]
    return `<par dur="8s">${shown.filter(Boolean).join("")}</par>`
  })
  const regions = `<region id="Image" top="0%" left="0%" height="70%" width="100%" fit="meet"/><region id="Text" top="70%" left="0%" height="30%" width="100%" fit="scroll"/>`
  return `<smil><head><layout><root-layout/>${regions}</layout></head><body>${slides.join("")}</body></smil>`
}

function elementOf({ name, contentType }: Part): string {
  const [kind = ""] = contentType.split("/")
  if (kind === "image") return `<img src="${name}" region="Image"/>`
  if (kind === "audio") return `<audio src="${name}"/>`
  return kind === "video" ? `<video src="${name}" region="Image"/>` : `<ref src="${name}" region="Image"/>`
}
