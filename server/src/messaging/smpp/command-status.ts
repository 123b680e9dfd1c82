/**
 * What a command_status requires from the sender of the request:
 * - `ok`: nothing; the request succeeded.
 * - `throttled`: too fast for now; slow down and retry.
 * - `queue_full`: the peer, or this recipient's queue at the peer, is full; wait longer and retry.
 * - `temporary`: the request is correct; retry later.
 * - `credentials`: the peer refuses the bind until an operator changes something.
 * - `permanent`: the peer will refuse the same request again.
 *
 * The classes are only hints. Carriers use codes in their own ways, so the caller may know better.
 */
export type StatusClass = "ok" | "throttled" | "queue_full" | "temporary" | "credentials" | "permanent"

/**
 * Names of SMPP 3.4, section 5.1.3, table 5-2, and those of 5.0, section 4.7.6, that 3.4 peers also send.
 * Numbers 0x400..0x4FF belong to the vendors.
 */
const named = {
  ESME_ROK: [0x00, "ok"],
  ESME_RINVMSGLEN: [0x01, "permanent"],
  ESME_RINVCMDLEN: [0x02, "permanent"],
  ESME_RINVCMDID: [0x03, "permanent"],
  ESME_RINVBNDSTS: [0x04, "temporary"],
  ESME_RALYBND: [0x05, "temporary"],
  ESME_RINVPRTFLG: [0x06, "permanent"],
  ESME_RINVREGDLVFLG: [0x07, "permanent"],
  ESME_RSYSERR: [0x08, "temporary"],
  ESME_RINVSRCADR: [0x0a, "permanent"],
  ESME_RINVDSTADR: [0x0b, "permanent"],
  ESME_RINVMSGID: [0x0c, "permanent"],
  ESME_RBINDFAIL: [0x0d, "temporary"],
  ESME_RINVPASWD: [0x0e, "credentials"],
  ESME_RINVSYSID: [0x0f, "credentials"],
  ESME_RCANCELFAIL: [0x11, "permanent"],
  ESME_RREPLACEFAIL: [0x13, "permanent"],
  ESME_RMSGQFUL: [0x14, "queue_full"],
  ESME_RINVSERTYP: [0x15, "permanent"],
  ESME_RINVNUMDESTS: [0x33, "permanent"],
  ESME_RINVDLNAME: [0x34, "permanent"],
  ESME_RINVDESTFLAG: [0x40, "permanent"],
  ESME_RINVSUBREP: [0x42, "permanent"],
  ESME_RINVESMCLASS: [0x43, "permanent"],
  ESME_RCNTSUBDL: [0x44, "permanent"],
  ESME_RSUBMITFAIL: [0x45, "temporary"],
  ESME_RINVSRCTON: [0x48, "permanent"],
  ESME_RINVSRCNPI: [0x49, "permanent"],
  ESME_RINVDSTTON: [0x50, "permanent"],
  ESME_RINVDSTNPI: [0x51, "permanent"],
  ESME_RINVSYSTYP: [0x53, "credentials"],
  ESME_RINVREPFLAG: [0x54, "permanent"],
  ESME_RINVNUMMSGS: [0x55, "permanent"],
  ESME_RTHROTTLED: [0x58, "throttled"],
  ESME_RINVSCHED: [0x61, "permanent"],
  ESME_RINVEXPIRY: [0x62, "permanent"],
  ESME_RINVDFTMSGID: [0x63, "permanent"],
  ESME_RX_T_APPN: [0x64, "temporary"],
  ESME_RX_P_APPN: [0x65, "permanent"],
  ESME_RX_R_APPN: [0x66, "permanent"],
  ESME_RQUERYFAIL: [0x67, "temporary"],
  ESME_RINVOPTPARSTREAM: [0xc0, "permanent"],
  ESME_ROPTPARNOTALLWD: [0xc1, "permanent"],
  ESME_RINVPARLEN: [0xc2, "permanent"],
  ESME_RMISSINGOPTPARAM: [0xc3, "permanent"],
  ESME_RINVOPTPARAMVAL: [0xc4, "permanent"],
  ESME_RDELIVERYFAILURE: [0xfe, "temporary"],
  ESME_RUNKNOWNERR: [0xff, "temporary"],
  ESME_RSERTYPUNAUTH: [0x100, "permanent"],
  ESME_RPROHIBITED: [0x101, "permanent"],
  ESME_RSERTYPUNAVAIL: [0x102, "temporary"],
  ESME_RSERTYPDENIED: [0x103, "permanent"],
  ESME_RINVDCS: [0x104, "permanent"],
} as const satisfies Record<string, readonly [number, StatusClass]>

export type StatusName = keyof typeof named

/** The numbers of the named statuses. */
export const commandStatus = Object.fromEntries(
  Object.entries(named).map(([name, [status]]) => [name, status]),
) as Readonly<Record<StatusName, number>>

const byNumber = new Map<number, { name: StatusName; class: StatusClass }>(
  Object.entries(named).map(([name, [status, statusClass]]) => [
    status,
    { name: name as StatusName, class: statusClass },
  ]),
)

/** Returns `ESME_RTHROTTLED` for 0x58, and the hexadecimal form of a number without a name: `0x00000451`. */
export function statusName(status: number): string {
  return byNumber.get(status)?.name ?? `0x${status.toString(16).padStart(8, "0")}`
}

/**
 * Returns the class of a status. Numbers without a name are permanent, because retrying an unknown status
 * forever helps neither side.
 */
export function statusClass(status: number): StatusClass {
  return byNumber.get(status)?.class ?? "permanent"
}
