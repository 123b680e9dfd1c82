import { randomBytes } from "node:crypto"
import { generateSync, ScureBase32Plugin, verifySync } from "otplib"

const stepSeconds = 30
const digits = 6
/** RFC 4226 section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20
/** A phone's clock may be so far ahead of ours. One step back is taken besides, for the time it takes to type (RFC 6238 section 5.2). */
const skewSeconds = 5
const epochTolerance: [number, number] = [stepSeconds, skewSeconds]

export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes)
}

/**
 * The time step whose code this is, or undefined. At most two steps are looked at, three at the turn of one. Whoever keeps the step
 * and refuses it and every earlier one the next time, accepts a code once. Takes the same time wherever a wrong code differs.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = verifySync({ secret, token: code, epoch: now / 1_000, epochTolerance })
  return result.valid && "timeStep" in result ? result.timeStep : undefined
}

/** The code of one time step (RFC 6238 with SHA-1, RFC 4226 section 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  return generateSync({ secret, epoch: step * stepSeconds })
}

/** What an authenticator app reads as a QR code, and what a person types (RFC 4648 section 6, without padding). */
export function totpUri(secret: Uint8Array, { issuer, label }: { issuer: string; label: string }): string {
  const name = encodeURIComponent(`${issuer}:${label}`)
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}

const plugin = new ScureBase32Plugin()

export function base32(bytes: Uint8Array): string {
  return plugin.encode(bytes)
}
