import type { CommandName, PduFields, NoticeName, RequestName, ResponseName } from "./commands.ts"
import type { Tlv } from "./tlvs.ts"

/**
 * The octets of a header: command_length, command_id, command_status, sequence_number (SMPP 3.4, section
 * 3.2).
 */
export const headerBytes = 16

/** A fault in the body of a PDU whose end was still certain. */
export interface PduFault {
  /**
   * `repaired`: all mandatory parameters were readable. `broken`: some were missing, and hold zeros and empty
   * texts.
   */
  severity: "repaired" | "broken"
  /** The command_status to answer with. */
  status: number
  reason: string
}

/** One PDU that was read. */
export interface PduOf<C extends CommandName> {
  command: C
  status: number
  /** 0..0xFFFFFFFF as the peer wrote it; the standard allows 1..0x7FFFFFFF. */
  sequence: number
  fields: PduFields<C>
  /** In the order of the wire, including repeated and unknown ones. */
  tlvs: readonly Tlv[]
  fault: PduFault | null
}

/** A whole PDU whose command_id is not in SMPP 3.4. */
export interface UnknownPdu {
  command: "unknown"
  commandId: number
  status: number
  sequence: number
}

/** A union that `command` discriminates. */
export type Pdu<C extends CommandName = CommandName> = { [K in C]: PduOf<K> }[C]
export type RequestPdu = Pdu<RequestName>
export type ResponsePdu<C extends RequestName = RequestName> = Pdu<ResponseName<C> | "generic_nack">
export type NoticePdu = Pdu<NoticeName>

/** One PDU to write. Missing fields are zero or empty; `fields: null` writes no body. */
export interface Draft<C extends CommandName = CommandName> {
  command: C
  status: number
  sequence: number
  fields: Partial<PduFields<C>> | null
  tlvs: readonly Tlv[]
}
