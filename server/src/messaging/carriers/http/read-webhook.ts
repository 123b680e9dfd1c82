import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { readReportedNumber, shortCodeDigitsMax } from "#messaging/carriers/reported-number.ts"
import { fetchWebhookMedia, webhookMediaMs } from "#messaging/carriers/requests/fetch-webhook-media.ts"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
import { readSubmissionName } from "#messaging/carriers/submission-name.ts"
import type {
  CarrierWebhook,
  WebhookAnswer,
  WebhookInbound,
  WebhookReader,
  WebhookReading,
} from "#messaging/carriers/webhook.ts"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { Clock } from "#core/std/clock.ts"
import { ownValue } from "#core/std/own-value.ts"
import { storableText } from "#core/std/storable-text.ts"
import type { HttpCarrierConfig, HttpCarrierSecrets } from "./config.ts"
import { basicHeader } from "./build-request.ts"
import { locate, valuesAt, type Located, type Locator } from "./locate.ts"
import { readTime } from "./read-time.ts"
import { urlOf } from "./request-template.ts"
import { textWith } from "./template.ts"
import { createVerifier } from "./verify-webhook.ts"
import type { MappingConditions, InboundMapping, ReceiptMapping } from "./webhook-mapping.ts"

/** More than any carrier puts into one webhook. */
const itemsMax = 1_000
const rawMax = 200

export interface WebhookReaderOptions {
  config: HttpCarrierConfig
  secrets: HttpCarrierSecrets
  clock: Clock
  /** Fetches the media of messages. */
  outgoing: Pick<HttpClient, "request">
}

/** Reads the webhooks of a carrier over HTTP as its settings describe them. */
export function createWebhookReader(options: WebhookReaderOptions): WebhookReader {
  const { config, secrets, clock } = options
  const { verification, addresses, values } = config
  const verifier = verification && createVerifier(verification, addresses, { secrets, values })
  return {
    acknowledgement: acknowledgementOf(config),
    checkHead: async (head) => (await verifier?.checkHead(head, clock.now())) ?? "forged",
    async read(webhook): Promise<WebhookReading> {
      const now = clock.now()
      if (!(await verifier?.isGenuine(webhook, now)))
        return { kind: "forged", ...(verification?.kind === "basic" ? { challenge: 'Basic realm="Posthorn"' } : {}) }
      return readItems(locatedIn(webhook), options, now)
    },
  }
}

/** Each item is a receipt, a message, or neither. */
function readItems(located: Located, options: WebhookReaderOptions, now: number): WebhookReading {
  const { receipts: ofReceipts, inbound: ofInbound } = options.config
  const receiptItems = ofReceipts ? itemsOf(ofReceipts, located).filter((item) => isReceipt(ofReceipts, item)) : []
  const known = new Set(receiptItems.map(({ data }) => data))
  const messageItems = ofInbound
    ? itemsOf(ofInbound, located).filter((item) => !known.has(item.data) && isInbound(ofInbound, item))
    : []
  const receipts = receiptItems.flatMap((item) => (ofReceipts && readReceipt(ofReceipts, item, now)) ?? [])
  const messages = messageItems.flatMap((item) => {
    const inbound = ofInbound && readInbound(ofInbound, item, now)
    return inbound ? [{ inbound, item }] : []
  })
  if (receipts.length < receiptItems.length || messages.length < messageItems.length)
    return { kind: "unreadable", reason: "The webhook contains no reference, sender or recipient." }
  return { kind: "read", receipts, inbounds: messages.map(({ inbound, item }) => withFiles(inbound, item, options)) }
}

function withFiles(
  inbound: Inbound,
  item: Located,
  { config, secrets, clock, outgoing }: WebhookReaderOptions,
): WebhookInbound {
  const media = config.inbound?.media
  const urls = media?.urls.flatMap((locator) => locate(locator, item)) ?? []
  if (!media || !urls.length) return inbound
  const values = { ...config.values, ...secrets }
  const { origin } = new URL(urlOf(config.request.url, values))
  const user = media.basic_user
  const credentials =
    user === undefined ? null : { origin, authorization: basicHeader(textWith(user, values), secrets.password) }
  const fetch = async (deadlineMs: number) => {
    const fetched = await fetchWebhookMedia(urls, { outgoing, clock, credentials }, deadlineMs)
    return { body: inbound.body, media: fetched, filesLost: urls.length - fetched.length }
  }
  return { ...inbound, files: { deadlineMs: webhookMediaMs, fetch, unfetched: null } }
}

function acknowledgementOf({ acknowledgement }: HttpCarrierConfig): WebhookAnswer {
  const { status, content_type: contentType, body } = acknowledgement
  return { status, headers: body === "" ? {} : { "content-type": contentType }, body }
}

/**
 * The values of the query and of the form or JSON body. A JSON list has no fields, so the query is then
 * ignored.
 */
function locatedIn({ url, headers, body }: CarrierWebhook): Located {
  const text = body.toString("utf8")
  const query = fieldsOf(new URL(url).search.slice(1))
  const json = jsonOf(text)
  if (Array.isArray(json)) return { data: json, text, headers }
  const fields = typeof json === "object" && json !== null ? (json as object) : fieldsOf(text)
  return { data: { ...query, ...fields }, text, headers }
}

/** A name that occurs several times has a list. */
function fieldsOf(form: string): Record<string, unknown> {
  const pairs = Map.groupBy(new URLSearchParams(form), ([name]) => name)
  return Object.fromEntries([...pairs].map(([name, all]) => [name, all.length === 1 ? all[0]?.[1] : all.map(([, value]) => value)])) // oxfmt-ignore
}

function itemsOf({ items = "" }: { items?: string | undefined }, located: Located): readonly Located[] {
  return valuesAt(located.data, items)
    .slice(0, itemsMax)
    .map((data) => ({ ...located, data }))
}

function isReceipt({ when, reference, status }: ReceiptMapping, item: Located): boolean {
  return when ? meets(when, item) : [reference, status].every((each) => first(each, item) !== undefined)
}

function isInbound({ when, reference, to, from }: InboundMapping, item: Located): boolean {
  return when ? meets(when, item) : [reference, to, from].every((each) => first(each, item) !== undefined)
}

function meets(conditions: MappingConditions, item: Located): boolean {
  return Object.entries(conditions).every(([path, wanted]) => {
    const found = locate(path, item)
    return [wanted].flat().some((each) => (each === "*" ? found.length > 0 : found.includes(each)))
  })
}

function readReceipt(mapping: ReceiptMapping, item: Located, now: number): Receipt | undefined {
  const reference = first(mapping.reference, item)
  if (reference === undefined) return undefined
  const status = first(mapping.status, item) ?? ""
  const error = mapping.error && first(mapping.error, item)
  const meant = stateOf(mapping, status)
  const isUndelivered = meant !== "delivered" && meant !== "accepted"
  const at = mapping.at && first(mapping.at, item)
  const submission = readSubmissionName(reference)
  return {
    reference: storableText(reference),
    ...(submission ? { submission } : {}),
    state: isUndelivered ? "undelivered" : meant,
    code: isUndelivered ? ((error === undefined ? undefined : ownValue(mapping.errors, error)) ?? meant) : null,
    at: (at === undefined ? undefined : readTime(at)) ?? now,
    raw: storableText([status, error].filter(isThere).join(" ")).slice(0, rawMax).toWellFormed(),
  }
}

/** A status that the settings do not name is not final. */
function stateOf({ states }: ReceiptMapping, status: string): ReceiptMapping["states"][string] {
  const same = Object.entries(states).find(([name]) => name.toLowerCase() === status.toLowerCase())
  return same?.[1] ?? "accepted"
}

function readInbound(mapping: InboundMapping, item: Located, now: number): Inbound | undefined {
  const [reference, to, from] = [mapping.reference, mapping.to, mapping.from].map((each) => first(each, item))
  if (reference === undefined || to === undefined || from === undefined) return undefined
  const at = mapping.at && first(mapping.at, item)
  return {
    reference: storableText(reference),
    to: addressOf(to, mapping),
    from: addressOf(from, mapping),
    body: storableText(bodyOf(mapping, item)),
    media: [],
    at: (at === undefined ? undefined : readTime(at)) ?? now,
  }
}

function bodyOf({ body, ucs2_hex: hex }: InboundMapping, item: Located): string {
  if (hex && meets(hex.when, item)) {
    const bytes = Buffer.from(first(hex.body, item) ?? "", "hex")
    return bytes
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString("utf16le")
  }
  return [body ?? []].flat().flatMap((each) => locate(each, item))[0] ?? ""
}

/**
 * Carriers write international numbers with a plus, with 00 or with neither. Shorter numbers and names stay
 * as they are.
 */
function addressOf(text: string, { country_code: countryCode }: InboundMapping): string {
  const plain = text.trim()
  const isNumber = /^\d{1,17}$/.test(plain) && plain.length > shortCodeDigitsMax
  return storableText(isNumber ? readReportedNumber(plain, countryCode) : plain)
}

function first(locator: Locator, item: Located): string | undefined {
  return locate(locator, item)[0]
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined
}
