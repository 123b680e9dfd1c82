import xml, { type Element } from "@xmpp/xml"
import type { Mm7Config } from "./config.ts"

export const contentType = "text/xml; charset=utf-8"

/** Returns a SOAP envelope (SOAP 1.1) with a body and, if there is one, the transaction. */
export function envelope(transactionId: string, body: Element, namespace: string): string {
  const attributes = { xmlns: namespace, "env:mustUnderstand": "1" }
  const header = transactionId === "" ? [] : [xml("TransactionID", attributes, printable(transactionId))]
  const root = xml(
    "env:Envelope",
    { "xmlns:env": "http://schemas.xmlsoap.org/soap/envelope/" },
    xml("env:Header", {}, ...header),
    xml("env:Body", {}, body),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>${root.toString()}`
}

/** Returns an MM7 element with its version. Empty children are omitted. */
export function mm7Element(
  name: string,
  { namespace, version }: Pick<Mm7Config, "namespace" | "version">,
  ...children: (Element | string)[]
): Element {
  return xml(name, { xmlns: namespace }, xml("MM7Version", {}, version), ...children.filter(Boolean))
}

/** Returns an element with a text, or nothing if the text is missing. */
export function leaf(name: string, text: string | undefined): Element | "" {
  return text === undefined || text === "" ? "" : xml(name, {}, printable(text))
}

/** XML 1.0 allows no control characters and no unpaired surrogates. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]/gu, " ")
}
