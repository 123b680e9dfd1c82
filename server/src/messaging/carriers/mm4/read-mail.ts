import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { meaningOfState, mmsRefusalOf } from "#messaging/carriers/mms/mms-meaning.ts"
import { decodeMime } from "#core/decoders/decoders.ts"
import type { MmsContent } from "#core/decoders/read-mime.ts"
import { storableText } from "#core/std/storable-text.ts"
import { isAddressAt, numberOf, plmnAddress, systemAddress } from "./addresses.ts"
import { quoted, type Mm4Notice } from "./compose.ts"
import type { Mm4Config } from "./config.ts"

/** The content of the carrier's mail, and the answer to it after the commit. */
export type ReadMail =
  | { kind: "unreadable"; reason: string }
  /** The mail may be readable at another time. */
  | { kind: "late"; reason: string }
  | { kind: "read"; receipts: readonly Receipt[]; inbounds: readonly Inbound[]; notices: readonly Mm4Notice[] }

interface Envelope {
  carrierId: string
  recipients: readonly string[]
  raw: Uint8Array
  now: number
}

const idLengthMax = 200
/** The carrier waits several minutes for the answer to its mail (RFC 5321, section 4.5.3.2.6). */
const readDeadlineMs = 60_000

/** Reads a mail of the carrier (3GPP TS 23.140, section 8.4). */
export async function readMail({ carrierId, recipients, raw, now }: Envelope, config: Mm4Config): Promise<ReadMail> {
  const decoded = await decodeMime({ raw, isEnveloped: false }, { ownerId: carrierId, deadlineMs: readDeadlineMs })
  if (decoded.kind === "late") return decoded
  if (decoded.kind === "unreadable")
    return { kind: "unreadable", reason: `The mail is not a MIME message: ${decoded.reason}` }
  const { content } = decoded.output
  const header = (name: string) => storableText(content.headers.get(`x-mms-${name}`) ?? "")
  const type = header("message-type").toLowerCase()
  const mail: Mail = { header, now, recipients, content, transactionId: idOf(header("transaction-id")) }
  const read = readers[type]
  if (!read) return { kind: "unreadable", reason: "The mail has no X-Mms-Message-Type of MM4." }
  return read(mail, config)
}

interface Mail {
  header(name: string): string
  now: number
  recipients: readonly string[]
  content: MmsContent
  transactionId: string
}

type Reader = (mail: Mail, config: Mm4Config) => ReadMail

const nothing = { receipts: [], inbounds: [], notices: [] }
const noId: ReadMail = { kind: "unreadable", reason: "The mail has no X-Mms-Message-ID of 1 to 200 characters." }

const readers: Readonly<Record<string, Reader>> = {
  "mm4_forward.req": readForward,
  "mm4_forward.res": readAnswer,
  "mm4_delivery_report.req": (mail, config) => {
    const { state, code } = meaningOfState(mail.header("mm-status-code"))
    return report(mail, config, { state, code }, "MM4_delivery_report.RES")
  },
  "mm4_read_reply_report.req": (mail, config) => {
    const isRead = /^read$/i.test(mail.header("read-status"))
    return report(mail, config, { state: isRead ? "read" : "accepted", code: null }, "MM4_read_reply_report.RES")
  },
  "mm4_delivery_report.res": () => ({ kind: "read", ...nothing }),
  "mm4_read_reply_report.res": () => ({ kind: "read", ...nothing }),
}

function readForward(mail: Mail, config: Mm4Config): ReadMail {
  const id = idOf(mail.header("message-id"))
  if (!id) return noId
  const from = numberOf(mail.content.from, config.inbound.country_code)
  if (!from) return { kind: "unreadable", reason: "The sender in From is not a phone number with /TYPE=PLMN." }
  const numbers = mail.recipients.map((each) => numberOf(each, config.inbound.country_code))
  if (numbers.includes(null))
    return { kind: "unreadable", reason: "A recipient is not a phone number with /TYPE=PLMN." }
  const { media, filesLost, subject } = mail.content
  const body = mail.content.body || subject
  const said = { from, body, media, filesLost, at: mail.now }
  const inbounds = numbers.map((to) => ({ ...said, to: to ?? "", reference: `${id} ${to}` }))
  return { kind: "read", receipts: [], inbounds, notices: noticesOf(mail, config, { id, from, numbers }) }
}

function noticesOf(
  mail: Mail,
  config: Mm4Config,
  { id, from, numbers }: { id: string; from: string; numbers: readonly (string | null)[] },
): Mm4Notice[] {
  const notices: Mm4Notice[] = []
  if (isYes(mail.header("ack-request"))) notices.push(answerTo(mail, config, "MM4_forward.RES", id))
  if (isYes(mail.header("delivery-report")))
    for (const number of numbers) {
      const headers = {
        "X-Mms-Message-ID": quoted(id),
        "X-Mms-MM-Status-Code": "Retrieved",
        "X-Mms-Ack-Request": "No",
        "X-Mms-Forward-To-Originator-UA": "Yes",
        Date: new Date(mail.now).toUTCString(),
      }
      const type = "MM4_delivery_report.REQ"
      const sender = plmnAddress(number ?? "", config.domain)
      notices.push({ type, transactionId: `${id} ${number}`, from: sender, to: originOf(mail, config, from), headers })
    }
  return notices
}

/**
 * The originator of the message, as its own system names it. A mail can name any address, so a notice goes
 * only to the domain of the carrier.
 */
function originOf({ content }: Mail, { peer_domain: peerDomain }: Mm4Config, from: string): string {
  return isAddressAt(content.from, peerDomain) ? content.from : plmnAddress(from, peerDomain)
}

function answerTo(
  mail: Mail,
  { domain, peer_domain: peerDomain }: Mm4Config,
  type: Mm4Notice["type"],
  id: string,
): Mm4Notice {
  const origin = mail.header("originator-system")
  const to = isAddressAt(origin, peerDomain) ? origin : systemAddress(peerDomain)
  const headers = { "X-Mms-Message-ID": quoted(id), "X-Mms-Request-Status-Code": "Ok" }
  return { type, transactionId: mail.transactionId, from: systemAddress(domain), to, headers }
}

function readAnswer(mail: Mail, { domain }: Mm4Config): ReadMail {
  const status = mail.header("request-status-code")
  const [sid = ""] = /^MS[0-9a-f]{32}/.exec(mail.transactionId) ?? []
  const reference = idOf(mail.header("message-id")) || (sid && `${sid}@${domain}`)
  if (!reference) return noId
  const isOk = /^ok$/i.test(status)
  const code = isOk ? null : mmsRefusalOf(status)
  const receipt: Receipt = {
    reference,
    state: isOk ? "accepted" : "undelivered",
    code,
    at: mail.now,
    raw: rawOf(mail, status),
  }
  return { kind: "read", ...nothing, receipts: [receipt] }
}

function report(
  mail: Mail,
  config: Mm4Config,
  meaning: Pick<Receipt, "state" | "code">,
  type: Mm4Notice["type"],
): ReadMail {
  const reference = idOf(mail.header("message-id"))
  if (!reference) return noId
  const status = mail.header("mm-status-code") || mail.header("read-status")
  const at = timeOf(mail.content.headers.get("date"), mail.now)
  const notices = isYes(mail.header("ack-request")) ? [answerTo(mail, config, type, reference)] : []
  return { kind: "read", ...nothing, receipts: [{ reference, ...meaning, at, raw: rawOf(mail, status) }], notices }
}

function rawOf({ header }: Mail, status: string): string {
  return [`${header("message-type")} ${status}`, header("status-text")].filter(Boolean).join(": ").slice(0, 300)
}

/** Removes the quotes or brackets that gateways add. Empty if there is no id. */
function idOf(value: string): string {
  const [, id = ""] = /^[\s"<]*([^\s"<>]*)/.exec(value) ?? []
  return id.length <= idLengthMax ? id : ""
}

function isYes(value: string): boolean {
  return /^yes$/i.test(value)
}

/** Not later than now, since clocks differ. */
function timeOf(date: string | undefined, now: number): number {
  const at = Date.parse(date ?? "")
  return Number.isNaN(at) || at > now || at < 0 ? now : at
}
