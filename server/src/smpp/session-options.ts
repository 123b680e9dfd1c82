import type { Clock } from "#std/clock.ts"
import type { Deadlines } from "#std/deadlines.ts"
import type { BindName, Fields, RequestName, ResponseName } from "./commands.ts"
import type { Request } from "./fate.ts"
import { pduBytesMaxDefault } from "./framer.ts"
import type { NoticePdu, Pdu, RequestPdu, ResponsePdu } from "./pdu.ts"
import type { Tlv } from "./tlvs.ts"

/** What a session allows itself and the peer. All have defaults. */
export interface SessionLimits {
  /** Requests of ours that may be unanswered at once; binds, enquire_links and unbinds are not counted. */
  windowMax: number
  /** Requests of ours that may wait for a place in the window. */
  waitingMax: number
  /** Requests of the peer that may be unanswered at once; to further ones the session itself says that it is too much. */
  unansweredMax: number
  /** From leaving the queue of the window until the fate is `unknown`. A request can have a time of its own. */
  responseTimeoutMs: number
  /** Silence after which the peer is asked whether it is there. */
  enquireLinkMs: number
  enquireTimeoutMs: number
  /** Questions in a row that may stay without a sign of life. */
  enquireMissesMax: number
  /** How long `unbind`, ours or the peer's, waits for what is under way. */
  drainMs: number
  /** A peer that has connected to us has this long to bind. */
  bindWithinMs: number
  /** A longer PDU ends the session. */
  pduBytesMax: number
}

/** Carriers usually allow 10 unanswered requests; 30 s of silence and 60 s of patience suit those that publish theirs. */
export const sessionDefaults: SessionLimits = {
  windowMax: 10,
  waitingMax: 1_000,
  unansweredMax: 1_000,
  responseTimeoutMs: 30_000,
  enquireLinkMs: 30_000,
  enquireTimeoutMs: 10_000,
  enquireMissesMax: 2,
  drainMs: 30_000,
  bindWithinMs: 10_000,
  pduBytesMax: pduBytesMaxDefault,
}

export interface SessionOptions extends Partial<SessionLimits> {
  clock: Clock
  /** Shared by the sessions of a server, so that thousands of them have one timer. */
  deadlines?: Deadlines | undefined
  firstSequence?: number | undefined
  /** As `Session.tap`, from the first PDU on. */
  tap?: ((direction: "in" | "out", octets: Buffer) => void) | undefined
}

type AnswerFields = { [C in RequestName]: Partial<Fields<ResponseName<C>>> }[RequestName]

/** What the peer is told. `fields` are those of the response; without them, and with a status that says no, it has no body. */
export interface Answer {
  status: number
  fields?: AnswerFields
  tlvs?: readonly Tlv[]
}

export interface SessionListener {
  /**
   * A request of the peer, of a kind that its side of this bind may send; its `fault` is null or was repaired. It is answered
   * when the promise resolves, or the connection is gone by then and the peer will bring it again. A rejection is answered with
   * a temporary error. Answers may overtake each other.
   */
  request(request: RequestPdu): Answer | Promise<Answer>
  /** Decides over binds; only a session with it accepts them. */
  bind?(request: Pdu<BindName>): Answer | Promise<Answer>
  /** What an operator may want to see. Nothing needs to be done. */
  notice?(notice: Notice): void
}

export type Notice =
  /** alert_notification or outbind. */
  | { kind: "told"; pdu: NoticePdu }
  /** The answer to a request whose fate was given as unknown. `request.fields` is the very object that was given. */
  | { kind: "late_answer"; response: ResponsePdu; request: Request }
  /** An answer to nothing that is remembered. */
  | { kind: "stray_answer"; response: ResponsePdu }
  /** A body that had to be repaired, or was refused with `pdu.fault.status`. */
  | { kind: "malformed"; pdu: Pdu; octets: Buffer }
  | { kind: "unknown_command"; commandId: number; octets: Buffer }
  /** The listener threw or rejected; the peer was told that the trouble is temporary. */
  | { kind: "request_failed"; request: RequestPdu; error: unknown }

/** How a session ended. */
export interface Closed {
  cause:
    | "unbound"
    | "peer_unbound"
    | "peer_closed"
    | "socket"
    | "silent"
    | "framing"
    | "bind_missing"
    /** By `destroy`. */
    | "destroyed"
  /** A sentence for people. */
  reason: string
}

/** Who is at the other end, as it said when the bind was made. */
export interface Peer {
  command: BindName
  systemId: string
  /** 0x34 and the like; null for a peer that has not said it, and should be spared optional parameters. */
  interfaceVersion: number | null
}
