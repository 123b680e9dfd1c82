import { randomFillSync } from "node:crypto"
import type { Clock } from "#core/std/clock.ts"
import { dayMs } from "./durations.ts"

/** The two letters at the start of a public identifier, by the kind of the resource. The list is closed. */
export const sidPrefixes = {
  account: "AC",
  apiKey: "SK",
  message: "MS",
  media: "MD",
  phoneNumber: "PN",
  messagingService: "MG",
  serviceSender: "AI",
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
  verificationService: "VA",
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

/**
 * Further prefixes of the same sids. Programs for Twilio know `SM`, with media `MM`, and `ME`. A sender of a
 * messaging service is `PN` or `SC` when it is a number.
 */
const otherPrefixes: Partial<Record<SidKind, readonly string[]>> = {
  message: ["SM", "MM"],
  media: ["ME"],
  serviceSender: ["PN", "SC"],
}

/** Returns a new UUIDv7 of 36 characters. Each id sorts after all earlier ids of the same function. */
export type NewId = () => string

/**
 * Random bytes for one id: one for the start of the counter, eight for the id itself, rounded up to a power
 * of two.
 */
const idBytes = 16
const poolBytes = idBytes * 256

/**
 * Ids are never further ahead of the clock. It is longer than a mistaken time zone, and shorter than the time
 * for which partitions exist.
 */
export const idsAheadMaxMs = dayMs

/**
 * Returns a function that creates UUIDv7 (RFC 9562 section 5.7) with a 12-bit counter in `rand_a` (section
 * 6.2, method 1). The ids of one process sort in the order of their creation, even within a millisecond and
 * when the clock steps back. The time of the ids then stands still until the clock reaches it. It proceeds
 * by a millisecond for 4,096 ids. After a step back by more than `idsAheadMaxMs`, ids follow the clock, and
 * sort before the earlier ones. 62 bits remain random.
 */
export function createIds(clock: Pick<Clock, "now">, fill: (bytes: Uint8Array) => void = randomFillSync): NewId {
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
      // The variant, binary 10, precedes the 62 random bits.
      for (let at = 1; at < poolBytes; at += idBytes) pool.writeUInt8((pool.readUInt8(at) & 0x3f) | 0x80, at)
      digits = pool.toString("hex")
      offset = 0
    }
    const nowMs = clock.now()
    if (nowMs > lastMs || nowMs < lastMs - idsAheadMaxMs) {
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

/**
 * Returns a function that creates ids which name their owner: they end like the owner's id, and ids of other
 * owners do not. The first half distinguishes the ids of one owner.
 */
export function createOwnedIds(ownerId: string, newId: NewId): NewId {
  const end = ownerId.slice(firstHalf)
  return () => newId().slice(0, firstHalf) + end
}

/** The characters of the time and the counter, with their hyphens. */
const firstHalf = 19

/** Returns the public identifier: the prefix, such as `MS`, and the 32 hex digits of the id. */
export function toSid(kind: SidKind, id: string): string {
  return sidPrefixes[kind] + id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24)
}

/** Returns the id in a public identifier of this kind, or undefined when the text is not one. */
export function fromSid(kind: SidKind, sid: string): string | undefined {
  if (!sid.startsWith(sidPrefixes[kind]) && !otherPrefixes[kind]?.includes(sid.slice(0, 2))) return undefined
  if (!/^[A-Z]{2}[0-9a-f]{32}$/.test(sid)) return undefined
  const hex = sid.slice(2)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * Returns the smallest UUIDv7 of this millisecond. It is the bound for "created at or after", and for
 * partitions.
 */
export function firstIdAt(ms: number): string {
  const time = Math.max(ms, 0).toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Returns the creation time of a UUIDv7, in milliseconds since the Unix epoch. */
export function idTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
