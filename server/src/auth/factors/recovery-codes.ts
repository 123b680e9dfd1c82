import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

const codesCount = 10
const codeLength = 10
/** Omits letters that look like a digit. It has 32 characters, so each has five bits. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
const keyBytes = 32

/**
 * Ten codes of 50 random bits each, and the key of their hashes. Without the key, a reader of the hashes
 * cannot test codes (docs/decisions/055).
 */
export function newRecoveryCodes(): { codes: string[]; key: Buffer; hashes: string[] } {
  const key = randomBytes(keyBytes)
  const codes = Array.from({ length: codesCount }, newCode)
  return { codes, key, hashes: codes.map((code) => hashOf(key, code)) }
}

/**
 * Returns the remaining hashes after the code is used, or undefined for an unknown code. Each is compared in
 * constant time.
 */
export function useCode(key: Uint8Array, hashes: readonly string[], code: string): string[] | undefined {
  const given = Buffer.from(hashOf(key, spellingOf(code)))
  const left = hashes.filter((hash) => !timingSafeEqual(Buffer.from(hash), given))
  return left.length < hashes.length ? left : undefined
}

function newCode(): string {
  return [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte & 31)).join("")
}

function hashOf(key: Uint8Array, code: string): string {
  return createHmac("sha256", key).update(code).digest("base64url")
}

/** Normalises a code that people write in capitals, in groups, or with letters for digits. */
function spellingOf(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1")
}
