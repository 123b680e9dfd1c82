import { createHmac, timingSafeEqual } from "node:crypto"
import xml, { type Element } from "@xmpp/xml"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { toSid } from "#core/std/ids.ts"
import { storableText } from "#core/std/storable-text.ts"

const prefix = "xmpp:"
export const namespaces = {
  receipts: "urn:xmpp:receipts",
  markers: "urn:xmpp:chat-markers:0",
  outOfBand: "jabber:x:oob",
  ping: "urn:xmpp:ping",
  info: "http://jabber.org/protocol/disco#info",
  items: "http://jabber.org/protocol/disco#items",
  upload: "urn:xmpp:http:upload:0",
  errors: "urn:ietf:params:xml:ns:xmpp-stanzas",
  delay: "urn:xmpp:delay",
  encrypted: "eu.siacs.conversations.axolotl",
} as const

/** Returns an address of the channel without its prefix. */
export function jidOf(address: string): string {
  return address.startsWith(prefix) ? address.slice(prefix.length) : address
}

/** Returns the sender's address without the resource, which names one of their devices. */
export function xmppAddressOf(jid: string): string {
  return `${prefix}${(jid.split("/", 1)[0] ?? "").toLowerCase()}`
}

/** Returns the host of an address of the channel. */
export function hostOfAddress(address: string): string {
  const jid = jidOf(address)
  return jid.slice(jid.indexOf("@") + 1)
}

/**
 * The ids of a message's stanzas. They are the same for each try, so that clients can recognise a repeated
 * one. An id proves that this carrier made it for a recipient. Anyone on the network can send receipts, but
 * only those with such an id count.
 */
export class StanzaIds {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  make({ messageId, to }: Pick<Submission, "messageId" | "to">, part: number): string {
    const id = `${toSid("message", messageId)}.${part}`
    return `${id}.${this.#proof(id, to)}`
  }

  /** Whether this carrier made the id for a message to this address. */
  isOurs(id: string, to: string): boolean {
    const end = id.lastIndexOf(".")
    const proof = Buffer.from(id.slice(end + 1))
    const expected = Buffer.from(this.#proof(id.slice(0, Math.max(end, 0)), to))
    return proof.length === expected.length && timingSafeEqual(proof, expected)
  }

  #proof(id: string, to: string): string {
    return createHmac("sha256", this.#key).update(`${id} ${to}`).digest("base64url").slice(0, 16)
  }
}

/** A message that requests a receipt and a marker when it is read (XEP-0184, XEP-0333). */
export function textStanza(
  { to, from }: Pick<Submission, "to" | "from">,
  { id, body, url }: { id: string; body: string; url?: string },
): string {
  return xml(
    "message",
    { to: jidOf(to), from: jidOf(from), id, type: "chat" },
    xml("body", {}, writable(body)),
    ...(url === undefined ? [] : [xml("x", { xmlns: namespaces.outOfBand }, xml("url", {}, url))]),
    xml("request", { xmlns: namespaces.receipts }),
    xml("markable", { xmlns: namespaces.markers }),
  ).toString()
}

/**
 * An echo to ourselves. A server handles the stanzas of one connection in order. So the echo's return proves
 * that the server accepted all stanzas before it.
 */
export function echoStanza(domain: string, id: string): string {
  return xml("iq", { to: domain, from: domain, id, type: "get" }, xml("ping", { xmlns: namespaces.ping })).toString()
}

/** A request to one of the server's services. */
export function queryStanza(domain: string, { id, to }: { id: string; to: string }, content: Element): string {
  return xml("iq", { to, from: domain, id, type: "get" }, content).toString()
}

/** XEP-0184: confirms that a message was received. */
export function receiptStanza(message: Element): string {
  const { id, to, from, type = "normal" } = attributesOf(message)
  const received = xml("received", { xmlns: namespaces.receipts, id: id ?? "" })
  return xml("message", { to: from, from: to, type }, received).toString()
}

/** The answer that refuses a stanza (RFC 6120, section 8.3). */
export function errorStanza(stanza: Element, type: "cancel" | "modify" | "wait", condition: string, text = ""): string {
  const { id, to, from } = attributesOf(stanza)
  const said = text ? [xml("text", { xmlns: namespaces.errors }, text)] : []
  const error = xml("error", { type }, xml(condition, { xmlns: namespaces.errors }), ...said)
  return xml(stanza.getName(), { to: from, from: to, id, type: "error" }, error).toString()
}

export function resultStanza(request: Element, ...content: Element[]): string {
  const { id, to, from } = attributesOf(request)
  return xml("iq", { to: from, from: to, id, type: "result" }, ...content).toString()
}

interface Attributes {
  id?: string
  to?: string
  from?: string
  type?: string
}

export function attributesOf(stanza: Element): Attributes {
  const { id, to, from, type } = stanza.attrs as Record<string, string | undefined>
  return {
    ...(id === undefined ? {} : { id }),
    ...(to === undefined ? {} : { to }),
    ...(from === undefined ? {} : { from }),
    ...(type === undefined ? {} : { type }),
  }
}

/** The meaning of a message stanza for Posthorn. */
export type MessageMeaning =
  | { kind: "receipt"; state: "delivered" | "read"; id: string }
  | { kind: "error"; id: string; error: StanzaError }
  /** `link`: the text is only a URL that looks like a file's. */
  | { kind: "text"; body: string; urls: string[]; link: string | null; at: number | null; wantsReceipt: boolean }
  /** Encrypted from end to end. Posthorn has no keys. */
  | { kind: "encrypted" }
  /** For example typing, a group chat or an announcement. */
  | { kind: "nothing" }

export interface StanzaError {
  /** The type, such as `cancel` or `wait` (RFC 6120, section 8.3.2). */
  type: string
  condition: string
}

export function readMessageStanza(stanza: Element): MessageMeaning {
  const { type = "normal", id = "" } = attributesOf(stanza)
  if (type === "error") return { kind: "error", id, error: readError(stanza) }
  if (type !== "chat" && type !== "normal") return { kind: "nothing" }
  if (stanza.getChild("encrypted", namespaces.encrypted)) return { kind: "encrypted" }
  const body = stanza.getChildText("body") ?? ""
  const urls = stanza
    .getChildren("x", namespaces.outOfBand)
    .flatMap((each) => storableText(each.getChildText("url") ?? "") || [])
  if (body || urls.length) {
    const at = Date.parse(
      String((stanza.getChild("delay", namespaces.delay)?.attrs as Attributes & { stamp?: string })?.stamp),
    )
    return {
      kind: "text",
      // A client repeats the URL of a file as the text, for clients that do not support files.
      body: urls.includes(body.trim()) ? "" : storableText(body),
      urls,
      link: !urls.length && isFileLink(body.trim()) ? body.trim() : null,
      at: Number.isNaN(at) ? null : at,
      wantsReceipt: id !== "" && stanza.getChild("request", namespaces.receipts) !== undefined,
    }
  }
  return readMark(stanza)
}

/** Clients that support uploads but not XEP-0066 send only the URL. */
function isFileLink(text: string): boolean {
  if (text.length > 2_048 || /\s/.test(text) || !/^https?:\/\//.test(text)) return false
  return /\.(?:jpe?g|png|gif|webp|heic|avif|mp4|mov|webm|3gp|mp3|m4a|ogg|opus|aac|amr|wav|pdf|vcf)$/i.test(
    URL.parse(text)?.pathname ?? "",
  )
}

function readMark(stanza: Element): MessageMeaning {
  const idOf = (name: string, xmlns: string) =>
    (stanza.getChild(name, xmlns)?.attrs as Attributes | undefined)?.id ?? ""
  const read = idOf("displayed", namespaces.markers) || idOf("acknowledged", namespaces.markers)
  if (read) return { kind: "receipt", state: "read", id: read }
  const received = idOf("received", namespaces.receipts) || idOf("received", namespaces.markers)
  return received ? { kind: "receipt", state: "delivered", id: received } : { kind: "nothing" }
}

export function readError(stanza: Element): StanzaError {
  const error = stanza.getChild("error")
  const condition = error?.getChildElements().find((each) => each.getNS() === namespaces.errors && !each.is("text"))
  return {
    type: (error?.attrs as Attributes | undefined)?.type ?? "cancel",
    condition: condition?.getName() ?? "undefined-condition",
  }
}

/** XML 1.0 does not allow most control characters, and a server ends the stream because of one. */
function writable(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\u{FFFD}")
}
