import { randomFillSync } from "node:crypto"
import type { Clock } from "#std/clock.ts"

/** The two letters before a public identifier, by what it names. The list is closed. */
export const sidPrefixes = {
  account: "AC",
  apiKey: "SK",
  message: "MS",
  media: "MD",
  phoneNumber: "PN",
  webhook: "WH",
  event: "EV",
  delivery: "DL",
  replay: "RP",
  carrier: "CR",
  route: "RT",
  senderRule: "SR",
  rate: "RA",
  deadLetter: "DE",
  member: "MB",
  memberSession: "SN",
  invite: "IV",
  auditEntry: "AU",
  verification: "VE",
  verificationAttempt: "VL",
  block: "BK",
  factor: "YF",
  challenge: "YC",
  session: "SE",
  payment: "PY",
  refund: "RF",
  dispute: "DP",
  transaction: "TX",
  paymentProvider: "PP",
  reconciliation: "RE",
  difference: "DF",
} as const

export type SidKind = keyof typeof sidPrefixes

/** Makes a new id: a UUIDv7 in its usual 36 characters, later than every one this function made before. */
export type NewId = () => string

/** Of chance that an id takes: one for the counter's start and eight for itself, and round. */
const idBytes = 16
const poolBytes = idBytes * 256

/**
 * UUIDv7 (RFC 9562 section 5.7) with a 12-bit counter in `rand_a` (section 6.2, method 1): ids of one process sort in the
 * order in which they were made, even within a millisecond and when the clock steps back. 62 random bits remain.
 */
export function createIds(clock: Clock, fill: (bytes: Uint8Array) => void = randomFillSync): NewId {
  const pool = Buffer.alloc(poolBytes)
  let offset = poolBytes
  let digits = ""
  let lastMs = 0
  let counter = 0
  let head = ""
  let headMs = -1
  return () => {
    if (offset === poolBytes) {
      fill(pool)
      // Binary 10, the variant, before the 62 bits that stay random.
      for (let at = 1; at < poolBytes; at += idBytes) pool.writeUInt8((pool.readUInt8(at) & 0x3f) | 0x80, at)
      digits = pool.toString("hex")
      offset = 0
    }
    const nowMs = clock.now()
    if (nowMs > lastMs) {
      lastMs = nowMs
      counter = pool.readUInt8(offset)
    } else if (++counter > 0xfff) {
      lastMs += 1
      counter = 0
    }
    if (headMs !== lastMs) {
      headMs = lastMs
      const time = lastMs.toString(16).padStart(12, "0")
      head = `${time.slice(0, 8)}-${time.slice(8)}-`
    }
    const low = 2 * offset + 2
    offset += idBytes
    const stamp = (0x7000 + counter).toString(16)
    return `${head}${stamp}-${digits.slice(low, low + 4)}-${digits.slice(low + 4, low + 16)}`
  }
}

/** Ids that say whose they are: they end as the owner's own id does, and those of no other do. The first half tells them apart. */
export function createOwnedIds(ownerId: string, newId: NewId): NewId {
  const end = ownerId.slice(firstHalf)
  return () => newId().slice(0, firstHalf) + end
}

/** Time and counter, with their hyphens. */
const firstHalf = 19

/** `MS` + the id's 32 hex digits. */
export function toSid(kind: SidKind, id: string): string {
  return sidPrefixes[kind] + id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24)
}

/** The id behind a public identifier of this kind, or undefined when it cannot be one. */
export function fromSid(kind: SidKind, sid: string): string | undefined {
  if (!sid.startsWith(sidPrefixes[kind]) || !/^[A-Z]{2}[0-9a-f]{32}$/.test(sid)) return undefined
  const hex = sid.slice(2)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The smallest UUIDv7 of this millisecond: the bound for "created at or after" and for partitions. */
export function firstIdAt(ms: number): string {
  const time = Math.max(ms, 0).toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** When a UUIDv7 was made, in milliseconds since the Unix epoch. */
export function idTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
