import type { CommandName, Fields, NoticeName, RequestName, ResponseName } from "./commands.ts"
import type { Tlv } from "./tlvs.ts"

/** The octets of a header: command_length, command_id, command_status, sequence_number (SMPP 3.4, section 3.2). */
export const headerBytes = 16

/** What was wrong with the body of a PDU that could be told from its neighbours all the same. */
export interface Fault {
  /** `repaired`: all mandatory parameters were there to be read. `broken`: some were not, and hold zeros and empty texts. */
  severity: "repaired" | "broken"
  /** The command_status that tells the peer. */
  status: number
  reason: string
}

/** One PDU that was read. */
export interface PduOf<C extends CommandName> {
  command: C
  status: number
  /** 0..0xFFFFFFFF as the peer wrote it; the standard allows 1..0x7FFFFFFF. */
  sequence: number
  fields: Fields<C>
  /** In the order of the wire, repeated and unknown ones too. */
  tlvs: readonly Tlv[]
  fault: Fault | null
}

/** A whole PDU whose command_id is not of SMPP 3.4. */
export interface UnknownPdu {
  command: "unknown"
  commandId: number
  status: number
  sequence: number
}

/** To be told apart by `command`. */
export type Pdu<C extends CommandName = CommandName> = { [K in C]: PduOf<K> }[C]
export type RequestPdu = Pdu<RequestName>
export type ResponsePdu<C extends RequestName = RequestName> = Pdu<ResponseName<C> | "generic_nack">
export type NoticePdu = Pdu<NoticeName>

/** One PDU to be written. Fields left out are zero or empty; without `fields` there is no body at all. */
export interface Draft<C extends CommandName = CommandName> {
  command: C
  status: number
  sequence: number
  fields: Partial<Fields<C>> | null
  tlvs: readonly Tlv[]
}
