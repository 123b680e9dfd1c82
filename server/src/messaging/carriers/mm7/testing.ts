import type { CarrierWebhook, WebhookReader } from "#messaging/carriers/webhook.ts"
import { HttpCarrier, type HttpCarrierOptions } from "#messaging/carriers/http/http-carrier.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { mm7 } from "./kind.ts"
import { mm7Api } from "./mm7-api.ts"
import { createMm7Reader } from "./read-request.ts"

export const namespace = "http://www.3gpp.org/ftp/Specs/archive/23_series/23.140/schema/REL-6-MM7-1-4"
const basic = `Basic ${Buffer.from("mmsc:hooks").toString("base64")}`

export function settingsFor({ url }: { url: string }, more: object = {}): object {
  return { url: `${url}/mm7`, user: "acme", vasp_id: "acme", vas_id: "shop", inbound: { user: "mmsc" }, ...more }
}

export function optionsOf(settings: object) {
  const config = mm7.parseSettings(settings)
  const secrets = mm7.parseSecrets({ password: "s3cret", webhook_secret: "hooks" })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  return { config: config.value, secrets: secrets.value }
}

export function newMm7Carrier(settings: object, outgoing: HttpCarrierOptions["outgoing"]): HttpCarrier {
  const id = createIds(systemClock)()
  const api = mm7Api(optionsOf(settings))
  return new HttpCarrier({ id, api, outgoing, clock: systemClock, random: () => 0, log: silentLog })
}

export function newMm7Reader(settings: object): WebhookReader {
  return createMm7Reader({ ...optionsOf(settings), carrierId: "mm7", clock: systemClock })
}

/** Written by hand, so that the test does not use our own encoder on both sides. */
export function soap(transaction: string, body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header><mm7:TransactionID xmlns:mm7="${namespace}" soapenv:mustUnderstand="1">${transaction}</mm7:TransactionID></soapenv:Header><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`
}

export function submitRsp(transaction: string, code: string, id?: string): string {
  const reference = id === undefined ? "" : `<mm7:MessageID>${id}</mm7:MessageID>`
  const status = `<mm7:Status><mm7:StatusCode>${code}</mm7:StatusCode><mm7:StatusText>told</mm7:StatusText></mm7:Status>`
  return soap(
    transaction,
    `<mm7:SubmitRsp xmlns:mm7="${namespace}"><mm7:MM7Version>6.8.0</mm7:MM7Version>${status}${reference}</mm7:SubmitRsp>`,
  )
}

export function requestOf(body: string | Buffer, more: Partial<CarrierWebhook> = {}): CarrierWebhook {
  return {
    method: "POST",
    url: "https://posthorn.example.com/v1/carriers/CR0/webhooks/mm7",
    headers: { authorization: basic, "content-type": "text/xml; charset=utf-8" },
    body: Buffer.from(body),
    address: "192.0.2.7",
    ...more,
  }
}

export function reportOf(id: string, status: string, kind = "DeliveryReportReq"): CarrierWebhook {
  const content = `<MessageID>${id}</MessageID><Recipient><Number>+15550000001</Number></Recipient><Date>2026-01-02T03:04:05Z</Date><MMStatus>${status}</MMStatus>`
  return requestOf(soap("r1", `<${kind} xmlns="${namespace}">${content}</${kind}>`))
}

export interface DeliverOptions {
  to?: string
  from?: string
  body?: string
  transaction?: string
  /** Further elements of DeliverReq. */
  more?: string
  /** Further parts, headers included. */
  parts?: readonly string[]
}

/**
 * MM7_deliver.REQ. A text that is invalid Unicode, as a broken phone could send, uses JSON's escapes of
 * UTF-16.
 */
export function deliverOf({
  to = "+15550000001",
  from = "+15550000002",
  body = "hello",
  transaction = "t1",
  more = "",
  parts = [],
}: DeliverOptions): CarrierWebhook {
  const recipients = to && `<Recipients><To><Number>${to}</Number></To></Recipients>`
  const deliver = `<DeliverReq xmlns="${namespace}"><MM7Version>6.8.0</MM7Version><Sender><Number>${from}</Number></Sender>${recipients}${more}<Content href="cid:c"/></DeliverReq>`
  const text = `Content-Type: text/plain; charset=utf-16be\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body, "utf16le").swap16().toString("base64")}`
  const inner = ["", ...[text, ...parts].map((part) => `\r\n${part}\r\n`), "--\r\n"].join("--inner")
  const root = `\r\nContent-Type: text/xml\r\nContent-ID: <e>\r\n\r\n${soap(transaction, deliver)}\r\n`
  const content = `\r\nContent-Type: multipart/related; boundary=inner\r\nContent-ID: <c>\r\n\r\n${inner}\r\n`
  const whole = ["", root, content, "--\r\n"].join("--outer")
  const type = 'multipart/related; boundary=outer; type="text/xml"; start="<e>"'
  return requestOf(Buffer.from(whole, "utf8"), { headers: { authorization: basic, "content-type": type } })
}
