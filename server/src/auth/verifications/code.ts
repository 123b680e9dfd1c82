import { createHmac, timingSafeEqual } from "node:crypto"
import { channelOf } from "#messaging/numbers/address.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"

/**
 * Codes and link tokens are derived from the verification's id with a key of the installation, so no table
 * holds them. The key is the oldest one. It stays when the operator adds a new one, so pending codes stay
 * valid.
 */
export function codeKeyOf(keys: SecretKeys): Uint8Array {
  const oldest = keys.at(-1) ?? keys[0]
  return createHmac("sha256", oldest).update("posthorn verification codes").digest()
}

/**
 * Returns the decimal code of a verification for one address, 4 to 10 digits. Every code is equally likely.
 * Each address has its own code, so that a code proves the address that received it. A phone number is
 * written without a prefix: its code has no suffix, as in older releases.
 */
export function codeOf(key: Uint8Array, id: string, length: number, to: string): string {
  const codes = 10 ** length
  // A draw beyond the last whole multiple of `codes` would make small codes more likely, so it is repeated:
  // at most one in 28,000.
  const end = Math.floor(drawMax / codes) * codes
  for (let tries = 0; ; tries++) {
    const draw = mac(key, "code", id, String(length), String(tries), ...suffixOf(to)).readUIntBE(0, drawBytes)
    if (draw < end) return String(draw % codes).padStart(length, "0")
  }
}

function suffixOf(to: string): string[] {
  return channelOf(to) === "sms" ? [] : [to]
}

const drawBytes = 6
const drawMax = 2 ** (8 * drawBytes)

/** The verification of a link. */
export interface Linked {
  accountId: string
  id: string
}

/**
 * Returns the token of the link to one address, in base64url: both ids, which find the verification, and 128
 * bits derived from the key.
 */
export function tokenOf(key: Uint8Array, { accountId, id }: Linked, to: string): string {
  const ids = Buffer.from((accountId + id).replaceAll("-", ""), "hex")
  return Buffer.concat([ids, mac(key, "link", accountId, id, ...suffixOf(to)).subarray(0, tokenMacBytes)]).toString(
    "base64url",
  )
}

const idBytes = 16
const tokenMacBytes = 16
export const tokenLength = 64
const tokenPattern = /^[A-Za-z0-9_-]{64}$/

/** Returns the ids in a token, whether it is valid or not. Undefined for a text that is not a token. */
export function parseLinkToken(token: string): Linked | undefined {
  if (!tokenPattern.test(token)) return undefined
  const bytes = Buffer.from(token, "base64url")
  return { accountId: uuidOf(bytes.subarray(0, idBytes)), id: uuidOf(bytes.subarray(idBytes, 2 * idBytes)) }
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Compares in the same time, wherever the two differ. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHmac("sha256", "compare").update(text).digest())
  return timingSafeEqual(a as Buffer, b as Buffer)
}

/**
 * Returns the mask that a stored text contains in place of the code or token. It has the same length and fits
 * every alphabet.
 */
export function maskOf(length: number): string {
  return "*".repeat(length)
}

/** Only a mask has this many asterisks, because settings refuse them in names. */
const masks = /\*{4,64}/g

/** Returns the text with the code or the token in place of each mask. */
export function reveal(text: string, secretOf: (length: number) => string): string {
  return text.replace(masks, ({ length }) => secretOf(length))
}

function mac(key: Uint8Array, ...names: string[]): Buffer {
  return createHmac("sha256", key).update(names.join(" ")).digest()
}
