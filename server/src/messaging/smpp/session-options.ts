import type { Clock } from "#core/std/clock.ts"
import type { Deadlines } from "#core/std/deadlines.ts"
import type { BindName, PduFields, RequestName, ResponseName } from "./commands.ts"
import { pduBytesMaxDefault } from "./decode-pdu.ts"
import type { Request } from "./fate.ts"
import type { NoticePdu, Pdu, RequestPdu, ResponsePdu } from "./pdu.ts"
import type { Tlv } from "./tlvs.ts"

/** The limits of a session. All have defaults. */
export interface SessionLimits {
  /** The limit of our unanswered requests. Binds, enquire_links and unbinds do not count. */
  windowMax: number
  /** The limit of our requests that wait for a place in the window. */
  waitingMax: number
  /**
   * The limit of the peer's unanswered requests. The session refuses further ones as throttled or queue full.
   */
  unansweredMax: number
  /**
   * The time from leaving the queue of the window until the fate is `unknown`. A request can have its own
   * time.
   */
  responseTimeoutMs: number
  /** The silence after which the session sends an enquire_link. */
  enquireLinkMs: number
  enquireTimeoutMs: number
  /** The number of enquire_links in a row that can stay unanswered. */
  enquireMissesMax: number
  /** How long an unbind, ours or the peer's, waits for unanswered requests. */
  drainMs: number
  /** A peer that has connected to us must bind within this time. */
  bindWithinMs: number
  /** A longer PDU ends the session. */
  pduBytesMax: number
}

/**
 * Carriers usually allow 10 unanswered requests. 30 s of silence and 60 s of patience suit the carriers that
 * publish theirs.
 */
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
  /**
   * Called right before octets reach the socket. Returning false ends the session immediately, and the octets
   * do not leave.
   */
  mayWrite?: (() => boolean) | undefined
  /** Like `Session.tap`, from the first PDU on. */
  tap?: ((direction: "in" | "out", octets: Buffer) => void) | undefined
}

type AnswerFields = { [C in RequestName]: Partial<PduFields<ResponseName<C>>> }[RequestName]

/**
 * The answer to the peer. `fields` are those of the response. Without them, and with an error status, it has
 * no body.
 */
export interface SmppAnswer {
  status: number
  fields?: AnswerFields
  tlvs?: readonly Tlv[]
}

export interface SessionListener {
  /**
   * Answers a request of the peer, of a kind that its side of this bind can send. Its `fault` is null or was
   * repaired. The answer leaves when the promise resolves. If the connection has ended by then, the peer will
   * repeat the request. A rejection is answered with a temporary error. Answers can overtake each other.
   */
  request(request: RequestPdu): SmppAnswer | Promise<SmppAnswer>
  /** Accepts or refuses binds. A session without it refuses all of them. */
  bind?(request: Pdu<BindName>): SmppAnswer | Promise<SmppAnswer>
  /** Reports facts that an operator may want to see. They require no action. */
  notice?(notice: SessionNotice): void
}

export type SessionNotice =
  /** An alert_notification or outbind arrived. */
  | { kind: "told"; pdu: NoticePdu }
  /**
   * The answer to a request whose fate was already `unknown`. `request.fields` is the same object that the
   * caller passed.
   */
  | { kind: "late_answer"; response: ResponsePdu; request: Request }
  /** An answer that belongs to no known request. */
  | { kind: "stray_answer"; response: ResponsePdu }
  /** A body that was repaired, or refused with `pdu.fault.status`. */
  | { kind: "malformed"; pdu: Pdu; octets: Buffer }
  | { kind: "unknown_command"; commandId: number; octets: Buffer }
  /** The listener threw or rejected, and the peer got a temporary error. */
  | { kind: "request_failed"; request: RequestPdu; error: unknown }

/** How a session ended. */
export interface SessionEnd {
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

/** The other side, as it identified itself in the bind. */
export interface Peer {
  command: BindName
  systemId: string
  /** For example 0x34. A peer with null sent no version and should get no optional parameters. */
  interfaceVersion: number | null
}
