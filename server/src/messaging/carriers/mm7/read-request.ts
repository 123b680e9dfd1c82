import { createHash } from "node:crypto"
import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { createVerifier, type Verifier } from "#messaging/carriers/http/verify-webhook.ts"
import { numberOf } from "#messaging/carriers/mm4/addresses.ts"
import { recipientsMax } from "#messaging/carriers/mms/content.ts"
import { meaningOfState } from "#messaging/carriers/mms/mms-meaning.ts"
import type { CarrierWebhook, WebhookAnswer, WebhookReader, WebhookReading } from "#messaging/carriers/webhook.ts"
import type { Decoded } from "#core/decoders/decoder.ts"
import { decodeMime } from "#core/decoders/decoders.ts"
import type { MmsContent, ReadMime } from "#core/decoders/read-mime.ts"
import type { Clock } from "#core/std/clock.ts"
import { ownValue } from "#core/std/own-value.ts"
import { storableText } from "#core/std/storable-text.ts"
import type { Mm7Config, Mm7Secrets } from "./config.ts"
import { faultAnswer, successAnswer } from "./answers.ts"
import { find, readXml, textIn, type XmlElement } from "../read-xml.ts"

export interface Mm7ReaderOptions {
  carrierId: string
  config: Mm7Config
  secrets: Mm7Secrets
  clock: Clock
}

const idLengthMax = 200
const rawMax = 300
/** An MMSC waits longer for the answer to its request. */
const readDeadlineMs = 30_000

/**
 * Reads the requests of an MMSC: MM7_deliver.REQ, MM7_delivery_report.REQ and MM7_read_reply.REQ (3GPP TS
 * 23.140, section 8.7).
 */
export function createMm7Reader({ carrierId, config, secrets, clock }: Mm7ReaderOptions): WebhookReader {
  const verifier = verifierOf(config, secrets)
  const challenge = config.inbound.user === undefined ? {} : { challenge: 'Basic realm="Posthorn"' }
  return {
    acknowledgement: { status: 200, headers: {}, body: "" },
    checkHead: async (head) => (await verifier?.checkHead(head, clock.now())) ?? "forged",
    async read(webhook) {
      if (!(await verifier?.isGenuine(webhook, clock.now()))) return { kind: "forged", ...challenge }
      return await readRequest(webhook, { carrierId, config, now: clock.now() })
    },
  }
}

/** Without a user and without addresses, nothing proves that a request is the MMSC's. */
function verifierOf({ inbound: { user, addresses } }: Mm7Config, secrets: Mm7Secrets): Verifier | null {
  if (user === undefined && !addresses?.length) return null
  const verification =
    user === undefined
      ? { kind: "addresses" as const }
      : { kind: "basic" as const, user, secret: "webhook_secret" as const }
  return createVerifier(verification, addresses, { secrets })
}

interface Request {
  element: XmlElement
  transactionId: string
  content: MmsContent | null
  now: number
}

type Reader = (
  request: Request,
  config: Mm7Config,
) => Pick<Extract<WebhookReading, { kind: "read" }>, "receipts" | "inbounds"> | string

const readers: Readonly<Record<string, Reader>> = {
  DeliverReq: readDeliver,
  DeliveryReportReq: (request) => readReport(request, meaningOfState(textIn(request.element, "MMStatus"))),
  ReadReplyReq: (request) => {
    const isRead = /^read$/i.test(textIn(request.element, "MMStatus"))
    return readReport(request, { state: isRead ? "read" : "accepted", code: null })
  },
}

async function readRequest(
  webhook: CarrierWebhook,
  { carrierId, config, now }: { carrierId: string; config: Mm7Config; now: number },
): Promise<WebhookReading> {
  const decoded = await partsOf(webhook, carrierId)
  if (decoded.kind === "late")
    return refuse(decoded.reason, faultAnswer(config, { code: "3000", sentence: decoded.reason }))
  const parts = decoded.kind === "read" ? decoded.output : null
  const root = parts?.envelope
    ? readXml(parts.envelope)
    : "The request is not an envelope of XML, with its parts in multipart/related."
  if (typeof root === "string") return refuse(root, faultAnswer(config, { code: "4004", sentence: root }))
  const transactionId = storableText(textIn(root, "TransactionID")).slice(0, idLengthMax)
  const element = root.name === "Envelope" ? find(root, "Body")?.children[0] : undefined
  const read = element && ownValue(readers, element.name)
  if (!element || !read) {
    const sentence =
      "The body of the envelope is not a supported request: DeliverReq, DeliveryReportReq or ReadReplyReq."
    return refuse(sentence, faultAnswer(config, { code: "4003", sentence, transactionId }))
  }
  const meant = read({ element, transactionId, content: parts?.content ?? null, now }, config)
  if (typeof meant === "string")
    return refuse(meant, faultAnswer(config, { code: "4004", sentence: meant, transactionId }))
  return { kind: "read", ...meant, answer: successAnswer(config, { to: element.name, transactionId }) }
}

function refuse(reason: string, answer: WebhookAnswer): WebhookReading {
  return { kind: "unreadable", reason, answer }
}

/** A report is only the envelope. A message also has its content. */
async function partsOf(
  { headers, body }: CarrierWebhook,
  carrierId: string,
): Promise<Decoded<Pick<ReadMime, "envelope"> & { content: MmsContent | null }>> {
  const type = (headers["content-type"] ?? "").replace(/[\r\n]/g, " ")
  if (!/^\s*multipart\//i.test(type)) return { kind: "read", output: { envelope: body, content: null } }
  const raw = Buffer.concat([Buffer.from(`MIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`), body])
  return await decodeMime({ raw, isEnveloped: true }, { ownerId: carrierId, deadlineMs: readDeadlineMs })
}

function readDeliver({ element, transactionId, content, now }: Request, { inbound }: Mm7Config): ReturnType<Reader> {
  const from = addressIn(find(element, "Sender"), inbound)
  if (from === null) return "DeliverReq has no Sender with a Number, an RFC2822Address or a ShortCode."
  const named = (find(element, "Recipients")?.children ?? []).flatMap(({ children }) => children.filter(isMeant))
  const recipients = named.slice(0, recipientsMax).flatMap((each) => addressOf(each, inbound) ?? [])
  const numbers = recipients.length || inbound.number === undefined ? recipients : [inbound.number]
  if (!numbers.length) return "DeliverReq has no recipient, and the carrier's setting inbound.number is empty."
  const id = storableText(textIn(element, "LinkedID") || transactionId).slice(0, idLengthMax)
  if (id === "") return "DeliverReq has neither a TransactionID nor a LinkedID."
  const subject = storableText(textIn(element, "Subject"))
  const body = content?.body || subject
  const { media = [], filesLost = 0 } = content ?? {}
  const digest = digestOf([from, textIn(element, "TimeStamp"), subject, body], media)
  const inbounds = [...new Set(numbers)].map((to): Inbound => {
    return { to, from, body, media, filesLost, at: timeIn(element, now), reference: `${id} ${to} ${digest}` }
  })
  return { receipts: [], inbounds }
}

function readReport({ element, now }: Request, meaning: Pick<Receipt, "state" | "code">): ReturnType<Reader> {
  const reference = storableText(textIn(element, "MessageID"))
  if (reference === "" || reference.length > idLengthMax)
    return `${element.name} has no MessageID of 1 to ${idLengthMax} characters.`
  const said = [textIn(element, "MMStatus"), textIn(element, "StatusText")].filter(Boolean).join(": ")
  const raw = storableText(`${element.name} ${said}`).slice(0, rawMax).toWellFormed()
  return { receipts: [{ reference, ...meaning, at: timeIn(element, now), raw }], inbounds: [] }
}

/** Other recipients are listed for display only. */
function isMeant({ attributes }: XmlElement): boolean {
  return attributes["displayOnly"] !== "true"
}

/** Returns the address in Sender. Some MMSCs write it without an element of its own. */
function addressIn(element: XmlElement | undefined, inbound: Mm7Config["inbound"]): string | null {
  const [address] = element?.children ?? []
  return address ? addressOf(address, inbound) : numberOf(element?.text.trim() ?? "", inbound.country_code)
}

function addressOf({ name, text }: XmlElement, inbound: Mm7Config["inbound"]): string | null {
  const address = text.trim()
  if (name === "ShortCode") return /^\d{3,15}$/.test(address) ? address : null
  return numberOf(address, inbound.country_code)
}

/** After a restart an MMSC may reuse transaction ids, so the content also identifies a message. */
function digestOf(texts: readonly string[], media: Inbound["media"]): string {
  const hash = createHash("sha256").update(JSON.stringify(texts))
  for (const { contentType, content } of media) hash.update(`${contentType} ${content.byteLength} `).update(content)
  return hash.digest("hex").slice(0, 32)
}

/** Not later than now, since clocks differ. */
function timeIn(element: XmlElement, now: number): number {
  const at = Date.parse(textIn(element, "Date") || textIn(element, "TimeStamp"))
  return Number.isNaN(at) || at > now || at < 0 ? now : at
}
