import type { BindName, CommandName, PduFields, RequestName } from "./commands.ts"
import type { ResponsePdu } from "./pdu.ts"
import type { Tlv } from "./tlvs.ts"

/**
 * The result of a request. Every request gets exactly one fate, whatever happens to the connection. A fate is
 * never an exception.
 */
export type Fate<C extends RequestName = RequestName> =
  /** The peer answered. `status` is its command_status, 0 for success. A generic_nack is also an answer. */
  | { kind: "answered"; status: number; response: ResponsePdu<C> }
  /** The request left or may have left, and no answer came. The peer may or may not have acted on it. */
  | { kind: "unknown"; cause: "timeout" | "closed"; sequence: number }
  /** The peer has certainly not received the request. */
  | { kind: "not_sent"; cause: "full" | "closed" | "unencodable"; reason: string }

/** A request as the caller made it. */
export interface Request<C extends CommandName = RequestName> {
  command: C
  fields: Partial<PduFields<C>>
  tlvs: readonly Tlv[]
}

/** Requests that open, keep alive or end a session. They take no place in the window. */
export const outsideWindow: ReadonlySet<string> = new Set<BindName | RequestName>([
  "bind_receiver",
  "bind_transmitter",
  "bind_transceiver",
  "enquire_link",
  "unbind",
])
