import xml from "@xmpp/xml"
import type { WebhookAnswer } from "#messaging/carriers/webhook.ts"
import type { Mm7Config } from "./config.ts"
import { contentType, envelope, leaf, mm7Element } from "./envelope.ts"

/** The answer to a stored request: DeliverRsp to DeliverReq, and so on. */
export function successAnswer(
  config: Mm7Config,
  { to, transactionId }: { to: string; transactionId: string },
): WebhookAnswer {
  const body = mm7Element(to.replace(/Req$/, "Rsp"), config, statusElement("1000", "Success"))
  return {
    status: 200,
    headers: { "content-type": contentType },
    body: envelope(transactionId, body, config.namespace),
  }
}

/**
 * A SOAP fault with VASPErrorRsp, which tells the MMSC not to send the same again (3GPP TS 23.140, section
 * 8.7.8.6).
 */
export function faultAnswer(
  config: Mm7Config,
  { code, sentence, transactionId = "" }: { code: string; sentence: string; transactionId?: string },
): WebhookAnswer {
  const error = mm7Element("VASPErrorRsp", config, statusElement(code, sentence))
  const fault = xml(
    "env:Fault",
    {},
    xml("faultcode", {}, "env:Client"),
    leaf("faultstring", sentence),
    xml("detail", {}, error),
  )
  // SOAP 1.1, section 6.2: a fault has the status 500.
  return {
    status: 500,
    headers: { "content-type": contentType },
    body: envelope(transactionId, fault, config.namespace),
  }
}

function statusElement(code: string, text: string) {
  return xml("Status", {}, xml("StatusCode", {}, code), leaf("StatusText", text))
}
