import { isIP } from "node:net"
import { z } from "zod"
import {
  causeOf,
  refusalCauses,
  messageErrorCodes,
  type RefusalCause,
  type MessageErrorCode,
} from "#messaging/carriers/error-codes.ts"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { countryCodeSetting } from "#messaging/carriers/reported-number.ts"
import { settingNotes, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import {
  hostSetting,
  numberOrNull,
  orDefault,
  orNull,
  pemSetting,
  settingGroup,
  textOrNull,
  wholeNumber,
} from "#messaging/carriers/setting-schemas.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { field, inGroup } from "#core/std/form-schema.ts"

export const smppGroups = {
  hosts: "Hosts",
  connections: "Connections",
  texts: "Texts",
  numbers: "Numbers",
  receipts: "Receipts",
  inbound: "Inbound and codes",
}

const latin1 = z.string().regex(/^[\x20-\xff]*$/, "has characters that are not in Latin-1")

const tls = z.strictObject({
  servername: field(textOrNull(253), settingNotes.servername),
  ca: field(orNull(pemSetting), settingNotes.authority),
  /** Its key is a secret. */
  cert: field(orNull(pemSetting), {
    label: "Client certificate",
    meaning: "A PEM certificate, if the carrier requires one.",
    unset: "none",
  }),
})

/** One address of the carrier, and the number of its sessions. */
const host = z.strictObject({
  host: field(hostSetting, {
    label: "Host",
    meaning: "The name or address of the carrier's SMSC.",
    missing: "Enter the host that the carrier gave you.",
    example: "smpp.carrier.example",
  }),
  port: field(orDefault(wholeNumber(1, 65_535), 2775), { label: "Port", meaning: "The port for SMPP." }),
  /** Sessions to this host; in the mode `pair` each is two connections. */
  binds: field(orDefault(wholeNumber(1, 50), 1), {
    label: "Connections",
    meaning: "Carriers also call them sessions, or binds.",
  }),
  /**
   * Null for plain TCP. The certificate is always verified. `ca` and `servername` make a private one valid.
   */
  tls: orNull(tls),
  /** Null for any. */
  local_address: field(orNull(z.string().refine((address) => isIP(address) > 0, "is not an IP address")), {
    label: "Local address",
    meaning: "The address of this machine to connect from, if the carrier allows only certain addresses.",
    unset: "any",
  }),
})

/** Type of number and numbering plan (SMPP 3.4, sections 5.2.5 and 5.2.6), and what they are for. */
function numbering(ton: number, npi: number, label: [ton: string, npi: string], numbers: string) {
  return settingGroup({
    ton: field(orDefault(wholeNumber(0, 255), ton), { label: label[0], meaning: `Type of number for ${numbers}.` }),
    npi: field(orDefault(wholeNumber(0, 255), npi), { label: label[1], meaning: `Numbering plan for ${numbers}.` }),
  })
}

const idFormat = orDefault(z.enum(["auto", "as_is", "hex", "decimal"]), "auto")

/** The format of ids in submit_sm_resp, and in receipts. `hex` and `decimal` are numbers of any size. */
const messageIds = settingGroup({
  submit: field(idFormat, {
    label: "Ids in responses",
    meaning: "With auto, Posthorn learns the format from receipts.",
  }),
  receipt: field(idFormat, { label: "Ids in receipts", meaning: "Set both id formats, or neither." }),
})
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
    is_permanent: orDefault(z.boolean(), true),
    blame: orNull(z.enum(refusalCauses)),
  })
  .transform(({ code, is_permanent: isPermanent, blame }): StatusMeaning => {
    return { code, isPermanent, blame: blame ?? causeOf({ code }) }
  })

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

export const smppSettings = z.strictObject({
  hosts: field(z.array(host).min(1).max(20), {
    label: "Hosts",
    meaning: "The addresses of the carrier, which are all used.",
    missing: "Enter the host that the carrier gave you.",
    example: [{ host: "smpp.carrier.example" }],
    group: smppGroups.hosts,
  }),
  /** The standard allows 15 characters, but carriers assign longer ones. */
  system_id: field(latin1.min(1).max(64), {
    label: "System id",
    meaning: "The name that the carrier gave you.",
    missing: "Enter the system id that the carrier gave you.",
    group: credentialsGroup,
  }),
  /** Carriers that publish their limit recommend 10. */
  window_max: field(orDefault(wholeNumber(1, 1_000), 10), {
    label: "Window",
    meaning: "Submissions without a response, on each connection.",
    group: throughputGroup,
  }),
  segments_per_second: field(numberOrNull(0.01, 100_000), {
    label: "Segments per second",
    meaning: "The limit over all connections.",
    unset: "no limit",
    group: throughputGroup,
  }),
  /** `pair` is a transmitter and a receiver, for SMSCs that do not support a transceiver. */
  mode: field(orDefault(z.enum(["transceiver", "pair"]), "transceiver"), {
    label: "Mode",
    meaning: "Pair opens a transmitter and a receiver for each connection.",
    group: smppGroups.connections,
  }),
  system_type: field(orDefault(latin1.max(12), ""), {
    label: "System type",
    meaning: "If the carrier requires one.",
    unset: "none",
    group: smppGroups.connections,
  }),
  /** address_range of the bind (5.2.7). */
  address_range: field(orDefault(latin1.max(40), ""), {
    label: "Address range",
    meaning: "The numbers to receive messages for, if the bind has to name them.",
    unset: "none",
    group: smppGroups.connections,
  }),
  service_type: field(orDefault(latin1.max(5), ""), {
    label: "Service type",
    meaning: "Sent with each message, if the carrier requires it.",
    unset: "none",
    group: smppGroups.connections,
  }),
  bind_segments_per_second: field(numberOrNull(0.01, 100_000), {
    label: "Segments per second and connection",
    meaning: "The limit of each connection.",
    unset: "no limit",
    group: smppGroups.connections,
  }),
  connect_timeout_ms: field(orDefault(wholeNumber(100, 60_000), 10_000), {
    ...settingNotes.connectTimeout,
    meaning: "The longest time to connect and bind.",
    group: smppGroups.connections,
  }),
  /**
   * A claim of the sender lasts a minute. The wait for a place in the window and for the answer must end
   * before it.
   */
  response_timeout_ms: field(orDefault(wholeNumber(100, 40_000), 30_000), {
    ...settingNotes.responseTimeout,
    meaning: "After this time, the outcome is unknown.",
    group: smppGroups.connections,
  }),
  enquire_link_ms: field(orDefault(wholeNumber(1_000, 600_000), 30_000), {
    label: "Enquire link, ms",
    meaning: "After this time without traffic, Posthorn tests the connection.",
    group: smppGroups.connections,
  }),
  /** A header with 8 or 16 bits of reference, the SAR parameters, or whole in message_payload (5.3.2.32). */
  long_messages: field(orDefault(z.enum(["udh8", "udh16", "sar", "payload"]), "udh8"), {
    label: "Long messages",
    meaning: "How Posthorn sends texts of several segments.",
    group: smppGroups.texts,
  }),
  default_alphabet: field(orDefault(z.enum(["gsm7", "latin1"]), "gsm7"), {
    label: "Default alphabet",
    meaning: "The carrier's alphabet for data coding 0.",
    group: smppGroups.texts,
  }),
  data_codings: inGroup(
    smppGroups.texts,
    settingGroup({
      default: field(orDefault(wholeNumber(0, 255), 0), {
        label: "Data coding, default",
        meaning: "For texts in the default alphabet.",
      }),
      ucs2: field(orDefault(wholeNumber(0, 255), 8), { label: "Data coding, UCS-2", meaning: "For all other texts." }),
    }),
  ),
  /** See 7.1.1. */
  validity: field(orDefault(z.enum(["relative", "absolute", "none"]), "relative"), {
    label: "Validity",
    meaning: "The format of a validity period.",
    group: smppGroups.texts,
  }),
  source: inGroup(
    smppGroups.numbers,
    settingGroup({
      international: numbering(
        1,
        1,
        ["Sender TON, international", "Sender NPI, international"],
        "international senders",
      ),
      alphanumeric: numbering(5, 0, ["Sender TON, names", "Sender NPI, names"], "senders that are names"),
      short_code: numbering(
        3,
        0,
        ["Sender TON, short codes", "Sender NPI, short codes"],
        "senders that are short codes",
      ),
    }),
  ),
  destination: inGroup(smppGroups.numbers, numbering(1, 1, ["Recipient TON", "Recipient NPI"], "recipients")),
  short_code_digits_max: field(orDefault(wholeNumber(0, 12), 8), {
    label: "Digits of a short code",
    meaning: "The most digits, for a number without a plus.",
    group: smppGroups.numbers,
  }),
  keeps_plus: field(orDefault(z.boolean(), false), {
    label: "Keep the plus",
    meaning: "Sends the plus of international numbers.",
    group: smppGroups.numbers,
  }),
  /** For numbers of type 2, and those of type 0 that its plan contains. Null leaves them unchanged. */
  country_code: field(orNull(countryCodeSetting), { ...settingNotes.countryCode, group: smppGroups.numbers }),
  /** The parts for which a receipt is requested: registered_delivery (5.2.17). */
  receipts: field(orDefault(z.enum(["all", "failures", "none"]), "all"), {
    label: "Receipts",
    meaning: "The outcomes to request a receipt for.",
    group: smppGroups.receipts,
  }),
  /** A deliver_sm with a receipt's optional parameters, but not its esm_class. */
  receipts_by_parameters_alone: field(orDefault(z.boolean(), false), {
    label: "By parameters alone",
    meaning: "Recognizes a receipt by its parameters if the carrier does not mark it.",
    group: smppGroups.receipts,
  }),
  receipt_utc_offset_minutes: field(orDefault(wholeNumber(-900, 900), 0), {
    label: "UTC offset, minutes",
    meaning: "How far times in receipts are ahead of UTC.",
    group: smppGroups.receipts,
  }),
  message_ids: inGroup(smppGroups.receipts, messageIds),
  query_after_ms: field(numberOrNull(60_000, 604_800_000), {
    label: "Query after, ms",
    meaning: "Queries a message that has no receipt by then (query_sm).",
    unset: "never",
    group: smppGroups.receipts,
  }),
  queries_per_second: field(orDefault(wholeNumber(1, 100), 5), {
    label: "Queries per second",
    meaning: "The limit for these queries.",
    group: smppGroups.receipts,
  }),
  /**
   * `after_commit`: once the whole message is stored, or after `parts_held_ms` once the part itself is
   * stored. `at_once`: before it is stored, so that a crash can lose it.
   */
  parts_answered: field(orDefault(z.enum(["after_commit", "at_once"]), "after_commit"), {
    label: "Answer to parts",
    meaning: "When Posthorn acknowledges a part of a long inbound message.",
    group: smppGroups.inbound,
  }),
  parts_held_ms: field(orDefault(wholeNumber(100, 60_000), 1_500), {
    label: "Part hold, ms",
    meaning: "How long a part waits in memory for the other parts. Posthorn then stores it.",
    group: smppGroups.inbound,
  }),
  parts_expire_ms: field(orDefault(wholeNumber(10_000, 86_400_000), 1_800_000), {
    label: "Part expiry, ms",
    meaning: "After this time, Posthorn accepts the message without the missing parts.",
    group: smppGroups.inbound,
  }),
  /** By the number of command_status. */
  statuses: field(mapOf(statusName, statusMeaning, 500, statusOf), {
    label: "Statuses",
    meaning: "The meaning of this carrier's statuses, as JSON.",
    example: { "0x451": { code: "carrier_rejected" } },
    group: smppGroups.inbound,
  }),
  /** By the state after `stat:` in a receipt, in upper case. */
  receipt_states: field(
    mapOf(
      z.string(),
      z.strictObject({ state: orDefault(receiptState, "undelivered") }).transform(({ state }) => state),
      200,
      (name) => name.toUpperCase(),
    ),
    {
      label: "Receipt states",
      meaning: "The meaning of nonstandard values of stat: in receipts, as JSON.",
      example: { PARKED: { state: "undelivered" } },
      group: smppGroups.inbound,
    },
  ),
  /** By the error after `err:` in a receipt, in lower case without leading zeros. */
  receipt_errors: field(
    mapOf(
      z.string(),
      z.strictObject({ code: messageErrorCode }).transform(({ code }) => code),
      2_000,
      plainError,
    ),
    {
      label: "Receipt errors",
      meaning: "The meaning of err: in receipts, as JSON.",
      example: { "021": { code: "carrier_rejected" } },
      group: smppGroups.inbound,
    },
  ),
})

/** All settings of an SMPP carrier, without its secrets. */
export type SmppCarrierConfig = z.infer<typeof smppSettings>
export type SmppHost = z.infer<typeof host>
export type Numbering = SmppCarrierConfig["destination"]
export type IdFormat = SmppCarrierConfig["message_ids"]["submit"]
export type ReceiptState = z.infer<typeof receiptState>

/** Stored separately, sealed, and never shown. */
export const smppSecrets = z.strictObject({
  password: field(orDefault(latin1.max(64), ""), { ...settingNotes.password, meaning: "The password of the bind." }),
  /** The same for all hosts. Null without a certificate. */
  tls_key: field(orNull(pemSetting), settingNotes.tlsKey),
})
export type SmppSecrets = z.infer<typeof smppSecrets>
