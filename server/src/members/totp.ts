import { createHmac, randomBytes } from "node:crypto"

const stepMs = 30_000
const digits = 6
/** RFC 4226 section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20
/** A phone's clock may be so far ahead of ours. One step back is taken besides, for the time it takes to type (RFC 6238 section 5.2). */
const skewMs = 5_000

export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes)
}

/** The time step whose code this is, or undefined. At most two steps are looked at, three at the turn of one. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const newest = Math.floor((now + skewMs) / stepMs)
  for (let step = newest; step >= Math.floor(now / stepMs) - 1; step--) if (codeAt(secret, step) === code) return step
  return undefined
}

/** The code of one time step (RFC 6238 with SHA-1, RFC 4226 section 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac("sha1", secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, "0")
}

/** What an authenticator app reads as a QR code, and what a person types (RFC 4648 section 6, without padding). */
export function totpUri(secret: Uint8Array, email: string): string {
  const label = `Posthorn:${email}`
  return `otpauth://totp/${encodeURIComponent(label)}?secret=${base32(secret)}&issuer=Posthorn&algorithm=SHA1&digits=${digits}&period=30`
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

export function base32(bytes: Uint8Array): string {
  let text = ""
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((value >>> (bits - 5)) & 31)
    value &= 0xff
  }
  return bits ? text + alphabet.charAt((value << (5 - bits)) & 31) : text
}
