import xml, { type Element } from "@xmpp/xml"
import MimeNode from "nodemailer/lib/mime-node"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { composeContent } from "#messaging/carriers/mms/content.ts"
import { toSid } from "#core/std/ids.ts"
import type { Mm7Config } from "./config.ts"
import { envelope, leaf, mm7Element } from "./envelope.ts"

export interface Multipart {
  contentType: string
  body: Buffer
}

/** The name by which the envelope refers to the content. */
const contentId = "content"
const envelopeId = "envelope"

/**
 * Names the transaction of an attempt. Each attempt has its own name. Otherwise the MMSC would treat an
 * attempt after a refusal as a repetition.
 */
export function transactionIdOf({ messageId, attempt }: Pick<Submission, "messageId" | "attempt">): string {
  return `${toSid("message", messageId)}-${attempt}`
}

/**
 * MM7_submit.REQ of a message (3GPP TS 23.140, section 8.7.8.1): the envelope, and the presentation with its
 * text and media.
 */
export async function composeSubmit(submission: Submission, config: Mm7Config): Promise<Multipart> {
  const root = new MimeNode(`multipart/related; type="text/xml"; start="<${envelopeId}>"`)
  const head = `Content-Type: text/xml; charset=utf-8\r\nContent-ID: <${envelopeId}>\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`
  // The envelope is not encoded: some MMSCs read only XML, and no quoted-printable.
  root
    .createChild()
    .setRaw(Buffer.from(head + envelope(transactionIdOf(submission), submitReq(submission, config), config.namespace)))
  root.appendChild(composeContent(submission).setHeader("Content-ID", `<${contentId}>`))
  return split(await root.build())
}

/** The elements have the order of the schema. */
function submitReq({ from, to, subject, isUrgent, expiresAt }: Submission, config: Mm7Config): Element {
  const address = config.sender_address ? xml("SenderAddress", {}, addressOf(from, config)) : ""
  return mm7Element(
    "SubmitReq",
    config,
    xml(
      "SenderIdentification",
      {},
      ...[leaf("VASPID", config.vasp_id), leaf("VASID", config.vas_id), address].filter(Boolean),
    ),
    xml("Recipients", {}, xml("To", {}, addressOf(to, config))),
    leaf("ServiceCode", config.service_code),
    expiresAt === null ? "" : leaf("ExpiryDate", new Date(expiresAt).toISOString().replace(/\.\d+Z$/, "Z")),
    leaf("DeliveryReport", String(config.delivery_reports)),
    leaf("ReadReply", String(config.read_reports)),
    leaf("Priority", isUrgent ? "High" : "Normal"),
    leaf("Subject", subject),
    xml("Content", { href: `cid:${contentId}`, allowAdaptations: "true" }),
  )
}

function addressOf(number: string, { number_format: format }: Mm7Config): Element {
  if (!number.startsWith("+")) return xml("ShortCode", {}, number)
  return xml("Number", {}, format === "digits" ? number.slice(1) : number)
}

/** A MIME message consists of headers and a body. HTTP uses only the content type of the headers. */
function split(message: Buffer): Multipart {
  const end = message.indexOf("\r\n\r\n")
  const head = message.toString("latin1", 0, end).replace(/\r\n[ \t]+/g, " ")
  const [, type = ""] = /^Content-Type: (.*)$/im.exec(head) ?? []
  return { contentType: type.trim(), body: message.subarray(end + 4) }
}
