import type { BindName, CommandName, Fields, RequestName } from "./commands.ts"
import type { ResponsePdu } from "./pdu.ts"
import type { Tlv } from "./tlvs.ts"

/** What became of a request. Every request gets exactly one fate, whatever happens to the connection; none is an exception. */
export type Fate<C extends RequestName = RequestName> =
  /** The peer answered. `status` is its command_status, 0 for yes. A generic_nack is an answer too. */
  | { kind: "answered"; status: number; response: ResponsePdu<C> }
  /** It left, or may have, and no answer came: the peer has acted on it, or not. */
  | { kind: "unknown"; cause: "timeout" | "closed"; sequence: number }
  /** The peer has certainly not seen it. */
  | { kind: "not_sent"; cause: "full" | "closed" | "unencodable"; reason: string }

/** A request as it was asked for. */
export interface Request<C extends CommandName = RequestName> {
  command: C
  fields: Partial<Fields<C>>
  tlvs: readonly Tlv[]
}

/** Requests that keep a session alive, open it or end it: they take no place in the window. */
export const outsideWindow: ReadonlySet<string> = new Set<BindName | RequestName>([
  "bind_receiver",
  "bind_transmitter",
  "bind_transceiver",
  "enquire_link",
  "unbind",
])
