/** An optional parameter as it is on the wire. `readTlv` interprets its value. */
export interface Tlv {
  /** 0..0xFFFF. */
  tag: number
  /** At most 65,535 octets. When read, a view into the buffer of the socket. */
  value: Buffer
}

export const noTlvs: readonly Tlv[] = Object.freeze([])

type Kind = { tag: number; kind: "integer"; octets: 1 | 2 | 4 } | { tag: number; kind: "text" | "octets" | "flag" }

const integer = (tag: number, octets: 1 | 2 | 4 = 1) => ({ tag, kind: "integer", octets }) as const
const text = (tag: number) => ({ tag, kind: "text" }) as const
const octets = (tag: number) => ({ tag, kind: "octets" }) as const

/** The optional parameters of SMPP 3.4, section 5.3.2, by name. */
const table = {
  destAddrSubunit: integer(0x0005),
  destNetworkType: integer(0x0006),
  destBearerType: integer(0x0007),
  destTelematicsId: integer(0x0008, 2),
  sourceAddrSubunit: integer(0x000d),
  sourceNetworkType: integer(0x000e),
  sourceBearerType: integer(0x000f),
  sourceTelematicsId: integer(0x0010),
  qosTimeToLive: integer(0x0017, 4),
  payloadType: integer(0x0019),
  additionalStatusInfoText: text(0x001d),
  receiptedMessageId: text(0x001e),
  msMsgWaitFacilities: integer(0x0030),
  privacyIndicator: integer(0x0201),
  sourceSubaddress: octets(0x0202),
  destSubaddress: octets(0x0203),
  userMessageReference: integer(0x0204, 2),
  userResponseCode: integer(0x0205),
  sourcePort: integer(0x020a, 2),
  destinationPort: integer(0x020b, 2),
  sarMsgRefNum: integer(0x020c, 2),
  languageIndicator: integer(0x020d),
  sarTotalSegments: integer(0x020e),
  sarSegmentSeqnum: integer(0x020f),
  scInterfaceVersion: integer(0x0210),
  callbackNumPresInd: integer(0x0302),
  callbackNumAtag: octets(0x0303),
  numberOfMessages: integer(0x0304),
  callbackNum: octets(0x0381),
  dpfResult: integer(0x0420),
  setDpf: integer(0x0421),
  msAvailabilityStatus: integer(0x0422),
  networkErrorCode: octets(0x0423),
  messagePayload: octets(0x0424),
  deliveryFailureReason: integer(0x0425),
  moreMessagesToSend: integer(0x0426),
  messageState: integer(0x0427),
  ussdServiceOp: octets(0x0501),
  displayTime: integer(0x1201),
  smsSignal: integer(0x1203, 2),
  msValidity: integer(0x1204),
  alertOnMessageDelivery: { tag: 0x130c, kind: "flag" },
  itsReplyType: integer(0x1380),
  itsSessionInfo: octets(0x1383),
} as const satisfies Record<string, Kind>

export type TlvName = keyof typeof table

type ValueOf<K> = K extends { kind: "integer" }
  ? number
  : K extends { kind: "text" }
    ? string
    : K extends { kind: "flag" }
      ? true
      : Buffer

export type TlvValue<N extends TlvName> = ValueOf<(typeof table)[N]>

export const tlvNames = Object.keys(table) as TlvName[]

/** Returns the tag of a standard parameter (SMPP 3.4, section 5.3.2). */
export function tlvTag(name: TlvName): number {
  return table[name].tag
}

const standardTags: ReadonlySet<number> = new Set(Object.values(table).map(({ tag }) => tag))

/** Returns whether the standard defines a parameter. Others are specific to a carrier. */
export function isStandardTag(tag: number): boolean {
  return standardTags.has(tag)
}

/**
 * Returns one optional parameter as it is on the wire: integers in the standard's number of octets, texts as
 * Latin-1 with a NUL.
 */
export function tlv<N extends TlvName>(name: N, value: TlvValue<N>): Tlv
export function tlv(name: TlvName, value: number | string | true | Buffer): Tlv {
  const kind: Kind = table[name]
  if (typeof value === "string") return { tag: kind.tag, value: Buffer.from(`${value}\0`, "latin1") }
  if (value === true) return { tag: kind.tag, value: Buffer.alloc(0) }
  if (typeof value !== "number") return { tag: kind.tag, value }
  const written = Buffer.alloc(kind.kind === "integer" ? kind.octets : 1)
  written.writeUIntBE(value, 0, written.length)
  return { tag: kind.tag, value: written }
}

/**
 * Returns the first parameter of that name, or undefined. Accepts the forms of real peers: integers of any
 * width up to six octets, and texts with one NUL, none or several.
 */
export function readTlv<N extends TlvName>(tlvs: readonly Tlv[], name: N): TlvValue<N> | undefined
export function readTlv(tlvs: readonly Tlv[], name: TlvName): number | string | true | Buffer | undefined {
  const kind: Kind = table[name]
  const value = tlvs.find(({ tag }) => tag === kind.tag)?.value
  if (!value || kind.kind === "octets") return value
  if (kind.kind === "flag") return true
  if (kind.kind === "integer") return value.length && value.length <= 6 ? value.readUIntBE(0, value.length) : undefined
  const nul = value.indexOf(0)
  return value.toString("latin1", 0, nul < 0 ? value.length : nul)
}
