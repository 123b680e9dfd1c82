import { readXml, type XmlElement } from "#messaging/carriers/read-xml.ts"
import type {
  DocumentFault,
  ReadDocument,
  ReplyDocument,
  ReplyMessage,
} from "#messaging/messages/inbound/reply-document.ts"

/** An answer is read up to this size, and a larger one is refused. */
const documentBytesMax = 65_536
const messagesMax = 10
const mediaMax = 10
/** A document has two levels below its root. */
const depthMax = 4
/** A document of ten messages with all their files has 121 elements. */
const elementsMax = 200
const attributesMax = 200
const urlLengthMax = 2_048
/** A document can have thousands of faults, and each becomes a note. */
const faultsMax = 10
/** The fault of a document can quote a name of any length. */
const faultLengthMax = 300
const urlDemand = `A URL has up to ${urlLengthMax} characters, and no user name and password.`
const faultsLeftOut = "The answer has more faults, which are left out."

/** Twilio's numbers for a document that is not XML, for an unknown element, and for another content type. */
const notXml = 12100
const unknownElement = 12200
const unknownType = 12300

const xmlTypes = new Set(["text/xml", "application/xml", "application/twiml+xml", "text/html"])
/** Decoders treat the last three alike. */
const encodings = new Set(["utf-8", "us-ascii", "iso-8859-1", "windows-1252"])

/**
 * Reads the answer to an inbound message: TwiML, or the text of one reply. An empty answer is no reply. An
 * unknown element is left out, and the others count.
 */
export const readTwiml: ReadDocument = ({ url, contentType, body, isCut }) => {
  const type = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase()
  if (isCut || body.length > documentBytesMax)
    return { code: notXml, fault: `The answer is longer than ${documentBytesMax} bytes.` }
  if (body.toString("utf8").trim() === "") return nothing
  const isPlain = type === "text/plain"
  if (!isPlain && !xmlTypes.has(type))
    return {
      code: unknownType,
      fault: `The answer has the content type ${type.slice(0, 100) || "of nothing"}. Send text/xml or text/plain.`,
    }
  const encoding = (charsetOf(contentType) ?? (isPlain ? undefined : declaredIn(body)) ?? "utf-8").toLowerCase()
  if (!encodings.has(encoding))
    return { code: notXml, fault: `The answer has the character set ${encoding.slice(0, 40)}. Send UTF-8.` }
  if (isPlain) {
    const text = new TextDecoder(encoding).decode(body)
    return { ...nothing, messages: [{ ...empty, body: text.replaceAll("\0", "").trim() }] }
  }
  const root = readXml(body, { elementsMax, attributesMax, encoding })
  if (typeof root === "string") return { code: notXml, fault: root.slice(0, faultLengthMax).toWellFormed() }
  if (root.name !== "Response") return { code: notXml, fault: "The answer is not TwiML: its root is not `Response`." }
  if (depthOf(root) > depthMax) return { code: notXml, fault: `The answer has elements deeper than ${depthMax}.` }
  return readResponse(root, url)
}

const nothing: ReplyDocument = { messages: [], redirect: null, faults: [] }
const empty: ReplyMessage = { to: null, from: null, body: "", mediaUrls: [], statusCallback: null }

/** The content type comes before the document (RFC 7303, section 3). */
function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]
}

/** The encoding that the XML declaration names. */
function declaredIn(body: Buffer): string | undefined {
  const start = body.toString("latin1", 0, 200)
  return /^[^<]{0,3}<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]+)/.exec(start)?.[1]
}

function readResponse({ children }: XmlElement, url: string): ReplyDocument | DocumentFault {
  const faults = new Faults()
  const messages: ReplyMessage[] = []
  for (const element of children) {
    if (element.name === "Redirect") {
      const target = resolve(element.text, url)
      if (target === undefined) faults.add(`The URL of \`Redirect\` is left out. ${urlDemand}`)
      else return { messages, redirect: { url: target, method: methodOf(element) }, faults: faults.list() }
    } else if (element.name === "Message") messages.push(readMessage(element, url, faults))
    else faults.add(unknown(element))
    if (messages.length > messagesMax)
      return { code: notXml, fault: `The answer has more than ${messagesMax} messages.` }
  }
  return { messages, redirect: null, faults: faults.list() }
}

function readMessage({ attributes, text, children }: XmlElement, url: string, faults: Faults): ReplyMessage {
  const bodies = [text]
  const mediaUrls: string[] = []
  for (const child of children) {
    if (child.name === "Body") bodies.push(child.text)
    else if (child.name !== "Media") faults.add(unknown(child))
    else {
      const media = resolve(child.text, url)
      if (media?.startsWith("https:") && mediaUrls.length < mediaMax) mediaUrls.push(media)
      else faults.add(`A \`Media\` is left out. A reply has up to ${mediaMax} HTTPS URLs. ${urlDemand}`)
    }
  }
  // `statusCallback` is the older name of `action`.
  const asked = attributes["action"] || attributes["statusCallback"]
  const statusCallback = asked ? resolve(asked, url) : null
  if (statusCallback === undefined) faults.add(`The \`action\` of a message is left out. ${urlDemand}`)
  return {
    to: attributes["to"] || null,
    from: attributes["from"] || null,
    body: bodies.join("").trim(),
    mediaUrls,
    statusCallback: statusCallback ?? null,
  }
}

/** What is wrong with a document, each once. */
class Faults {
  readonly #texts = new Set<string>()

  add(text: string): void {
    if (this.#texts.size < faultsMax) this.#texts.add(text)
    else if (!this.#texts.has(text)) this.#texts.add(faultsLeftOut)
  }

  list(): string[] {
    return [...this.#texts]
  }
}

/** The names of elements come from strangers. */
function unknown({ name }: XmlElement): string {
  return `The answer has the element \`${name.slice(0, 40).toWellFormed()}\`, which has no meaning for messages (${unknownElement}).`
}

function methodOf({ attributes }: XmlElement): "GET" | "POST" {
  return attributes["method"]?.toUpperCase() === "GET" ? "GET" : "POST"
}

/** A URL in a document is relative to the URL of the document. Its limits are those of URLs in the API. */
function resolve(text: string, base: string): string | undefined {
  const url = URL.parse(text.trim(), base)
  return !url || url.href.length > urlLengthMax || url.username || url.password ? undefined : url.href
}

/** `readXml` bounds the depth, so this ends. */
function depthOf({ children }: XmlElement): number {
  return 1 + Math.max(0, ...children.map(depthOf))
}
