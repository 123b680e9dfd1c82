import type { Blame, MessageErrorCode } from "./error-codes.ts"

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
  /** Of an email; left out, its first words. */
  subject?: string
  /** Sent instead of the body, by carriers of a channel that has templates. Media is in its header. */
  template?: MessageTemplate
  /**
   * The text of each segment, in order; joined they are the body. One empty text for a message that is all
   * media.
   */
  parts: readonly string[]
  encoding: "gsm7" | "ucs2"
  media: readonly CarrierMedia[]
  /** Where the sender's media was fetched from, for carriers that fetch it themselves. */
  mediaUrls?: readonly string[]
  /** Goes before what waits in the adapter and is not urgent. */
  isUrgent: boolean
  /** Until when the carrier may try, in milliseconds; null leaves it to the carrier. */
  expiresAt: number | null
}

/** A template that the network has approved, by its name there. */
export interface MessageTemplate {
  name: string
  language: string
  /** The values of its variables by their names; those of numbered ones are `1`, `2` and so on. */
  parameters: Readonly<Record<string, string>>
  /** Of the variable in a header that is a text. */
  header: Readonly<Record<string, string>>
  buttons: readonly TemplateButton[]
}

export interface TemplateButton {
  /** Its place among the buttons of the template, from 0. */
  index: number
  type: "url" | "quick_reply" | "copy_code"
  /** The end of the URL, the payload of the reply, or the code. */
  value: string
}

export interface CarrierMedia {
  contentType: string
  content: Uint8Array
}

/**
 * What went over the wire, for an operator who asked to see it: a PDU, say. It holds the text of its message.
 */
export interface Frame {
  at: number
  direction: "out" | "in"
  /** The name of the connection. */
  connection: string
  /** As the protocol calls it: `submit_sm_resp`. */
  command: string
  /** The octets, in hexadecimal. */
  hex: string
  /**
   * Set where the carrier cannot know whose message it is about: it is kept for a message of this account
   * alone.
   */
  accountId?: string
}

/** Of which messages an operator wants to see the frames. Null for all. */
export interface TraceFilter {
  accountId: string | null
  recipient: string | null
}

/** What a carrier takes of the media of one message; null where it names no limit. */
export interface MediaLimits {
  /** Of all media and the text together, before they are encoded for their way. */
  bytesMax: number | null
  widthMax: number | null
  heightMax: number | null
  /** Content types such as `image/jpeg`, and `audio/*` for all of a kind. */
  types: readonly string[] | null
}

interface Traced {
  /** While it is traced. */
  frames?: readonly Frame[]
}

/** By reference, what the carrier itself calls a part; given where it can be asked about it later. */
export type MessageIds = Readonly<Record<string, string>>

export type SubmitOutcome = Traced &
  /**
   * The carrier has it. One reference for each part that the carrier counts, in order, none twice; receipts
   * will name them. They are usually the parts of the submission; a carrier that takes a long message whole
   * counts one.
   */
  (
    | { kind: "accepted"; references: readonly string[]; ids?: MessageIds }
    | Refused
    | NotSent
    /** It left and no answer came: the carrier has it, or not. */
    | { kind: "unknown"; reason: string }
  )

/**
 * The carrier does not have it, at least not as a whole. When it is not permanent, the same submission may
 * succeed later.
 */
export interface Refused {
  kind: "refused"
  isPermanent: boolean
  code: MessageErrorCode
  /** For people of the account too: no names and hosts of the carrier. */
  reason: string
  /** Whose reason it is; left out, what the code usually means (`blameOf`). */
  blame?: Blame
  /** The carrier has, or may have, parts of it: given to another carrier, those would come twice. */
  hasPart?: boolean
  retryAfterMs?: number
  /** When the carrier asked for patience, where the adapter has had it since then; left out, now. */
  throttledSince?: number
}

/**
 * The message has not left, and nothing is known about it. It waits for the carrier, with all messages that
 * were not handed over. Only for a carrier that is not `up`, or the message would be handed over again at
 * once.
 */
export interface NotSent {
  kind: "not_sent"
  /** For people of the account too. */
  reason: string
  /** As of `Refused`. */
  hasPart?: boolean
}

/** One submission of a message. */
export type SubmissionId = Pick<Submission, "accountId" | "messageId" | "attempt">

/** What a carrier says, after it accepted it, of one part. */
export interface Receipt extends Traced {
  reference: string
  /**
   * What the same part was called before the carrier had learned how ids are written; to be looked for when
   * `reference` is unknown.
   */
  formerReference?: string
  /**
   * For a carrier that repeats what a submission was called here: the submission, which the carrier counts as
   * one part. It is looked for when `reference` stays unknown, because the answer was lost.
   */
  submission?: SubmissionId
  /** `accepted`: on its way, nothing final. `read`: it was delivered, and the recipient read it. */
  state: "accepted" | "delivered" | "undelivered" | "read"
  /** Set when undelivered. */
  code: MessageErrorCode | null
  /** When the carrier says it happened. */
  at: number
  /** As the carrier wrote it, without what may be the text of the message, for the timeline. */
  raw: string
}

/** A message from the outside to a number of ours. */
export interface Inbound {
  to: string
  from: string
  body: string
  media: readonly CarrierMedia[]
  at: number
  /** The carrier's own id, the same when it is brought again. */
  reference: string
  /**
   * Of a long message: what it was joined from, so that a part that the carrier sends again does not begin
   * another message.
   */
  joinedFrom?: Pick<InboundParts, "series" | "texts">
}

/** Some parts of a long message whose others have not come to this process. */
export interface InboundParts {
  to: string
  from: string
  /** The same for all parts of a message, and in every process. */
  series: string
  /** The text of each part, in order; null for those that have not come here. */
  texts: readonly (string | null)[]
  at: number
  /** When the message is to be taken with what there is of it. */
  expiresAt: number
}

/**
 * A submission whose outcome was given as `unknown`, and whose answer came late: the carrier has it after
 * all. The message may have been submitted again meanwhile, and then the carrier has it twice.
 */
export interface LateAcceptance extends Traced, SubmissionId {
  /** As of `accepted`. */
  references: readonly string[]
  ids?: MessageIds
}

/**
 * What a carrier sends. Each promise resolves after the commit, and only then may the adapter acknowledge to
 * the other side. When it rejects with `PermanentFault`, the adapter refuses the request for good. When it
 * rejects with anything else, nothing was stored, and the adapter sends the same again. Texts hold nothing
 * that `storableText` would replace.
 */
export interface CarrierListener {
  receipt(receipt: Receipt): Promise<void>
  /** Of a receipt that is traced: the answer to it, which leaves after the receipt was stored. */
  receiptAnswered?(reference: string, frame: Frame): Promise<void>
  /** `unowned`: no account has the number, so the message is not kept. */
  inbound(message: Inbound): Promise<void | "unowned">
  /**
   * Keeps parts that came to this process, and joins them with those that came to other processes or before a
   * restart. With `onlyWithOthers`, keeps them only beside parts of the same message that are kept already.
   * Resolves with whether they are kept. Without this method, the carrier sends such parts again.
   */
  keepParts?(parts: InboundParts, how?: { onlyWithOthers: boolean }): Promise<boolean>
  /**
   * A late answer. Its references are stored, so that its receipts are recognised. The message is sent,
   * unless it already has another outcome. If it is submitted again, the adapter answers `accepted`, as long
   * as it remembers.
   */
  acceptedLate?(late: LateAcceptance): Promise<void>
  /**
   * For the metrics: what became of a mail that the carrier brought. `forged`: it did not come from the
   * carrier.
   */
  mail?(fate: "taken" | "unreadable" | "forged"): void
}

/**
 * How a carrier changes ids between its answer and its receipts: not at all, or from one base to the other.
 */
export type IdRelation = "same" | "hex_to_decimal" | "decimal_to_hex"

/** How a carrier changes ids, and since when that is known. */
export interface LearnedIds {
  carrierId: string
  relation: IdRelation
  learnedAt: number
}

export interface CarrierStatus {
  /** Messages are handed over only while it is `up`. */
  state: "up" | "down" | "paused"
  /** For people; null while all is well. */
  reason: string | null
}

/**
 * One of the connections of which a carrier has several: an operator has to see which of them is in trouble.
 */
export interface ConnectionStatus {
  name: string
  state: "up" | "down"
  /** What is wrong and what to do; null while all is well. A connection that is up may have a trouble too. */
  reason: string | null
  /** When it is tried again, in milliseconds; null while nothing is waited for. */
  retryAt: number | null
  /** Requests under way, and how many there may be. */
  unanswered: number
  windowMax: number
  /** Answers so far that asked to slow down. */
  throttled: number
  /** The present pace; null for no limit. */
  segmentsPerSecond: number | null
}

/** About a part that was accepted and of which no receipt came. */
export interface StatusQuery {
  reference: string
  /** Of `MessageIds`. */
  id: string
  from: string
  to: string
  accountId: string
}

export type StatusQueryOutcome =
  /** As if a receipt had come. */
  | { kind: "told"; receipt: Receipt }
  | { kind: "nothing" }
  /** It need not be asked again about anything. */
  | { kind: "unsupported" }

/** When a carrier is asked about messages without a receipt, and how often at most. */
export interface StatusQueryLimits {
  afterMs: number
  perSecond: number
}

/** The seam to the networks. `conformance.ts` holds what every adapter must do. */
export interface Carrier {
  readonly id: string
  readonly kind: string
  /** Submissions that may be under way at once; it may change while the carrier runs. */
  readonly windowMax: number
  /** For carriers of MMS: media is made to fit before it is submitted. */
  readonly mediaLimits?: MediaLimits | null
  /** The carrier gets the URLs of the sender's media, and fetches it itself. */
  readonly fetchesMedia?: boolean
  /** Begins to take submissions and to tell the listener what arrives. */
  start(listener: CarrierListener): Promise<void>
  /** Resolves when every submission has its outcome and the listener is not being called any more. */
  stop(): Promise<void>
  /** Never rejects: trouble is an outcome. */
  submit(submission: Submission): Promise<SubmitOutcome>
  status(): CarrierStatus
  /** For carriers that keep connections. */
  connections?(): readonly ConnectionStatus[]
  /** For carriers that learn how ids are written: takes over what another process has learned. */
  learnIds?(relation: IdRelation): void
  /** Null if the carrier must not be queried. */
  readonly questions?: StatusQueryLimits | null
  /** For carriers that can be asked. Never rejects. */
  ask?(question: StatusQuery): Promise<StatusQueryOutcome>
  /**
   * For carriers that can be traced: from now on outcomes and receipts of these messages bring their frames;
   * null ends it.
   */
  trace?(filter: TraceFilter | null): void
}
