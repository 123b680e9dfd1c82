import MimeNode from "nodemailer/lib/mime-node"
import type { SendMailOptions } from "nodemailer"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { composeContent } from "#messaging/carriers/mms/content.ts"
import { toSid } from "#core/std/ids.ts"
import { plmnAddress, systemAddress } from "./addresses.ts"
import type { Mm4Config } from "./config.ts"

/** The id is the same for each attempt, so that the carrier recognises a repeated message. */
export function mm4MessageIdOf(
  { messageId }: Pick<Submission, "messageId">,
  { domain }: Pick<Mm4Config, "domain">,
): string {
  return `${toSid("message", messageId)}@${domain}`
}

/** MM4_forward.REQ of a message (3GPP TS 23.140, section 8.4.1.3). */
export function composeForward(submission: Submission, config: Mm4Config): SendMailOptions {
  const { from, to, expiresAt, subject, isUrgent } = submission
  const { domain, peer_domain: peerDomain } = config
  const sender = plmnAddress(from, domain)
  const recipient = plmnAddress(to, peerDomain)
  const node = composeContent(submission)
  const headers = {
    ...mmsHeaders(config, "MM4_forward.REQ", `${toSid("message", submission.messageId)}-${submission.attempt}`),
    "X-Mms-Message-ID": quoted(mm4MessageIdOf(submission, config)),
    "X-Mms-Message-Class": "Personal",
    "X-Mms-Priority": isUrgent ? "High" : "Normal",
    ...(expiresAt === null ? {} : { "X-Mms-Expiry": new Date(expiresAt).toUTCString() }),
    "X-Mms-Delivery-Report": yesOrNo(config.delivery_reports),
    "X-Mms-Read-Reply": yesOrNo(config.read_reports),
    "X-Mms-Ack-Request": "Yes",
    "X-Mms-Originator-System": systemAddress(domain),
  }
  node.setHeader({
    ...asTheyAre(headers),
    From: sender,
    To: recipient,
    ...(subject === undefined ? {} : { Subject: subject }),
    "Message-ID": `<${mm4MessageIdOf(submission, config)}>`,
  })
  return mailOf(node, sender, recipient)
}

/** An answer or a report of Posthorn, which has only headers. */
export interface Mm4Notice {
  type: `MM4_${"forward" | "delivery_report" | "read_reply_report"}.${"REQ" | "RES"}`
  transactionId: string
  from: string
  to: string
  headers: Readonly<Record<string, string>>
}

export function composeNotice(
  { type, transactionId, from, to, headers }: Mm4Notice,
  config: Mm4Config,
): SendMailOptions {
  const node = new MimeNode("text/plain", { normalizeHeaderKey: (key) => key })
  node.setHeader({
    ...asTheyAre({ ...mmsHeaders(config, type, transactionId), ...headers }),
    From: from,
    To: to,
    Sender: systemAddress(config.domain),
  })
  return mailOf(node.setContent(""), systemAddress(config.domain), to)
}

export function quoted(id: string): string {
  return `"${id.replace(/["\\]|[^\x20-\x7e]/g, "")}"`
}

function mmsHeaders({ version }: Mm4Config, type: string, transactionId: string): Record<string, string> {
  return {
    "X-Mms-3GPP-MMS-Version": version,
    "X-Mms-Message-Type": type,
    "X-Mms-Transaction-ID": quoted(transactionId),
  }
}

/** Writes ASCII headers unchanged, because nodemailer would encode quotes. */
function asTheyAre(headers: Readonly<Record<string, string>>): Record<string, { prepared: true; value: string }> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]))
}

function mailOf(node: MimeNode, from: string, to: string): SendMailOptions {
  return { envelope: { from, to: [to] }, raw: node.createReadStream() }
}

function yesOrNo(holds: boolean): string {
  return holds ? "Yes" : "No"
}
