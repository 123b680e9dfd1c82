import { createHash } from "node:crypto"

/**
 * Returns the id that belongs to these names and this time in milliseconds. It is a UUIDv7 whose random bits
 * are a hash of the names, so the same arguments always return the same id. For rows that must be created
 * only once, even when several processes try to create them.
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
