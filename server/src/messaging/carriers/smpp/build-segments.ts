import type { Submission } from "#messaging/carriers/carrier.ts"
import { encodeGsm7, encodeLatin1, encodeUcs2 } from "#messaging/smpp/alphabets.ts"
import type { PduFields } from "#messaging/smpp/commands.ts"
import { partHeader, sarTlvs } from "#messaging/smpp/content.ts"
import { esmClass, registeredDelivery } from "#messaging/smpp/esm-class.ts"
import { formatAbsoluteTime, formatRelativeTime } from "#messaging/smpp/smpp-time.ts"
import { noTlvs, tlv, type Tlv } from "#messaging/smpp/tlvs.ts"
import { countSeptets, cutText, segmentCapacities, type SegmentEncoding } from "#messaging/channels/segments.ts"
import { writeDestination, writeSource } from "./addresses.ts"
import type { SmppCarrierConfig } from "./config.ts"

/** One submit_sm (SMPP 3.4, section 4.4.1), without the fields that are the same for every try. */
export interface Segment {
  fields: Partial<PduFields<"submit_sm">>
  tlvs: readonly Tlv[]
}

/** A longer content goes into message_payload, which holds 64 K. */
const shortMessageMax = 254

/**
 * Builds the submissions of a message, in order. They are its counted segments, unless this carrier needs
 * others. That is so if its headers are wider, if it accepts the message whole, or if its default alphabet
 * lacks a character, which requires UCS-2. All parts share `reference`, 0..65,535. An 8-bit header uses its
 * lower octet.
 */
export function buildSegments(submission: Submission, config: SmppCarrierConfig, reference: number): Segment[] {
  const { texts, coding, encode } = encodingOf(submission, config)
  const isSeries = texts.length > 1
  const shared = sharedFields(submission, config, coding)
  return texts.map((text, index) => {
    const part = { reference, number: index + 1, total: texts.length }
    const content = encode(text)
    if (!isSeries) return segmentOf(shared, content)
    if (config.long_messages === "sar")
      return segmentOf(shared, content, sarTlvs({ ...part, reference: reference & 0xff }))
    const header = partHeader({ ...part, isWide: config.long_messages === "udh16" })
    const headed = { ...shared, esmClass: esmClass.userDataHeader }
    return segmentOf(headed, Buffer.concat([header, content]))
  })
}

/** `validity_period` of a try that leaves at `now` (5.2.16). */
export function validityPeriod(expiresAt: number | null, validity: SmppCarrierConfig["validity"], now: number): string {
  if (expiresAt === null || validity === "none") return ""
  return validity === "absolute" ? formatAbsoluteTime(expiresAt) : formatRelativeTime(expiresAt - now)
}

interface Encoding {
  texts: readonly string[]
  coding: number
  encode(text: string): Buffer
}

function encodingOf(submission: Submission, config: SmppCarrierConfig): Encoding {
  const { body, encoding } = submission
  const encode = config.default_alphabet === "latin1" ? encodeLatin1 : encodeGsm7
  if (encoding === "gsm7" && encode(body) !== null) {
    const texts = cutFor(config.long_messages, submission, "gsm7")
    return { texts, coding: config.data_codings.default, encode: (text) => encode(text) ?? Buffer.alloc(0) }
  }
  return {
    texts: cutFor(config.long_messages, submission, "ucs2"),
    coding: config.data_codings.ucs2,
    encode: encodeUcs2,
  }
}

function cutFor(
  longMessages: SmppCarrierConfig["long_messages"],
  { body }: Submission,
  encoding: SegmentEncoding,
): readonly string[] {
  if (longMessages === "payload") return [body]
  const { alone, narrow, wide } = segmentCapacities[encoding]
  const unitsMax = longMessages === "udh16" ? wide : narrow
  if ((encoding === "gsm7" ? countSeptets(body) : body.length) <= alone) return [body]
  const texts: string[] = []
  cutText(encoding, body, unitsMax, texts)
  return texts
}

const receiptsAsked = {
  all: registeredDelivery.allFinal,
  failures: registeredDelivery.failuresOnly,
  none: registeredDelivery.none,
}

function sharedFields({ from, to }: Submission, config: SmppCarrierConfig, dataCoding: number): Segment["fields"] {
  const source = writeSource(from, config)
  const destination = writeDestination(to, config)
  return {
    serviceType: config.service_type,
    sourceAddrTon: source.ton,
    sourceAddrNpi: source.npi,
    sourceAddr: source.address,
    destAddrTon: destination.ton,
    destAddrNpi: destination.npi,
    destinationAddr: destination.address,
    registeredDelivery: receiptsAsked[config.receipts],
    dataCoding,
  }
}

function segmentOf(shared: Segment["fields"], content: Buffer, tlvs: readonly Tlv[] = noTlvs): Segment {
  if (content.length <= shortMessageMax) return { fields: { ...shared, shortMessage: content }, tlvs }
  return { fields: shared, tlvs: [...tlvs, tlv("messagePayload", content)] }
}
