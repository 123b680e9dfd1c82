import { createHash } from "node:crypto"

/**
 * The id that belongs to some names at a time in milliseconds: a UUIDv7 whose bits of chance are their hash, so whoever makes it
 * again makes the same. For rows that must not be made twice, however often and by whomever it is tried.
 */
export function derivedId(ms: number, ...names: readonly string[]): string {
  const bytes = createHash("sha256").update(names.join(" ")).digest().subarray(0, 16)
  bytes.writeUIntBE(ms, 0, 6)
  // RFC 9562 section 5.7: the version, then the variant.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
