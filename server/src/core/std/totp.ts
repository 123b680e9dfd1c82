import { randomBytes } from "node:crypto"
import { generateSync, ScureBase32Plugin, verifySync } from "otplib"

const stepSeconds = 30
const digits = 6
/** RFC 4226 section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20
/**
 * One step before is accepted for the time it takes to type, and for a slow clock of a phone. One step after
 * is accepted for a fast clock (RFC 6238 sections 5.2 and 6).
 */
const epochTolerance: [number, number] = [stepSeconds, stepSeconds]

/** Returns a new random secret of 160 bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes)
}

/**
 * Returns the time step of the code, or undefined. It checks three steps. A caller that stores the step, and
 * later refuses it and all earlier ones, accepts a code only once. The comparison takes the same time for
 * every wrong code.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = verifySync({ secret, token: code, epoch: now / 1_000, epochTolerance })
  return result.valid && "timeStep" in result ? result.timeStep : undefined
}

/** Returns the code of one time step (RFC 6238 with SHA-1, RFC 4226 section 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  return generateSync({ secret, epoch: step * stepSeconds })
}

/**
 * Returns the URI that an authenticator app reads from a QR code. It contains the secret in Base32 (RFC 4648
 * section 6) without padding, which a person can also type. A colon separates the issuer from the label, so
 * neither contains one: apps refuse such a URI.
 */
export function totpUri(secret: Uint8Array, { issuer, label }: { issuer: string; label: string }): string {
  const [shownIssuer, shownLabel] = [issuer, label].map((text) =>
    text.replaceAll(":", " ").replaceAll(/ {2,}/g, " ").trim(),
  )
  const name = encodeURIComponent(`${shownIssuer}:${shownLabel}`)
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(shownIssuer ?? "")}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}

const plugin = new ScureBase32Plugin()

/** Returns the bytes in Base32 (RFC 4648 section 6). */
export function base32(bytes: Uint8Array): string {
  return plugin.encode(bytes)
}
