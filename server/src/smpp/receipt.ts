import { decodeLatin1 } from "./alphabets.ts"
import { readPduContent } from "./content.ts"
import { decodeText, type DefaultAlphabet } from "./data-coding.ts"
import { deliveryKindOf, type DeliveryKind } from "./esm-class.ts"
import { parseReceiptText, stateOfNumber, type MessageState } from "./receipt-text.ts"
import { readTlv, type Tlv } from "./tlvs.ts"

/** The SMSC's report about a message. */
export interface DeliveryReceipt {
  kind: Exclude<DeliveryKind, "message" | "conversation_abort">
  /**
   * The ids of the message: first the one in the parameter, then the one in the text. They can have different
   * bases. Empty when the receipt has no id.
   */
  messageIds: readonly string[]
  /** Null without a known state. */
  state: MessageState | null
  stateWord: string | null
  /** The value after `err:`. */
  error: string | null
  /** From network_error_code (5.3.2.31). `networkType` is null when the peer wrote three digits instead. */
  networkError: { networkType: number | null; code: number } | null
  /** Read as UTC; see `ReceiptText`. */
  submittedAt: number | null
  doneAt: number | null
  /** The content as it was written. */
  text: string
}

/** A deliver_sm or a data_sm. */
export interface DeliveryPdu {
  fields: { esmClass: number; dataCoding: number; shortMessage?: Buffer }
  tlvs: readonly Tlv[]
}

export interface ReceiptOptions {
  alphabet: DefaultAlphabet
  /** For peers that leave esm_class at 0: receipted_message_id and message_state together make a receipt. */
  trustsTlvs: boolean
}

/**
 * Returns the receipt (SMPP 3.4, section 2.11 and appendix B) in a deliver_sm or data_sm, or null when it is
 * none. The optional parameters have priority over the text. The text alone never makes a receipt, because
 * any handset can write it.
 */
export function readReceipt(pdu: DeliveryPdu, options: ReceiptOptions): DeliveryReceipt | null {
  const kind = receiptKindOf(pdu, options.trustsTlvs)
  if (!kind) return null
  const text = receiptText(pdu, options.alphabet)
  const said = parseReceiptText(text)
  const fromTlv = readTlv(pdu.tlvs, "receiptedMessageId")?.trim()
  const ids = [fromTlv, said.messageId].filter((id) => id !== undefined && id !== null && id !== "")
  const state = readTlv(pdu.tlvs, "messageState")
  return {
    ...said,
    kind,
    messageIds: [...new Set(ids as string[])],
    state: (state === undefined ? null : stateOfNumber(state)) ?? said.state,
    networkError: readNetworkError(pdu.tlvs),
    text,
  }
}

function receiptKindOf({ fields, tlvs }: DeliveryPdu, trustsTlvs: boolean): DeliveryReceipt["kind"] | null {
  const kind = deliveryKindOf(fields.esmClass)
  if (kind !== "message" && kind !== "conversation_abort") return kind
  if (!trustsTlvs || kind !== "message") return null
  const hasBoth = readTlv(tlvs, "receiptedMessageId") !== undefined && readTlv(tlvs, "messageState") !== undefined
  return hasBoth ? "receipt" : null
}

/** Receipts of SMSCs have about 120 octets. Octets beyond this limit are not read. */
const octetsMax = 4_096

/**
 * Returns the text of a receipt. It is plain ASCII whatever its data_coding, because some peers copy that of
 * the message.
 */
function receiptText(pdu: DeliveryPdu, alphabet: DefaultAlphabet): string {
  const octets = readPduContent(pdu).octets.subarray(0, octetsMax)
  const plain = decodeLatin1(withoutTrailingNuls(octets))
  if (/^\s*(id|sub|dlvrd|stat|err|submit date|done date)\s*:/i.test(plain)) return plain
  return decodeText(octets, pdu.fields.dataCoding, alphabet)
}

function withoutTrailingNuls(octets: Buffer): Buffer {
  let length = octets.length
  while (length > 0 && octets[length - 1] === 0) length--
  return octets.subarray(0, length)
}

/**
 * Reads three octets: the network and its code. Some peers wrongly write three ASCII digits instead. Real
 * network types are far below the codes of digits.
 */
function readNetworkError(tlvs: readonly Tlv[]): DeliveryReceipt["networkError"] {
  const value = readTlv(tlvs, "networkErrorCode")
  if (value?.length !== 3) return null
  const digits = value.toString("latin1")
  if (/^\d{3}$/.test(digits)) return { networkType: null, code: Number(digits) }
  return { networkType: value[0] ?? 0, code: value.readUInt16BE(1) }
}
