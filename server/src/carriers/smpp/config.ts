import { isIP } from "node:net"
import { z } from "zod"
import {
  causeOf,
  refusalCauses,
  messageErrorCodes,
  type RefusalCause,
  type MessageErrorCode,
} from "#carriers/error-codes.ts"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { countryCodeSetting } from "#carriers/reported-number.ts"
import {
  hostSetting,
  numberOrNull,
  orDefault,
  orNull,
  pemSetting,
  settingGroup,
  textOrNull,
  wholeNumber,
} from "#carriers/setting-schemas.ts"
import { commandStatus } from "#smpp/command-status.ts"

const latin1 = z.string().regex(/^[\x20-\xff]*$/, "has characters that are not in Latin-1")

const tls = z.strictObject({
  /** Authorities to trust in addition to the public ones, as PEM. */
  ca: orNull(pemSetting),
  /** The required name in the certificate. Null for the host. */
  servername: textOrNull(253),
  /** Our own certificate, as PEM. Its key is a secret. */
  cert: orNull(pemSetting),
})

/** One address of the carrier, and the number of its sessions. */
const host = z.strictObject({
  host: hostSetting,
  port: orDefault(wholeNumber(1, 65_535), 2775),
  /**
   * Null for plain TCP. The certificate is always verified. `ca` and `servername` make a private one valid.
   */
  tls: orNull(tls),
  /** Sessions to this host; in the mode `pair` each is two connections. */
  binds: orDefault(wholeNumber(1, 50), 1),
  /** The address of this machine to connect from, if the carrier allows only some. Null for any. */
  localAddress: orNull(z.string().refine((address) => isIP(address) > 0, "is not an IP address")),
})

/** Type of number and numbering plan (SMPP 3.4, sections 5.2.5 and 5.2.6). */
function numbering(ton: number, npi: number) {
  return settingGroup({ ton: orDefault(wholeNumber(0, 255), ton), npi: orDefault(wholeNumber(0, 255), npi) })
}

const idFormat = orDefault(z.enum(["auto", "as_is", "hex", "decimal"]), "auto")

/** The format of ids in submit_sm_resp, and in receipts. `hex` and `decimal` are numbers of any size. */
const messageIds = settingGroup({ submit: idFormat, receipt: idFormat })
  .refine(
    ({ submit, receipt }) => (submit === "auto") === (receipt === "auto"),
    "must say auto for both, or for neither",
  )
  .refine(
    ({ submit, receipt }) => submit === "auto" || receipt === "auto" || (submit === "as_is") === (receipt === "as_is"),
    "cannot compare numeric ids with text ids: set as_is for both, or none",
  )

const messageErrorCode = orDefault(
  z.enum(Object.keys(messageErrorCodes) as [MessageErrorCode, ...MessageErrorCode[]]),
  "carrier_rejected",
)

/** The meaning of a carrier's status that differs from the standard. */
export interface StatusMeaning {
  code: MessageErrorCode
  isPermanent: boolean
  /** Default: the usual cause of the code. */
  blame?: RefusalCause
}

const statusMeaning = z
  .strictObject({
    code: messageErrorCode,
    isPermanent: orDefault(z.boolean(), true),
    blame: orNull(z.enum(refusalCauses)),
  })
  .transform(({ blame, ...meaning }) => ({ ...meaning, blame: blame ?? causeOf(meaning) }))

const statusName = z
  .string()
  .refine(
    (name) => statusOf(name) >= 1 && statusOf(name) <= 0xffff_ffff,
    "is not a status: a name such as ESME_RSYSERR, or a number such as 0x451",
  )

/**
 * Returns the number of a status, which is written as the standard's name or as a number: decimal, or with
 * 0x.
 */
function statusOf(name: string): number {
  const status = name in commandStatus ? commandStatus[name as keyof typeof commandStatus] : Number(name || NaN)
  return Number.isInteger(status) ? status : NaN
}

/** The meaning of a receipt for its message. */
const receiptState = z.enum(["undelivered", "delivered", "accepted"])

/** Normalises an error of receipts for comparison: `001`, `1` and `01` are the same. */
export function plainError(error: string): string {
  return error.toLowerCase().replace(/^0+(?=.)/, "")
}

/** Parses an object whose names are keys, as a map. */
function mapOf<V extends z.ZodType, K>(
  names: z.ZodType<string, string>,
  value: V,
  most: number,
  keyOf: (name: string) => K,
) {
  return orDefault(z.record(names, value), {})
    .refine((entries) => Object.keys(entries).length <= most, `is not an object of at most ${most}`)
    .transform((entries): ReadonlyMap<K, z.output<V>> => {
      return new Map(Object.entries(entries).map(([name, each]) => [keyOf(name), each as z.output<V>]))
    })
}

const schema = z.strictObject({
  hosts: z.array(host).min(1).max(20),
  /** `pair` is a transmitter and a receiver, for SMSCs that do not support a transceiver. */
  mode: orDefault(z.enum(["transceiver", "pair"]), "transceiver"),
  /** The standard allows 15 characters, but carriers assign longer ones. */
  systemId: latin1.min(1).max(64),
  systemType: orDefault(latin1.max(12), ""),
  /** address_range of the bind (5.2.7): the numbers whose messages we want, if the carrier requires it. */
  addressRange: orDefault(latin1.max(40), ""),
  serviceType: orDefault(latin1.max(5), ""),
  /** Unanswered submissions of each bind. Carriers that publish their limit recommend 10. */
  windowMax: orDefault(wholeNumber(1, 1_000), 10),
  /** Segments a second over all binds, and for each bind. Null for no limit of ours. */
  segmentsPerSecond: numberOrNull(0.01, 100_000),
  bindSegmentsPerSecond: numberOrNull(0.01, 100_000),
  connectTimeoutMs: orDefault(wholeNumber(100, 60_000), 10_000),
  /**
   * A claim of the sender lasts a minute. The wait for a place in the window and for the answer must end
   * before it.
   */
  responseTimeoutMs: orDefault(wholeNumber(100, 40_000), 30_000),
  enquireLinkMs: orDefault(wholeNumber(1_000, 600_000), 30_000),
  /**
   * The form of a message with several segments: a header with an 8-bit or 16-bit reference, the SAR
   * parameters, or whole in message_payload (5.3.2.32).
   */
  longMessages: orDefault(z.enum(["udh8", "udh16", "sar", "payload"]), "udh8"),
  /** The alphabet that the carrier uses for data_coding 0. */
  defaultAlphabet: orDefault(z.enum(["gsm7", "latin1"]), "gsm7"),
  /** data_coding of texts in the default alphabet and in UCS-2. */
  dataCodings: settingGroup({ default: orDefault(wholeNumber(0, 255), 0), ucs2: orDefault(wholeNumber(0, 255), 8) }),
  /** The form of a validity period (7.1.1). */
  validity: orDefault(z.enum(["relative", "absolute", "none"]), "relative"),
  source: settingGroup({
    international: numbering(1, 1),
    alphanumeric: numbering(5, 0),
    shortCode: numbering(3, 0),
  }),
  destination: numbering(1, 1),
  /** A number of at most this many digits, without a plus, is a short code. */
  shortCodeDigitsMax: orDefault(wholeNumber(0, 12), 8),
  /** Writes the plus before international numbers. */
  keepsPlus: orDefault(z.boolean(), false),
  /**
   * The country of inbound numbers without a country code: those of type 2, and those of type 0 that its plan
   * contains. Null leaves them unchanged.
   */
  countryCode: orNull(countryCodeSetting),
  /** The parts for which a receipt is requested: registered_delivery (5.2.17). */
  receipts: orDefault(z.enum(["all", "failures", "none"]), "all"),
  /** Treats a deliver_sm as a receipt if it has a receipt's optional parameters but not its esm_class. */
  receiptsByParametersAlone: orDefault(z.boolean(), false),
  /** The offset of the times in receipts from UTC, in minutes. */
  receiptUtcOffsetMinutes: orDefault(wholeNumber(-900, 900), 0),
  messageIds,
  /**
   * This long after its submission, a message without a receipt is queried with query_sm (4.8). Null for
   * never.
   */
  queryAfterMs: numberOrNull(60_000, 604_800_000),
  queriesPerSecond: orDefault(wholeNumber(1, 100), 5),
  /**
   * When a part of a long inbound message is answered. `after_commit`: once the whole message is stored, or
   * after `partsHeldMs` once the part itself is stored. `at_once`: before it is stored, so that a crash can
   * lose it.
   */
  partsAnswered: orDefault(z.enum(["after_commit", "at_once"]), "after_commit"),
  partsHeldMs: orDefault(wholeNumber(100, 60_000), 1_500),
  /** After this time, a long inbound message is accepted with the parts that arrived. */
  partsExpireMs: orDefault(wholeNumber(10_000, 86_400_000), 1_800_000),
  /** The meanings of statuses, by the number of command_status. */
  statuses: mapOf(statusName, statusMeaning, 500, statusOf),
  /**
   * The meanings of the states after `stat:` in a receipt, in upper case, that the standard lacks or defines
   * differently.
   */
  receiptStates: mapOf(
    z.string(),
    z.strictObject({ state: orDefault(receiptState, "undelivered") }).transform(({ state }) => state),
    200,
    (name) => name.toUpperCase(),
  ),
  /** The meanings of the errors after `err:` in a receipt, in lower case without leading zeros. */
  receiptErrors: mapOf(
    z.string(),
    z.strictObject({ code: messageErrorCode }).transform(({ code }) => code),
    2_000,
    plainError,
  ),
})

/** All settings of an SMPP carrier, without its secrets. */
export type SmppCarrierConfig = z.infer<typeof schema>
export type SmppHost = z.infer<typeof host>
export type Numbering = SmppCarrierConfig["destination"]
export type IdFormat = SmppCarrierConfig["messageIds"]["submit"]
export type ReceiptState = z.infer<typeof receiptState>

/** `tlsKey` is the key of our own certificate, as PEM, the same for all hosts. Null without one. */
const secrets = z.strictObject({ password: orDefault(latin1.max(64), ""), tlsKey: orNull(pemSetting) })

/** The values that are stored separately, sealed, and never shown. */
export type SmppSecrets = z.infer<typeof secrets>

/**
 * Returns the settings, with defaults for all but `hosts` and `systemId`, or all faults, each with its field.
 */
export function parseSmppConfig(value: unknown): Parsed<SmppCarrierConfig> {
  return parseWith(schema, value)
}

export function parseSmppSecrets(value: unknown): Parsed<SmppSecrets> {
  return parseWith(secrets, value)
}
