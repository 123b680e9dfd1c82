import type { TextCoding } from "#messaging/smpp/text-coding.ts"
import type { RefusalCause, MessageErrorCode } from "./error-codes.ts"

/** A message as a carrier gets it. Values only: a carrier knows no table. */
export interface Submission {
  accountId: string
  messageId: string
  /** Counts the submissions of this message from 1. */
  attempt: number
  to: string
  from: string
  body: string
  /**
   * Set when the body holds a code or another secret: the same text, segment for segment, with the secret
   * masked. Whatever the adapter keeps or shows of the message, such as frames, is made from it.
   */
  maskedBody?: string
  /** The subject of an email. Default: the first words of its body. */
  subject?: string
  /** Sent instead of the body, by carriers of a channel that has templates. Media is in its header. */
  template?: MessageTemplate
  /** The segments that the message counts and is priced by. 1 on channels that do not divide a text. */
  segments: number
  encoding: "gsm7" | "ucs2"
  media: readonly CarrierMedia[]
  /** Where the sender's media was fetched from, for carriers that fetch it themselves. */
  mediaUrls?: readonly string[]
  /** The message goes before those in the adapter's queue that are not urgent. */
  isUrgent: boolean
  /** The time until which the carrier can try, in milliseconds. Null leaves it to the carrier. */
  expiresAt: number | null
}

/** A template that the network has approved, by its name there. */
export interface MessageTemplate {
  name: string
  language: string
  /** The values of its variables by their names. Numbered variables have the names `1`, `2` and so on. */
  parameters: Readonly<Record<string, string>>
  /** The values of the variable in a text header. */
  header: Readonly<Record<string, string>>
  buttons: readonly TemplateButton[]
}

export interface TemplateButton {
  /** Its position among the buttons of the template, from 0. */
  index: number
  type: "url" | "quick_reply" | "copy_code"
  /** The end of the URL, the payload of the reply, or the code. */
  value: string
}

export interface CarrierMedia {
  contentType: string
  content: Uint8Array
}

/** Bytes on the wire, such as a PDU, for an operator who traces messages. They contain the message's text. */
export interface Frame {
  at: number
  direction: "out" | "in"
  /** The name of the connection. */
  connection: string
  /** The protocol's name of the command, such as `submit_sm_resp`. */
  command: string
  /** The octets, in hexadecimal. */
  hex: string
  /**
   * Set when the carrier does not know the message. The frame is then kept only for a message of this
   * account.
   */
  accountId?: string
}

/** The messages whose frames an operator wants to see. Null for all. */
export interface TraceFilter {
  accountId: string | null
  recipient: string | null
}

/** A carrier's limits for the media of one message. Null where the carrier names no limit. */
export interface MediaLimits {
  /** The limit for all media and the text together, before they are encoded for transport. */
  bytesMax: number | null
  widthMax: number | null
  heightMax: number | null
  /** Content types such as `image/jpeg`, or `audio/*` for every type of a kind. */
  types: readonly string[] | null
}

interface Traced {
  /** Present while the message is traced. */
  frames?: readonly Frame[]
}

/**
 * The carrier's own ids of the parts, by reference. Present if the carrier can be queried about the parts.
 */
export type MessageIds = Readonly<Record<string, string>>

export type SubmitOutcome = Traced &
  /**
   * The carrier has the message. It has one reference for each part that the carrier counts, in order and
   * without duplicates. Receipts name these references. The parts are usually the
   * segments of the submission. A carrier that accepts a long message whole counts one.
   */
  (
    | { kind: "accepted"; references: readonly string[]; ids?: MessageIds }
    | Refused
    | NotSent
    /**
     * The message left and no answer came, so the carrier may have it. `isNamed` says that the carrier's
     * statuses name the submission, so that one can still replace the answer.
     */
    | { kind: "unknown"; reason: string; isNamed?: true }
  )

/**
 * The carrier does not have the message, at least not as a whole. If the refusal is not permanent, the same
 * submission may succeed later.
 */
export interface Refused {
  kind: "refused"
  isPermanent: boolean
  code: MessageErrorCode
  /** A reason that people of the account can also read: without names and hosts of the carrier. */
  reason: string
  /** What caused the refusal. Default: the usual cause of the code (`causeOf`). */
  blame?: RefusalCause
  /**
   * The carrier has, or may have, parts of the message. Through another carrier, those would arrive twice.
   */
  hasPart?: boolean
  retryAfterMs?: number
  /** When the carrier began to throttle, if the adapter has held the message since then. Default: now. */
  throttledSince?: number
}

/**
 * The message has not left, and this says nothing about the message itself. It waits for the carrier, with
 * all messages that were not handed over. Only a carrier that is not `up` can return this. Otherwise the
 * message would be handed over again at once.
 */
export interface NotSent {
  kind: "not_sent"
  /** A reason that people of the account can also read. */
  reason: string
  /** As in `Refused`. */
  hasPart?: boolean
}

export type SubmissionId = Pick<Submission, "accountId" | "messageId" | "attempt">

/** A carrier's report about one part of a message that it accepted. */
export interface Receipt extends Traced {
  reference: string
  /**
   * The reference of the same part before Posthorn learned how this carrier writes ids. It is searched if
   * `reference` is unknown.
   */
  formerReference?: string
  /**
   * Set by a carrier that repeats Posthorn's name of the submission in its receipt. The carrier counts the
   * submission as one part. It is searched if `reference` stays unknown because the answer was lost.
   */
  submission?: SubmissionId
  /** `accepted`: on its way, nothing final. `read`: it was delivered, and the recipient read it. */
  state: "accepted" | "delivered" | "undelivered" | "read"
  /** Set when undelivered. */
  code: MessageErrorCode | null
  /** The time of the event, according to the carrier. */
  at: number
  /** The carrier's own text for the timeline, without any part that can quote the message. */
  raw: string
}

/** A message from outside to a number of this installation. */
export interface Inbound {
  to: string
  from: string
  body: string
  media: readonly CarrierMedia[]
  at: number
  /** The carrier's own id. It stays the same when the carrier sends the message again. */
  reference: string
  /** The files of the message that are not in `media`: gone, too large or too many. Absent means none. */
  filesLost?: number
  /** Set if the message has no text of its own, and `body` describes it. */
  described?: DescribedKind
  /** Set by an adapter that tells the sender that no account has the number. Such a message is not kept. */
  returnsUnowned?: true
  /** The parts of a long message, so that a repeated part does not begin another message. */
  joinedFrom?: Pick<InboundParts, "series" | "texts">
}

/** `waiting`: voicemail and the like. `other`: such as a location or a contact. */
export type DescribedKind = "waiting" | "binary" | "other"

/**
 * The text of one part of a long message. It is undecoded if a character can be divided between two parts. It
 * is plain JSON, because parts wait in the store.
 */
export type PartText = string | UndecodedPart

export interface UndecodedPart extends TextCoding {
  /** Hexadecimal. */
  octets: string
}

/** Some parts of a long message whose other parts have not reached this process. */
export interface InboundParts {
  to: string
  from: string
  /** The same for all parts of a message, in every process. */
  series: string
  /** The text of each part, in order. Null for parts that have not reached this process. */
  texts: readonly (PartText | null)[]
  at: number
  /** The time at which the message is accepted with the parts that arrived. */
  expiresAt: number
}

/**
 * A submission that had the outcome `unknown` and was answered late: the carrier has it. If the message was
 * submitted again before the answer, the carrier has it twice.
 */
export interface LateAcceptance extends Traced, SubmissionId {
  /** As in `accepted`. */
  references: readonly string[]
  ids?: MessageIds
}

/**
 * Receives what a carrier sends. Each promise resolves after the commit, and only then does the adapter
 * acknowledge. If it rejects with `PermanentFault`, the adapter refuses the request permanently. If it
 * rejects with another error, nothing was stored, and the adapter passes the same again. The texts contain
 * nothing that `storableText` would replace.
 */
export interface CarrierListener {
  receipt(receipt: Receipt): Promise<void>
  /** Records the answer to a traced receipt. The answer leaves after the receipt was stored. */
  receiptAnswered?(reference: string, frame: Frame): Promise<void>
  /** `unowned`: no account has the number. The message is a dead letter, except with `returnsUnowned`. */
  inbound(message: Inbound): Promise<void | "unowned">
  /**
   * Stores parts that arrived at this process, and joins them with parts of other processes or from before a
   * restart. With `onlyWithOthers`, it stores them only if other parts of the message are stored. Resolves
   * with whether they are stored. Without this method, the carrier sends such parts again.
   */
  storeParts?(parts: InboundParts, how?: { onlyWithOthers: boolean }): Promise<boolean>
  /**
   * A late answer. Its references are stored, so that its receipts are recognised. The message is sent,
   * unless it already has another outcome. If it is submitted again, the adapter answers `accepted`, as long
   * as it remembers.
   */
  acceptedLate?(late: LateAcceptance): Promise<void>
  /**
   * For the metrics: the result of a mail that the carrier delivered. `forged`: it did not come from the
   * carrier.
   */
  mail?(fate: "taken" | "unreadable" | "forged"): void
}

/** How a carrier changes ids between its answer and its receipts: not at all, or from one base to another. */
export type IdRelation = "same" | "hex_to_decimal" | "decimal_to_hex"

/** How a carrier changes ids, and when Posthorn learned it. */
export interface LearnedIds {
  carrierId: string
  relation: IdRelation
  learnedAt: number
}

export interface CarrierStatus {
  /** Messages are handed over only while it is `up`. */
  state: "up" | "down" | "paused"
  /** A reason for people. Null while the carrier works. */
  reason: string | null
}

/** One of several connections of a carrier. It shows the operator which connection has a fault. */
export interface ConnectionStatus {
  name: string
  state: "up" | "down"
  /**
   * What is wrong and what to do. Null while the connection works. A connection that is up can also have a
   * reason.
   */
  reason: string | null
  /** The time of the next try, in milliseconds. Null if none is planned. */
  retryAt: number | null
  /** Requests under way, and their limit. */
  unanswered: number
  windowMax: number
  /** The number of throttled answers so far. */
  throttled: number
  /** The present rate. Null for no limit. */
  segmentsPerSecond: number | null
  /** False for a connection that counts as up before the carrier's first answer. Absent means true. */
  hasAnswered?: boolean
}

/** A query about an accepted part that has no receipt. */
export interface StatusQuery {
  reference: string
  /** An id from `MessageIds`. */
  id: string
  from: string
  to: string
  accountId: string
}

export type StatusQueryOutcome =
  /** Handled like a receipt. */
  | { kind: "told"; receipt: Receipt }
  | { kind: "nothing" }
  /** The carrier never answers queries. It is not queried again. */
  | { kind: "unsupported" }

/** When a carrier is queried about messages without a receipt, and the limit of queries. */
export interface StatusQueryLimits {
  afterMs: number
  perSecond: number
}

/** The interface to networks. `conformance.ts` tests what every adapter must do. */
export interface Carrier {
  readonly id: string
  readonly kind: string
  /** The limit of submissions under way. It can change while the carrier runs. */
  readonly windowMax: number
  /** For carriers of MMS: media is made to fit before it is submitted. */
  readonly mediaLimits?: MediaLimits | null
  /** The carrier gets the URLs of the sender's media, and fetches it itself. */
  readonly fetchesMedia?: boolean
  /** Begins to accept submissions and to call the listener. */
  start(listener: CarrierListener): Promise<void>
  /** Resolves when every submission has its outcome and no call of the listener is under way. */
  stop(): Promise<void>
  /** Never rejects: a fault is an outcome. */
  submit(submission: Submission): Promise<SubmitOutcome>
  status(): CarrierStatus
  /** For carriers that keep connections. */
  connections?(): readonly ConnectionStatus[]
  /** For carriers that learn how ids are written: applies the relation that another process has learned. */
  learnIds?(relation: IdRelation): void
  /** Null if the carrier must not be queried. */
  readonly questions?: StatusQueryLimits | null
  /** For carriers that support queries. Never rejects. */
  ask?(question: StatusQuery): Promise<StatusQueryOutcome>
  /**
   * For carriers that support traces. From now on, outcomes and receipts of these messages contain their
   * frames. Null ends the trace.
   */
  trace?(filter: TraceFilter | null): void
}
