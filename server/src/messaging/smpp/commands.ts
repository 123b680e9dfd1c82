/** The form of a mandatory parameter on the wire (SMPP 3.4, section 3.1). */
export type PduField =
  /** One octet, 0..255. */
  | { kind: "octet" }
  /**
   * A C-octet string of at most `octetsMax` octets with its closing NUL. The limit applies to sending;
   * reading accepts any length.
   */
  | { kind: "text"; octetsMax: number }
  /** sm_length and short_message: an octet with the number of the following octets, at most 254. */
  | { kind: "message" }
  /** number_of_dests and dest_address(es) of submit_multi (4.5.1). */
  | { kind: "destinations" }
  /** no_unsuccess and unsuccess_sme(s) of submit_multi_resp (4.5.2). */
  | { kind: "failures" }

export type Destination = { ton: number; npi: number; address: string } | { distributionList: string }

export interface DestinationFailure {
  ton: number
  npi: number
  address: string
  /** The command_status for this recipient. */
  status: number
}

const octet = { kind: "octet" } as const
const message = { kind: "message" } as const
const text = (octetsMax: number) => ({ kind: "text", octetsMax }) as const

const source = { sourceAddrTon: octet, sourceAddrNpi: octet, sourceAddr: text(21) }
const destination = { destAddrTon: octet, destAddrNpi: octet, destinationAddr: text(21) }
const delivery = { esmClass: octet, protocolId: octet, priorityFlag: octet }
const times = { scheduleDeliveryTime: text(17), validityPeriod: text(17) }
const content = {
  registeredDelivery: octet,
  replaceIfPresentFlag: octet,
  dataCoding: octet,
  smDefaultMsgId: octet,
  shortMessage: message,
}
const shortMessage = { serviceType: text(6), ...source, ...destination, ...delivery, ...times, ...content }
/**
 * The standard allows 9 octets for the password. Carriers assign longer ones, and their SMSCs accept them.
 */
const credentials = { systemId: text(65), password: text(65) }
const bind = {
  ...credentials,
  systemType: text(13),
  interfaceVersion: octet,
  addrTon: octet,
  addrNpi: octet,
  addressRange: text(41),
}
const bound = { systemId: text(65) }
const messageId = { messageId: text(65) }

/** The mandatory parameters of every PDU of SMPP 3.4, section 4, in the order of the wire. */
export const layouts = {
  generic_nack: {},
  bind_receiver: bind,
  bind_receiver_resp: bound,
  bind_transmitter: bind,
  bind_transmitter_resp: bound,
  bind_transceiver: bind,
  bind_transceiver_resp: bound,
  outbind: credentials,
  unbind: {},
  unbind_resp: {},
  enquire_link: {},
  enquire_link_resp: {},
  submit_sm: shortMessage,
  submit_sm_resp: messageId,
  submit_multi: {
    serviceType: text(6),
    ...source,
    destinations: { kind: "destinations" },
    ...delivery,
    ...times,
    ...content,
  },
  submit_multi_resp: { ...messageId, failures: { kind: "failures" } },
  deliver_sm: shortMessage,
  deliver_sm_resp: messageId,
  data_sm: {
    serviceType: text(6),
    ...source,
    sourceAddr: text(65),
    ...destination,
    destinationAddr: text(65),
    esmClass: octet,
    registeredDelivery: octet,
    dataCoding: octet,
  },
  data_sm_resp: messageId,
  query_sm: { ...messageId, ...source },
  query_sm_resp: { ...messageId, finalDate: text(17), messageState: octet, errorCode: octet },
  cancel_sm: { serviceType: text(6), ...messageId, ...source, ...destination },
  cancel_sm_resp: {},
  replace_sm: {
    ...messageId,
    ...source,
    ...times,
    registeredDelivery: octet,
    smDefaultMsgId: octet,
    shortMessage: message,
  },
  replace_sm_resp: {},
  alert_notification: {
    ...source,
    sourceAddr: text(65),
    esmeAddrTon: octet,
    esmeAddrNpi: octet,
    esmeAddr: text(65),
  },
} as const satisfies Record<string, Readonly<Record<string, PduField>>>

/** Section 5.1.2.1. The id of a response is that of its request with the highest bit set. */
export const requestIds = {
  bind_receiver: 0x01,
  bind_transmitter: 0x02,
  query_sm: 0x03,
  submit_sm: 0x04,
  deliver_sm: 0x05,
  unbind: 0x06,
  replace_sm: 0x07,
  cancel_sm: 0x08,
  bind_transceiver: 0x09,
  outbind: 0x0b,
  enquire_link: 0x15,
  submit_multi: 0x21,
  alert_notification: 0x102,
  data_sm: 0x103,
} as const

export const responseBit = 0x8000_0000

/** Responses without a body when their status is an error (4.1.2, 4.1.4, 4.1.6, 4.4.2). */
export const bareOnError: ReadonlySet<string> = new Set([
  "bind_receiver_resp",
  "bind_transmitter_resp",
  "bind_transceiver_resp",
  "submit_sm_resp",
])

export type CommandName = keyof typeof layouts
/** Commands that have no response. */
export type NoticeName = "outbind" | "alert_notification"
export type RequestName = Exclude<keyof typeof requestIds, NoticeName>
export type ResponseName<C extends RequestName = RequestName> = `${C}_resp`
export type BindName = "bind_receiver" | "bind_transmitter" | "bind_transceiver"

type ValueOf<F> = F extends { kind: "octet" }
  ? number
  : F extends { kind: "text" }
    ? string
    : F extends { kind: "message" }
      ? Buffer
      : F extends { kind: "destinations" }
        ? readonly Destination[]
        : readonly DestinationFailure[]

/**
 * The mandatory parameters of a command by name. Texts are Latin-1, so that one character stands for one
 * octet of any value.
 */
export type PduFields<C extends CommandName> = {
  -readonly [K in keyof (typeof layouts)[C]]: ValueOf<(typeof layouts)[C][K]>
}
