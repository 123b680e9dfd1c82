import { hasUserDataHeader } from "./esm-class.ts"
import { readTlv, tlv, type Tlv } from "./tlvs.ts"
import {
  partOfHeader,
  possiblePart,
  readHeader,
  type HeaderElement,
  type ConcatenatedPart,
} from "./user-data-header.ts"

/** The content of a message, from whichever parameters its sender used. */
export interface Content {
  /** The octets without the user data header. A view into the PDU. */
  octets: Buffer
  /** Empty without a header. */
  header: readonly HeaderElement[]
  /** Null for a message of one part. */
  part: ConcatenatedPart | null
}

/**
 * Returns the content of a deliver_sm, data_sm or submit_sm. It is in short_message, or in message_payload
 * when that is empty (SMPP 3.4, section 5.3.2.32). The part is from the header, or from the SAR parameters
 * (5.3.2.22 to 5.3.2.24). An unreadable header is returned as content.
 */
export function readPduContent(pdu: {
  fields: { esmClass: number; shortMessage?: Buffer }
  tlvs: readonly Tlv[]
}): Content {
  const { esmClass, shortMessage } = pdu.fields
  const octets = shortMessage?.length ? shortMessage : (readTlv(pdu.tlvs, "messagePayload") ?? Buffer.alloc(0))
  const headed = hasUserDataHeader(esmClass) ? readHeader(octets) : null
  const header = headed?.elements ?? []
  return { octets: headed?.content ?? octets, header, part: partOfHeader(header) ?? partOfTlvs(pdu.tlvs) }
}

/**
 * Returns the three parameters with the facts of a part's header, for SMSCs that create the header
 * themselves.
 */
export function sarTlvs({ reference, total, number }: Omit<ConcatenatedPart, "isWide">): readonly Tlv[] {
  return [tlv("sarMsgRefNum", reference), tlv("sarTotalSegments", total), tlv("sarSegmentSeqnum", number)]
}

function partOfTlvs(tlvs: readonly Tlv[]): ConcatenatedPart | null {
  if (tlvs.length < 3) return null
  const reference = readTlv(tlvs, "sarMsgRefNum")
  const total = readTlv(tlvs, "sarTotalSegments")
  const number = readTlv(tlvs, "sarSegmentSeqnum")
  if (reference === undefined || total === undefined || number === undefined) return null
  return possiblePart({ reference, isWide: true, total, number })
}
