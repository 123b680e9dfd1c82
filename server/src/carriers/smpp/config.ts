import type { Blame, MessageErrorCode } from "#carriers/error-codes.ts"
import type { DefaultAlphabet } from "#smpp/data-coding.ts"

/** One address of the carrier, and how many sessions are kept there. */
export interface SmppHost {
  host: string
  port: number
  /**
   * Null for plain TCP. The certificate is verified always; a private one is trusted by `ca` and
   * `servername`.
   */
  tls: SmppTls | null
  /** Sessions to this host, 1..50; in the mode `pair` each is two connections. */
  binds: number
  /** The address of this machine to connect from, where the carrier allows only some; null for any. */
  localAddress: string | null
}

export interface SmppTls {
  /** PEM of authorities to trust beside the usual ones. */
  ca: string | null
  /** The name that the certificate has to bear; null for the host. */
  servername: string | null
  /** PEM of our own certificate; its key is a secret. */
  cert: string | null
}

/** Type of number and numbering plan (SMPP 3.4, sections 5.2.5 and 5.2.6). */
export interface Numbering {
  ton: number
  npi: number
}

/** How a carrier writes message ids. `hex` and `decimal` are numbers of any size; `as_is` is text. */
export type IdFormat = "auto" | "as_is" | "hex" | "decimal"

/** What a receipt says of its message. */
export type ReceiptState = "accepted" | "delivered" | "undelivered"

/** What a status of the carrier means, where it is not what the standard says. */
export interface StatusMeaning {
  code: MessageErrorCode
  isPermanent: boolean
  /** Left out, what the code usually means. */
  blame?: Blame
}

/**
 * All settings of a carrier that speaks SMPP, save its secrets. `parseSmppConfig` makes it and has the limits
 * and defaults.
 */
export interface SmppCarrierConfig {
  hosts: readonly SmppHost[]
  /** `pair` is a transmitter and a receiver, for SMSCs that know no transceiver. */
  mode: "transceiver" | "pair"
  systemId: string
  systemType: string
  /** address_range of the bind (5.2.7): the numbers whose messages we want, where the carrier asks for it. */
  addressRange: string
  serviceType: string
  /** Submissions without an answer, for each bind. */
  windowMax: number
  /** Segments a second over all binds, and for each; null for no limit of ours. */
  segmentsPerSecond: number | null
  bindSegmentsPerSecond: number | null
  connectTimeoutMs: number
  responseTimeoutMs: number
  enquireLinkMs: number
  /**
   * How a message of several segments leaves. With a header of an 8-bit or 16-bit reference, with the SAR
   * parameters, or whole in message_payload (5.3.2.32).
   */
  longMessages: "udh8" | "udh16" | "sar" | "payload"
  /** What the carrier reads in data_coding 0. */
  defaultAlphabet: DefaultAlphabet
  /** data_coding of texts in the default alphabet and in UCS-2. */
  dataCodings: { default: number; ucs2: number }
  /** For which parts a receipt is asked: registered_delivery (5.2.17). */
  receipts: "all" | "failures" | "none"
  /** Takes a deliver_sm for a receipt that has its optional parameters but not its esm_class. */
  receiptsByParametersAlone: boolean
  /** Minutes that the times in receipts are ahead of UTC. */
  receiptUtcOffsetMinutes: number
  /** How ids stand in submit_sm_resp, and in receipts. Both `auto`, or neither. */
  messageIds: { submit: IdFormat; receipt: IdFormat }
  /**
   * So long after its submission a message without a receipt is asked for with query_sm (4.8); null for
   * never.
   */
  queryAfterMs: number | null
  queriesPerSecond: number
  /** How a validity period is passed on (7.1.1). */
  validity: "relative" | "absolute" | "none"
  source: { international: Numbering; alphanumeric: Numbering; shortCode: Numbering }
  destination: Numbering
  /** A number of at most so many digits, without a plus, is a short code. */
  shortCodeDigitsMax: number
  /** Writes the plus before international numbers. */
  keepsPlus: boolean
  /**
   * The country code, digits only, put before national numbers (type of number 2) that come in; null leaves
   * them.
   */
  countryCode: string | null
  /**
   * When a part of a long inbound message is answered. `after_commit`: once the whole message is stored, or
   * after `partsHeldMs` once the part itself is stored. `at_once`: before it is stored, so that a crash can
   * lose it.
   */
  partsAnswered: "after_commit" | "at_once"
  partsHeldMs: number
  /** After that a long inbound message is taken with what there is of it. */
  partsExpireMs: number
  /** By the number of command_status. */
  statuses: ReadonlyMap<number, StatusMeaning>
  /**
   * By what stands behind `stat:` in a receipt, in upper case: what it means where the standard says nothing,
   * or something else.
   */
  receiptStates: ReadonlyMap<string, ReceiptState>
  /** By what stands behind `err:` in a receipt, in lower case without leading zeros. */
  receiptErrors: ReadonlyMap<string, MessageErrorCode>
}

/** What is kept apart, sealed, and never shown. */
export interface SmppSecrets {
  password: string
  /** PEM of the key of our own certificate, the same for all hosts; null without one. */
  tlsKey: string | null
}
